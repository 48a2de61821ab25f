import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: mexican customer brings his van to the workshop',
    sentAt: '2027-04-29T19:22:00-06:00',
    timezone: 'America/Monterrey',
    from: 'Chuy Treviño <jtrevino@fletestrevino.example>',
    subject: 'la urvan otra vez',
    text: `Qué onda Beto, buenas tardes

Ya volvió a hacer el ruidito la Urvan, ahora del lado del copiloto. Le caigo el lunes 3 de mayo a las 8:30 de la mañana para que me la revise, ¿sale? La vez pasada me cobró $4,850 con todo y balatas, espero que ahora sea menos jaja.

La necesito de vuelta a más tardar el miércoles porque traigo viaje a Laredo.

Saludos y gracias!!
Chuy
81 5550 0142`,
    expected: [at('2027-05-03T08:30:00-06:00')],
  },
  {
    name: 'es: argentine friend of the firm proposes to meet next Thursday',
    sentAt: '2027-08-13T12:47:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Gustavo Pellegrini <gpellegrini@maderaspellegrini.example>',
    subject: 'Re: muestras de guatambú',
    text: `Hola Mati, ¿cómo andás?

Llegaron las muestras, quedaron bárbaras. Así las ves en persona y de paso hablamos de precios: ¿te va si nos juntamos el jueves que viene 18:30 hs en tu taller? Yo llevo las facturas (de las que se comen).

El envío grande entra al depósito recién a fin de mes, pero eso es otra historia.

Un abrazo grande,
Gus

--
Maderas Pellegrini - Ruta 8 km 51
Lun a vie de 8 a 17 hs, sáb de 8 a 12:30 hs`,
    expected: [at('2027-08-19T18:30:00-03:00')],
  },
  {
    name: 'es: agency offers a list of three slots with ends',
    sentAt: '2027-02-03T10:15:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Irene Salvatierra <irene@estudiobalandro.example>',
    subject: 'Propuesta de fechas · arranque del proyecto web',
    text: `Buenos días, Nacho:

Muchas gracias por aceptar el presupuesto 2027-031 (4.250 € + IVA). Para arrancar nos gustaría hacer con vosotros una sesión de una hora en la que repasemos contenidos, plazos y quién aprueba qué.

Os propongo estos huecos de la semana que viene:

  - lunes 8, de 10:00 a 11:00
  - martes 9, de 12:30 a 13:30
  - jueves 11, de 16:00 a 17:00

Decidme cuál preferís y os mando el enlace. Mientras tanto, si podéis, id subiendo las fotos a la carpeta compartida; las necesitaríamos antes del 19 de febrero para no retrasar la maqueta.

Un saludo,

Irene Salvatierra
Directora de proyectos
Estudio Balandro
Tel. 910 555 018 (de 9:00 a 15:00)`,
    expected: [
      at('2027-02-08T10:00:00+01:00', '2027-02-08T11:00:00+01:00'),
      at('2027-02-09T12:30:00+01:00', '2027-02-09T13:30:00+01:00'),
      at('2027-02-11T16:00:00+01:00', '2027-02-11T17:00:00+01:00'),
    ],
  },
  {
    name: 'es: accepts the second of two quoted times',
    sentAt: '2027-05-20T08:51:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Amaia Echeverri <aecheverri@residenciaelolmo.example>',
    subject: 'Re: Visita para medir las cortinas',
    text: `Buenos días Lucía,

La segunda opción nos viene mejor, que el martes tenemos a los de la caldera. Preguntad por mí en recepción.

Gracias,
Amaia

El mié, 19 may 2027 a las 17:42, Lucía Ferrandis (<lucia@cortinajesferrandis.example>) escribió:
> Hola Amaia:
> Para ir a medir las ventanas de la planta baja te puedo ofrecer:
>
> 1) martes 25 a las 11:00
> 2) miércoles 26 a las 9:30
>
> ¿Cuál te cuadra?
>
> Lucía`,
    expected: [at('2027-05-26T09:30:00+02:00')],
  },
  {
    name: 'es: moves a meeting from Wednesday to Friday half past twelve',
    sentAt: '2027-11-08T16:33:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Joaquín Rubiales <j.rubiales@asesoriarubiales.example>',
    subject: 'cambio de hora',
    text: `Perdona el lío, Mercedes, pero tengo que pasar lo nuestro del miércoles 10 a las 10:00 al viernes 12 a las doce y media. Mismo sitio, en mi despacho. Si te supone mucho trastorno me lo dices sin problema.

Joaquín`,
    expected: [at('2027-11-12T12:30:00+01:00')],
  },
  {
    name: 'es: colombian applicant confirms an interview with its length',
    sentAt: '2027-07-16T14:05:00-05:00',
    timezone: 'America/Bogota',
    from: 'Yuliana Ospina Marulanda <yuliana.ospina@correo.example>',
    subject: 'Confirmación entrevista - Auxiliar contable',
    text: `Señores
Panificadora La Espiga Dorada
Atn. Gestión Humana

Cordial saludo.

Por medio de la presente confirmo mi asistencia a la entrevista para el cargo de auxiliar contable, el próximo miércoles 21 de julio a las 2:15 p. m. en sus oficinas de la calle 63. Entiendo que tendrá una duración de 45 minutos y que debo llevar la hoja de vida impresa y fotocopia de la cédula.

Actualmente trabajo medio tiempo (lunes a viernes de 7:00 a. m. a 12:00 m.), por lo cual el horario me queda perfecto.

Quedo atenta a cualquier inquietud.

Atentamente,

Yuliana Ospina Marulanda
Tecnóloga en contabilidad y finanzas
Cel. 300 555 0177`,
    expected: [at('2027-07-21T14:15:00-05:00', '2027-07-21T15:00:00-05:00')],
  },
  {
    name: 'es: call named in the zones of Mexico and Madrid counts once',
    sentAt: '2027-06-08T11:30:00-06:00',
    timezone: 'Europe/Madrid',
    from: 'Ximena Arizpe <ximena.arizpe@mezcalarizpe.example>',
    subject: 'Llamada etiquetas edición España',
    text: `Hola Óscar, ¡buenas tardes por allá!

Ya platiqué con mi papá y sí le entramos a la edición especial. Agendamos la videollamada para este jueves 10 de junio, 10:00 hrs Ciudad de México / 18:00 hrs Madrid. Con 30 minutos nos alcanza perfecto.

Liga: https://meet.example/arizpe-etiquetas
ID 845 2210 9931

Te anexo el PDF con los tres conceptos para que lo revises con calma.

Saludos,
Ximena`,
    expected: [at('2027-06-10T18:00:00+02:00', '2027-06-10T18:30:00+02:00')],
  },
  {
    name: 'es: Miami buyer proposes an hour in eastern time to a reader in Lima',
    sentAt: '2027-07-01T17:12:00-04:00',
    timezone: 'America/Lima',
    from: 'Roberto Cárdenas <rcardenas@sunshinefoods.example>',
    subject: 'Pisco / quinua - next steps',
    text: `Estimado Renzo:

Gracias por las muestras, al equipo de compras le gustó mucho la quinua roja. ¿Podemos conversar el martes 6 de julio a las 9:00 a. m. hora de Miami (ET)? Yo le marco a su celular.

Le adelanto que buscamos dos contenedores de 20 pies, FOB Callao, con pago a 60 días.

Best regards / Saludos cordiales,
Roberto Cárdenas
Purchasing Manager, Sunshine Foods`,
    expected: [at('2027-07-06T08:00:00-05:00')],
  },
  {
    name: 'es: two days at a trade fair together',
    sentAt: '2027-09-06T18:58:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Paco Llorens <paco@ceramicasllorens.example>',
    subject: 'FERIA',
    text: `Vicent, ya tengo los pases. Quedamos entonces en que vamos los dos a la feria de Valencia el jueves 23 y el viernes 24 de septiembre, los dos días enteros. Me han costado 35 € cada uno, ya me los darás. El stand de los italianos es el B-214, pabellón 3.

Apúntatelo ya que te conozco.

Paco`,
    expected: [days('2027-09-23', '2027-09-25')],
  },
  {
    name: 'es: colleague forwards the notice of a boiler technician and says who opens',
    sentAt: '2027-10-13T09:20:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Rosa Mª Quintanilla <administracion@gimnasioatlas.example>',
    subject: 'RV: Aviso de revisión anual - contrato 77120',
    text: `Sergio, esto te toca a ti: el lunes 18 de octubre a las 8:15 viene el técnico de la caldera y hay que abrirle el cuarto. Calculan hora y media de trabajo. La llave está en mi cajón.

Rosa

---------- Mensaje reenviado ----------
De: Térmicas Bidasoa <avisos@termicasbidasoa.example>
Enviado: martes, 12 de octubre de 2027 13:04
Para: administracion@gimnasioatlas.example
Asunto: Aviso de revisión anual - contrato 77120

Estimado cliente:
Nuestro técnico acudirá a sus instalaciones el 18/10/2027 a las 8:15 h. Duración aproximada: 1 h 30 min. Rogamos faciliten el acceso a la sala de calderas.
Urgencias 24 h: 900 555 091`,
    expected: [at('2027-10-18T08:15:00+02:00', '2027-10-18T09:45:00+02:00')],
  },
  {
    name: 'es: chilean calendar invitation',
    sentAt: '2027-08-24T09:41:00-04:00',
    timezone: 'America/Santiago',
    from: 'Francisca Undurraga <fundurraga@constructoralarapa.example>',
    subject: 'Invitación: Revisión cubicaciones edificio Los Maitenes',
    text: `Francisca Undurraga le ha invitado a un evento.

Revisión cubicaciones edificio Los Maitenes
Lugar: Sala 2, oficina Providencia

Favor traer las planillas actualizadas.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Constructora La Rapa//Agenda//ES
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:America/Santiago
BEGIN:STANDARD
DTSTART:20260405T000000
TZOFFSETFROM:-0300
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20260906T000000
TZOFFSETFROM:-0400
TZOFFSETTO:-0300
RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=1SU
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:8f1c2a77-maitenes@constructoralarapa.example
DTSTAMP:20270824T134100Z
SEQUENCE:0
STATUS:CONFIRMED
SUMMARY:Revisión cubicaciones edificio Los Maitenes
LOCATION:Sala 2\\, oficina Providencia
DTSTART;TZID=America/Santiago:20270826T150000
DTEND;TZID=America/Santiago:20270826T160000
ORGANIZER;CN=Francisca Undurraga:mailto:fundurraga@constructoralarapa.example
ATTENDEE;CN=Estudio Técnico;RSVP=TRUE;PARTSTAT=NEEDS-ACTION:mailto:contacto@estudiotecnico.example
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-08-26T15:00:00-04:00', '2027-08-26T16:00:00-04:00')],
  },
  {
    name: 'es: restaurant booking confirmation with JSON-LD and a cancellation deadline',
    sentAt: '2027-12-09T20:03:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Mesón Casa Fermina <reservas@casafermina.example>',
    subject: 'Su reserva está confirmada (ref. CF-90314)',
    text: `Hola, Inmaculada:

Su reserva en Mesón Casa Fermina está confirmada.

Fecha: viernes, 17 de diciembre de 2027
Hora: 14:30
Comensales: 14
Comentario: comida de empresa, dos celíacos

Puede cancelar sin coste hasta el 15 de diciembre a las 20:00.

Mesón Casa Fermina, calle Alfarería 9, Sevilla
Cocina abierta de 13:00 a 16:30 y de 20:30 a 23:30. Lunes cerrado.`,
    html: `<html lang="es"><head>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "CF-90314",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Inmaculada Bermudo" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Mesón Casa Fermina",
    "address": { "@type": "PostalAddress", "streetAddress": "Calle Alfarería 9", "addressLocality": "Sevilla", "addressCountry": "ES" }
  },
  "startTime": "2027-12-17T14:30:00+01:00",
  "partySize": "14"
}
</script></head><body>
<p>Hola, Inmaculada:</p>
<p>Su reserva en <b>Mesón Casa Fermina</b> está confirmada.</p>
<table>
<tr><td>Fecha</td><td>viernes, 17 de diciembre de 2027</td></tr>
<tr><td>Hora</td><td>14:30</td></tr>
<tr><td>Comensales</td><td>14</td></tr>
<tr><td>Comentario</td><td>comida de empresa, dos celíacos</td></tr>
</table>
<p>Puede cancelar sin coste hasta el 15 de diciembre a las 20:00.</p>
<p><small>Mesón Casa Fermina, calle Alfarería 9, Sevilla<br>Cocina abierta de 13:00 a 16:30 y de 20:30 a 23:30. Lunes cerrado.</small></p>
</body></html>`,
    expected: [at('2027-12-17T14:30:00+01:00')],
  },
  {
    name: 'es: argentine course registration with JSON-LD',
    sentAt: '2027-06-22T15:36:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Cámara de Productores de Alimentos <inscripciones@camaraalimentos.example>',
    subject: 'Inscripción confirmada: Jornada de rotulado frontal',
    text: `¡Listo, Martina! Ya estás inscripta.

