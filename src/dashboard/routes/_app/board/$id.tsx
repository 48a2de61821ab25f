import { createFileRoute } from '@tanstack/react-router';
import { api } from '../../../api/client.ts';
import { TaskPane } from '../../../features/board/index.ts';

export const Route = createFileRoute('/_app/board/$id')({
  // Starts when a card is hovered or focused.
  loader({ context: { queries }, params }) {
    const query = api.queryOptions('get', '/api/tasks/{id}', { params: { path: { id: Number(params.id) } } });
    void queries.prefetchQuery(query);
  },
  component: TaskScreen,
});

function TaskScreen() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  return <TaskPane id={Number(id)} search={search} />;
}
