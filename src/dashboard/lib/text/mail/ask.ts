import { defineTexts } from '../language.tsx';

/** The dialogs before conversations are snoozed, labelled or assigned. */
export const askText = defineTexts({
  en: {
    snooze: 'Snooze until',
    snoozeHint: 'Later, tomorrow, fri 9, 2 dec…',
    wake: 'Unsnooze',
    time: 'Open again on',
    timeNote: 'New mail opens it before.',
    submitSnooze: 'Snooze',
    snoozed: (count: number, time: string) =>
      count === 1 ? `Snoozed until ${time}.` : `${count} conversations are snoozed until ${time}.`,
    labels: 'Labels',
    labelsHint: 'Find or create a label',
    noLabels: 'No labels yet. Type a name to create one.',
    create: (name: string) => `Create “${name}”`,
    labelled: (name: string, count: number) =>
      count === 1 ? `Label ${name} added.` : `Label ${name} added to ${count} conversations.`,
    unlabelled: (name: string, count: number) =>
      count === 1 ? `Label ${name} removed.` : `Label ${name} removed from ${count} conversations.`,
    labelFailed: 'The label was not created.',
    assign: 'Assign to',
    assignHint: 'Find somebody',
    nobody: 'Nobody',
    me: 'you',
    noPerson: 'Nobody has this name.',
  },
  de: {
    snooze: 'Zurückstellen bis',
    snoozeHint: 'Später, morgen, fr 9, 2. dez …',
    wake: 'Jetzt öffnen',
    time: 'Wieder öffnen am',
    timeNote: 'Neue E-Mails öffnen sie vorher.',
    submitSnooze: 'Zurückstellen',
    snoozed: (count, time) =>
      count === 1
        ? `Zurückgestellt bis ${time}.`
        : `${count} Unterhaltungen sind zurückgestellt bis ${time}.`,
    labels: 'Labels',
    labelsHint: 'Label suchen oder anlegen',
    noLabels: 'Es gibt noch keine Labels. Schreib einen Namen, um eines anzulegen.',
    create: (name) => `„${name}“ anlegen`,
    labelled: (name, count) =>
      count === 1 ? `Label ${name} gesetzt.` : `${count} Unterhaltungen haben jetzt das Label ${name}.`,
    unlabelled: (name, count) =>
      count === 1 ? `Label ${name} entfernt.` : `Label ${name} von ${count} Unterhaltungen entfernt.`,
    labelFailed: 'Das Label wurde nicht angelegt.',
    assign: 'Zuweisen',
    assignHint: 'Jemanden suchen',
    nobody: 'Niemand',
    me: 'du',
    noPerson: 'So heißt niemand.',
  },
});
