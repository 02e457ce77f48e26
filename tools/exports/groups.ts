/** A purpose that exports share: a heading of the index. */
export type Group = {
  name: string;
  /** Id of the heading, behind the kind of the exports: `hooks-forms`. */
  id: string;
  /** Tags of the pages of its interfaces, besides `public API`. */
  tags: string[];
};

/** The purposes in the order of the index. */
export const groups: readonly Group[] = [
  {name: 'Pages and layout', id: 'pages', tags: ['components']},
  {name: 'Forms', id: 'forms', tags: ['components']},
  {name: 'Lists and tables', id: 'lists', tags: ['components', 'list-view']},
  {name: 'Feedback', id: 'feedback', tags: ['components']},
  {name: 'Requests and errors', id: 'requests', tags: ['fetch']},
  {name: 'Session and tokens', id: 'session', tags: ['fetch']},
  {name: 'Users, roles and permissions', id: 'users', tags: ['permissions', 'users']},
  {name: 'App and plugins', id: 'app', tags: ['plugins']},
  {name: 'URL and history', id: 'url', tags: ['components']},
  {name: 'Device and browser', id: 'device', tags: ['components']},
  {name: 'Stored state', id: 'state', tags: ['redux-store']},
  {name: 'Homepage widgets', id: 'widgets', tags: ['plugins']},
  {name: 'Rules', id: 'rules', tags: ['components']},
  {name: 'Guided tour and telemetry', id: 'tour', tags: ['components']},
  {name: 'Documents', id: 'documents', tags: ['content-manager', 'documents']},
  {name: 'Edit view', id: 'edit-view', tags: ['content-manager', 'edit-view']},
  {name: 'List view', id: 'list-view', tags: ['content-manager', 'list-view']},
  {name: 'Rich text blocks', id: 'blocks', tags: ['content-manager', 'plugins']},
];
