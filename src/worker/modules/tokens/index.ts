import { z } from 'zod';
import { type Module, queueMessage } from '../../platform/module.ts';
import { mailAlertsPart } from './alerts/mail.ts';
import { expireHoldsPart } from './ledger/expire.ts';
import { bookWelcomes, bookWelcomesPart } from './ledger/welcome.ts';
import { registerTokens } from './routes.ts';

export { getBalance } from './get-balance.ts';
export { type Credit, credit } from './ledger/credit.ts';
export { listBookings } from './ledger/entry-store.ts';
export { release } from './ledger/release.ts';
export { reserve } from './ledger/reserve.ts';
export { settle } from './ledger/settle.ts';
export { listPackages } from './list-packages.ts';
export { selectUsageByDay } from './usage-store.ts';

export const tokens: Module = {
  routes: registerTokens,
  tags: { Tokens: 'The AI tokens of the organization: balance, usage, purchases and alerts.' },
  messages: [queueMessage('welcomes', z.object({}), bookWelcomes)],
  upkeep: { expireHolds: expireHoldsPart, mailAlerts: mailAlertsPart },
  serviceUpkeep: { bookWelcomes: bookWelcomesPart },
};
