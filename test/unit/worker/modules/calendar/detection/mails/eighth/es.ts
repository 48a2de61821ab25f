import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: private customer offers two visits to a joiner',
    sentAt: '2027-02-02T10:12:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Maribel Otero <maribel.otero@correo.example>',
    subject: 'Presupuesto cocina',
    text: `Buenos días:

Me ha dado su dirección mi vecina, la de los armarios empotrados de la calle Doctor Cadaval. Queremos cambiar la cocina entera (3,40 x 2,10 m, con la ventana al patio) y antes de pedir nada me gustaría ver sus muestras.

¿Podría pasarme por el taller este jueves a las cinco y media de la tarde? Si no les viene bien, también puedo el sábado a las 11 de la mañana. Lo que prefieran.

Mi presupuesto ronda los 7.500 € con electrodomésticos aparte.

Un saludo,
Maribel Otero
Tel. 600 555 014`,
    expected: [at('2027-02-04T17:30:00+01:00'), at('2027-02-06T11:00:00+01:00')],
  },
  {
    name: 'es: accountant proposes a call, with a tax deadline beside it',
    sentAt: '2027-03-10T17:45:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'C.P. Arturo Villaseñor <avillasenor@contadoresdelbajio.example>',
    subject: 'Declaración anual 2026 - pendientes',
    text: `Estimada Lic. Robledo, buenas tardes:

Le recuerdo que la declaración anual de personas morales vence el 31 de marzo, por lo que necesito a más tardar el lunes 22 los estados de cuenta de diciembre y los CFDI de nómina que siguen pendientes.

Para revisar juntos los gastos no deducibles le propongo una llamada el martes 16 de marzo a las 10:30 hrs; necesitaremos 45 minutos. Yo le marco a su oficina.

Quedo atento a su confirmación.

Saludos cordiales,

C.P. Arturo Villaseñor
Contadores del Bajío, S.C.
Tel. (477) 555 0132 ext. 12
Lunes a viernes de 9:00 a 14:00 y de 16:00 a 19:00 hrs`,
    expected: [at('2027-03-16T10:30:00-06:00', '2027-03-16T11:15:00-06:00')],
  },
  {
    name: 'es: parcel service announces a delivery window',
    sentAt: '2027-11-22T07:04:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Envíos Raudo <notificaciones@enviosraudo.example>',
    subject: 'Tu envío 7704 1192 83 llega mañana',
    text: `Hola, CERÁMICAS LA ALFARERA:

Tu envío 7704 1192 83 (2 bultos, 31,4 kg) está en camino.

Entrega prevista: martes 23 de noviembre, entre las 10:00 y las 12:00.

¿No vas a estar? Puedes cambiar la fecha o elegir un punto de recogida en https://enviosraudo.example/gestionar/7704119283 hasta las 22:00 de hoy.

Gracias por confiar en Envíos Raudo.
Este es un mensaje automático, por favor no respondas.`,
    expected: [],
  },
  {
    name: 'es: chatty Argentine friend of the firm, no accents, an hour with hs',
    sentAt: '2027-05-10T21:33:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Nico Baldassarre <nico@baldassarrecarteles.example>',
    subject: 'Re: cartel nuevo',
    text: `hola marce como venis!! perdon la demora, estuve con mil cosas por el tema del galpon

ya tengo el diseño del cartel, quedo barbaro. queres q nos juntemos el miercoles 18 hs en tu local y lo vemos con la luz puesta? llevo la muestra de acrilico tmb

por la seña no te hagas drama, me la pasas cuando puedas

abrazo grande
nico`,
    expected: [at('2027-05-12T18:00:00-03:00')],
  },
  {
    name: 'es: provider announces a maintenance window at night',
    sentAt: '2027-08-18T15:20:00-05:00',
    timezone: 'America/Bogota',
    from: 'Soporte Nubandina <soporte@nubandina.example>',
    subject: 'Ventana de mantenimiento programada - Servidor NB-CO-07',
    text: `Apreciado cliente:

Le informamos que el sábado 21 de agosto de 2027, entre las 11:00 p. m. y las 3:00 a. m. del domingo, realizaremos trabajos de actualización en el servidor NB-CO-07.

Durante este periodo el correo y el sitio web podrán presentar intermitencias de hasta 20 minutos. No se requiere ninguna acción de su parte.

Si detecta alguna novedad después de las 6:00 a. m., por favor abra un caso en https://soporte.nubandina.example.

Cordialmente,
Equipo de Operaciones
Nubandina S.A.S. | PBX 601 555 0190
Soporte telefónico: lunes a sábado, 7:00 a. m. a 7:00 p. m.`,
    expected: [],
  },
  {
    name: 'es: supplier in Colombia announces a visit with its end',
    sentAt: '2027-07-23T08:20:00-05:00',
    timezone: 'America/Bogota',
    from: 'Yuliana Arboleda <yarboleda@molinosdelcauca.example>',
    subject: 'Visita comercial panadería',
    text: `Don Hernán, muy buenos días. Espero que se encuentre muy bien.

Le cuento que la otra semana estaremos en Popayán con el técnico panadero y quisiéramos pasar por su panadería a mostrarle la nueva harina de fuerza (bulto x 50 kg a $168.000, pedido mínimo 10 bultos).

¿Le queda bien el próximo miércoles 28 de julio, de 8:00 a. m. a 9:30 a. m.? Así alcanzamos a hacer una horneada de prueba con su gente.

Los despachos siguen saliendo los martes y viernes, como siempre.

Quedo pendiente. Feliz día,

Yuliana Arboleda
Asesora comercial zona sur
Cel. 300 555 0177`,
    expected: [at('2027-07-28T08:00:00-05:00', '2027-07-28T09:30:00-05:00')],
  },
  {
    name: 'es: meeting in Chile is moved to another day',
    sentAt: '2027-08-17T12:51:00-04:00',
    timezone: 'America/Santiago',
    from: 'Constanza Riquelme <criquelme@vinedosaltos.example>',
    subject: 'Cambio reunión etiquetas',
    text: `Hola equipo,

Disculpen el cambio a última hora: la reunión del jueves 19 a las 15:00 hrs la tenemos que mover al lunes 23 a las 16:30 hrs, porque nuestro gerente anda en terreno toda la semana. Mismo lugar, en su oficina de Providencia.

De paso les aviso que el PDF que mandaron (OT 2214) venía con la fuente equivocada en la contraetiqueta.

Muchas gracias y perdón por las molestias!

Coni Riquelme
Marketing`,
    expected: [at('2027-08-23T16:30:00-04:00')],
  },
  {
    name: 'es: the second of three quoted times is accepted',
    sentAt: '2027-11-04T09:37:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Javier Lahoz <jlahoz@transporteslahoz.example>',
    subject: 'RE: Propuesta de reunión - seguro de flota',
    text: `Buenos días, Pilar:

La segunda nos va perfecta. Vendremos mi hermano y yo; apúntanos plaza de aparcamiento si puedes.

Javier Lahoz
Transportes Lahoz, S.L.

El 3 nov 2027, a las 13:22, Pilar Aznar <pilar@correduriaaznar.example> escribió:
> Hola, Javier:
>
> Para ver la renovación de la póliza de los seis camiones os puedo ofrecer en nuestra oficina:
>
> - martes 9 de noviembre, 10:00
> - miércoles 10 de noviembre, 16:30
> - viernes 12 de noviembre, 9:15
>
> La póliza actual vence el 30 de noviembre a las 24:00, así que conviene no dejarlo.
>
> Un abrazo,
> Pilar`,
    expected: [at('2027-11-10T16:30:00+01:00')],
  },
  {
    name: 'es: bulk newsletter with a webinar',
    sentAt: '2027-04-05T06:00:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Academia Vende Más <hola@vendemas.example>',
    subject: '🚀 Webinar GRATIS: triplica tus ventas por WhatsApp',
    text: `¡Hola, emprendedor!

¿Cansado de que te dejen en visto? Este jueves 8 de abril a las 7:00 p. m. (hora CDMX) nuestro experto Beto Cárdenas revela EN VIVO los 5 mensajes que cierran ventas.

👉 Aparta tu lugar: https://vendemas.example/webinar-abril

Además, solo hasta el domingo: curso completo por $1,499 (antes $3,999).

¡Cupo limitado!

Academia Vende Más · Av. de los Insurgentes s/n, Ciudad de México
¿Ya no quieres recibir estos correos? Date de baja aquí: https://vendemas.example/baja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: labour inspectorate summons the company',
    sentAt: '2027-09-06T08:02:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Inspección Provincial de Trabajo <notificaciones@inspeccionprovincial.example>',
    subject: 'CITACIÓN - Expte. 37/0004418/27',
    text: `Asunto: Citación de comparecencia
Expediente: 37/0004418/27
Empresa: TALLERES HERMANOS GALINDO, S.L.

En el ejercicio de las funciones de vigilancia atribuidas a esta Inspección, se cita a esa empresa para que comparezca, por medio de su representante legal o persona debidamente autorizada, el día 21 de septiembre de 2027, a las 09:30 horas, en las oficinas de esta Inspección Provincial (Paseo de la Estación, 12, 2.ª planta), aportando la siguiente documentación:

1. Registro diario de jornada de los meses de mayo a agosto de 2027.
2. Contratos de trabajo vigentes.
3. Justificantes de formación en prevención de riesgos laborales.

La falta de comparecencia podrá ser considerada obstrucción a la labor inspectora. Contra la presente citación, que constituye un acto de trámite, no cabe recurso alguno.

El inspector de Trabajo y Seguridad Social

Atención al público: de lunes a viernes, de 9:00 a 14:00 horas, con cita previa.`,
    expected: [at('2027-09-21T09:30:00+02:00')],
  },
  {
    name: 'es: invitation with ICS for a web review',
    sentAt: '2027-04-12T16:18:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Estela Comas <estela@pixelydedal.example>',
    subject: 'Invitación: Revisión maqueta web – mar 20 abr 2027 10:00 - 11:00',
    text: `Hola:

Os mando la convocatoria para repasar juntos la maqueta de la tienda online. Si puede estar alguien de almacén, mejor.

Enlace: https://reuniones.pixelydedal.example/sala/maqueta-7f3

Estela`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Pixel y Dedal//Agenda//ES
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Madrid
BEGIN:DAYLIGHT
DTSTART:19700329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZNAME:CEST
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19701025T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZNAME:CET
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:maqueta-7f3-20270420@pixelydedal.example
DTSTAMP:20270412T141800Z
DTSTART;TZID=Europe/Madrid:20270420T100000
DTEND;TZID=Europe/Madrid:20270420T110000
SUMMARY:Revisión maqueta web
LOCATION:https://reuniones.pixelydedal.example/sala/maqueta-7f3
ORGANIZER;CN=Estela Comas:mailto:estela@pixelydedal.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:hola@bodegonvivo.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-20T10:00:00+02:00', '2027-04-20T11:00:00+02:00')],
  },
  {
    name: 'es: Ecuadorian customer declines a time without another',
    sentAt: '2027-02-19T18:09:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Ing. Wilmer Chonillo <wchonillo@camaroneralaisla.example>',
    subject: 'RE: Demostración bombas',
    text: `Estimada Gabriela buenas tardes,

El martes a las 3 no alcanzo a llegar, estoy en la camaronera con la cosecha hasta la noche. Déjeme ver cómo me queda la otra semana y yo le aviso.

Saludos
Ing. Wilmer Chonillo

De: Gabriela Tumbaco <gtumbaco@hidrobombas.example>
Enviado: viernes, 19 de febrero de 2027 11:40
Para: Ing. Wilmer Chonillo
Asunto: Demostración bombas

Estimado Ingeniero, ¿le parece si hacemos la demostración el martes 23 a las 15h00 en nuestro local de la vía a Daule?

Gabriela Tumbaco
Hidrobombas Cía. Ltda.`,
    expected: [],
  },
  {
    name: 'es: restaurant booking in Lima with JSON-LD',
    sentAt: '2027-10-18T11:26:00-05:00',
    timezone: 'America/Lima',
    from: 'Reservas Mesa Lista <reservas@mesalista.example>',
    subject: 'Tu reserva en La Rocoto Feliz está confirmada',
    text: `¡Hola, Fiorella!

Tu mesa está confirmada.

La Rocoto Feliz, Jr. Colina 418, Barranco
Jueves 21 de octubre, 8:30 p. m.
6 personas
Código: RF-90213

Tolerancia de 15 minutos. Si necesitas cancelar, hazlo hasta las 5 p. m. del mismo día.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "RF-90213",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Fiorella Quispe" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "La Rocoto Feliz",
    "address": { "@type": "PostalAddress", "streetAddress": "Jr. Colina 418", "addressLocality": "Barranco", "addressCountry": "PE" }
  },
  "startTime": "2027-10-21T20:30:00-05:00",
  "partySize": "6"
}
</script></head><body>
<p>¡Hola, Fiorella!</p>
<p>Tu mesa está confirmada.</p>
<p><b>La Rocoto Feliz</b>, Jr. Colina 418, Barranco<br>Jueves 21 de octubre, 8:30 p. m.<br>6 personas<br>Código: RF-90213</p>
<p>Tolerancia de 15 minutos. Si necesitas cancelar, hazlo hasta las 5 p. m. del mismo día.</p>
</body></html>`,
    expected: [at('2027-10-21T20:30:00-05:00')],
  },
  {
    name: 'es: health check of an employee, numeric date',
    sentAt: '2027-05-04T13:15:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Prevención Levante <citas@prevencionlevante.example>',
    subject: 'Cita reconocimiento médico',
    text: `Estimada Sra. Ferrer:

