import { useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { placesOf, type Span } from './places.ts';
import { wordsIn } from './terms.ts';

const NAME = 'found';
/** As `mark` has it in rows. A frame has none of the page's styles. */
const STYLE = `::highlight(${NAME}){color:light-dark(#1b1c20,#ececf0);background-color:light-dark(#fde68a,#6b5310)}`;
const MOST_RANGES = 500;
const MOST_LETTERS = 200_000;
/** The letters of each message that are looked through to find the first one with a word. */
const MOST_LOOKED_THROUGH = 20_000;
/** What a word cannot span. */
const BLOCKS =
  'address,article,blockquote,body,center,dd,div,dl,dt,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,ol,p,pre,section,table,td,th,tr,ul';
const NONE: string[] = [];

/** Returns the words that the search of the address looks for in texts. */
export function useFoundWords(): readonly string[] {
  const q = useSearch({ strict: false, select: (search) => (search as { q?: string }).q });
  return useMemo(() => (q ? wordsIn('text', q) : NONE), [q]);
}

/** Returns the first message with a word. */
export function firstWith<M extends { body_new: string; body_text: string }>(
  words: readonly string[],
  messages: readonly M[],
): M | undefined {
  if (words.length === 0) return undefined;
  return messages.find(
    ({ body_new, body_text }) =>
      placesOf((body_new || body_text).slice(0, MOST_LOOKED_THROUGH), words).length > 0,
  );
}

/** Returns a function that marks the words of the search in an element, which may be in another document. */
export function useMarker(): (root: HTMLElement) => (() => void) | undefined {
  const words = useFoundWords();
  return useCallback((root) => (words.length > 0 ? highlight(root, words) : undefined), [words]);
}

/** Marks words without changing the document. Returns a function that removes the marks. */
function highlight(root: HTMLElement, words: readonly string[]): (() => void) | undefined {
  const view = root.ownerDocument.defaultView as (Window & typeof globalThis) | null;
  if (!view?.CSS.highlights) return undefined;
  const ranges = rangesOf(root, words);
  const all = view.CSS.highlights.get(NAME) ?? newHighlight(view);
  for (const range of ranges) all.add(range);
  return () => {
    for (const range of ranges) all.delete(range);
  };
}

function newHighlight(view: Window & typeof globalThis): Highlight {
  const all = new view.Highlight();
  view.CSS.highlights.set(NAME, all);
  const styles = new view.CSSStyleSheet();
  styles.replaceSync(STYLE);
  view.document.adoptedStyleSheets.push(styles);
  return all;
}

function rangesOf(root: HTMLElement, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  let letters = 0;
  for (const run of runsOf(root)) {
    const text = run.map(({ data }) => data).join('');
    letters += text.length;
    if (letters > MOST_LETTERS || ranges.length > MOST_RANGES) break;
    for (const place of placesOf(text, words)) ranges.push(rangeOf(run, place));
  }
  return ranges;
}

/** Yields the texts that are read without a break: a word may be partly bold. */
function* runsOf(root: HTMLElement): Generator<Text[]> {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let run: Text[] = [];
  let block: Element | null | undefined;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const its = node.parentElement?.closest(BLOCKS);
    const isBroken = its !== block || node.previousSibling?.nodeName === 'BR';
    if (isBroken && run.length > 0) {
      yield run;
      run = [];
    }
    block = its;
    run.push(node);
  }
  if (run.length > 0) yield run;
}

function rangeOf(run: readonly Text[], [start, end]: Span): Range {
  const range = run[0]!.ownerDocument.createRange();
  let before = 0;
  for (const node of run) {
    const after = before + node.data.length;
    if (start >= before && start < after) range.setStart(node, start - before);
    if (end > before && end <= after) range.setEnd(node, end - before);
    before = after;
  }
  return range;
}
