import { expect, test } from 'vitest';
import { type Body, calendarOf, calendarPart, header, kickOff, makeWorld, partsOf } from './world.ts';

test('an answer goes to the organizer, from the inbox that was invited, as a REPLY', async () => {
  const world = await makeWorld();
  const emailId = await world.receive(calendarOf('REQUEST', ...kickOff(world.address)));
  const id = await world.eventId();
  const answer = await world.respond(id, { response: 'accepted', comment: 'See you there.' });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ id, my_response: 'accepted' });
  await world.sendMails();
  const [message] = world.smtp.texts();
  console.log(message);
  for (const part of partsOf(message!)) console.log(part.type, '\n', part.content);
  expect(emailId).toBe(0);
});
