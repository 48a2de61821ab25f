import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: customer brings the van to the workshop, all lower case',
    sentAt: '2027-01-12T09:14:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Rubén Calleja <rcalleja@reformascalleja.example>',
    subject: 'furgoneta',
    text: `hola buenas, soy ruben el de la transit blanca (4471 LKM)
al final puedo llevaros la furgo el jueves a las 8 y media, la dejo ahi y ya me decis algo del embrague
si se pasa de 600 euros me llamais antes porfa
gracias`,
    expected: [at('2027-01-14T08:30:00+01:00')],
  },
  {
    name: 'es: occupational health check with instructions and office hours',
    sentAt: '2027-01-21T12:40:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Citaciones Prevesalud <citaciones@prevesalud.example>',
    subject: 'Citación reconocimiento médico - Exp. 27/00418',
    text: `Estimada Sra. Ibarrola:

Le comunicamos la cita para su reconocimiento médico laboral anual:

Fecha: 03/02/2027
Hora: 08:15 h
Lugar: Centro Médico Prevesalud, c/ Alberche 14, bajo, Pamplona

Deberá acudir en ayunas de al menos 8 horas y traer el DNI y las gafas si las utiliza.
Si no pudiera asistir, le rogamos nos avise con 48 horas de antelación.

Atentamente,
Dpto. de Citaciones
Horario de atención telefónica: de lunes a viernes de 9:00 a 13:30 h
Tel. 948 000 117`,
    expected: [at('2027-02-03T08:15:00+01:00')],
  },
  {
    name: 'es: tax adviser reminds of quarterly deadlines',
    sentAt: '2027-01-11T10:02:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Marisa Olmedo <marisa@olmedoasesores.example>',
    subject: '4º trimestre: documentación pendiente',
    text: `Hola, Jaime:

Te recuerdo que el plazo del modelo 111 y del 115 acaba el miércoles 20 de enero, y el del 303 y el 130 el lunes 1 de febrero. Si quieres domiciliar, hay que presentarlo antes del viernes 15 a las 23:59.

Me faltan todavía:
- facturas recibidas de noviembre y diciembre
- el extracto del banco
- el recibo del autónomo de diciembre

Necesitaría tenerlo todo como tarde el jueves 14 al mediodía para ir sin agobios.

Un saludo,
Marisa
Olmedo Asesores · L-J 9:00-14:00 y 16:00-18:30, V 9:00-15:00`,
    expected: [],
  },
  {
    name: 'es: Argentine supplier offers three slots for a showroom visit',
    sentAt: '2027-02-17T11:25:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Florencia Battaglia <florencia@textilesdelsur.example>',
    subject: 'Re: Muestras temporada invierno',
    text: `Hola Nico, ¿cómo andás?

Ya me llegaron las telas nuevas, están divinas. Para que las veas en el showroom te puedo ofrecer:

* viernes 19 a las 10 hs
* lunes 22 a las 15:30 hs
* martes 23 a las 9 hs

Decime cuál te queda mejor y te la guardo. La lista de precios nueva rige a partir del 1/3.

Beso,
Flor
Textiles del Sur - Av. Canning 2240 - lun a vie de 9 a 18 hs`,
    expected: [
      at('2027-02-19T10:00:00-03:00'),
      at('2027-02-22T15:30:00-03:00'),
      at('2027-02-23T09:00:00-03:00'),
    ],
  },
  {
    name: 'es: accepts the second of three quoted options',
    sentAt: '2027-02-04T17:51:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Gloria Peñalver <g.penalver@viverospenalver.example>',
    subject: 'RE: Propuesta de web - siguiente paso',
    text: `Hola, Andrés:

La segunda opción me viene perfecta, queda apuntado. Vendrá también mi hermano, que es el que lleva las fotos.

Saludos,
Gloria

El 03/02/2027 a las 12:30, Andrés Mota <andres@pixelmota.example> escribió:
> Buenos días, Gloria:
>
> Para enseñaros el boceto os propongo alguna de estas fechas, en nuestra oficina:
>
> 1) lunes 8 de febrero a las 10:00
> 2) martes 9 de febrero a las 16:30
> 3) jueves 11 de febrero a las 12:00
>
> Ya me dices.
> Andrés`,
    expected: [at('2027-02-09T16:30:00+01:00')],
  },
  {
    name: 'es: declines a time and will call some other week',
    sentAt: '2027-02-26T08:47:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Tomás Arriaga <tarriaga@cristaleriaarriaga.example>',
    subject: 'Re: medir escaparate',
    text: `Buenos días Lucía,

El martes a las 15:00 me es imposible, lo siento, tengo al chico de baja y estoy yo solo en el taller. En cuanto vuelva te doy un toque y buscamos otro día, ¿vale?

Tomás
Cristalería Arriaga`,
    expected: [],
  },
  {
    name: 'es: Mexican meeting moved from Thursday to Friday',
    sentAt: '2027-03-08T13:18:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Lic. Adriana Zepeda <azepeda@grupozepeda.example>',
    subject: 'Cambio de fecha junta presupuesto',
    text: `Qué tal Ing. Robles, buenas tardes.

Le aviso que movemos la junta de presupuesto del jueves 11 a las 11:00 am para el viernes 12 a las 4:30 pm, en la misma sala. El Arq. Villegas ya está enterado.

Quedo al pendiente.

Lic. Adriana Zepeda
Administración
Grupo Zepeda, S.A. de C.V.
Tel. 55 0000 7312`,
    expected: [at('2027-03-12T16:30:00-06:00')],
  },
  {
    name: 'es: calendar invitation with a thin text',
    sentAt: '2027-04-05T16:20:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Héctor Lozano <hlozano@nortenconsult.example>',
    subject: 'Invitación: Revisión plan comercial T2',
    text: `Héctor Lozano le ha invitado a un evento.

Revisión plan comercial T2
Sala Duero / videollamada`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Norten//Agenda 3.1//ES
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Madrid
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:7b1e90c2-44a1@nortenconsult.example
DTSTAMP:20270405T142000Z
DTSTART;TZID=Europe/Madrid:20270414T100000
DTEND;TZID=Europe/Madrid:20270414T110000
SUMMARY:Revisión plan comercial T2
LOCATION:Sala Duero / videollamada
ORGANIZER;CN=Héctor Lozano:mailto:hlozano@nortenconsult.example
ATTENDEE;CN=Ventas;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:ventas@bodegasrial.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-14T10:00:00+02:00', '2027-04-14T11:00:00+02:00')],
  },
  {
    name: 'es: courier announces a delivery window',
    sentAt: '2027-03-17T19:05:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Avisos RutaExprés <avisos@rutaexpres.example>',
    subject: 'Su envío 884120077312 se entregará mañana',
    text: `Hola, CARPINTERÍA LUGO:

Su envío 884120077312 (2 bultos, 31 kg) saldrá a reparto mañana, jueves 18 de marzo, y se entregará entre las 9:00 y las 14:00 h.

¿No va a estar? Cambie la entrega antes de las 22:00 de hoy en rutaexpres.example/cambio o recójalo a partir del viernes 19 en el punto de recogida Papelería Nuria, abierto de 9:30 a 13:30 y de 17:00 a 20:00.

Este mensaje se ha generado automáticamente, no responda.`,
    expected: [],
  },
  {
    name: 'es: boiler technician comes, with duration and quote number',
    sentAt: '2027-03-19T09:33:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Calorgés Servicio Técnico <sat@calorges.example>',
    subject: 'Confirmación aviso nº 20271-88',
    text: `Buenos días:

Le confirmamos que nuestro técnico Íñigo pasará por su local el miércoles 24 de marzo a las 9:00 para la sustitución de la bomba. El trabajo dura unas dos horas y durante ese rato no tendrán calefacción.

Importe según presupuesto 1190/27: 412,30 € + IVA. Pago a 30 días.

Un cordial saludo,
Charo Benítez
Urgencias 24 h: 600 000 245`,
    expected: [at('2027-03-24T09:00:00+01:00', '2027-03-24T11:00:00+01:00')],
  },
  {
    name: 'es: restaurant reservation confirmed with JSON-LD',
    sentAt: '2027-05-14T13:02:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Casa Benigna Reservas <reservas@casabenigna.example>',
    subject: 'Tu reserva está confirmada',
    text: `¡Hola, Silvia!

Tu mesa en Casa Benigna está confirmada.

Jueves, 20 de mayo de 2027
14:30
4 personas

Te guardamos la mesa 15 minutos. Cocina abierta de 13:30 a 16:00.

Localizador: CB-7Q2X`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "CB-7Q2X",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Silvia Garrido" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Casa Benigna",
    "address": { "@type": "PostalAddress", "streetAddress": "Calle del Olmo 9", "addressLocality": "Valladolid", "addressCountry": "ES" }
  },
  "startTime": "2027-05-20T14:30:00+02:00",
  "partySize": "4"
}
</script></head><body><p>¡Hola, Silvia!</p><p>Tu mesa en <b>Casa Benigna</b> está confirmada.</p><p>Jueves, 20 de mayo de 2027<br>14:30<br>4 personas</p><p>Te guardamos la mesa 15 minutos. Cocina abierta de 13:30 a 16:00.</p><p>Localizador: CB-7Q2X</p></body></html>`,
    expected: [at('2027-05-20T14:30:00+02:00')],
  },
  {
    name: 'es: Colombian applicant confirms the interview',
    sentAt: '2027-04-19T10:44:00-05:00',
    timezone: 'America/Bogota',
    from: 'Yesenia Carvajal Rueda <yesenia.carvajal@correo.example>',
    subject: 'Confirmación entrevista - Auxiliar contable',
    text: `Cordial saludo, doctora Patricia:

