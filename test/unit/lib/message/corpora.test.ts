import { describe, expect, test } from 'vitest';
import { parseMessage } from '../../../../src/lib/message/parse.ts';
import { hasCorpora, readMbox, readTar } from '../../../system/corpora.ts';

const why = hasCorpora ? '' : ' (skipped: no ../shared/corpora)';

describe.skipIf(!hasCorpora)(`real mail${why}`, () => {
  test('629 bounces and automatic replies are all automatic; most bounces have recipients and an original', async () => {
    const messages = readTar('bounces.tar.gz', /\.eml$/);
    expect(messages).toHaveLength(629);
    const ordinary: string[] = [];
    let bounces = 0;
    let named = 0;
    let linked = 0;
    for (const { name, raw } of messages) {
      const { automaticReason, bounce } = await parseMessage(raw);
      if (automaticReason === null) ordinary.push(name);
      if (!bounce || bounce.needsOriginal) continue;
      bounces++;
      if (bounce.recipients.length > 0) named++;
      if (bounce.originalIds.length > 0) linked++;
    }
    expect(ordinary).toEqual([]);
    expect(bounces).toBeGreaterThan(600);
    expect(named / bounces).toBeGreaterThan(0.95);
    // Many samples lack the id of the original, or have their own id in its place.
    expect(linked / bounces).toBeGreaterThan(0.8);
  }, 120_000);

  test('2,000 messages of a mailing list are all automatic, and none is a bounce', async () => {
    const reasons: Record<string, number> = {};
    for (const raw of readMbox('usrp-users-2000.mbox.gz')) {
      const { automaticReason, bounce } = await parseMessage(raw);
      const key = bounce ? 'bounce' : String(automaticReason);
      reasons[key] = (reasons[key] ?? 0) + 1;
    }
    expect(reasons).toEqual({ precedence: 2000 });
  }, 120_000);
});
