import type {Item, State} from './panel';

/** Returns the id of the element that stands for a row. The library gives its own to what is around it. */
export function optionIdOf(fieldId: string, {__autocomplete_id: number}: Item): string {
  return `${fieldId}-option-${number}`;
}

/**
 * Returns the attributes of the field: a combobox that names the list and the active row while they are in the page.
 *
 * @param listIds of the lists, as the library names them
 */
export function comboboxProps(fieldId: string, state: State, listIds: string | undefined): object {
  const isShown =
    state.isOpen && (state.status !== 'loading' || document.querySelector('.aa-Panel') !== null);
  const lists = isShown ? state.collections.filter(({items}) => items.length > 0) : [];
  const active = lists
    .flatMap(({items}) => items)
    .find(({__autocomplete_id: number}) => number === state.activeItemId);
  return {
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': lists.length > 0,
    'aria-controls': lists.length > 0 ? listIds : undefined,
    'aria-activedescendant': active && optionIdOf(fieldId, active),
  };
}
