import { Mark, markPasteRule } from '@tiptap/core';

/** Normalizes a typed link, also `example.com` and email addresses. Returns null for one that a mail may not have. */
export function linkOf(typed: string): string | null {
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(typed) && !/^[^/]+:\d/.test(typed);
  const whole = hasScheme ? typed : typed.includes('@') ? `mailto:${typed}` : `https://${typed}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  return url && /^(?:https?|mailto):$/.test(url.protocol) ? url.href : null;
}

/** Links to pages and email addresses. A pasted URL becomes a link; other pasted links stay text. */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? '';
        return /^(?:https?|mailto):/i.test(href) && linkOf(href) !== null ? null : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addPasteRules() {
    return [
      markPasteRule({
        find: /https?:\/\/[^\s<>"']{1,1000}/g,
        type: this.type,
        getAttributes: ([address]) => ({ href: address }),
      }),
    ];
  },
});
