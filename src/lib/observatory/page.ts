import { readTags } from '../message/html/read-tags.ts';
import type { Page } from './evidence.ts';

/** The limits of a page; the rest is not read. A page with more is no page for people. */
const MAX_SCRIPTS = 10_000;
const MAX_POLICIES = 100;
const LIMITS = {
  attributes: 100,
  attributeCharacters: 65_536,
  elements: new Set(['base', 'meta', 'script']),
};

/**
 * Reads the elements that the security tests judge. The content of `<template>` is no part of the page. As in the
 * Observatory, a `<meta>` counts anywhere except in `<noscript>`, and a `<script>` even there. Takes linear time for
 * any input: tags are read one by one, without a tree.
 */
export function readPage(html: string): Page {
  const page: Page = { base: null, policies: [], referrer: null, scripts: [] };
  let templates = 0;
  let isInNoscript = false;
  readTags(
    html,
    {
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
    },
    LIMITS,
  );
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
