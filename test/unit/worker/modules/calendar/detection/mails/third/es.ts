import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** Spanish mails with times, written from the wish alone. */
export const spanishMeetings: DetectionMail[] = [
  {
    name: 'es: a visit on Thursday at half past four in words',
    sentAt: '2027-02-15T12:08:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Maite Olano <maite@talleresolano.example>',
    subject: 'Visita al taller',
    text: `
Buenos días, Íñigo:

Ya tenemos montado el prototipo y me gustaría que lo vieras antes de pintarlo. ¿Te pasas este jueves a las cuatro y media de la tarde? Te
enseño también los acabados nuevos.

Un saludo,
Maite

Talleres Olano · Polígono Ugaldea, nave 12
Horario: L-V de 8:00 a 13:30 y de 15:00 a 18:30
`,
    expected: [at('2027-02-18T16:30:00+01:00')],
  },
  {
    name: 'es: a Mexican supplier offers two times with a.m. and p.m.',
    sentAt: '2027-03-09T09:47:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Lic. Daniela Robles <drobles@empaquesdelbajio.example>',
    subject: 'Presentación de nuevas cajas',
    text: `
Estimado Ing. Cárdenas:

Con gusto le presentamos la nueva línea de cajas. Le propongo dos opciones por videollamada:

a) miércoles 17 de marzo, 11:00 a.m.
b) viernes 19 de marzo, 4:30 p.m.

Quedo al pendiente de su confirmación.

Saludos cordiales,
Lic. Daniela Robles
Empaques del Bajío, S.A. de C.V.
`,
    expected: [at('2027-03-17T11:00:00-06:00'), at('2027-03-19T16:30:00-06:00')],
  },
  {
    name: 'es: a colleague brings a meeting forward, typing without accents',
    sentAt: '2027-05-25T18:20:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Javi Moreno <javi@estudiocala.example>',
    subject: 're: reunion web',
    text: `
hola lu

el cliente se va de viaje asi que la reunion del viernes la adelantamos al jueves 27 a las 9:30. te cambio yo la sala

un abrazo
javi

El 24/05/2027 a las 13:02, Lucia Prats escribió:
> Entonces quedamos el viernes 28 a las 12:00 con los de la web.
`,
    expected: [at('2027-05-27T09:30:00+02:00')],
  },
  {
    name: 'es: a clinic reminds of an appointment',
    sentAt: '2027-06-14T08:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Clínica Ronda Sur <citas@clinicarondasur.example>',
    subject: 'Recordatorio de cita',
    text: `
Estimada Sra. Ferrer:

Le recordamos que tiene cita en nuestra clínica:

Especialidad: Traumatología
Profesional: Dr. Pablo Arregui
Fecha: 17/06/2027
Hora: 12:10 h

Si no puede acudir, le rogamos que nos avise con 24 horas de antelación en el 900 555 014.

Clínica Ronda Sur. Abierto de lunes a sábado de 8:00 a 21:00.
`,
    expected: [at('2027-06-17T12:10:00+02:00')],
  },
  {
    name: 'es: a workshop of two whole days in Guadalajara',
    sentAt: '2027-08-30T16:32:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Cámara de Artesanos <capacitacion@camaraartesanos.example>',
    subject: 'Confirmación de lugar: taller de exportación',
    text: `
Estimada Sra. Villaseñor:

Le confirmamos su lugar en el taller "Exportar paso a paso", que se impartirá los días 23 y 24 de septiembre de 2027 (dos jornadas completas) en
nuestras oficinas de Guadalajara.

La fecha límite de pago es el 10 de septiembre.

Atentamente,
Coordinación de Capacitación
`,
    expected: [days('2027-09-23', '2027-09-25')],
  },
  {
    name: 'es: a call the day after tomorrow with a Meet link and a duration',
    sentAt: '2027-01-19T17:55:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Carla Seguí <carla.segui@lumbremarketing.example>',
    subject: 'Propuesta campaña primavera',
    text: `
Hola, Rubén:

Te adjunto la propuesta. Si te parece, la comentamos pasado mañana a las 10:00 h, serán unos 45 minutos:

https://meet.google.com/vhp-dcxo-mju

Gracias y hasta el jueves.

Carla
`,
    expected: [at('2027-01-21T10:00:00+01:00', '2027-01-21T10:45:00+01:00')],
  },
  {
    name: 'es: an owners association calls a general meeting',
    sentAt: '2027-10-18T10:41:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Administración Fincas Belmonte <fincas@belmonte-admin.example>',
    subject: 'Convocatoria junta extraordinaria C/ Alameda 22',
    text: `
Estimados propietarios:

Por la presente se les convoca a la junta extraordinaria que se celebrará el próximo martes, 26 de octubre de 2027, a las 19:00 horas, en el portal
del edificio.

Orden del día:
1. Obras del ascensor
2. Derrama
3. Ruegos y preguntas

Atentamente,
El administrador
`,
    expected: [at('2027-10-26T19:00:00+02:00')],
  },
  {
    name: 'es: a craftsman comes to measure at a quarter to nine',
    sentAt: '2027-04-05T20:11:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Carpintería Hnos. Soto <hnos.soto@carpinteriasoto.example>',
    subject: 'medidas del mostrador',
    text: `
Buenas tardes Elena,

perfecto, entonces voy yo a tomar medidas el miercoles a las 9 menos cuarto, antes de que abrais. Calculo que tardaré una hora.

Un saludo
Fermín Soto
`,
    expected: [at('2027-04-07T08:45:00+02:00', '2027-04-07T09:45:00+02:00')],
  },
  {
    name: 'es: a Spanish customer proposes a time in Madrid to a reader in Mexico',
    sentAt: '2027-11-09T16:25:00+01:00',
    timezone: 'America/Mexico_City',
    from: 'Gonzalo Ibarra <gibarra@vinosdelasierra.example>',
    subject: 'Pedido de feria: llamada',
    text: `
Hola, Ximena:

Mil gracias por las muestras. ¿Hablamos el martes 16 de noviembre a las 17:00, hora de Madrid (las 10:00 en Ciudad de México)? Te llamo yo.

Un abrazo,
Gonzalo
`,
    expected: [at('2027-11-16T10:00:00-06:00')],
  },
  {
    name: 'es: an invitation with a calendar part and no time in the text',
    sentAt: '2027-09-02T11:14:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Nuria Casals <ncasals@papelerascasals.example>',
    subject: 'Invitación: Revisión tarifas otoño',
    text: `
Buenos días:

Os mando la convocatoria para revisar las tarifas. Traed los números de verano, por favor.

Nuria
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Papeleras Casals//Agenda//ES
METHOD:REQUEST
BEGIN:VEVENT
UID:tarifas-otono-2027@papelerascasals.example
DTSTAMP:20270902T091400Z
DTSTART:20270908T103000Z
DTEND:20270908T120000Z
SUMMARY:Revisión tarifas otoño
LOCATION:Sala grande
ORGANIZER;CN=Nuria Casals:mailto:ncasals@papelerascasals.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-09-08T12:30:00+02:00', '2027-09-08T14:00:00+02:00')],
  },
  {
    name: 'es: a journalist asks for an interview on Monday at one',
    sentAt: '2026-11-26T13:36:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Álvaro Quintana <aquintana@diariodelduero.example>',
    subject: 'Entrevista para el suplemento',
    text: `
Estimada Beatriz:

Preparamos un reportaje sobre comercios con más de cincuenta años y nos encantaría contar con ustedes. ¿Le vendría bien que la entrevistara el lunes 30 a la
una de la tarde en la tienda? Iría con un fotógrafo.

El suplemento sale el 13 de diciembre y cerramos la edición el día 9.

Un cordial saludo,
Álvaro Quintana
Diario del Duero
`,
    expected: [at('2026-11-30T13:00:00+01:00')],
  },
  {
    name: 'es: an inspection by an authority within a range of hours',
    sentAt: '2027-05-04T10:02:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Protección Civil Municipal <inspecciones@pcivil-municipal.example>',
    subject: 'Programación de visita de verificación',
    text: `
C. Representante legal:

Se le informa que la visita de verificación a su establecimiento quedó programada para el día jueves 13 de mayo de 2027, de 9:00 a 11:00 horas. Deberá
estar presente el responsable del inmueble.

Atentamente,
Dirección de Protección Civil
Atención al público: lunes a viernes, 8:30 a 15:00 horas
`,
    expected: [at('2027-05-13T09:00:00-06:00', '2027-05-13T11:00:00-06:00')],
  },
];