Le confirmamos su cita para el reconocimiento médico laboral:

Fecha: 12/05/2027
Hora: 08:15
Centro: C/ Músico Ginés, 3, bajo (Castellón)

Recuerde acudir en ayunas y traer una muestra de la primera orina de la mañana, DNI y gafas o lentillas si las utiliza.

En caso de no poder asistir, avise con 48 horas de antelación en el 964 555 021 (de 8:00 a 15:00).

Atentamente,
Prevención Levante`,
    expected: [at('2027-05-12T08:15:00+02:00')],
  },
  {
    name: 'es: summer hours sent by hand to customers',
    sentAt: '2027-07-12T12:40:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Ferretería Ugalde <tienda@ferreteriaugalde.example>',
    subject: 'Horario de agosto',
    text: `Kaixo a todos:

Como cada verano os avisamos del horario para que os organicéis con los pedidos de obra.

Del 2 al 13 de agosto: abrimos solo por la mañana, de 8:00 a 13:30.
Del 16 al 27 de agosto: CERRADO por vacaciones.
Lunes 30 de agosto: volvemos al horario normal (8:00-13:00 y 15:30-19:00).

Los pedidos para recibir antes del cierre hay que pasarlos como tarde el miércoles 11 a las 12:00.

Buen verano y eskerrik asko,
Josu y Amaia
Ferretería Ugalde - 944 555 063`,
    expected: [],
  },
  {
    name: 'es: IT firm sends a technician with start and end',
    sentAt: '2027-01-19T17:58:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Rubén Tejada <ruben.tejada@redsur.example>',
    subject: 'Ticket #48213: sustitución de switch',
    text: `Hola, Loli:

