import type {Comparison} from '../expectation';
import {actions} from './actions';
import {commands} from './commands';
import {defaults} from './defaults';
import {events} from './events';
import {exports} from './exports';
import {keys} from './keys';
import {members} from './members';
import {messages} from './messages';
import {options} from './options';
import {parameters} from './parameters';
import {routes} from './routes';
import {strings} from './strings';

/** What a table can be compared with, by the first word of its comment. */
export const comparisons: ReadonlyMap<string, Comparison> = new Map(
  Object.entries({
    members,
    keys,
    parameters,
    strings,
    defaults,
    events,
    exports,
    routes,
    messages,
    actions,
    options,
    commands,
  }),
);
