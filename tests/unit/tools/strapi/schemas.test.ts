import {expect, test} from 'vitest';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {strapiDir} from '../../../../tools/strapi/install';
import {generateSchemas, SCHEMAS_FILE} from '../../../../tools/strapi/schemas';
import {projectDir} from '../../../paths';

test('the types of the content types are those that the published command line makes', async () => {
  const committed = readFileSync(path.join(projectDir, SCHEMAS_FILE), 'utf8');
  expect(await generateSchemas(strapiDir)).toBe(committed);
});
