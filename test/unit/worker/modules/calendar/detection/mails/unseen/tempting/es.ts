import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const spanishExam: DetectionMail[] = [
  {
    name: 'es: customer proposes a workshop visit at half past five on Thursday',
    sentAt: '2027-02-15T09:42:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Remedios Cantalejo <reme.cantalejo@correo.example>',
    subject: 'Restauración de una cómoda',
    text: `Buenos días:

Me ha dado su contacto una vecina, Pilar Ormaza, a la que le arreglaron ustedes un aparador hace un par de años y quedó encantada. Tengo una cómoda de nogal de mi abuela, de unos 120 cm de ancho, con dos cajones que no cierran y la tapa bastante rayada.

Me gustaría llevarles uno de los cajones para que lo vean y me digan más o menos por cuánto saldría. ¿Les vendría bien que me pasara por el taller el jueves a las cinco y media de la tarde? Yo salgo de trabajar a las cuatro y me da tiempo de sobra.

Muchas gracias y un saludo,

Remedios Cantalejo
Tel. 600 555 014`,
    expected: [at('2027-02-18T17:30:00+01:00')],
  },
  {
    name: 'es: Mexican supplier sets a 45 minute video call for tomorrow',
    sentAt: '2027-06-09T16:20:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Lic. Erick Zamudio <ezamudio@empaquesdelbajio.example>',
    subject: 'RE: Cotización cajas kraft OC-4471',
    text: `Qué tal Inge, buena tarde.

Le confirmo que sí alcanzamos el precio de $8.40 por pieza a partir de 5,000. Para ver lo del suaje y los tiempos, le parece si nos conectamos mañana a las 10:30 am? Calculo unos 45 minutos, para que nos acompañe mi compañera de producción.

Esta es la liga:
https://zoom.example/j/88123400917?pwd=k2Lq
ID: 881 2340 0917

Quedo al pendiente.

Saludos cordiales,
Lic. Erick Zamudio
Ventas | Empaques del Bajío
Cel. 477 555 0192
Lunes a viernes de 8:30 a 18:00 hrs`,
    expected: [at('2027-06-10T10:30:00-06:00', '2027-06-10T11:15:00-06:00')],
  },
  {
    name: 'es: Argentine client moves a meeting to another day and hour',
    sentAt: '2027-08-20T11:37:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Mariana Iturbe <mariana@iturbeydiaz.example>',
    subject: 'Cambio de reunión',
    text: `Hola Nico, ¿cómo andás?

Perdoná el lío, pero tenemos que correr la reunión del martes 24 a las 11 hs para el jueves 26 a las 15 hs, porque Gastón recién vuelve de Rosario el miércoles. Mismo lugar, nuestra oficina de Av. Cabildo, piso 4.

Si podés traé impresas las dos propuestas de logo, así las pegamos en la pared.

¡Gracias y disculpá de nuevo!
Maru`,
    expected: [at('2027-08-26T15:00:00-03:00')],
  },
  {
    name: 'es: Chilean architect offers a list of three slots with ends',
    sentAt: '2027-05-05T17:55:00-04:00',
    timezone: 'America/Santiago',
    from: 'Constanza Riquelme <criquelme@arqnorte.example>',
    subject: 'Revisión planos local Providencia',
    text: `Estimado Felipe:

Junto con saludar, te adjunto la lámina A-03 corregida. Para revisarla en conjunto te puedo ofrecer estos horarios, todos en nuestra oficina:

  - lunes 10/05, de 09:00 a 10:00 hrs.
  - martes 11/05, de 16:30 a 17:30 hrs.
  - jueves 13/05, de 12:00 a 13:00 hrs.

El miércoles estoy en obra en Rancagua todo el día, así que no cuentes conmigo.

Avísame cuál te acomoda para reservar la sala.

Atte.,

Constanza Riquelme V.
Arquitecta
ArqNorte Ltda. - Fono +56 2 5550 1873`,
    expected: [
      at('2027-05-10T09:00:00-04:00', '2027-05-10T10:00:00-04:00'),
      at('2027-05-11T16:30:00-04:00', '2027-05-11T17:30:00-04:00'),
      at('2027-05-13T12:00:00-04:00', '2027-05-13T13:00:00-04:00'),
    ],
  },
  {
    name: 'es: Colombian calendar invitation with an ICS part in UTC',
    sentAt: '2027-09-14T08:12:00-05:00',
    timezone: 'America/Bogota',
    from: 'Yuliana Ospina <yospina@cafeteradelsur.example>',
    subject: 'Invitación: Comité de compras - ajuste de referencias',
    text: `Buenos días, equipo:

Los convoco al comité de compras para revisar las referencias que vamos a descontinuar. Por favor traer las cifras de rotación del último trimestre.

Cordialmente,

Yuliana Ospina
Coordinadora de compras
Cafetera del Sur S.A.S.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Cafetera del Sur//Agenda//ES
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:5f0c2b71-comite@cafeteradelsur.example
DTSTAMP:20270914T131200Z
DTSTART:20270921T190000Z
DTEND:20270921T200000Z
SUMMARY:Comité de compras - ajuste de referencias
LOCATION:Sala Quindío
ORGANIZER;CN=Yuliana Ospina:mailto:yospina@cafeteradelsur.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:tienda@cafeteradelsur.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-21T14:00:00-05:00', '2027-09-21T15:00:00-05:00')],
  },
  {
    name: 'es: occupational health service gives a medical check-up appointment',
    sentAt: '2027-10-11T13:04:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Citaciones Prevenalia <citaciones@prevenalia.example>',
    subject: 'Cita reconocimiento médico laboral - Exp. 27/118840',
    text: `Estimado Sr. Larrañaga:

Le informamos de que se le ha asignado cita para su reconocimiento médico anual:

Fecha: miércoles, 20/10/2027
Hora: 08:15 h
Centro: C/ Fueros, 31, bajo. Vitoria-Gasteiz

Debe acudir en ayunas de al menos 8 horas y traer una muestra de la primera orina de la mañana, así como sus gafas si las usa. Si no pudiera asistir, avísenos con 48 horas de antelación en el 945 555 120.

Horario del centro: de lunes a jueves de 7:30 a 14:30; viernes de 7:30 a 13:00.

Atentamente,
Departamento de Citaciones
PREVENALIA Servicio de Prevención

Este mensaje es confidencial y va dirigido exclusivamente a su destinatario.`,
    expected: [at('2027-10-20T08:15:00+02:00')],
  },
  {
    name: 'es: Mexican restaurant confirms a table with JSON-LD',
    sentAt: '2027-12-06T12:31:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'La Higuera Cocina <reservas@lahigueracocina.example>',
    subject: '¡Tu mesa está lista! Confirmación LH-20931',
    text: `¡Hola, Fernanda!

Tu reservación en La Higuera Cocina quedó confirmada.

Martes 14 de diciembre, 2:30 p. m.
12 personas · Terraza
Folio: LH-20931

Te guardamos la mesa 15 minutos. Para grupos de más de 10 personas se agrega el 15% de servicio.

Orizaba 410, Col. Roma Norte, CDMX
Abrimos de martes a domingo de 13:00 a 23:00 h`,
    html: `<html><head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "LH-20931",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Fernanda Quiroz" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "La Higuera Cocina",
    "address": { "@type": "PostalAddress", "streetAddress": "Orizaba 410", "addressLocality": "Ciudad de México", "addressCountry": "MX" }
  },
  "startTime": "2027-12-14T14:30:00-06:00",
  "partySize": "12"
}
</script></head>
<body><h2>¡Hola, Fernanda!</h2><p>Tu reservación en La Higuera Cocina quedó confirmada.</p>
<p><b>Martes 14 de diciembre, 2:30 p. m.</b><br>12 personas · Terraza<br>Folio: LH-20931</p>
<p>Te guardamos la mesa 15 minutos. Para grupos de más de 10 personas se agrega el 15% de servicio.</p>
<p>Orizaba 410, Col. Roma Norte, CDMX<br>Abrimos de martes a domingo de 13:00 a 23:00 h</p></body></html>`,
    expected: [at('2027-12-14T14:30:00-06:00')],
  },
  {
    name: 'es: reply takes the second of three quoted times',
    sentAt: '2027-03-18T10:26:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Jordi Vilaplana <jvilaplana@hotelcalaserena.example>',
    subject: 'RE: Visita para medir toldos',
    text: `Hola, Sonia:

