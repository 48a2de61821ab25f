import type { NoticeKind } from '../../../contract/notifications/notifications.ts';
import { defineTexts, type Language } from '../../../lib/language.ts';

/** Pushes and the digest: what happened, and what is unread. */
export const notificationWords = defineTexts({
  en: {
    by: {
      mention: (name: string) => `${name} mentioned you`,
      assignment: (name: string) => `${name} assigned something to you`,
      reply: (name: string) => `${name} replied`,
    },
    happened: {
      mention: 'You were mentioned',
      assignment: 'Something was assigned to you',
      reply: 'New reply',
      caption: 'A caption waits for approval',
      proposal: 'An agent waits for approval',
      failure: 'Something failed',
    },
    unread: (count: number) => `${count} unread ${count === 1 ? 'notification' : 'notifications'}`,
    manyUnread: (most: number) => `More than ${most} unread notifications`,
    why: (settings: string) => `You get this email as you asked for a summary. Change that at ${settings}`,
  },
  de: {
    by: {
      mention: (name) => `${name} hat dich erwähnt`,
      assignment: (name) => `${name} hat dir etwas zugewiesen`,
      reply: (name) => `${name} hat geantwortet`,
    },
    happened: {
      mention: 'Du wurdest erwähnt',
      assignment: 'Dir wurde etwas zugewiesen',
      reply: 'Neue Antwort',
      caption: 'Ein Beitrag wartet auf Freigabe',
      proposal: 'Ein Agent wartet auf Freigabe',
      failure: 'Etwas hat nicht geklappt',
    },
    unread: (count) => `${count} ungelesene ${count === 1 ? 'Benachrichtigung' : 'Benachrichtigungen'}`,
    manyUnread: (most) => `Mehr als ${most} ungelesene Benachrichtigungen`,
    why: (settings) =>
      `Du bekommst diese E-Mail, weil du eine Zusammenfassung wolltest. Das lässt sich hier ändern: ${settings}`,
  },
});

/** Says in one line what happened. `actor` is the name of who did it, if it was a member. */
export function titleOf(language: Language, kind: NoticeKind, actor: string | undefined): string {
  const { by, happened } = notificationWords[language];
  return actor && kind in by ? by[kind as keyof typeof by](actor) : happened[kind];
}
