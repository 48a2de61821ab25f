/** `npm run openapi`: prints the OpenAPI document that `/api-docs` serves. */
import { createApp } from '../worker/app.ts';
import { describeApi } from '../worker/platform/http/openapi.ts';

console.log(JSON.stringify(describeApi(createApp()), null, 2));
