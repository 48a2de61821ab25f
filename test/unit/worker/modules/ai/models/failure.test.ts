import { APICallError } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { failureOf } from '../../../../../../src/worker/modules/ai/models/failure.ts';

const errorOf = (statusCode: number, message: string) =>
  new APICallError({
    message,
    url: 'http://models.test',
    requestBodyValues: {},
    statusCode,
    responseBody: JSON.stringify({ error: { message } }),
  });

test.each([
  [400, 'registry.ollama.ai/library/gemma3:latest does not support tools'],
  [400, '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set'],
  [500, 'tools param requires --jinja flag'],
  [404, 'No endpoints found that support tool use.'],
  [400, '`tools` is not supported with this model.'],
])('%i "%s": the model has no tools', (status, message) => {
  expect(failureOf(errorOf(status, message), 0)).toEqual({ kind: 'no_tools' });
});

test.each([
  [500, 'The server had an error while processing your request.', 'failing'],
  [404, 'The model does not exist or you do not have access to it.', 'misconfigured'],
  [400, "Unsupported value: 'temperature' does not support 0.", 'misconfigured'],
])('%i "%s": %s', (status, message, kind) => {
  expect(failureOf(errorOf(status, message), 0)).toEqual({ kind });
});
