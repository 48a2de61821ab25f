/** Classifies a mail by keywords, as a model would by its meaning. */
import type { Material } from './material.ts';

export interface Judgment {
  category: string;
  sentiment: 'positive' | 'neutral' | 'negative';
  /** 0 (low) to 3 (most urgent). */
  urgency: number;
  intent: string;
  needsReply: boolean;
  /** The sentences that try to instruct the model. */
  injections: string[];
}

const RULES: [string, RegExp][] = [
  ['newsletter', /unsubscribe|newsletter|abmelden|abbestellen|désabonner|desuscribir/],
  ['invoice', /invoice|rechnung|facture|factura|fattura|fatura|factuur/],
  [
    'complaint',
    /complain|broken|damaged|defect|refund|disappoint|unacceptable|beschwerde|kaputt|defekt|réclamation|cassé|roto|queja|reclamo|rotto|quebrado|klacht|\bstuk\b/,
  ],
  [
    'meeting',
    /meeting|appointment|schedule a call|termin|besprechung|réunion|rendez-vous|reunión|riunione|reunião|afspraak/,
  ],
  ['order', /\border\b|\borders\b|bestellung|commande|pedido|ordine|encomenda|bestelling/],
  ['offer', /\boffer\b|quote|proposal|angebot|devis|oferta|presupuesto|offerta|offerte/],
  ['spam', /lottery|casino|you have won|viagra|crypto giveaway/],
];
const URGENT =
  /urgent|asap|immediately|emergency|critical|dringend|sofort|notfall|urgente|spoed|right away|as soon as possible/;
const SOON =
  /today|tomorrow|deadline|heute|morgen|aujourd'hui|demain|hoy|mañana|oggi|domani|hoje|amanhã|vandaag|broken|kaputt/;
const NEGATIVE =
  /broken|angry|disappoint|unacceptable|terrible|complain|damaged|kaputt|enttäuscht|ärgerlich|déçu|inacceptable|roto|decepcionad|deluso|klacht|late again|worst/;
const POSITIVE =
  /thank|great|love|excellent|wonderful|danke|toll|merci|gracias|grazie|obrigad|bedankt|perfect/;
const REQUEST =
  /please|could you|can you|would you|bitte|könnten sie|pourriez|veuillez|por favor|podría|per favore|potrebbe|poderia|alstublieft|kunt u/;
const AUTOMATIC = /no-?reply|do not reply|automatic|unsubscribe/;
const INJECTION =
  /ignore (?:all|any|the|your|previous)|disregard (?:all|the|your|previous)|system prompt|you are now|as an ai|new instructions|ignorier|ignorez|ignora /;

export function judge({ mail, sentences, subject }: Material): Judgment {
  const text = `${subject ?? ''}\n${mail}`.toLowerCase();
  const isQuestion = sentences.some((sentence) => sentence.endsWith('?'));
  const isRequest = REQUEST.test(text);
  const category =
    RULES.find(([, pattern]) => pattern.test(text))?.[0] ??
    (isQuestion ? 'question' : isRequest ? 'request' : 'other');
  const sentiment = NEGATIVE.test(text) ? 'negative' : POSITIVE.test(text) ? 'positive' : 'neutral';
  return {
    category,
    sentiment,
    urgency: URGENT.test(text) ? 3 : SOON.test(text) ? 2 : isQuestion || isRequest ? 1 : 0,
    intent: intentOf(category, isQuestion, isRequest, sentiment),
    needsReply: (isQuestion || isRequest || category === 'complaint') && !AUTOMATIC.test(text),
    injections: sentences.filter((sentence) => INJECTION.test(sentence.toLowerCase())),
  };
}

function intentOf(category: string, isQuestion: boolean, isRequest: boolean, sentiment: string): string {
  if (category === 'complaint') return 'complain';
  if (category === 'meeting') return 'schedule';
  if (category === 'invoice') return 'pay';
  if (category === 'offer') return 'sell';
  if (category === 'newsletter') return 'inform';
  if (isQuestion) return 'ask';
  if (isRequest) return 'request_action';
  return sentiment === 'positive' ? 'thank' : 'inform';
}

/** Words for degrees, from the least to the most. */
export const DEGREES = [
  'none',
  'lowest',
  'low',
  'normal',
  'medium',
  'moderate',
  'high',
  'urgent',
  'critical',
  'severe',
];

/** Returns the word for a degree between 0 (least) and 1 (most); null if `words` are not degrees. */
export function pickDegree(words: string[], degree: number): string | null {
  const inOrder = words
    .filter((word) => DEGREES.includes(word.toLowerCase()))
    .sort((a, b) => DEGREES.indexOf(a.toLowerCase()) - DEGREES.indexOf(b.toLowerCase()));
  if (inOrder.length < 2) return null;
  return inOrder[Math.round(degree * (inOrder.length - 1))]!;
}
