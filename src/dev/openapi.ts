/** `npm run openapi`: prints the OpenAPI document that `/api-docs` serves. */
import { createApp } from '../worker/app.ts';
import { modules } from '../worker/modules.ts';
import { describeApi } from '../worker/platform/http/openapi.ts';

console.log(JSON.stringify(describeApi(createApp(), modules), null, 2));
