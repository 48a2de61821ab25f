import type { Verdict } from '../../checks/check.ts';

interface Property {
  tag: string;
  value: string;
}

/** A name and its CAA records, as the resolver returns them. */
export interface CaaPlace {
  name: string;
  records: readonly string[];
}

/**
 * Judges whether CAA records limit who may issue certificates: those of the first name that has any count, from the
 * host up to its domain.
 * Source: RFC 8659
 */
export function judgeCaa(places: readonly CaaPlace[]): Verdict {
  const place = places.find(({ records }) => records.length > 0);
  if (!place) return { result: 'fail', evidence: places.map(({ name }) => `${name}: no CAA record`) };
  const properties = place.records.flatMap((record) => readCaa(record) ?? []);
  const shown = properties.map(({ tag, value }) => `${place.name}: ${tag} "${value}"`);
  const limits = properties.some(({ tag }) => tag === 'issue');
  if (limits) return { result: 'pass', evidence: shown };
  return {
    result: 'fail',
    evidence: [`${place.name}: no CAA record with “issue”, so any authority may issue`, ...shown],
  };
}

/** Reads `0 issue "ca.example"`, or the same as bytes: `\# 17 00 05 69 …` (RFC 3597, 5). Null for anything else. */
export function readCaa(data: string): Property | null {
  const bytes = /^\\#\s+\d+\s([\da-f\s]+)$/i.exec(data);
  if (bytes) return readBytes(bytes[1]!.replaceAll(/\s/g, ''));
  const [flags = '', tag = '', ...value] = data.trim().split(/\s+/);
  if (!/^\d{1,3}$/.test(flags) || !/^[a-z\d]+$/i.test(tag)) return null;
  return { tag: tag.toLowerCase(), value: value.join(' ').replaceAll('"', '') };
}

/** Parses one byte of flags, one with the length of the tag, the tag, and the value. */
function readBytes(hex: string): Property | null {
  const bytes = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const text = String.fromCharCode(...bytes);
  const length = bytes[1] ?? 0;
  if (length === 0 || bytes.length < 2 + length) return null;
  return { tag: text.slice(2, 2 + length).toLowerCase(), value: text.slice(2 + length) };
}
