import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saveEmailRequest } from '../../src/contract/mail/emails.ts';
import { sendEmailRequest } from '../../src/contract/mail/sending.ts';
import { composeCaption } from '../../src/lib/captions/compose.ts';
import { textProblems } from '../../src/lib/captions/problems.ts';
import { foldings } from '../../src/lib/fold.ts';
import { readCalendar } from '../../src/lib/ical/index.ts';
import { detectMeetings } from '../../src/lib/meetings/index.ts';
import type { MessageShape } from '../../src/lib/message/automatic/shape.ts';
import { parseMailboxes } from '../../src/lib/message/headers/addresses.ts';
import { oneLine } from '../../src/lib/message/headers/clean-text.ts';
import { parseDate } from '../../src/lib/message/headers/date.ts';
import { cleanHtml, textOfHtml } from '../../src/lib/message/html/clean-html.ts';
import { stripTags } from '../../src/lib/message/html/strip-tags.ts';
import { idKey, parseIds } from '../../src/lib/message/message-id.ts';
import { classify, fileName, parseMessage } from '../../src/lib/message/parse.ts';
import { newText } from '../../src/lib/message/reply-text.ts';
import { judge, readPage } from '../../src/lib/observatory/index.ts';
import { Tags } from '../../src/lib/tags.ts';
import { analyze, extract, summarize } from '../../src/lib/writer/index.ts';
import { mayMatchScreen } from '../../src/worker/modules/audits/performance/media-query.ts';
import { judgeCaa } from '../../src/worker/modules/audits/security/dns/caa.ts';
import { judgeDkim } from '../../src/worker/modules/audits/security/dns/dkim.ts';
import { judgeDmarc } from '../../src/worker/modules/audits/security/dns/dmarc.ts';
import { judgeSpf } from '../../src/worker/modules/audits/security/dns/spf.ts';
import { readTxt } from '../../src/worker/modules/audits/security/dns/txt.ts';
import { findInBanner } from '../../src/worker/modules/audits/security/libraries/find-in-banner.ts';
import { findInUrl } from '../../src/worker/modules/audits/security/libraries/find-in-url.ts';
import { problemsOf } from '../../src/worker/modules/audits/security/security-txt-fields.ts';
import { findRule, readRules } from '../../src/worker/modules/audits/site/robots-rules.ts';
import { decide } from '../../src/worker/modules/auto-reply/candidates/decide.ts';
import { deviceName } from '../../src/worker/modules/identity/sessions/device.ts';
import { isEmailAddress } from '../../src/worker/modules/identity/users/email.ts';
import { contentDisposition } from '../../src/worker/modules/mail/downloads/routes.ts';
import { deriveTag } from '../../src/worker/modules/mail/save/tag.ts';
import { gramsOf } from '../../src/worker/modules/mail/search-index/grams.ts';
import { threadKeys } from '../../src/worker/modules/mail/threads/thread-keys.ts';
import { readRecipients } from '../../src/worker/modules/sending/outgoing/recipients.ts';
import { cutChain, headerId } from '../../src/worker/modules/sending/outgoing/reply-headers.ts';
import { urlProblem } from '../../src/worker/platform/outside/fetch-guard.ts';

/** The length of the shorter input, and the factor to the longer one. */
const CHARACTERS = 8_000;
const TIMES = 8;
/** The highest factor of growth: linear time grows by 8, quadratic time by 64. */
const LIMIT = 24;
/** The shortest time that counts: a shorter one may be that of a garbage collection. */
const LEAST_MS = 3;

/** A text of `begin`, then `piece` repeated, then `end`. */
type Hostile = [begin: string, piece: string, end: string];

async function cpuMs(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** Returns how many times as long `many` takes as `few`, by the minimum of each. Repeats while that is too high. */
async function growth(
  read: (text: string) => unknown,
  few: string,
  many: string,
  limit = LIMIT,
): Promise<number> {
  // The first run compiles the code.
  await read(few);
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < 5; run++) {
    short = Math.max(LEAST_MS, Math.min(short, await cpuMs(() => read(few))));
    long = Math.min(long, await cpuMs(() => read(many)));
    if (long < limit * short) break;
  }
  return long / short;
}

