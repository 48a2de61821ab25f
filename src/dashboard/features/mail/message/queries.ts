import { infiniteQueryOptions } from '@tanstack/react-query';
import { client, type Schemas } from '../../../api/client.ts';

/** A page of messages, oldest first. */
export interface MessagePage {
  messages: Schemas['ThreadMessage'][];
  cursor: string | undefined;
}

/** The messages of an email's conversation, oldest first. Most conversations have one page. */
export const messagesOptions = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['get', '/api/emails/{id}/thread', { params: { path: { id } } }, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<MessagePage> => {
      const query = pageParam === undefined ? {} : { cursor: pageParam };
      const { data, response } = await client.GET('/api/emails/{id}/thread', {
        params: { path: { id }, query },
        signal,
      });
      const next = response.headers.get('link')?.match(/<([^<>]*)>; rel="next"/)?.[1];
      const cursor = next && new URL(next, location.href).searchParams.get('cursor');
      return { messages: data!.messages, cursor: cursor || undefined };
    },
    getNextPageParam: ({ cursor }) => cursor,
  });
