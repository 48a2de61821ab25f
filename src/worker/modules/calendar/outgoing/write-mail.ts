import type { CalendarEvent, Series } from '../../../../lib/ical/index.ts';
import { writeCalendar } from '../../../../lib/ical/index.ts';
import type { InvitationMail, Person } from './message.ts';
import { type Clock, clockOf, repeatText, shortWhen, whenText } from './when.ts';

const MAX_SUBJECT_TITLE = 150;
const MAX_TITLE = 500;
const MAX_DESCRIPTION = 5_000;
const SHOWN_PEOPLE = 20;
const SHOWN_CHANGES = 10;
const NO_TITLE = '(no title)';

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
  /** text/calendar (RFC 5545) with a METHOD. */
  calendar: string;
}

/** A row of the table with when, where and who. */
interface Fact {
  name: string;
  lines: string[];
  link?: string;
}

/**
 * Writes a mail that is readable without a calendar app. `sender` is the name of the inbox, `zone` (IANA) that of the
 * organization.
 */
export function writeMail(mail: InvitationMail, sender: string, zone: string): WrittenMail {
  const { series, method, comment } = mail;
  const shown = shownOf(series);
  const clock = clockOf(shown, series.zones, zone);
  const title = oneLine(shown.summary ?? '').slice(0, MAX_TITLE) || NO_TITLE;
  const answer = method === 'REPLY' ? (shown.attendees[0]?.status ?? 'needs_action') : null;
  const head = `${oneLine(sender)} ${sentenceOf(mail, answer)}`;
  const facts = factsOf(mail, shown, clock);
  const description = method === 'REQUEST' ? cut(shown.description?.trim() ?? '', MAX_DESCRIPTION) : '';
  const parts = { head, title, comment: comment?.trim() ?? '', facts, description, foot: FEET[method] };
  const isSeries = shown.rule !== null && shown.recurrenceId === null;
  const when = `${isSeries ? 'from ' : ''}${shortWhen(shown, series.zones, clock)}`;
  return {
    subject: `${prefixOf(mail, answer)}: ${cut(title, MAX_SUBJECT_TITLE)} (${when})`,
    text: textOf(parts),
    html: htmlOf(parts),
    calendar: writeCalendar([series], { method, ...(comment ? { comment } : {}) }),
  };
}

function shownOf({ master, exceptions }: Series): CalendarEvent {
  const shown = master ?? exceptions[0];
  if (!shown) throw new Error('A mail of the calendar has no event.');
  return shown;
}

type Answer = CalendarEvent['attendees'][number]['status'] | null;

function prefixOf({ method, isUpdate }: InvitationMail, answer: Answer): string {
  if (method === 'CANCEL') return 'Cancelled';
  if (method === 'REQUEST') return isUpdate ? 'Updated invitation' : 'Invitation';
  return answer === 'accepted' ? 'Accepted' : answer === 'declined' ? 'Declined' : 'Tentatively accepted';
}

function sentenceOf({ method, isUpdate, series }: InvitationMail, answer: Answer): string {
  const shown = shownOf(series);
  if (method === 'REQUEST') return isUpdate ? 'changed this event:' : 'invites you to this event:';
  if (method === 'CANCEL') {
    return shown.status === 'cancelled' ? 'cancelled this event:' : 'no longer expects you at this event:';
  }
  if (answer === 'accepted') return 'accepted the invitation to this event:';
  return answer === 'declined'
    ? 'declined the invitation to this event:'
    : 'tentatively accepted the invitation to this event:';
}

const FEET: Record<InvitationMail['method'], string> = {
  REQUEST: 'To answer, open the attached file in your calendar, or reply to this email.',
  CANCEL: 'Your calendar can remove the event with the attached file.',
  REPLY: '',
};

