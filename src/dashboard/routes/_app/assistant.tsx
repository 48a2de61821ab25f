import { createFileRoute, useParams } from '@tanstack/react-router';
import { Assistant } from '../../features/assistant/index.ts';

export const Route = createFileRoute('/_app/assistant')({ component: AssistantScreen });

/** One screen for all chats, so that an answer continues when its chat gets a URL. */
function AssistantScreen() {
  const { chatId } = useParams({ strict: false });
  return (
    <Assistant chatId={chatId !== undefined && /^[1-9]\d{0,15}$/.test(chatId) ? Number(chatId) : undefined} />
  );
}
