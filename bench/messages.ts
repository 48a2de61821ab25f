/** Generates raw messages like those of email clients. */
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { BUILT_IN, type Tag } from '../src/lib/tags.ts';
import { addressOf } from './seed-mail.ts';
import { body, Dice, html, person, subject, uuid } from './texts.ts';

const TAGS = BUILT_IN.entries.map(({ tag }) => tag);

export interface MessageShape {
  references?: number;
  attachments?: number;
}

/**
 * Generates a message to one of the organization's addresses, different for each `n`. Without a shape, most messages
 * have HTML, a third are replies, and some have an attachment.
 */
export function rawMessage(organization: number, n: number, shape?: MessageShape): Promise<Buffer> {
  const dice = new Dice(organization * 1_000_000 + n);
  const from = person(dice);
  const text = body(dice);
  const tag: Tag = dice.pick(TAGS);
  const references = ids(dice, shape ? (shape.references ?? 0) : dice.oneIn(3) ? 1 + dice.below(8) : 0);
  const attachments = shape ? (shape.attachments ?? 0) : dice.oneIn(8) ? 1 : 0;
  const composer = new MailComposer({
    from,
    to: addressOf(organization, tag),
    subject: subject(dice),
    date: new Date(Date.UTC(2026, 0, 1) + n * 1000),
    messageId: `<${uuid(dice)}@${from.address.split('@')[1]}>`,
    inReplyTo: references.at(-1),
    references,
    headers: {
      Received: `from mail.example.com (mail.example.com [192.0.2.${dice.below(256)}]) by mx.example.com with ESMTPS id ${dice.hex(12)}`,
      'DKIM-Signature': `v=1; a=rsa-sha256; c=relaxed/relaxed; d=example.com; s=${dice.hex(8)}; bh=${dice.hex(44)}; b=${dice.hex(340)}`,
      'X-Mailer': 'Example Mail 12.1',
    },
    text,
    html: shape || !dice.oneIn(4) ? html(dice, text) : undefined,
    attachments: Array.from({ length: attachments }, (_, i) => ({
      filename: `report-${i + 1}.pdf`,
      contentType: 'application/pdf',
      content: Buffer.from(dice.hex(40_000), 'hex'),
    })),
  });
  return composer.compile().build();
}

function ids(dice: Dice, count: number): string[] {
  return Array.from({ length: count }, () => `<${uuid(dice)}@mail.example>`);
}

/** Packs messages for the route /bench/ingest, each preceded by its length in four bytes. */
export function pack(messages: Buffer[]): Uint8Array<ArrayBuffer> {
  const parts = messages.flatMap((message) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(message.length);
    return [length, message];
  });
  return new Uint8Array(Buffer.concat(parts));
}
