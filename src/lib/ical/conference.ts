import { MAX_LINK } from './limits.ts';
import type { Property } from './property.ts';

/** Lines that name the address of a conference: that of RFC 7986, and those of Google and Microsoft. */
export const CONFERENCE_LINES = ['CONFERENCE', 'X-GOOGLE-CONFERENCE', 'X-MICROSOFT-SKYPETEAMSMEETINGURL'];

/** The most characters of a text that are searched for an address. */
const MAX_SEARCHED = 50_000;
const LINK = /https:\/\/[^\s<>"']{4,2000}/gi;

/** Hosts of meetings, including subdomains, with the paths at which people join one. */
const MEETINGS: [host: string, path: RegExp][] = [
  ['zoom.us', /^\/(?:j|my|w|s|wc)\/./],
  ['zoomgov.com', /^\/(?:j|my|w|s)\/./],
  ['teams.microsoft.com', /^\/(?:l\/meetup-join|meet)\/./],
  ['teams.live.com', /^\/meet\/./],
  ['meet.google.com', /^\/(?:[a-z]{3}-[a-z]{4}-[a-z]{3}|lookup\/.)/],
  ['webex.com', /^\/(?:meet|join|[\w.-]+\/j\.php|webappng\/sites\/[\w.-]+\/meeting)(?:\/.|$)/],
  ['meet.goto.com', /^\/./],
  ['gotomeet.me', /^\/./],
  ['global.gotomeeting.com', /^\/join\/./],
  ['whereby.com', /^\/[\w-]{3,}/],
  ['meet.jit.si', /^\/./],
  ['8x8.vc', /^\/./],
  ['bluejeans.com', /^\/\d/],
  ['join.skype.com', /^\/./],
  ['chime.aws', /^\/\d/],
  ['v.ringcentral.com', /^\/join\/./],
];

/** Returns a link that a browser can open, or null: others, such as `javascript:`, are dropped. */
export function linkIn(text: string): string | null {
  const link = text.trim();
  return link.length <= MAX_LINK && /^https?:\/\/\S+$/i.test(link) && URL.canParse(link) ? link : null;
}

/**
 * Returns the address at which people join an event: of lines for this, one with https first; else the first address of
 * a known meeting service in its texts, because many programs write it only there.
 */
export function conferenceIn(lines: Property[], texts: (string | null)[]): string | null {
  const links = CONFERENCE_LINES.flatMap((name) => lines.filter((each) => each.name === name)).flatMap(
    ({ value }) => linkIn(value) ?? [],
  );
  return links.find((link) => /^https:/i.test(link)) ?? links[0] ?? meetingIn(texts);
}

function meetingIn(texts: (string | null)[]): string | null {
  for (const text of texts) {
    for (const [link] of text?.slice(0, MAX_SEARCHED).matchAll(LINK) ?? []) {
      const address = link.replace(/(?<![),.;:!?\]])[),.;:!?\]]+$/, '');
      if (isMeeting(address)) return address;
    }
  }
  return null;
}

function isMeeting(address: string): boolean {
  const url = URL.parse(address);
  if (url?.username !== '') return false;
  return MEETINGS.some(
    ([host, path]) => (url.hostname === host || url.hostname.endsWith(`.${host}`)) && path.test(url.pathname),
  );
}
