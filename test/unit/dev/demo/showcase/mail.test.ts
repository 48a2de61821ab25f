import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { messageIdOf } from '../../../../../src/dev/demo/showcase/letters/conversation.ts';
import { showcaseConversations, showcaseMail } from '../../../../../src/dev/demo/showcase/mail.ts';

const NOW = new Date('2026-03-06T12:00:00Z');
const conversations = showcaseConversations('herald.test', NOW);

describe('the mail of the showcase', () => {
  test('has people of example domains, keys of their own, and messages in order', () => {
    expect(new Set(conversations.map(({ key }) => key)).size).toBe(conversations.length);
    for (const { person, messages } of conversations) {
      expect(person).toMatch(/^[^<]+ <[^@>]+@([\w-]+\.)*example\.(com|net|org)>$/);
      const hours = messages.map(({ hoursAgo }) => hoursAgo);
      expect(hours).toEqual(hours.toSorted((a, b) => b - a));
      expect(hours.at(-1)).toBeGreaterThan(0);
    }
  });

  test('names in each message all that came before it, the shop’s answers too', async () => {
    const parsed = await Promise.all(
      (await showcaseMail('herald.test', NOW)).map(({ raw }) => PostalMime.parse(raw)),
    );
    const ids = conversations.flatMap((each) => each.messages.map((_, at) => `<${messageIdOf(each, at)}>`));
    for (const mail of parsed) {
      expect(ids).toContain(mail.messageId);
      for (const id of mail.references?.split(/\s+/) ?? []) expect(ids).toContain(id);
    }
    const last = parsed.find(({ messageId }) => messageId?.startsWith('<cups-4@'));
    expect(last?.references?.split(/\s+/)).toHaveLength(3);
  });

  test('invites and proposes times that lie ahead and on workdays', async () => {
    const mails = await showcaseMail('herald.test', NOW);
    const texts = mails.map(({ raw }) => raw.toString());
    expect(
      texts.find((text) => text.includes('BEGIN:VCALENDAR') || /text\/calendar/.test(text)),
    ).toBeTruthy();
    const invitation = conversations.flatMap(({ messages }) => messages).find((each) => each.invitation);
    const start = /DTSTART:(\d{4})(\d\d)(\d\d)T/.exec(invitation!.invitation!)!;
    const day = new Date(`${start[1]}-${start[2]}-${start[3]}T00:00:00Z`);
    expect(day.getTime()).toBeGreaterThan(NOW.getTime());
    expect([1, 2, 3, 4, 5]).toContain(day.getUTCDay());
  });
});
