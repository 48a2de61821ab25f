import type { Verdict } from '../checks/check.ts';
import type { PageDocument, PageElement } from '../page/document.ts';
import { describeAll, elementsOf } from '../page/elements.ts';
import { isHiddenFromReaders } from '../page/rendered.ts';

/** ARIA 1.2: the roles whose elements need no name. Other words are not roles. */
const UNNAMED_ROLES = new Set([
  ...['alert', 'article', 'banner', 'blockquote', 'caption', 'cell', 'code', 'columnheader', 'comment'],
  ...['complementary', 'contentinfo', 'definition', 'deletion', 'directory', 'document', 'emphasis', 'feed'],
  ...[
    'figure',
    'form',
    'grid',
    'gridcell',
    'group',
    'heading',
    'insertion',
    'list',
    'listitem',
    'log',
    'main',
  ],
  ...[
    'mark',
    'marquee',
    'math',
    'menu',
    'menubar',
    'navigation',
    'note',
    'paragraph',
    'radiogroup',
    'region',
  ],
  ...['row', 'rowgroup', 'rowheader', 'scrollbar', 'search', 'sectionfooter', 'sectionheader', 'separator'],
  ...['status', 'strong', 'subscript', 'suggestion', 'superscript', 'tab', 'table', 'tablist', 'tabpanel'],
  ...['term', 'text', 'time', 'timer', 'tooltip', 'tree', 'treegrid'],
]);
/** ARIA 1.2, 7.1: attributes with which an element keeps its role even if it declares none. */
const GLOBAL_ATTRIBUTES = [
  ...['actions', 'atomic', 'braillelabel', 'brailleroledescription', 'busy', 'controls', 'current'],
  ...['describedby', 'description', 'details', 'disabled', 'dropeffect', 'errormessage', 'flowto', 'grabbed'],
  ...['haspopup', 'hidden', 'invalid', 'keyshortcuts', 'label', 'labelledby', 'live', 'owns', 'relevant'],
  'roledescription',
].map((name) => `aria-${name}`);

/** Judges the alternative texts of images: a text, or a sign that the image is decoration. */
export function judgeImages(document: PageDocument): Verdict {
  const images = elementsOf(document, 'img').filter((img) => needsName(img) && !isHiddenFromReaders(img));
  if (images.length === 0) return { result: 'not_applicable' };
  const find = idFinder(document);
  const failing = images.filter((img) => !isNamed(img, find));
  return failing.length > 0 ? { result: 'fail', evidence: describeAll(failing) } : { result: 'pass' };
}

type FindById = (id: string) => PageElement | undefined;

function idFinder(document: PageDocument): FindById {
  const byId = new Map<string, PageElement>();
  for (const element of document.elements) {
    const id = element.attribute('id');
    if (id !== null && !byId.has(id)) byId.set(id, element);
  }
  return (id) => byId.get(id);
}

function needsName(img: PageElement): boolean {
  return !UNNAMED_ROLES.has(roleOf(img)) || isFocusable(img);
}

function roleOf(element: PageElement): string {
  return (element.attribute('role') ?? '').trim().toLowerCase();
}

function isFocusable(element: PageElement): boolean {
  return /^\s*[-+]?\d/.test(element.attribute('tabindex') ?? '');
}

function isNamed(img: PageElement, find: FindById): boolean {
  if (isDecoration(img)) return true;
  const alt = img.attribute('alt');
  if (alt !== null) return !/^\s+$/.test(alt);
  return hasText(img, 'aria-label') || hasText(img, 'title') || isLabelled(img, find);
}

function isDecoration(img: PageElement): boolean {
  const isPresentation = /^(?:none|presentation)$/.test(roleOf(img));
  return (
    isPresentation && !isFocusable(img) && GLOBAL_ATTRIBUTES.every((name) => img.attribute(name) === null)
  );
}

function isLabelled(img: PageElement, find: FindById): boolean {
  const ids = (img.attribute('aria-labelledby') ?? '').split(/\s+/).slice(0, 100);
  return ids.some((id) => {
    const label = find(id);
    if (label === undefined) return false;
    return label.text().trim() !== '' || ['aria-label', 'alt', 'title'].some((name) => hasText(label, name));
  });
}

function hasText(element: PageElement, name: string): boolean {
  return (element.attribute(name) ?? '').trim() !== '';
}
