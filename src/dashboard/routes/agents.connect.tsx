import { createFileRoute } from '@tanstack/react-router';
import { ConnectScreen } from '../features/agents/connect-screen.tsx';

export const Route = createFileRoute('/agents/connect')({ component: Connect });

/** The request as the program has sent it: the router would read numbers and JSON into it. */
function Connect() {
  return <ConnectScreen request={location.search.slice(1)} />;
}
