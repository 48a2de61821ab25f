import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: customer proposes a visit to measure a kitchen',
    sentAt: '2027-01-07T18:42:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Maribel Ochando <maribel.ochando@correo.example>',
    subject: 'Medidas para la cocina',
    text: `Hola, buenas tardes:

Os escribo por el presupuesto 2027/0114 de la cocina. Nos ha gustado la opción de roble a 6.850 €, así que por nuestra parte adelante.

Si os parece, podéis venir a tomar medidas el martes 12 a las diez y media de la mañana. El piso está en la calle Alcotán 9, 3.º B; hay que llamar al 3B y no al 3A, que es una señora mayor y se asusta.

Ya me decís algo. Muchas gracias,
Maribel`,
    expected: [at('2027-01-12T10:30:00+01:00')],
  },
  {
    name: 'es: all lower case and no accents, lunch the day after tomorrow',
    sentAt: '2027-10-19T22:07:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'kiko <kiko@talleresbarral.example>',
    subject: 'comida',
    text: `ey que tal

pasado mañana comemos no? he cogido mesa a las dos y cuarto en lo de paco, el de la rotonda. trae los planos si puedes asi le echamos un ojo con el cafe

un abrazo
kiko`,
    expected: [at('2027-10-21T14:15:00+02:00')],
  },
  {
    name: 'es: clinic confirms an appointment, with opening hours in the signature',
    sentAt: '2027-05-12T12:15:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Clínica Dental Sauces <citas@dentalsauces.example>',
    subject: 'Confirmación de cita',
    text: `Estimado Ing. Rentería:

Por este medio le confirmamos su cita con la Dra. Zulema Iturbe el próximo viernes 14 de mayo de 2027 a las 9:20 a.m. para su limpieza y revisión semestral. El costo es de $950.00 M.N.

Si no puede asistir, le agradeceremos avisarnos con 24 horas de anticipación.

Saludos cordiales,

Recepción
Clínica Dental Sauces
Av. de los Sauces 118, Col. Jardines, Toluca
Tel. 55 0000 1278
Lunes a viernes de 9:00 a 14:00 y de 16:00 a 20:00 h. Sábados de 9:00 a 13:00 h.`,
    expected: [at('2027-05-14T09:20:00-06:00')],
  },
  {
    name: 'es: list of three slots of forty-five minutes',
    sentAt: '2027-06-02T16:51:00-05:00',
    timezone: 'America/Bogota',
    from: 'Lina Marcela Arbeláez <lina.arbelaez@talentoandino.example>',
    subject: 'Reunión para revisar el perfil de coordinador',
    text: `Buenas tardes, don Hernán:

Espero se encuentre muy bien. Para dejar listo el perfil del coordinador de bodega le propongo que nos reunamos 45 minutos de manera virtual. Tengo estos espacios, me cuenta cuál le queda mejor:

- Martes 8 de junio, 10:00 a. m.
- Miércoles 9 de junio, 3:30 p. m.
- Jueves 10 de junio, 8:00 a. m.

Apenas me confirme le envío el enlace. La vacante debe quedar publicada a más tardar el 18 de junio.

Quedo muy atenta,

Lina Marcela Arbeláez
Consultora sénior
Talento Andino S.A.S.
Cel. 300 000 4512`,
    expected: [
      at('2027-06-08T10:00:00-05:00', '2027-06-08T10:45:00-05:00'),
      at('2027-06-09T15:30:00-05:00', '2027-06-09T16:15:00-05:00'),
      at('2027-06-10T08:00:00-05:00', '2027-06-10T08:45:00-05:00'),
    ],
  },
  {
    name: 'es: accepts the second of two quoted times',
    sentAt: '2027-02-11T09:33:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Washington Piriz <wpiriz@maderaspiriz.example>',
    subject: 'Re: Visita al depósito',
    text: `Buen día Florencia,

La segunda opción me queda bárbara. Los espero en el depósito, entren por el portón de atrás.

Saludos,
Washington

El mié, 10 feb 2027 a las 17:20, Florencia Etcheverry (<florencia@estudioribera.example>) escribió:
> Hola Washington, ¿cómo andás?
>
> Nos gustaría pasar a ver las tablas antes de cerrar el pedido. Podríamos:
>
> 1) lunes 15 de febrero a las 12:00
> 2) martes 16 de febrero a las 17:30
>
> Decime cuál te sirve.
>
> Florencia`,
    expected: [at('2027-02-16T17:30:00-03:00')],
  },
  {
    name: 'es: moved to the next day at the same hour',
    sentAt: '2027-04-20T13:05:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Núria Casademunt <nuria@casademunt-arquitectura.example>',
    subject: 'Cambio de la visita de obra',
    text: `Hola a todos:

Lo siento mucho, pero el aparejador no puede venir el jueves. La visita de obra que teníamos el jueves 22 a las 11:00 la pasamos al viernes 23 a las 11:00, en el mismo sitio (nave 4 del polígono).

Perdonad las molestias y confirmadme, por favor.

Núria Casademunt
Arquitecta
600 000 318`,
    expected: [at('2027-04-23T11:00:00+02:00')],
  },
  {
    name: 'es: declines a proposed time and offers none',
    sentAt: '2027-08-26T10:12:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Rogelio Tamez <rtamez@empaquestamez.example>',
    subject: 'RE: Junta de seguimiento',
    text: `Qué tal Licenciada,

Le agradezco mucho, pero el martes a las 3 me es imposible, ando fuera de la ciudad toda la semana. Déjeme ver mi agenda regresando y le marco para ponernos de acuerdo.

Saludos,
Rogelio Tamez

-----Mensaje original-----
De: Paola Quintanar <paola@quintanar-asesores.example>
Enviado: miércoles, 25 de agosto de 2027 06:48 p. m.
Para: Rogelio Tamez
Asunto: Junta de seguimiento

Don Rogelio, ¿le parece bien si nos vemos el martes 31 de agosto a las 3:00 p. m. en su oficina?

Paola`,
    expected: [],
  },
  {
    name: 'es: tax adviser lists quarterly deadlines',
    sentAt: '2027-07-05T08:55:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Gestoría Lamela <fiscal@gestorialamela.example>',
    subject: 'Documentación 2.º trimestre',
    text: `Buenos días, Andrés:

Como cada trimestre, te recordamos las fechas que hay que tener en cuenta:

- Viernes 9 de julio, 14:00: último momento para enviarnos las facturas emitidas y recibidas.
- Jueves 15 de julio: fin de plazo si quieres domiciliar el pago.
- Martes 20 de julio: fin de plazo de los modelos 303, 111 y 130.

Ojo, que todavía nos faltan el extracto de junio y la factura F-2207 de 418,60 €.

Un saludo,

Begoña Lamela
Gestoría Lamela
Horario de verano: de lunes a viernes de 8:00 a 15:00
Tel. 910 000 264`,
    expected: [],
  },
  {
    name: 'es: technician comes to the reader on a Monday morning',
    sentAt: '2027-09-08T15:40:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Soporte Redsur <soporte@redsur.example>',
    subject: 'Reclamo 558102 - visita técnica',
    text: `Hola, Celeste:

Te contamos que revisamos el reclamo 558102 y hace falta cambiar el equipo en tu local. El técnico va a pasar el lunes 13/9 a las 8:15 hs. por Virrey Olaguer 2245. Se llama Nahuel Bordón y va con credencial.

Necesitamos que haya una persona mayor de 18 años para recibirlo. La visita no tiene costo.

¡Gracias por tu paciencia!
Equipo de Soporte Redsur
Atención telefónica: 0800-000-7337, todos los días de 8 a 22 hs.`,
    expected: [at('2027-09-13T08:15:00-03:00')],
  },
  {
    name: 'es: parcel with a delivery window',
    sentAt: '2027-03-16T19:02:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Envíos Mercurio <avisos@enviosmercurio.example>',
    subject: 'Tu envío 88-40217-ES llega mañana',
    text: `Hola, Taller Quiroga:

Tu envío 88-40217-ES está en reparto. Entrega prevista: mañana, miércoles 17 de marzo, entre las 10:00 y las 14:00.

Remitente: Suministros Ebro
Bultos: 2 (31,4 kg)

Si no vas a estar, puedes recogerlo en el punto de conveniencia de la calle Sol 3 a partir del jueves a las 9:30.

Envíos Mercurio`,
    expected: [],
  },
  {
    name: 'es: teacher invites to a talk of half an hour at school',
    sentAt: '2027-10-25T14:20:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Rocío Valdepeñas <rocio.valdepenas@ceiplaencina.example>',
    subject: 'Tutoría de Hugo',
    text: `Estimada familia:

Me gustaría comentar con vosotros cómo va Hugo en este primer mes y medio. Os cito a una tutoría el miércoles 3 de noviembre de 16:30 a 17:00 en el aula de 4.º A.

Recordad que el lunes 1 es festivo y no hay clase, y que el comedor cierra a las 15:30.

Un saludo,
Rocío Valdepeñas
Tutora de 4.º A`,
    expected: [at('2027-11-03T16:30:00+01:00', '2027-11-03T17:00:00+01:00')],
  },
  {
    name: 'es: two days together at a trade fair',
    sentAt: '2027-04-27T11:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Iker Zabalbeascoa <iker@herrajesnervion.example>',
    subject: 'Feria de Zaragoza',
    text: `Kaixo Pilar,

¡Ya tengo los pases! Vamos los dos a la feria del mueble de Zaragoza el martes 18 y el miércoles 19 de mayo, los dos días completos. He reservado dos habitaciones en el hostal de siempre (62 € la noche, con desayuno).

Bloquéalo en el calendario, que luego nos pasa lo del año pasado.

Agur,
Iker`,
    expected: [days('2027-05-18', '2027-05-20')],
  },
  {
    name: 'es: calendar invitation with the same time in the words',
    sentAt: '2027-06-17T10:04:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Gonzalo Perales <gonzalo.perales@aguaviva-seguros.example>',
    subject: 'Invitación: Renovación de la póliza',
    text: `Buenos días:

Tal y como hablamos por teléfono, le envío la convocatoria para el jueves 24 de junio a las 9:30. Repasaremos la póliza del local, que vence el 15 de julio.

Un cordial saludo,
Gonzalo Perales
Aguaviva Seguros`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Aguaviva Seguros//Agenda//ES
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Madrid
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7f21c0-20270624@aguaviva-seguros.example
DTSTAMP:20270617T080400Z
DTSTART;TZID=Europe/Madrid:20270624T093000
DTEND;TZID=Europe/Madrid:20270624T103000
SUMMARY:Renovación de la póliza
LOCATION:Oficina Aguaviva\\, Calle del Pozo 21
ORGANIZER;CN=Gonzalo Perales:mailto:gonzalo.perales@aguaviva-seguros.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@papeleriaolmo.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-24T09:30:00+02:00', '2027-06-24T10:30:00+02:00')],
  },
  {
    name: 'es: calendar part that cancels a meeting',
    sentAt: '2027-11-09T17:26:00-05:00',
    timezone: 'America/Lima',
    from: 'Úrsula Chumpitaz <uchumpitaz@logisticapacifico.example>',
    subject: 'Cancelado: Comité de almacén',
    text: `Estimados:

Se cancela el comité de almacén de este jueves 11 a las 4:00 p. m. por el inventario sorpresa. Más adelante les aviso una nueva fecha.

Atte.
Úrsula Chumpitaz
Jefa de Operaciones`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Logistica Pacifico//Calendario//ES
METHOD:CANCEL
BEGIN:VEVENT
UID:comite-almacen-118@logisticapacifico.example
DTSTAMP:20271109T222600Z
DTSTART:20271111T210000Z
DTEND:20271111T220000Z
SUMMARY:Comité de almacén
ORGANIZER;CN=Úrsula Chumpitaz:mailto:uchumpitaz@logisticapacifico.example
ATTENDEE:mailto:ventas@cajasandinas.example
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'es: restaurant reservation with JSON-LD',
    sentAt: '2027-07-19T20:11:00-05:00',
    timezone: 'America/Lima',
    from: 'La Caleta de Mateo <reservas@lacaletademateo.example>',
    subject: 'Tu reserva está confirmada (código LCM-7741)',
    text: `¡Hola, Gianella!

Tu reserva está confirmada:

Viernes 23 de julio de 2027, 1:00 p. m.
6 personas, terraza
Código: LCM-7741

Guardamos la mesa por 15 minutos. Para cambios llámanos al (01) 000-4488.

La Caleta de Mateo
Abierto de martes a domingo de 12:00 m. a 5:00 p. m.`,
    html: `<!DOCTYPE html>
<html lang="es">
<head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "LCM-7741",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Gianella Farfán" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "La Caleta de Mateo",
    "address": { "@type": "PostalAddress", "streetAddress": "Jr. Las Gaviotas 310", "addressLocality": "Lima", "addressCountry": "PE" }
  },
  "startTime": "2027-07-23T13:00:00-05:00",
  "partySize": "6"
}
</script>
</head>
<body>
<p>¡Hola, Gianella!</p>
<p>Tu reserva está confirmada:</p>
<p><b>Viernes 23 de julio de 2027, 1:00 p. m.</b><br>6 personas, terraza<br>Código: LCM-7741</p>
<p>Guardamos la mesa por 15 minutos. Para cambios llámanos al (01) 000-4488.</p>
<p>La Caleta de Mateo<br>Abierto de martes a domingo de 12:00 m. a 5:00 p. m.</p>
</body>
</html>`,
    expected: [at('2027-07-23T13:00:00-05:00')],
  },
  {
    name: 'es: registration for a course with JSON-LD',
    sentAt: '2027-08-03T11:47:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Cámara Gráfica Porteña <cursos@camaragrafica.example>',
    subject: 'Inscripción confirmada: Taller de encuadernación',
    text: `Hola Ezequiel:

¡Ya estás anotado! Te esperamos en el Taller de encuadernación el jueves 12 de agosto, de 18 a 21 hs., en Pasaje Lanín 455, primer piso.

Abonaste: $ 48.000
N.º de inscripción: CGP-2027-083

Los materiales están incluidos.

Cámara Gráfica Porteña`,
    html: `<html>
<head>
<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "CGP-2027-083",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Ezequiel Maidana" },
  "reservationFor": {
    "@type": "Event",
    "name": "Taller de encuadernación",
    "startDate": "2027-08-12T18:00:00-03:00",
    "endDate": "2027-08-12T21:00:00-03:00",
    "location": { "@type": "Place", "name": "Cámara Gráfica Porteña", "address": "Pasaje Lanín 455, Buenos Aires" }
  }
}
</script>
</head>
<body>
<p>Hola Ezequiel:</p>
<p>¡Ya estás anotado! Te esperamos en el <strong>Taller de encuadernación</strong> el jueves 12 de agosto, de 18 a 21 hs., en Pasaje Lanín 455, primer piso.</p>
<p>Abonaste: $ 48.000<br>N.º de inscripción: CGP-2027-083</p>
<p>Los materiales están incluidos.</p>
<p>Cámara Gráfica Porteña</p>
</body>
</html>`,
    expected: [at('2027-08-12T18:00:00-03:00', '2027-08-12T21:00:00-03:00')],
  },
  {
    name: 'es: bulk newsletter with a webinar',
    sentAt: '2027-02-23T07:30:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Pyme al Día <boletin@pymealdia.example>',
    subject: 'Todo sobre la factura electrónica: webinar gratuito',
    text: `PYME AL DÍA | Boletín n.º 212

WEBINAR GRATUITO
La factura electrónica sin dolores de cabeza
Jueves 4 de marzo a las 18:00 h
Reserva tu plaza: https://pymealdia.example/webinar-factura

TAMBIÉN EN ESTE NÚMERO
- Cinco ayudas que cierran el 31 de marzo
- Entrevista: «Empecé con una furgoneta y 3.000 euros»
- Plantilla de tesorería para descargar

Recibes este correo porque te suscribiste en nuestra web. Si no quieres recibir más boletines, date de baja aquí: https://pymealdia.example/baja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: bulk shop offer with a starting hour',
    sentAt: '2027-11-22T09:00:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Ferretera El Yunque <promos@elyunque.example>',
    subject: '¡Este viernes empieza la venta nocturna!',
    text: `¡No te la puedes perder!

VENTA NOCTURNA
Viernes 26 de noviembre, de 8:00 p. m. a 12:00 a. m.
En todas nuestras sucursales

Taladro inalámbrico 20 V: de $2,899 a $1,999
Juego de 42 dados: $649
Hasta 12 meses sin intereses

Te esperamos en Ferretera El Yunque, donde sí hay.

Aplican restricciones. Para dejar de recibir estos correos haz clic aquí: https://elyunque.example/salir`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: call named in the time of Colombia and of Spain',
    sentAt: '2027-10-07T11:18:00-05:00',
    timezone: 'Europe/Madrid',
    from: 'Yesid Cabarcas <yesid@cafecabarcas.example>',
    subject: 'Muestras de café',
    text: `Buenos días, doña Elvira, ¿cómo me le va?

Las muestras ya salieron, la guía es la 0091-557-20. Para contarles bien de cada finca, ¿les sirve que hablemos el jueves 14 de octubre a las 9:00 de la mañana hora de Colombia, que para ustedes serían las 16:00? Es media hora nada más.

Yo los llamo por WhatsApp al número que me dieron.

Con todo gusto,
Yesid Cabarcas
Café Cabarcas, Pitalito (Huila)`,
    expected: [at('2027-10-14T16:00:00+02:00', '2027-10-14T16:30:00+02:00')],
  },
  {
    name: 'es: hour of Buenos Aires for a reader in Santiago',
    sentAt: '2027-07-12T16:33:00-03:00',
    timezone: 'America/Santiago',
    from: 'Delfina Urtubey <delfina@viajesurtubey.example>',
    subject: 'Reunión por Meet',
    text: `Hola Matías!

Dale, hagamos la reunión el miércoles 14 de julio a las 15 hs (hora de Buenos Aires). Te dejo el link: https://meet.viajesurtubey.example/abc-defg-hij

Mandame antes la lista de pasajeros así la miro.

Besos,
Delfi`,
    expected: [at('2027-07-14T14:00:00-04:00')],
  },
  {
    name: 'es: general availability without a proposal',
    sentAt: '2027-05-20T17:09:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Lorenzo Abad <lorenzo.abad@notariado.example>',
    subject: 'Re: ¿Cuándo podemos vernos?',
    text: `Hola, Carmen:

Pues la semana que viene la tengo bastante despejada, y en general los lunes y los miércoles me van bien. Por las mañanas estoy en el despacho y por las tardes con el móvil a mano.

Dime tú un día concreto y lo cerramos.

Un abrazo,
Lorenzo`,
    expected: [],
  },
  {
    name: 'es: out of office reply',
    sentAt: '2027-08-04T12:31:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Amparo Ferrandis <amparo@ceramicasferrandis.example>',
    subject: 'Respuesta automática: Pedido de azulejos',
    text: `Gracias por su mensaje.

Estamos de vacaciones del lunes 2 al viernes 20 de agosto, ambos inclusive. Volvemos el lunes 23 de agosto a las 8:00.

Para urgencias con pedidos ya en curso puede escribir a almacen@ceramicasferrandis.example; se atiende de 9:00 a 13:00.

¡Feliz verano!
Amparo Ferrandis`,
    expected: [],
  },
  {
    name: 'es: maintenance window of the mail server',
    sentAt: '2027-03-03T10:00:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Mesa de ayuda Nubetica <ayuda@nubetica.example>',
    subject: 'Mantenimiento programado',
    text: `Estimado cliente:

Le informamos que el sábado 6 de marzo, de 10:00 p. m. a 2:00 a. m. del domingo, estaremos actualizando el servidor de correo. Durante ese lapso puede haber interrupciones breves.

No tiene que hacer nada de su parte. Si el lunes a las 8:00 a. m. todavía nota algún problema, por favor abra un tiquete.

Pura vida,
Mesa de ayuda
Nubetica`,
    expected: [],
  },
  {
    name: 'es: Thursday of next week at a quarter to five',
    sentAt: '2027-03-01T09:24:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Chelo Matarranz <chelo@floristeriamatarranz.example>',
    subject: 'Boda de los Luengo',
    text: `Buenas, Toñi:

Vienen los novios a ver los centros el jueves de la semana que viene, a las cinco menos cuarto de la tarde, y quieren que estés tú también para lo de la tarta. ¿Te acercas a la tienda? Yo pongo el café.

La boda no es hasta septiembre, pero ya sabes cómo va esta gente.

Besos,
Chelo`,
    expected: [at('2027-03-11T16:45:00+01:00')],
  },
  {
    name: 'es: a week from today, Mexican manner of speaking',
    sentAt: '2027-11-17T13:38:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Arq. Fabiola Monsiváis <fabiola@monsivaisobra.example>',
    subject: 'Entrega del local',
    text: `Hola Beto, buenas tardes:

Te confirmo que ya quedó la pintura, nomás falta el cancel. Nos vemos de hoy en ocho a las 11 de la mañana en el local para hacer el recorrido contigo y que me firmes de recibido.

Te encargo porfa el segundo pago ($38,500) a más tardar el viernes.

Saludos!
Arq. Fabiola Monsiváis`,
    expected: [at('2027-11-24T11:00:00-06:00')],
  },
  {
    name: 'es: appointments of the writer and of a third person only',
    sentAt: '2027-01-18T20:45:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Jéssica Zambrano <jessica@panaderiazambrano.example>',
    subject: 'Mañana llego tarde',
    text: `Buenas noches don Fausto,

Mañana martes llego tardecito porque a las 8:30 tengo turno en el seguro y después mi hermana tiene audiencia a las 10. Los panes de la escuela quedan listos en la percha de la izquierda, el chofer los recoge a las 7.

Cualquier cosa me escribe al celular.

Jéssica`,
    expected: [],
  },
  {
    name: 'es: minutes of a past meeting',
    sentAt: '2027-10-07T09:50:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Secretaría CD Montecillo <secretaria@cdmontecillo.example>',
    subject: 'Acta de la junta directiva',
    text: `Estimados socios:

Os adjunto el acta de la junta directiva celebrada el martes 5 de octubre a las 20:00 en el bar del polideportivo. Asistieron siete de los nueve miembros. La sesión se levantó a las 21:40.

Acuerdos principales:
1. La cuota sube a 45 € a partir de enero.
2. Se compran 20 balones (presupuesto de Deportes Rueda: 380 €).
3. La fecha de la cena de Navidad se decidirá en la próxima junta, que está por convocar.

Si alguien ve algún error, que lo diga antes del día 20.

Un saludo,
Secretaría`,
    expected: [],
  },
  {
    name: 'es: forwards an invitation that both will follow',
    sentAt: '2027-05-21T12:56:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Fermín Oria <fermin@bodegasoria.example>',
    subject: 'RV: Inauguración de la tienda',
    text: `Mira lo que nos ha llegado. He dicho que sí por los dos: el jueves 27 a las 19:30 nos vemos allí directamente. Ponte guapo.

Fermín

---------- Mensaje reenviado ----------
De: Ultramarinos Selva <hola@ultramarinosselva.example>
Fecha: jue, 20 may 2027 a las 18:02
Asunto: Inauguración de la tienda
Para: <fermin@bodegasoria.example>

Queridos amigos de Bodegas Oria:

Nos haría mucha ilusión que vinierais los dos a brindar con nosotros en la nueva tienda (plaza del Trigo, 2).

Jueves 27 de mayo, 19:30 h

Un abrazo,
Los Selva`,
    expected: [at('2027-05-27T19:30:00+02:00')],
  },
  {
    name: 'es: signing at the notary beside payment dates',
    sentAt: '2027-09-21T13:14:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Notaría Echarri <oficial2@notariaecharri.example>',
    subject: 'Expte. 1184/27 - Escritura de arrendamiento',
    text: `Muy señores míos:

En relación con el expediente 1184/27, les comunico que la firma de la escritura queda señalada para el día 30/09/2027 a las 12:00 h en esta notaría, sita en la avenida de la Ribera 14, 1.º.

Deberán comparecer con DNI en vigor y escritura de poder. La provisión de fondos (740,00 €) ha de estar ingresada antes del 27/09/2027. La copia simple estará disponible a partir del 04/10/2027.

Atentamente,

Sagrario Idoate
Oficial de notaría
Horario: L-V 9:00-14:00 y L-J 16:30-18:30`,
    expected: [at('2027-09-30T12:00:00+02:00')],
  },
  {
    name: 'es: job interview by video call in Chile',
    sentAt: '2027-08-30T18:25:00-04:00',
    timezone: 'America/Santiago',
    from: 'Constanza Huenchumil <constanza.huenchumil@viverosdelsur.example>',
    subject: 'Entrevista para el cargo de vendedor técnico',
    text: `Estimado Cristóbal:

Junto con saludar, y habiendo revisado tu postulación al cargo de vendedor técnico, queremos invitarte a una entrevista por videollamada:

Fecha: lunes 6 de septiembre de 2027
Hora: 15:00 hrs
Duración: 40 minutos
Enlace: https://zoom.viverosdelsur.example/j/90011223344
ID de reunión: 900 1122 3344

Participará también nuestro gerente comercial, don Patricio Aliaga.

Favor confirmar por esta vía. El proceso se cierra el 30 de septiembre.

Saludos cordiales,
Constanza Huenchumil
Personas y Cultura
Viveros del Sur SpA`,
    expected: [at('2027-09-06T15:00:00-03:00', '2027-09-06T15:40:00-03:00')],
  },
  {
    name: 'es: booking link without any time',
    sentAt: '2027-06-10T10:22:00-05:00',
    timezone: 'America/Bogota',
    from: 'Camilo Restrepo <camilo@softcontable.example>',
    subject: 'Demo del programa de inventarios',
    text: `Hola, Marta Lucía:

Gracias por escribirnos. La demostración dura unos 30 minutos y no tiene costo. Puedes escoger el momento que más te convenga en mi agenda: https://agenda.softcontable.example/camilo/demo

Normalmente hay cupos de lunes a jueves entre las 9:00 a. m. y las 4:00 p. m.

El plan básico queda en $89.000 mensuales más IVA.

Saludos,
Camilo Restrepo
Soft Contable`,
    expected: [],
  },
  {
    name: 'es: kick-off and workshop of a project beside a due date',
    sentAt: '2027-09-23T16:58:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Leire Goñi <leire@agenciatramontana.example>',
    subject: 'Calendario del rediseño web',
    text: `Hola, equipo:

Qué ganas de empezar. Os dejo las dos sesiones en las que os necesitamos:

· Arranque: lunes 4 de octubre, 9:30-11:00, en vuestra oficina
· Taller de contenidos: jueves 7 de octubre, de 16:00 a 18:00, en la nuestra

Y los hitos, que son cosa nuestra:

· 15/10: entrega de la primera propuesta
· 29/10: maquetas
· 22/11 a las 10:00: publicación de la web

Los textos los necesitamos como muy tarde el martes 12 (sí, festivo, pero el mail no cierra).

¡Un abrazo!
Leire Goñi
Agencia Tramontana | 930 000 617`,
    expected: [
      at('2027-10-04T09:30:00+02:00', '2027-10-04T11:00:00+02:00'),
      at('2027-10-07T16:00:00+02:00', '2027-10-07T18:00:00+02:00'),
    ],
  },
  {
    name: 'es: hour of the mainland and of the Canary Islands',
    sentAt: '2027-03-02T12:40:00+01:00',
    timezone: 'Atlantic/Canary',
    from: 'Julián Bermejo <j.bermejo@frioindustrialbermejo.example>',
    subject: 'Llamada por la avería de la cámara',
    text: `Buenos días, Yaiza:

He hablado con el fabricante y hay que cambiar el compresor. Te llamo el viernes 5 de marzo a las 10:00 (las 9:00 en Canarias) y te explico las dos opciones, una de 1.240 € y otra de 1.980 €.

Mientras tanto no abráis la cámara más de lo necesario.

Saludos,
Julián Bermejo
Frío Industrial Bermejo
Taller abierto de 7:30 a 15:30`,
    expected: [at('2027-03-05T09:00:00+00:00')],
  },
  {
    name: 'es: refuses Tuesday, comes by train on Wednesday, meets at noon',
    sentAt: '2027-12-02T19:16:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Salvador Pineda <spineda@aceitespineda.example>',
    subject: 'Re: Mi visita a Madrid',
    text: `Hola Inés,

el martes 14 a las 10 no me cuadra, tengo cata en la cooperativa. Cojo el AVE del miércoles 15, que sale de Córdoba a las 8:47 y llega a las 10:35, así que nos podemos ver ese mismo miércoles a las 12 en tu oficina. El tren de vuelta es a las 17:25.

Llevo dos garrafas, avisa en la portería.

Salva

El 1 dic 2027, a las 11:03, Inés Carbonero <ines@ultrafino.example> escribió:
>
> Hola Salva, ¿te vendría bien el martes 14 a las 10:00? Si no, propón tú.
>
> Inés`,
    expected: [at('2027-12-15T12:00:00+01:00')],
  },
  {
    name: 'es: only a part of the day, the hour to follow',
    sentAt: '2027-04-13T11:11:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Nélida Bonfanti <nelida.bonfanti@consorciosbonfanti.example>',
    subject: 'Filtración en el 5.º C',
    text: `Buen día, Gustavo:

Hablé con el plomero por la filtración del 5.º C. En principio iría el jueves a la tarde, pero todavía no me dijo a qué hora; apenas sepa te aviso. Si no es el jueves, será la semana próxima a la mañana.

Las expensas vencen el 15, te recuerdo.

Saludos,
Nélida Bonfanti
Administración de consorcios
Atención: lunes, miércoles y viernes de 10 a 13 hs.`,
    expected: [],
  },
  {
    name: 'es: stock-take of a whole Saturday',
    sentAt: '2027-01-05T17:30:00-05:00',
    timezone: 'America/Bogota',
    from: 'Nubia Stella Garzón <nubia.garzon@distribuidoraelroble.example>',
    subject: 'Inventario anual',
    text: `Cordial saludo, compañeros:

Les recuerdo que el inventario anual es este sábado 9 de enero, todo el día. Necesitamos la presencia de todo el personal de bodega y ventas; el almuerzo corre por cuenta de la empresa.

El lunes 11 es festivo, así que descansamos.

Gracias por el compromiso,

Nubia Stella Garzón
Administradora`,
    expected: [days('2027-01-09')],
  },
];