const PIECES = [
  ...'<>@ \t\n\r"\'\\()[],;:=?&#/!.+-*_%~|{}$a0é\0\u00ad\u2028\u3000配😀',
  ...[
    '\r\n',
    '\n ',
    ' \n',
    '\r\n\t',
    '"\\',
    '\\"',
    '\\\\',
    '()',
    '<>',
    '><',
    '<a@b>',
    '<@',
    '@>',
    'a@',
    'a@b,',
    'a:',
  ],
  ...[
    '=?',
    '?=',
    '=?a?Q?',
    '=?utf-8?Q?a?=',
    '=?x?B?',
    'a*0=b;',
    'a*0*=b;',
    ';a="',
    '</',
    '</a>',
    '<a ',
    '<!--',
    '-->',
  ],
  ...[
    '<![CDATA[',
    '<?',
    '<b a="',
    '<style>',
    '<title>',
    '<p><',
    '<img src=',
    '<br>',
    '<p>a</p>',
    '&#',
    '&#x',
    '&amp',
  ],
  ...[
    '+@',
    '..',
    '-- \n',
    '> ',
    '\n> a',
    'On 1:1 a wrote:\n',
    'From: a\nTo: b\nSubject: c\n',
    '=\n',
    '= ',
    '=0',
    'x\n',
  ],
  ...[
    'host ',
    'host unknown ',
    'deliver to ',
    'fail ',
    '550 5.1.1 ',
    '5.1.1',
    '1.',
    '\r--',
    '-- original ',
    '\u2028-- a',
  ],
  ...[
    '\nMessage-ID: <',
    'final-recipient: rfc822; a@b\n\n',
    '\n\n\n',
    'a: b\n',
    're: ',
    'auto ',
    'no-',
    'bounces-',
  ],
  ...[
    'url ',
    'url(',
    'a:b;',
    'a{',
    '/*',
    'data:',
    'Version/a ',
    '%4',
    '[::',
    '://',
    '--b\n',
    '--b\r\n\r\n<b>',
  ],
  ...[
    '\n ',
    'BEGIN:VALARM\n',
    'END:VALARM\n',
    '\nATTENDEE:a',
    ';A="b",',
    '20260101,',
    'BYDAY=MO;',
    'at 3pm ',
    '1/2 ',
    'on May 1 to ',
    'halb ',
    'von 14-15 Uhr. ',
    '\\n',
    '\\,',
  ],
];
const AROUND = ['', 'x', '<', '"', '@', ':', '=?utf-8?Q?', 'x@', '\n'];

const hostile: fc.Arbitrary<Hostile> = fc.tuple(
  fc.constantFrom(...AROUND),
  fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 })
    .map((pieces) => pieces.join(''))
    // The depth of tags has a cost too, which other limits bound: hostile.test.ts.
    .filter((piece) => !/<\w+[^<]*>(?!.*<\/)/s.test(piece) || piece.includes('<br>')),
  fc.constantFrom(...AROUND),
);

/** Inputs that were slow once, or are slow in the simplest expression for the purpose. */
const KNOWN: Hostile[] = [
  ['x', '<', '@'],
  ['x', '<>', 'x'],
  ['', '+', ''],
  ['', ' ', 'x'],
  ['x', ' ', 'x'],
  ['x', '.', 'x'],
  ['x', '!', 'x'],
  ['', '"', ''],
  ['"', '\\"', ''],
  ['x@', '.', '@'],
  ['re:', ' ', ''],
  ['', '\r--', ''],
  ['', 'Version/a ', ''],
  ['<', '@', ''],
  ['', '<', ''],
  ['', '#', ''],
  ['', '<p>;a,', ''],
];