Perfecto, nos quedamos con la segunda opción. Pregunta en recepción por mí o por Nuria y os acompañamos a la terraza.

Un saludo,
Jordi

El mié, 17 mar 2027 a las 16:48, Toldos Benlloch (<info@toldosbenlloch.example>) escribió:

> Buenas tardes, Jordi:
>
> Para pasar a medir la terraza podríamos estos días:
>
> 1) lunes 22 a las 12:00
> 2) miércoles 24 a las 9:30
> 3) viernes 26 a las 10:00
>
> Dinos cuál os encaja mejor.
>
> Sonia Benlloch
> Toldos Benlloch, S.L.`,
    expected: [at('2027-03-24T09:30:00+01:00')],
  },
  {
    name: 'es: Peruvian property manager forwards a technician and names the visit',
    sentAt: '2027-01-19T15:09:00-05:00',
    timezone: 'America/Lima',
    from: 'Milagros Huamaní <administracion@galeriassanroque.example>',
    subject: 'RV: Orden de trabajo 55021 - local 114',
    text: `Señora Gladys, buenas tardes.

Le reenvío lo del técnico del gas. Va a ir a su local pasado mañana jueves a las 8:30 a.m. y demora dos horas, por favor que haya alguien para abrirle y que la cocina esté despejada.

