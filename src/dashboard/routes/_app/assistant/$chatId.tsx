import { createFileRoute } from '@tanstack/react-router';

/** The URL of a chat, which the parent route renders. */
export const Route = createFileRoute('/_app/assistant/$chatId')({});
