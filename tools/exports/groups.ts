/** A purpose that exports share: a heading of the index. */
export type Group = {
  name: string;
  /** Tags of the pages of its interfaces, besides `public API`. */
  tags: string[];
};

/** The purposes in the order of the index. */
export const groups: readonly Group[] = [
  {name: 'Pages and layout', tags: ['components']},
  {name: 'Forms', tags: ['components']},
  {name: 'Lists and tables', tags: ['components', 'list-view']},
  {name: 'Feedback', tags: ['components']},
  {name: 'Requests and errors', tags: ['fetch']},
  {name: 'Session and tokens', tags: ['fetch']},
  {name: 'Users, roles and permissions', tags: ['permissions', 'users']},
  {name: 'App and plugins', tags: ['plugins']},
  {name: 'URL and history', tags: ['components']},
  {name: 'Device and browser', tags: ['components']},
  {name: 'Stored state', tags: ['redux-store']},
  {name: 'Homepage widgets', tags: ['plugins']},
  {name: 'Rules', tags: ['components']},
  {name: 'Guided tour and telemetry', tags: ['components']},
  {name: 'Documents', tags: ['content-manager', 'documents']},
  {name: 'Edit view', tags: ['content-manager', 'edit-view']},
  {name: 'List view', tags: ['content-manager', 'list-view']},
  {name: 'Rich text blocks', tags: ['content-manager', 'plugins']},
];
