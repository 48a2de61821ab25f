import { unaccented } from '../text/plain.ts';

const WORDS = {
  en: "no longer than|not more than|why not|(?:do not|don['’]t|please don['’]t) forget|not only|no problem|if not|no (?:rush|hurry|worries|stress|joke)|unfortunately only",
  de: 'nicht (?:länger|mehr) als|wenn nicht|warum nicht|nicht vergessen|vergiss nicht|vergessen sie nicht|nicht nur|kein problem|falls nicht|kein(?:e)? (?:scherz|sorge|thema|stress|eile)|leider erst',
  fr: "pas plus|pourquoi pas|n['’]oublie[sz]? pas|pas de problème|sinon|n'hésitez pas|n'hésite pas|(?:ne )?(?:sois|soyez) pas en retard|pas besoin(?! (?:que|de venir))|ne vous inquiétez pas|pas de souci|sans souci",
  es: 'por qué no|no (?:te )?olvid\\p{L}{1,4}|si no|no dude\\p{L}{0,1}|no hay problema|no hay prisa|no (?:(?:le|les|te|os|se|lo) )?(?:cobr|falt|preocup|demor|tard|robar|entreten)\\p{L}{1,6}|no (?:llegue|llegues|lleguen) tarde|no (?:hace falta|es necesario)(?! (?:que )?(?:ven|pas|acud))|no pasa nada|no coma|no desayune|no (?:más|mas) de',
  it: "non (?:si discute|prend\\p{L}{2,4})|perché non|non dimentic\\p{L}{1,5}|non c['’]è problema|se non|non esit\\p{L}{1,4}|non fare tardi|non mancate|non serve(?! che)|nessun problema",
  nl: 'niet langer|zo niet|waarom niet|niet vergeten|vergeet niet|geen probleem|aarzel niet|geen zorgen|geen haast',
  pl: 'nie (?:bierz|umawiaj|planuj)(?:cie)?|czemu nie|dlaczego nie|nie zapomnij(?:cie)?|jeśli nie|nie spóźni\\p{L}{1,8}|nie ma problemu',
  pt: 'por que não|não (?:se )?esque\\p{L}{1,4}|sem problema|se não|não hesit\\p{L}{1,3}|não (?:(?:lhe|te|se|vos) )?(?:cobr|falt|preocup|demor|tard|atras|roub)\\p{L}{1,6}|não (?:é )?(?:precis|necessári)\\p{L}{1,3}(?! (?:mais|vir|ir|passar|comparecer|que ven))|não (?:há|tem) (?:problema|pressa|custo)|não coma|não mais de',
};

/** Negations that decline nothing, by language: "why not Thursday at three", "don't forget". */
export const HARMLESS_NOTS = Object.values(WORDS).map(
  (words) => new RegExp(unaccented(`(?:${words})(?!\\p{L})`), 'gu'),
);
