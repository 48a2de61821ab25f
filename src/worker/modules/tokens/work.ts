import { z } from 'zod';
import { queueMessage, type Work } from '../../platform/module.ts';
import { mailAlertsPart } from './alerts/mail.ts';
import { expireHoldsPart } from './ledger/expire.ts';
import { bookWelcomes, bookWelcomesPart } from './ledger/welcome.ts';

export const tokensWork: Work = {
  messages: [queueMessage('welcomes', z.object({}), bookWelcomes)],
  upkeep: { expireHolds: expireHoldsPart, mailAlerts: mailAlertsPart },
  serviceUpkeep: { bookWelcomes: bookWelcomesPart },
};
