/** The pages that show outgoing mail. The mails may be hostile: theirs is an opaque origin without scripts. */
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { OutgoingMail, OutgoingMails } from './store.ts';

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse; width: 100% } td, th { padding: .4rem .6rem; text-align: start; vertical-align: top; overflow-wrap: anywhere }
tr + tr { border-top: 1px solid #8885 } time { white-space: nowrap }
pre { white-space: pre-wrap; overflow-wrap: anywhere } iframe { width: 100%; height: 32rem; border: 1px solid #8885; background: #fff }`;

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'";
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'";

const page = (title: string, content: unknown) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${raw(STYLE)}</style></head><body>${content}</body></html>`;

const LINK = /https?:\/\/[^\s<>"]+/g;

/** Returns text in which the addresses of pages are links. */
function withLinks(text: string) {
  const words = text.split(LINK);
  const links = text.match(LINK) ?? [];
  return words.map((word, i) => {
    const url = links[i];
    return html`${word}${url === undefined ? '' : html`<a href="${url}" rel="noreferrer">${url}</a>`}`;
  });
}

const time = (at: Date) => html`<time>${at.toISOString().slice(0, 19).replace('T', ' ')}</time>`;

function listPage(mails: readonly OutgoingMail[]) {
  const rows = mails.map(
    ({ id, at, from, to, subject }) => html`<tr>
<td>${time(at)}</td><td>${from || '<>'}</td><td>${to.join(', ')}</td>
<td><a href="/mails/${id}">${subject || '(no subject)'}</a></td></tr>`,
  );
  return page(
    'Outgoing mail',
    html`<h1>Outgoing mail</h1>
<p>What Herald has sent, the newest first. Nothing of it left this machine.</p>
${
  rows.length === 0
    ? html`<p>There is none yet.</p>`
    : html`<table><tr><th>Time (UTC)</th><th>From</th><th>To</th><th>Subject</th></tr>${rows}</table>`
}`,
  );
}

function mailPage({ id, at, from, to, subject, text, html: source }: OutgoingMail) {
  return page(
    subject || '(no subject)',
    html`<p><a href="/">Outgoing mail</a></p><h1>${subject || '(no subject)'}</h1>
<p>${time(at)} UTC, from ${from || '<>'} to ${to.join(', ')}</p>
${source === '' ? '' : html`<h2>HTML</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${id}/html" title="HTML"></iframe>`}
${text === '' ? '' : html`<h2>Text</h2><pre>${withLinks(text)}</pre>`}`,
  );
}

export function createOutgoingPages(mails: OutgoingMails): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('x-content-type-options', 'nosniff');
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', PAGE_POLICY);
  });
  app.get('/', (c) => c.html(listPage(mails.list())));
  app.get('/mails/:id{\\d+}', (c) => {
    const mail = mails.find(Number(c.req.param('id')));
    return mail ? c.html(mailPage(mail)) : c.notFound();
  });
  app.get('/mails/:id{\\d+}/html', (c) => {
    const mail = mails.find(Number(c.req.param('id')));
    if (!mail) return c.notFound();
    return c.html(`<base target="_blank">${mail.html}`, 200, { 'content-security-policy': MAIL_POLICY });
  });
  return app;
}
