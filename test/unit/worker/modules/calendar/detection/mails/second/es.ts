import { at, crlf, type DetectionMail } from '../mail.ts';

/** Mails that were written apart from the rules, and measured before anybody read them. */
export const spanishSecondMails: DetectionMail[] = [
  {
    name: 'es: a sales rep asks for a visit on one day',
    sentAt: '2026-11-25T09:18:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Beatriz Olmedo <bolmedo@ceramicas-olmedo.example>',
    subject: 'Visita comercial',
    text: `Buenos días, Javier:

La semana que viene estaré por vuestra zona y me gustaría enseñaros el catálogo nuevo (ref. 2027-A). ¿Os viene bien el miércoles 2 de diciembre a las 11:00 en vuestra tienda?

Un saludo,
Beatriz Olmedo
Móvil 600 555 018
Horario: L-V 8:00 a 15:00
`,
    expected: [at('2026-12-02T11:00:00+01:00')],
  },
  {
    name: 'es: three options with dashes',
    sentAt: '2027-02-16T11:29:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Rubén Sáez <ruben@saez-climatizacion.example>',
    subject: 'Instalación split',
    text: `Hola!

Para instalar el split tenemos hueco estos días, elija el que mejor le vaya:

- lunes 22/2 a las 9h
- miércoles 24/2 a las 15.30h
- viernes 26/2 a las 9h

El presupuesto 1093 (1.190 €) incluye 3 m de tubo.

Rubén
`,
    expected: [
      at('2027-02-22T09:00:00+01:00'),
      at('2027-02-24T15:30:00+01:00'),
      at('2027-02-26T09:00:00+01:00'),
    ],
  },
  {
    name: 'es: a clinic moves an appointment to another day',
    sentAt: '2027-02-03T12:05:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Clínica Veterinaria Bruma <citas@vet-bruma.example>',
    subject: 'Cambio de cita',
    text: `Estimado cliente:

Le informamos de que su cita del jueves 4 de febrero a las 17:00 se ha trasladado al martes 9 de febrero a las 18:15 por causas ajenas a nuestra voluntad. Si no puede acudir, llámenos al 900 555 019.

Clínica Veterinaria Bruma
Abierto de lunes a viernes de 10 a 14 y de 17 a 20 h
`,
    expected: [at('2027-02-09T18:15:00+01:00')],
  },
  {
    name: 'es: the quote holds a wrong day, the reply the right one',
    sentAt: '2027-03-08T18:04:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Olga Menéndez <olga@menendez-bordados.example>',
    subject: 'RE: Muestras',
    text: `Hola Pilar,

el jueves no estoy en el taller; mejor el lunes que viene, 15 de marzo, a las 10 de la mañana. Te preparo los hilos.

Olga

De: Pilar Ibáñez <pilar@ibanez-uniformes.example>
Enviado el: lunes, 8 de marzo de 2027 9:41
Para: Olga Menéndez
Asunto: Muestras

Olga, ¿te va bien que pase el jueves 11 a las 9:00 a ver las muestras?
`,
    expected: [at('2027-03-15T10:00:00+01:00')],
  },
  {
    name: 'es: a confirmation with the old proposal below',
    sentAt: '2027-03-04T10:11:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Lic. Rodrigo Santillán <rsantillan@santillan-abogados.example>',
    subject: 'Re: Reunión contrato de distribución',
    text: `Estimada Lic. Cordero:

Confirmo la reunión del miércoles 10 de marzo a las 4:00 p.m. en nuestras oficinas, piso 7. El martes me es imposible.

Saludos cordiales,
Rodrigo Santillán

El 3 de marzo de 2027, 18:15, Ana Cordero <acordero@distribuidora-lince.example> escribió:
> ¿Nos vemos el martes 9 de marzo a las 10:00 a.m. o prefiere otro día?
`,
    expected: [at('2027-03-10T16:00:00-06:00')],
  },
  {
    name: 'es: a job trial that starts early',
    sentAt: '2026-06-15T18:55:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Obrador Candela <equipo@obrador-candela.example>',
    subject: 'Prueba de trabajo',
    text: `¡Hola Yolanda!

Nos gustó mucho tu currículum. Te esperamos el jueves 18 para la prueba, de 5 a 9 de la mañana (sí, madrugamos...). Entra por la puerta de atrás y trae calzado cerrado. La prueba se paga, 40 €.

Candela
`,
    expected: [at('2026-06-18T05:00:00+02:00', '2026-06-18T09:00:00+02:00')],
  },
  {
    name: 'es: a training from nine to two',
    sentAt: '2027-01-25T08:02:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Prevención Segur <formacion@prevencionsegur.example>',
    subject: 'Convocatoria curso PRL',
    text: `Buenos días:

Quedan convocados al curso básico de prevención los siguientes trabajadores de su empresa: A. Ruiz y P. Molina.

Fecha: jueves 4 de febrero de 2027
Horario: de 9:00 a 14:00 h
Lugar: aula 2, c/ Molinos 14

Es necesario traer el DNI.
`,
    expected: [at('2027-02-04T09:00:00+01:00', '2027-02-04T14:00:00+01:00')],
  },
  {
    name: 'es: two calls in different zones, one named twice',
    sentAt: '2026-12-10T16:15:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Sergio Luque <sergio@luque-export.example>',
    subject: 'Llamadas con Chile y con Lisboa',
    text: `Hola, Rosa:

Te confirmo las dos llamadas:
1) martes 15 de diciembre a las 16:00 (12:00 en Santiago) con el cliente chileno
2) miércoles 16 de diciembre a las 11:00 hora de Lisboa, con el transitario

Sergio
`,
    expected: [at('2026-12-15T16:00:00+01:00'), at('2026-12-16T12:00:00+01:00')],
  },
  {
    name: 'es: a train ticket with JSON-LD',
    sentAt: '2027-01-19T22:02:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Ferrovía <billetes@ferrovia.example>',
    subject: 'Tu billete FV8K2Q',
    text: `Gracias por tu compra. Localizador: FV8K2Q

Ida: martes 2 de febrero de 2027, salida 07:30 Madrid - llegada 10:08 Barcelona, coche 6, plaza 4B. Importe: 61,20 €.
`,
    html: '<html><body><script type="application/ld+json">{"@context":"http://schema.org","@type":"TrainReservation","reservationNumber":"FV8K2Q","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Rosa Galán"},"reservationFor":{"@type":"TrainTrip","departureStation":{"@type":"TrainStation","name":"Madrid"},"departureTime":"2027-02-02T07:30:00+01:00","arrivalStation":{"@type":"TrainStation","name":"Barcelona"},"arrivalTime":"2027-02-02T10:08:00+01:00"}}</script><p>Gracias por tu compra.</p></body></html>',
    expected: [at('2027-02-02T07:30:00+01:00', '2027-02-02T10:08:00+01:00')],
  },
  {
    name: 'es: a reminder of an unpaid invoice',
    sentAt: '2027-02-25T08:16:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Cobros <cobros@suministros-egea.example>',
    subject: 'Factura vencida A-2291',
    text: `Estimados señores:

A día de hoy seguimos sin recibir el pago de la factura A-2291 de 15/01/2027 (vencimiento: 15/02/2027) por 877,41 €. Les rogamos que hagan la transferencia antes del miércoles 3 de marzo a las 12:00.

Departamento de cobros, 8:00 - 15:00 h
`,
    expected: [],
  },
  {
    name: 'es: a delivery slot',
    sentAt: '2026-12-14T18:21:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Reparto Veloz <avisos@repartoveloz.example>',
    subject: 'Su envío 5512-88',
    text: `Le entregaremos su envío 5512-88 mañana, martes 15 de diciembre, entre las 9:30 y las 11:30. Si no va a estar, cambie la entrega en nuestra web.
`,
    expected: [],
  },
  {
    name: 'es: a cancelled lunch',
    sentAt: '2026-12-16T11:11:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Gonzalo Rey <gonzalo@rey-vinos.example>',
    subject: 'Cancelado',
    text: `Hola a todos:

Al final se cancela la comida del viernes 18 de diciembre a las 14:30, tenemos medio equipo con gripe. ¡Felices fiestas y que os mejoréis!

Gonzalo
`,
    expected: [],
  },
  {
    name: 'es: a cancelled invitation with a calendar part',
    sentAt: '2027-02-15T09:09:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Iñaki Ugarte <inaki@ugarte-energia.example>',
    subject: 'Cancelado: revisión de tarifas',
    text: `Esta reunión se ha cancelado.

Revisión de tarifas
jueves 18 feb 2027 9:30 - 10:30
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Ugarte//Agenda//ES
METHOD:CANCEL
BEGIN:VEVENT
UID:tarifas-18@ugarte-energia.example
SEQUENCE:2
STATUS:CANCELLED
DTSTAMP:20270215T080900Z
DTSTART:20270218T083000Z
DTEND:20270218T093000Z
SUMMARY:Revisión de tarifas
ORGANIZER:mailto:inaki@ugarte-energia.example
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'es: a product release with version and date',
    sentAt: '2026-11-27T17:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Soporte Facturón <soporte@facturon.example>',
    subject: 'Nueva versión 8.10.2',
    text: `Estimado cliente:

El 10 de diciembre a las 22:00 se actualizará automáticamente su programa a la versión 8.10.2. La copia de seguridad se hace sola y no es necesario que esté presente.

Soporte: L-V 9-18 h
`,
    expected: [],
  },
  {
    name: 'es: an offer to be reached during office hours',
    sentAt: '2026-11-30T15:36:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Administración <admin@comunidades-rivas.example>',
    subject: 'Incidencia ascensor',
    text: `Buenas tardes:

Hemos abierto la incidencia nº 4071. Para cualquier duda nos puede llamar de lunes a jueves de 9:00 a 18:00 y los viernes hasta las 15:00. Ya le diremos cuándo puede ir el técnico, seguramente a lo largo de la semana que viene.

Administración de fincas Rivas
`,
    expected: [],
  },
];
