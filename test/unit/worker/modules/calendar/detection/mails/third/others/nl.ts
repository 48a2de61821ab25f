import type { DetectionMail } from '../../mail.ts';

/** Dutch mails without a meeting, written from the wish alone. */
export const dutchOthers: DetectionMail[] = [
  {
    name: 'nl: a reminder of the payment of an invoice',
    sentAt: '2027-07-05T08:30:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Drukkerij Hofland <debiteuren@drukkerijhofland.example>',
    subject: 'Betalingsherinnering factuur 2027-1180',
    text: `
Geachte heer, mevrouw,

Volgens onze administratie staat factuur 2027-1180 van 28 mei 2027 nog open. Wij verzoeken u het bedrag van € 684,20 uiterlijk maandag 12 juli 2027 over te maken.

Vragen? Bel ons op werkdagen tussen 9.00 en 12.30 uur.

Met vriendelijke groet,
Drukkerij Hofland
`,
    expected: [],
  },
  {
    name: 'nl: a parcel arrives tomorrow in a window of hours',
    sentAt: '2027-03-18T20:12:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'PakketPlus <noreply@pakketplus.example>',
    subject: 'Morgen komen we langs met je pakket',
    text: `
Hoi Jeroen,

Morgen, vrijdag 19 maart, bezorgen we je pakket van Kantoorgigant tussen 15:45 en 17:45 uur.

Niet thuis? Kies een andere dag of een afhaalpunt via https://www.pakketplus.example/volg/3SKB88

PakketPlus
`,
    expected: [],
  },
  {
    name: 'nl: a meeting is called off because of strike',
    sentAt: '2027-05-31T16:40:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Liesbeth Kok <l.kok@brancheverenigingkaas.example>',
    subject: 'Ledenvergadering gaat niet door',
    text: `
Beste leden,

Vanwege de aangekondigde treinstaking gaat de ledenvergadering van donderdag 3 juni om 14.00 uur niet door. Over een nieuwe datum hoort u later deze zomer.

Liesbeth Kok
secretaris
`,
    expected: [],
  },
  {
    name: 'nl: an out of office note with a part-time week',
    sentAt: '2027-10-22T13:05:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Marloes Dekker <m.dekker@stoffenatelier.example>',
    subject: 'Automatisch antwoord: stalen',
    text: `
Bedankt voor je mail. Ik werk op maandag, dinsdag en donderdag van 8.30 tot 15.00 uur. Van 25 oktober tot en met 5 november ben ik met vakantie; maandag 8 november lees ik je bericht.

Groetjes,
Marloes
`,
    expected: [],
  },
  {
    name: 'nl: the minutes of last week',
    sentAt: '2027-09-27T10:10:00+02:00',
    timezone: 'Europe/Brussels',
    from: 'Tom Verhaeghe <tom.verhaeghe@kvkunstkring.example>',
    subject: 'Verslag bestuursvergadering 22/09',
    text: `
Dag iedereen

In bijlage het verslag van onze bestuursvergadering van woensdag 22/09 (20u-22u15). Verontschuldigd: Hilde en Bart. Opmerkingen mogen tot vrijdag naar mij.

Groeten
Tom
`,
    expected: [],
  },
  {
    name: 'nl: a garden centre advertises trees and its hours',
    sentAt: '2026-12-03T07:30:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Tuincentrum De Hazelaar <nieuws@tc-dehazelaar.example>',
    subject: 'Kerstbomen vanaf € 17,95',
    text: `
De kerstbomen zijn binnen!

Tot en met 20 december zijn we alle dagen open: ma t/m vr 9.00-20.00 uur, za 9.00-18.00 uur, zo 10.00-17.00 uur. Twee bomen halen is er één half geld.

Bekijk ons aanbod op www.tc-dehazelaar.example

Uitschrijven voor deze nieuwsbrief
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'nl: somebody asks for dates and says which mornings are free',
    sentAt: '2027-04-15T11:37:00+02:00',
    timezone: 'Europe/Amsterdam',
    from: 'Bas Hendriksen <bas@hendriksenhout.example>',
    subject: 'Koffie?',
    text: `
Ha Inge,

Lang niet gesproken. Ik ben volgende week woensdagochtend en vrijdagochtend in jullie buurt. Laat maar weten of en wanneer het uitkomt, dan spreken we een tijd af.

Bas
`,
    expected: [],
  },
  {
    name: 'nl: a thank-you after a visit with the old appointment quoted',
    sentAt: '2027-02-26T09:29:00+01:00',
    timezone: 'Europe/Amsterdam',
    from: 'Yvonne Brink <yvonne@brinkoptiek.example>',
    subject: 'Re: Bezoek showroom',
    text: `
Beste Mark,

Dank voor de rondleiding gisteren, we waren onder de indruk! De offerte ga ik dit weekend met mijn man bekijken.

Hartelijke groet,
Yvonne

Op 19 februari 2027 om 15:20 schreef Mark Ooms <mark@oomswinkelbouw.example>:
> Beste Yvonne,
> We ontvangen je graag op donderdag 25 februari om 16.00 uur in onze showroom.
> Mark
`,
    expected: [],
  },
];
