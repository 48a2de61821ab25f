import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: a Mexican supplier offers two slots, either will do',
    sentAt: '2026-11-25T12:05:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Ximena Olvera <ximena.olvera@empaques-rivera.example>',
    subject: 'Presentación de muestras',
    text: `Estimado Lic. Barragán:

Con gusto le llevamos las muestras de cartón corrugado a su bodega. Le propongo dos opciones:

- martes 1 de diciembre a las 11:00 a.m.
- miércoles 2 de diciembre a las 4:30 p.m.

Quedo atenta a cuál le acomoda mejor.

Saludos cordiales,
Ximena Olvera
Ejecutiva de ventas
Empaques Rivera, S.A. de C.V.
Cel. 55 5550 1822
`,
    expected: [at('2026-12-01T11:00:00-06:00'), at('2026-12-02T16:30:00-06:00')],
  },
  {
    name: 'es: a carrier announces a delivery window',
    sentAt: '2026-12-09T19:02:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Envíos Halcón <avisos@envioshalcon.example>',
    subject: 'Su envío 88204417 llega mañana',
    text: `Hola, Floristería Azahar:

Su paquete con n.º de seguimiento 88204417 será entregado mañana, jueves 10 de diciembre, entre las 9:00 y las 13:00.

Si no va a haber nadie en el local, puede recogerlo en nuestro punto de Calle Ancha, 12, a partir del viernes, de 10:00 a 20:00.

Gracias por confiar en Envíos Halcón.
`,
    expected: [],
  },
  {
    name: 'es: a physiotherapist is asked to move Tuesday to Friday',
    sentAt: '2027-01-11T09:16:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Nuria Casals <nuria.casals@correo.example>',
    subject: 'Cambio de cita',
    text: `Hola Berta,

me ha surgido un viaje de trabajo y mañana martes a las 18:00 no voy a llegar a la sesión. Como me dijiste por teléfono que tenías libre el viernes 15 a las 19:15, ¿la pasamos a esa hora?

Perdona las molestias y gracias!!
Nuria
`,
    expected: [at('2027-01-15T19:15:00+01:00')],
  },
  {
    name: 'es: a newsletter of a chamber of commerce announces talks',
    sentAt: '2027-01-21T07:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Cámara de Comercio de Villafranca <boletin@camaravillafranca.example>',
    subject: 'Agenda de febrero: formación y networking',
    text: `BOLETÍN DE LA CÁMARA · ENERO 2027

Lo que viene en febrero:

· Martes 2 de febrero, 10:00 h. Charla «Factura electrónica para pymes». Salón de actos.
· Jueves 11 de febrero, de 17:00 a 19:00 h. Taller de ventas en redes sociales.
· Miércoles 24 de febrero, 9:00 h. Desayuno de empresas. Plazas limitadas.

Inscripciones en nuestra web hasta agotar aforo.

Recibe este correo porque está suscrito a nuestro boletín. Darse de baja.
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: thanks for a visit that has been',
    sentAt: '2027-02-03T13:10:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Elena Quiroga <equiroga@bodegas-sil.example>',
    subject: 'Gracias por la visita',
    text: `Hola, Andrés:

Muchas gracias por recibirnos ayer martes a las 11:00 en vuestra nave; nos fuimos encantados con lo que vimos. La cata del lunes 25 de enero también fue un acierto.

Esta semana os paso el pedido por escrito.

Un abrazo,
Elena Quiroga
Bodegas Sil
`,
    expected: [],
  },
  {
    name: 'es: an agency sets a meeting with begin and end',
    sentAt: '2027-02-15T11:33:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Irene Lafuente <irene@trazo-comunicacion.example>',
    subject: 'Kick-off nueva web',
    text: `Hola a los dos:

Ya tenemos el contrato firmado, ¡qué bien! Arrancamos con la reunión de lanzamiento el miércoles 17 de febrero de 10:00 a 11:30 en nuestra oficina (C/ Bailén, 44, 2.º izq.).

Orden del día:
1. Presentación del equipo
2. Calendario del proyecto (entrega de la primera maqueta: 12 de marzo)
3. Accesos al hosting

Si venís en coche, hay un parking enfrente, a 2,10 €/hora.

¡Hasta el miércoles!
Irene
`,
    expected: [at('2027-02-17T10:00:00+01:00', '2027-02-17T11:30:00+01:00')],
  },
  {
    name: 'es: a supplier tells his hours at Easter',
    sentAt: '2027-03-15T10:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Ferretería Industrial Olmo <pedidos@olmo-industrial.example>',
    subject: 'Horario de Semana Santa',
    text: `Buenos días:

Les informamos de nuestro horario para Semana Santa:

Lunes 22 a miércoles 24 de marzo: de 8:00 a 15:00
Jueves 25 y viernes 26: cerrado
Lunes 29: abrimos con normalidad, de 8:00 a 18:30

Los pedidos recibidos después del martes 23 a las 12:00 saldrán la semana siguiente.

Gracias y felices fiestas.
`,
    expected: [],
  },
  {
    name: 'es: an invitation with a calendar part in the zone of Madrid',
    sentAt: '2027-04-12T16:20:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Gonzalo Prieto <gprieto@seguros-alcor.example>',
    subject: 'Invitación: Renovación póliza flota',
    text: `Gonzalo Prieto le ha invitado a una reunión.

Renovación póliza flota
Cuándo: mar 20 abr 2027 12:00 - 12:45 (CEST)
Dónde: Teams
`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Seguros Alcor//Agenda//ES
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Madrid
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:7c1f0a52-flota@seguros-alcor.example
DTSTAMP:20270412T142000Z
DTSTART;TZID=Europe/Madrid:20270420T120000
DTEND;TZID=Europe/Madrid:20270420T124500
SUMMARY:Renovación póliza flota
LOCATION:Teams
ORGANIZER;CN=Gonzalo Prieto:mailto:gprieto@seguros-alcor.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:info@mudanzas-leal.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-04-20T12:00:00+02:00', '2027-04-20T12:45:00+02:00')],
  },
  {
    name: 'es: a call named in the time of Madrid, read in Bogotá',
    sentAt: '2027-05-04T17:50:00+02:00',
    timezone: 'America/Bogota',
    from: 'Beatriz Salgado <beatriz.salgado@textil-lumen.example>',
    subject: 'Llamada por el contrato de distribución',
    text: `Hola, Camilo:

Ya he hablado con nuestra abogada y podemos cerrar los puntos que faltaban. ¿Hacemos una videollamada el jueves 6 de mayo a las 16:00, hora de Madrid? Calculo que serán unos 45 minutos. Te mando el enlace el mismo día.

Saludos desde Barcelona,
Beatriz
`,
    expected: [at('2027-05-06T09:00:00-05:00', '2027-05-06T09:45:00-05:00')],
  },
  {
    name: 'es: a Chilean client gets a move from Tuesday to Thursday',
    sentAt: '2027-05-17T15:40:00-04:00',
    timezone: 'America/Santiago',
    from: 'Francisca Urrutia <furrutia@agricola-elpeumo.example>',
    subject: 'RE: Reunión riego tecnificado',
    text: `Estimado Cristóbal,

Por un tema de agenda de nuestro gerente debemos mover la reunión del martes 18 a las 10:00 al jueves 20 de mayo a las 15:30 hrs., en el mismo lugar (oficina de Rengo).

Agradecería confirmar recepción.

Saludos cordiales,

Francisca Urrutia P.
Asistente de Gerencia
Agrícola El Peumo Ltda.
+56 9 5555 0127
`,
    expected: [at('2027-05-20T15:30:00-04:00')],
  },
  {
    name: 'es: an offer with the day until which its price holds',
    sentAt: '2027-06-07T09:51:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Climatización Levante <presupuestos@clima-levante.example>',
    subject: 'Presupuesto P-2027-0456 aire acondicionado',
    text: `Buenos días, Amparo:

Le adjunto el presupuesto para los dos equipos de la peluquería:

2 x split inverter 3,5 kW ........ 1.240,00 €
Instalación y puesta en marcha ..... 380,00 €
Total con IVA .................... 1.960,20 €

El precio se mantiene hasta el miércoles 30 de junio de 2027. Desde que nos lo acepte, el plazo de montaje es de 10 a 12 días laborables. Cualquier duda, estamos en el 96 555 03 71 de 9 a 14 y de 16 a 19 h.

Saludos,
Vicent Marí
`,
    expected: [],
  },
  {
    name: 'es: a table booked, JSON-LD of a restaurant',
    sentAt: '2027-06-14T18:12:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Reservas MesaYa <reservas@mesaya.example>',
    subject: 'Reserva confirmada en Asador Zubieta',
    text: `¡Reserva confirmada!

Asador Zubieta
Viernes, 18 de junio de 2027, 14:30
5 personas a nombre de Óscar Valbuena
Localizador: ZB7Q2K

Si no puedes acudir, cancela antes de las 12:30 del mismo día.
`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "ZB7Q2K",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Óscar Valbuena" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Asador Zubieta",
    "address": { "@type": "PostalAddress", "streetAddress": "Calle Mayor 31", "addressLocality": "Vitoria-Gasteiz", "addressCountry": "ES" }
  },
  "startTime": "2027-06-18T14:30:00+02:00",
  "partySize": "5"
}
</script></head><body><h1>¡Reserva confirmada!</h1><p>Asador Zubieta<br>Viernes, 18 de junio de 2027, 14:30<br>5 personas a nombre de Óscar Valbuena<br>Localizador: ZB7Q2K</p><p>Si no puedes acudir, cancela antes de las 12:30 del mismo día.</p></body></html>`,
    expected: [at('2027-06-18T14:30:00+02:00')],
  },
  {
    name: 'es: someone tells when he can be reached in general',
    sentAt: '2027-07-01T16:30:00-05:00',
    timezone: 'America/Lima',
    from: 'Renzo Cáceda <renzo.caceda@correo.example>',
    subject: 'Clases de contabilidad',
    text: `Buenas tardes:

Vi su anuncio y me interesan las clases particulares. Trabajo de lunes a viernes de 8 a 5, así que por lo general estoy libre a partir de las 6 de la tarde, y los sábados en la mañana. ¿Cuánto cobran por hora y dónde queda su local?

Gracias de antemano,
Renzo Cáceda
Cel. 955 500 318
`,
    expected: [],
  },
  {
    name: 'es: an answer that takes the Thursday, the question quoted below',
    sentAt: '2027-07-12T13:02:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Marta Iglesias <marta.iglesias@opticaiglesias.example>',
    subject: 'Re: Fotos para la web',
    text: `Perfecto, Dani, pues quedamos el jueves 15 a las 17:45 en la óptica, que a esa hora ya hay poca gente. Tendré las gafas limpias ;)

Marta

El 12/07/2027 a las 10:11, Daniel Osuna escribió:
> Hola Marta:
> puedo ir a haceros las fotos el martes 13 a las 10:00 o el jueves 15 a las 17:45.
> ¿Qué prefieres?
> Daniel Osuna - fotógrafo - 655 555 209
`,
    expected: [at('2027-07-15T17:45:00+02:00')],
  },
  {
    name: 'es: three days at a fair, both of us at the stand',
    sentAt: '2027-09-06T09:44:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Joana Ferrer <joana@conservas-ferrer.example>',
    subject: 'Feria de Zaragoza',
    text: `Eli,

ya está confirmado el stand (pabellón 6, C-14). Vamos tú y yo: la feria es del 5 al 7 de octubre, martes a jueves, los tres días completos. Bloquéatelos en la agenda, por favor. El hotel lo reservo yo.

Joana
`,
    expected: [days('2027-10-05', '2027-10-08')],
  },
  {
    name: 'es: a host announces the maintenance of its servers',
    sentAt: '2027-09-13T12:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'NubeClara Soporte <soporte@nubeclara.example>',
    subject: 'Mantenimiento programado 19/09/2027',
    text: `Estimado cliente:

Le informamos de que el domingo 19 de septiembre de 2027, de 02:00 a 04:00 (CEST), llevaremos a cabo tareas de mantenimiento en el servidor ES-14. Durante ese intervalo su correo y su página podrían sufrir cortes breves. No es necesaria ninguna acción por su parte.

Disculpe las molestias.
Equipo técnico de NubeClara
`,
    expected: [],
  },
  {
    name: 'es: a girl is invited to a job interview, hour in words',
    sentAt: '2027-10-18T14:36:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Hotel Mirador de Urbión <rrhh@miradorurbion.example>',
    subject: 'Entrevista',
    text: `Estimada Noelia:

Hemos leído su candidatura y nos gustaría conocerla. La esperamos el viernes 22 de octubre a las cinco menos cuarto de la tarde en la recepción del hotel; pregunte por Dña. Remedios Oria.

Le rogamos que traiga el carné de manipulador y nos confirme su asistencia respondiendo a este mensaje.

Un cordial saludo,
Recursos Humanos
`,
    expected: [at('2027-10-22T16:45:00+02:00')],
  },
  {
    name: 'es: a mechanic in Canarias fixes when the van is to be brought',
    sentAt: '2027-10-27T08:58:00+01:00',
    timezone: 'Atlantic/Canary',
    from: 'Taller Hnos. Betancor <taller@hermanosbetancor.example>',
    subject: 'ITV furgoneta 4471 LKM',
    text: `Buenos días, Yeray:

le cogí cita para la ITV de la furgoneta el martes 2 de noviembre a las 8:20 en la estación de Telde. Tiene que ir usted con la documentación, que nosotros ese día no damos abasto. Lleve el recibo del seguro y 43 euros.

Saludos
Domingo Betancor
`,
    expected: [at('2027-11-02T08:20:00+00:00')],
  },
  {
    name: 'es: a grant with the last day to apply',
    sentAt: '2027-11-10T09:30:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Asesoría Monteagudo <laura@asesoriamonteagudo.example>',
    subject: 'Ayudas a la digitalización',
    text: `Hola, Fermín:

Ha salido la convocatoria de ayudas a la digitalización. El plazo de solicitud se abre el lunes 15 de noviembre a las 9:00 y se cierra el martes 30 de noviembre a las 23:59. Nosotros la presentamos por vosotros, pero necesito el certificado de estar al corriente de pago antes del 22.

Un abrazo,
Laura Monteagudo
`,
    expected: [],
  },
  {
    name: 'es: a place in a course, JSON-LD of an event',
    sentAt: '2027-11-15T13:20:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'BoletoFácil <noresponder@boletofacil.example>',
    subject: 'Tu lugar está confirmado: Manejo higiénico de alimentos',
    text: `¡Listo, Guadalupe!

Tu lugar en el curso está confirmado.

Manejo higiénico de alimentos (Distintivo H)
Sábado 27 de noviembre de 2027, 9:00 a 14:00 h
Centro de Capacitación Tlaxcoapan, salón 3, Puebla

Folio: BF-559201
Total pagado: $1,450.00 MXN
`,
    html: `<html><body><script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "BF-559201",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Guadalupe Xicohténcatl"},
  "reservationFor": {
    "@type": "Event",
    "name": "Manejo higiénico de alimentos (Distintivo H)",
    "startDate": "2027-11-27T09:00:00-06:00",
    "endDate": "2027-11-27T14:00:00-06:00",
    "location": {"@type": "Place", "name": "Centro de Capacitación Tlaxcoapan", "address": "Puebla, México"}
  }
}
</script><p>¡Listo, Guadalupe!</p><p>Tu lugar en el curso está confirmado.</p><p><b>Manejo higiénico de alimentos (Distintivo H)</b><br>Sábado 27 de noviembre de 2027, 9:00 a 14:00 h<br>Centro de Capacitación Tlaxcoapan, salón 3, Puebla</p><p>Folio: BF-559201<br>Total pagado: $1,450.00 MXN</p></body></html>`,
    expected: [at('2027-11-27T09:00:00-06:00', '2027-11-27T14:00:00-06:00')],
  },
  {
    name: 'es: thanks for a drawing, an old appointment only in the quoted mail',
    sentAt: '2027-11-22T08:40:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Óscar Pombo <oscar@metalicas-pombo.example>',
    subject: 'Re: Plano de la barandilla',
    text: `Gracias, Sonia, recibido. Esta semana te digo el precio por metro.

Óscar

El mié, 17 nov 2027 a las 18:31, Sonia Freire <sonia@freire-interiores.example> escribió:
> Hola, Óscar:
>
> te mando el plano con las cotas que tomamos. Para que lo tengas antes de
> vernos el viernes 19 a las 12:15 en la obra.
>
> Sonia Freire
> Interiorismo
`,
    expected: [],
  },
  {
    name: 'es: a freelancer is offered three slots in one sentence',
    sentAt: '2027-11-26T11:54:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Carlota Aguirre <carlota@editorial-papaver.example>',
    subject: 'Portada del libro de cuentos',
    text: `¡Hola, Mireia!

Las ilustraciones han gustado mucho. Nos falta sentarnos a decidir la portada: ¿te vendría bien el lunes 29 a las 10:00, el martes 30 a las 12:30 o el jueves 2 de diciembre a las 9:15? Por mí, cualquiera de las tres; en la editorial, como siempre.

Besos,
Carlota

PD: el anticipo (600 €) sale hoy.
`,
    expected: [
      at('2027-11-29T10:00:00+01:00'),
      at('2027-11-30T12:30:00+01:00'),
      at('2027-12-02T09:15:00+01:00'),
    ],
  },
  {
    name: 'es: the Christmas dinner of a small team',
    sentAt: '2027-12-01T13:47:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Susana <susana@clinica-dental-brezo.example>',
    subject: 'CENA!!!!',
    text: `Chicas (y Pablo):

hecho!! Cenamos el viernes 17 de diciembre a las 21:30 en el Mesón del Río, he reservado para los siete. Menú cerrado 38 € por cabeza, me lo vais dando en metálico. La que sea alérgica a algo que me lo diga antes del lunes 13, porfa.

Susana 🎄
`,
    expected: [at('2027-12-17T21:30:00+01:00')],
  },
  {
    name: 'es: a calendar part that cancels a meeting',
    sentAt: '2027-12-02T17:15:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Alberto Cid <acid@logistica-duero.example>',
    subject: 'Cancelado: Revisión tarifas 2028',
    text: `Este evento se ha cancelado.

Revisión tarifas 2028
Cuándo: lun 13 dic 2027 16:00 - 17:00
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Logística Duero//Correo//ES
METHOD:CANCEL
BEGIN:VEVENT
UID:tarifas-2028-44b1@logistica-duero.example
DTSTAMP:20271202T161500Z
DTSTART:20271213T150000Z
DTEND:20271213T160000Z
SUMMARY:Revisión tarifas 2028
ORGANIZER;CN=Alberto Cid:mailto:acid@logistica-duero.example
ATTENDEE:mailto:compras@quesos-arribes.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'es: a teacher answers a mother with an hour for her visit',
    sentAt: '2027-12-13T14:05:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Escuela de Música Arpegio <secretaria@arpegio-musica.example>',
    subject: 'RE: tutoría de Leire',
    text: `Kaixo, Ainhoa:

Sin problema. La profesora de violín puede recibiros a Leire y a ti pasado mañana, miércoles, a las 17:10 en el aula 5; la tutoría dura 20 minutos. 

Un saludo,
Secretaría

-----Mensaje original-----
De: Ainhoa Lasa
Enviado: domingo, 12 de diciembre de 2027 20:16
Para: Secretaría
Asunto: tutoría de Leire

Buenas tardes, ¿podríamos hablar algún día con la profesora de Leire? El curso pasado nos vimos a las 19:00 y nos iba bien. Gracias. Ainhoa
`,
    expected: [at('2027-12-15T17:10:00+01:00', '2027-12-15T17:30:00+01:00')],
  },
  {
    name: 'es: a subscription is renewed and charged',
    sentAt: '2028-01-03T06:12:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Facturamás <cuentas@facturamas.example>',
    subject: 'Tu plan Profesional se renueva pronto',
    text: `Hola, Taller de Cerámica Barro Vivo:

Tu plan Profesional se renovará automáticamente el 15 de enero de 2028 a las 10:00 y cargaremos 14,90 € en la tarjeta terminada en 5502. El nuevo periodo irá del 15/01/2028 al 14/02/2028.

Si quieres cambiar de plan, hazlo desde tu panel antes de esa fecha.

El equipo de Facturamás
`,
    expected: [],
  },
  {
    name: 'es: a Dominican electrician is told when to come',
    sentAt: '2028-01-06T15:33:00-04:00',
    timezone: 'America/Santo_Domingo',
    from: 'Yahaira Polanco <ypolanco@colmado-polanco.example>',
    subject: 'Re: inversor',
    text: `Saludos maestro, sí, el presupuesto está bien (RD$18,500). Venga el martes 11 a las 9 de la mañana que ese día el colmado está tranquilo. Traiga el breaker de 60 por favor.

Dios le bendiga
Yahaira
`,
    expected: [at('2028-01-11T09:00:00-04:00')],
  },
  {
    name: 'es: a refusal of Tuesday with another time in its place',
    sentAt: '2028-01-14T09:09:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Blanca Arrieta <blanca@arrieta-abogados.example>',
    subject: 'Re: Contrato de traspaso',
    text: `Buenos días, Lucas:

el martes a las 10:00 tengo juicio y no puedo. ¿Y el miércoles 19 a las 13:15? Si te va bien, nos vemos en mi despacho.

Blanca Arrieta
Abogada, col. 5.518

> El 13 ene 2028, a las 19:40, Lucas Merino <lucas@cafe-merino.example> escribió:
>
> Blanca, ¿podemos ver lo del traspaso el martes 18 a las 10:00?
> Gracias, Lucas
`,
    expected: [at('2028-01-19T13:15:00+01:00')],
  },
  {
    name: 'es: an application with the hours of the work',
    sentAt: '2028-01-24T22:18:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Iker Solana <iker.solana.pan@correo.example>',
    subject: 'Candidatura panadero',
    text: `Buenas noches:

Les escribo por la oferta de oficial de panadería con horario de 4:00 a 11:00, de martes a domingo. Tengo nueve años de experiencia; en mi último puesto, del 1 de marzo de 2021 al 30 de noviembre de 2027, llevaba yo solo el obrador. Podría incorporarme a partir del 14 de febrero.

Adjunto mi currículum.

Iker Solana
622 555 043
`,
    expected: [],
  },
  {
    name: 'es: a train ticket with JSON-LD',
    sentAt: '2028-01-31T19:26:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Vía Rápida Trenes <billetes@viarapida.example>',
    subject: 'Tu billete Madrid - Sevilla, 9 de febrero',
    text: `Gracias por tu compra, Teresa.

Madrid Puerta de Atocha - Sevilla Santa Justa
Miércoles 9 de febrero de 2028
Salida 07:30 - Llegada 10:08
Coche 4, plaza 7C
Localizador: VR8KD3

El acceso al andén se cierra 2 minutos antes de la salida.
`,
    html: `<!DOCTYPE html><html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "TrainReservation",
  "reservationNumber": "VR8KD3",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Teresa Labrador" },
  "reservationFor": {
    "@type": "TrainTrip",
    "departureStation": { "@type": "TrainStation", "name": "Madrid Puerta de Atocha" },
    "departureTime": "2028-02-09T07:30:00+01:00",
    "arrivalStation": { "@type": "TrainStation", "name": "Sevilla Santa Justa" },
    "arrivalTime": "2028-02-09T10:08:00+01:00",
    "trainNumber": "02074"
  }
}
</script></head><body><p>Gracias por tu compra, Teresa.</p><p>Madrid Puerta de Atocha - Sevilla Santa Justa<br>Miércoles 9 de febrero de 2028<br>Salida 07:30 - Llegada 10:08<br>Coche 4, plaza 7C<br>Localizador: VR8KD3</p></body></html>`,
    expected: [at('2028-02-09T07:30:00+01:00', '2028-02-09T10:08:00+01:00')],
  },
  {
    name: 'es: a calendar part in UTC, read in Buenos Aires',
    sentAt: '2028-02-14T14:31:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Tomás Iriarte <tomas@iriarte-estudio.example>',
    subject: 'Invitación: Cierre de balance',
    text: `Hola Gabi, te mando la invitación para lo del balance. Acordate de traer los extractos de enero.

