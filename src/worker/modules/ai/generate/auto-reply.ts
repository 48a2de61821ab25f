import type { AiWriter } from '../../auto-reply/index.ts';
import { getEmail } from '../../mail/index.ts';
import { findRisk, isRisky } from '../mail-view.ts';
import { generateReply } from './generate-reply.ts';

/** Writes the reply of the auto-responder. Gives no model a mail that may contain instructions to an AI. */
export const writeAutoReply: AiWriter = async (ctx, emailId) => {
  const { risk } = await findRisk(ctx, await getEmail(ctx, emailId));
  if (isRisky(risk)) return { skip: 'injection_suspected' };
  const { body_text: text, model, injection_risk } = await generateReply(ctx, { email_id: emailId });
  // The thread may contain instructions that the email does not.
  return isRisky(injection_risk) ? { skip: 'injection_suspected' } : { text, model };
};
