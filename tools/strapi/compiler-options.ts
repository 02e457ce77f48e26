/** How code that uses the published packages is compiled: as a Strapi project, but stricter, and with the resolution of a bundler. */
export const compilerOptions = {
  esModuleInterop: true,
  jsx: 'react-jsx',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: 'ES2022',
} as const;
