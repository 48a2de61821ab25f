import { describe, expect, test } from 'vitest';
import { cancelDraft } from '../../../../../src/worker/modules/sending/draft-sending/cancel.ts';
import { sendDraft } from '../../../../../src/worker/modules/sending/draft-sending/send.ts';
import { deleteDraft } from '../../../../../src/worker/modules/sending/drafts/delete.ts';
import { restoreDraft } from '../../../../../src/worker/modules/sending/drafts/restore.ts';
import { updateDraft } from '../../../../../src/worker/modules/sending/drafts/update.ts';
import { type DraftWorld, makeDraftWorld } from './world.ts';

/** The number of batches of a run that sends a draft: tests interleave before each of them, and at the end. */
const STEPS = 11;
const EVERY_STEP = Array.from({ length: STEPS + 1 }, (_, step) => step);

/** Returns the outcome of a verb: `done`, or the code of its refusal. */
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** Runs the job of a draft that is due. `meanwhile` happens before the batch of this number, or after all. */
async function runWith(world: DraftWorld, step: number, meanwhile: () => Promise<unknown>) {
  let hasHappened = false;
  const { ctx, steps } = world.steppedCtx({
    before: async (now) => {
      if (now !== step) return;
      hasHappened = true;
      await meanwhile();
    },
  });
  await world.run(ctx);
  const count = steps();
  if (!hasHappened) await meanwhile();
  return count;
}

test('a run that sends a draft has as many batches as these tests stop at', async () => {
  const world = await makeDraftWorld();
  await world.held();
  world.clock.now += 10_000;
  expect(await runWith(world, 99, async () => {})).toBe(STEPS);
});

describe.each(EVERY_STEP)('before step %i of its sending', (step) => {
  test('a draft is taken back and not sent, or sent and not taken back', async () => {
    const world = await makeDraftWorld();
    const { id } = await world.held();
    world.clock.now += 10_000;
    let cancelled = '';
    await runWith(world, step, async () => {
      cancelled = await outcome(cancelDraft(world.ctx(), id));
    });
    await world.recover();
    const draft = await world.get(id);
    if (cancelled === 'done') {
      expect(world.smtp.parcels).toHaveLength(0);
      expect(draft).toMatchObject({ state: 'draft', email_id: null, send_at: null, body: '<p>Hi</p>' });
      expect(await world.rows('SELECT id FROM emails WHERE organization_id = ?')).toEqual([]);
    } else {
      expect(cancelled).toBe('DRAFT_TAKEN');
      expect(world.smtp.parcels).toHaveLength(1);
      expect(draft).toMatchObject({ state: 'sent', error: null });
    }
    expect(await world.jobs()).toEqual([]);
  });

  test('a draft that is taken back and sent again goes out once', async () => {
    const world = await makeDraftWorld();
    const { id } = await world.held();
    world.clock.now += 10_000;
    await runWith(world, step, async () => {
      if ((await outcome(cancelDraft(world.ctx(), id))) !== 'done') return;
      const { version } = await world.get(id);
      const changed = await updateDraft(world.ctx(), id, { version, subject: 'Second' });
      await sendDraft(world.ctx(), id, { version: changed.version });
    });
    await world.recover();
    expect(world.smtp.parcels).toHaveLength(1);
    expect(await world.get(id)).toMatchObject({ state: 'sent' });
    expect(await world.jobs()).toEqual([]);
  });

  test('a draft that gets another time is sent once, then or now', async () => {
    const world = await makeDraftWorld();
    const held = await world.held();
    world.clock.now += 10_000;
    const later = world.clock.now + 3_600_000;
    let moved = '';
    await runWith(world, step, async () => {
      moved = await outcome(
        sendDraft(world.ctx(), held.id, { version: held.version, send_at: new Date(later).toISOString() }),
      );
    });
    expect(world.smtp.parcels).toHaveLength(moved === 'done' ? 0 : 1);
    await world.recover();
    expect(world.smtp.parcels).toHaveLength(moved === 'done' ? 0 : 1);
    world.clock.now = later;
    await world.recover();
    expect(world.smtp.parcels).toHaveLength(1);
    expect(await world.get(held.id)).toMatchObject({ state: 'sent' });
  });

  test('a draft is deleted and not sent, or sent and there', async () => {
    const world = await makeDraftWorld();
    const { id } = await world.held();
    world.clock.now += 10_000;
    let deleted = '';
    await runWith(world, step, async () => {
      deleted = await outcome(deleteDraft(world.ctx(), id));
    });
    const sent = world.smtp.parcels.length;
    if (sent === 0) expect(await restoreDraft(world.ctx(), id)).toMatchObject({ state: 'draft' });
    else if (deleted === 'done') expect(await restoreDraft(world.ctx(), id)).toMatchObject({ state: 'sent' });
    else expect(deleted).toBe('DRAFT_TAKEN');
    await world.recover();
    expect(world.smtp.parcels).toHaveLength(sent);
  });

  test('a change of a draft that waits is refused, and it goes out as it was', async () => {
    const world = await makeDraftWorld();
    const { id, version } = await world.held();
    world.clock.now += 10_000;
    let changed = '';
    await runWith(world, step, async () => {
      changed = await outcome(updateDraft(world.ctx(), id, { version, body: '<p>Other</p>' }));
    });
    expect(changed).toMatch(/^DRAFT_(WAITING|TAKEN)$/);
    expect(world.smtp.texts()).toHaveLength(1);
    expect(world.smtp.texts()[0]).not.toContain('Other');
  });

  test('a second run, after the lease of the first, does not send it again', async () => {
    const world = await makeDraftWorld();
    const { id } = await world.held();
    world.clock.now += 10_000;
    await runWith(world, step, () => world.recover());
    await world.recover();
    expect(world.smtp.parcels.length).toBeLessThanOrEqual(1);
    const { state } = await world.get(id);
    expect(['sent', 'unconfirmed']).toContain(state);
    if (state === 'sent') expect(world.smtp.parcels).toHaveLength(1);
  });

  test.each(['before', 'after'] as const)(
    'a process that dies %s that step loses nothing and sends nothing twice',
    async (when) => {
      const world = await makeDraftWorld();
      const { id } = await world.held();
      world.clock.now += 10_000;
      let isDead = false;
      const die = (now: number) => {
        // A dead process does nothing more.
        if (now === step) isDead = true;
        if (isDead) throw new Error('The process died.');
      };
      const { ctx } = world.steppedCtx(
        when === 'before' ? { before: die } : { before: (now) => isDead && die(now), after: die },
      );
      await world.run(ctx).catch(() => {});
      await ctx.waited().catch(() => {});
      await world.recover();
      const { state, body } = await world.get(id);
      expect(body).toBe('<p>Hi</p>');
      expect(world.smtp.parcels.length).toBeLessThanOrEqual(1);
      if (state === 'sent') expect(world.smtp.parcels).toHaveLength(1);
      else expect(state).toBe('unconfirmed');
      expect(await world.jobs()).toEqual([]);
    },
  );
});

