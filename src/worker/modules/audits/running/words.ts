import { defineTexts } from '../../../../lib/language.ts';

/** Mails about an audit that has ended. */
export const auditWords = defineTexts({
  en: {
    video: 'a video',
    failedSubject: (what: string) => `An audit has failed: ${what}`,
    failed: (what: string) => `The audit of ${what} has failed.`,
    finishedSubject: (what: string) => `An audit is finished: ${what}`,
    finished: (what: string) => `The audit of ${what} is finished.`,
    unmeasured: 'Nothing could be measured.',
    score: (score: number) => `The score is ${score}.`,
    scoreAfter: (score: number, before: number) => `The score is ${score}, after ${before} the time before.`,
    fellSubject: (what: string, before: number, score: number) =>
      `The score of ${what} fell from ${before} to ${score}`,
    fell: (what: string, before: number, score: number) =>
      `The scheduled audit of ${what} is finished. The score fell from ${before} to ${score}.`,
    report: 'See the report',
  },
  de: {
    video: 'einem Video',
    failedSubject: (what) => `Prüfung gescheitert: ${what}`,
    failed: (what) => `Die Prüfung von ${what} ist gescheitert.`,
    finishedSubject: (what) => `Prüfung fertig: ${what}`,
    finished: (what) => `Die Prüfung von ${what} ist fertig.`,
    unmeasured: 'Es ließ sich nichts messen.',
    score: (score) => `Die Punktzahl ist ${score}.`,
    scoreAfter: (score, before) => `Die Punktzahl ist ${score}, beim letzten Mal war sie ${before}.`,
    fellSubject: (what, before, score) => `Die Punktzahl von ${what} fiel von ${before} auf ${score}`,
    fell: (what, before, score) =>
      `Die geplante Prüfung von ${what} ist fertig. Die Punktzahl fiel von ${before} auf ${score}.`,
    report: 'Bericht ansehen',
  },
});
