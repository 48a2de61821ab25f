import { at, type DetectionMail } from '../mail.ts';

/** Mails that were written apart from the rules, and measured before anybody read them. */
export const dutchSecondMails: DetectionMail[] = [
  {
    name: 'nl: one of two hours tomorrow',
    sentAt: '2027-02-16T14:33:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Manon <manon@manon-illustraties.example>',
    subject: 'kinderboek',
    text: `Hoi Freek! De schetsen van pagina 1-12 zijn af. Kun je morgen om 11:00 bellen, of anders om 15:30? Daarna zit ik tot maandag in de trein naar Wenen :)

Manon
`,
    expected: [at('2027-02-17T11:00:00+01:00'), at('2027-02-17T15:30:00+01:00')],
  },
  {
    name: 'nl: three options on separate lines',
    sentAt: '2027-02-15T11:48:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Koen Mulder <koen@mulder-kozijnen.example>',
    subject: 'Inmeten kozijnen',
    text: `Goedendag mevrouw Jansen,

Voor het inmeten van de kozijnen kunt u kiezen uit:

di 23-02 8:00
wo 24-02 12:30
vr 26-02 15:00

Graag hoor ik welke het wordt. De prijs blijft € 6.830 incl. btw zoals in offerte 27-019.

Koen
`,
    expected: [
      at('2027-02-23T08:00:00+01:00'),
      at('2027-02-24T12:30:00+01:00'),
      at('2027-02-26T15:00:00+01:00'),
    ],
  },
  {
    name: 'nl: a dentist moves an appointment',
    sentAt: '2027-02-01T08:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tandartspraktijk De Kroon <balie@tandarts-dekroon.example>',
    subject: 'Wijziging afspraak',
    text: `Geachte heer Yilmaz,

Helaas moeten wij uw afspraak van donderdag 4 februari 10:20 uur verzetten naar donderdag 11 februari 15:40 uur. Lukt dat niet, bel ons dan op 030 555 0177.

Met vriendelijke groet,
Tandartspraktijk De Kroon
Openingstijden: ma-vr 8:00-17:00 uur
`,
    expected: [at('2027-02-11T15:40:00+01:00')],
  },
  {
    name: 'nl: the day after tomorrow by video',
    sentAt: '2027-03-08T10:00:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Lotte <lotte@studio-lotte.example>',
    subject: 'huisstijl',
    text: `Heey Mark,

ik heb 3 voorstellen klaar (v1, v2 en v2b). zullen we overmorgen om 13:15 ff videobellen? link komt zo

xx Lotte
`,
    expected: [at('2027-03-10T13:15:00+01:00')],
  },
  {
    name: 'nl: a confirmation above the earlier mail',
    sentAt: '2027-03-02T14:20:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bas van Loon <bas@vanloon-fotografie.example>',
    subject: 'RE: Fotoshoot team',
    text: `Hi Eva,

Top, woensdag 10 maart 9:00 staat vast. Graag allemaal iets donkers aan!

Bas

Van: Eva Smeets <eva@smeets-makelaars.example>
Verzonden: maandag 1 maart 2027 15:47
Aan: Bas van Loon
Onderwerp: Fotoshoot team

Dag Bas, wij kunnen dinsdag 9 maart om 13:00 of woensdag 10 maart om 9:00.
`,
    expected: [at('2027-03-10T09:00:00+01:00')],
  },
  {
    name: 'nl: an earlier hour on the same day',
    sentAt: '2027-01-25T15:57:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Wendy Prins <wendy@prins-verzekeringen.example>',
    subject: 'Morgen iets eerder',
    text: `Hoi Dennis,

Kunnen we onze afspraak van morgen vervroegen van 11:00 naar 9:00 uur? Ik moet om half elf alweer in Gouda zijn.

Groetjes Wendy
`,
    expected: [at('2027-01-26T09:00:00+01:00')],
  },
  {
    name: 'nl: a Teams meeting with start and end',
    sentAt: '2026-11-26T11:11:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Sanne Willemse <s.willemse@willemse-advies.example>',
    subject: 'Voortgangsoverleg',
    text: `Goedemorgen,

Ik heb het voortgangsoverleg ingepland op donderdag 3 december van 15:00 tot 15:45 uur, via Teams. Agenda:
1. Notulen 5 november
2. Stand van zaken release 2.8
3. Rondvraag

Met vriendelijke groet,
Sanne Willemse
`,
    expected: [at('2026-12-03T15:00:00+01:00', '2026-12-03T15:45:00+01:00')],
  },
  {
    name: 'nl: a start later than planned',
    sentAt: '2026-12-09T16:08:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Rijschool Voorrang <les@rijschool-voorrang.example>',
    subject: 'Vrachtwagenles',
    text: `Dag Bram,

De les van vrijdag 11 december begint niet om 8:00 maar om 8:45 uur, er moet eerst een nieuwe band op. Je hebt nog 6 lessen tegoed; examen volgt in het voorjaar.
`,
    expected: [at('2026-12-11T08:45:00+01:00')],
  },
  {
    name: 'nl: this Friday with a time only',
    sentAt: '2027-03-16T17:52:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Joost <joost@bierbrouwerij-joost.example>',
    subject: 'etiketten',
    text: `Ha Linda,

de proefdruk ziet er goed uit maar het groen is te fel. Spreken we vrijdag om 16:00 even af bij de drukker? Dan kijken we er samen naar. Biertje erna van mij.

Joost
`,
    expected: [at('2027-03-19T16:00:00+01:00')],
  },
  {
    name: 'nl: an invoice for hours worked',
    sentAt: '2027-02-01T06:45:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Facturatie <facturen@schilder-vink.example>',
    subject: 'Factuur 2027-017',
    text: `Beste klant,

Bijgaand factuur 2027-017 d.d. 1 februari 2027: 14 uur schilderwerk op 26 en 27 januari (8:00-15:30) à € 46,-. Graag betalen voor 15 februari o.v.v. het factuurnummer.
`,
    expected: [],
  },
  {
    name: 'nl: a parcel comes today',
    sentAt: '2026-12-17T07:40:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Pakketpost <noreply@pakketpost.example>',
    subject: 'Vandaag bezorgen we je pakket',
    text: `Hoi!

We bezorgen je pakket van Hendriks Koffie vandaag, donderdag 17 december, tussen 13:25 en 14:25 uur. Niet thuis? Dan gaat het naar de buren.
`,
    expected: [],
  },
  {
    name: 'nl: a visit that the customer calls off',
    sentAt: '2027-03-18T19:23:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Petra <petra.vos@vos-kapsalon.example>',
    subject: 'afzeggen',
    text: `Hallo,

Ik moet helaas de afspraak van dinsdag 23 maart om 9:45 afzeggen. Mijn moeder ligt in het ziekenhuis. Ik bel zelf wel voor iets nieuws.

Petra Vos
`,
    expected: [],
  },
  {
    name: 'nl: a lunch is cancelled by the host',
    sentAt: '2027-02-10T10:32:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Arjan Kok <arjan@kok-transport.example>',
    subject: 'vrijdag',
    text: `Mannen,

de lunch van vrijdag 12 februari om 12:30 gaat niet door, ik zit met corona thuis. We prikken later wel weer iets.

Arjan
`,
    expected: [],
  },
  {
    name: 'nl: a planned update of a shop system',
    sentAt: '2026-11-27T15:15:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Support KassaPlus <support@kassaplus.example>',
    subject: 'Update 5.3.1',
    text: `Beste gebruiker,

In de nacht van zondag 29 op maandag 30 november wordt tussen 1:00 en 3:00 uur update 5.3.1 geïnstalleerd. U hoeft niets te doen. Vragen? Bel 088 555 0190 (8-22 uur).
`,
    expected: [],
  },
  {
    name: 'nl: an announcement that somebody will call back',
    sentAt: '2026-11-30T15:29:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Klantenservice <service@zonnepaneel-direct.example>',
    subject: 'Uw melding 118204',
    text: `Beste klant,

Bedankt voor uw melding 118204 van 30-11-2026. Een monteur belt u binnen 3 werkdagen om een afspraak te maken. Wij zijn bereikbaar op werkdagen tussen 8.30 en 17.30 uur, op zaterdag van 10.00 tot 14.00 uur.

Team Zonnepaneel Direct
`,
    expected: [],
  },
];