Jornada técnica: rotulado frontal para pymes
Miércoles 30 de junio de 2027, de 9 a 13 hs
Auditorio de la Cámara, Av. Belgrano 2180, CABA

Nro. de inscripción: JT-00718
Aranceles: sin costo para socios

Traé DNI para el ingreso.`,
    html: `<html><body>
<script type="application/ld+json">[{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"JT-00718","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Martina Giordano"},"reservationFor":{"@type":"Event","name":"Jornada técnica: rotulado frontal para pymes","startDate":"2027-06-30T09:00:00-03:00","endDate":"2027-06-30T13:00:00-03:00","location":{"@type":"Place","name":"Auditorio de la Cámara","address":"Av. Belgrano 2180, CABA"}}}]</script>
<h2>¡Listo, Martina! Ya estás inscripta.</h2>
<p><b>Jornada técnica: rotulado frontal para pymes</b><br>Miércoles 30 de junio de 2027, de 9 a 13 hs<br>Auditorio de la Cámara, Av. Belgrano 2180, CABA</p>
<p>Nro. de inscripción: JT-00718<br>Aranceles: sin costo para socios</p>
<p>Traé DNI para el ingreso.</p>
</body></html>`,
    expected: [at('2027-06-30T09:00:00-03:00', '2027-06-30T13:00:00-03:00')],
  },
  {
    name: 'es: lower case without accents, tomorrow or else Friday at one',
    sentAt: '2027-09-15T21:14:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'manolo yesos <manolo@yesosmanolo.example>',
    subject: 'obra',
    text: `buenas illo
