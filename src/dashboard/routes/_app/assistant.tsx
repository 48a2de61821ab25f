import { createFileRoute, useParams } from '@tanstack/react-router';
import { Assistant } from '../../features/assistant/index.ts';

export const Route = createFileRoute('/_app/assistant')({ component: AssistantScreen });

/** The screen is the same for every chat, so that an answer goes on when its chat gets an address. */
function AssistantScreen() {
  const { chatId } = useParams({ strict: false });
  return (
    <Assistant chatId={chatId !== undefined && /^[1-9]\d{0,15}$/.test(chatId) ? Number(chatId) : undefined} />
  );
}