Gracias,
Milagros Huamaní
Administración Galerías San Roque
Anexo 204

---------- Mensaje reenviado ----------
De: Programación GasAndino <programacion@gasandino.example>
Fecha: mar, 19 ene 2027, 14:40
Asunto: Orden de trabajo 55021 - local 114
Para: administracion@galeriassanroque.example

Estimada administración:
Se programó la inspección quinquenal del local 114. Técnico asignado: Wilmer Chuquimia, DNI 00555120.
Costo: S/ 95.00, incluye certificado.`,
    expected: [at('2027-01-21T08:30:00-05:00', '2027-01-21T10:30:00-05:00')],
  },
  {
    name: 'es: colleague tells of two whole days together at a trade fair',
    sentAt: '2027-10-25T18:22:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Iker Zubeldia <iker@mecanizadoszb.example>',
    subject: 'feria Bilbao',
    text: `Aupa Leire,

ya tengo las entradas de los dos para la feria de máquina-herramienta de Bilbao. Vamos el martes 9 y el miércoles 10 de noviembre, los dos días enteros, así que bloquéatelos en la agenda. He cogido dos habitaciones en el hotel de siempre (84 € la noche con desayuno).

Acuérdate de pedir tarjetas nuevas a la imprenta, que a mí me quedan cuatro.

Iker`,
    expected: [days('2027-11-09', '2027-11-11')],
  },
  {
    name: 'es: half-hour call named in Canary time and in peninsular time',
    sentAt: '2027-07-13T09:51:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Yaiza Betancor <yaiza.betancor@plataneraslagunetas.example>',
    subject: 'Re: Etiquetas campaña de otoño',
    text: `Buenos días, Álvaro:

Gracias por las muestras, llegaron ayer. La verde nos gusta, la otra se nos queda muy apagada.

¿Lo hablamos por teléfono? Te llamo el viernes 16 a las 10:00, hora canaria (las 11:00 ahí en la península). Será media hora, que luego tengo que bajar al almacén.

Un abrazo desde Las Palmas,
Yaiza`,
    expected: [at('2027-07-16T11:00:00+02:00', '2027-07-16T11:30:00+02:00')],
  },
  {
    name: 'es: Barcelona agency offers a Mexican reader two times in Spanish time',
    sentAt: '2027-04-21T12:05:00+02:00',
    timezone: 'America/Mexico_City',
    from: 'Mireia Puigdomènech <mireia@estudipont.example>',
    subject: 'Presentación de la nueva web',
    text: `Hola, Rodrigo:

¡Ya tenemos lista la primera maqueta! Nos gustaría enseñárosla en directo antes de seguir con la tienda online. ¿Os iría bien por videollamada el martes 27 de abril a las 17:00, hora de Madrid? Si no, el miércoles 28 a las 18:30, también hora española.

En cuanto me digas te mando el enlace. La factura del segundo plazo (1.450 €) os llegará a final de mes, como quedamos.

Saludos,

Mireia Puigdomènech
Estudi Pont · Barcelona`,
    expected: [at('2027-04-27T09:00:00-06:00'), at('2027-04-28T10:30:00-06:00')],
  },
  {
    name: 'es: Uruguayan applicant confirms a job interview',
    sentAt: '2027-03-11T20:14:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Agustín Pereyra Bentos <agus.pereyra@correo.example>',
    subject: 'Re: Llamado auxiliar contable',
    text: `Estimada Cra. Silvana Etcheverry:

