import type { Case } from '../case.ts';

/** Dutch mails from the days of a small company. */
export const dutchDays: Case[] = [
  [
    'Contract',
    'Beste mevrouw Loos,\n\nhet contract ligt klaar. U kunt het woensdag 14 oktober tussen 14 en 16 uur bij ons op kantoor komen tekenen.\n\nMet vriendelijke groet\nReinders Advocaten\nma-do 8-17 uur, vr 8-13 uur',
    ['2026-10-14T14:00'],
  ],
  [
    'Re: Re: Logo',
    'Hoi,\n\nkunnen we even praten? Vandaag ben ik vanaf 16 uur vrij, anders do 11 uur.\n\nTim',
    ['2026-10-05T16:00', '2026-10-08T11:00'],
  ],
  [
    'Bevestiging',
    'Uw afspraak: 21-10-2026 om 9:40 uur bij dr. Arends, dermatologie.\nNeem uw pasje mee. Afzeggen minstens 24 uur van tevoren.',
    ['2026-10-21T09:40'],
  ],
  [
    'Herfstmarkt',
    'Beste leden, op 24 oktober staan we met een kraam op de herfstmarkt van 10 tot 18 uur. Wie helpt opbouwen om 8 uur?',
    ['2026-10-24T10:00'],
  ],
  [
    'Nieuwe datum',
    'Onze monteur is ziek en kan niet zoals gepland op 7 oktober komen. De nieuwe afspraak zou 9 oktober zijn, zelfde tijd (13 uur).',
    ['2026-10-09T13:00'],
  ],
  [
    'Online sessie',
    'Bedankt voor uw inschrijving! De online sessie begint donderdag 15 oktober om 10 uur precies. Link: https://us02web.zoom.us/j/123',
    ['2026-10-15T10:00'],
  ],
  [
    'Lena',
    'Beste mevrouw Aksoy, ik wil graag met u over de cijfers van Lena praten. Zou maandag in de pauze, 10.35 uur, kunnen?',
    ['2026-10-12T10:35'],
  ],
  ['Kwartaal', 'De cijfers moeten 9 oktober om 12 uur bij de boekhouder liggen, anders volgt er rente.', []],
  [
    'Bedankt voor uw aankoop',
    'Wij hebben uw bestelling 44-81 op 5 oktober 2026 om 7:58 uur ontvangen. Verwachte verzending: 7 oktober.',
    [],
  ],
  ['Wintertijd', 'Let op: zondag 25 oktober om 3 uur gaat de klok een uur terug.', []],
  ['Pers', "Onder embargo tot donderdag 8 oktober, 10 uur. De foto's mogen niet eerder gebruikt worden.", []],
  [
    'Uw oproep',
    'We hebben uw oproep van 2 oktober om 17.20 uur gemist. Onze lijn is open van maandag tot vrijdag van 8 tot 18 uur.',
    [],
  ],
  [
    'Les vervalt',
    'De yogales van dinsdag 13 oktober om 18 uur gaat niet door wegens te weinig deelnemers.',
    [],
  ],
  [
    'Parkeerplaats',
    'Van dinsdag 7 uur tot woensdag 17 uur wordt de parkeerplaats geverfd, parkeer op straat.',
    [],
  ],
];
