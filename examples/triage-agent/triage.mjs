// Triages the mail of Support: Herald tells of each new mail by a webhook; this labels, assigns and drafts.
import { createServer } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Webhook } from 'standardwebhooks';

const { HERALD_URL, HERALD_KEY, HERALD_WEBHOOK_SECRET, PORT = '3000' } = process.env;

// The first rule that a mail fits. Ask a language model here instead; whatever it says, Herald lets nothing leave.
const RULES = [
  { label: 'Newsletter', fits: /unsubscribe|view it in your browser/i, state: 'done' },
  { label: 'Refund', fits: /refund|money back|return (?:it|them)|twice|cancel/i, to: 'Ada' },
  { label: 'Delivery', fits: /parcel|deliver|courier|tracking|shipped/i, reply: 'We ask the courier.' },
  { label: 'Invoice', fits: /invoice|receipt|VAT|purchase order/i, reply: 'You get it today.' },
  { label: 'Fault', fits: /broken|n[o']t work|error|leak|cannot log in/i, to: 'Ada', reply: 'We are sorry.' },
];

const client = new Client({ name: 'triage', version: '1.0.0' });
const requestInit = { headers: { authorization: `Bearer ${HERALD_KEY}` } };
await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', HERALD_URL), { requestInit }));

async function call(name, args) {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: args });
  if (isError) throw new Error(`${name}: ${content[0].text}`);
  return structuredContent;
}

const { members } = await call('get_workspace', {});

async function triage(conversation) {
  const { messages, conversation: about } = await call('read_conversation', { conversation });
  // A text is withheld where a mail seems to give orders to an AI: then a person reads it.
  if (about.labels.length > 0 || messages.some(({ risk }) => risk === 'medium' || risk === 'high')) return;
  const text = `${about.subject}\n${messages.at(-1).text}`;
  const { label, state, to, reply } = RULES.find(({ fits }) => fits.test(text)) ?? { label: 'Other' };
  if (state) await call('set_state', { conversation, state });
  const member = members.find(({ name }) => name === to);
  if (member) await call('assign', { conversation, assignee_id: member.id });
  if (reply) await call('draft_reply', { conversation, text: `Hello,\n\n${reply}\n\nSupport` });
  await call('set_labels', { conversation, add: [label] });
}

const webhook = new Webhook(HERALD_WEBHOOK_SECRET);
createServer(async (request, response) => {
  try {
    const { data } = webhook.verify(Buffer.concat(await request.toArray()).toString(), request.headers);
    if (data.direction === 'inbound' && !data.is_history) await triage(data.email_id);
    response.writeHead(204).end();
  } catch (error) {
    console.error(error.message);
    // Herald tells it again later. What is labelled has been done.
    response.writeHead(500).end();
  }
}).listen(Number(PORT), () => console.log(`Triaging for ${HERALD_URL}`));