Muchas gracias por su llamada de hoy. Por este medio le confirmo mi asistencia a la entrevista del lunes 15 de marzo a las 9 y cuarto en el estudio de la calle Colonia.

Tal como me pidió, adjunto el currículum actualizado y la escolaridad. Por cualquier cosa me puede ubicar en el 099 555 317, preferentemente después de las 18, que es cuando salgo de mi trabajo actual.

Atentamente,
Agustín Pereyra`,
    expected: [at('2027-03-15T09:15:00-03:00')],
  },
  {
    name: 'es: Ecuadorian course registration with JSON-LD event reservation',
    sentAt: '2027-07-05T10:18:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Inscripciones Escuela Sabor Andino <inscripciones@saborandino.example>',
    subject: 'Inscripción confirmada: Buenas prácticas de manufactura',
    text: `Estimado Byron Tituaña:

Su inscripción está confirmada.

Curso: Buenas prácticas de manufactura
Código de inscripción: BPM-0731
Valor cancelado: USD 45,00

Los detalles del lugar y el horario constan en su comprobante. Recuerde llevar mandil blanco y cofia. El certificado se emite dentro de los 5 días laborables siguientes.

Escuela Sabor Andino
Quito - Ecuador`,
    html: `<!DOCTYPE html>
<html><body>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "BPM-0731",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Byron Tituaña" },
  "reservationFor": {
    "@type": "Event",
    "name": "Curso Buenas prácticas de manufactura",
    "startDate": "2027-07-22T09:00:00-05:00",
    "endDate": "2027-07-22T13:00:00-05:00",
    "location": { "@type": "Place", "name": "Escuela Sabor Andino", "address": { "@type": "PostalAddress", "streetAddress": "Av. de los Shyris N44-120", "addressLocality": "Quito", "addressCountry": "EC" } }
  }
}]
</script>
<p>Estimado Byron Tituaña:</p>
<p>Su inscripción está confirmada.</p>
<table><tr><td>Curso</td><td>Buenas prácticas de manufactura</td></tr>
<tr><td>Código de inscripción</td><td>BPM-0731</td></tr>
<tr><td>Fecha</td><td>Jueves 22 de julio de 2027, de 9h00 a 13h00</td></tr>
<tr><td>Valor cancelado</td><td>USD 45,00</td></tr></table>
<p>Recuerde llevar mandil blanco y cofia. El certificado se emite dentro de los 5 días laborables siguientes.</p>
<p>Escuela Sabor Andino<br>Quito - Ecuador</p>
</body></html>`,
    expected: [at('2027-07-22T09:00:00-05:00', '2027-07-22T13:00:00-05:00')],
  },
  {
    name: 'es: lower case mail without accents, quarter to seven on Wednesday',
    sentAt: '2027-11-29T21:33:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'manolo <manolorgz77@correo.example>',
    subject: 'la moto',
    text: `hola buenas soy manolo el de la vespa azul, q ya he hablado con mi mujer y palante con el presupuesto de los 380. os la llevo el miercoles a las 7 menos cuarto de la tarde q antes estoy currando y asi me explica tu hermano lo del carburador. si no os viene bien me decis algo. gracias figuras`,
    expected: [at('2027-12-01T18:45:00+01:00')],
  },
  {
    name: 'es: tax adviser names a filing deadline and two meetings at the same hour',
    sentAt: '2027-04-06T09:15:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Concepción Arribas <c.arribas@arribasasesores.example>',
    subject: 'IVA primer trimestre y cierre de 2026',
    text: `Buenos días, Tomás:

Ya sabes que el plazo del modelo 303 termina el martes 20 de abril, y si lo quieres domiciliado, el 15. Necesito que me mandes las facturas de gastos de marzo cuanto antes; me faltan al menos la de la luz y la del renting.

Aparte, quería sentarme contigo a repasar el cierre de 2026 antes de preparar el impuesto de sociedades. ¿Puedes venir al despacho el lunes 12 a las 12:30? Si te va mal, el martes 13 a la misma hora.

Un saludo,