manana a las 11 en la obra t viene bien? si no el viernes a la una, antes d irme a comer
hay q ver lo del techo del baño q eso no hay quien lo entienda
dime`,
    expected: [at('2027-09-16T11:00:00+02:00'), at('2027-09-17T13:00:00+02:00')],
  },
  {
    name: 'es: day after tomorrow at quarter to five in the afternoon',
    sentAt: '2027-04-20T13:02:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Clínica Veterinaria Picos <hola@vetpicos.example>',
    subject: 'Segunda dosis de Bruno y Trasgo',
    text: `Hola, Covadonga:

Ya nos llegaron las vacunas. Te apunto con los dos perros de la finca para pasado mañana a las cinco menos cuarto de la tarde, ¿vale? Así Elena te mira también la oreja de Trasgo.

La factura de marzo (86,40 €) sigue pendiente, si puedes la dejas pagada ese mismo día.

Un saludín,
Noelia, recepción

Clínica Veterinaria Picos
Mañanas 10:00-13:30 · Tardes 16:30-20:00 · Sábados 10:30-13:00`,
    expected: [at('2027-04-22T16:45:00+02:00')],
  },
  {
    name: 'es: mexican "de hoy en ocho" at quarter to ten',
    sentAt: '2027-10-12T10:26:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Lic. Araceli Montes de Oca <araceli@montesdeocaseguros.example>',
    subject: 'Renovación póliza de flotilla',
    text: `Buen día, ingeniero Zepeda:

Le confirmo que quedamos de hoy en ocho, martes 19, a cuarto para las diez de la mañana en su planta, para revisar la renovación de la flotilla. Llevo las cotizaciones de las tres aseguradoras.

Recuerde que la póliza actual (No. 00-88213-4) vence el 31 de octubre a las 12:00 horas; tenemos buen margen.

Quedo a sus órdenes.

Lic. Araceli Montes de Oca
Agente de seguros y fianzas
Oficina 55 5555 0163 · Lunes a viernes 9 a 18 hrs.`,
    expected: [at('2027-10-19T09:45:00-06:00')],
  },
  {
    name: 'es: tax adviser names filing deadlines beside one appointment',
    sentAt: '2027-04-01T17:48:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Montserrat Argelich <margelich@argelichfiscal.example>',
    subject: 'Primer trimestre 2027: calendario y reunión',
    text: `Apreciado Ramon:

Como cada trimestre te recuerdo el calendario:

· hasta el 9 de abril: enviarnos facturas emitidas y recibidas
· hasta el 15 de abril: modelos 303, 111 y 115 si se domicilian
· hasta el 20 de abril: presentación sin domiciliar

Como este año hay además que decidir lo de la amortización del horno, he pensado que es mejor verlo en persona. Te espero en el despacho el martes 13 de abril a las 16 h. Trae, por favor, la escritura del préstamo y el último recibo.

