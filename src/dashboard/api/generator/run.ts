/** `npm run api-types`: makes the types of the API from its OpenAPI document. With `--check`: fails if they are stale. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTs, { astToString } from 'openapi-typescript';

const target = join(import.meta.dirname, '..', 'schema.d.ts');
const node = ['--disable-warning=ExperimentalWarning', 'src/dev/openapi.ts'];
const document = execFileSync('node', node, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const types = `// Made by \`npm run api-types\`.\n${astToString(await openapiTs(document, { alphabetize: true }))}`;

if (!process.argv.includes('--check')) writeFileSync(target, types);
else if (readFileSync(target, 'utf8') !== types) {
  console.error('src/dashboard/api/schema.d.ts is stale: run `npm run api-types`.');
  process.exitCode = 1;
}
