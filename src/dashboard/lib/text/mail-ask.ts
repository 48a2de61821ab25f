import { defineTexts } from './language.tsx';

/** What is asked before conversations are snoozed, labelled or assigned. */
export const askText = defineTexts({
  en: {
    snooze: 'Snooze until',
    snoozeHint: 'Later, tomorrow, Monday …',
    times: { later: 'Later today', tomorrow: 'Tomorrow', monday: 'Monday', week: 'In a week' },
    wake: 'Open now',
    pick: 'Pick a time …',
    time: 'Open again on',
    timeHint: (zone: string) => `In the time zone ${zone}. New mail opens it before.`,
    submitSnooze: 'Snooze',
    inFuture: 'Choose a time in the future, at most a year ahead.',
    snoozed: (count: number, time: string) =>
      count === 1 ? `Snoozed until ${time}.` : `${count} conversations are snoozed until ${time}.`,
    noTime: 'No time has these words. Pick one instead.',
    labels: 'Labels',
    labelsHint: 'Find or create a label',
    noLabels: 'There are no labels yet. Type a name to create one.',
    create: (name: string) => `Create “${name}”`,
    labelled: (name: string, count: number) =>
      count === 1 ? `Labelled ${name}.` : `${count} conversations are labelled ${name}.`,
    unlabelled: (name: string, count: number) =>
      count === 1 ? `${name} is off.` : `${name} is off ${count} conversations.`,
    labelFailed: 'The label was not created.',
    assign: 'Assign to',
    assignHint: 'Find somebody',
    nobody: 'Nobody',
    me: 'you',
    noPerson: 'Nobody has this name.',
  },
  de: {
    snooze: 'Zurückstellen bis',
    snoozeHint: 'Später, morgen, Montag …',
    times: { later: 'Später heute', tomorrow: 'Morgen', monday: 'Montag', week: 'In einer Woche' },
    wake: 'Jetzt öffnen',
    pick: 'Zeit wählen …',
    time: 'Wieder öffnen am',
    timeHint: (zone) => `In der Zeitzone ${zone}. Neue E-Mails öffnen sie vorher.`,
    submitSnooze: 'Zurückstellen',
    inFuture: 'Wähle eine Zeit in der Zukunft, höchstens ein Jahr voraus.',
    snoozed: (count, time) =>
      count === 1
        ? `Zurückgestellt bis ${time}.`
        : `${count} Unterhaltungen sind zurückgestellt bis ${time}.`,
    noTime: 'Keine Zeit enthält diese Wörter. Wähle stattdessen eine.',
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