Ya nos ha entrado el switch de 24 puertos. Mi compañero Isma irá a vuestra oficina el jueves de 9 a 11 para cambiarlo; tendréis la red caída unos 20 minutos mientras pasa los cables, el teléfono también.

Solo necesita que alguien le abra el cuartillo del rack.

El ticket se cerrará solo a los 5 días si no hay más incidencias.

Rubén Tejada
RedSur Informática · 954 555 008 · urgencias hasta las 20:00`,
    expected: [at('2027-01-21T09:00:00+01:00', '2027-01-21T11:00:00+01:00')],
  },
  {
    name: 'es: Tuesday declined, Friday at a quarter to one offered',
    sentAt: '2027-06-02T08:44:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Begoña Iriarte <b.iriarte@notariairiarte.example>',
    subject: 'Re: firma poderes',
    text: `Buenos días, Álvaro:

El martes a las 12 me es imposible, tengo una herencia con siete hermanos. ¿Qué tal este mismo viernes, a la una menos cuarto? Traiga el DNI en vigor y la escritura de constitución.

Begoña Iriarte`,
    expected: [at('2027-06-04T12:45:00+02:00')],
  },
  {
    name: 'es: writer tells only of own travels and appointments',
    sentAt: '2027-10-08T19:25:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Ximena Barragán <xime@barraganinteriores.example>',
    subject: 'Ando fuera la prox semana',
    text: `Hola Tere!

