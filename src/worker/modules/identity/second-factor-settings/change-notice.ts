import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { momentOf } from '../../notices/index.ts';
import { accountNotice } from '../account-notice.ts';
import type { User } from '../users/store.ts';
import { securityWords } from '../words/security.ts';

export function changeNotice(ctx: Ctx, user: User, change: 'enabled' | 'disabled'): Promise<Statement[]> {
  return accountNotice(ctx, ctx.organizationId, user, (reader) => {
    const words = securityWords[reader.language];
    const time = momentOf(reader, ctx.now());
    return change === 'enabled'
      ? {
          subject: words.turnedOnSubject,
          parts: [words.turnedOn(user.email, time), words.withFactor, words.factorHelp],
        }
      : {
          subject: words.turnedOffSubject,
          parts: [words.turnedOff(user.email, time), words.withoutFactor, words.factorHelp],
        };
  });
}
