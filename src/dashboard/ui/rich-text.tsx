import { createElement, Fragment, type ReactNode, useMemo } from 'react';

const SHOWN = new Set([
  'a',
  'b',
  'blockquote',
  'br',
  'div',
  'em',
  'i',
  'li',
  'ol',
  'p',
  'strong',
  'table',
  'tbody',
  'td',
  'tr',
  'u',
  'ul',
]);

/** Renders HTML of the organization, such as a signature: formatted text without styles or images. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return childrenOf(body);
  }, [html]);
  return (
    <div
      className={`[overflow-wrap:anywhere] [&_a]:text-accent [&_a]:underline [&_blockquote]:border-line [&_blockquote]:border-s-2 [&_blockquote]:ps-3 [&_ol]:list-decimal [&_ol]:ps-6 [&_p+p]:mt-2 [&_ul]:list-disc [&_ul]:ps-6 ${className}`}
    >
      {content}
    </div>
  );
}

const childrenOf = (node: Node): ReactNode[] =>
  Array.from(node.childNodes, (child, at) => toReact(child, at));

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || /^(?:script|style)$/i.test(node.tagName)) return null;
  const name = node.tagName.toLowerCase();
  if (name === 'br') return <br key={key} />;
  if (name === 'img') return node.getAttribute('alt');
  const children = childrenOf(node);
  if (!SHOWN.has(name)) return <Fragment key={key}>{children}</Fragment>;
  if (name !== 'a') return createElement(name, { key }, ...children);
  const href = node.getAttribute('href') ?? '';
  if (!/^(?:https?|mailto|tel):/i.test(href)) return <Fragment key={key}>{children}</Fragment>;
  return (
    <a key={key} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
