import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../../../src/dev/deploy/options.ts';
import { checkDatabases, recoverAnswers } from '../../../../../src/dev/deploy/questions/answers.ts';
import {
  placeOf,
  refuseAddress,
  refuseMail,
  senderOf,
} from '../../../../../src/dev/deploy/questions/questions.ts';
import { findSecrets } from '../../../../../src/dev/deploy/secrets.ts';
import { installationOf } from '../../../../../src/dev/installation.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const installation = installationOf('production');

describe('secrets', () => {
  const empty = { present: [], hasUsers: false, given: {}, isTerminal: true };

  test('an empty account gets keys, and those that must be kept are shown', () => {
    const { values, shown } = findSecrets(empty);
    expect(Object.keys(values).sort()).toEqual(['ENCRYPTION_KEY_1', 'OPERATOR_TOKEN', 'SIDECAR_TOKEN']);
    expect(Object.keys(shown).sort()).toEqual(['ENCRYPTION_KEY_1', 'OPERATOR_TOKEN']);
    expect(Buffer.from(values['ENCRYPTION_KEY_1'] ?? '', 'base64')).toHaveLength(32);
    expect(findSecrets(empty).values['ENCRYPTION_KEY_1']).not.toBe(values['ENCRYPTION_KEY_1']);
  });

  test('what the Worker has is not made again', () => {
    const present = ['ENCRYPTION_KEY_2', 'OPERATOR_TOKEN', 'SIDECAR_TOKEN'];
    expect(findSecrets({ ...empty, present, hasUsers: true })).toEqual({ values: {}, shown: {} });
  });

  test('no key is made where data is encrypted with another', () => {
    expect(() => findSecrets({ ...empty, hasUsers: true })).toThrow('holds data that is encrypted');
    const { values, shown } = findSecrets({ ...empty, hasUsers: true, given: { ENCRYPTION_KEY_1: KEY } });
    expect(values['ENCRYPTION_KEY_1']).toBe(KEY);
    expect(shown).not.toHaveProperty('ENCRYPTION_KEY_1');
  });

  test('no key is made where nobody sees it', () => {
    expect(() => findSecrets({ ...empty, isTerminal: false })).toThrow('ENCRYPTION_KEY_1 is missing');
  });

  test.each(['short', `${KEY}=`, KEY.slice(4)])('%s is no key', (key) => {
    expect(() => findSecrets({ ...empty, given: { ENCRYPTION_KEY_1: key } })).toThrow('not 32 bytes');
  });
});

describe('answers', () => {
  const found = {
    zones: [
      { id: 'z1', name: 'example.com' },
      { id: 'z2', name: 'eu.example.com' },
    ],
    subdomain: 'acme',
  };

  test.each([
    ['https://herald.example.com', 'z1'],
    ['https://eu.example.com', 'z2'],
    ['https://a.eu.example.com', 'z2'],
    ['https://herald.acme.workers.dev', undefined],
  ])('%s is served in zone %s', (address, zone) => {
    expect(refuseAddress(address, found, 'herald')).toBeNull();
    expect(placeOf(address, found, 'herald')?.zone?.id).toBe(zone);
  });

  test.each([
    'http://herald.example.com',
    'https://herald.example.com/',
    'https://herald.example.com:8443',
    'https://herald.example.org',
    'https://notexample.com',
    'https://other.acme.workers.dev',
    'herald',
  ])('%s is no address for Herald', (address) => {
    expect(refuseAddress(address, found, 'herald')).toMatch(/Answer with an address|has no domain/);
  });

  test.each([
    ['smtps://user:pass@mail.example.com:465', null],
    ['cloudflare', null],
    ['none', null],
    ['smtps://user:pass@mail.example.com:25', 'port 25'],
    ['mail.example.com', 'smtps://'],
  ])('mail by %s', (answer, reason) => {
    if (reason === null) expect(refuseMail(answer)).toBeNull();
    else expect(refuseMail(answer)).toContain(reason);
  });

  test('the sender is the user of the mail server, or an address at the domain', () => {
    const place = placeOf('https://herald.example.com', found, 'herald')!;
    const answered = { publicUrl: '', operatorEmail: '', mail: 'smtp' as const };
    const from = (smtpUrl: string) => senderOf({ ...answered, smtpUrl }, place).SYSTEM_MAIL_FROM;
    expect(from('smtps://desk%40example.org:p@mail.example.org:465')).toBe('desk@example.org');
    expect(from('smtps://apikey:p@mail.example.org:465')).toBe('herald@example.com');
    expect(senderOf({ ...answered, mail: 'none', smtpUrl: null }, place)).toEqual({});
  });

  test('a folder without answers takes those of the Worker', () => {
    const bindings = [
      { name: 'ENVIRONMENT', type: 'plain_text', text: 'production' },
      { name: 'PUBLIC_URL', type: 'plain_text', text: 'https://herald.example.com' },
      { name: 'DB_2', type: 'd1', id: 'two' },
      { name: 'DB', type: 'd1', id: 'one' },
    ];
    const worker = { bindings, secrets: ['SYSTEM_SMTP_URL'], migrationTag: 'v2' };
    expect(recoverAnswers({ worker })).toEqual({
      mail: 'smtp',
      vars: { PUBLIC_URL: 'https://herald.example.com' },
      databases: ['one', 'two'],
    });
  });

  test('a database that is gone, or another one, stops the deployment', () => {
    const database = (id: string) => ({ id, name: 'herald', unrecorded: [], pending: [], hasUsers: true });
    const check = (...ids: string[]) =>
      checkDatabases({ vars: {}, databases: ['one', 'two'] }, { databases: ids.map(database) }, installation);
    expect(() => check('one', 'two', 'three')).not.toThrow();
    expect(() => check('one')).toThrow('Database 2 of the last deployment (two) is gone.');
    expect(() => check('new', 'two')).toThrow('Database 1 of the last deployment (one) is not herald.');
  });
});

describe('the command line', () => {
  test('takes settings that Herald reads', () => {
    const options = readOptions(
      ['--staging', '--databases', '2', '--set', 'GOOGLE_CLIENT_ID=a=b', '--secret', 'GOOGLE_CLIENT_SECRET'],
      { GOOGLE_CLIENT_SECRET: 's' },
    );
    expect(options).toEqual({
      installation: 'staging',
      databases: 2,
      vars: { GOOGLE_CLIENT_ID: 'a=b' },
      secrets: { GOOGLE_CLIENT_SECRET: 's' },
    });
  });

  test.each([
    [['--set', 'GOOGLE_CLIENTID=a'], 'Herald reads no setting named GOOGLE_CLIENTID.'],
    [['--set', 'STRIPE_SECRET_KEY=a'], 'STRIPE_SECRET_KEY is a secret.'],
    [['--set', 'GOOGLE_CLIENT_ID'], '--set takes NAME=value'],
    [['--set', 'PUBLIC_URL=https://a.example.com'], 'PUBLIC_URL is the answer to a question.'],
    [['--secret', 'SYSTEM_SMTP_URL'], 'SYSTEM_SMTP_URL is the answer to a question.'],
    [['--secret', 'STRIPE_SECRET_KEY'], 'The environment has no STRIPE_SECRET_KEY.'],
    [['--databases', '0'], '--databases takes a number from 1 to 100'],
    [['--nonsense'], '--nonsense'],
  ])('refuses %s', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(message);
  });
});
