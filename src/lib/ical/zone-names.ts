import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import type { CustomZone } from '../recurrence/event.ts';
import { ianaZone, regionalName } from '../recurrence/zone.ts';

/** Names of Windows zones that their display name gives instead of cities, or cities that no IANA zone is named after. */
const PLACES = new Map(
  Object.entries({
    'abu dhabi': 'Arabian Standard Time',
    alaska: 'Alaskan Standard Time',
    arizona: 'US Mountain Standard Time',
    astana: 'Central Asia Standard Time',
    'atlantic time': 'Atlantic Standard Time',
    'baja california': 'Pacific Standard Time (Mexico)',
    beijing: 'China Standard Time',
    brasilia: 'E. South America Standard Time',
    'cabo verde': 'Cape Verde Standard Time',
    canberra: 'AUS Eastern Standard Time',
    'central america': 'Central America Standard Time',
    'central time': 'Central Standard Time',
    chennai: 'India Standard Time',
    chetumal: 'Eastern Standard Time (Mexico)',
    'eastern time': 'Eastern Standard Time',
    edinburgh: 'GMT Standard Time',
    ekaterinburg: 'Ekaterinburg Standard Time',
    fiji: 'Fiji Standard Time',
    greenland: 'Greenland Standard Time',
    haiti: 'Haiti Standard Time',
    hawaii: 'Hawaiian Standard Time',
    indiana: 'US Eastern Standard Time',
    kolkata: 'India Standard Time',
    kyiv: 'FLE Standard Time',
    'mountain time': 'Mountain Standard Time',
    'new caledonia': 'Central Pacific Standard Time',
    newfoundland: 'Newfoundland Standard Time',
    "nuku'alofa": 'Tonga Standard Time',
    osaka: 'Tokyo Standard Time',
    'pacific time': 'Pacific Standard Time',
    rangoon: 'Myanmar Standard Time',
    samoa: 'Samoa Standard Time',
    saskatchewan: 'Canada Central Standard Time',
    'sri jayawardenepura': 'Sri Lanka Standard Time',
    'west central africa': 'W. Central Africa Standard Time',
    yekaterinburg: 'Ekaterinburg Standard Time',
  }),
);

/** The IANA name of each Windows zone, by its name in lower case. */
const windows = new Map<string, string>();
/** The IANA names of each city after which a zone is named, in lower case: that of its Windows zone, and its own. */
const cities = new Map<string, string[]>();
for (const { windowsName, territory, iana } of WINDOWS_TO_IANA_MAP) {
  if (territory === '001') windows.set(windowsName.toLowerCase(), iana[0]!);
  for (const name of iana) {
    if (!name.startsWith('Etc/'))
      cities.set(name.split('/').at(-1)!.replaceAll('_', ' ').toLowerCase(), [
        windows.get(windowsName.toLowerCase())!,
        name,
      ]);
  }
}

// The state of Chihuahua, after which the map names this zone, left it in 2022.
windows.set('mountain standard time (mexico)', 'America/Mazatlan');

const UTC_NAME = /^(?:utc|gmt|etc\/utc|etc\/gmt|z|zulu|(?:\(utc\)\s{0,3})?coordinated universal time)$/i;

/** Returns `UTC` or the IANA name with a region that a name is or ends with, as `/example.org/Europe/Berlin`; or null. */
export function regionIn(name: string): string | null {
  if (UTC_NAME.test(name)) return 'UTC';
  const words = name.split('/').map((word) => word.trim());
  if (isUtcOf(words)) return 'UTC';
  const ends = [3, 2]
    .filter((length) => length <= words.length)
    .map((length) => words.slice(-length).join('/'));
  return ends.find((end) => ianaZone(end)) ?? null;
}

/** Whether a path of a program ends with UTC: `tzone://Microsoft/Utc`. */
function isUtcOf(words: string[]): boolean {
  return words.length > 2 && /^(?:utc|gmt)$/i.test(words.at(-1)!);
}

/**
 * Returns the IANA name that any other name means, or null: one without a region, such as `EST`, or with a hyphen behind
 * it, such as `US-Eastern` (RFC 2445); that of a Windows zone; its display name, such as `(UTC+01:00) Amsterdam, Berlin`;
 * each also with a number behind it, as Exchange adds.
 */
