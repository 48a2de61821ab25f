import { type AiWriter, getEmail } from '../../mail/index.ts';
import { findRisk, isRisky } from '../mail-view.ts';
import { generateReply } from './generate-reply.ts';

/** Writes the reply of the auto-responder. No model sees a mail that may give instructions to it. */
export const writeAutoReply: AiWriter = async (ctx, emailId) => {
  const { risk } = await findRisk(ctx, await getEmail(ctx, emailId));
  if (isRisky(risk)) return { skip: 'injection_suspected' };
  const { body_text: text, model, injection_risk } = await generateReply(ctx, { email_id: emailId });
  // The thread may hold what the email does not.
  return isRisky(injection_risk) ? { skip: 'injection_suspected' } : { text, model };
};
