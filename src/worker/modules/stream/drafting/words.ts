import { defineTexts } from '../../../../lib/language.ts';

/** The mail about captions that wait for approval. */
export const captionWords = defineTexts({
  en: {
    go_live: 'A stream is live',
    end_stream: 'A stream has ended',
    milestone: 'The channel has reached a milestone',
    subscribers: (count: string) => `${count} subscribers`,
    subject: (title: string) => `Captions wait for approval: ${title}`,
    drafted: 'Herald has drafted the captions. They are posted once you approve and dispatch them.',
    read: 'Read the captions',
  },
  de: {
    go_live: 'Ein Stream ist live',
    end_stream: 'Ein Stream ist zu Ende',
    milestone: 'Der Kanal hat einen Meilenstein erreicht',
    subscribers: (count) => `${count} Abonnenten`,
    subject: (title) => `Beiträge warten auf Freigabe: ${title}`,
    drafted:
      'Herald hat die Beiträge entworfen. Sie erscheinen, sobald du sie freigibst und veröffentlichst.',
    read: 'Beiträge lesen',
  },
});