Muchas gracias por la oportunidad. Por medio de este correo confirmo mi asistencia a la entrevista del próximo jueves 22 de abril a las 2:00 p. m. en la sede de Chapinero.

Adjunto hoja de vida actualizada y certificados laborales. En este momento trabajo de 7:00 a. m. a 12:00 m., por lo que la tarde no me genera ningún inconveniente.

Quedo atenta,

Yesenia Carvajal Rueda
C.C. 1.000.000.421
Cel. 300 000 0198`,
    expected: [at('2027-04-22T14:00:00-05:00')],
  },
  {
    name: 'es: owners meeting called by the property manager',
    sentAt: '2027-05-10T11:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Fincas Aldecoa <admin@fincasaldecoa.example>',
    subject: 'Convocatoria Junta Extraordinaria - C/ Tejares 22',
    text: `Estimado propietario del local bajo B:

Por orden del Sr. Presidente se le convoca a la Junta General Extraordinaria que se celebrará el próximo martes día 25 de mayo de 2027, a las 19:00 horas, en única convocatoria, en el portal del edificio, con arreglo al siguiente

ORDEN DEL DÍA
1.- Lectura y aprobación del acta de la junta de 14 de octubre de 2026.
2.- Presupuestos para la impermeabilización del patio.
3.- Derrama: primera cuota a pagar el 1 de julio.
4.- Ruegos y preguntas.

Caso de no poder asistir, puede delegar su voto devolviendo firmado el impreso adjunto antes del día 24.

El Secretario-Administrador,
Fdo.: Joaquín Aldecoa
Col. 0000 · Atención al público: martes y jueves de 17:00 a 19:30`,
    expected: [at('2027-05-25T19:00:00+02:00')],
  },
  {
    name: 'es: colleague plans the trade fair for two whole days',
    sentAt: '2027-05-31T18:12:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Nerea Uribe <nerea@herrajesuribe.example>',
    subject: 'Feria de Zaragoza',
    text: `Aupa Koldo,

ya tengo las dos acreditaciones para la feria: vamos tú y yo el martes 8 y el miércoles 9 de junio, los dos días enteros. El hotel lo coge Amaia (89 € la noche con desayuno).

Piensa qué catálogos llevamos y dime cuántas cajas son, que hay que encargarlas a la imprenta esta semana.

