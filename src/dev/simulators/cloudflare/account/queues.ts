/** Queues with their consumers and dead-letter queues. */
import { ApiProblem } from './problem.ts';
import { type Account, type Consumer, hexId, now, type Queue } from './state.ts';
import { type Api, find, notFound, ok, page, remove } from './wire.ts';

const NAME = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const DAY = 86_400;

interface NewQueue {
  queue_name: string;
  settings?: Record<string, unknown>;
}

interface NewConsumer {
  type?: 'worker' | 'http_pull';
  script_name?: string;
  dead_letter_queue?: string;
  settings?: Record<string, unknown>;
}

export function registerQueues(api: Api): void {
  api.get('/accounts/:account/queues', (c) => {
    const account = c.get('account');
    const names = c.req.queries('name') ?? [];
    const queues = account.queues.filter(({ queue_name }) => !names.length || names.includes(queue_name));
    return page(
      c,
      queues.map((queue) => asQueue(account, queue)),
      100,
    );
  });
  api.post('/accounts/:account/queues', async (c) => {
    const account = c.get('account');
    return ok(c, asQueue(account, createQueue(account, await c.req.json<NewQueue>())));
  });
  api.get('/accounts/:account/queues/:queue', (c) => {
    const account = c.get('account');
    return ok(c, asQueue(account, findQueue(account, c.req.param('queue'))));
  });
  api.delete('/accounts/:account/queues/:queue', (c) => {
    const { queues } = c.get('account');
    remove(queues, findQueue(c.get('account'), c.req.param('queue')));
    return ok(c, null);
  });
  api.get('/accounts/:account/queues/:queue/consumers', (c) => {
    const queue = findQueue(c.get('account'), c.req.param('queue'));
    return ok(
      c,
      queue.consumers.map((consumer) => asConsumer(queue, consumer)),
    );
  });
  api.post('/accounts/:account/queues/:queue/consumers', async (c) => {
    const account = c.get('account');
    const queue = findQueue(account, c.req.param('queue'));
    const body = await c.req.json<NewConsumer>();
    if (queue.consumers.length) throw new ApiProblem(400, 11004, 'workers.api.error.consumer_exists');
    const consumer: Consumer = { consumer_id: hexId(), created_on: now(), ...readConsumer(account, body) };
    queue.consumers.push(consumer);
    return ok(c, asConsumer(queue, consumer));
  });
  api.put('/accounts/:account/queues/:queue/consumers/:consumer', async (c) => {
    const account = c.get('account');
    const queue = findQueue(account, c.req.param('queue'));
    const consumer = findConsumer(queue, c.req.param('consumer'));
    Object.assign(consumer, readConsumer(account, await c.req.json<NewConsumer>()));
    return ok(c, asConsumer(queue, consumer));
  });
  api.delete('/accounts/:account/queues/:queue/consumers/:consumer', (c) => {
    const queue = findQueue(c.get('account'), c.req.param('queue'));
    remove(queue.consumers, findConsumer(queue, c.req.param('consumer')));
    return ok(c, null);
  });
}

function createQueue(account: Account, { queue_name: name, settings = {} }: NewQueue): Queue {
  if (!NAME.test(name)) {
    throw new ApiProblem(400, 11003, `Invalid queue name: ${name}. Must match ${NAME.source}`);
  }
  if (account.queues.some(({ queue_name }) => queue_name === name)) {
    throw new ApiProblem(
      400,
      11009,
      `Queue name '${name}' is already taken. Please use a different name and try again.`,
    );
  }
  const retention = Number(
    settings['message_retention_period'] ?? (account.plan.workers === 'paid' ? 4 * DAY : DAY),
  );
  const longest = account.plan.workers === 'paid' ? 14 * DAY : DAY;
  if (retention < 60 || retention > longest) {
    throw new ApiProblem(400, 100_127, `message_retention_period must be between 60 and ${longest} seconds.`);
  }
  const queue: Queue = {
    queue_id: hexId(),
    queue_name: name,
    created_on: now(),
    modified_on: now(),
    settings: { delivery_delay: 0, delivery_paused: false, ...settings, message_retention_period: retention },
    consumers: [],
  };
  account.queues.push(queue);
  return queue;
}

/** Creates a missing dead-letter queue. */
function readConsumer(account: Account, body: NewConsumer): Omit<Consumer, 'consumer_id' | 'created_on'> {
  const { type = 'worker', script_name: script, dead_letter_queue, settings = {} } = body;
  if (type === 'worker' && !account.scripts.some(({ name }) => name === script)) {
    throw new ApiProblem(404, 10007, 'This Worker does not exist on your account.');
  }
  if (dead_letter_queue && !account.queues.some(({ queue_name }) => queue_name === dead_letter_queue)) {
    createQueue(account, { queue_name: dead_letter_queue });
  }
  return { type, ...(script && { script }), ...(dead_letter_queue && { dead_letter_queue }), settings };
}

const findQueue = ({ queues }: Account, id: string): Queue =>
  find(queues, ({ queue_id }) => queue_id === id, notFound('The specified queue does not exist.', 11000));

const findConsumer = ({ consumers }: Queue, id: string): Consumer =>
  find(
    consumers,
    ({ consumer_id }) => consumer_id === id,
    notFound('The specified consumer does not exist.', 11001),
  );

function asQueue({ scripts }: Account, queue: Queue) {
  const producers = scripts
    .filter(({ versions: [latest] }) =>
      latest?.bindings.some(({ type, queue_name }) => type === 'queue' && queue_name === queue.queue_name),
    )
    .map(({ name }) => ({ type: 'worker', script: name }));
  const consumers = queue.consumers.map((consumer) => asConsumer(queue, consumer));
  return {
    ...queue,
    producers,
    producers_total_count: producers.length,
    consumers,
    consumers_total_count: consumers.length,
  };
}

const asConsumer = ({ queue_name }: Queue, consumer: Consumer) => ({ ...consumer, queue_name });
