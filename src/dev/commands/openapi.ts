/**
 * `npm run openapi`: prints the OpenAPI document. With a path, writes it there instead: `run.mjs` makes the asset that
 * `/api-docs` serves.
 */
import '../wasm.mjs';
import { renameSync, writeFileSync } from 'node:fs';

// Imported after the hook that loads WebAssembly: static imports would run before it.
const { loadWholeApp } = await import('../../worker/app.ts');
const { modules } = await import('../../worker/modules.ts');
const { describeApi } = await import('../../worker/platform/http/openapi.ts');

const document = describeApi(await loadWholeApp(), modules);
const [path] = process.argv.slice(2);
if (path === undefined) {
  console.log(JSON.stringify(document, null, 2));
} else {
  // Another process may read the file meanwhile.
  const whole = `${path}.${process.pid}`;
  writeFileSync(whole, JSON.stringify(document));
  renameSync(whole, path);
}
