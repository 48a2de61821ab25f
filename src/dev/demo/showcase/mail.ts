import { compose, type DemoMail } from '../mail.ts';
import { type Conversation, messageIdOf, subjectOf } from './letters/conversation.ts';
import { customerConversations } from './letters/customers.ts';
import { partnerConversations } from './letters/partners.ts';

export function showcaseConversations(domain: string, now: Date): Conversation[] {
  return [...customerConversations(), ...partnerConversations(domain, now)];
}

/** Returns the inbound mail of the showcase conversations, addressed to `domain`. */
export function showcaseMail(domain: string, now: Date): Promise<DemoMail[]> {
  const letters = showcaseConversations(domain, now).flatMap((conversation) =>
    conversation.messages.flatMap((message, index) => {
      if (message.by === 'us') return [];
      const { invitation } = message;
      return {
        from: conversation.person,
        to: `${conversation.inbox}@${domain}`,
        subject: subjectOf(conversation, index),
        messageId: messageIdOf(conversation, index),
        references: conversation.messages.slice(0, index).map((_, at) => messageIdOf(conversation, at)),
        hoursAgo: message.hoursAgo,
        text: message.text,
        attachments: message.attachments ?? [],
        ...(invitation === undefined ? {} : { icalEvent: { method: 'REQUEST', content: invitation } }),
      };
    }),
  );
  return Promise.all(letters.map((letter) => compose(letter, now)));
}
