/** Serves the simulated booking services on local ports, with sample bookings. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Subscription } from './booking-services/webhooks.ts';
import { createCalCom, type SimulatedCalCom } from './cal-com/cal-com.ts';
import type { Booking } from './cal-com/world.ts';
import { createCalendly, type SimulatedCalendly } from './calendly/calendly.ts';
import type { ScheduledEvent } from './calendly/world.ts';
import { serveSimulated, stopServer } from './platforms/serve-simulated.ts';

export interface BookingServices {
  calCom: SimulatedCalCom & { url: string };
  calendly: SimulatedCalendly & { url: string };
  /** Environment variables that make Herald use these servers. */
  variables: Record<'CAL_COM_API_URL' | 'CALENDLY_API_URL', string>;
  stop(): Promise<void>;
}

interface Options {
  /** Port 0 selects a free port. */
  ports: { calCom: number; calendly: number };
  /** Persists the bookings across restarts, because Herald stores what it has received. */
  file?: string;
  log?: (line: string) => void;
}

interface State {
  calCom: { subscription: Subscription | null; bookings: Booking[] };
  calendly: { subscription: Subscription | null; events: [string, ScheduledEvent][] };
}

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Serves both on 127.0.0.1 until `stop` is called. */
export async function startBookingServices({
  ports,
  file,
  log = () => {},
}: Options): Promise<BookingServices> {
  const calCom = createCalCom({ log: (line) => log(`Cal.com: ${line}`) });
  const calendly = createCalendly({ log: (line) => log(`Calendly: ${line}`) });
  if (file && existsSync(file)) restore(calCom, calendly, JSON.parse(readFileSync(file, 'utf8')) as State);
  else addBookings(calCom, calendly);
  const save = () => {
    if (!file) return;
    try {
      writeFileSync(`${file}.new`, JSON.stringify(stateOf(calCom, calendly)), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch (error) {
      log(`could not write ${file}: ${error}`);
    }
  };
  save();
  const servers: Server[] = [];
  const stop = async () => {
    await Promise.all([calCom.webhooks.sent(), calendly.webhooks.sent()]);
    await Promise.all(servers.map(stopServer));
  };
  const start = async (service: SimulatedCalCom | SimulatedCalendly, port: number) => {
    const server = await serveSimulated(service, port, save);
    servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  try {
    const urls = {
      calCom: await start(calCom, ports.calCom),
      calendly: await start(calendly, ports.calendly),
    };
    return {
      calCom: Object.assign(calCom, { url: urls.calCom }),
      calendly: Object.assign(calendly, { url: urls.calendly }),
      variables: { CAL_COM_API_URL: `${urls.calCom}/v2`, CALENDLY_API_URL: urls.calendly },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function stateOf(calCom: SimulatedCalCom, calendly: SimulatedCalendly): State {
  return {
    calCom: { subscription: calCom.webhooks.subscription, bookings: [...calCom.world.bookings.values()] },
    calendly: { subscription: calendly.webhooks.subscription, events: [...calendly.world.events] },
  };
}

function restore(calCom: SimulatedCalCom, calendly: SimulatedCalendly, state: State): void {
  calCom.webhooks.subscription = state.calCom.subscription;
  for (const booking of state.calCom.bookings) calCom.world.bookings.set(booking.uid, booking);
  calendly.webhooks.subscription = state.calendly.subscription;
  for (const [id, event] of state.calendly.events) calendly.world.events.set(id, event);
}

/** Adds bookings of each kind in the next days. */
function addBookings({ world: calCom }: SimulatedCalCom, { world: calendly }: SimulatedCalendly): void {
  const at = (days: number, hour: number) => {
    const day = Math.floor(Date.now() / DAY) * DAY;
    return new Date(day + days * DAY + hour * HOUR).toISOString();
  };
  calCom.book({
    uid: 'demo-consultation',
    title: 'Consultation between Demo and Kim Guest',
    start: at(1, 9),
    videoCallUrl: 'https://meet.example/consultation',
  });
  calCom.request({ uid: 'demo-request', title: 'Partnership between Demo and Kim Guest', start: at(2, 13) });
  calCom.book({ uid: 'demo-moved', title: 'Onboarding between Demo and Kim Guest', start: at(3, 8) });
  calCom.reschedule('demo-moved', { uid: 'demo-moved-to', start: at(4, 8) });
  calendly.book('demo-tour', 'kim', { name: 'Product tour', start: at(2, 10) });
  calendly.book('demo-tour', 'lee');
}
