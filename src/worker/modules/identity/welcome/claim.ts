import { getDomain } from 'tldts';
import type { Env } from '../../../platform/env.ts';
import { withoutDetail } from '../../../platform/plus-address.ts';

/**
 * Domains where anybody can have an address, so that each address counts. Few and large on purpose: users of a missing
 * one get the tokens only once in all, while one with unlimited addresses per person would give them away.
 */
const PUBLIC_PROVIDERS = new Set(
  `gmail.com googlemail.com outlook.com outlook.de outlook.fr hotmail.com hotmail.co.uk hotmail.de hotmail.fr hotmail.it
  hotmail.es live.com live.de live.fr live.co.uk msn.com yahoo.com yahoo.de yahoo.fr yahoo.co.uk yahoo.co.jp yahoo.co.in
  yahoo.com.br yahoo.it yahoo.es ymail.com aol.com icloud.com me.com mac.com proton.me protonmail.com pm.me gmx.de gmx.net
  gmx.at gmx.ch gmx.com web.de t-online.de freenet.de posteo.de mailbox.org mail.com fastmail.com zoho.com orange.fr
  wanadoo.fr free.fr laposte.net sfr.fr libero.it tiscali.it virgilio.it alice.it wp.pl o2.pl onet.pl interia.pl seznam.cz
  bluewin.ch btinternet.com comcast.net att.net verizon.net uol.com.br bol.com.br terra.com.br naver.com daum.net qq.com
  163.com 126.com sina.com yandex.ru yandex.com mail.ru rediffmail.com`.split(/\s+/),
);
/** Providers that ignore dots before the @. */
const DOTLESS = ['gmail.com', 'googlemail.com'];

/**
 * Returns the identity that gets the free tokens once: in production the registrable domain of an address, or the
 * mailbox at a public provider; in development each address, so that trying Herald does not need several domains.
 */
export function claimOf({ ENVIRONMENT }: Pick<Env, 'ENVIRONMENT'>, email: string): string {
  if (ENVIRONMENT !== 'production') return email;
  const [user, domain] = withoutDetail(email).split('@') as [string, string];
  if (DOTLESS.includes(domain)) return `${user.replaceAll('.', '')}@gmail.com`;
  if (PUBLIC_PROVIDERS.has(domain)) return `${user}@${domain}`;
  return getDomain(domain) ?? domain;
}
