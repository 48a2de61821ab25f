import { createFileRoute } from '@tanstack/react-router';

/** The address of a chat. What it shows is the screen above it. */
export const Route = createFileRoute('/_app/assistant/$chatId')({});
