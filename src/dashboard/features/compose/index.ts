import { lazy } from 'react';

interface ReplyProps {
  emailId: number;
  mode: 'reply' | 'all' | 'forward';
  threadId: number;
  onClose: () => void;
}

export const Reply = lazy(async () => ({ default: (_: ReplyProps) => null }));
export const Compose = lazy(async () => ({ default: (_: { onClose: () => void }) => null }));
