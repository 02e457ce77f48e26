import {createRequire} from 'node:module';
import type TypeScript from 'typescript-api';

/** The compiler API (TypeScript 5.9; version 7 has none). Required by Node itself: jiti would translate its nine megabytes. */
export const typescript: typeof TypeScript = createRequire(__filename)('typescript-api');