Nada más para avisarte que la próxima semana voy a estar medio desaparecida: el lunes 11 tengo notario a las 12, el martes vuelo a Monterrey a las 7:40 am (VB 2087) y regreso el jueves en la noche. El miércoles traigo junta con los del hotel de 10 a 2, así que ni me marques jaja.

Los planos de la cafetería ya te los dejé en la carpeta compartida. Cualquier cosa urgente con Memo, él sí está en la oficina.

Besos
Xime`,
    expected: [],
  },
  {
    name: 'es: lower-case Mexican mail, the day after tomorrow with a video link',
    sentAt: '2027-09-27T13:05:00-06:00',
    timezone: 'America/Monterrey',
    from: 'beto garza <beto@garzamaquinados.example>',
    subject: 'cotizacion flechas',
    text: `que tal inge

ya vi su cotizacion, traigo unas dudas del material y del tiempo de entrega. nos conectamos pasado mañana a las 4 de la tarde? le dejo la liga

https://videojunta.example/j/884201735

si ocupa algo antes me manda whats al 81 5550 0144

saludos`,
    expected: [at('2027-09-29T16:00:00-06:00')],
  },
  {
    name: 'es: stock-take all day on a Saturday',
    sentAt: '2027-06-10T11:11:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Remedios Cano <remedios@zapateriacano.example>',
    subject: 'Inventario',
    text: `Chicas:

El inventario lo hacemos el sábado 26 de junio, todo el día, con la tienda cerrada. Estamos las cuatro. Yo llevo bocadillos.

Quien haga inventario libra el lunes siguiente, como el año pasado.

Acordaos de que las etiquetas de rebajas tienen que estar puestas para el 1 de julio.

Reme`,
    expected: [days('2027-06-26')],
  },
  {
    name: 'es: public tender with nothing but deadlines',
    sentAt: '2027-04-07T10:00:00-04:00',
    timezone: 'America/La_Paz',
    from: 'Unidad de Contrataciones <contrataciones@municipiovalleverde.example>',
    subject: 'Convocatoria ANPE 014/2027 - Provisión de mobiliario escolar',
    text: `Señores proveedores:

El Gobierno Municipal de Valle Verde comunica los plazos del proceso ANPE 014/2027 "Provisión de mobiliario escolar":

- Consultas escritas: hasta el 14 de abril de 2027, hrs. 12:00
- Presentación de propuestas: hasta el viernes 23 de abril de 2027, hrs. 16:00, únicamente por la plataforma electrónica
- Publicación de la resolución de adjudicación: 6 de mayo de 2027
- Plazo de entrega: 45 días calendario desde la firma del contrato

Precio referencial: Bs 186.400.

Las propuestas recibidas fuera de plazo no serán consideradas.

Unidad de Contrataciones
Atención en ventanilla: 08:30 a 12:30 y 14:30 a 18:30`,
    expected: [],
  },
  {
    name: 'es: going to a three-day trade fair together',
    sentAt: '2027-09-14T16:47:00-05:00',
    timezone: 'America/Bogota',
    from: 'Mauricio Echavarría <mauricio@cuerosechavarria.example>',
    subject: 'ExpoCuero Bogotá, vamos!',
    text: `Quiubo parcero,

Listo pues, ya compré las dos boletas para ExpoCuero, del 5 al 7 de octubre en Bogotá. Nos vamos los tres días completos, usted y yo, y compartimos apartamento que sale a $240.000 la noche.

Ahí vemos lo de las máquinas de coser italianas y de paso saludamos a la gente de Curtiembres El Roble.

Me hace la transferencia de la mitad cuando pueda, sin afán.

Mauro`,
    expected: [days('2027-10-05', '2027-10-08')],
  },
  {
    name: 'es: minutes of a meeting that is past, with tasks',
    sentAt: '2027-03-04T09:30:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Sílvia Pont <silvia.pont@arquitecturapont.example>',
    subject: 'Acta reunión de obra n.º 6',
    text: `Buenos días a todos:

Gracias por venir ayer a la obra. Adjunto el acta.

ACTA N.º 6 — Reforma local C/ Escudellers
Fecha: miércoles 3 de marzo de 2027, de 9:30 a 11:15
Asistentes: S. Pont (DF), R. Mora (constructora), T. Vidal (propiedad)

1. Falso techo: la constructora lo cierra antes del 12 de marzo.
2. Carpintería exterior: Vidal elige color como tarde el lunes 8.
3. Certificación n.º 3: 18.230,00 € + IVA, a pagar a 30 días.
4. Ruidos: los vecinos piden no picar antes de las 9:00 ni después de las 19:00.

La fecha de la próxima visita os la diré cuando sepa cuándo llega el vidrio.

Un saludo,
Sílvia`,
    expected: [],
  },
  {
    name: 'es: colleague forwards a customer and hands over the visit',
    sentAt: '2027-07-16T14:03:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Quique Salas <quique@toldossalas.example>',
    subject: 'RV: Medir toldo terraza',
    text: `Te paso lo de la Sra. Olmedo. He quedado con ella en que vas tú a medir el jueves 22 a las 10. Llévate la escalera larga que es un ático.

Quique

---------- Mensaje reenviado ----------
De: Carmen Olmedo <carmen.olmedo@correo.example>
Fecha: jue, 15 jul 2027 a las 20:51
Asunto: Medir toldo terraza
Para: Toldos Salas <info@toldossalas.example>

Hola, quería que viniesen a tomar medidas de la terraza para un toldo con motor. Los martes y los jueves no trabajo, por las mañanas estoy en casa a partir de las 9.

Es en la calle Pintor Maella 40, ático B. El portero come de 2 a 4.

Gracias`,
    expected: [at('2027-07-22T10:00:00+02:00')],
  },
  {
    name: 'es: shift rota of the waiters',
    sentAt: '2027-11-26T23:48:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Toñi <tonibar@lataberna.example>',
    subject: 'turnos semana q viene',
    text: `Buenas, aqui van los turnos d los camareros para q los cuelgues en la cocina:

Lunes 29: cerrado
Martes 30: Yoli 10-16, Sergio 18-00
Miercoles 1: Yoli 10-16, Sergio 18-00
Jueves 2: Amin 10-16, Sergio 18-00
Viernes 3: Amin 10-16, Yoli y Sergio 19-01
Sabado 4: todos desde las 12
Domingo 5: Amin 11-17

Si alguno quiere cambiar q se apañen entre ellos y me lo digan

Toñi`,
    expected: [],
  },
  {
    name: 'es: landlord announces the insurance assessor',
    sentAt: '2027-09-09T10:29:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Fernando Arjona <farjona@inmueblesarjona.example>',
    subject: 'Humedades local Feria 88',
    text: `Estimados inquilinos:

Respecto a la gotera del almacén, el seguro me ha dado por fin número de siniestro (27-551904) y el perito pasará por el local el jueves que viene, 16 de septiembre, a las 9:45. Les ruego que estén ustedes para abrirle y enseñarle las cajas que se mojaron; yo también acudiré.