async function expectLinear(read: (text: string) => unknown): Promise<void> {
  const property = fc.asyncProperty(hostile, async (input) => {
    const [begin, piece, end] = input;
    const text = (characters: number) => begin + piece.repeat(characters / piece.length) + end;
    let times = Infinity;
    // Quadratic time recurs in each attempt, while other load on the machine does not.
    for (let attempt = 0; attempt < 8 && times >= LIMIT; attempt++) {
      times = Math.min(times, await growth(read, text(CHARACTERS), text(TIMES * CHARACTERS)));
    }
    expect(times, JSON.stringify(input)).toBeLessThan(LIMIT);
  });
  await fc.assert(property, {
    examples: KNOWN.map((input) => [input]),
    numRuns: KNOWN.length + 20,
    endOnFailure: true,
  });
}

/** Returns the work with errors ignored: refusing the input is a valid result. */
function refusable(work: (text: string) => unknown): (text: string) => void {
  return (text) => {
    try {
      work(text);
    } catch {}
  };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const ofMailSystem: MessageShape = {
  headers: [],
  from: { name: '', address: 'mailer-daemon@b.example' },
  subject: '',
  text: '',
  parts: [],
  raw: new Uint8Array(),
};
const classified = [
  'Auto-Submitted',
  'From',
  'Return-Path',
  'Sender',
  'Content-Type',
  'X-Failed-Recipients',
  'To',
];

const judged = [
  'Content-Security-Policy',
  'Set-Cookie',
  'Strict-Transport-Security',
  'Referrer-Policy',
  'Cross-Origin-Embedder-Policy',
];
/** Judges a site with this text as a header. */
function judgeHeader(name: string, text: string): unknown {
  const url = 'https://a.example/';
  const https = [{ url, status: 200, headers: [[name, text]] as const, certificateOk: true }];
  return judge({ url, http: null, https, page: null, robots: null, cors: null, preloadedHosts: null });
}

/** Detects meetings in a mail. */
function detectIn(parts: { text?: string; subject?: string; html?: string }): unknown {
  return detectMeetings({ subject: '', text: '', sentAt: '2026-01-01T00:00:00Z', timezone: 'UTC', ...parts });
}

/** Returns a calendar with one event, with these lines added. */
function eventText(lines: string): string {
  return `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20260101\n${lines}\nEND:VEVENT\nEND:VCALENDAR`;
}

const rules: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(
    judged.map((name) => [`judge, ${name}`, (text: string) => judgeHeader(name, text)] as const),
  ),
  'judge, two policies': (text) =>
    judgeHeader(
      'Content-Security-Policy',
      `script-src ${text.slice(0, text.length / 2)}, script-src ${text}`,
    ),
  readPage,
  'readPage, an attribute': (text) =>
    readPage(`<meta name=referrer content="${text}"><script src='${text}'>`),
  'readRules, a path': (text) =>
    findRule(readRules(`User-agent: *\nDisallow: /${text}`), `https://a.example/${text.slice(0, 2000)}`, 'a'),
  'readRules, crawlers': (text) => readRules(text.replaceAll('a', '\nUser-agent: a\nAllow: /')),
  mayMatchScreen,
  'problemsOf, a security.txt': (text) => problemsOf(text, 0),
  'problemsOf, a field': (text) => problemsOf(`Contact: ${text}`, 0),
  judgeSpf: (text) => judgeSpf('a.example', [`v=spf1 ${text}`]),
  judgeDmarc: (text) => judgeDmarc({ domain: 'a.example', texts: [`v=DMARC1;${text}`] }, null),
  judgeDkim: (text) => judgeDkim([{ name: 'a', texts: [text] }]),
  judgeCaa: (text) => judgeCaa([{ name: 'a', records: [text, `\\# 5 ${text}`] }]),
  readTxt: (text) => readTxt(`"${text}`),
  findInUrl: (text) => findInUrl(new URL(`https://a.example/${encodeURI(text.toWellFormed())}`)),
  findInBanner: (text) => findInBanner(`/*${text}`),
  'readCalendar, lines of an event': (text) => readCalendar(eventText(text)),
  'readCalendar, a text': (text) => readCalendar(eventText(`SUMMARY:${text}`)),
  'readCalendar, a person': (text) => readCalendar(eventText(`ATTENDEE;CN="${text}":mailto:${text}`)),
  'readCalendar, dates': (text) => readCalendar(eventText(`EXDATE:${text}`)),
  'readCalendar, a rule': (text) => readCalendar(eventText(`RRULE:FREQ=DAILY;${text}`)),
  'detectMeetings, a text': (text) => detectIn({ text }),
  'detectMeetings, sentences': (text) =>
    detectIn({ text: `at 3pm. ${text.replaceAll('x', ' on Friday at ')}` }),
  'detectMeetings, a subject': (text) => detectIn({ subject: text, text: 'On Friday at 3pm.' }),
  'detectMeetings, HTML': (text) =>
    detectIn({ html: `<script type="application/ld+json">${text}</script>${text}` }),
  idKey,
  parseIds,
  threadKeys: (text) => threadKeys(text, text, [text]),
  cutChain: (text) => cutChain(parseIds(text)),
  headerId: refusable((text) => headerId('parent_message_id', text)),
  oneLine,
  fileName,
  contentDisposition,
  parseMailboxes,
  parseDate,
  readRecipients: refusable((text) => readRecipients({ to: text })),
  saveEmailRequest: (text) =>
    saveEmailRequest.safeParse({
      from_address: text,
      to_address: [text],
      subject: text,
      references_chain: text,
    }),
  sendEmailRequest: (text) =>
    sendEmailRequest.safeParse({
      to: text,
      subject: text,
      body: text,
      from_inbox: text,
      references_chain: text,
    }),
  isEmailAddress,
  deriveTag: (text) => deriveTag([text], [], new Tags()),
  decide: (text) =>
    decide({ from_address: `a${text}`, reply_to: [text], is_whole: true, is_addressed: true } as never, [
      text,
    ]),
  // The length at which `startSession` stores it.
  deviceName: (text) => deviceName(text.slice(0, 500)),
  urlProblem: (text) => urlProblem({ ENVIRONMENT: 'production' }, `https://${text}`),
  stripTags,
  textOfHtml,
  cleanHtml,
  'cleanHtml, an attribute': (text) => cleanHtml(`<p title="${text}">`),
  'cleanHtml, a style': (text) => cleanHtml(`<p style='${text}'>`),
  'cleanHtml, addresses': (text) => cleanHtml(`<a href="${text}"><img src="${text}">`),
  newText: (text) => newText(text, ''),
  'newText, the subject': (text) => newText('', text),
  'summarize, built in': (text) => summarize([{ id: 1, from: text, date: '', text }]),
  'extract, built in': (text) =>
    extract(text, {
      receivedAt: '2026-05-05T09:00:00Z',
      language: 'en',
      people: [{ name: text, address: text }],
    }),
  'analyze, built in': (text) =>
    analyze({ subject: text, text, isAutomatic: false, isBounce: false, hasListHeaders: false }),
  'composeCaption, the body': (text) =>
    composeCaption('x', text, { url: 'https://a.example/', coreHashtags: ['#a'], cta: 'Join the chat!' }),
  'composeCaption, the settings': (text) =>
    composeCaption('discord', text, { url: `https://a.example/${text}`, coreHashtags: [text], cta: text }),
  'textProblems, X': (text) => textProblems('x', text, { hasImage: false }),
  'textProblems, X, a link': (text) => textProblems('x', `http://a.co/${text}`, { hasImage: false }),
  'textProblems, Instagram': (text) => textProblems('instagram', text, { hasImage: false }),
  gramsOf,
  foldings,
  'classify, the text': (text) => classify({ ...ofMailSystem, text }),
  'classify, the subject': (subject) =>
    classify({
      ...ofMailSystem,
      from: { name: subject, address: 'kim@example.com' },
      subject,
      text: subject,
    }),
  'classify, the source': (text) => classify({ ...ofMailSystem, raw: bytes(text) }),
  'classify, an old complaint': (text) =>
    classify({
      ...ofMailSystem,
      headers: [{ key: 'content-type', value: 'multipart/mixed' }],
      subject: 'complaint about message from 1',
      raw: bytes(text),
    }),
  'classify, a report': (text) =>
    classify({
      ...ofMailSystem,
      parts: ['message/delivery-status', 'message/rfc822'].map((contentType) => ({
        contentType,
        content: bytes(text),
      })),
    }),
  'classify, headers': (text) =>
    classify({
      ...ofMailSystem,
      headers: [
        { key: text, value: text },
        ...classified.map((name) => ({ key: name.toLowerCase(), value: text })),
      ],
    }),
};

