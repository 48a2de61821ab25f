import { describe, expect, test } from 'vitest';
import {
  guessPreset,
  PRESET_NAMES,
  presetFor,
  presetOfHost,
} from '../../../../src/dashboard/features/settings/inboxes/connect/presets.ts';
import { connectText } from '../../../../src/dashboard/lib/text/settings/work/connect.ts';

const DEVELOPMENT = {
  domain: 'herald.test',
  imap_host: '127.0.0.1',
  imap_port: 1143,
  smtp_host: '127.0.0.1',
  smtp_port: 1025,
  password: 'secret',
};

describe('the provider of an address', () => {
  test.each([
    ['kim@gmail.com', 'gmail'],
    [' Kim@GoogleMail.com ', 'gmail'],
    ['kim@outlook.de', 'outlook'],
    ['kim@hotmail.co.uk', 'outlook'],
    ['kim@yahoo.co.uk', 'yahoo'],
    ['kim@me.com', 'icloud'],
    ['kim@gmx.at', 'gmx'],
    ['kim@web.de', 'webde'],
    ['kim@t-online.de', 'tonline'],
    ['kim@fastmail.com', 'fastmail'],
    ['kim@posteo.net', 'posteo'],
    ['kim@mailbox.org', 'mailboxorg'],
    ['kim@mail.de', 'mailde'],
    ['kim@zoho.eu', 'zohoeu'],
    ['kim@zohomail.com', 'zoho'],
    ['kim@acme.example', 'own'],
    ['kim@notgmail.com', 'own'],
    ['kim@gmail.com.example', 'own'],
    ['kim@gmail', 'own'],
    ['kim@', 'own'],
    ['', 'own'],
  ])('%j: %s', (address, name) => expect(guessPreset(address)).toBe(name));

  test('no domain is of two providers, and every server has a port with TLS', () => {
    const domains = PRESET_NAMES.flatMap(([name]) => presetFor(name, '').domains);
    expect(new Set(domains).size).toBe(domains.length);
    for (const [name] of PRESET_NAMES) {
      const { imap, smtp, help } = presetFor(name, '');
      expect(imap.port, name).toBe(993);
      expect([465, 587], name).toContain(smtp.port);
      if (help) expect(new URL(help).protocol).toBe('https:');
      expect(presetOfHost(imap.host)).toBe(name);
    }
    expect(presetOfHost('imap.acme.example')).toBe('own');
  });

  test.each(['en', 'de'] as const)('has a note in %s', (language) => {
    for (const [name] of PRESET_NAMES) expect(connectText[language].notes[name], name).toMatch(/\.$/);
  });

  test('of an own domain is guessed', () => {
    expect(presetFor('own', 'kim@Acme.example')).toMatchObject({
      imap: { host: 'imap.acme.example', port: 993 },
      smtp: { host: 'smtp.acme.example', port: 465 },
    });
  });

  test('in development is the mail server beside Herald', () => {
    expect(guessPreset('kim@herald.test', DEVELOPMENT)).toBe('development');
    expect(guessPreset('kim@herald.test', null)).toBe('own');
    expect(presetFor('development', 'kim@herald.test', DEVELOPMENT)).toMatchObject({
      imap: { host: '127.0.0.1', port: 1143 },
      smtp: { host: '127.0.0.1', port: 1025 },
      password: 'secret',
      isPlain: true,
    });
  });
});