Les recuerdo por otra parte que la renta de septiembre sigue sin aparecer en mi cuenta y que debe abonarse dentro de los siete primeros días del mes.

Reciban un saludo,
Fernando Arjona`,
    expected: [at('2027-09-16T09:45:00+02:00')],
  },
  {
    name: 'es: Guatemalan school orders uniforms, today in eight days at a quarter past three',
    sentAt: '2027-11-10T07:52:00-06:00',
    timezone: 'America/Guatemala',
    from: 'Colegio Los Cipreses <secretaria@colegioloscipreses.example>',
    subject: 'Uniformes ciclo 2028',
    text: `Estimada doña Irma:

Reciba un cordial saludo de parte de la dirección. Ya tenemos el listado de tallas de los alumnos de nuevo ingreso (112 playeras, 96 pants).

La directora quisiera recibirla en el colegio de hoy en ocho, o sea el miércoles 17, a las tres y cuarto de la tarde, para escoger la tela y firmar el pedido. Por favor traiga las muestras.

Los uniformes los necesitamos a más tardar el 7 de enero, las clases empiezan el 13.

Atentamente,
Lesbia Xicará
Secretaria`,
    expected: [at('2027-11-17T15:15:00-06:00')],
  },
  {
    name: 'es: one call named in Colombian and Spanish time',
    sentAt: '2027-04-28T15:40:00-05:00',
    timezone: 'Europe/Madrid',
    from: 'Daniela Ospina <dospina@cafelaspalmas.example>',
    subject: 'Muestras y condiciones FOB',
    text: `Hola, Rosa, ¿cómo vas?

Las muestras salieron hoy por courier, deberían llegarte el lunes antes del mediodía.

Te propongo que hagamos la cata por videollamada el martes 4 de mayo a las 10:00 a. m. hora de Colombia (17:00 en España). Reservemos una hora. El catador se llama Óscar y también se conecta.

Enlace: https://salas.cafelaspalmas.example/cata-rosa

El precio FOB Cartagena te lo sostengo hasta el 15 de mayo: 3,42 USD/lb.

Un abrazo,
Daniela`,
    expected: [at('2027-05-04T17:00:00+02:00', '2027-05-04T18:00:00+02:00')],
  },
  {
    name: 'es: truck with building material arrives early',
    sentAt: '2027-05-20T16:35:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Corralón El Ombú <ventas@corralonelombu.example>',
    subject: 'Pedido 30871 - entrega',
    text: `Buenas tardes,

Te confirmo la entrega del pedido 30871 (2 pallets de ladrillo hueco del 12, 40 bolsas de cemento, 3 m3 de arena). El camión llega a la obra el martes 25... perdón, ese día es feriado. Queda para el miércoles 26 a las 7:30 de la mañana.

Dejen la vereda libre por favor, el hidrogrúa no maniobra bien en esa cuadra. El saldo de $ 1.284.500 se abona por transferencia antes de la descarga.

Saludos,
Gastón
Corralón El Ombú
Lunes a viernes 7 a 17, sábados 7 a 12:30`,
    expected: [],
  },
  {
    name: 'es: booking confirmation in Madrid time for a reader in Mexico',
    sentAt: '2027-11-16T19:12:00+01:00',
    timezone: 'America/Mexico_City',
    from: 'Agenda Norte Consultores <agenda@norteconsultores.example>',
    subject: 'Confirmado: Sesión de diagnóstico con Iván Losada',
    text: `Hola, Patricia:

Tu reserva está confirmada.

Qué: Sesión de diagnóstico (30 minutos)
Con quién: Iván Losada
Cuándo: jueves, 25 de noviembre de 2027, 16:00 (hora de Madrid)
Dónde: https://norteconsultores.example/sala/il-2511

