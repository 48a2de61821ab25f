/** The number of characters at the end of the new text that locate it in the HTML. */
const TAIL = 60;
const squeeze = (text: string) => text.replaceAll(/\s+/g, '');

/**
 * Marks everything after the new text of a message with `data-quoted`, so that CSS can hide it. The API returns the new
 * text (`body_new`); if the HTML does not contain it, nothing is marked. Returns whether anything is marked.
 */
export function markQuoted(body: HTMLElement, newText: string): boolean {
  const wanted = squeeze(newText).slice(-TAIL);
  if (wanted === '') return false;
  const document = body.ownerDocument;
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: { node: Text; from: number }[] = [];
  let all = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    texts.push({ node: node as Text, from: all.length });
    all += squeeze(node.textContent ?? '');
  }
  // The quote may repeat the new text, so only matches after its whole length count.
  const whole = squeeze(newText).length;
  const at = all.indexOf(wanted, Math.max(0, whole - wanted.length - TAIL));
  if (at < 0) return false;
  const end = at + wanted.length;
  if (end >= all.length) return false;
  const last = texts.findLast(({ from }) => from < end);
  if (!last) return false;
  splitAfter(last.node, end - last.from);
  for (let node: Node = last.node; node !== body; node = node.parentNode!) {
    const following: Node[] = [];
    for (let next = node.nextSibling; next; next = next.nextSibling) following.push(next);
    for (const each of following) mark(each);
  }
  return true;
}

/** Splits a text node after `letters` non-space characters. */
function splitAfter(node: Text, letters: number): void {
  let left = letters;
  const text = node.data;
  for (let i = 0; i < text.length; i++) {
    if (left === 0) {
      node.splitText(i);
      return;
    }
    if (!/\s/.test(text[i]!)) left--;
  }
}

function mark(node: Node): void {
  if (node instanceof Element) node.setAttribute('data-quoted', '');
  else if (node instanceof Text && node.data.trim() !== '') {
    const span = node.ownerDocument.createElement('span');
    span.setAttribute('data-quoted', '');
    node.replaceWith(span);
    span.append(node);
  }
}