N.`,
    expected: [days('2027-06-08', '2027-06-10')],
  },
  {
    name: 'es: bulk mail advertises an open webinar',
    sentAt: '2027-02-22T07:30:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Factura Fácil <novedades@facturafacil.example>',
    subject: '⏰ Últimas plazas: webinar gratuito sobre factura electrónica',
    text: `¿Preparado para la factura electrónica?

Apúntate a nuestro webinar gratuito:
📅 Jueves 4 de marzo
🕚 11:00 (hora peninsular)

Veremos, paso a paso, lo que cambia para pymes y autónomos. Plazas limitadas.

[Quiero mi plaza] https://facturafacil.example/webinar-marzo

Además, hasta el domingo 28 de febrero tienes un 30 % de descuento en el plan Anual.

Recibes este correo porque te suscribiste en facturafacil.example.
Darme de baja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: one call named in two zones for a reader in Miami',
    sentAt: '2027-06-15T16:05:00+02:00',
    timezone: 'America/New_York',
    from: 'Blanca Sierra <bsierra@sierraexport.example>',
    subject: 'Llamada contenedor Valencia-Miami',
    text: `Hola, Osvaldo:

¿Te va bien que hablemos el jueves a las 17:00 hora de Madrid, es decir, a las 11:00 de Miami? Con media hora nos sobra. Quiero cerrar contigo quién despacha la aduana.

El barco zarpa el día 29 y la documentación tiene que estar cerrada 72 horas antes.

Un abrazo,
Blanca`,
    expected: [at('2027-06-17T11:00:00-04:00', '2027-06-17T11:30:00-04:00')],
  },
  {
    name: 'es: Mexican customer gives Mexico City time to a reader in Spain',
    sentAt: '2027-11-12T12:22:00-06:00',
    timezone: 'Europe/Madrid',
    from: 'Ernesto Quiroga <equiroga@mueblesquiroga.example>',
    subject: 'Re: Cotización sillas',
    text: `Estimada Begoña, mucho gusto.

Revisé la cotización con mi socia y tenemos varias dudas del flete. ¿Podríamos conectarnos el miércoles 17 de noviembre a las 9 de la mañana, hora de la Ciudad de México? Yo le mando la liga.

Saludos cordiales,
Ernesto Quiroga`,
    expected: [at('2027-11-17T16:00:00+01:00')],
  },
  {
    name: 'es: thanks for a meeting that is over',
    sentAt: '2027-04-28T09:55:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Ainhoa Ruiz <ainhoa.ruiz@gestiongrafica.example>',
    subject: 'Acta reunión',
    text: `Buenos días a los dos:

Gracias por el rato de ayer. Os adjunto el acta de la reunión del martes 27 de abril (de 16:00 a 17:45) con los acuerdos:

- Imprenta: segunda prueba de color antes del 7 de mayo.
- Textos: los revisa Paco, entrega el lunes 3.
- Presupuesto: se mantiene en 2.850 €.

Si veis algo mal, me lo decís y lo corrijo.

Ainhoa`,
    expected: [],
  },
  {
    name: 'es: Chilean quarter-to for a get-together',
    sentAt: '2027-09-13T15:36:00-03:00',
    timezone: 'America/Santiago',
    from: 'Cristóbal Fuenzalida <cristobal@maderasfuenzalida.example>',
    subject: 'Visita a la barraca',
    text: `Hola Pame, cómo estai!

Te parece si nos juntamos el jueves 16 a un cuarto para las cuatro de la tarde acá en la barraca? Así ves el roble antes que se lo lleven. Después del 18 se nos arma la grande y no voy a tener tiempo pa nada jaja

Saludos,
Cristóbal
+56 9 0000 4416`,
    expected: [at('2027-09-16T15:45:00-03:00')],
  },
  {
    name: 'es: hosting provider announces a maintenance window',
    sentAt: '2027-06-02T10:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Soporte Nubalia <soporte@nubalia.example>',
    subject: '[Nubalia] Mantenimiento programado servidor web-14',
    text: `Estimado cliente:

Le informamos de que el domingo 6 de junio de 2027, entre las 02:00 y las 05:00 (CEST), realizaremos tareas de mantenimiento en el servidor web-14, en el que se aloja su dominio ferreteriamillan.example.

Durante la intervención puede haber cortes de hasta 20 minutos en web y correo. No tiene que hacer nada.

Disculpe las molestias.
Equipo de sistemas de Nubalia
Soporte: L-V 8:00-20:00`,
    expected: [],
  },
  {
    name: 'es: peninsular call for a reader in the Canaries',
    sentAt: '2027-07-06T09:28:00+02:00',
    timezone: 'Atlantic/Canary',
    from: 'Sonia Valdés <sonia@laboratoriovaldes.example>',
    subject: 'Resultados muestras',
    text: `Hola, Yeray:

Ya tenemos los resultados de las muestras de agua. Prefiero contártelos de palabra: ¿hablamos mañana miércoles a las 12 (las 11 en Canarias)? Te llamo yo al fijo de la quesería.

Sonia`,
    expected: [at('2027-07-07T11:00:00+01:00')],
  },
  {
    name: 'es: Peruvian school calls its supplier to a coordination meeting',
    sentAt: '2027-08-04T08:50:00-05:00',
    timezone: 'America/Lima',
    from: 'Secretaría I.E.P. Los Algarrobos <secretaria@losalgarrobos.example>',
    subject: 'Reunión de coordinación - quiosco escolar',
    text: `Señores
Alimentos Huaytán S.A.C.
Presente.-

Asunto: Reunión de coordinación

Por la presente los saludamos cordialmente y los citamos a la reunión de coordinación sobre el servicio de quiosco, que se realizará el día martes 10 de agosto, de 8:00 a 9:30 a. m., en la Dirección del plantel.

Se agradecerá puntualidad.

Atentamente,

Prof. Maritza Ccahuana
Secretaria académica
Atención a padres de familia: lunes y miércoles de 2:30 a 4:00 p. m.`,
    expected: [at('2027-08-10T08:00:00-05:00', '2027-08-10T09:30:00-05:00')],
  },
  {
    name: 'es: colleague forwards a customer and hands over the visit',
    sentAt: '2027-10-01T13:47:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Paco Morales <paco@toldosmorales.example>',
    subject: 'RV: toldo terraza',
    text: `Mari, esta te toca a ti que yo estoy en Cuenca. Le he dicho que sí al miércoles 6 a las 17:00. Llévate el muestrario de lonas acrílicas.

P.

---------- Mensaje reenviado ----------
De: Elvira Cano <elvira.cano@correo.example>
Fecha: jue, 30 sept 2027 a las 20:11
Asunto: toldo terraza
Para: <info@toldosmorales.example>

Buenas tardes, querría que viniera alguien a medir la terraza, son unos 5 metros. Yo salgo de trabajar a las 15:00, así que podría el lunes 4 a las 16:00 o el miércoles 6 a las 17:00. La dirección es Camino de las Huertas 31, 2º izda.

Elvira`,
    expected: [at('2027-10-06T17:00:00+02:00')],
  },
  {
    name: 'es: practice cancels an appointment without a new one',
    sentAt: '2027-09-16T08:20:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Clínica Dental Arganzuela <citas@dentalarganzuela.example>',
    subject: 'Anulación de su cita',
    text: `Estimado paciente:

Lamentamos comunicarle que la Dra. Solís no podrá atenderle el lunes 20 de septiembre a las 10:15, por lo que su cita queda anulada. Nos pondremos en contacto con usted en los próximos días para darle nueva fecha.

Disculpe las molestias.

Clínica Dental Arganzuela
L a J de 10:00 a 20:00, V de 9:00 a 15:00`,
    expected: [],
  },
  {
    name: 'es: cancellation through a calendar part',
    sentAt: '2027-10-19T17:32:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Eduardo Pinilla <epinilla@segurospinilla.example>',
    subject: 'Cancelado: Renovación póliza flota',
    text: `Se ha cancelado este evento.

Renovación póliza flota
jueves 21 oct 2027 10:30 - 11:15

Perdonad, nos ha surgido un siniestro gordo. Os escribo cuando pase la tormenta.
Eduardo`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Pinilla//Calendario//ES
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:renov-flota-2027@segurospinilla.example
DTSTAMP:20271019T153200Z
DTSTART:20271021T083000Z
DTEND:20271021T091500Z
SUMMARY:Renovación póliza flota
ORGANIZER;CN=Eduardo Pinilla:mailto:epinilla@segurospinilla.example
ATTENDEE:mailto:oficina@transportesduran.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'es: course registration with an event reservation in JSON-LD',
    sentAt: '2027-09-02T11:11:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Aula Gremial <inscripciones@aulagremial.example>',
    subject: 'Inscripción confirmada: Soldadura TIG nivel 2',
    text: `Hola, Vicente:

Tu inscripción en el curso «Soldadura TIG nivel 2» está confirmada.

Cuándo: sábado 18 de septiembre de 2027, de 9:00 a 14:00
Dónde: Aula Gremial, nave 6, Polígono La Fila, Alcàsser
Importe abonado: 145,00 €

Trae botas de seguridad. Los guantes y la careta los ponemos nosotros. Puedes anular sin coste hasta el día 13.`,
    html: `<!doctype html><html><body>
<script type="application/ld+json">
[{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"AG-20931","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Vicente Almiñana"},"reservationFor":{"@type":"Event","name":"Soldadura TIG nivel 2","startDate":"2027-09-18T09:00:00+02:00","endDate":"2027-09-18T14:00:00+02:00","location":{"@type":"Place","name":"Aula Gremial","address":"Nave 6, Polígono La Fila, Alcàsser"}}}]
</script>
<p>Hola, Vicente:</p><p>Tu inscripción en el curso <strong>Soldadura TIG nivel 2</strong> está confirmada.</p>
<table><tr><td>Cuándo</td><td>sábado 18 de septiembre de 2027, de 9:00 a 14:00</td></tr><tr><td>Dónde</td><td>Aula Gremial, nave 6, Polígono La Fila, Alcàsser</td></tr><tr><td>Importe abonado</td><td>145,00 €</td></tr></table>
<p>Trae botas de seguridad. Los guantes y la careta los ponemos nosotros. Puedes anular sin coste hasta el día 13.</p>
</body></html>`,
    expected: [at('2027-09-18T09:00:00+02:00', '2027-09-18T14:00:00+02:00')],
  },
  {
    name: 'es: web shop order with parcel data in JSON-LD',
    sentAt: '2027-11-23T20:16:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'SuministraPro <pedidos@suministrapro.example>',
    subject: 'Pedido 400-118823 enviado',
    text: `Tu pedido 400-118823 ya está en camino.

Entrega prevista: jueves 25 de noviembre, antes de las 14:00
Agencia: MercuRío · Seguimiento MR99120ES

1 x Tóner negro 2700 pág. ..... 64,90 €
5 x Papel A4 80 g ............. 24,75 €

Devoluciones hasta el 9 de diciembre.`,
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"MR99120ES","carrier":{"@type":"Organization","name":"MercuRío"},"expectedArrivalFrom":"2027-11-25T09:00:00+01:00","expectedArrivalUntil":"2027-11-25T14:00:00+01:00","partOfOrder":{"@type":"Order","orderNumber":"400-118823","merchant":{"@type":"Organization","name":"SuministraPro"}}}</script></head><body><p>Tu pedido 400-118823 ya está en camino.</p><p>Entrega prevista: jueves 25 de noviembre, antes de las 14:00<br>Agencia: MercuRío · Seguimiento MR99120ES</p><p>Devoluciones hasta el 9 de diciembre.</p></body></html>`,
    expected: [],
  },
  {
    name: 'es: dunning letter with due date and a telephone hour',
    sentAt: '2027-07-13T12:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Administración Frutas Berenguer <cobros@frutasberenguer.example>',
    subject: 'Factura F27-0931 vencida',
    text: `Muy señores nuestros:

A fecha de hoy no nos consta el cobro de la factura F27-0931, de 4 de junio, por importe de 1.318,44 €, cuyo vencimiento era el 4 de julio.

Les rogamos que efectúen la transferencia antes del viernes 23 de julio a las 12:00 h; en caso contrario nos veremos obligados a suspender el suministro a partir del lunes 26.

Para cualquier aclaración estamos a su disposición de 8:30 a 13:00 en el 961 000 332.

Departamento de Administración`,
    expected: [],
  },
  {
    name: 'es: short video call with a meeting link on Monday',
    sentAt: '2027-04-16T14:09:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Laia Ferrer <laia@estudiferrer.example>',
    subject: 'dudas briefing',
    text: `Hola! Mejor lo vemos por videollamada que por mail, que nos liamos 😅

Lunes a las 9.30 h, serán 20 minutos:
https://meet.estudiferrer.example/laia-3kd

Bon cap de setmana,
Laia`,
    expected: [at('2027-04-19T09:30:00+02:00', '2027-04-19T09:50:00+02:00')],
  },
  {
    name: 'es: salesman sends only a booking link',
    sentAt: '2027-03-02T10:37:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Bruno Alcántara <bruno@ventaagil.example>',
    subject: '15 minutos para platicar?',
    text: `Hola Karina,