Nuestro horario hasta el 30 de abril, por campaña, es de 8:30 a 18:30 ininterrumpido.

Cordialmente,

Montserrat Argelich
Economista · col. 10.442
Argelich Fiscal SLP`,
    expected: [at('2027-04-13T16:00:00+02:00')],
  },
  {
    name: 'es: costa rican notary sets the signing of a deed',
    sentAt: '2027-06-17T08:30:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Licda. Marielos Chinchilla <mchinchilla@notariachinchilla.example>',
    subject: 'Traspaso vehículo placa CL-318 - firma',
    text: `Don Álvaro, muy buenos días.

Con mucho gusto le informo que ya está lista la escritura de traspaso del camioncito. La firma quedó para el lunes 28 de junio a las dos de la tarde, aquí en la notaría, 200 metros norte de la iglesia de Curridabat.

Le agradezco presentarse con la cédula vigente y el comprobante del pago de los timbres (₡ 96.500).

Pura vida,
Licda. Marielos Chinchilla Rojas
Tel. 2555-0120`,
    expected: [at('2027-06-28T14:00:00-06:00')],
  },
  {
    name: 'es: town hall announces an inspection of the premises',
    sentAt: '2027-09-20T12:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Ayuntamiento de Valdemorera - Licencias <licencias@valdemorera.example>',
    subject: 'Expte. LA/0417/2027 - Comunicación de visita de inspección',
    text: `AYUNTAMIENTO DE VALDEMORERA
Área de Urbanismo y Actividades
Expediente: LA/0417/2027
Interesado: Panadería Artesana Hnos. Cubero, C.B.

En relación con la solicitud de licencia de apertura presentada con fecha 14 de julio de 2027 (registro de entrada n.º 5.883), se le comunica que el próximo día 5 de octubre de 2027, a las 10:30 horas, los servicios técnicos municipales se personarán en el local sito en calle Real, 22, bajo, al objeto de comprobar su adecuación al proyecto aprobado.

Deberá estar presente el titular de la actividad o persona que lo represente, con la siguiente documentación:

a) Certificado de la instalación eléctrica.
b) Contrato de mantenimiento de extintores.
c) Justificante de pago de la tasa (212,30 €).

Contra el presente acto de trámite no cabe recurso. Dispone de diez días hábiles para formular alegaciones.

Valdemorera, a 20 de septiembre de 2027
El Técnico de Actividades

Atención al público: de lunes a viernes, de 9:00 a 14:00 horas`,
    expected: [at('2027-10-05T10:30:00+02:00')],
  },
  {
    name: 'es: ecuadorian mother offers the school two times',
    sentAt: '2027-02-04T20:39:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Gabriela Terán <gaby.teran@correo.example>',
    subject: 'Cita con la tutora de 4to B',
    text: `Buenas noches Miss Verónica,

disculpe la hora. Le escribo porque Joaquín está llegando a la casa muy desmotivado y quisiera conversar con usted en persona. Yo podría el martes 9/2 a las 17h15 o si no el jueves 11/2 a las 7h30, antes de que entren los niños. Usted me dice cuál de las dos.

De paso le comento que el miércoles 10 él no va a asistir, tiene control con el oftalmólogo a las 10h00, le mando el certificado después.

Muchas gracias por su paciencia y Dios le pague.
Gabriela Terán
(mamá de Joaquín Proaño)`,
    expected: [at('2027-02-09T17:15:00-05:00'), at('2027-02-11T07:30:00-05:00')],
  },
  {
    name: 'es: one-line announcement of a call the same day',
    sentAt: '2027-11-25T11:10:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Xurxo Loureiro <xurxo@conservasloureiro.example>',
    subject: 'Re: Re: palés',
    text: `Ahora estoy en lonja y no se oye nada. Te llamo hoy a las 12 y media al fijo. X.

Enviado desde mi móvil`,
    expected: [at('2027-11-25T12:30:00+01:00')],
  },
  {
    name: 'es: peninsular time given to a reader in the Canary Islands',
    sentAt: '2027-01-07T09:05:00+01:00',
    timezone: 'Atlantic/Canary',
    from: 'Soporte Nubelia <soporte@nubelia.example>',
    subject: '[Ticket #40872] Migración del correo: sesión con usted',
    text: `Hola, Yeray:

Hemos dejado la migración preparada. Para terminar necesitamos conectarnos a su equipo con usted delante: martes 12 de enero a las 10:00 (hora peninsular). Le llamaremos al 922 555 034 y le pediremos el código de acceso remoto.

No hace falta que responda a este correo si le viene bien.

Estado del ticket: en espera del cliente
Prioridad: media
Abierto: 04/01/2027 16:21

Equipo de soporte de Nubelia
Atención telefónica: L-J 8:00-18:00, V 8:00-15:00 (hora peninsular)`,
    expected: [at('2027-01-12T09:00:00+00:00')],
  },
  {
    name: 'es: uruguayan couple settles a menu tasting with the caterer',
    sentAt: '2027-03-09T22:18:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Flor y Nacho <florynacho@casorio.example>',
    subject: 'Degustación!!',
    text: `Holaaa Silvana!

Hablamos con las suegras y podemos todos el sábado 20 de marzo, así que nos anotamos para la degustación ese día a las 20:30, como nos habías dicho por teléfono. Vamos a ser 6. El padre de Nacho no come mariscos, ojo con eso.

Otra cosa: la seña de $ 15.000 te la giramos antes del viernes.

Besos, estamos re contentos!
Flor y Nacho`,
    expected: [at('2027-03-20T20:30:00-03:00')],
  },
  {
    name: 'es: calendar cancellation of a meeting',
    sentAt: '2027-03-02T17:55:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Emiliano Cuevas <ecuevas@imprentacuevas.example>',
    subject: 'Cancelado: Junta prueba de color',
    text: `Este evento se canceló.

Junta prueba de color
Jueves 4 de marzo de 2027, 11:00 a 12:00

