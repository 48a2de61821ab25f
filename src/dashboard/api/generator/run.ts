/** `npm run api-types`: generates the types of the API client from the OpenAPI document. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTs, { astToString } from 'openapi-typescript';

const target = join(import.meta.dirname, '..', 'schema.d.ts');
const node = ['--disable-warning=ExperimentalWarning', 'src/dev/commands/openapi.ts'];
const document = execFileSync('node', node, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const types = astToString(await openapiTs(document, { alphabetize: true }));
writeFileSync(target, `// Made by \`npm run api-types\`.\n${types}`);
