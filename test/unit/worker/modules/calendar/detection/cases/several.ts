import type { Case } from './case.ts';

/** Mails in eight languages with several times or none, of which at most one is a meeting. */
export const severalTimes: Case[] = [
  [
    'Re: Audit',
    "Dear Sam, I can confirm Thursday 15 October, 10am to noon, at your premises. Kindly have last year's files (closed 31 March) to hand.",
    ['2026-10-15T10:00'],
  ],
  [
    'Exhibition',
    'My paintings are on show at the town hall from 9 to 20 October. The private view is on Friday 9 October at 6pm, I would be so happy if you came.',
    ['2026-10-09T18:00'],
  ],
  [
    'Energy',
    'Cheaper electricity every night from midnight to 7am. Your new tariff starts on 12 October.',
    [],
  ],
  ['Re: Books', 'I dropped the folders at reception on Friday at 4, Sue signed for them.', []],
  ['Election', 'Polling stations are open on Thursday 15 October from 7am to 10pm.', []],
  [
    'AW: Prüfung',
    'Sehr geehrter Herr Sander, hiermit bestätige ich Donnerstag, den 15. Oktober, 10 bis 12 Uhr, in Ihren Räumen. Bitte halten Sie die Akten (Abschluss 31. März) bereit.',
    ['2026-10-15T10:00'],
  ],
  [
    'Ausstellung',
    'meine Bilder hängen vom 9. bis 20. Oktober im Rathaus. Die Vernissage ist am Freitag, 9. Oktober, um 18 Uhr, ich würde mich sehr freuen, wenn Sie kämen.',
    ['2026-10-09T18:00'],
  ],
  ['Strom', 'Günstiger Strom jede Nacht von 0 bis 7 Uhr. Ihr neuer Tarif startet am 12. Oktober.', []],
  [
    'AW: Ordner',
    'ich habe die Ordner am Freitag um 16 Uhr am Empfang abgegeben, Frau Sommer hat unterschrieben.',
    [],
  ],
  ['Wahl', 'Die Wahllokale sind am Sonntag, 11. Oktober, von 8 bis 18 Uhr geöffnet.', []],
  [
    'Re: Audit',
    'Cher Monsieur, je vous confirme le jeudi 15 octobre, de 10h à 12h, dans vos locaux. Merci de préparer les dossiers (clôture au 31 mars).',
    ['2026-10-15T10:00'],
  ],
  [
    'Exposition',
    'Mes toiles sont à la mairie du 9 au 20 octobre. Le vernissage est vendredi 9 octobre à 18h, je serais ravie de vous y voir.',
    ['2026-10-09T18:00'],
  ],
  [
    'Énergie',
    "L'électricité est moins chère chaque nuit de minuit à 7h. Votre nouveau tarif démarre le 12 octobre.",
    [],
  ],
  ['Re: Dossiers', "J'ai déposé les classeurs à l'accueil vendredi à 16h, Mme Sommer a signé.", []],
  ['Élections', 'Les bureaux de vote sont ouverts dimanche 11 octobre de 8h à 18h.', []],
  [
    'Re: Auditoría',
    'Estimado Sr. Sanz: le confirmo el jueves 15 de octubre, de 10:00 a 12:00, en sus oficinas. Tenga a mano los expedientes (cierre 31 de marzo).',
    ['2026-10-15T10:00'],
  ],
  [
    'Exposición',
    'Mis cuadros están en el ayuntamiento del 9 al 20 de octubre. La inauguración es el viernes 9 de octubre a las 18:00, me haría mucha ilusión que vinieran.',
    ['2026-10-09T18:00'],
  ],
  ['Energía', 'Luz más barata cada noche de 0 a 7 h. Su nueva tarifa empieza el 12 de octubre.', []],
  ['Re: Carpetas', 'Dejé las carpetas en recepción el viernes a las 16:00, firmó la Sra. Soler.', []],
  ['Elecciones', 'Los colegios electorales abren el domingo 11 de octubre de 9:00 a 20:00.', []],
  [
    'Re: Verifica',
    'Egregio Dottor Sanna, Le confermo giovedì 15 ottobre, dalle 10 alle 12, presso i Vostri uffici. Tenga pronti i fascicoli (esercizio al 31 marzo).',
    ['2026-10-15T10:00'],
  ],
  [
    'Mostra',
    "I miei quadri sono in municipio dal 9 al 20 ottobre. L'inaugurazione è venerdì 9 ottobre alle 18, sarei felice se veniste.",
    ['2026-10-09T18:00'],
  ],
  ['Energia', 'Luce più economica ogni notte dalle 0 alle 7. La nuova tariffa parte il 12 ottobre.', []],
  ['Re: Cartelle', 'Ho lasciato le cartelle in reception venerdì alle 16, ha firmato la signora Sala.', []],
  ['Elezioni', 'I seggi sono aperti domenica 11 ottobre dalle 7 alle 23.', []],
  [
    'Re: Controle',
    'Geachte heer Sanders, hierbij bevestig ik donderdag 15 oktober, 10 tot 12 uur, bij u op kantoor. Houd de dossiers (afsluiting 31 maart) gereed.',
    ['2026-10-15T10:00'],
  ],
  [
    'Expositie',
    'Mijn schilderijen hangen van 9 tot en met 20 oktober in het gemeentehuis. De opening is vrijdag 9 oktober om 18 uur, ik zou het leuk vinden als u komt.',
    ['2026-10-09T18:00'],
  ],
  ['Energie', 'Goedkope stroom elke nacht van 0 tot 7 uur. Uw nieuwe tarief gaat in op 12 oktober.', []],
  [
    'Re: Mappen',
    'Ik heb de mappen vrijdag om 16 uur bij de receptie afgegeven, mevrouw Somers heeft getekend.',
    [],
  ],
  ['Verkiezingen', 'De stembureaus zijn woensdag 14 oktober open van 7.30 tot 21.00 uur.', []],
  [
    'Re: Auditoria',
    'Caro Sr. Santos, confirmo quinta, 15 de outubro, das 10h às 12h, nas vossas instalações. Tenha à mão os dossiês (fecho a 31 de março).',
    ['2026-10-15T10:00'],
  ],
  [
    'Exposição',
    'Os meus quadros estão na câmara de 9 a 20 de outubro. A inauguração é na sexta, 9 de outubro, às 18h, gostava muito que viesse.',
    ['2026-10-09T18:00'],
  ],
  [
    'Energia',
    'Eletricidade mais barata todas as noites das 0h às 7h. A sua nova tarifa começa a 12 de outubro.',
    [],
  ],
  ['Re: Pastas', 'Deixei as pastas na receção na sexta às 16h, a D. Sónia assinou.', []],
  ['Eleições', 'As mesas de voto estão abertas no domingo, 11 de outubro, das 8h às 19h.', []],
  [
    'Odp: Kontrola',
    'Szanowny Panie, potwierdzam czwartek 15 października, 10:00-12:00, w Państwa siedzibie. Proszę przygotować akta (zamknięcie 31 marca).',
    ['2026-10-15T10:00'],
  ],
  [
    'Wystawa',
    'Moje obrazy wiszą w ratuszu od 9 do 20 października. Wernisaż jest w piątek 9 października o 18:00, będzie mi bardzo miło, jeśli Państwo przyjdą.',
    ['2026-10-09T18:00'],
  ],
  ['Energia', 'Tańszy prąd każdej nocy od 0 do 7. Nowa taryfa rusza 12 października.', []],
  ['Odp: Segregatory', 'Zostawiłem segregatory w recepcji w piątek o 16, pani Sowa pokwitowała.', []],
  ['Wybory', 'Lokale wyborcze są otwarte w niedzielę 11 października od 7 do 21.', []],
];
