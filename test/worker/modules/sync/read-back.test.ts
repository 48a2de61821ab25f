/** The setting of an inbox that says how far back its mailbox is read. */
import { describe, expect, test } from 'vitest';
import { updateInbox } from '../../../../src/worker/modules/inboxes/update.ts';
import { at, DAY, MINUTE, mail, makeWorld, numbers } from './world.ts';

describe('read_back', () => {
  /** Creates a mailbox with messages of the last sixty days, one a day. */
  async function makeMailbox(readBack: 'all' | 'none' | number) {
    const world = await makeWorld();
    const inbox = await world.addInbox({ read_back: readBack });
    for (const n of numbers(1, 60)) inbox.box.add(mail(`m${n}`), at(world, (n - 60) * DAY - MINUTE));
    const change = async (next: 'all' | 'none' | number) => {
      await updateInbox(world.ctx(), inbox.id, { read_back: next });
      world.clock.now += MINUTE;
      world.sidecar.calls = [];
      await world.run(inbox.jobId);
    };
    return { world, ...inbox, change };
  }
  const mails = (from: number, to: number) => numbers(from, to).map((n) => `m${n}`);

  test('a number of days reads that much, and the rest once it is changed to all', async () => {
    const { world, id, jobId, change } = await makeMailbox(10);
    await world.run(jobId);
    expect(await world.names()).toEqual(mails(51, 60));
    expect(await world.olderMail(id)).toMatchObject({
      is_done: true,
      messages_read: 10,
      messages_total: null,
    });
    await change(40);
    expect(await world.names()).toEqual(mails(21, 60));
    await change('all');
    expect(await world.names()).toEqual(mails(1, 60));
    expect(await world.olderMail(id)).toMatchObject({ is_done: true, messages_read: 20 });
    expect(await world.sync(id)).toMatchObject({ last_new: 20 });
  });

  test('none reads no older mail, but all new mail', async () => {
    const { world, id, jobId, box, change } = await makeMailbox('none');
    await world.run(jobId);
    expect(await world.emails()).toEqual([]);
    expect(world.sidecar.fetches()).toHaveLength(1);
    expect(await world.olderMail(id)).toMatchObject({ is_done: true, messages_read: 0 });
    box.add(mail('new'), at(world));
    world.clock.now += 3 * MINUTE;
    await world.run(jobId);
    expect(await world.names()).toEqual(['new']);
    await change('all');
    expect(await world.names()).toEqual([...mails(1, 60), 'new']);
    expect(await world.history()).toMatchObject({ m60: true, new: false });
  });

  test('less stops the reading, and more goes on with it', async () => {
    const { world, id, jobId, change } = await makeMailbox('all');
    world.allowOneFetch();
    await world.run(jobId);
    await change('none');
    expect(await world.emails()).toHaveLength(25);
    expect(await world.olderMail(id)).toMatchObject({ is_done: true, messages_read: 25 });
    await change(30);
    expect(await world.names()).toEqual(mails(31, 60));
    expect(await world.olderMail(id)).toMatchObject({ is_done: true });
    await change('all');
    expect(await world.names()).toEqual(mails(1, 60));
    await change('none');
    expect(world.sidecar.fetches()).toHaveLength(1);
    expect(await world.emails()).toHaveLength(60);
  });

  test('more, while less is read, is read after that', async () => {
    const { world, jobId, change } = await makeMailbox(40);
    world.allowOneFetch();
    await world.run(jobId);
    await change('all');
    expect(await world.names()).toEqual(mails(1, 60));
  });

  test('none does not lose what arrived before a new UIDVALIDITY was noticed', async () => {
    const { world, jobId, box } = await makeMailbox('none');
    await world.run(jobId);
    world.clock.now += DAY;
    box.add(mail('new'), at(world));
    box.renumber('2');
    world.clock.now += MINUTE;
    await world.run(jobId);
    expect(await world.names()).toEqual(['new']);
    expect(await world.history()).toEqual({ new: false });
    world.clock.now += DAY;
    await world.run(jobId);
    expect(await world.emails()).toHaveLength(1);
  });
});