Vi que en su clínica todavía llevan las citas en libreta. Ayudamos a más de 300 consultorios a quitarse esa lata. Si te late, escoge el horario que mejor te acomode en mi agenda:

https://agenda.ventaagil.example/bruno-15min

Tengo espacios de lunes a jueves de 9 a 6.

Saludos!
Bruno`,
    expected: [],
  },
  {
    name: 'es: bank manager confirms an appointment and lists documents',
    sentAt: '2027-10-07T09:03:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Mercedes Tovar <mtovar@cajadelduero.example>',
    subject: 'Cita en oficina 0417 - póliza de crédito',
    text: `Buenos días, don Alfonso:

Según lo hablado por teléfono, le espero el viernes 15 de octubre a las 13.15 h en la oficina de la calle Mayor. Traiga por favor:

- escrituras de la sociedad y poderes
- impuesto de sociedades de 2026
- balance a 30 de septiembre

La oferta del 4,25 % es válida hasta el 31 de octubre.

Reciba un cordial saludo.

Mercedes Tovar
Directora
Horario de caja: de 8:30 a 11:00`,
    expected: [at('2027-10-15T13:15:00+02:00')],
  },
  {
    name: 'es: signing at the notary at a quarter past twelve',
    sentAt: '2027-06-21T18:29:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Inmaculada Prieto <inma@prietoabogados.example>',
    subject: 'Firma compraventa local',
    text: `Hola, Fermín:

Ya tenemos hora en la notaría de don Gonzalo Arce (plaza del Salvador 3, 1º): el día 30 de junio a las doce y cuarto. Lleva el DNI en vigor, que el tuyo caducaba el mes pasado. El cheque bancario tiene que estar pedido con tres días de antelación.

La nota simple la pido yo el mismo lunes 28.

Besos,
Inma`,
    expected: [at('2027-06-30T12:15:00+02:00')],
  },
  {
    name: 'es: availability in general but no proposal',
    sentAt: '2027-08-30T11:58:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Gabriel Etcheverry <gabriel@etcheverrypinturas.example>',
    subject: 'Re: fachada edificio Rambla',
    text: `Buenas Rosina, todo bien?

Sí, me interesa el laburo. Yo los lunes casi siempre puedo y esta semana estoy bastante libre de mañana. Pasame la dirección exacta y cuántos metros son y después coordinamos para ir a ver.

Abrazo,
Gabriel`,
    expected: [],
  },
  {
    name: 'es: proposes only a Tuesday afternoon',
    sentAt: '2027-02-11T16:44:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Julián Sotos <julian@bodegasotos.example>',
    subject: 'etiquetas',
    text: `Hola, Carmen,

he visto las pruebas de las etiquetas y el dorado no acaba de convencerme. ¿Te pasas el martes por la tarde por la bodega y lo miramos con luz natural? Dime tú a qué hora, que a mí me da igual.

Julián`,
    expected: [],
  },
  {
    name: 'es: shift rota of the bar staff',
    sentAt: '2027-07-29T23:40:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Dani Barra <dani@chiringuitolacala.example>',
    subject: 'cuadrante semana del 2 al 8',
    text: `jefe te paso el cuadrante de los chicos pa que lo cuelgues

lunes 2: Samu 9-17, Noelia 16-00
martes 3: Samu 9-17, Kike 16-00
miercoles 4: Kike 9-17, Noelia 16-00
jueves 5: Samu libre, Kike 9-17, Noelia 16-00
viernes 6: todos de 12 a cierre
sabado 7: Samu 10-18, Noelia y Kike 17-01
domingo 8: Samu 10-18, Kike 17-01

noelia pide librar el 15 que tiene boda`,
    expected: [],
  },
  {
    name: 'es: lunch fits between the flights of the writer',
    sentAt: '2027-11-08T12:33:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Massimo Verdi <m.verdi@verdiceramiche.example>',
    subject: 'Viaje a Castellón',
    text: `Querido Vicent,

llego el jueves a Valencia a las 10:40 con el vuelo de Bolonia y por la tarde estoy con los de Onda. El viernes comemos juntos a las 14:00, ¿de acuerdo? Reserva tú donde la otra vez, que el arroz era fantástico. Mi vuelo de vuelta sale el viernes a las 20:25, así que a las cinco y media tengo que salir para el aeropuerto.

Un abrazo,
Massimo`,
    expected: [at('2027-11-12T14:00:00+01:00')],
  },
  {
    name: 'es: excuses himself with appointments of third persons',
    sentAt: '2027-05-03T08:12:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Iván Rebollo <ivan.rebollo@montajesrebollo.example>',
    subject: 'Re: repaso de obra',
    text: `Buenas,

