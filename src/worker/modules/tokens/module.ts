import { z } from 'zod';
import { type Module, queueMessage } from '../../platform/module.ts';
import { mailAlertsPart } from './alerts/mail.ts';
import { expireHoldsPart } from './ledger/expire.ts';
import { bookWelcomes, bookWelcomesPart } from './ledger/welcome.ts';
import { registerTokens } from './routes.ts';

export const tokens: Module = {
  routes: registerTokens,
  tags: { Tokens: 'The AI tokens of the organization: balance, usage, purchases and alerts.' },
  messages: [queueMessage('welcomes', z.object({}), bookWelcomes)],
  upkeep: { expireHolds: expireHoldsPart, mailAlerts: mailAlertsPart },
  serviceUpkeep: { bookWelcomes: bookWelcomesPart },
};
