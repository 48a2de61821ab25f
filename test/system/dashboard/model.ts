/** A model that the assistant can ask. */
export const MODEL = {
  id: 'openai/gpt-5-mini',
  provider: 'openai',
  name: 'gpt-5-mini',
  is_default: true,
  is_own: false,
  context_tokens: 128_000,
  json_schema: true,
  price: { input: 1, output: 1 },
};
