import type {ExportKind} from './entries';
import type {Reflection} from './model';

/** Folder of the section with the pages of some kinds of exports. */
type Folder = {
  folder: string;
  label: string;
  /** The words of its landing page. */
  description: string;
  text: string;
};

/** The folders in the order of the sidebar. */
export const folders: readonly Folder[] = [
  {
    folder: 'classes',
    label: 'Classes',
    description:
      'Classes that plugins meet in the admin panel: what they hold and what their methods do.',
    text: 'Classes of the two modules. Take StrapiApp when you write the register function of a plugin, ContentManagerPlugin when you extend the Content Manager, FetchError when a request fails.',
  },
  {
    folder: 'interfaces',
    label: 'Interfaces',
    description:
      'Interfaces that plugins can import: props, context values, descriptions of actions and panels.',
    text: 'Interfaces of the two modules, in alphabetical order. The page of the modules lists them by purpose, with one line each.',
  },
  {
    folder: 'namespaces',
    label: 'Namespaces',
    description:
      'Constants that are namespaces too: Filters, Pagination and Table with their parts and types.',
    text: 'Each of these is a constant whose properties are components, and a namespace that holds their types. Together they make a list view of filters, a table and its pages.',
  },
  {
    folder: 'functions',
    label: 'Functions',
    description:
      'Functions, hooks and components that plugins can import from the admin panel of Strapi.',
    text: 'Hooks, components and helpers of the two modules, in alphabetical order. Each page has a call that compiles, what it returns, and what can go wrong.',
  },
  {
    folder: 'types',
    label: 'Types',
    description: 'Type aliases that plugins can import: contexts, options, payloads and widgets.',
    text: 'Type aliases of the two modules, in alphabetical order. Each page shows the whole type and where you meet it.',
  },
  {
    folder: 'variables',
    label: 'Variables',
    description:
      'Constants that plugins can import: objects of components, sizes, and the shared RTK Query API.',
    text: 'Constants of the two modules: objects whose properties are components, such as Page and Layouts, sizes of the layout, and shared objects.',
  },
  {
    folder: 'other',
    label: 'Other exports',
    description: 'Exports that are neither classes, interfaces, functions, types nor variables.',
    text: 'What the two modules export besides, as TypeDoc writes it.',
  },
];

/** Returns the folder of an export's page. A component that is an object of others, such as Page, is a variable. */
export function folderOf(kind: ExportKind, {type}: Reflection): string {
  const isObject = type?.type === 'reflection' && !type.declaration.signatures;
  const byKind: Record<ExportKind, string> = {
    class: 'classes',
    component: isObject ? 'variables' : 'functions',
    constant: 'variables',
    function: 'functions',
    hook: 'functions',
    interface: 'interfaces',
    namespace: 'namespaces',
    other: 'other',
    type: 'types',
  };
  return byKind[kind];
}
