import { Tokenizer } from 'htmlparser2';
import type { Page } from './evidence.ts';

/** The limits of a page; the rest is not read. A page with more is no page for people. */
const MAX_SCRIPTS = 10_000;
const MAX_POLICIES = 100;
const MAX_ATTRIBUTES = 100;
const MAX_ATTRIBUTE_CHARACTERS = 65_536;
const READ = new Set(['base', 'meta', 'script']);

/**
 * Reads the elements that the security tests judge. The content of `<template>` is no part of the page. As in the
 * Observatory, a `<meta>` counts anywhere except in `<noscript>`, and a `<script>` even there. Takes linear time for
 * any input: tags are read one by one, without a tree.
 */
export function readPage(html: string): Page {
  const page: Page = { base: null, policies: [], referrer: null, scripts: [] };
  let templates = 0;
  let isInNoscript = false;
  readTags(html, {
    open: (name, attributes) => {
      if (name === 'template') templates++;
      if (name === 'noscript') isInNoscript = true;
      if (templates > 0) return;
      if (name === 'script') readScript(page, attributes);
      if (name === 'base') page.base ??= baseOf(attributes.get('href'));
      if (name === 'meta' && !isInNoscript) readMeta(page, attributes);
    },
    close: (name) => {
      if (name === 'template' && templates > 0) templates--;
      if (name === 'noscript') isInNoscript = false;
    },
  });
  return page;
}

function readScript({ scripts }: Page, attributes: ReadonlyMap<string, string>): void {
  if (scripts.length >= MAX_SCRIPTS) return;
  scripts.push({ src: attributes.get('src') ?? null, integrity: attributes.get('integrity') ?? null });
}

function readMeta(page: Page, attributes: ReadonlyMap<string, string>): void {
  const content = attributes.get('content');
  if (!content) return;
  const directive = attributes.get('http-equiv')?.trim().toLowerCase();
  if (directive === undefined) {
    if (attributes.get('name')?.trim().toLowerCase() === 'referrer') page.referrer = content;
  } else if (directive === 'content-security-policy' && page.policies.length < MAX_POLICIES) {
    page.policies.push(content);
  }
}

function baseOf(href: string | undefined): string | null {
  const url = URL.parse(href ?? '');
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}

interface TagReader {
  /** `attributes` is empty for elements that are not in `READ`. */
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  close(name: string): void;
}

/** Reads HTML tag by tag, with decoded attributes. */
function readTags(html: string, reader: TagReader): void {
  let name = '';
  let attributes = new Map<string, string>();
  let attribute = '';
  let value: string[] = [];
  const ignore = () => {};
  const endTag = () => reader.open(name, attributes);
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => {
        name = html.slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname: (start, end) => {
        attribute = html.slice(start, end).toLowerCase();
        value = [];
      },
      onattribdata: (start, end) => value.push(html.slice(start, end)),
      onattribentity: (code) => value.push(String.fromCodePoint(code)),
      onattribend: () => {
        // Of two attributes with the same name, the first counts.
        if (!READ.has(name) || attributes.size >= MAX_ATTRIBUTES || attributes.has(attribute)) return;
        attributes.set(attribute, value.join('').slice(0, MAX_ATTRIBUTE_CHARACTERS));
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onclosetag: (start, end) => reader.close(html.slice(start, end).trim().toLowerCase()),
      ontext: ignore,
      ontextentity: ignore,
      oncomment: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
