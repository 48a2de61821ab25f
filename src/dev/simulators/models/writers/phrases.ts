/** Phrases of a short, polite reply. They contain no numbers and promise nothing. */
import type { Language } from './language.ts';

export interface Phrases {
  hello: (name: string | null) => string;
  thanks: (subject: string | null) => string;
  question: (sentence: string) => string;
  complaint: string;
  next: string;
  close: string;
}

const about = (text: string, subject: string | null, preposition: string) =>
  subject ? `${text} ${preposition} “${subject}”.` : `${text}.`;
const greet =
  (word: string, nobody = word) =>
  (name: string | null) =>
    name ? `${word} ${name},` : `${nobody},`;

export const PHRASES: Record<Language, Phrases> = {
  en: {
    hello: greet('Hello'),
    thanks: (subject) => about('Thank you for your message', subject, 'about'),
    question: (sentence) => `You asked: “${sentence}” We are looking into it.`,
    complaint: 'We are sorry for the trouble this has caused you.',
    next: 'We will get back to you with an answer as soon as we can.',
    close: 'Kind regards',
  },
  de: {
    hello: greet('Guten Tag'),
    thanks: (subject) => about('vielen Dank für Ihre Nachricht', subject, 'zu'),
    question: (sentence) => `Sie fragen: „${sentence}“ Wir klären das.`,
    complaint: 'Die Unannehmlichkeiten tun uns leid.',
    next: 'Wir melden uns so bald wie möglich mit einer Antwort bei Ihnen.',
    close: 'Mit freundlichen Grüßen',
  },
  fr: {
    hello: greet('Bonjour'),
    thanks: (subject) => about('Merci pour votre message', subject, 'au sujet de'),
    question: (sentence) => `Vous demandez : « ${sentence} » Nous vérifions ce point.`,
    complaint: 'Nous vous prions de nous excuser pour ce désagrément.',
    next: 'Nous vous répondrons dès que possible.',
    close: 'Cordialement',
  },
  es: {
    hello: greet('Hola'),
    thanks: (subject) => about('Gracias por su mensaje', subject, 'sobre'),
    question: (sentence) => `Usted pregunta: «${sentence}» Lo estamos revisando.`,
    complaint: 'Lamentamos las molestias.',
    next: 'Le responderemos lo antes posible.',
    close: 'Saludos cordiales',
  },
  it: {
    hello: greet('Buongiorno'),
    thanks: (subject) => about('Grazie per il Suo messaggio', subject, 'su'),
    question: (sentence) => `Lei chiede: «${sentence}» Stiamo verificando.`,
    complaint: 'Ci scusiamo per il disagio.',
    next: 'Le risponderemo il prima possibile.',
    close: 'Cordiali saluti',
  },
  pt: {
    hello: greet('Olá'),
    thanks: (subject) => about('Obrigado pela sua mensagem', subject, 'sobre'),
    question: (sentence) => `Você pergunta: “${sentence}” Estamos a verificar.`,
    complaint: 'Lamentamos o incómodo.',
    next: 'Responderemos assim que possível.',
    close: 'Com os melhores cumprimentos',
  },
  nl: {
    hello: greet('Beste', 'Hallo'),
    thanks: (subject) => about('Bedankt voor uw bericht', subject, 'over'),
    question: (sentence) => `U vraagt: “${sentence}” Wij zoeken dit uit.`,
    complaint: 'Onze excuses voor het ongemak.',
    next: 'Wij komen zo snel mogelijk bij u terug met een antwoord.',
    close: 'Met vriendelijke groet',
  },
};
