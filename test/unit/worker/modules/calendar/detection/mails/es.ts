import { at, crlf, type DetectionMail, days } from './mail.ts';

/** Spanish mails: with times first, then without. */
export const spanishMails: DetectionMail[] = [
  {
    name: 'es: a call on Thursday at half past four in the afternoon',
    sentAt: '2026-11-23T12:02:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Lucía Ferrer <lucia@ferrerceramica.example>',
    subject: 'Presupuesto azulejos',
    text: `Hola, Javier:

He revisado el presupuesto y tengo un par de dudas con los portes. ¿Te viene bien que te llame el jueves a las cuatro y media de la
tarde?

Un saludo,
Lucía`,
    expected: [at('2026-11-26T16:30:00+01:00')],
  },
  {
    name: 'es: three alternatives in one sentence',
    sentAt: '2026-11-27T10:30:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Andrés Molina <amolina@gestoriamolina.example>',
    subject: 'Firma de la escritura',
    text: `Buenos días, Sra. Campos:

La notaría nos ofrece tres huecos: el martes 1 de diciembre a las 10:00, el miércoles 2 a las 12:30 o el viernes 4 a las 9:15. Dígame
por favor cuál prefiere, a ser posible antes del lunes.

Reciba un cordial saludo,
Andrés Molina
Gestoría Molina · C/ Mayor, 14 · 954 10 30 15`,
    expected: [
      at('2026-12-01T10:00:00+01:00'),
      at('2026-12-02T12:30:00+01:00'),
      at('2026-12-04T09:15:00+01:00'),
    ],
  },
  {
    name: 'es: the day after tomorrow from 11 to 12',
    sentAt: '2026-06-15T18:11:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Noelia Prieto <noelia@aceitesprieto.example>',
    subject: 'Visita almazara',
    text: `Hola, guapa:

si os apetece ver el olivar, pasado mañana de 11 a 12 estoy libre y os lo enseño. Traed sombrero, que pega fuerte.

Besos, Noe`,
    expected: [at('2026-06-17T11:00:00+02:00', '2026-06-17T12:00:00+02:00')],
  },
  {
    name: 'es: a move from Tuesday to Thursday gives Thursday',
    sentAt: '2026-09-03T13:44:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Pilar Santos <pilar.santos@coopnaranja.example>',
    subject: 'Cambio de fecha',
    text: `Buenas tardes a todos:

Por un problema con la sala tenemos que pasar la reunión del martes 8 a las 17 h al jueves 10 a las 18 h. El orden del día no cambia.

Disculpad las molestias,
Pilar`,
    expected: [at('2026-09-10T18:00:00+02:00')],
  },
  {
    name: 'es: 4pm in Madrid for a reader in Mexico',
    sentAt: '2026-12-01T11:00:00+01:00',
    timezone: 'America/Mexico_City',
    from: 'Javier Campos <javier@camposdiseno.example>',
    subject: 'Reunión con la imprenta',
    text: `Hola, Ximena, ¿qué tal todo por allá?

La imprenta puede el jueves 3 de diciembre a las 16:00 hora de Madrid, o sea tus 9 de la mañana. Va por Zoom:
https://zoom.us/j/93015530014

Abrazo,
Javier`,
    expected: [at('2026-12-03T09:00:00-06:00')],
  },
  {
    name: 'es: the reply takes the time that was quoted last',
    sentAt: '2026-12-02T09:31:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Rodrigo Salas <rsalas@maderasdelsur.example>',
    subject: 'RE: Entrega de muestras',
    text: `Ximena, buen día.

Mejor el viernes, así ya tengo las tres muestras. Nos vemos ahí.

Saludos
Rodrigo

El mar, 1 dic 2026 a las 18:20, Ximena Ruiz <ximena@tallerruiz.example> escribió:
> Rodrigo, ¿nos podemos ver en el taller para ver las muestras?
> Puedo el jueves 3 a las 5 pm o el viernes 4 a las 11 am.`,
    expected: [at('2026-12-04T11:00:00-06:00')],
  },
  {
    name: 'es: lunch at two on Friday',
    sentAt: '2026-10-21T20:17:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Quique <quique@librerialafuga.example>',
    subject: 'comida viernes',
    text: `Oye, que el viernes cierro a mediodía. ¿Comemos a las dos en el bar de Manolo y hablamos de lo del premio?

Q.`,
    expected: [at('2026-10-23T14:00:00+02:00')],
  },
  {
    name: 'es: a course takes the whole day on 12/12',
    sentAt: '2026-11-18T09:09:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Marta Soler <marta@escuelasoler.example>',
    subject: 'Curso de cata: plaza confirmada',
    text: `Estimado Javier:

Tienes plaza en el curso de cata del sábado 12/12/2026. Es una jornada completa, con comida incluida. El resto del importe (85 €) se
abona antes del 30/11.

¡Te esperamos!
Marta`,
    expected: [days('2026-12-12')],
  },
  {
    name: 'es: an invitation whose calendar part names the zone',
    sentAt: '2026-11-24T17:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Elena Ibáñez <elena@ibanezarquitectos.example>',
    subject: 'Invitación: Revisión de planos',
    text: `Hola a todos, os paso la convocatoria para ver los planos. Subid antes vuestros comentarios.

Elena`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Ibanez//Correo//ES
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Madrid
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:planos-77@ibanezarquitectos.example
DTSTAMP:20261124T160000Z
DTSTART;TZID=Europe/Madrid:20261130T093000
DTEND;TZID=Europe/Madrid:20261130T110000
SUMMARY:Revisión de planos
ORGANIZER:mailto:elena@ibanezarquitectos.example
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2026-11-30T09:30:00+01:00', '2026-11-30T11:00:00+01:00')],
  },
  {
    name: 'es: a fair over four days where the team has a stand',
    sentAt: '2026-11-30T13:13:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Carmen Vidal <carmen@quesosvidal.example>',
    subject: 'Feria de Zaragoza, vamos juntos',
    text: `Hola, equipo:

Ya está: compartimos stand en la feria de Zaragoza del 11 al 14 de febrero de 2027. Apuntadlo en el calendario, el hotel lo reservo yo.

Carmen`,
    expected: [days('2027-02-11', '2027-02-15')],
  },
  {
    name: 'es: next Wednesday at a quarter past nine by Meet',
    sentAt: '2026-11-27T18:48:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Iker Etxeberria <iker@etxeweb.example>',
    subject: 'Tienda online',
    text: `Buenas, Javier:

Lo vemos entonces el miércoles que viene a las nueve y cuarto: https://meet.google.com/vhd-eraw-psk

La oferta que te pasé (1.530 €) vale hasta fin de año.

Iker`,
    expected: [at('2026-12-02T09:15:00+01:00')],
  },
  {
    name: 'es: an invoice falls due',
    sentAt: '2026-11-25T08:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Administración <facturas@papeleragarcia.example>',
    subject: 'Factura F26/1130',
    text: `Estimado cliente:

Adjuntamos la factura F26/1130 por importe de 1.430,15 €, con vencimiento el 10/12/2026. Le rogamos que realice la transferencia antes
de las 14:00 de ese día.

Atentamente,
Administración`,
    expected: [],
  },
  {
    name: 'es: the courier comes between 10 and 14',
    sentAt: '2026-12-03T20:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Mensajería Rápida <avisos@mensajeriarapida.example>',
    subject: 'Tu pedido llega mañana',
    text: `¡Hola!

Tu pedido 10-14-2026 llegará mañana, viernes 4 de diciembre, de 10:00 a 14:00 h. ¿No estarás en casa? Cambia la entrega aquí.`,
    expected: [],
  },
  {
    name: 'es: what was agreed in a meeting that is over',
    sentAt: '2026-06-18T10:22:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Pilar Santos <pilar.santos@coopnaranja.example>',
    subject: 'Acta',
    text: `Buenos días:

Os paso el acta de la reunión del martes 16 de junio, que empezó a las 17:00 y terminó a las 18:40. Si no hay correcciones la damos por
aprobada el lunes.

Pilar`,
    expected: [],
  },
  {
    name: 'es: a visit is declined and nothing else is offered',
    sentAt: '2026-11-26T19:01:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Lic. Teresa Montes <tmontes@notaria45.example>',
    subject: 'Re: Cita',
    text: `Estimada Ximena:

Lamentablemente el lunes 30 a las 10 am no me es posible recibirla, estaré fuera de la ciudad. Le aviso en cuanto tenga agenda.

Lic. Teresa Montes
Horario de atención: lunes a viernes de 9 a 15 h`,
    expected: [],
  },
  {
    name: 'es: an out-of-office notice',
    sentAt: '2026-08-05T09:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Marcos León <marcos.leon@leonlogistica.example>',
    subject: 'Respuesta automática: Tarifas',
    text: `Estoy de vacaciones del 3 al 21 de agosto. Volveré el lunes 24 a las 8:00. Para urgencias, mi compañera Rosa (de 8 a 15 h) en el
955 30 14 30.`,
    expected: [],
  },
  {
    name: 'es: a sale and a live show in bulk mail',
    sentAt: '2026-11-27T00:05:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'TodoOficina <ofertas@todooficina.example>',
    subject: '¡Black Friday! Termina el lunes a las 23:59',
    text: `Hasta -50 % en sillas y mesas. Solo hasta el lunes 30 de noviembre a las 23:59.

Y el sábado a las 12:00, directo en Instagram con sorteo de 10 lámparas. ¡No te lo pierdas!

Si no quieres recibir más correos, date de baja aquí.`,
    expected: [],
  },
  {
    name: 'es: let us meet one of these days',
    sentAt: '2026-12-09T16:16:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Noelia Prieto <noelia@aceitesprieto.example>',
    subject: 'Gracias',
    text: `Hola, Javi, ¡qué bonitas las etiquetas! A ver si quedamos un día de estos para celebrarlo, después de Reyes mejor, que ahora estamos
con la cosecha de sol a sol.

Noe`,
    expected: [],
  },
  {
    name: 'es: a train ticket is a journey, no meeting',
    sentAt: '2026-11-28T12:12:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Trenes del Sur <billetes@trenesdelsur.example>',
    subject: 'Tu billete',
    text: `Sevilla - Madrid, 02/12/2026, salida 07:45, llegada 10:17. Coche 4, plaza 12B. Localizador X1430.`,
    expected: [],
  },
];