Concha Arribas
ARRIBAS ASESORES
C/ Toro, 58, 2.º B - Salamanca
Tel. 923 555 046 · Atención telefónica de 9:00 a 14:00`,
    expected: [at('2027-04-12T12:30:00+02:00'), at('2027-04-13T12:30:00+02:00')],
  },
  {
    name: 'es: Mexican friend of the firm sets lunch a week from today',
    sentAt: '2027-09-30T11:46:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Chava Montemayor <chava@imprentamontemayor.example>',
    subject: 'La comida que te debo',
    text: `Compadre,

ya estuvo bueno de puras promesas. Te invito a comer de hoy en ocho, a la una de la tarde, en las carnitas de Don Beto, las que están atrás del mercado. Yo disparo, que con lo del pedido de las playeras me salvaste la vida.

Dile a Lupita que le mando saludos y que el catálogo ya casi sale de prensa.

Un abrazo
Chava`,
    expected: [at('2027-10-07T13:00:00-06:00')],
  },
  {
    name: 'es: Bolivian mother asks a school for a talk on Monday at one of two hours',
    sentAt: '2027-05-21T19:02:00-04:00',
    timezone: 'America/La_Paz',
    from: 'Roxana Mamani de Vargas <roxana.vargas@correo.example>',
    subject: 'Notas de Joaquín 4to B',
    text: `Profesora Lidia buenas noches, le saluda la mamá de Joaquín Vargas de 4to B.

Estoy preocupada por sus notas de matemática, en la libreta le salió 48. Quisiera conversar con usted personalmente este lunes, puede ser a las 7:45 am antes de que entren a clases o si no a las 12 y media cuando salen, yo igual voy a recogerlo.

Me confirma por favor cuál de las dos.

Muchas gracias profesora`,
    expected: [at('2027-05-24T07:45:00-04:00'), at('2027-05-24T12:30:00-04:00')],
  },
  {
    name: 'es: Miami consultant confirms an online session, link only in the HTML',
    sentAt: '2027-02-10T10:03:00-05:00',
    timezone: 'America/New_York',
    from: 'Daniela Batista <daniela@puenteconsulting.example>',
    subject: 'Nuestra sesión sobre la línea de crédito',
    text: `Hola, Wilfredo:

Tal como quedamos, nos vemos en línea para revisar la solicitud de la línea de crédito del taller:

Miércoles, 17 de febrero · 4:00 – 5:00 p. m. (hora del Este)

Ten a mano los estados de cuenta de los últimos seis meses y la declaración de impuestos de 2025.

Unirse a la reunión

Daniela Batista
Puente Consulting · Hialeah, FL
(305) 555-0148`,
    html: `<div><p>Hola, Wilfredo:</p>
<p>Tal como quedamos, nos vemos en línea para revisar la solicitud de la línea de crédito del taller:</p>
<p><strong>Miércoles, 17 de febrero · 4:00 – 5:00 p. m. (hora del Este)</strong></p>
<p>Ten a mano los estados de cuenta de los últimos seis meses y la declaración de impuestos de 2025.</p>
<p><a href="https://meet.puenteconsulting.example/qrt-wkzo-bna">Unirse a la reunión</a></p>
<p>Daniela Batista<br>Puente Consulting · Hialeah, FL<br>(305) 555-0148</p></div>`,
    expected: [at('2027-02-17T16:00:00-05:00', '2027-02-17T17:00:00-05:00')],
  },
  {
    name: 'es: parcel carrier announces a delivery window for tomorrow',
    sentAt: '2027-06-15T18:40:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Envíos Relámpago <avisos@enviosrelampago.example>',
    subject: 'Tu pedido llega mañana',
    text: `Hola, FLORISTERÍA LA GARDENIA:

Tu envío 88213-ES-0047 de MACETAS LEVANTE está en camino.

Entrega prevista: miércoles 16/06/2027, entre las 9:00 y las 13:00
Bultos: 3
Dirección: C/ San Fermín, 12, Pamplona

Si no vas a estar, puedes recogerlo en el punto de entrega a partir del jueves 17 a las 10:00, de lunes a sábado de 10:00 a 20:30.

No respondas a este correo; el buzón no se lee.
Envíos Relámpago`,
    expected: [],
  },
  {
    name: 'es: Peruvian organiser cancels a meeting with an ICS cancel part',
    sentAt: '2027-10-05T17:21:00-05:00',
    timezone: 'America/Lima',
    from: 'Renzo Cárdenas <rcardenas@textileselsol.example>',
    subject: 'Cancelado: Revisión de muestras - jueves 7 oct. 10:00',
    text: `Estimados:

Se cancela la revisión de muestras del jueves 7 a las 10:00, ya que el proveedor no entregó la tela a tiempo. Les aviso cuando tenga una nueva fecha.

Saludos,
Renzo Cárdenas
Textiles El Sol S.A.C.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Textiles El Sol//Correo//ES
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:muestras-7781@textileselsol.example
DTSTAMP:20271005T222100Z
DTSTART:20271007T150000Z
DTEND:20271007T160000Z
SUMMARY:Revisión de muestras
ORGANIZER;CN=Renzo Cárdenas:mailto:rcardenas@textileselsol.example
ATTENDEE;CN=Taller:mailto:taller@confeccioneslima.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'es: Argentine customer declines a time and gives only vague availability',
    sentAt: '2027-04-12T13:28:00-03:00',
    timezone: 'America/Argentina/Cordoba',
    from: 'Esteban Quaglia <equaglia@correo.example>',
    subject: 'Re: Turno para el service de la caldera',
    text: `Hola Vane, gracias por responder tan rápido.

El miércoles a las 16 no voy a poder, justo a esa hora tengo dentista, y el jueves estoy de viaje. La semana que viene ando bastante libre, a la mañana casi siempre estoy en casa. Fijate qué les queda y avisame.

Otra consulta: ¿los $85.000 son con IVA incluido?

Abrazo,
Esteban`,
    expected: [],
  },
  {
    name: 'es: Mexican software newsletter advertises a webinar',
    sentAt: '2027-08-03T09:00:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Conta Ágil <hola@contaagil.example>',
    subject: '🚀 Webinar gratis: factura sin errores en 2027',
    text: `¡Hola!

¿Te han rechazado un CFDI este mes? No eres el único. En nuestro próximo webinar gratuito te enseñamos a evitar los 7 errores más comunes.

📅 Jueves 12 de agosto
🕐 11:00 a. m. (hora del centro)
🎙 Con la C.P. Norma Villaseñor

Aparta tu lugar: https://contaagil.example/webinar-cfdi

Y además, solo hasta el 15 de agosto: 30% de descuento en el plan anual con el código AGOSTO30.

El equipo de Conta Ágil

Recibes este correo porque te suscribiste a nuestro boletín. Cancelar suscripción`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: supplier writes to its customers about summer closing and hours',
    sentAt: '2027-07-19T12:10:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Ferretería Industrial Moncayo <pedidos@ferremoncayo.example>',
    subject: 'Horario de verano',
    text: `Estimados clientes:

Les comunicamos que del lunes 9 al domingo 22 de agosto, ambos inclusive, permaneceremos cerrados por vacaciones. Los pedidos que entren antes del miércoles 4 a las 12:00 saldrán esa misma semana; los demás, a partir del 23.

Hasta el día 6 atenderemos de 8:00 a 15:00, y para urgencias pueden llamar al 976 555 233 de 9:00 a 13:00.

Les deseamos un feliz verano.

Ferretería Industrial Moncayo
Polígono Las Eras, nave 7 - Tarazona`,
    expected: [],
  },
  {
    name: 'es: Chilean partner sends the minutes of yesterday with tasks and dates',
    sentAt: '2027-11-17T10:44:00-03:00',
    timezone: 'America/Santiago',
    from: 'Ignacio Sepúlveda <isepulveda@vinosdelmaule.example>',
    subject: 'Minuta reunión de ayer',
    text: `Estimados, buenos días:

Les comparto la minuta de la reunión de ayer martes 16, de 10:00 a 11:30 hrs.

Asistentes: Paula, Marcelo, Ignacio.

Acuerdos:
1. Marcelo envía la cotización de las etiquetas a más tardar el viernes 19 a las 18:00.
2. Paula deposita el anticipo ($1.200.000) antes del 25/11.
3. La imprenta despacha la primera partida el 2 de diciembre.

La próxima reunión queda por definir.

Gracias a todos por el tiempo, quedó súper claro.

Saludos,
Nacho`,
    expected: [],
  },
  {
    name: 'es: Colombian buyer asks for a quotation by a closing day and hour',
    sentAt: '2027-07-27T14:36:00-05:00',
    timezone: 'America/Bogota',
    from: 'Compras Clínica Los Guaduales <compras@clinicaguaduales.example>',
    subject: 'Solicitud de cotización SC-2027-0389 uniformes',
    text: `Señores proveedores:

Reciban un cordial saludo. Los invitamos a cotizar 140 uniformes antifluido según ficha técnica adjunta.

Fecha límite para presentar la oferta: viernes 30 de julio de 2027, 4:00 p. m., únicamente a este correo.
Publicación de resultados: martes 3 de agosto.
Entrega del pedido: a más tardar el 31 de agosto en el almacén (recepción de mercancía de 7:00 a 11:00 a. m.).
Forma de pago: 45 días fecha factura.

Las ofertas recibidas después de la hora señalada no se tendrán en cuenta.

Atentamente,

Departamento de Compras
Clínica Los Guaduales
PBX 602 555 0177 ext. 31`,
    expected: [],
  },
  {
    name: 'es: colleague on a trip tells his flights and his own appointment in passing',
    sentAt: '2027-05-31T08:05:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Óscar Trigueros <oscar@luminariastrigueros.example>',
    subject: 'esta semana estoy fuera',
    text: `Buenas, Chelo:

Que no se te olvide que mañana me voy a Canarias. Salgo el martes a las 7:20 de Barajas y vuelvo el jueves en el de las 18:55, así que hasta el viernes no piso la oficina. El miércoles a las 11 estoy con los del hotel de Maspalomas y no cogeré el móvil, para cualquier cosa me pones un correo.

El albarán 3312 está firmado encima de mi mesa, dáselo a Rubén cuando pase.

Besos,
Óscar`,
    expected: [],
  },
  {
    name: 'es: electricity distributor warns of a planned power cut',
    sentAt: '2027-02-24T11:17:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Distribuidora Eléctrica del Tajo <avisos@detajo.example>',
    subject: 'Aviso de interrupción programada del suministro',
    text: `Estimado cliente:

Por trabajos de mejora en la red, el próximo martes, 2 de marzo de 2027, será necesario interrumpir el suministro eléctrico en su punto de suministro:

CUPS: ES0099 5550 1234 0001 XY
Dirección: Avda. de Portugal, 90, local 2. Talavera de la Reina
Inicio: 08:00 h
Fin previsto: 10:30 h

Le recomendamos desconectar los equipos sensibles. El servicio podría restablecerse antes de la hora indicada sin previo aviso.

Averías: 900 555 909 (24 horas)

Distribuidora Eléctrica del Tajo`,
    expected: [],
  },
  {
    name: 'es: painter will drop by on Thursday afternoon without an hour',
    sentAt: '2027-09-07T07:58:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Walter Techera <pinturastechera@correo.example>',
    subject: 'Re: presupuesto fachada',
    text: `Buen día Graciela, todo bien?

Mire, el jueves de tarde ando por su barrio y paso a ver la fachada, no le puedo decir hora porque depende de cómo termine la otra obra. Cuando vaya saliendo le mando un mensaje.

Más o menos para que se haga una idea, por esos metros andamos en los $ 38.000 con dos manos y la pintura incluida. Arrancar recién podríamos después del 20.

Saludos
Walter`,
    expected: [],
  },
  {
    name: 'es: reply only about an invoice above a quoted visit',
    sentAt: '2027-12-09T16:52:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Begoña Llamazares <administracion@residenciaelrobledal.example>',
    subject: 'RE: RE: Factura noviembre',
    text: `Hola, Quique:

Recibida la factura corregida, ahora sí cuadra el NIF. La pasamos a pago con la remesa del día 20.

Lo del ascensor lo lleva dirección, a ellos les he pasado tu mensaje y ya te dirán algo.

Saludos,
Begoña Llamazares
Administración · Residencia El Robledal
987 555 081 (de 9 a 14 h)

-----Mensaje original-----
De: Enrique Sahagún <quique@elevadoressahagun.example>
Enviado: jueves, 9 de diciembre de 2027 12:15
Para: administracion@residenciaelrobledal.example
Asunto: RE: Factura noviembre

Hola, Begoña:

Te mando otra vez la factura F27/611 con el NIF bien puesto, perdona. ¿Y os parece que vayamos a ver lo del ascensor el martes 14 a las 11:00?

Quique`,
    expected: [],
  },
];