function factsOf(mail: InvitationMail, shown: CalendarEvent, clock: Clock): Fact[] {
  const { series, method } = mail;
  const { zones } = series;
  const others = series.exceptions.filter((each) => each !== shown);
  const repeats = repeatText(series, clock);
  const changes = others.map((each) => changeText(each, series, clock));
  const isWhole = method !== 'REPLY';
  const facts: Fact[] = [
    { name: 'When', lines: [whenText(shown, zones, clock)] },
    { name: 'Repeats', lines: repeats === null ? [] : [repeats] },
    { name: series.master ? 'Except' : 'Also', lines: some(changes, SHOWN_CHANGES) },
    { name: 'Where', lines: linesOf(shown.location) },
    {
      name: 'Link',
      lines: linesOf(shown.conference),
      ...(shown.conference ? { link: shown.conference } : {}),
    },
    { name: 'More', lines: linesOf(shown.url), ...(shown.url ? { link: shown.url } : {}) },
    { name: 'Organizer', lines: shown.organizer && isWhole ? [personText(shown.organizer)] : [] },
    {
      name: 'Guests',
      lines: method === 'REQUEST' ? some(shown.attendees.map(personText), SHOWN_PEOPLE) : [],
    },
  ];
  return facts.filter(({ lines }) => lines.length > 0);
}

/** Describes an occurrence that differs from its series. */
function changeText(event: CalendarEvent, { zones, master }: Series, clock: Clock): string {
  const when = whenText(event, zones, clock);
  if (!master || !event.recurrenceId) return when;
  const original = { ...event, start: event.recurrenceId, end: null, duration: null };
  const day = shortWhen(original, zones, { ...clock, isNamed: false });
  if (event.status === 'cancelled') return `not on ${day}`;
  return `${when} instead of ${day}`;
}

function personText({ email, name }: Person): string {
  const shown = oneLine(name ?? '');
  return shown === '' || shown === email ? email : `${shown} <${email}>`;
}

function some(lines: string[], most: number): string[] {
  const rest = lines.length - most;
  return rest > 0 ? [...lines.slice(0, most), `and ${rest} more`] : lines;
}

function linesOf(text: string | null): string[] {
  const line = oneLine(text ?? '');
  return line === '' ? [] : [line];
}

/** Converts text by others to one line, so that it cannot end a header or change the text direction. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .toWellFormed();
}

function cut(text: string, most: number): string {
  const characters = [...text.slice(0, 2 * most)];
  const isCut = characters.length > most || text.length > 2 * most;
  return isCut ? `${characters.slice(0, most - 1).join('')}…` : text;
}

interface Parts {
  head: string;
  title: string;
  comment: string;
  facts: Fact[];
  description: string;
  foot: string;
}

function textOf({ head, title, comment, facts, description, foot }: Parts): string {
  const width = Math.max(...facts.map(({ name }) => name.length)) + 2;
  const table = facts.flatMap(({ name, lines }) =>
    lines.map((line, i) => `${(i === 0 ? `${name}:` : '').padEnd(width)}${line}`),
  );
  const paragraphs = [head, title, table.join('\n'), comment, description, foot];
  return `${paragraphs.filter((each) => each !== '').join('\n\n')}\n`;
}

function htmlOf({ head, title, comment, facts, description, foot }: Parts): string {
  const rows = facts.map(({ name, lines, link }) => {
    const text = lines.map(escapeHtml).join('<br>');
    const value = link ? `<a href="${escapeHtml(link)}">${text}</a>` : text;
    return `<tr><td style="padding:2px 16px 2px 0;color:#666;vertical-align:top">${name}</td><td style="padding:2px 0">${value}</td></tr>`;
  });
  return [
    `<p>${escapeHtml(head)}</p>`,
    `<p style="font-size:18px;font-weight:bold">${escapeHtml(title)}</p>`,
    `<table cellspacing="0" cellpadding="0">${rows.join('')}</table>`,
    paragraph(comment),
    paragraph(description),
    foot && `<p style="color:#666">${escapeHtml(foot)}</p>`,
  ]
    .filter((each) => each !== '')
    .join('\n');
}

function paragraph(text: string): string {
  return text === '' ? '' : `<p>${escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')}</p>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
