import { onePagePdf } from '../../files.ts';
import type { Conversation } from './conversation.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Returns the conversations with suppliers, the press and teams, some about meetings in the days after `now`. */
export function partnerConversations(domain: string, now: Date): Conversation[] {
  const shoot = atHour(now, 2, 13);
  return [
    {
      key: 'cups',
      inbox: 'partners',
      person: 'Elena Duarte <elena.duarte@ceramics.example.org>',
      subject: 'Quote for 40 travel cups',
      isRead: false,
      task: { status: 'in_progress', priority: 'high', assignee: 'demo' },
      messages: [
        {
          by: 'us',
          hoursAgo: 78,
          text: 'Dear Elena,\n\nour customers ask for a travel cup. Could you quote us 40 pieces in the grey glaze, with and without our mark?\n\nKettle & Lark\n',
        },
        {
          by: 'them',
          hoursAgo: 29,
          text: 'Hello,\n\nthe quote is attached: 40 cups with your mark, ready five weeks after your order.\n\nElena Duarte\n',
          attachments: [
            {
              filename: 'quote-118.pdf',
              content: onePagePdf([
                'Duarte Ceramics',
                'Quote 118',
                '',
                '40 travel cups, grey glaze, with mark',
                'Price per cup: EUR 14.20',
                'Total: EUR 568.00',
              ]),
            },
          ],
        },
        {
          by: 'us',
          hoursAgo: 27,
          text: 'Dear Elena,\n\nthank you, the price suits us. Before we order, we should like to hold one in our hands.\n\nKettle & Lark\n',
        },
        {
          by: 'them',
          hoursAgo: 2.6,
          text: `Of course, I am in town this week and bring three of them.\n\nCould we meet on ${written(atHour(now, 1, 14))} at 2 pm?\n\nElena\n`,
        },
      ],
    },
    {
      key: 'portrait',
      inbox: 'hello',
      person: 'Sofia Marino <sofia.marino@citypaper.example.com>',
      subject: 'A portrait of your shop for the weekend edition',
      isRead: false,
      task: { status: 'todo', priority: 'high', assignee: 'demo' },
      messages: [
        {
          by: 'them',
          hoursAgo: 4.2,
          text: `Dear Kettle & Lark,\n\nI write about small shops with large audiences, and your streams came up three times in one week. May I visit you for an hour, with a photographer?\n\nWould ${written(atHour(now, 3, 10))} at 10:30 am work for you?\n\nSofia Marino\nCity Paper\n`,
        },
      ],
    },
    {
      key: 'team',
      inbox: 'hello',
      person: 'Bram de Vries <bram.devries@example.net>',
      subject: 'Theeproeverij voor ons team',
      isRead: true,
      task: { status: 'in_progress', priority: 'medium', assignee: 'lin' },
      messages: [
        {
          by: 'them',
          hoursAgo: 34,
          text: 'Goedemiddag,\n\nwe zijn met twaalf collega\u2019s en willen graag een proeverij bij jullie doen. Wat kost dat per persoon?\n\nGroeten,\nBram de Vries\n',
        },
        {
          by: 'us',
          hoursAgo: 31,
          text: 'Dag Bram,\n\nleuk! Vijf soorten thee met iets lekkers kosten 24 euro per persoon. Op welke dag komt het jullie uit?\n\nLin, Kettle & Lark\n',
        },
      ],
    },
    {
      key: 'pallet',
      inbox: 'partners',
      person: 'Tomas Novak <tomas.novak@harbour-freight.example.net>',
      subject: 'Delivery slot for pallet 12',
      isRead: true,
      task: { status: 'done', priority: 'medium', assignee: 'theo' },
      messages: [
        {
          by: 'them',
          hoursAgo: 57,
          text: 'Hello,\n\npallet 12 (tins, 310 kg) is at our yard. Can you take it tomorrow between 8 and 10?\n\nTomas Novak\nHarbour Freight\n',
        },
        {
          by: 'us',
          hoursAgo: 56,
          text: 'Hello Tomas,\n\nyes, between 8 and 9 is best: the ramp is free then.\n\nTheo, Kettle & Lark\n',
        },
        {
          by: 'them',
          hoursAgo: 55.5,
          text: 'Booked for 8:15. Thank you!\n\nTomas\n',
        },
      ],
    },
    {
      key: 'shoot',
      inbox: 'partners',
      person: 'Ada Brunner <ada@studio-brunner.example.org>',
      subject: 'Invitation: photos for the winter catalogue',
      isRead: false,
      task: { status: 'todo', priority: 'medium', assignee: null },
      messages: [
        {
          by: 'them',
          hoursAgo: 6.1,
          text: 'Hello,\n\nthe studio is booked for the winter catalogue. Please bring the new kettles and two of the glass sets.\n\nAda Brunner\n',
          invitation: invitation(domain, shoot, now),
        },
      ],
    },
  ];
}

/** Returns a full hour (UTC) some days from now, never on a weekend. */
function atHour(now: Date, days: number, hour: number): Date {
  const time = new Date(Math.floor((now.getTime() + days * DAY) / DAY) * DAY + hour * HOUR);
  while ([0, 6].includes(time.getUTCDay())) time.setTime(time.getTime() + DAY);
  return time;
}

function written(day: Date): string {
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** Returns an invitation as calendar programs send it (RFC 5546, REQUEST). */
function invitation(domain: string, start: Date, now: Date): string {
  const stamp = (time: Date) => `${time.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Studio Brunner//Calendar//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:winter-catalogue@studio-brunner.example.org',
    `DTSTAMP:${stamp(new Date(now.getTime() - 6.1 * HOUR))}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + 2 * HOUR))}`,
    'SUMMARY:Photos for the winter catalogue',
    'LOCATION:Studio Brunner\\, Mill Lane 7',
    'ORGANIZER;CN=Ada Brunner:mailto:ada@studio-brunner.example.org',
    `ATTENDEE;CN=Kettle & Lark;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:partners@${domain}`,
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