Tomás
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Estudio Iriarte//Calendario//ES
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
UID:b90e2-balance@iriarte-estudio.example
DTSTAMP:20280214T173100Z
DTSTART:20280222T133000Z
DTEND:20280222T150000Z
SUMMARY:Cierre de balance
LOCATION:Estudio Iriarte\\, Lavalle 5510\\, 4.º piso
ORGANIZER;CN=Tomás Iriarte:mailto:tomas@iriarte-estudio.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:admin
 @herrajes-gaona.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2028-02-22T10:30:00-03:00', '2028-02-22T12:00:00-03:00')],
  },
  {
    name: 'es: a closed office on a local holiday',
    sentAt: '2028-02-22T09:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Distribuciones Gaditanas <clientes@distgaditanas.example>',
    subject: 'Lunes 28 de febrero: cerrado',
    text: `Estimados clientes:

Les recordamos que el lunes 28 de febrero, Día de Andalucía, nuestras oficinas y el almacén permanecerán cerrados todo el día. Reanudaremos el reparto el martes 29 a las 7:00.

Gracias por su comprensión.

Distribuciones Gaditanas
`,
    expected: [],
  },
  {
    name: 'es: a friendly match between two clubs',
    sentAt: '2028-02-28T21:37:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Quique Llopis <quique@cbalgaida.example>',
    subject: 'Amistoso infantil',
    text: `Ei Fran!

Confirmado con el ayuntamiento: jugamos el amistoso el domingo 5 de marzo a las 10:30 en nuestro pabellón. Vosotros ponéis un árbitro y nosotros el otro. Traed camiseta oscura.

salut!
Quique
CB Algaida
`,
    expected: [at('2028-03-05T10:30:00+01:00')],
  },
  {
    name: 'es: a booking page reports a new appointment',
    sentAt: '2028-03-06T13:14:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'AgendaClic <notificaciones@agendaclic.example>',
    subject: 'Nueva cita: Hugo Tejedor - Consulta inicial (30 min)',
    text: `Hola, Estela Nutrición:

Se ha programado una nueva cita.

Tipo de cita:
Consulta inicial (30 min)

Cliente:
Hugo Tejedor
hugo.tejedor@correo.example

Fecha y hora:
11:00 - 11:30, jueves, 16 de marzo de 2028 (hora de Madrid)

Comentarios del cliente:
Vengo de parte de mi cuñada. Intolerante a la lactosa.

Ver la cita: https://agendaclic.example/c/8f31a0
`,
    expected: [at('2028-03-16T11:00:00+01:00', '2028-03-16T11:30:00+01:00')],
  },
  {
    name: 'es: a choir asks the piano tuner, a quarter past in words',
    sentAt: '2028-04-03T11:25:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Coral Santa Brígida <coral@santabrigida.example>',
    subject: 'Afinar el piano antes del concierto',
    text: `Estimado Sr. Dalmau:

El concierto de primavera se acerca y el piano de la parroquia pide auxilio. ¿Podría venir a afinarlo el martes, día 11 de abril, a las nueve y cuarto de la mañana? El sacristán y yo le abriremos. La última vez nos cobró 85 euros, supongo que sigue igual.

Muy agradecida,
Hortensia Bru
Presidenta
`,
    expected: [at('2028-04-11T09:15:00+02:00')],
  },
  {
    name: 'es: a colleague passes on a summons and names the time',
    sentAt: '2028-05-08T08:50:00-05:00',
    timezone: 'America/Panama',
    from: 'Itzel Arosemena <iarosemena@ferreteria-elcangrejo.example>',
    subject: 'RV: Inspección de bomberos',
    text: `Licda., nos toca a las dos: la inspección de los bomberos es el viernes 12 de mayo a las 8:45 a.m. en el depósito de Juan Díaz. Yo llevo los extintores certificados, usted traiga el plano.

Itzel

---------- Mensaje reenviado ----------
De: Oficina de Seguridad <inspecciones@seguridad-pty.example>
Fecha: vie, 5 may 2028 a la(s) 15:20
Asunto: Inspección de bomberos
Para: Ferretería El Cangrejo

Señores: se les notifica la inspección anual de su depósito. Fecha: viernes 12 de mayo de 2028. Hora: 8:45 a.m. Favor de tener presente al encargado.
`,
    expected: [at('2028-05-12T08:45:00-05:00')],
  },
];
