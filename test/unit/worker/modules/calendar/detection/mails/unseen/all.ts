import type { DetectionMail } from '../mail.ts';
import { secondMails } from '../second/all.ts';

/** The held-out mails, by language code. */
export const unseenMails: Record<string, DetectionMail[]> = secondMails;