export function meaningOf(name: string): string | null {
  const plain = name.includes('/') ? [] : [name, name.replace('-', '/')];
  const known = plain.find((each) => ianaZone(each));
  if (known !== undefined) return regionalName(known);
  const numbered = /^(.*[^\s\d_#-])\s*[-_#]?\d{1,3}$/.exec(name)?.[1];
  return (
    windowsMeaning(name) ?? (numbered === undefined ? null : (windowsMeaning(numbered) ?? placeIn(numbered)))
  );
}

function windowsMeaning(name: string): string | null {
  return windowsZone(name.split('/').at(-1)!) ?? displayedZone(name);
}

/** Returns the region in a name, but not UTC: the number behind that may be an offset. */
function placeIn(name: string): string | null {
  const region = regionIn(name);
  return region === 'UTC' ? null : region;
}

function windowsZone(name: string): string | null {
  const standard = name
    .trim()
    .toLowerCase()
    .replace(/\b(?:daylight|summer) time\b/, 'standard time');
  return windows.get(standard) ?? null;
}

/** Reads a display name of Windows: the first of its places that is known, and has or had its offset. */
function displayedZone(name: string): string | null {
  const [, label = '', rest = ''] = /^(\((?:utc|gmt)[^)]{0,10}\))?(.{1,200})$/i.exec(name.trim()) ?? [];
  const places = rest
    .split(label === '' ? /[,;:]| - / : /[,;:/]| - /)
    .map(placeOf)
    .filter((place) => place !== '');
  const offset = label === '' ? null : offsetOf(label);
  // One name alone, without an offset, may be anything.
  if (offset === null && places.length < 2 && !/\btime\b/i.test(rest)) return null;
  const zones = places.flatMap((place) => windowsZone(PLACES.get(place) ?? '') ?? cities.get(place) ?? []);
  if (offset === null) return zones[0] ?? null;
  return (
    zones.find((zone) => hadOffset(zone, offset, [THIS_YEAR])) ??
    zones.find((zone) => hadOffset(zone, offset, EARLIER_YEARS)) ??
    null
  );
}

function placeOf(text: string): string {
  return text
    .replace(/\([^()]*\)/g, '')
    .replace(/^\s*city of /i, '')
    .replace(/\bis(?:lands?|\.)?\s*$/i, '')
    .trim()
    .toLowerCase();
}

/** Years in which zones are compared with the offset that a display name gives: Windows kept old ones. */
const THIS_YEAR = 2026;
const EARLIER_YEARS = [2000, 2008, 2013, 2020];

function hadOffset(name: string, seconds: number, years: number[]): boolean {
  const zone = ianaZone(name);
  return years.some((year) =>
    [0, 6].some((month) => zone?.offsetAt(Date.UTC(year, month, 2)) === seconds * 1000),
  );
}

/** Returns the seconds east of UTC of `(UTC+01:00)`, `(GMT+01.00)`, `GMT+0100` or `+01`, or null. */
function offsetOf(text: string): number | null {
  const [, sign, hours, minutes = '00'] =
    /^\(?(?:utc|gmt)?\s*(?:([+-])\s*(\d{1,2})(?:[:.]?([0-5]\d))?)?\)?$/i.exec(text.trim()) ?? [];
  if (sign === undefined) return /^\((?:utc|gmt)\)$/i.test(text) ? 0 : null;
  const size = Number(hours) * 3600 + Number(minutes) * 60;
  return size > 14 * 3600 ? null : (sign === '-' ? -1 : 1) * size;
}

/** Returns the zone of a name that is an offset from UTC, or null. */
export function fixedZone(name: string): CustomZone | null {
  const short = name.replace(/^\([^)]{0,12}\)\s{0,3}coordinated universal time/i, 'UTC');
  const offset = /\d/.test(short) ? offsetOf(short) : null;
  if (offset === null) return null;
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 3600), (Math.abs(offset) / 60) % 60];
  const pad = (value: number) => String(value).padStart(2, '0');
  const always = { isDaylight: false, start: '1970-01-01T00:00:00', rule: null, extraStarts: [] };
  return {
    name: `UTC${offset < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`,
    observances: [{ ...always, offsetFrom: offset, offsetTo: offset }],
  };
}
