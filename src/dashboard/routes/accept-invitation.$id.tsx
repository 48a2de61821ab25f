import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/accept-invitation/$id')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/accept-invitation/$id"!</div>;
}
