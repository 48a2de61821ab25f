import { randomBytes } from 'node:crypto';
import type { BookingConnection, BookingProvider } from '../../contract/calendar/bookings.ts';
import { DEVELOPMENT_API_KEY } from '../simulators/cal-com/cal-com.ts';
import { DEVELOPMENT_TOKEN } from '../simulators/calendly/calendly.ts';
import { expectOk, read, send } from './calls.ts';

const CONNECTIONS: Record<BookingProvider, { name: string; api_token: string }> = {
  cal_com: { name: 'Consultations', api_token: DEVELOPMENT_API_KEY },
  calendly: { name: 'Product tours', api_token: DEVELOPMENT_TOKEN },
};

/**
 * Connects the simulated booking services at the URLs in `services`, and registers their webhooks. Leaves connected
 * services unchanged.
 */
export async function connectBookings(
  origin: string,
  cookie: string,
  services: Partial<Record<BookingProvider, string>>,
): Promise<void> {
  if (Object.keys(services).length === 0) return;
  const url = `${origin}/api/calendar/booking-connections`;
  const existing = await read<BookingConnection[]>(await send('GET', url, undefined, cookie));
  for (const [provider, address] of Object.entries(services) as [BookingProvider, string][]) {
    if (existing.some((connection) => connection.provider === provider)) continue;
    const secret = randomBytes(24).toString('hex');
    const body = { provider, secret, ...CONNECTIONS[provider] };
    const connection = await read<BookingConnection>(await send('POST', url, body, cookie));
    await expectOk(
      await send('POST', `${address}/_control/webhook`, { url: connection.webhook_url, secret }),
    );
  }
}
