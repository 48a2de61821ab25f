import { describe, expect, test } from 'vitest';
import { header, makeWorld, type World } from './world.ts';

describe('a reply', () => {
  const incoming = (world: World, over: Record<string, unknown>) =>
    world.client.request('POST', '/api/emails', {
      from_address: 'kim@example.net',
      to_address: world.address,
      subject: 'My parcel',
      body_text: 'Where is it?',
      ...over,
    });

  test('is in the thread of its parent at once, with the References of the stored parent', async () => {
    const world = await makeWorld();
    const raw = [
      'Message-ID: <p3@example.net>',
      'References: <p1@example.net>',
      ' <p2@example.net>',
      'In-Reply-To: <p2@example.net>',
      'From: Kim <kim@example.net>',
      'Reply-To: "Desk, the" <desk@example.net>',
      `To: ${world.address}`,
      'Subject: My parcel',
      '',
      'Where is it?',
    ].join('\r\n');
    const saved = await world.client.request('POST', '/api/emails', raw, {
      'content-type': 'message/rfc822',
    });
    const parent = (await saved.json()) as { id: number; reply_to_address: string };
    expect(parent.reply_to_address).toBe('desk@example.net');
    const outcome = await world.send({ subject: 'Re: My parcel', parentMessageId: 'p3@example.net' });
    const [message] = world.smtp.texts();
    expect(header(message!, 'In-Reply-To')).toBe('<p3@example.net>');
    expect(header(message!, 'References')).toBe('<p1@example.net> <p2@example.net> <p3@example.net>');
    expect(header(message!, 'Subject')).toBe('Re: My parcel');
    const thread = (await (await world.client.request('GET', `/api/emails/${parent.id}/thread`)).json()) as {
      messages: { id: number; send_state: string | null; reply_to_address: string; recipients?: unknown }[];
    };
    expect(thread.messages.map((m) => [m.id, m.send_state, m.reply_to_address])).toEqual([
      [parent.id, null, 'desk@example.net'],
      [outcome.emailId, 'sent', 'kim@example.net'],
    ]);
    expect(thread.messages[1]).not.toHaveProperty('recipients');
  });

  test('never goes to an inbox of the organization, if the mail names another address', async () => {
    const world = await makeWorld();
    const answered = async (over: Record<string, unknown>) => {
      const saved = await incoming(world, { message_id: `<${crypto.randomUUID()}@example.net>`, ...over });
      return ((await saved.json()) as { reply_to_address: string }).reply_to_address;
    };
    const { address } = world;
    const ours = [address, address.toUpperCase(), address.replace('@', '+a@'), `"Desk, the" <${address}>`];
    for (const own of ours) {
      expect(await answered({ reply_to: own })).toBe('kim@example.net');
      expect(await answered({ reply_to: `${own}, Kim <kim2@example.net>` })).toBe('kim2@example.net');
      expect(await answered({ from_address: own, reply_to: 'kim2@example.net' })).toBe('kim2@example.net');
    }
    expect(await answered({ reply_to: `Kim <kim2@example.net>, ${address}` })).toBe('kim2@example.net');
    expect(await answered({ reply_to: '<me>, kim2@example.net' })).toBe('kim2@example.net');
    expect(await answered({ from_address: address, reply_to: address })).toBe(address);
    const sent = { direction: 'outbound', from_address: address };
    expect(await answered({ ...sent, to_address: [address, 'kim@example.net'] })).toBe('kim@example.net');
    expect(await answered({ ...sent, to_address: address })).toBe(address);
  });

  test('to mail posted as fields follows In-Reply-To from parent to parent', async () => {
    const world = await makeWorld();
    await incoming(world, { message_id: 'a@example.net' });
    await incoming(world, { message_id: '<b@example.net>', in_reply_to_message_id: 'a@example.net' });
    await incoming(world, { message_id: '<c@example.net>', in_reply_to_message_id: '<b@example.net>' });
    await world.send({ parentMessageId: '<c@example.net>' });
    expect(header(world.smtp.texts()[0]!, 'References')).toBe(
      '<a@example.net> <b@example.net> <c@example.net>',
    );
    // A cycle of references ends.
    await incoming(world, { message_id: '<x@example.net>', in_reply_to_message_id: '<y@example.net>' });
    await incoming(world, { message_id: '<y@example.net>', in_reply_to_message_id: '<x@example.net>' });
    await world.send({ parentMessageId: '<x@example.net>' });
    expect(header(world.smtp.texts()[1]!, 'References')).toBe('<x@example.net> <y@example.net>');
  });

  test('to own sent mail, to an unknown parent, and with a chain in the request', async () => {
    const world = await makeWorld();
    const first = await world.send();
    const second = await world.send({ parentMessageId: first.messageId });
    expect(header(world.smtp.texts()[1]!, 'References')).toBe(first.messageId);
    expect(await world.detail(second.emailId)).toMatchObject({
      thread_count: 2,
      in_reply_to_message_id: first.messageId,
    });
    await world.send({ parentMessageId: '<gone@example.net>' });
    expect(header(world.smtp.texts()[2]!, 'References')).toBe('<gone@example.net>');
    await world.send({ parentMessageId: '<c@x>', referencesChain: '<a@x> <b@x>' });
    expect(header(world.smtp.texts()[3]!, 'References')).toBe('<a@x> <b@x> <c@x>');
  });

  test('an email that begins a conversation refers to itself, so that answers find it if the server changes its id', async () => {
    const world = await makeWorld();
    const { messageId, emailId } = await world.send();
    const sent = world.smtp.texts()[0]!;
    expect(header(sent, 'References')).toBe(messageId);
    expect(header(sent, 'In-Reply-To')).toBeUndefined();
    const response = await world.request('POST', '/api/emails', {
      message_id: '<answer@example.net>',
      in_reply_to_message_id: '<changed@provider.example>',
      references_chain: `${messageId} <changed@provider.example>`,
      from_address: 'kim@example.net',
      to_address: world.address,
      subject: 'Re: Hello',
    });
    expect(await response.json()).toMatchObject({ thread_count: 2 });
    expect(await world.detail(emailId)).toMatchObject({ thread_count: 2, in_reply_to_message_id: null });
  });
});