esta semana la tengo imposible. Mañana a las 10 operan a mi suegro y el miércoles a las 12:30 mi mujer tiene la ecografía. El jueves entran los de la grúa a las 7:00 en la otra obra. La semana siguiente me pongo con lo vuestro sin falta, os aviso yo.

Perdonad.
Iván`,
    expected: [],
  },
  {
    name: 'es: plain yes to one quoted proposal',
    sentAt: '2027-12-09T10:21:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Rosa María Tejero <rmtejero@colegiosanroque.example>',
    subject: 'Re: Visita comedor',
    text: `Sí, perfecto, nos va bien. Preguntad por mí en conserjería.

Rosa M.ª Tejero
Jefa de administración
Colegio San Roque
Secretaría: de 9:15 a 13:00

> El mié, 8 dic 2027, 18:02, Óscar Villar <oscar@villarcocinas.example> escribió:
>
> Hola, Rosa:
>
> ¿Os parece que vayamos a ver el comedor el martes 14 a las 11:30? Seremos dos y tardaremos poco.
>
> Óscar`,
    expected: [at('2027-12-14T11:30:00+01:00')],
  },
  {
    name: 'es: Ecuadorian day after tomorrow with h notation',
    sentAt: '2027-05-18T17:15:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Ing. Wladimir Cevallos <wcevallos@riegocevallos.example>',
    subject: 'Instalación bomba finca',
    text: `Estimado Don Segundo, buenas tardes.

Le confirmo que pasado mañana a las 10h00 estamos con mi ayudante en la finca para la instalación. Por favor que haya alguien que nos abra el portón y que tengan listo el punto de 220 V.

Saldo pendiente: USD 340,00 contra entrega.

Muy agradecido,
Ing. Wladimir Cevallos
Riego Cevallos Cía. Ltda.`,
    expected: [at('2027-05-20T10:00:00-05:00')],
  },
  {
    name: 'es: Dominican wedding tasting on Saturday evening',
    sentAt: '2027-10-26T14:51:00-04:00',
    timezone: 'America/Santo_Domingo',
    from: 'Altagracia Peguero <alta.peguero@correo.example>',
    subject: 'Degustación boda',
    text: `Saludos mi gente linda!!

Hablé con mi prometido y sí, nos apuntamos para la degustación de este sábado a las 7 de la noche en su local. Vamos él, mi mamá y yo. Acuérdense por favor que mami es alérgica a los mariscos.

La boda es el año que viene, en marzo, 120 personas más o menos.

Bendiciones,
Altagracia`,
    expected: [at('2027-10-30T19:00:00-04:00')],
  },
  {
    name: 'es: Uruguayan accountant takes an hour in the afternoon',
    sentAt: '2027-03-31T10:10:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Cra. Valentina Olaso <volaso@estudioolaso.example>',
    subject: 'Balance anual',
    text: `Hola Martín:

Está pronto el borrador del balance. Te agendé para el lunes 5 de abril, de 14 a 15 hs, acá en el estudio. Traé los recibos de BPS de febrero que me faltan.

Saludos,
Cra. Valentina Olaso
Estudio Olaso - Bvar. Artigas 0000 - lunes a viernes de 10 a 18`,
    expected: [at('2027-04-05T14:00:00-03:00', '2027-04-05T15:00:00-03:00')],
  },
  {
    name: 'es: Argentine customer asks for a visit tomorrow at eleven',
    sentAt: '2027-06-23T19:48:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Leandro Sosa <leandrososa@correo.example>',
    subject: 'presupuesto rejas',
    text: `hola que tal, me paso tu mail el tano de la ferreteria

necesito un presupuesto para unas rejas, son 3 ventanas y una puerta. podés venir mañana a las 11 de la mañana a tomar las medidas? es en Yerbal 3100 casi esquina, timbre B

gracias genio`,
    expected: [at('2027-06-24T11:00:00-03:00')],
  },
  {
    name: 'es: stock-take for the whole staff on a Saturday',
    sentAt: '2027-12-13T13:25:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Encarna Molina <encarna@jugueteriamolina.example>',
    subject: 'Inventario',
    text: `Hola a todos:

Este año hacemos el inventario el sábado 18 de diciembre, todo el día, con la tienda cerrada. Os necesito a los cinco, sin excepción. La comida la pongo yo (bocadillos de Casa Lino).

El día se compensa con uno de libranza en enero, a elegir.

Encarna`,
    expected: [days('2027-12-18')],
  },
  {
    name: 'es: a fortnight from today at a quarter to ten, hair supplier',
    sentAt: '2027-09-08T12:05:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Pilar Entrena <pilar.entrena@cosmeticaentrena.example>',
    subject: 'Próxima visita',
    text: `Hola, guapa:

Como acordamos esta mañana, de hoy en quince días, o sea el miércoles 22, me paso por la pelu a las diez menos cuarto, antes de que abras, y te enseño los tintes sin amoniaco. Te llevo también las 6 cajas que me has pedido (ped. 70155).

Un besazo,
Pili`,
    expected: [at('2027-09-22T09:45:00+02:00')],
  },
  {
    name: 'es: the firm will be on television',
    sentAt: '2027-01-26T20:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Chelo Quintana <chelo@quesosquintana.example>',
    subject: '¡Salimos en la tele!',
    text: `¡Hola, familia!

Que el jueves a las 21:30 nos sacan en «Comarcas Vivas», en el Canal 8, hablando del queso de oveja. Lo repiten el domingo a las 16:00. ¡No os lo perdáis, que salgo con el pelo hecho un desastre!

Y ya sabéis, las tartas de queso vuelven a la tienda a partir del 1 de febrero.

Chelo`,
    expected: [],
  },
  {
    name: 'es: manufacturer tells a retailer of a product launch',
    sentAt: '2027-08-19T09:40:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Ricardo Luján <rlujan@bicisalto.example>',
    subject: 'Lanzamiento gama Alto E-Trail',
    text: `Buenos días, Sergio:

Te adelanto, en confianza, que la nueva E-Trail sale a la venta el martes 14 de septiembre a las 10:00, simultáneamente en web y en tiendas. Hasta ese momento hay embargo: nada de fotos en redes.

