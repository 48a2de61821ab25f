import { defineTexts } from '../language.tsx';

/** What happened in a conversation besides its mail. */
export const activityText = defineTexts({
  en: {
    title: 'Activity',
    earlier: (count: number) => (count === 1 ? 'Show 1 earlier change' : `Show ${count} earlier changes`),
    you: 'You',
    me: 'you',
    by: { key: 'An API key', agent: 'An agent', rule: 'A rule', system: 'Herald', gone: 'Somebody' },
    agentOf: (agent: string, person: string) => `${agent} for ${person}`,
    someone: 'somebody',
    states: {
      open: (who: string) => `${who} reopened it`,
      done: (who: string) => `${who} marked it done`,
      spam: (who: string) => `${who} moved it to spam`,
      trash: (who: string) => `${who} moved it to the trash`,
      snoozed: (who: string) => `${who} snoozed it`,
    },
    snoozedUntil: (who: string, until: string) => `${who} snoozed it until ${until}`,
    woke: 'The snooze ended',
    reopened: 'A new email reopened it',
    took: (who: string) => `${who} took it`,
    assigned: (who: string, name: string) => `${who} assigned it to ${name}`,
    unassigned: (who: string, name: string) => `${who} unassigned ${name}`,
    labelled: (who: string, label: string) => `${who} added the label ${label}`,
    unlabelled: (who: string, label: string) => `${who} removed the label ${label}`,
    deletedLabel: '(deleted)',
    moved: (who: string, from: string, to: string) => `${who} moved it from ${from} to ${to}`,
    merged: (who: string, count: number) =>
      count === 1
        ? `${who} merged another conversation into it`
        : `${who} merged ${count} conversations into it`,
    unmerged: (who: string, count: number) =>
      count === 1
        ? `${who} undid the merge of a conversation`
        : `${who} undid the merge of ${count} conversations`,
    splitOff: (who: string) => `${who} split emails off into another conversation`,
    splitFrom: (who: string) => `${who} split it off from another conversation`,
    meeting: (who: string) => `${who} added a suggested meeting to the calendar`,
  },
  de: {
    title: 'Was geschehen ist',
    earlier: (count) => (count === 1 ? '1 frühere Änderung zeigen' : `${count} frühere Änderungen zeigen`),
    you: 'Du',
    me: 'dir',
    by: {
      key: 'Ein API-Schlüssel',
      agent: 'Ein Agent',
      rule: 'Eine Regel',
      system: 'Herald',
      gone: 'Jemand',
    },
    agentOf: (agent, person) => `${agent} für ${person}`,
    someone: 'jemand',
    states: {
      open: (who) => `Wieder geöffnet von: ${who}`,
      done: (who) => `Erledigt von: ${who}`,
      spam: (who) => `In den Spam verschoben von: ${who}`,
      trash: (who) => `In den Papierkorb verschoben von: ${who}`,
      snoozed: (who) => `Zurückgestellt von: ${who}`,
    },
    snoozedUntil: (who, until) => `Zurückgestellt bis ${until} von: ${who}`,
    woke: 'Nicht mehr zurückgestellt',
    reopened: 'Von einer neuen E-Mail wieder geöffnet',
    took: (who) => `Übernommen von: ${who}`,
    assigned: (who, name) => `${name} zugewiesen von: ${who}`,
    unassigned: (who, name) => `${name} abgenommen von: ${who}`,
    labelled: (who, label) => `Label ${label} gesetzt von: ${who}`,
    unlabelled: (who, label) => `Label ${label} entfernt von: ${who}`,
    deletedLabel: '(gelöscht)',
    moved: (who, from, to) => `Von ${from} nach ${to} verschoben von: ${who}`,
    merged: (who, count) =>
      count === 1
        ? `Mit einer anderen Unterhaltung zusammengeführt von: ${who}`
        : `Mit ${count} Unterhaltungen zusammengeführt von: ${who}`,
    unmerged: (who, count) =>
      count === 1
        ? `Eine Unterhaltung wieder herausgenommen von: ${who}`
        : `${count} Unterhaltungen wieder herausgenommen von: ${who}`,
    splitOff: (who) => `E-Mails abgetrennt von: ${who}`,
    splitFrom: (who) => `Von einer anderen Unterhaltung abgetrennt von: ${who}`,
    meeting: (who) => `Vorgeschlagenes Treffen in den Kalender eingetragen von: ${who}`,
  },
});
