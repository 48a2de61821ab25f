/** Senders that are programs. */
import { headerValues, type MessageShape } from './shape.ts';
import { isNoReply } from './wording.ts';

/** Local parts of mail systems. */
const DAEMONS = [
  /^(?:mailer|mail|m)[._-]?daemon(?:$|[._+-])/,
  /^mail[._-]?delivery(?:$|[._-])|^mail[._-]?deliver[ys]?[._ -](?:sub)?system$/,
  /^post[._-]?master$/,
  /^microsoftexchange[0-9a-f]{16}[0-9a-f]*$/,
];

/** Local parts of programs that send mail. */
const MACHINE = [
  ...DAEMONS,
  /^(?:double-)?bounces?(?:$|[._+=\d-])|[._+-](?:bounces?|errors)(?:$|[._+=-])|-return-\d/,
  /^owner-|-owner$|-request$|-(?:un)?subscribe$/,
  /^(?:listserv|listproc|listmaster|lyris|majordomo|majordom|mailman|sympa|smartlist|ezmlm|petidomo|listar|ecartis)(?:$|[._+-])/,
  /^(?:auto[._-]?(?:reply|replies|respond(?:er)?|response|answer|confirm|mailer|notify)|vacation)(?:$|[._+-])/,
  /^(?:daemon|root|cron|nobody|www-data|uucp|newsletters?|notify|notifications?|system[._-]?notifications?)$/,
];

const isMachine = (local: string) => isNoReply(local) || MACHINE.some((pattern) => pattern.test(local));

/** Returns whether one of the senders (From, Sender, Return-Path) is a program. */
export function hasMachineSender(message: MessageShape): boolean {
  const others = [...headerValues(message, 'sender'), ...headerValues(message, 'return-path')];
  const addresses = others.map((value) => /<([^<>]*)>/.exec(value)?.[1] ?? value);
  return [fromOf(message), ...addresses.map(localPart)].some(isMachine);
}

export const isFromMachine = (message: MessageShape): boolean => isMachine(fromOf(message));

/** Returns whether the sender is a mail system, which sends bounces. */
export function isFromMailSystem(message: MessageShape): boolean {
  const local = fromOf(message);
  return (
    DAEMONS.some((pattern) => pattern.test(local)) ||
    /^(?:mailer[ -]daemon|mail deliver[ys]? (?:sub)?system)/i.test(message.from.name)
  );
}

/** Returns whether the sender has the name of an administrator, as some mail systems do, and also people. */
export function isFromAdministrator(message: MessageShape): boolean {
  return [message.from.name.trim(), fromOf(message)].some((name) =>
    /^(?:(?:system|e-?mail|mail server|server)[ ._-]?administrator|administrator|sys(?:tem)?[._-]?admin)$/i.test(
      name,
    ),
  );
}

const fromOf = ({ from }: MessageShape) => localPart(from.address || from.name);

/** Returns the local part of an address, in lower case. */
function localPart(address: string): string {
  const all = address.trim().slice(0, 320).toLowerCase();
  return all.includes('@') ? all.slice(0, all.lastIndexOf('@')) : all;
}
