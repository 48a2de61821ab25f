import type { Platform } from '../../contract/stream/stream.ts';
import { findEntities } from './entities.ts';

/** More are discouraged: Instagram shows such posts to fewer people, and readers dislike them. */
const SENSIBLE_HASHTAGS = 5;

/** Returns the hashtags of a text. Numbers such as "#3" and the fragments of links do not count. */
export function hashtagsOf(text: string): string[] {
  return findHashtags('x', text).map(({ start, end }) => text.slice(start, end));
}

function findHashtags(platform: Platform, text: string) {
  return findEntities(platform, text).filter(({ kind }) => kind === 'hashtag');
}

/** Normalizes tags to one `#` each, without duplicates, ignoring case. */
export function canonicalHashtags(tags: readonly string[]): string[] {
  const byName = new Map<string, string>();
  for (const tag of tags) {
    const name = nameOf(tag);
    if (name !== '' && !byName.has(keyOf(name))) byName.set(keyOf(name), `#${name}`);
  }
  return [...byName.values()];
}

/** Returns the tags missing in the text. */
export function withoutTagsOf(text: string, tags: readonly string[]): string[] {
  const there = new Set(hashtagsOf(text).map((tag) => keyOf(nameOf(tag))));
  return tags.filter((tag) => !there.has(keyOf(nameOf(tag))));
}

/**
 * Removes core hashtags, which are appended later, at line ends, and converts others to words. Converts hashtags beyond
 * a sensible number too.
 */
export function withoutCoreHashtags(platform: Platform, text: string, core: readonly string[]): string {
  const isCore = new Set(core.map((tag) => keyOf(nameOf(tag))));
  let room = Math.max(0, SENSIBLE_HASHTAGS - isCore.size);
  const lines = text.split('\n').map((line) => {
    const tags = findHashtags(platform, line).map(({ start, end }) => {
      const name = nameOf(line.slice(start, end));
      return { start: startOfSigns(line, start), end, name, isCore: isCore.has(keyOf(name)) };
    });
    let last = line.trimEnd().length;
    for (
      let tag = tags.at(-1);
      tag?.isCore && tag.end === last && isWord(line, tag.start);
      tag = tags.at(-1)
    ) {
      last = line.slice(0, tag.start).trimEnd().length;
      tags.pop();
    }
    let kept = '';
    let read = 0;
    for (const { start, end, name, isCore } of tags) {
      kept += `${line.slice(read, start)}${isCore || room-- <= 0 ? '' : '#'}${name}`;
      read = end;
    }
    return kept + line.slice(read, last);
  });
  return lines.join('\n');
}

/** Returns the start of a hashtag with the signs before it, which would make a hashtag of the word that is left. */
function startOfSigns(line: string, start: number): number {
  let at = start;
  while (at > 0 && /[#＃]/.test(line[at - 1]!)) at--;
  return at;
}

function isWord(line: string, start: number): boolean {
  return start === 0 || /\s/.test(line[start - 1]!);
}

function nameOf(tag: string): string {
  return tag.trim().replace(/^[#＃]+/, '');
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
