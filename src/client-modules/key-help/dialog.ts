/** The keys of the site by where they work: several in one entry are steps or choices, as its text says. */
const groups: {title: string; keys: [keys: string[], text: string][]}[] = [
  {
    title: 'Everywhere',
    keys: [
      [['/'], 'Search'],
      [['Ctrl K', '⌘ K'], 'Search, also while you type in a field'],
      [['?'], 'This list'],
    ],
  },
  {
    title: 'In the search',
    keys: [
      [['↑', '↓'], 'Choose a result; in an empty field, a recent or suggested search'],
      [['Enter'], 'Open it: the focus goes to its section'],
      [['Ctrl Enter', '⌘ Enter'], 'Open it in a new tab'],
      [['Shift Enter'], 'Open it in a new window'],
      [['in:'], 'Search one section only, in:guides for one; delete it to go back'],
      [['Esc'], 'Close the results; once more: clear the field'],
    ],
  },
  {
    title: 'In the text',
    keys: [
      [['Esc'], 'Remove the marks of the searched words'],
      [['Tab'], 'Go on to the next link, diagram or table that scrolls'],
      [['←', '→'], 'Scroll the table or code that has the focus'],
    ],
  },
];

const TITLE_ID = 'key-help-title';

/** Returns an element with this content. */
function element(name: string, ...content: (Node | string)[]): HTMLElement {
  const created = document.createElement(name);
  created.append(...content);
  return created;
}

/** Returns the keys of an entry, each in an element of its own. */
function renderKeys(keys: string[]): Node[] {
  return keys.flatMap((key, index) => [
    ...(index > 0 ? [document.createTextNode(' ')] : []),
    element('kbd', key),
  ]);
}

function createDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'key-help';
  dialog.setAttribute('aria-labelledby', TITLE_ID);
  const title = element('h2', 'Keys');
  title.id = TITLE_ID;
  const close = element('button', 'Close') as HTMLButtonElement;
  close.type = 'button';
  close.addEventListener('click', () => dialog.close());
  const bar = element('header', title, close);
  dialog.append(
    bar,
    ...groups.flatMap((group) => [
      element('h3', group.title),
      element(
        'dl',
        ...group.keys.map(([keys, text]) =>
          element('div', element('dt', ...renderKeys(keys)), element('dd', text)),
        ),
      ),
    ]),
  );
  dialog.addEventListener('click', ({target}) => {
    // The dialog itself is only hit beside its content: on the backdrop.
    if (target === dialog) {
      dialog.close();
    }
  });
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}

/** Shows the keys of the site in a modal dialog, unless a dialog is open. Closing it gives the focus back. */
export function showKeys(): void {
  if (!document.querySelector('dialog[open]')) {
    const dialog = createDialog();
    document.body.append(dialog);
    dialog.showModal();
  }
}