Nota de Emiliano: se nos descompuso la máquina, les aviso en cuanto quede. Una disculpa.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Imprenta Cuevas//Calendario 2.1//ES
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:CANCEL
BEGIN:VEVENT
DTSTART:20270304T170000Z
DTEND:20270304T180000Z
DTSTAMP:20270302T235500Z
ORGANIZER;CN=Emiliano Cuevas:mailto:ecuevas@imprentacuevas.example
UID:pc-2027-0304@imprentacuevas.example
ATTENDEE;CN=Diseño;PARTSTAT=ACCEPTED:mailto:hola@tallergrafico.example
SEQUENCE:1
STATUS:CANCELLED
SUMMARY:Junta prueba de color
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'es: mexican parcel notice with a delivery window in JSON-LD',
    sentAt: '2027-11-18T06:47:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Envíos Quetzal <notificaciones@enviosquetzal.example>',
    subject: 'Tu paquete llega mañana',
    text: `¡Hola!

Tu paquete 7741 0098 2213 va en camino.

Entrega estimada: viernes 19 de noviembre, entre 10:00 y 14:00 h
Remitente: Refacciones del Bajío

Si no hay nadie en el domicilio haremos un segundo intento el lunes 22.

Rastrear envío: https://enviosquetzal.example/r/774100982213`,
    html: `<html><body>
<script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"774100982213","trackingUrl":"https://enviosquetzal.example/r/774100982213","expectedArrivalFrom":"2027-11-19T10:00:00-06:00","expectedArrivalUntil":"2027-11-19T14:00:00-06:00","carrier":{"@type":"Organization","name":"Envíos Quetzal"},"partOfOrder":{"@type":"Order","orderNumber":"RB-55120","merchant":{"@type":"Organization","name":"Refacciones del Bajío"}}}
</script>
<p>¡Hola!</p><p>Tu paquete <b>7741 0098 2213</b> va en camino.</p>
<p>Entrega estimada: <b>viernes 19 de noviembre, entre 10:00 y 14:00 h</b><br>Remitente: Refacciones del Bajío</p>
<p>Si no hay nadie en el domicilio haremos un segundo intento el lunes 22.</p>
<p><a href="https://enviosquetzal.example/r/774100982213">Rastrear envío</a></p>
</body></html>`,
    expected: [],
  },
  {
    name: 'es: lawyer declines the proposed time',
    sentAt: '2027-06-10T19:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Beatriz Zumalabe <bz@zumalabeabogados.example>',
    subject: 'RE: Reunión con la propiedad',
    text: `Estimados:

Lo lamento, pero el martes 15 a las 15:00 me es imposible, tengo un señalamiento en Vitoria que no va a acabar antes. Tampoco puedo el miércoles. Déjenme ver cómo queda la agenda y les digo algo a principios de la semana que viene.

Atentamente,
Beatriz Zumalabe
Abogada`,
    expected: [],
  },
  {
    name: 'es: bulk newsletter advertises a webinar',
    sentAt: '2027-02-02T07:00:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Contalibre <novedades@contalibre.example>',
    subject: '🚀 Webinar GRATIS: domina la facturación 4.0 en una hora',
    text: `¿La facturación te quita el sueño?

Más de 3,000 pymes ya confían en Contalibre. Este mes te traemos:

★ WEBINAR GRATUITO "Facturación sin lágrimas"
   Jueves 11 de febrero, 17:00 h (CDMX)
   Cupo limitado: aparta tu lugar en https://contalibre.example/webinar

★ 40 % de descuento en el plan anual hasta el 14 de febrero a las 23:59
★ Nuevo artículo: 7 errores al timbrar la nómina

Síguenos en redes.

Recibes este correo porque te suscribiste en contalibre.example. Darse de baja: https://contalibre.example/baja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: minutes of a meeting held the day before',
    sentAt: '2027-05-05T09:12:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Club de Remo Ría Nova - Secretaría <secretaria@remorianova.example>',
    subject: 'Acta de la junta directiva',
    text: `Buenos días a todos:

Os adjunto el acta de la junta de ayer, martes 4 de mayo, que empezó a las 20:00 y se levantó a las 21:40 horas.

Resumen de acuerdos:
1. Se aprueba la compra de dos remos (1.120 €).
2. La inscripción en la liga se paga antes del 12 de mayo. Encargado: Tino.
3. El alquiler del pantalán se renueva por un año.
4. La próxima junta queda sin fecha hasta que vuelva el presidente.

Si alguien ve algún error, que me lo diga antes del domingo; si no, la doy por buena.

Un saludo,
Mariña
Secretaria`,
    expected: [],
  },
  {
    name: 'es: colombian supplier tells only his own flights',
    sentAt: '2027-05-14T16:40:00-05:00',
    timezone: 'America/Bogota',
    from: 'Hernán Darío Valencia <hdvalencia@hilosdelvalle.example>',
    subject: 'Ando de viaje',
    text: `Doña Estela, ¿cómo me le va?

Le cuento que la otra semana estoy por fuera: salgo a Lima el martes 18 a las 6:10 a. m. y aterrizo de vuelta en Medellín el sábado 22 a las 9:15 p. m. Cualquier cosita con el pedido 3390 me la habla con Wilmar, que él queda encargado de la bodega.

Cuando vuelva la llamo y cuadramos lo de la visita, no se me olvida.

Un abrazo,
Hernán`,
    expected: [],
  },
  {
    name: 'es: chilean consultant is vaguely available and sends a booking link',
    sentAt: '2027-10-07T11:53:00-03:00',
    timezone: 'America/Santiago',
    from: 'Camilo Riquelme <camilo@riquelmeconsultores.example>',
    subject: 'Re: Asesoría plan de negocios',
    text: `Hola Pía, ¿cómo estai? Buenísimo que se animen.

Te cuento que la próxima semana la tengo bastante despejada, y en general los miércoles en la tarde me acomodan harto. Así que conversémoslo cuando quieras. Si te resulta más cómodo, pincha acá y eliges tú misma:

https://agenda.example/camilo-riquelme/asesoria

El valor es de 2,5 UF por sesión, la boleta la mando a fin de mes.

Saludos,
Camilo R.`,
    expected: [],
  },
  {
    name: 'es: property manager announces a water cut',
    sentAt: '2027-06-03T13:26:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Fincas Aldecoa <incidencias@fincasaldecoa.example>',
    subject: 'C/ Mesones 14: corte de agua',
    text: `Estimados propietarios e inquilinos:

Les comunicamos que el miércoles 9 de junio, de 9:00 a 13:00 horas, se cortará el suministro de agua en todo el edificio para sustituir la bajante del patio. Rogamos dejen los grifos cerrados. No es necesario acceder a las viviendas ni a los locales.

Perdonen las molestias.

Begoña Aldecoa
Administradora de fincas, col. 3.118
Martes y jueves de 17:00 a 19:30`,
    expected: [],
  },
  {
    name: 'es: holiday auto-reply with reduced opening hours',
    sentAt: '2027-08-03T08:02:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Talleres Gráficos Nogal <pedidos@graficasnogal.example>',
    subject: 'Respuesta automática: Consulta tarjetas',
    text: `Gracias por su mensaje.

Del 2 al 22 de agosto permanecemos cerrados por vacaciones. El lunes 23 de agosto a las 8:00 volvemos a abrir y atenderemos los correos por orden de llegada.

Para urgencias, la tienda de la calle Mayor abre de 10:00 a 13:30 (sábados cerrado), tel. 974 555 027.

Los archivos recibidos después del 30 de julio a las 14:00 entrarán en producción en septiembre.

¡Feliz verano!
El equipo de Gráficas Nogal`,
    expected: [],
  },
  {
    name: 'es: proposal stands only in the quoted mail and is not answered yet',
    sentAt: '2027-07-13T10:44:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Eulalia Pons <epons@hotelsacala.example>',
    subject: 'Re: Presupuesto toldos terraza',
    text: `Hola Jaume, recibido, muchas gracias. Lo comento con mi socio y en cuanto sepa algo te escribo.

Eulalia

-----Mensaje original-----
De: Jaume Vidal <jaume@toldosvidal.example>
Enviado el: lunes, 12 de julio de 2027 18:20
Para: Eulalia Pons <epons@hotelsacala.example>
Asunto: Presupuesto toldos terraza

Buenas tardes, Eulalia:
Adjunto el presupuesto corregido (6.780 €). Podríamos ir a tomar medidas el jueves 22 de julio a las 10:00, si os parece bien.
Un saludo,
Jaume`,
    expected: [],
  },
  {
    name: 'es: argentine shop rota of others and a third person at the doctor',
    sentAt: '2027-08-14T18:09:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Caro Benítez <caro@libreriaelzaguan.example>',
    subject: 'turnos de la semana',
    text: `Jefa, te paso cómo quedó el salón para que lo tengas y te vayas tranqui:

mar 17: yo de 9 a 17, Nico de 12 a 20
mié 18: Nico de 9 a 17, Sofi de 12 a 20
jue 19: yo todo el día, Sofi entra más tarde porque tiene turno con la dentista a las 11
vie 20: los tres

Vos no tenés que venir ninguno de esos días, está todo cubierto. Disfrutá Bariloche!!

Caro`,
    expected: [],
  },
  {
    name: 'es: dominican supplier with payment deadline and container arrival',
    sentAt: '2027-11-22T15:15:00-04:00',
    timezone: 'America/Santo_Domingo',
    from: 'Wilkin Polanco <ventas@ferreteriapolanco.example>',
    subject: 'Proforma 1187 / reserva de varillas',
    text: `Saludos, don Rafael:

Le anexo la proforma 1187 por RD$ 284,600.00. Para sostenerle ese precio necesitamos la transferencia antes de las 3:00 p. m. del viernes 26 de noviembre, pues después de ahí sube la tarifa.

El contenedor llega a Haina el lunes 6 de diciembre y el camión se lo despacha al almacén de ustedes el día 8 a primera hora.

Cualquier duda estamos a la orden, de lunes a viernes de 8:00 a 5:30 y sábados hasta las 12:00.

Bendiciones,
Wilkin Polanco
Dpto. de ventas
809-555-0149`,
    expected: [],
  },
  {
    name: 'es: bulk mail announces a product launch',
    sentAt: '2027-09-24T09:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Velas Alborán Profesional <clientes@velasalboran.example>',
    subject: 'El viernes 1 de octubre a las 10:00 llega la colección Invierno',
    text: `Queda muy poco.

El viernes 1 de octubre a las 10:00 se abre en nuestra web la venta de la colección Invierno 27: 18 aromas nuevos, vidrio reciclado y formato XL.

Las 50 primeras tiendas que hagan su pedido tendrán portes gratis. Oferta válida hasta el domingo 3 de octubre a medianoche.

¡No te lo pierdas, apúntalo en tu calendario!

Velas Alborán, S.L. · Polígono El Pinar, nave 12 · Almería
Si no deseas recibir más comunicaciones comerciales, pulsa aquí.`,
    isBulk: true,
    expected: [],
  },
];
