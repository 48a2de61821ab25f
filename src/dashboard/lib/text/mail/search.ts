import { defineTexts } from '../language.tsx';

/** The search syntax and its errors. */
export const searchText = defineTexts({
  en: {
    refused: 'This search cannot be read',
    grammar: 'What you can type',
    examples: [
      ['parcel', 'in the subject, the text, or the sender'],
      ['"late parcel"', 'these words in this order'],
      ['from:anna', 'who wrote it: a name or an address'],
      ['to:bo@example.com', 'who got it'],
      ['subject:invoice', 'in the subject'],
      ['has:attachment', 'with files'],
      ['after:2026-11-01', 'on that day or later; before:2026-12 is before that month'],
      ['is:unread', 'or is:read'],
      ['tag:support', 'in that inbox'],
      ['-newsletter', 'without it; a dash goes before anything'],
    ],
    reasons: {
      name: 'Nothing is called that. Put the words in quotes to search for them with the colon.',
      value: 'Write what you look for right after the colon, without a space.',
      quote: 'The quote is not closed.',
      empty_quotes: 'There are no words between the quotes.',
      negation: 'A dash alone means nothing. Write a word right after it, or put it in quotes.',
      nothing: 'There is nothing to search for here.',
      has: 'Only has:attachment is known.',
      is: 'Only is:unread and is:read are known.',
      tag: 'There is no such inbox: hello, partners, info, support and neo are known.',
      date: 'This is no date. Write 2026-11-23, 2026-11 or 2026.',
      too_many: 'A search has at most 20 words and conditions.',
    } as Record<string, string>,
  },
  de: {
    refused: 'Diese Suche ist nicht zu lesen',
    grammar: 'Das kannst du eingeben',
    examples: [
      ['paket', 'im Betreff, im Text oder beim Absender'],
      ['"spätes paket"', 'diese Wörter in dieser Reihenfolge'],
      ['from:anna', 'von wem sie ist: Name oder Adresse'],
      ['to:bo@example.com', 'an wen sie ging'],
      ['subject:rechnung', 'im Betreff'],
      ['has:attachment', 'mit Anhang'],
      ['after:2026-11-01', 'ab diesem Tag; before:2026-12 ist vor diesem Monat'],
      ['is:unread', 'ungelesen; is:read für gelesen'],
      ['tag:support', 'in diesem Postfach'],
      ['-newsletter', 'ohne dieses Wort; der Strich geht vor allem'],
    ],
    reasons: {
      name: 'So heißt hier nichts. Setze die Wörter in Anführungszeichen, um sie mit dem Doppelpunkt zu suchen.',
      value: 'Schreibe direkt hinter den Doppelpunkt, was du suchst, ohne Leerzeichen.',
      quote: 'Das Anführungszeichen ist nicht geschlossen.',
      empty_quotes: 'Zwischen den Anführungszeichen steht nichts.',
      negation:
        'Ein Strich allein bedeutet nichts. Schreibe ein Wort direkt dahinter, oder setze ihn in Anführungszeichen.',
      nothing: 'Hier steht nichts, das sich suchen lässt.',
      has: 'Es gibt nur has:attachment.',
      is: 'Es gibt nur is:unread und is:read.',
      tag: 'Dieses Postfach gibt es nicht: bekannt sind hello, partners, info, support und neo.',
      date: 'Das ist kein Datum. Schreibe 2026-11-23, 2026-11 oder 2026.',
      too_many: 'Eine Suche hat höchstens 20 Wörter und Bedingungen.',
    } as Record<string, string>,
  },
});
