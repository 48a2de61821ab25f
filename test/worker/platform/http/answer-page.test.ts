import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, call, makeOrganization } from '../../helpers.ts';

interface Operation {
  parameters?: { name: string; schema: { description?: string } }[];
  responses: Record<
    string,
    { headers?: Record<string, unknown>; content?: Record<string, { schema: { type?: string } }> }
  >;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const { paths } = await (await call('GET', '/api-docs')).json<Document>();
/** The paths of the lists with pages. */
const lists = Object.entries(paths).flatMap(([path, { get }]) => {
  const answer = get?.responses['200'];
  const isList = answer?.headers?.['Link'] && answer.content?.['application/json']?.schema.type === 'array';
  return isList ? [path] : [];
});

describe('every list takes fields', () => {
  let client: Client;
  beforeAll(async () => {
    client = await makeOrganization();
  });

  test('there are lists', () => {
    expect(lists.length).toBeGreaterThan(14);
  });

  test.each(lists)('%s names them in its description, and refuses others', async (path) => {
    const parameter = paths[path]!['get']!.parameters?.find(({ name }) => name === 'fields');
    expect(parameter).toBeDefined();
    const response = await client.request('GET', `${path.replace('{id}', '1')}?fields=nonsense`);
    expect(response.status).toBe(400);
    const { errors } = await response.json<{ errors: { path: string; message: string }[] }>();
    // A list may have other parameters that it requires.
    const ofFields = errors.filter((each) => each.path === 'fields');
    expect(ofFields).toHaveLength(1);
    expect(ofFields[0]!.message).toContain('"nonsense"');
  });
});

test('the items of another list have the fields that are asked for', async () => {
  const client = await makeOrganization();
  const { id } = await (await client.request('POST', '/api/tasks', { title: 't' })).json<{ id: number }>();
  await client.request('PATCH', `/api/tasks/${id}`, { status: 'done' });
  const history = await client.request('GET', `/api/tasks/${id}/history?fields=to,from`);
  expect(await history.json()).toEqual([{ from: 'todo', to: 'done' }]);
});
