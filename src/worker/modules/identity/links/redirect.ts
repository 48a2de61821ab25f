/** Describes the response to a mailed link that leads to a page. */
export const redirect = (description: string) => ({
  description,
  headers: { Location: { description: 'Where to go.', schema: { type: 'string' as const } } },
});