¿Te ha surgido algo? Cambia la cita: https://norteconsultores.example/r/kd83/cambiar
Anular: https://norteconsultores.example/r/kd83/anular`,
    expected: [at('2027-11-25T09:00:00-06:00', '2027-11-25T09:30:00-06:00')],
  },
  {
    name: 'es: mother of a bride, a wedding of others and a date for the dress to be ready',
    sentAt: '2027-05-13T20:16:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Mª Dolores Pacheco <lolapacheco@correo.example>',
    subject: 'Arreglo vestido madrina',
    text: `Hola Encarni soy Lola la del vestido verde botella

Que mi hija se casa el sábado 12 de junio a las seis de la tarde en San Bartolomé y me ha dicho mi cuñada que vosotras en feria vais hasta arriba. Por favor por favor que el vestido esté listo para el jueves 10 como muy tarde que luego el viernes tengo peluquería a las 10 y uñas a las 12 y no me da la vida

El bajo dos dedos más corto y lo de la manga como te dije. Los 85 euros te los pago cuando lo recoja

Muchas gracias guapa`,
    expected: [],
  },
  {
    name: 'es: father fixes a tutoring talk with the music school',
    sentAt: '2027-10-04T09:05:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Anxo Rivas <anxo.rivas@correo.example>',
    subject: 'Tutoría de Uxía (violín, 3.º)',
    text: `Hola, Nuria:

Perfecto, pues confirmo la tutoría que me propusiste por teléfono: este viernes 8 de octubre, de 17:15 a 17:45, en la escuela. Voy yo solo, que la madre está de viaje.

Uxía sale de clase de lenguaje musical los lunes a las 18:30, por si hay que cambiarle el grupo; ya lo hablamos allí.

Saludos,
Anxo`,
    expected: [at('2027-10-08T17:15:00+02:00', '2027-10-08T17:45:00+02:00')],
  },
  {
    name: 'es: Uruguayan architect lists four slots for a site visit',
    sentAt: '2027-02-24T13:30:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Arq. Florencia Etcheverry <fetcheverry@estudiofe.example>',
    subject: 'Visita a obra Carrasco - horarios',
    text: `Hola Gonzalo,

Para que vengan a ver la obra y puedan cotizar la climatización (unos 380 m2, dos plantas), te paso los horarios en que los podemos recibir:

- lunes 1/3: 9:00 o 12:30
- martes 2/3: 16:00
- jueves 4/3: 10:00

Elegí el que te sirva y le aviso al capataz. Casco y zapatos de seguridad obligatorios.

El presupuesto lo precisamos antes del 12/3 sin falta.

Gracias!
Flor

Arq. Florencia Etcheverry
Estudio FE · 2600 5550`,
    expected: [
      at('2027-03-01T09:00:00-03:00'),
      at('2027-03-01T12:30:00-03:00'),
      at('2027-03-02T16:00:00-03:00'),
      at('2027-03-04T10:00:00-03:00'),
    ],
  },
  {
    name: 'es: video call cancelled with ICS',
    sentAt: '2027-06-17T10:55:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Rodrigo Elizondo <relizondo@empaquesdelnorte.example>',
    subject: 'Cancelado: Seguimiento pedido cajas',
    text: `Buen día, por indicaciones de compras se cancela la sesión del lunes 21 de junio a las 11:00. En cuanto tengamos nueva fecha les avisamos.

Rodrigo Elizondo`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Empaques del Norte//Correo//ES
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:seg-cajas-0621@empaquesdelnorte.example
DTSTAMP:20270617T165500Z
DTSTART:20270621T170000Z
DTEND:20270621T173000Z
SUMMARY:Cancelado: Seguimiento pedido cajas
ORGANIZER;CN=Rodrigo Elizondo:mailto:relizondo@empaquesdelnorte.example
ATTENDEE:mailto:ventas@cartonesrivera.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'es: couple accepts a tasting dinner at the restaurant',
    sentAt: '2027-03-30T22:20:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Laura y Dani <lauraydani@correo.example>',
    subject: 'Re: Re: Prueba de menú',
    text: `¡Hola, Montse!

Sí, nos va genial lo que dices. Seremos 4 (nosotros y los padres de Dani), uno celíaco.

Os mandamos los 50 € de señal mañana mismo. ¡Qué ganas!

Laura y Dani

El mar, 30 mar 2027 a las 18:04, Restaurante Mas d'en Roc (<eventos@masdenroc.example>) escribió:

> Hola, pareja:
>
> Para la prueba de menú os propongo el jueves 15 de abril a las 20:30. El chef
> quiere saludaros y contaros los segundos. ¿Os va bien?
>
> El menú completo queda en 92 € por persona con bodega.
>
> Montse
> Cocina abierta de 13:00 a 15:30 y de 20:30 a 23:00, lunes cerrado`,
    expected: [at('2027-04-15T20:30:00+02:00')],
  },
  {
    name: 'es: bulk invitation to a product launch in Chile',
    sentAt: '2027-05-24T09:00:00-04:00',
    timezone: 'America/Santiago',
    from: 'Herramientas Cóndor <novedades@herramientascondor.example>',
    subject: 'Se viene la nueva línea 20V + CyberDías con hasta 40 % dcto.',
    text: `LA ESPERA SE ACABÓ

El lunes 31 de mayo, desde las 09:00 hrs, lanzamos en todas nuestras tiendas la nueva línea inalámbrica 20V.

CYBERDÍAS
Desde el lunes 31 de mayo a las 00:00 hasta el miércoles 2 de junio a las 23:59
· Taladro percutor: $69.990 (antes $109.990)
· Esmeril angular: $54.990
· Despacho gratis sobre $50.000

Síguenos en vivo el lunes a las 20:00 hrs y participa por un set completo.

Recibes este correo porque compraste en Herramientas Cóndor. Cancelar suscripción: https://herramientascondor.example/u/baja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: Canary time beside peninsular time',
    sentAt: '2027-10-15T12:02:00+02:00',
    timezone: 'Atlantic/Canary',
    from: 'Gestoría Manrique <laboral@gestoriamanrique.example>',
    subject: 'Nóminas: nuevo convenio',
    text: `Buenos días, Yaiza:

Como te adelantó Chema, con el nuevo convenio de hostelería hay que recalcular los pluses desde julio. Te llamo el martes 19 a las 11 hora canaria (las 12 aquí en la península) y lo cuadramos; ten a mano los cuadrantes del verano.

Seguros sociales: cargo en cuenta el 29 de octubre, 3.418,77 €.

Un saludo,
Inma Caballero
Dpto. laboral`,
    expected: [at('2027-10-19T11:00:00+01:00')],
  },
  {
    name: 'es: part of the day and loose availability from Santo Domingo',
    sentAt: '2027-01-28T08:37:00-04:00',
    timezone: 'America/Santo_Domingo',
    from: 'Yokasta Peralta <yperalta@clinicadentalpiantini.example>',
    subject: 'Aire acondicionado del consultorio 2',
    text: `Buenos días, don Rafael, Dios lo bendiga.

El aire del consultorio 2 volvió a botar agua. Mande a uno de los muchachos cuando pueda. Yo estoy aquí casi todas las mañanas, y el martes por la tarde también hay gente. El doctor atiende de 9 a 1 y de 3 a 6, así que en ese consultorio mejor que no se haga ruido.

Llámeme al 809-555-0118 para ponernos de acuerdo.

Muchas gracias,
Yokasta`,
    expected: [],
  },
  {
    name: 'es: Costa Rican lunch among partners',
    sentAt: '2027-12-07T10:14:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Esteban Zamora <ezamora@surftoursdominical.example>',
    subject: 'Almuercito fin de año',
    text: `Diay Andrés, pura vida!

Antes de que se nos venga encima la temporada alta quería invitarlo a almorzar para agradecerle todos los grupos que nos mandó este año. Le parece el jueves 9 a la 1:15 p. m. en la soda de doña Mireya, la de la entrada? Yo invito.

La factura de noviembre (₡ 845.000) se la cancelo la otra semana, no se me ha olvidado.

Tuanis, me avisa,
Esteban`,
    expected: [at('2027-12-09T13:15:00-06:00')],
  },
  {
    name: 'es: registration for a trade day with JSON-LD',
    sentAt: '2027-05-27T11:43:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Gremio de Instaladores del Ebro <inscripciones@gremioinstaladores.example>',
    subject: 'Inscripción confirmada: Jornada técnica aerotermia',
    text: `Hola, Raúl:

Tu inscripción a la Jornada técnica "Aerotermia en rehabilitación" está confirmada (n.º JT-0287).

Te esperamos en el Centro Cívico Delicias, sala 3 (Zaragoza). Encontrarás el horario y la entrada en la versión HTML de este correo.

La inscripción es gratuita para agremiados. Si no puedes venir, avísanos antes del 4 de junio para ceder tu plaza.

Gremio de Instaladores del Ebro
976 555 047 (mañanas, de 8:30 a 14:30)`,
    html: `<!DOCTYPE html>
<html lang="es"><body>
<script type="application/ld+json">[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "JT-0287",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Raúl Gracia"},
  "reservationFor": {
    "@type": "Event",
    "name": "Jornada técnica: Aerotermia en rehabilitación",
    "startDate": "2027-06-09T09:30:00+02:00",
    "endDate": "2027-06-09T13:30:00+02:00",
    "location": {"@type": "Place", "name": "Centro Cívico Delicias, sala 3", "address": "Zaragoza"}
  }
}]</script>
<p>Hola, Raúl:</p>
<p>Tu inscripción a la Jornada técnica «Aerotermia en rehabilitación» está confirmada (n.º JT-0287).</p>
<table><tr><td>Fecha</td><td>miércoles, 9 de junio de 2027</td></tr><tr><td>Horario</td><td>9:30 – 13:30 h</td></tr><tr><td>Lugar</td><td>Centro Cívico Delicias, sala 3 (Zaragoza)</td></tr></table>
<p>La inscripción es gratuita para agremiados. Si no puedes venir, avísanos antes del 4 de junio para ceder tu plaza.</p>
<p>Gremio de Instaladores del Ebro<br>976 555 047 (mañanas, de 8:30 a 14:30)</p>
</body></html>`,
    expected: [at('2027-06-09T09:30:00+02:00', '2027-06-09T13:30:00+02:00')],
  },
];
