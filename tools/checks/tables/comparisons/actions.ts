import {compareFiles} from './files';
import {objectsWith} from './objects';

/** The actions of permissions that files register: objects with `uid` and `pluginName`. */
export const actions = compareFiles(
  (files) =>
    objectsWith(files, 'uid', 'pluginName').map(({uid, pluginName}) =>
      pluginName === 'admin' || pluginName === 'api'
        ? `${pluginName}::${uid}`
        : `plugin::${pluginName}.${uid}`,
    ),
  () => (texts) => texts,
);