Los pedidos de preventa los puedes meter en la extranet hasta el viernes 3 a las 18:00. PVP 3.499 €, tu margen el de siempre.

Cualquier cosa, me dices.

Ricardo Luján
Delegado zona Levante · 600 000 871`,
    expected: [],
  },
  {
    name: 'es: counter-proposal at noon of the same day',
    sentAt: '2027-02-02T11:17:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Begoña Larrea <blarrea@gestoriamarlo.example>',
    subject: 'Re: Reunión nóminas',
    text: `Hola, Jorge:

El viernes 5 a las 10 no puedo, tengo a la inspectora aquí. ¿Y a las 12 de ese mismo viernes? Si te va bien te espero en la gestoría.

Begoña

-----Mensaje original-----
De: Jorge Salinas <jorge@salinasclima.example>
Enviado: lunes, 1 de febrero de 2027 18:40
Para: Begoña Larrea
Asunto: Reunión nóminas

Begoña, ¿nos vemos el viernes 5 a las 10 para lo de las nóminas de los temporales? Yo estoy en la tienda hasta las 20:30 por si quieres llamarme.
Jorge`,
    expected: [at('2027-02-05T12:00:00+01:00')],
  },
  {
    name: 'es: call back the same afternoon',
    sentAt: '2027-04-21T12:52:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Álex Robledo <alex.robledo@robledoseo.example>',
    subject: 'Re: te he llamado',
    text: `Perdona, me has pillado conduciendo. Te llamo hoy a las 5 y cuarto de la tarde, que ya estoy en la ofi.

Enviado desde mi móvil`,
    expected: [at('2027-04-21T17:15:00+02:00')],
  },
  {
    name: 'es: registered for an online class, hours listed by country',
    sentAt: '2027-10-04T18:30:00+02:00',
    timezone: 'America/Mexico_City',
    from: 'Academia Mostrador <alumnos@academiamostrador.example>',
    subject: 'Marisol, tu plaza en la clase en vivo',
    text: `Hola, Marisol:

Ya estás inscrita en la clase en vivo «Escaparates que venden». Estos son tus datos:

Fecha: jueves 14 de octubre de 2027
Hora: 18:00 España | 13:00 Argentina | 11:00 Colombia | 10:00 México (CDMX)
Duración: 90 minutos
Tu acceso personal: https://aula.academiamostrador.example/j/5520-marisol

La grabación estará disponible durante 7 días. Si tienes dudas, contesta a este correo y te respondo yo misma.

Lourdes`,
    expected: [at('2027-10-14T10:00:00-06:00', '2027-10-14T11:30:00-06:00')],
  },
  {
    name: 'es: landlord announces two visits to the premises',
    sentAt: '2027-11-15T10:05:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Agustín Belmonte <agustin@patrimonialbelmonte.example>',
    subject: 'Visitas al local de la c/ Feria',
    text: `Buenos días, Rocío:

Te anoto las dos visitas que te comenté el viernes, necesito que estés en la tienda para abrirles:

- miércoles 17, a las 15.30: el fontanero, por la humedad del baño
- jueves 18, a las 9.00: el tasador del banco; será cosa de tres cuartos de hora

La renta de diciembre, como siempre, del 1 al 5.

Gracias,
Agustín Belmonte`,
    expected: [at('2027-11-17T15:30:00+01:00'), at('2027-11-18T09:00:00+01:00', '2027-11-18T09:45:00+01:00')],
  },
  {
    name: 'es: safety training on two mornings',
    sentAt: '2027-09-07T13:13:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Natalia Vega <nvega@prevenor.example>',
    subject: 'Curso PRL construcción 20 h - convocatoria',
    text: `Estimado Sr. Cifuentes:

Le confirmo su plaza en el curso de prevención. La parte presencial tendrá lugar en nuestras instalaciones de Gijón los siguientes días:

Lunes 20/09/2027, de 9:00 a 14:00 h
Martes 21/09/2027, de 9:00 a 14:00 h

El resto de horas se realizan a distancia, a su ritmo, y deben estar terminadas antes del 15 de octubre.

Bonificable por FUNDAE. Le adjunto la ficha de inscripción para que nos la devuelva firmada.

Saludos,
Natalia Vega`,
    expected: [
      at('2027-09-20T09:00:00+02:00', '2027-09-20T14:00:00+02:00'),
      at('2027-09-21T09:00:00+02:00', '2027-09-21T14:00:00+02:00'),
    ],
  },
  {
    name: 'es: invitation in UTC from a Colombian calendar',
    sentAt: '2027-07-22T09:27:00-05:00',
    timezone: 'America/Bogota',
    from: 'Camilo Restrepo <camilo@restrepoarquitectos.example>',
    subject: 'Invitación: Comité de obra #6',
    text: `Buenos días,

Les comparto la invitación al comité de obra. Por favor traer avance de compras.

Camilo Restrepo`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//RA//Agenda//ES
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
UID:comite-06-rio@restrepoarquitectos.example
DTSTAMP:20270722T142700Z
DTSTART:20270727T130000Z
DTEND:20270727T143000Z
SUMMARY:Comité de obra #6
LOCATION:Campamento obra Río Claro
ORGANIZER;CN=Camilo Restrepo:mailto:camilo@restrepoarquitectos.example
ATTENDEE;RSVP=TRUE:mailto:compras@ferreteriaelhierro.example
SEQUENCE:0
STATUS:CONFIRMED
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-27T08:00:00-05:00', '2027-07-27T09:30:00-05:00')],
  },
  {
    name: 'es: bulk newsletter of a traders association with an agenda',
    sentAt: '2027-05-05T08:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Asociación Comercio Centro <boletin@comerciocentro.example>',
    subject: 'Boletín de mayo | Agenda del comercio',
    text: `BOLETÍN DE MAYO

AGENDA
· Martes 11, 14:00 - Charla «Vender por WhatsApp», Vivero de Empresas
· Sábado 15, 11:00 a 21:00 - Tiendas a la calle
· Jueves 20, 20:30 - Cóctel de primavera, Hotel Rosaleda (25 €)