describe.each(EVERY_STEP)('before step %i', (step) => {
  test('of sending a draft, a change by somebody else is not sent over and not lost', async () => {
    const world = await makeDraftWorld();
    const { id, version } = await world.draft();
    let changed = '';
    const { ctx } = world.steppedCtx({
      before: async (now) => {
        if (now !== step) return;
        changed = await outcome(updateDraft(world.ctx(), id, { version, body: '<p>Other</p>' }));
      },
    });
    const sent = await outcome(sendDraft(ctx, id, { version }));
    if (changed === '')
      changed = await outcome(updateDraft(world.ctx(), id, { version, body: '<p>Other</p>' }));
    expect([sent, changed].sort()).toEqual(['DRAFT_CHANGED', 'done']);
    await world.recover();
    expect(await world.get(id)).toMatchObject(
      sent === 'done' ? { state: 'sent', body: '<p>Hi</p>' } : { state: 'draft', body: '<p>Other</p>' },
    );
    expect(world.smtp.parcels).toHaveLength(sent === 'done' ? 1 : 0);
  });

  test('of a change, a change by somebody else: one of them stands, whole', async () => {
    const world = await makeDraftWorld();
    const { id, version } = await world.draft();
    const first = { version, subject: 'First', body: '<p>First</p>' };
    const second = { version, subject: 'Second', body: '<p>Second</p>' };
    let other = '';
    const { ctx } = world.steppedCtx({
      before: async (now) => {
        if (now === step) other = await outcome(updateDraft(world.ctx(), id, second));
      },
    });
    const own = await outcome(updateDraft(ctx, id, first));
    if (other === '') other = await outcome(updateDraft(world.ctx(), id, second));
    expect([own, other].sort()).toEqual(['DRAFT_CHANGED', 'done']);
    const stands = own === 'done' ? first : second;
    expect(await world.get(id)).toMatchObject({ subject: stands.subject, body: stands.body, version: 2 });
  });
});
