import type { Case } from '../case.ts';

/** French mails from the days of a small company. */
export const frenchDays: Case[] = [
  [
    'Contrat',
    "Chère Madame Loiseau,\n\nle contrat est prêt. Vous pouvez venir le signer à l'étude le mercredi 14 octobre entre 14h et 16h.\n\nCordialement\nÉtude Renard\nLun-jeu 8h-17h, ven 8h-13h",
    ['2026-10-14T14:00'],
  ],
  [
    'Re: Re: Logo',
    "Salut,\n\non peut se parler deux minutes ? Je suis dispo aujourd'hui à partir de 16h, sinon jeudi 11h.\n\nTim",
    ['2026-10-05T16:00', '2026-10-08T11:00'],
  ],
  [
    'Confirmation',
    'Votre rendez-vous : 21/10/2026 à 9h40 avec le Dr Arnaud, dermatologie.\nPensez à votre carte Vitale. Toute annulation au moins 24 heures avant.',
    ['2026-10-21T09:40'],
  ],
  [
    "Marché d'automne",
    "Chers membres, le 24 octobre nous tenons un stand au marché d'automne de 10h à 18h. Qui aide au montage à 8h ?",
    ['2026-10-24T10:00'],
  ],
  [
    'Nouvelle date',
    'Notre technicien est malade et ne peut pas venir le 7 octobre comme prévu. Le nouveau passage serait le 9 octobre, même heure (13h).',
    ['2026-10-09T13:00'],
  ],
  [
    'Séance en ligne',
    'Merci de votre inscription ! La séance en ligne démarre jeudi 15 octobre à 10h précises. Lien : https://us02web.zoom.us/j/123',
    ['2026-10-15T10:00'],
  ],
  [
    'Léna',
    "Chère Madame Aksoy, j'aimerais parler avec vous des notes de Léna. Lundi à la récréation, 9h35, cela vous irait ?",
    ['2026-10-12T09:35'],
  ],
  [
    'Trimestre',
    'Les chiffres doivent être chez le comptable le 9 octobre à 12h, sinon il y aura des pénalités.',
    [],
  ],
  [
    'Merci de votre achat',
    'Nous avons reçu votre commande 44-81 le 5 octobre 2026 à 7h58. Expédition prévue : 7 octobre.',
    [],
  ],
  [
    'Presse',
    "Sous embargo jusqu'au jeudi 8 octobre, 10h. Les photos ne peuvent pas être utilisées avant.",
    [],
  ],
  [
    'Votre appel',
    'Nous avons manqué votre appel du 2 octobre à 17h20. Notre ligne est ouverte du lundi au vendredi de 8h à 18h.',
    [],
  ],
  ['Cours annulé', "Le cours de yoga du mardi 13 octobre à 18h n'aura pas lieu faute de participants.", []],
  ['Parking', 'De mardi 7h à mercredi 17h le parking sera repeint, merci de vous garer dans la rue.', []],
];