describe('eight times the text takes about eight times as long', () => {
  test.each(Object.entries(rules))('%s', { timeout: 300_000 }, async (_, read) => expectLinear(read));
});

/** The ways to write a value in a header, so that unfolding and decoding are measured too. */
const WAYS: Record<string, (value: string) => string> = {
  'in one line': (value) => value,
  'in lines of 70 characters': (value) => value.replace(/.{70}/gsu, '$&\r\n '),
  // Half of it: for each word the parser reads all before it again, for which MAX_HEADER_BYTES is small enough.
  'in encoded words': (value) =>
    `${value.slice(0, value.length / 4)}${value.slice(-value.length / 4)}`
      .toWellFormed()
      .replace(/.{1,15}/gsu, (part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=\r\n `),
};
const message = (source: string) => parseMessage(bytes(`Subject: a\r\n${source}`));
const HEADERS = [
  ...[
    'From: ',
    'To: ',
    'Subject: ',
    'Message-ID: ',
    'References: ',
    'In-Reply-To: ',
    'Date: ',
    'Delivered-To: ',
  ],
  ...['Content-Type: ', 'Content-Type: text/plain; charset=', 'Content-Type: multipart/mixed; boundary='],
  ...['Content-Disposition: ', 'Content-Disposition: attachment; filename=', 'Content-ID: ', 'X-Any: '],
];

describe('eight times a part of a message takes about eight times as long', () => {
  const ways = HEADERS.flatMap((name) => Object.keys(WAYS).map((way) => [name, way] as const));
  test.each(ways)('%s%s', { timeout: 300_000 }, (name, way) =>
    expectLinear((text) => message(`${name}${WAYS[way]!(text.replace(/[\r\n]/g, ''))}\r\n\r\nx`)),
  );

  test.each([
    ['text', '', ''],
    ['flowed text', 'Content-Type: text/plain; format=flowed; delsp=yes\r\n', ''],
    ['quoted-printable', 'Content-Transfer-Encoding: quoted-printable\r\n', ''],
    ['base64', 'Content-Transfer-Encoding: base64\r\n', ''],
    ['HTML', 'Content-Type: text/html\r\n', ''],
    ['parts', 'Content-Type: multipart/mixed; boundary=b\r\n', '\r\n--b--'],
  ])('%s', { timeout: 300_000 }, (_, headers, end) =>
    expectLinear((text) => message(`${headers}\r\n${text}${end}`)),
  );
});

describe('a long text within eight times as many elements does not take eight times as long', () => {
  const elements = [
    'a href="http://x"',
    'h1',
    'blockquote',
    'ul',
    'ul><li',
    'ol><li',
    'table><tr><td',
    'div',
    'p',
    'pre',
  ];
  const texts = { lines: 'a\n ', paragraphs: '<p>a</p>', links: '<a href="https://a.example">b</a> ' };
  const cases = elements.flatMap((tag) =>
    Object.entries(texts).map(([name, text]) => [tag, name, text] as const),
  );
  test.each(cases)('<%s>, %s', { timeout: 300_000 }, async (tag, _, text) => {
    const html = (depth: number) => `<${tag}>`.repeat(depth) + text.repeat(400_000 / text.length);
    expect(await growth(textOfHtml, html(20), html(160), 4)).toBeLessThan(4);
  });
});
