import { idParam } from '../../../contract/common.ts';
import { inbox, proveAddressQuery } from '../../../contract/inboxes.ts';
import { type App, json, problems } from '../../platform/http/http.ts';
import { route } from '../../platform/http/route.ts';
import { proveAddress } from './prove-address.ts';

const proveRoute = route({
  method: 'post',
  path: '/api/inboxes/{id}/prove-address',
  access: { role: 'admin', scope: 'inboxes:write' },
  operationId: 'proveAddress',
  tags: ['Inboxes'],
  summary: 'Verify that an inbox owns its address, or one of its other addresses',
  description:
    'Only mail from Cloudflare Email Routing needs it. Herald sends a message to the address, finds it when it next reads the mailbox, and saves no email of it; `address_proof` (or `proof` in `alias_proofs`) is then `proven`, or `taken` if the address belongs to another inbox whose mailbox is still read. Call it while mail to the address still reaches the mailbox, before the address is routed to Herald. A mailbox that was connected at Google or Microsoft under this address is proven already. Codes: `EMAIL_NOT_VERIFIED` (403: of the caller), `INBOX_INACTIVE` (422), `NOT_CONFIGURED` (503: the service has no mail server of its own), `TOO_MANY_REQUESTS` (429: one message a day to an address, whichever organization asks; one an hour for an inbox, unless the last one was found; ten a day per organization). For admins.',
  request: { params: idParam, query: proveAddressQuery },
  responses: { 202: json(inbox, 'The message will be sent.'), ...problems(404, 409, 422, 503) },
});

export function registerAddresses(app: App): void {
  app.openapi(proveRoute, async (c) => {
    const { address } = c.req.valid('query');
    return c.json(await proveAddress(c.var.ctx, c.req.valid('param').id, address), 202);
  });
}
