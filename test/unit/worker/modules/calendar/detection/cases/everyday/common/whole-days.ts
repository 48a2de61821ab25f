import type { Case } from '../../case.ts';

/** Meetings that take whole days, each with the day after the last one if there are several, and days that are none. */
export const wholeDays: Case[] = [
  [
    'Away day',
    'The team away day will be on Friday 6 November. Please keep the whole day free.',
    ['2026-11-06'],
  ],
  [
    'Your booking',
    'Course: First aid\nDates: Monday 12 and Tuesday 13 October 2026 (two full days)',
    ['2026-10-12/2026-10-14'],
  ],
  [
    'Training',
    'We have all-day training with the new supplier next Tuesday, lunch is provided.',
    ['2026-10-13'],
  ],
  [
    'Hi',
    "We're all off to the Lakes together, Friday 16 to Sunday 18 October. Are you coming?",
    ['2026-10-16/2026-10-19'],
  ],
  [
    'Workshop',
    'The workshop runs over three days, 20-22 October 2026, at our Leeds office. You are both booked in.',
    ['2026-10-20/2026-10-23'],
  ],
  [
    'Stocktake',
    'Stocktake is Saturday 31 October and will take all day, everyone is needed.',
    ['2026-10-31'],
  ],
  ['Report', 'Please send us the report by Friday 6 November, you have the whole day.', []],
  ['Absence', 'I am off the whole day on Thursday 8 October.', []],
  ['Delivery', 'Your sofa will be delivered on Tuesday 13 October, please be in the whole day.', []],
  ['Invoice', 'The invoice of Monday 12 October is attached.', []],
  ['Hours', 'On Saturday 17 October we are open all day.', []],
  ['Out', "We'll be away from Friday 16 to Sunday 18 October.", []],

  [
    'Klausur',
    'Unsere Klausurtagung findet am Freitag, 6. November, statt. Bitte haltet euch den ganzen Tag frei.',
    ['2026-11-06'],
  ],
  [
    'Anmeldung',
    'Seminar: Ladungssicherung\nTermin: 12. und 13. Oktober 2026 (zwei volle Tage)',
    ['2026-10-12/2026-10-14'],
  ],
  ['Schulung', 'Am Dienstag, 13. Oktober, schulen wir euch ganztägig an der neuen Maschine.', ['2026-10-13']],
  [
    'Hi',
    'Wir fahren mit dem ganzen Verein in den Harz, von Freitag, 16. Oktober, bis Sonntag, 18. Oktober.',
    ['2026-10-16/2026-10-19'],
  ],
  [
    'Inventur',
    'Die Inventur ist am Samstag, 31.10., und dauert den ganzen Tag. Alle werden gebraucht.',
    ['2026-10-31'],
  ],
  [
    'Fortbildung',
    'Sie sind für die zweitägige Fortbildung am 20. und 21. Oktober 2026 angemeldet.',
    ['2026-10-20/2026-10-22'],
  ],
  [
    'Betriebsausflug',
    'Unser Betriebsausflug ist am Freitag, dem 23. Oktober, ein ganzer Tag an der Ostsee.',
    ['2026-10-23'],
  ],
  ['Bericht', 'Den Bericht brauche ich bis Freitag, 6. November, Sie haben dafür den ganzen Tag.', []],
  ['Abwesenheit', 'Am Donnerstag, 8. Oktober, bin ich den ganzen Tag nicht da.', []],
  [
    'Lieferung',
    'Die Küche wird am Dienstag, 13. Oktober, geliefert, bitte seien Sie ganztägig zu Hause.',
    [],
  ],
  ['Öffnung', 'Am Samstag, 17. Oktober, haben wir ganztägig geöffnet.', []],
  ['Urlaub', 'Vom 16. bis 18. Oktober sind wir verreist.', []],

  [
    'Journée',
    "La journée d'équipe aura lieu le vendredi 6 novembre. Merci de bloquer toute la journée.",
    ['2026-11-06'],
  ],
  [
    'Inscription',
    'Votre inscription à la formation du mardi 13 au mercredi 14 octobre 2026 inclus (deux journées complètes) est confirmée.',
    ['2026-10-13/2026-10-15'],
  ],
  [
    'Formation',
    'Formation les mardi 13 et mercredi 14 octobre (deux journées complètes, 14 heures au total).',
    ['2026-10-13/2026-10-15'],
  ],
  [
    'Formation',
    'Formation du mardi 12 au mercredi 13 janvier 2027 (deux journées complètes).',
    ['2027-01-12/2027-01-14'],
  ],
  [
    'Inventaire',
    "L'inventaire se fera samedi 31 octobre, toute la journée, nous avons besoin de vous tous.",
    ['2026-10-31'],
  ],
  [
    'Hi',
    'On part tous ensemble à Annecy, du vendredi 16 octobre au dimanche 18 octobre.',
    ['2026-10-16/2026-10-19'],
  ],
  [
    'Stage',
    'Le stage dure trois jours pleins, du 20 au 22 octobre, dans nos locaux. Vous êtes attendus.',
    ['2026-10-20/2026-10-23'],
  ],
  ['Séminaire', 'Séminaire commercial le jeudi 15 octobre, journée entière, à Lyon.', ['2026-10-15']],
  ['Rapport', "Vous avez toute la journée pour m'envoyer le rapport, au plus tard vendredi 6 novembre.", []],
  ['Absence', 'Je serai absent toute la journée du jeudi 8 octobre.', []],
  [
    'Livraison',
    'Votre canapé sera livré le mardi 13 octobre dans la journée, merci de rester chez vous toute la journée.',
    [],
  ],
  ['Horaires', 'Samedi 17 octobre, le magasin est ouvert toute la journée.', []],
  ['Facture', 'Ci-joint la facture du lundi 12 octobre.', []],

  [
    'Jornada',
    'La jornada de equipo será el viernes 6 de noviembre. Por favor, reservad el día entero.',
    ['2026-11-06'],
  ],
  [
    'Inscripción',
    'Curso: Primeros auxilios\nFechas: lunes 12 y martes 13 de octubre de 2026 (dos días completos)',
    ['2026-10-12/2026-10-14'],
  ],
  [
    'Capacitación',
    'El viernes 16 de octubre tendremos la capacitación de brigadas. Es un curso de día completo y todos están convocados.',
    ['2026-10-16'],
  ],
  [
    'Hi',
    'Nos vamos toda la cuadrilla a Cuenca, del viernes 16 de octubre al domingo 18 de octubre.',
    ['2026-10-16/2026-10-19'],
  ],
  [
    'Inventario',
    'El inventario es el sábado 31 de octubre y dura todo el día, os necesitamos a todos.',
    ['2026-10-31'],
  ],
  [
    'Taller',
    'El taller es de tres días, del 20 al 22 de octubre, en nuestra sede. Os esperamos.',
    ['2026-10-20/2026-10-23'],
  ],
  ['Informe', 'Necesito el informe antes del viernes 6 de noviembre, tienes todo el día.', []],
  ['Ausencia', 'El jueves 8 de octubre estaré fuera todo el día.', []],
  ['Entrega', 'El sofá se lo entregamos el martes 13 de octubre, esté en casa todo el día.', []],
  ['Horario', 'El sábado 17 de octubre abrimos todo el día.', []],
  ['Factura', 'Le adjunto la factura del lunes 12 de octubre.', []],

  [
    'Giornata',
    'La giornata di squadra sarà venerdì 6 novembre. Tenetevi liberi per tutto il giorno.',
    ['2026-11-06'],
  ],
  [
    'Iscrizione',
    'Corso: Primo soccorso\nDate: lunedì 12 e martedì 13 ottobre 2026 (due giornate intere)',
    ['2026-10-12/2026-10-14'],
  ],
  [
    'Formazione',
    'Martedì 13 ottobre vi formiamo sulla nuova macchina, giornata intera, pranzo compreso.',
    ['2026-10-13'],
  ],
  [
    'Hi',
    'Andiamo tutti insieme a Siena, da venerdì 16 ottobre a domenica 18 ottobre.',
    ['2026-10-16/2026-10-19'],
  ],
  ['Inventario', "L'inventario è sabato 31 ottobre e dura tutta la giornata, servite tutti.", ['2026-10-31']],
  [
    'Laboratorio',
    'Il corso dura tre giorni, dal 20 al 22 ottobre, nella nostra sede. Vi aspettiamo.',
    ['2026-10-20/2026-10-23'],
  ],
  ['Relazione', 'La relazione mi serve entro venerdì 6 novembre, hai tutto il giorno.', []],
  ['Assenza', 'Giovedì 8 ottobre sono assente tutto il giorno.', []],
  ['Consegna', 'Il divano viene consegnato martedì 13 ottobre, restate in casa tutto il giorno.', []],
  ['Orari', 'Sabato 17 ottobre siamo aperti tutto il giorno.', []],
  ['Fattura', 'In allegato la fattura di lunedì 12 ottobre.', []],

  ['Teamdag', 'De teamdag is op vrijdag 6 november. Hou de hele dag vrij.', ['2026-11-06']],
  [
    'Inschrijving',
    'Cursus: EHBO\nDatum: maandag 12 t/m woensdag 14 oktober 2026 (drie volle dagen)',
    ['2026-10-12/2026-10-15'],
  ],
  [
    'Studiedag',
    'Op vrijdag 16 oktober organiseren wij onze jaarlijkse studiedag. Een hele dag met lezingen en workshops.',
    ['2026-10-16'],
  ],
  [
    'Hi',
    'We gaan met de hele ploeg naar de Ardennen, van vrijdag 16 oktober tot en met zondag 18 oktober.',
    ['2026-10-16/2026-10-19'],
  ],
  [
    'Inventaris',
    'De inventaris is zaterdag 31 oktober en duurt de hele dag, iedereen is nodig.',
    ['2026-10-31'],
  ],
  [
    'Training',
    'Je bent ingeschreven voor de tweedaagse training op 20 en 21 oktober 2026.',
    ['2026-10-20/2026-10-22'],
  ],
  ['Verslag', 'Het verslag heb ik uiterlijk vrijdag 6 november nodig, je hebt de hele dag.', []],
  ['Afwezig', 'Donderdag 8 oktober ben ik de hele dag weg.', []],
  ['Levering', 'De bank wordt dinsdag 13 oktober bezorgd, wilt u de hele dag thuis zijn?', []],
  ['Open', 'Zaterdag 17 oktober zijn we de hele dag open.', []],
  ['Factuur', 'Bijgaand de factuur van maandag 12 oktober.', []],

  [
    'Dzień zespołu',
    'Dzień zespołu odbędzie się w piątek 6 listopada. Proszę zarezerwować cały dzień.',
    ['2026-11-06'],
  ],
  [
    'Zapis',
    'Kurs: Pierwsza pomoc\nTermin: 12 i 13 października 2026 (dwa pełne dni)',
    ['2026-10-12/2026-10-14'],
  ],
  [
    'Szkolenie',
    'We wtorek 13 października mamy całodniowe szkolenie z nowej maszyny, obiad zapewniamy.',
    ['2026-10-13'],
  ],
  [
    'Hi',
    'Jedziemy całą ekipą do Szczyrku, od piątku 16 października do niedzieli 18 października.',
    ['2026-10-16/2026-10-19'],
  ],
  [
    'Inwentaryzacja',
    'Inwentaryzacja jest w sobotę 31 października i potrwa cały dzień, wszyscy są potrzebni.',
    ['2026-10-31'],
  ],
  [
    'Warsztaty',
    'Warsztaty trwają trzy dni, od 20 do 22 października, w naszej siedzibie. Zapraszamy.',
    ['2026-10-20/2026-10-23'],
  ],
  ['Raport', 'Raport potrzebuję do piątku 6 listopada, ma Pan na to cały dzień.', []],
  ['Nieobecność', 'W czwartek 8 października nie ma mnie cały dzień.', []],
  ['Dostawa', 'Sofa zostanie dostarczona we wtorek 13 października, proszę być cały dzień w domu.', []],
  ['Godziny', 'W sobotę 17 października jesteśmy otwarci cały dzień.', []],
  ['Faktura', 'W załączeniu faktura z poniedziałku 12 października.', []],

  [
    'Dia da equipa',
    'O dia da equipa será na sexta, 6 de novembro. Reservem o dia inteiro, por favor.',
    ['2026-11-06'],
  ],
  [
    'Inscrição',
    'Curso: Primeiros socorros\nDatas: segunda 12 e terça 13 de outubro de 2026 (dois dias completos)',
    ['2026-10-12/2026-10-14'],
  ],
  [
    'Formação',
    'Na terça, 13 de outubro, temos formação o dia todo na máquina nova, com almoço.',
    ['2026-10-13'],
  ],
  [
    'Hi',
    'Vamos todos juntos para Évora, de sexta 16 de outubro a domingo 18 de outubro.',
    ['2026-10-16/2026-10-19'],
  ],
  [
    'Inventário',
    'O inventário é no sábado, 31 de outubro, e dura o dia inteiro, precisamos de todos.',
    ['2026-10-31'],
  ],
  [
    'Oficina',
    'O curso é de três dias, de 20 a 22 de outubro, na nossa sede. Esperamos por vocês.',
    ['2026-10-20/2026-10-23'],
  ],
  ['Relatório', 'Preciso do relatório até sexta, 6 de novembro, tens o dia todo.', []],
  ['Ausência', 'Na quinta, 8 de outubro, estou fora o dia todo.', []],
  ['Entrega', 'O sofá será entregue na terça, 13 de outubro, fique em casa o dia todo.', []],
  ['Horário', 'No sábado, 17 de outubro, estamos abertos o dia todo.', []],
  ['Fatura', 'Segue a fatura de segunda, 12 de outubro.', []],
  ['Friday', 'The workshop is great so far. On Friday 9 October I am unreachable all day.', []],
  ['Freitag', 'Das Seminar läuft gut. Am Freitag, 9. Oktober, bin ich den ganzen Tag unerreichbar.', []],
  ['Vendredi', 'La formation se passe bien. Vendredi 9 octobre, je suis injoignable toute la journée.', []],
  ['Viernes', 'El curso va bien. El viernes 9 de octubre estoy de viaje todo el día.', []],
  ['Venerdì', 'Il corso va bene. Venerdì 9 ottobre sono irreperibile tutto il giorno.', []],
  ['Vrijdag', 'De cursus gaat goed. Vrijdag 9 oktober ben ik de hele dag onbereikbaar.', []],
  ['Sexta', 'O curso corre bem. Na sexta, 9 de outubro, estou em viagem o dia todo.', []],
  [
    'Stock-take',
    'Stock-take this year is Friday 16 October. The shop stays shut and I need all of you in for the whole day.',
    ['2026-10-16'],
  ],
  [
    'Inwentaryzacja',
    'W piątek 16 października robimy remanent, sklep jest cały dzień zamknięty.',
    ['2026-10-16'],
  ],
  [
    'Balanço',
    'No sábado, 17 de outubro, fazemos o balanço, dia inteiro, com a loja fechada.',
    ['2026-10-17'],
  ],
  ['Salon', 'On va ensemble au salon du bois le mercredi 14 octobre, bloque ta journée.', ['2026-10-14']],
  ['Beurs', 'We gaan samen naar de houtbeurs op donderdag 15 oktober, heel de dag.', ['2026-10-15']],
  [
    'Expo',
    'You and I are going to the expo on both days, Tuesday 13 and Wednesday 14 October.',
    ['2026-10-13/2026-10-15'],
  ],
];
