import { MAX_NAME_CHARACTERS, MAX_NAME_WORDS } from '../limits.ts';
import { foldWords, hasPhrase, phrases, singleLine, trimEnds } from './words.ts';

/** Words that occur in no person's name: roles, companies, and advertising. */
const NOT_PERSONAL = phrases(
  [
    'support,info,information,noreply,no reply,do not reply,donotreply,team,sales,student,phd,college,university,universität,université,universidad,università,institut,institute,laboratory,engineer*,engineering,manager,director,head of,ceo,cto,cfo,consultant,developer,assistant,regards,thanks,best,service,services,customer*,kunde*,client*,admin*,office,billing,accounts,accounting,newsletter,news,notification*,alert*,security,system,mailer,daemon,postmaster,webmaster,root,contact,kontakt,hello,help,helpdesk,marketing,press,hr,jobs,shop,store,online,official,group,department,via,mail,email,e mail,robot,bot,automatic,reply,user,unknown,null,undefined,none,test,sent,from,iphone,android,outlook',
    'gmbh,ag,kg,ug,ltd,limited,inc,llc,corp,company,co,plc,sa,sarl,srl,spa,bv,nv,ab,oy,as,aps,sl,sas,kft,zoo,verein,firma,holding,bank,paypal,amazon,google,microsoft,apple,facebook,instagram,whatsapp,telegram,www,http,https,com,net,org,html,script',
    'click,free,win,winner,won,prize,urgent,buy,cheap,sale,offer,deal,discount,verify,account,password,login,invoice,payment,bitcoin,crypto,casino,loan,money,cash,viagra,sex,xxx,now,here,your,you,please,important,attention,warning,congratulations,gewinn,gratis,kostenlos,jetzt,hier,gagné,gratuit,premio,ganador',
  ].join(','),
);

/** Letters of one script, with marks as in names: O'Neill, Jean-Luc, J. R. */
const WORD = /^\p{L}[\p{L}\p{M}'’·-]*\.?$/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d/gu;
const SCRIPTS = [
  /\p{sc=Latin}/u,
  /\p{sc=Cyrillic}/u,
  /\p{sc=Greek}/u,
  /\p{sc=Arabic}/u,
  /\p{sc=Hebrew}/u,
  /\p{sc=Hangul}/u,
];
const EAST_ASIAN = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々・]+$/u;
/** The maximum length of an East Asian name without spaces. */
const EAST_ASIAN_CHARACTERS = 8;

/**
 * Returns the name of a person for a greeting, or null if `name` may be anything else: an address, a link, a company, a
 * role, or an advertisement. Senders can set any name.
 */
export function personName(name: string | null): string | null {
  if (name === null || name.length > 4 * MAX_NAME_CHARACTERS || /[\r\n]/.test(name)) return null;
  let text = singleLine(name.replace(EMOJI, ''));
  text = trimEnds(text, /["'“”„«»‘’\s]/);
  // "Kim Sato (Example Inc)".
  const bracket = text.search(/[([]/);
  if (bracket > 0) text = text.slice(0, bracket).trim();
  const commas = text.split(',');
  if (commas.length > 2) return null;
  // "Sato, Kim".
  if (commas.length === 2) text = `${commas[1]!.trim()} ${commas[0]!.trim()}`.trim();
  if (text.length < 2 || text.length > MAX_NAME_CHARACTERS) return null;
  if (EAST_ASIAN.test(text)) return text.length <= EAST_ASIAN_CHARACTERS ? text : null;

  const words = text.split(' ');
  if (words.length > MAX_NAME_WORDS || !words.every((word) => WORD.test(word))) return null;
  if (words.some((word) => /\p{L}\p{L}\p{L}\p{L}\./u.test(word))) return null;
  if (hasPhrase(foldWords(text), NOT_PERSONAL)) return null;
  if (SCRIPTS.filter((script) => script.test(text)).length > 1) return null;
  return words.map(capitalized).join(' ');
}

/** Capitalizes "KIM" and "kim" as "Kim". Keeps particles such as "van", and initials. */
function capitalized(word: string, place: number, all: string[]): string {
  const isShouted = word.length > 2 && word === word.toUpperCase() && word !== word.toLowerCase();
  const isSmall =
    word === word.toLowerCase() && (place === 0 || all.every((each) => each === each.toLowerCase()));
  if (isShouted) return word.replace(/\p{L}+/gu, (part) => part.charAt(0) + part.slice(1).toLowerCase());
  return isSmall ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