AYUDAS
El plazo para la línea de digitalización acaba el 31 de mayo.

HORARIOS
La oficina atiende de 9:30 a 14:00.

Si no desea recibir este boletín, pulse aquí.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: supplier tells all customers its Christmas hours by hand',
    sentAt: '2027-12-15T17:09:00-05:00',
    timezone: 'America/Lima',
    from: 'Ventas Distribuidora Qori <ventas@distribuidoraqori.example>',
    subject: 'Horario por fiestas',
    text: `Estimados clientes:

Les informamos nuestro horario de atención por fiestas:

24 y 31 de diciembre: de 8:00 a. m. a 1:00 p. m.
25 de diciembre y 1 de enero: cerrado
Últimos pedidos para despacho: martes 21 de diciembre, 4:00 p. m.

Retomamos la atención normal el lunes 3 de enero a las 8:00 a. m.

¡Felices fiestas!
Equipo de Ventas`,
    expected: [],
  },
  {
    name: 'es: out-of-office reply',
    sentAt: '2027-08-02T10:31:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Esteban Coll <ecoll@collmarmoles.example>',
    subject: 'Respuesta automática: Encimera silestone',
    text: `Gracias por su mensaje.

Estaré de vacaciones del lunes 2 al viernes 20 de agosto y no leeré el correo. Vuelvo el lunes 23 a las 8:00.

Para urgencias, mi compañera Mireia atiende en el 972 000 540, de 8:00 a 14:00.

Esteban Coll`,
    expected: [],
  },
  {
    name: 'es: day for a visit without an hour yet',
    sentAt: '2027-09-09T16:22:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Kattia Ulate <kulate@hotelpuravista.example>',
    subject: 'Fumigación habitaciones',
    text: `Don Rodolfo, buenas tardes, ¿cómo le va?

Entonces quedamos para el martes 14 con lo de la fumigación. La hora se la confirmo mañana, apenas me digan de recepción cuántas habitaciones se desocupan. El check-out es a las 11 y el check-in a las 3, para que lo tome en cuenta.

Pura vida,
Kattia`,
    expected: [],
  },
  {
    name: 'es: food inspection announced by the town hall',
    sentAt: '2027-10-13T12:15:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Sanidad Ayto. Villarrubias <sanidad@ayto-villarrubias.example>',
    subject: 'Notificación visita de inspección - Expte. SAN/312/2027',
    text: `Asunto: visita de inspección higiénico-sanitaria
Expediente: SAN/312/2027
Interesado: OBRADOR HNOS. CASTAÑO, S.L.

Por medio de la presente se le comunica que el día 27 de octubre de 2027, a las 10:00 horas, se personará en su establecimiento, sito en la avenida de la Estación núm. 40, la inspectora municipal D.ª Teresa Jurado, al objeto de comprobar las medidas correctoras requeridas en el acta de 8 de septiembre.

Deberá estar presente el titular o persona autorizada y tener disponibles los registros de temperatura del último trimestre.

Contra el presente acto podrá formular alegaciones en el plazo de diez días hábiles.

Registro General: de lunes a viernes, de 9:00 a 14:00 h.`,
    expected: [at('2027-10-27T10:00:00+02:00')],
  },
  {
    name: 'es: journalist offers two telephone slots on the same day',
    sentAt: '2027-03-22T11:40:00-07:00',
    timezone: 'America/Tijuana',
    from: 'Ximena Barragán <xbarragan@diariofrontera.example>',
    subject: 'Entrevista para reportaje de panaderías',
    text: `Buen día, don Chuy:

Estoy preparando un reportaje sobre panaderías de barrio y me encantaría platicar con usted por teléfono. Podría marcarle este jueves a las 10:30 de la mañana, o si está en plena horneada, el mismo jueves a la 1 de la tarde. ¿Cuál le queda mejor?

El reportaje sale publicado el domingo 4 de abril.

Gracias mil,
Ximena Barragán
Diario Frontera`,
    expected: [at('2027-03-25T10:30:00-07:00'), at('2027-03-25T13:00:00-07:00')],
  },
  {
    name: 'es: friend of the firm with chat spelling',
    sentAt: '2027-07-19T22:03:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Txema Goñi <txema.goni@correo.example>',
    subject: 'almuerzo',
    text: `epa josean!! kedamos x fin el sabado a las 10 d la mañana pal almuerzo en la sociedad no?? yo llevo el vino tu los huevos jajaj
x cierto te debo aun los 35€ d la cena, t los doy alli`,
    expected: [at('2027-07-24T10:00:00+02:00')],
  },
  {
    name: 'es: long project mail with deadlines and one meeting in person',
    sentAt: '2027-06-08T17:58:00-04:00',
    timezone: 'America/Santiago',
    from: 'Francisca Aravena <faravena@consultoralastarria.example>',
    subject: 'Próximos pasos implementación',
    text: `Estimado Rodrigo:

Junto con saludar, te resumo los próximos pasos del proyecto:

1. Carga de maestros: ustedes nos envían la planilla a más tardar el viernes 11 de junio a las 18:00.
2. Migración: la hacemos nosotros durante el fin de semana del 12 y 13; el sistema antiguo queda solo en modo lectura desde el sábado a las 14:00.
3. Validación: el lunes 14 revisamos internamente.
4. Reunión de cierre contigo y con la Sra. Mónica: miércoles 16 de junio, 11:30 hrs, en sus oficinas de Quilicura. Calculamos hora y media.
5. Facturación del hito 2 (UF 118) al 30 de junio.

Respecto de la consulta de tu correo de ayer, los usuarios adicionales no tienen costo hasta diciembre.

Quedo atenta a tus comentarios.

Saludos cordiales,

Francisca Aravena M.
Jefa de Proyectos
Consultora Lastarria SpA
Mesa de ayuda: lunes a viernes de 8:30 a 18:30 hrs`,
    expected: [at('2027-06-16T11:30:00-04:00', '2027-06-16T13:00:00-04:00')],
  },
];
