/** `npm run openapi`: prints the OpenAPI document that `/api-docs` serves. */
import '../wasm.mjs';

// Imported after the hook that loads WebAssembly: static imports would run before it.
const { createApp } = await import('../../worker/app.ts');
const { modules } = await import('../../worker/modules.ts');
const { describeApi } = await import('../../worker/platform/http/openapi.ts');

console.log(JSON.stringify(describeApi(createApp(), modules), null, 2));
