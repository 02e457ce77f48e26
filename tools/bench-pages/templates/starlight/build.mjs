import {build} from 'astro';

// Not by Astro's command line, which refuses Node 20; its library does not.
await build({root: import.meta.dirname, logLevel: 'warn'});
