import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: plumber has the part and comes on Thursday at half past eight',
    sentAt: '2027-01-12T17:42:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Fontanería Olmedo <avisos@fontaneriaolmedo.example>',
    subject: 'Caldera del almacén',
    text: `Buenas tardes, Marisa:

El almacén me sirve la placa mañana antes de las 13 h, así que me acerco el jueves a las ocho y media y os la dejo montada. Habrá que tener la caldera parada y fría, o sea que mejor apagadla la noche de antes.

La pieza son 186 € más IVA, la mano de obra como siempre.

Un saludo,
Chema Olmedo
Fontanería Olmedo · L-V de 8 a 14 y de 16 a 19 h · 600 555 018`,
    expected: [at('2027-01-14T08:30:00+01:00')],
  },
  {
    name: 'es: architect tells where he travels next week',
    sentAt: '2027-01-14T10:05:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Iñaki Larrea <i.larrea@larreaestudio.example>',
    subject: 'Planos y semana que viene',
    text: `Hola, Paula:

Te aviso para que no te extrañe si tardo en contestar: el martes 19 estoy todo el día en Bilbao, a las 10:00 con los del ayuntamiento y a las 16:30 en otra obra, y el miércoles vuelo a Lisboa a las 15:40. No vuelvo hasta el viernes por la noche.

Los planos corregidos ya están en la carpeta compartida. Míralos con calma y me dejas ahí los comentarios.

Abrazo,
Iñaki`,
    expected: [],
  },
  {
    name: 'es: reminder of a dental appointment in Buenos Aires',
    sentAt: '2027-01-18T09:00:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Consultorio Dra. Ferreyra <turnos@odontoferreyra.example>',
    subject: 'Recordatorio de turno',
    text: `Estimado Leandro:

Le recordamos su turno con la Dra. Ferreyra el miércoles 20/01 a las 17:15 hs, en Av. Los Plátanos 1840, 3.º B.

Si no va a poder venir, avísenos antes de mañana martes a las 12 hs así le damos el lugar a otro paciente.

Atención telefónica: lunes a jueves de 9 a 18 hs.

Saludos,
Noelia – Secretaría`,
    expected: [at('2027-01-20T17:15:00-03:00')],
  },
  {
    name: 'es: three slots for a call, Mexican agency',
    sentAt: '2027-01-21T13:10:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Renata Quiroz <renata@nopalcreativo.example>',
    subject: 'Llamada para revisar la propuesta',
    text: `Hola Toño, buen día.

Ya quedó la segunda versión de la propuesta. ¿Te late que la revisemos por teléfono la próxima semana? Te puedo ofrecer:

- martes 26 de enero, 10:00
- miércoles 27 de enero, 12:30
- jueves 28 de enero, 9:00

Tú dime cuál te acomoda. El viernes 29 es la fecha límite que nos puso la imprenta (antes de las 14:00), por eso me urge un poquito.

Saludos,
Renata`,
    expected: [
      at('2027-01-26T10:00:00-06:00'),
      at('2027-01-27T12:30:00-06:00'),
      at('2027-01-28T09:00:00-06:00'),
    ],
  },
  {
    name: 'es: Friday at twelve is refused without another time',
    sentAt: '2027-01-20T19:33:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Rosa Ibarz <rosa.ibarz@ceramicasibarz.example>',
    subject: 'RE: ¿Nos vemos?',
    text: `Hola, Manu, gracias por pensar en nosotros.

El viernes a las 12 no me va nada bien, y la semana siguiente estoy en la feria de Colombia con medio equipo fuera. Cuando vuelva y me haya quitado el correo de encima te escribo yo y buscamos hueco.

Un abrazo
Rosa`,
    expected: [],
  },
  {
    name: 'es: accepts the second of the quoted slots',
    sentAt: '2027-01-25T08:51:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Jordi Cabanes <jcabanes@instalcabanes.example>',
    subject: 'Re: Visita para el presupuesto',
    text: `Buenos días, Elena. Me quedo con la segunda, que el miércoles tengo a los chicos en Reus. Llevaré el medidor láser.

Jordi

El vie., 22 ene. 2027 a las 13:06, Elena Marchal (<elena@hotelmarchal.example>) escribió:
> Hola, Jordi:
> para ver las habitaciones de la tercera planta podría el miércoles 27 a las 10:00
> o el jueves 28 a las 16:00. Las dos nos van igual de bien.
> Elena`,
    expected: [at('2027-01-28T16:00:00+01:00')],
  },
  {
    name: 'es: sports club sends the new timetable of classes to all members',
    sentAt: '2027-01-29T11:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Club Náutico Valdemar <socios@cnvaldemar.example>',
    subject: 'Nuevos horarios de actividades desde febrero',
    isBulk: true,
    text: `Querido socio, querida socia:

A partir del lunes 1 de febrero cambian los horarios de las actividades dirigidas:

Pilates: lunes y miércoles, 9:30 y 18:15
Natación adultos: martes y jueves, 20:00
Iniciación a vela: sábados, de 10:00 a 13:00
Aquagym: viernes, 11:00

Las plazas se piden en recepción o en la aplicación del club. La cafetería abre todos los días de 9 a 21 h.

¡Te esperamos!
Club Náutico Valdemar

Si no quieres recibir más comunicaciones, pulsa aquí.`,
    expected: [],
  },
  {
    name: 'es: invitation with a calendar part to a kick-off',
    sentAt: '2027-02-01T10:14:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Núria Bosch <nuria.bosch@telarweb.example>',
    subject: 'Invitación: Arranque tienda online',
    text: `Hola a los dos:

Os paso la invitación para el arranque del proyecto. Enlace de la videollamada dentro. Si me mandáis antes el logo en vectorial, mejor.

Núria`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Telarweb//Agenda//ES
METHOD:REQUEST
BEGIN:VEVENT
UID:arranque-4471@telarweb.example
DTSTAMP:20270201T091300Z
DTSTART:20270204T103000Z
DTEND:20270204T113000Z
SUMMARY:Arranque tienda online
ORGANIZER;CN=Núria Bosch:mailto:nuria.bosch@telarweb.example
ATTENDEE;CN=Taller Roldán;RSVP=TRUE:mailto:hola@tallerroldan.example
LOCATION:https://video.telarweb.example/arranque
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-04T11:30:00+01:00', '2027-02-04T12:30:00+01:00')],
  },
  {
    name: 'es: tax adviser reminds of the VAT deadline',
    sentAt: '2027-01-25T09:30:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Gestoría Puig-Salas <fiscal@puigsalas.example>',
    subject: 'Cierre del 4.º trimestre',
    text: `Buenos días:

El plazo del IVA del cuarto trimestre termina el lunes 1 de febrero. Para domiciliar el pago hay que presentarlo, como muy tarde, el miércoles 27 a las 23:59, así que necesitamos sus facturas antes de mañana martes a las 14:00.

Pueden dejarlas en la carpeta de siempre o traerlas al despacho (abrimos de 9 a 14 h).

Atentamente,
Amparo Salas`,
    expected: [],
  },
  {
    name: 'es: a colleague has an appointment at the bank, told in passing',
    sentAt: '2027-02-03T16:11:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Begoña Uriarte <begona@panaderiauriarte.example>',
    subject: 'lo del préstamo',
    text: `Hola, Santi:

De momento no hay novedades del préstamo. Lucía tiene cita con el director del banco el lunes a las 11 y va con mi padre, que es quien firma. En cuanto sepan algo te lo contará ella misma, tú no tienes que hacer nada.

Begoña`,
    expected: [],
  },
  {
    name: 'es: measuring visit moved from Wednesday to Friday',
    sentAt: '2027-02-08T12:47:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Carpintería Egea <taller@carpinteriaegea.example>',
    subject: 'Cambio de día',
    text: `Buenas:

Se nos ha complicado el montaje de Lorca y el miércoles 10 a las 9:00 ya no llegamos. ¿Os importa que pasemos la toma de medidas al viernes 12 a las 9:30? Mismo sitio, misma gente. A las 12 tenemos que estar de vuelta en el taller, pero nos da tiempo de sobra.

Perdonad las molestias,
Diego Egea`,
    expected: [at('2027-02-12T09:30:00+01:00')],
  },
  {
    name: 'es: meeting is called off, new date later',
    sentAt: '2027-02-10T08:02:00-05:00',
    timezone: 'America/Bogota',
    from: 'Camilo Restrepo <camilo.restrepo@cafelaladera.example>',
    subject: 'Cancelada la reunión de mañana',
    text: `Buenos días, doña Gladys:

Qué pena con usted, pero nos toca cancelar la reunión de mañana jueves a las 2:30 p.m. El gerente sigue en Manizales por lo de la cosecha y no alcanza a llegar. Apenas tengamos la nueva fecha le aviso.

Cordialmente,
Camilo Restrepo`,
    expected: [],
  },
  {
    name: 'es: minutes of a meeting that was',
    sentAt: '2027-02-18T13:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Secretaría AEPM <secretaria@aepmuebles.example>',
    subject: 'Acta de la reunión del día 16',
    text: `Estimados asociados:

Adjuntamos el acta de la reunión del martes 16 de febrero, que empezó a las 17:00 y se levantó a las 19:20 con 14 asistentes.

Resumen: se aprueban las cuentas, se aplaza la votación del logotipo y se agradece a Muebles Cortijo la merienda.

Las alegaciones al acta se admiten hasta el 28 de febrero.

Secretaría`,
    expected: [],
  },
  {
    name: 'es: trade fair together on two whole days',
    sentAt: '2027-02-02T11:36:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Vicent Ferrando <vferrando@azulejosferrando.example>',
    subject: 'Feria de Valencia: vamos juntos',
    text: `Hola, Amalia:

Pues decidido, vamos juntos a la feria de cerámica de Valencia: miércoles 24 y jueves 25 de febrero, los dos días enteros. Tu acreditación ya la tengo yo (núm. 1930), no te preocupes por eso. El recinto abre de 9:30 a 18:30.

El coche lo pongo yo. ¡Qué ganas!

Vicent`,
    expected: [days('2027-02-24', '2027-02-26')],
  },
  {
    name: 'es: customer will be on the radio on Sunday',
    sentAt: '2027-02-19T10:48:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Graciela Bentancur <graciela@quesosbentancur.example>',
    subject: '¡Salimos en la radio!',
    text: `¡Hola, gurises!

Les cuento que el domingo 21 a las 12:30 pasan la nota que me hicieron sobre los quesos, en el programa de campo de la 94.7. La grabamos el martes pasado. Y la repiten el lunes a las 6 de la mañana para los madrugadores, jaja.

Los nombré a ustedes por las etiquetas, ¡así que a escuchar!

Besos,
Graciela`,
    expected: [],
  },
  {
    name: 'es: internet technician comes tomorrow between nine and eleven, Lima',
    sentAt: '2027-02-23T15:20:00-05:00',
    timezone: 'America/Lima',
    from: 'Soporte FibraSur <soporte@fibrasur.example>',
    subject: 'Visita técnica ticket 1045-30',
    text: `Estimada Sra. Huamán:

Su reporte de avería fue registrado hoy a las 14:10. El técnico Wilmer Ccori la visitará en su local de Jr. Las Begonias 245 mañana, miércoles 24 de febrero, entre las 9:00 a.m. y las 11:00 a.m. Por favor, que haya una persona mayor de edad.

Central de atención: 24 horas.

FibraSur`,
    expected: [at('2027-02-24T09:00:00-05:00', '2027-02-24T11:00:00-05:00')],
  },
  {
    name: 'es: says roughly when he is free and proposes nothing',
    sentAt: '2027-02-26T18:40:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Álvaro Nieto <alvaro@nietoseguros.example>',
    subject: 'Re: póliza de la nave',
    text: `Hola, Conchi:

Por mí cuando queráis. La semana que viene la tengo bastante despejada y los martes suelo estar en la oficina de 10 a 14. Dile a tu jefe que mire su agenda y me cuente.

Álvaro Nieto
Corredor de seguros`,
    expected: [],
  },
  {
    name: 'es: call named in the time of Spain and of Bogota',
    sentAt: '2027-02-24T17:05:00+01:00',
    timezone: 'America/Bogota',
    from: 'Marta Soler <msoler@papelessoler.example>',
    subject: 'Videollamada muestras de papel',
    text: `Buenas tardes, Julián:

Perfecto, entonces hablamos el lunes 1 de marzo a las 16:00 hora de España, las 10:00 en Bogotá. Calculo media hora.

Las muestras salieron ayer por mensajería y deberían llegarte el viernes antes de las 12.

Un saludo,
Marta`,
    expected: [at('2027-03-01T10:00:00-05:00', '2027-03-01T10:30:00-05:00')],
  },
  {
    name: 'es: price list with numbers that look like hours',
    sentAt: '2027-03-01T09:22:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Ferretería El Yunque <ventas@elyunque.example>',
    subject: 'Cotización 11-30',
    text: `Estimado don Rolando:

Con gusto le cotizamos, precios en dólares por unidad:

Bisagra ref. 10.45 ........ 3.15
Tornillo 8 x 30 ............ 0.12
Broca 9/16 ................. 12.30
Escuadra mod. 16:9 ......... 7.50

Cotización válida hasta el 15/03. Pedidos antes de las 3 p.m. salen el mismo día.

Atte.,
Yorleny
Ferretería El Yunque`,
    expected: [],
  },
  {
    name: 'es: lunch with the tax adviser at half past two',
    sentAt: '2027-03-02T10:10:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Fermín Salaverri <fermin@salaverriasesores.example>',
    subject: 'comida',
    text: `Javier, que al final sí: comemos el jueves 4 en el Asador Beloki, he reservado a las dos y media. Invito yo, que me tocaba. Por la mañana estoy de juicio hasta la una y pico, si llego cinco minutos tarde pídeme una caña.

Fermín`,
    expected: [at('2027-03-04T14:30:00+01:00')],
  },
  {
    name: 'es: out-of-office reply with dates of absence',
    sentAt: '2027-03-19T07:58:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Pilar Monforte <pmonforte@notariamonforte.example>',
    subject: 'Respuesta automática: escritura del local',
    text: `Gracias por su mensaje.

Estaré ausente del lunes 22 al viernes 26 de marzo, ambos inclusive. Me reincorporo el martes 30 a las 9:00.

Para firmas urgentes pueden llamar a la notaría, de 9:00 a 14:00 h, al 910 555 077.

Pilar Monforte`,
    expected: [],
  },
  {
    name: 'es: applicant confirms the interview and names her train',
    sentAt: '2027-03-05T20:16:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Irene Vallejo <irene.vallejo.r@correo.example>',
    subject: 'Confirmación entrevista puesto de recepción',
    text: `Buenas tardes:

Les confirmo mi asistencia a la entrevista del próximo martes, 9 de marzo, a las 12:15 en su oficina de la calle Colón. Llego a la estación en el tren de las 11:20, así que tengo tiempo de sobra.

Llevaré el título y las cartas de recomendación.

Muchas gracias por la oportunidad.
Irene Vallejo
tel. 611 555 240`,
    expected: [at('2027-03-09T12:15:00+01:00')],
  },
  {
    name: 'es: restaurant kitchen sends the rota of the waiters',
    sentAt: '2027-03-11T23:48:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Quique (cocina) <quique@casalucero.example>',
    subject: 'turnos finde',
    text: `Te paso cómo quedan los chicos este finde para que lo sepas:

viernes: Dani 12-17, Samira 19-01
sábado: Samira 12-17, Dani y Jose 19-02
domingo: Jose 11-18, cerramos noche

Tú libras como siempre. El pescado entra el sábado a las 8 y lo recibo yo.

q.`,
    expected: [],
  },
  {
    name: 'es: signing at the notary at quarter to eleven',
    sentAt: '2027-03-10T13:35:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Notaría Echegaray <oficial@notariaechegaray.example>',
    subject: 'Firma compraventa local C/ Huertas',
    text: `Estimado Sr. Bermúdez:

Queda señalada la firma de la escritura para el miércoles 17 de marzo, a las once menos cuarto de la mañana, en esta notaría. Deberá traer DNI en vigor y el justificante de la transferencia, que ha de estar hecha antes de las 14:00 del día 16.

El representante del banco ha pedido terminar pronto porque tiene otra firma a las 12:30.

Reciba un cordial saludo,
Gonzalo Peñalver
Oficial`,
    expected: [at('2027-03-17T10:45:00+01:00')],
  },
  {
    name: 'es: all lower case, tomorrow at five in the afternoon',
    sentAt: '2027-03-15T11:02:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'beto tapia <betotapia77@correo.example>',
    subject: 'la moto',
    text: `que onda jefe, mañana a las 5 de la tarde le caigo al taller con la moto pa que la revise como quedamos, salgo de la chamba a las 4. la bateria ya la compre, me salio en 1,350

gracias`,
    expected: [at('2027-03-16T17:00:00-06:00')],
  },
  {
    name: 'es: table booked for the German guests, reader not along',
    sentAt: '2027-03-16T16:30:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Sonia Paredes <sonia@bodegasparedes.example>',
    subject: 'Los alemanes',
    text: `Hola, Andrés:

Ya está todo atado con los alemanes: llegan el jueves 18 a las 11:50, Pedro los recoge y por la noche cenan los tres con él en La Tinaja, a las 21:00. Nosotros no hacemos falta, que bastante lata les damos el resto del año.

La factura del restaurante la pasas a representación.

Sonia`,
    expected: [],
  },
  {
    name: 'es: a week from today at eleven, Mexican wording',
    sentAt: '2027-03-17T12:00:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Lic. Ofelia Barrera <obarrera@barrerayasociados.example>',
    subject: 'Revisión del contrato',
    text: `Estimado Ing. Cárdenas:

Con gusto lo recibo de hoy en ocho, miércoles 24 de marzo, a las 11 a.m. en mi despacho para revisar el contrato de arrendamiento. Traiga por favor la constancia fiscal.

Le recuerdo que el depósito debe quedar cubierto a más tardar el 31 de marzo.

Quedo a sus órdenes.
Lic. Ofelia Barrera`,
    expected: [at('2027-03-24T11:00:00-06:00')],
  },
  {
    name: 'es: applicant tells of past shifts and when she could start',
    sentAt: '2027-03-22T17:44:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Noemí Cuesta <noemi.cuesta@correo.example>',
    subject: 'Candidatura auxiliar de clínica veterinaria',
    text: `Buenas tardes:

Les envío mi currículum. Los dos últimos años he llevado el turno de urgencias de 22:00 a 8:00 en una clínica de Getafe, y antes estuve en recepción de 9 a 14. Podría incorporarme a partir del 12 de abril y no tengo problema con los sábados.

Quedo a su disposición para lo que necesiten.

Noemí Cuesta`,
    expected: [],
  },
  {
    name: 'es: link to the meeting only in the HTML',
    sentAt: '2027-03-18T09:15:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Héctor Lago <hector@lagodatos.example>',
    subject: 'Demo del programa de citas',
    text: `Hola, Rosalía:

Apuntado: te hago la demostración el lunes 22 de marzo a las 13:00, 45 minutos. Entra por el botón "Unirse a la sala".

Ojo, que la oferta del 20 % caduca el 31 a medianoche.

Héctor Lago`,
    html: `<p>Hola, Rosalía:</p>
<p>Apuntado: te hago la demostración el <b>lunes 22 de marzo a las 13:00</b>, 45 minutos. Entra por el botón <a href="https://meet.lagodatos.example/qwe-rtyu-iop">Unirse a la sala</a>.</p>
<p>Ojo, que la oferta del 20 % caduca el 31 a medianoche.</p>
<p>Héctor Lago</p>`,
    expected: [at('2027-03-22T13:00:00+01:00', '2027-03-22T13:45:00+01:00')],
  },
  {
    name: 'es: restaurant confirms a table by JSON-LD',
    sentAt: '2027-04-05T19:40:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Parrilla Don Eusebio <reservas@doneusebio.example>',
    subject: 'Tu reserva está confirmada',
    text: `¡Hola, Carolina!

Tu mesa para 6 personas está confirmada. Los detalles están en este correo. Guardamos la mesa 20 minutos.

Parrilla Don Eusebio
Cocina abierta de 12 a 15:30 y de 20 a 24`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "DE-2093",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Carolina Mansilla"},
  "partySize": 6,
  "startTime": "2027-04-09T21:15:00-03:00",
  "reservationFor": {"@type": "FoodEstablishment", "name": "Parrilla Don Eusebio", "address": "Gorostiza 455, Buenos Aires"}
}
</script></head><body><p>¡Hola, Carolina!</p><p>Tu mesa para 6 personas está confirmada. Guardamos la mesa 20 minutos.</p><p>Parrilla Don Eusebio<br>Cocina abierta de 12 a 15:30 y de 20 a 24</p></body></html>`,
    expected: [at('2027-04-09T21:15:00-03:00')],
  },
  {
    name: 'es: second payment reminder with a due date',
    sentAt: '2027-04-06T10:00:00-04:00',
    timezone: 'America/Santiago',
    from: 'Cobranza Maderas Lonquén <cobranza@maderaslonquen.example>',
    subject: 'Segundo aviso factura 4130',
    text: `Estimados:

La factura 4130 por $1.245.000 venció el 31 de marzo. Les pedimos regularizar el pago a más tardar el viernes 9 de abril a las 14:00 hrs, hora en que el banco cierra las transferencias del día.

Si ya pagaron, ignoren este correo y mándennos el comprobante.

Saludos cordiales,
Maritza Soto
Cobranza`,
    expected: [],
  },
  {
    name: 'es: forwarded invitation of the council, boss sends the reader',
    sentAt: '2027-04-07T14:12:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Luis Carrión <luis@talleresgrafica.example>',
    subject: 'RV: Presentación ayudas a la digitalización',
    text: `Mónica, a esto vas tú, ya les he dado tu nombre. Coge la furgo pequeña, que allí no se aparca.

Luis

-------- Mensaje reenviado --------
De: Agencia de Desarrollo Local <adl@ayuntamientovillar.example>
Fecha: mar., 6 abr. 2027 9:31
Asunto: Presentación ayudas a la digitalización

Estimado empresario:

Le invitamos a la presentación de las ayudas, que tendrá lugar el martes 13 de abril de 10:00 a 11:30 h en el salón de plenos. El plazo de solicitud acaba el 30 de abril a las 15:00 h.`,
    expected: [at('2027-04-13T10:00:00+02:00', '2027-04-13T11:30:00+02:00')],
  },
  {
    name: 'es: shop tells its customers of summer opening hours',
    sentAt: '2027-06-14T10:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Suministros Talavera <info@suministrostalavera.example>',
    subject: 'Horario de verano',
    isBulk: true,
    text: `Estimados clientes:

Desde el martes 15 de junio y hasta el 15 de septiembre nuestro horario será de 7:30 a 15:00, de lunes a viernes. Los sábados cerramos. Del 9 al 20 de agosto estaremos cerrados por vacaciones.

Último día para pedidos antes del cierre: jueves 5 de agosto a las 12:00.

Gracias por su confianza.
Suministros Talavera

Darse de baja de esta lista`,
    expected: [],
  },
  {
    name: 'es: course with three sessions for which the reader is enrolled',
    sentAt: '2027-04-12T11:25:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Cámara de Artesanos <cursos@camaraartesanos.example>',
    subject: 'Inscripción confirmada: costos para talleres',
    text: `Estimada Jacqueline:

Su cupo en el curso "Costos para talleres" está confirmado. Las sesiones son:

Sesión 1: martes 20 de abril, de 18h00 a 20h00
Sesión 2: jueves 22 de abril, de 18h00 a 20h00
Sesión 3: martes 27 de abril, de 18h00 a 20h00

Hay una pausa a las 19h00. El saldo ($45) se cancela hasta el lunes 19 de abril a las 17h00 en secretaría.

La esperamos,
Cámara de Artesanos`,
    expected: [
      at('2027-04-20T18:00:00-05:00', '2027-04-20T20:00:00-05:00'),
      at('2027-04-22T18:00:00-05:00', '2027-04-22T20:00:00-05:00'),
      at('2027-04-27T18:00:00-05:00', '2027-04-27T20:00:00-05:00'),
    ],
  },
  {
    name: 'es: writer arrives by train and goes straight to the hotel',
    sentAt: '2027-04-13T13:52:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Gerardo Pons <gpons@ponsmaquinaria.example>',
    subject: 'esta semana por Zaragoza',
    text: `Hola, Maite:

El jueves estoy por ahí con un cliente de Cuarte. Llego en el AVE de las 18:05 y me vuelvo el viernes en el de las 15:33, con el día lleno hasta arriba, así que esta vez no me puedo pasar a veros. En mayo vuelvo con más calma y ya os aviso.

Un beso a todas,
Gerardo`,
    expected: [],
  },
  {
    name: 'es: newsletter with free webinars',
    sentAt: '2027-04-19T08:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Academia Pyme <novedades@academiapyme.example>',
    subject: 'Esta semana: 3 webinars gratis para tu negocio',
    isBulk: true,
    text: `¡Feliz lunes!

Esto es lo que tenemos para ti:

* Martes 20, 17:00 - Cómo fijar precios sin perder clientes
* Miércoles 21, 12:00 - Factura electrónica paso a paso
* Jueves 22, 18:30 - Instagram para comercios de barrio

Plazas limitadas, apúntate en la web. Y hasta el viernes a las 23:59, un 40 % en el curso anual.

El equipo de Academia Pyme
Recibes este correo porque te suscribiste. Cancelar suscripción.`,
    expected: [],
  },
  {
    name: 'es: call note, somebody rang and will ring again',
    sentAt: '2027-04-21T11:05:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Recepción <recepcion@clinicavega.example>',
    subject: 'Te ha llamado Fernando',
    text: `Te ha llamado Fernando Sanz, de ortopedia Sanz, a las 10:40 y otra vez a las 11. No era urgente, dice que ya volverá a probar un día de estos. Le he dicho que en consulta no coges el teléfono.

Merche`,
    expected: [],
  },
  {
    name: 'es: terse offer with a range in the form 9-10.30 h',
    sentAt: '2027-04-22T08:44:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Txema Goñi <t.goni@gonimetal.example>',
    subject: 'revisión oferta',
    text: `Ion: jueves 29/04, 9-10.30 h, en nuestra sala de arriba. Trae los plazos de fundición. A las 10.45 entra la auditora y hay que dejar la sala.

Txema`,
    expected: [at('2027-04-29T09:00:00+02:00', '2027-04-29T10:30:00+02:00')],
  },
  {
    name: 'es: withdrawal of a meeting by calendar part',
    sentAt: '2027-04-26T15:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Silvia Campoy <silvia@campoydiseno.example>',
    subject: 'Cancelado: Revisión catálogo',
    text: `Hola, Blas: anulo la revisión del miércoles, el catálogo ya está aprobado tal cual. ¡Menos trabajo para todos!

Silvia`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Campoy//Cal//ES
METHOD:CANCEL
BEGIN:VEVENT
UID:catalogo-88@campoydiseno.example
DTSTAMP:20270426T132900Z
DTSTART;TZID=Europe/Madrid:20270428T120000
DTEND;TZID=Europe/Madrid:20270428T130000
SEQUENCE:2
SUMMARY:Revisión catálogo
ORGANIZER:mailto:silvia@campoydiseno.example
ATTENDEE:mailto:imprenta@grafblas.example
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'es: cancelled table reservation in JSON-LD',
    sentAt: '2027-05-03T13:14:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Mesa Fácil <no-responder@mesafacil.example>',
    subject: 'Tu reserva en Can Boix ha sido anulada',
    text: `Hola, Mireia:

Tal como nos pediste, hemos anulado tu reserva en Can Boix del viernes 7 de mayo a las 14:00 (4 personas). No se te ha cobrado nada.

Mesa Fácil`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "MF-77120",
  "reservationStatus": "http://schema.org/ReservationCancelled",
  "underName": {"@type": "Person", "name": "Mireia Fontanals"},
  "partySize": 4,
  "startTime": "2027-05-07T14:00:00+02:00",
  "reservationFor": {"@type": "FoodEstablishment", "name": "Can Boix"}
}
</script></head><body><p>Hola, Mireia:</p><p>Tal como nos pediste, hemos anulado tu reserva en Can Boix del viernes 7 de mayo a las 14:00 (4 personas). No se te ha cobrado nada.</p><p>Mesa Fácil</p></body></html>`,
    expected: [],
  },
  {
    name: 'es: asado on Saturday at noon, with another hour for lighting the fire',
    sentAt: '2027-05-04T22:37:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Tano Bruzzone <tano@bruzzonefletes.example>',
    subject: 'asadito',
    text: `Che Dieguito, el sábado 8 los espero a los del taller en la quinta para el asado de los 20 años de la empresa. Caigan tipo 12:30. Yo a las 9 ya voy a estar con el fuego, pero ni se les ocurra aparecer a esa hora jaja. No traigan nada.

Abrazo grande, el Tano`,
    expected: [at('2027-05-08T12:30:00-03:00')],
  },
  {
    name: 'es: thanks for slots that stand only in the quoted mail, undecided',
    sentAt: '2027-05-06T16:29:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Dolores Arjona <darjona@arjonaoptica.example>',
    subject: 'Re: Montaje del rótulo',
    text: `Gracias, Paco. Tengo que hablarlo con mi socia, que es la que lleva la tienda esos días. Os decimos algo en cuanto lo sepamos.

Dolores

> El 5 may 2027, a las 18:10, Rótulos Paco <rotulospaco@rotulos.example> escribió:
>
> Dolores, para montar el rótulo podemos el lunes 17 a las 8:00 o el
> martes 18 a las 15:30. Tardamos unas tres horas.`,
    expected: [],
  },
  {
    name: 'es: Chilean half past four, declining the first hour',
    sentAt: '2027-05-10T10:20:00-04:00',
    timezone: 'America/Santiago',
    from: 'Javiera Muñoz <javiera.munoz@jardinesalerce.example>',
    subject: 'RE: visita terreno',
    text: `Hola Cristóbal, ¿cómo estás?

A las 3 se me hace imposible porque a esa hora voy a buscar a los niños al colegio. ¿Te tinca el mismo jueves 13 pero a las cuatro y media de la tarde? Nos juntamos en la entrada del condominio.

El presupuesto de riego ($890.000) va adjunto.

Saludos,
Javi`,
    expected: [at('2027-05-13T16:30:00-04:00')],
  },
  {
    name: 'es: would like to meet on a day, the hour still open',
    sentAt: '2027-05-05T12:12:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Montse Rius <montse@riusconsultoria.example>',
    subject: 'Cierre del proyecto',
    text: `Hola, Pepa:

Nos gustaría cerrar el proyecto con vosotras en persona, a ser posible el viernes 14 de mayo por la tarde. La hora la concretamos cuando sepa a qué hora acabo con el cliente de la mañana, que siempre se alarga.

¿Te cuadra el día, en principio?

Montse`,
    expected: [],
  },
  {
    name: 'es: vehicle inspection appointment for the van',
    sentAt: '2027-05-11T18:01:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'ITV Corredor del Henares <citaprevia@itvhenares.example>',
    subject: 'Confirmación de cita previa',
    text: `CITA CONFIRMADA

Matrícula: 0615 KZX
Estación: Torrejón, línea 3
Día: miércoles, 19 de mayo de 2027
Hora: 13:05

Preséntese con 10 minutos de antelación con la ficha técnica y el permiso de circulación. Tarifa: 46,12 €. La inspección vigente de su vehículo caduca el 22/05/2027.

Puede anular su cita hasta las 13:05 del día anterior.`,
    expected: [at('2027-05-19T13:05:00+02:00')],
  },
  {
    name: 'es: labour inspector announces a visit',
    sentAt: '2027-05-18T09:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Inspección Provincial <notificaciones@inspeccionprovincial.example>',
    subject: 'Visita de inspección, expediente 28/0930/27',
    text: `Por la presente se le comunica que la inspectora Dña. Teresa Aguado girará visita a su centro de trabajo el próximo día veinticinco de mayo de 2027, a las diez horas, debiendo estar presente el titular o persona que lo represente.

Se pondrán a disposición de la inspectora los registros de jornada desde el 1 de enero. Podrá presentar documentación en sede electrónica hasta las 24:00 horas del día 24.

La Jefa de Sección`,
    expected: [at('2027-05-25T10:00:00+02:00')],
  },
  {
    name: 'es: complaint that nobody came yesterday',
    sentAt: '2027-05-20T08:09:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Sra. Lupita Anaya <lupita.anaya@correo.example>',
    subject: 'Me dejaron plantada',
    text: `Buenos días.

Ayer miércoles me quedé esperando al muchacho del refrigerador desde las 10 hasta las 2 de la tarde y nunca llegó, ni una llamada. Y la semana pasada igual, dijeron el jueves a las 9 y nada. Ya no quiero otra cita, quiero que me regresen mi anticipo de $600.

Guadalupe Anaya`,
    expected: [],
  },
  {
    name: 'es: winery invites the reader personally to a tasting',
    sentAt: '2027-05-21T17:17:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Clara Enciso <clara@bodegaenciso.example>',
    subject: 'Ven a probar la añada nueva',
    text: `Querido Félix:

Como todos los años, quiero que la gente que nos cuida el viñedo sea la primera en probar la añada. Te esperamos el sábado 29 de mayo, de 11.00 a 13.00, en la bodega. Al público no abrimos hasta las 17.00, así que estaremos en familia.

Dime si vienes solo o con Ángela, por las copas.

Un abrazo,
Clara`,
    expected: [at('2027-05-29T11:00:00+02:00', '2027-05-29T13:00:00+02:00')],
  },
  {
    name: 'es: Monday impossible, Tuesday at ten suits',
    sentAt: '2027-05-27T19:02:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Xavi Torrents <xavi@torrentsclima.example>',
    subject: 'Re: Re: máquina de aire de la sala 2',
    text: `hola Carme,

lunes a las 10 imposible, estamos en Girona con una cámara frigorífica. Martes 1 a las 10 sí que podemos, te lo reservo ya si no me dices lo contrario. Va Kevin, que es el que conoce la máquina

Xavi
Enviado desde mi móvil`,
    expected: [at('2027-06-01T10:00:00+02:00')],
  },
  {
    name: 'es: launch of a new product at midnight',
    sentAt: '2027-06-01T11:11:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Distribuciones Kiro <tiendas@kirodistribuciones.example>',
    subject: 'Lanzamiento consola: condiciones para tiendas',
    text: `Estimada tienda:

La consola nueva sale a la venta el viernes 11 de junio a las 00:01. Antes de esa hora no se puede exponer ni vender. Las unidades os llegarán el jueves 10 antes de las 19:00, precintadas.

El vídeo de presentación se publica el miércoles 9 a las 18:00 en la web del fabricante.

Cualquier duda, a vuestro comercial.
Kiro`,
    expected: [],
  },
  {
    name: 'es: summer dinner of the firm with bus and doors',
    sentAt: '2027-06-02T13:29:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Comité de fiestas <fiestas@ingenieriavalcarcel.example>',
    subject: 'Cena de verano',
    text: `¡Compis!

La cena de verano es el viernes 18 de junio a las 21:00 en el Mirador de la Vega. Venís todos, que ya hemos dicho que sí por vosotros.

Los que no quieran conducir: hay un autobús desde la oficina a las 20:15 y vuelta a las 2:30. Las alergias, a Puri antes del jueves 10.

¡Nos vemos allí!`,
    expected: [at('2027-06-18T21:00:00+02:00')],
  },
  {
    name: 'es: colleague comes in late because of the doctor',
    sentAt: '2027-06-04T14:55:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Minor Chaves <minor.chaves@imprentachaves.example>',
    subject: 'Permiso lunes',
    text: `Doña Xinia, buenas tardes.

El lunes tengo cita en la clínica a las 9:15, entonces entro hasta las 11. Dejo la máquina programada desde hoy y Keylor abre a las 7. Repongo las horas el martes.

Pura vida,
Minor`,
    expected: [],
  },
  {
    name: 'es: tasting of the wedding menu at the restaurant',
    sentAt: '2027-06-03T10:42:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Laura y Sergio <lauraysergio2027@correo.example>',
    subject: 'Prueba de menú',
    text: `Hola, equipo de La Dehesa:

¡Nos viene genial el sábado 12 a las 13.30 para la prueba del menú! Seremos cuatro, con mis padres. Mi madre es celíaca.

La boda sigue siendo el 18 de septiembre y el número va por 130.

Laura`,
    expected: [at('2027-06-12T13:30:00+02:00')],
  },
  {
    name: 'es: birth announced with hour and weight',
    sentAt: '2027-06-08T17:35:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Joan Miralles <joan@mirallesgrafic.example>',
    subject: 'Ya está aquí',
    text: `¡Hola a todos!

Ayer lunes a las 3:40 nació Aina, 3,450 kg y 50 cm. Las dos están estupendas y yo hecho un trapo. En el hospital las visitas son de 16 a 20 h, pero preferimos esperar a estar en casa, ya os diremos.

Del trabajo se ocupa Biel hasta julio.

Joan`,
    expected: [],
  },
  {
    name: 'es: parcel on the way with JSON-LD delivery data',
    sentAt: '2027-06-10T21:03:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Enviarápido <seguimiento@enviarapido.example>',
    subject: 'Tu envío llega mañana',
    text: `Hola:

Tu envío ER559021 llegará mañana viernes 11 de junio entre las 10:00 y las 12:00. Si no vas a estar, puedes elegir otro día o un punto de recogida.

Enviarápido`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "ER559021",
  "expectedArrivalFrom": "2027-06-11T10:00:00+02:00",
  "expectedArrivalUntil": "2027-06-11T12:00:00+02:00",
  "carrier": {"@type": "Organization", "name": "Enviarápido"},
  "partOfOrder": {"@type": "Order", "orderNumber": "A-30144", "merchant": {"@type": "Organization", "name": "Papelería Robles"}}
}
</script></head><body><p>Hola:</p><p>Tu envío ER559021 llegará mañana viernes 11 de junio entre las 10:00 y las 12:00. Si no vas a estar, puedes elegir otro día o un punto de recogida.</p><p>Enviarápido</p></body></html>`,
    expected: [],
  },
  {
    name: 'es: conciliation hearing to which the firm is summoned',
    sentAt: '2027-06-14T12:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Graduados Sociales Ocaña <laboral@ocanagraduados.example>',
    subject: 'Papeleta de conciliación: acto el 23 de junio',
    text: `Buenos días, Mariano:

Nos ha llegado la citación. El acto de conciliación es el miércoles 23 de junio a las 9:40 en el servicio de mediación, planta 2, y tienes que venir tú como administrador. Yo te espero en la puerta.

El plazo para contestar por escrito termina el viernes 18. El otro asunto, el de la Seguridad Social, lo llevo yo sola el 24 a las 11 y no te necesito.

Un saludo,
Lola Ocaña`,
    expected: [at('2027-06-23T09:40:00+02:00')],
  },
  {
    name: 'es: strike notice with hours of stoppage',
    sentAt: '2027-06-17T10:15:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Transportes Urbanos de Lorenzana <comunicacion@tulorenzana.example>',
    subject: 'Paros parciales en el servicio de autobuses',
    text: `A los comercios del centro:

Los sindicatos han convocado paros parciales los días 21, 23 y 25 de junio, de 7:00 a 9:00 y de 18:00 a 20:00. Se garantiza el 50 % de los servicios.

Les agradecemos que lo tengan en cuenta para sus empleados.

Comunicación`,
    expected: [],
  },
  {
    name: 'es: half hour visit for photos the day after tomorrow',
    sentAt: '2027-06-21T16:08:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Greta Salom <greta@salomfoto.example>',
    subject: 'Fotos del equipo',
    text: `¡Hola, Bárbara!

Pasado mañana a las 9:00 estoy en vuestra oficina con los focos para las fotos del equipo. Es media hora. Camisas lisas, por favor.

Las fotos retocadas os las mando el lunes 28, antes de las 15.

Greta`,
    expected: [at('2027-06-23T09:00:00+02:00', '2027-06-23T09:30:00+02:00')],
  },
  {
    name: 'es: bank warns that a signing token runs out',
    sentAt: '2027-06-22T06:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Caja Ribera Empresas <avisos@cajaribera.example>',
    subject: 'Operación pendiente de firma',
    text: `Tiene una operación pendiente de firma:

Remesa 2706-1015, importe 10.145,30 €
Creada: 21/06/2027 18:22
Caduca: 23/06/2027 23:59

Las transferencias firmadas antes de las 16:00 se abonan en el día. Puede firmarla en la banca a distancia.

Caja Ribera nunca le pedirá sus claves por correo.`,
    expected: [],
  },
  {
    name: 'es: updated calendar part replaces the earlier hour',
    sentAt: '2027-06-28T11:20:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Diana Olvera <diana.olvera@textilesolvera.example>',
    subject: 'Actualizado: Prueba de color',
    text: `Hola, Memo: recorro la prueba de color dos horas porque la máquina se libera hasta el mediodía. Ya no es a las 10, te mando la invitación corregida.

Diana`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Olvera//Cal//ES
METHOD:REQUEST
BEGIN:VEVENT
UID:color-301@textilesolvera.example
DTSTAMP:20270628T171900Z
SEQUENCE:1
DTSTART;TZID=America/Mexico_City:20270701T120000
DTEND;TZID=America/Mexico_City:20270701T124500
SUMMARY:Prueba de color
LOCATION:Planta 2, cabina de luz
ORGANIZER:mailto:diana.olvera@textilesolvera.example
ATTENDEE;RSVP=TRUE:mailto:memo@serigrafiamemo.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-07-01T12:00:00-06:00', '2027-07-01T12:45:00-06:00')],
  },
  {
    name: 'es: carrier tells when he loads at the factory of the supplier',
    sentAt: '2027-07-01T19:55:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Transportes Hnos. Galindo <trafico@galindotrans.example>',
    subject: 'Carga de mañana',
    text: `Buenas tardes, Rubén.

Mañana cargamos en la fábrica de Castellón a las 7:00, muelle 4, y el camión tira directo para Oporto. El chófer es Nelu, 655 555 130. Para vosotros solo es informativo, el CMR os lo mando cuando descargue.

Tráfico`,
    expected: [],
  },
  {
    name: 'es: results and next matches of the youth teams',
    sentAt: '2027-10-04T09:45:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'CD Montearagón <cantera@cdmontearagon.example>',
    subject: 'Crónica del fin de semana',
    isBulk: true,
    text: `Estimados patrocinadores:

Gran fin de semana de la cantera: los alevines ganaron 4-1 el sábado a las 11 y las infantiles empataron 2-2 en casa.

Próxima jornada:
Alevín A - Sariñena, sábado 9, 10:30
Infantil femenino - Binéfar, sábado 9, 12:15
Cadete - Monzón, domingo 10, 11:00

Gracias por hacerlo posible.
CD Montearagón

Gestionar suscripción`,
    expected: [],
  },
  {
    name: 'es: course reservation by JSON-LD with start and end',
    sentAt: '2027-09-06T12:33:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Escuela de Hostelería Miño <inscripciones@escuelamino.example>',
    subject: 'Tu plaza en el taller de panes',
    text: `Hola, Uxía:

Tu plaza está confirmada. Recuerda traer delantal y calzado cerrado. El importe (75 €) se carga en tu tarjeta el 15 de septiembre.

Escuela de Hostelería Miño`,
    html: `<html><head><script type="application/ld+json">
[{
  "@context": "http://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "TP-0912",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": {"@type": "Person", "name": "Uxía Lameiro"},
  "reservationFor": {
    "@type": "Event",
    "name": "Taller de panes de masa madre",
    "startDate": "2027-09-20T16:30:00+02:00",
    "endDate": "2027-09-20T20:00:00+02:00",
    "location": {"@type": "Place", "name": "Aula 2", "address": "Rúa do Forno 9, Ourense"}
  }
}]
</script></head><body><p>Hola, Uxía:</p><p>Tu plaza está confirmada. Recuerda traer delantal y calzado cerrado. El importe (75 €) se carga en tu tarjeta el 15 de septiembre.</p><p>Escuela de Hostelería Miño</p></body></html>`,
    expected: [at('2027-09-20T16:30:00+02:00', '2027-09-20T20:00:00+02:00')],
  },
  {
    name: 'es: receipt of an electronic filing with time stamps',
    sentAt: '2027-07-20T13:47:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Registro Electrónico <no-contestar@registroelectronico.example>',
    subject: 'Justificante de registro de entrada',
    text: `Se ha registrado su solicitud.

N.º de registro: REGE27e00081530
Fecha y hora de presentación: 20/07/2027 13:46:21
Fecha y hora de registro: 20/07/2027 13:46:58
Efectos: desde el 21/07/2027 a las 00:00

El plazo máximo de resolución es de tres meses. Conserve este justificante.`,
    expected: [],
  },
  {
    name: 'es: customer asks until when the shop is open on Saturdays',
    sentAt: '2027-07-08T20:20:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Washington Píriz <wpiriz@correo.example>',
    subject: 'consulta horario',
    text: `Buenas noches. Quería saber si los sábados siguen cerrando a las 13 o si ahora en invierno hacen hasta las 12 nomás. Y entre semana, ¿cortan al mediodía?

Gracias, saludos.
W. Píriz`,
    expected: [],
  },
  {
    name: 'es: short mail for today at six in the evening',
    sentAt: '2027-07-13T12:19:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Bea Rincón <bea@rincondecoracion.example>',
    subject: 'hoy',
    text: `Quedamos hoy a las 18h en el piso de Serrano, no a las 17, que la dueña sale de trabajar a las 17:30. Llevo yo las telas. B.`,
    expected: [at('2027-07-13T18:00:00+02:00')],
  },
  {
    name: 'es: visit possible in the afternoon, no hour named',
    sentAt: '2027-07-15T09:14:00-04:00',
    timezone: 'America/La_Paz',
    from: 'Marcelo Quispe <mquispe@solarandino.example>',
    subject: 'Instalación paneles',
    text: `Buen día, ingeniera:

Con los muchachos vemos si el miércoles en la tarde podemos pasar a dejar la estructura, depende de cuándo suelten el camión de la aduana en Tambo Quemado. Le confirmo la hora apenas sepa, antes es por demás.

El inversor (5.000 W, 48 V) ya está en el depósito, que atiende hasta las 18:30.

Marcelo`,
    expected: [],
  },
  {
    name: 'es: Tijuana hour for a reader in Mexico City',
    sentAt: '2027-07-19T16:45:00-07:00',
    timezone: 'America/Mexico_City',
    from: 'Alma Verdugo <alma@verdugoenvases.example>',
    subject: 'Junta por Teams',
    text: `Hola, Ing. Saldaña:

¿Le parece bien que nos conectemos este jueves 22 a las 9:00 a.m., hora de Tijuana? Va a estar también nuestro jefe de calidad, que a las 11 sale a San Diego.

https://teams.verdugoenvases.example/l/meetup-join/vrdg2207

Saludos,
Alma Verdugo
Verdugo Envases`,
    expected: [at('2027-07-22T10:00:00-06:00')],
  },
  {
    name: 'es: Chilean quarter to six with meeting point',
    sentAt: '2027-08-24T11:30:00-04:00',
    timezone: 'America/Santiago',
    from: 'Rodrigo Barros <rbarros@barrospropiedades.example>',
    subject: 'Visita al departamento de Ñuñoa',
    text: `Estimada Fernanda:

Le confirmo la visita al departamento para este jueves 26 de agosto, un cuarto para las seis de la tarde, en la conserjería. El arriendo es de $620.000 más gastos comunes.

Por si acaso: el conserje se va a las 19:00 y después no hay quién abra.

Saludos,
Rodrigo Barros`,
    expected: [at('2027-08-26T17:45:00-04:00')],
  },
  {
    name: 'es: training day on first aid for the whole team',
    sentAt: '2027-09-01T10:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Arantxa Leiva <rrhh@viveroleiva.example>',
    subject: 'Jornada de primeros auxilios',
    text: `Hola a todos:

El viernes 17 de septiembre tenemos la jornada de formación en primeros auxilios. Es de día completo y obligatoria para toda la plantilla del vivero; la comida va incluida. La tienda estará cerrada.

Quien necesite certificado de asistencia, que me lo pida antes del lunes 13 a las 12:00.

Arantxa`,
    expected: [days('2027-09-17')],
  },
  {
    name: 'es: bus company sends the plan of the pupils excursion',
    sentAt: '2027-09-14T17:26:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Autocares Peñalba <reservas@autocarespenalba.example>',
    subject: 'Presupuesto autocar 24/09, 54 plazas',
    text: `Buenas tardes:

Le pasamos precio para la excursión de sus alumnos a Atapuerca:

Salida del colegio: 8:30
Llegada prevista: 10:15
Regreso: 16:00
Llegada al colegio: 17:45

Precio: 640 € más IVA. La validez del presupuesto es de 10 días.

Autocares Peñalba`,
    expected: [],
  },
  {
    name: 'es: booking page confirms a fifteen minute call',
    sentAt: '2027-09-07T22:41:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Agendo <citas@agendo.example>',
    subject: 'Nueva cita: Verónica Lillo',
    text: `Se ha reservado una nueva cita en tu página.

Tipo: Llamada de diagnóstico (15 min)
Con: Verónica Lillo (veronica@lilloterapia.example)
Cuándo: lunes, 13 septiembre 2027, 12:45
Zona horaria: Europe/Madrid

Nota del cliente: "Prefiero que me llames tú. A partir de las 13:30 ya estoy con pacientes."

Ver, cambiar o anular la cita en Agendo`,
    expected: [at('2027-09-13T12:45:00+02:00', '2027-09-13T13:00:00+02:00')],
  },
  {
    name: 'es: weather warning closes the works, report of the site',
    sentAt: '2027-09-21T18:18:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Obra Parque Sur <jefedeobra@constsureste.example>',
    subject: 'Parte del 21/09',
    text: `Parte del día:

- Inicio 7:45, hormigonado zapatas 3 a 9, bomba de 9:00 a 12:40
- 13:00 parada por lluvia, se reanuda 15:10
- Visita de la dirección facultativa a las 16:00, sin incidencias
- Aviso naranja para mañana de 12:00 a 22:00: no se trabaja en altura

Personal: 11. Fin de jornada 17:50.

J. Alarcón`,
    expected: [],
  },
  {
    name: 'es: says yes to the hour in the quoted mail',
    sentAt: '2027-09-22T15:03:00-05:00',
    timezone: 'America/Lima',
    from: 'Milagros Tello <mtello@tellocontadores.example>',
    subject: 'RE: Balance del semestre',
    text: `Sí, a esa hora perfecto. Ahí nos vemos, don Aurelio. Llevo el balance impreso.

Milagros Tello
Contadora Pública
Atención: L-V de 9:00 a 18:00

De: Aurelio Pacheco
Enviado: martes, 21 de septiembre de 2027 17:50
Para: Milagros Tello
Asunto: Balance del semestre

Señorita Milagros:
¿Podría venir el lunes 27 de septiembre a las 4:30 p.m. a la tienda para ver el balance?`,
    expected: [at('2027-09-27T16:30:00-05:00')],
  },
  {
    name: 'es: client loses interest and takes back his proposal',
    sentAt: '2027-09-28T12:09:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Ovidio Prieto <ovidio@prietohermanos.example>',
    subject: 'La reforma',
    text: `Hola, Estela:

Al final mi hermano y yo hemos decidido dejar la reforma para otro año, así que olvídate del martes a las 5 y de todo lo demás. Siento haberte hecho mirar el local dos veces. Pásame la factura de las visitas y te la pago antes del día 10.

Gracias por todo,
Ovidio`,
    expected: [],
  },
  {
    name: 'es: two tastings on offer in a chatty mail with distractors',
    sentAt: '2027-09-29T18:52:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Encarna Montiel <encarna@aceitesmontiel.example>',
    subject: 'Cata para la carta nueva',
    text: `¡Hola, Rafa, cielo!

Cuánto tiempo. Ya sabes cómo es septiembre, que si la aceituna, que si los nietos que entran al cole a las 9 y salen a las 2...

Te cuento: para la cata de la carta nueva puedo ir yo con las botellas a tu restaurante el lunes 4 de octubre a las 11 de la mañana, o si no el miércoles 6 a las cinco y cuarto de la tarde, cuando hayáis recogido las comidas. Lo que mejor te venga.

El camión de garrafas, como siempre, los jueves a las 8.

Un besazo,
Encarna`,
    expected: [at('2027-10-04T11:00:00+02:00'), at('2027-10-06T17:15:00+02:00')],
  },
  {
    name: 'es: visit after the change to winter time',
    sentAt: '2027-10-27T11:38:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Águeda Rey <agueda@reytoldos.example>',
    subject: 'Medir los toldos',
    text: `Buenas, Marcos:

El lunes 1 es fiesta y el martes lo tengo cogido, así que si te parece paso a medir los toldos el miércoles 3 de noviembre, a las 10 en punto. Me hace falta luz de día y que no haya mesas en la terraza.

Acuérdate de que este finde se cambia la hora: a las 3 serán las 2. Luego anochece a las seis y media y por la tarde no se ve nada.

Águeda Rey
Toldos Rey`,
    expected: [at('2027-11-03T10:00:00+01:00')],
  },
  {
    name: 'es: theatre company orders posters with its tour dates',
    sentAt: '2027-10-13T19:14:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'La Trócola Teatro <produccion@latrocola.example>',
    subject: 'Textos para el cartel de la gira',
    text: `Hola, imprenta:

Los textos que tienen que salir en el cartel son estos:

"EL ÚLTIMO FAROLERO"
Soria, viernes 5 de noviembre, 20:30
Burgos, sábado 6 de noviembre, 21:00
Palencia, domingo 7 de noviembre, 19:00

Formato 50 x 70, cien ejemplares. ¿Nos podéis mandar una prueba en PDF esta semana?

Gracias,
Nerea, producción`,
    expected: [],
  },
  {
    name: 'es: insurer in Queens sets an appointment, 2:15 pm',
    sentAt: '2027-11-09T10:27:00-05:00',
    timezone: 'America/New_York',
    from: 'Yesenia Batista <ybatista@batistainsurance.example>',
    subject: 'Su cita para el seguro de la bodega',
    text: `Buenos días, don Hipólito:

Lo anoté para este viernes 11/12 a las 2:15 pm aquí en la oficina de Junction Blvd. Traiga el lease y el certificado del año pasado. El jueves cerramos por Veterans Day.

La póliza actual se le vence el 11/30 a las 12:01 am, así que estamos a tiempo.

God bless,
Yesenia`,
    expected: [at('2027-11-12T14:15:00-05:00')],
  },
  {
    name: 'es: wedding invitation text to be printed',
    sentAt: '2027-10-19T22:05:00-05:00',
    timezone: 'America/Bogota',
    from: 'Daniela Ospina <dani.ospina@correo.example>',
    subject: 'texto tarjetas de matrimonio',
    text: `Hola, buenas noches. Este es el texto para las 80 tarjetas en papel de algodón:

Daniela y Esteban
tienen el gusto de invitarlos a su matrimonio
sábado 11 de diciembre de 2027, 3:30 p.m.
Capilla de La Merced
Recepción: 5:00 p.m., Hacienda El Roble

¿Me dicen cuánto sería y si alcanzan a entregarlas antes del 5 de noviembre? Mil gracias.

Daniela`,
    expected: [],
  },
  {
    name: 'es: reader on the Canaries, both clocks named',
    sentAt: '2027-11-15T09:33:00+01:00',
    timezone: 'Atlantic/Canary',
    from: 'Ramiro Zabala <rzabala@zabalaequipos.example>',
    subject: 'Formación nuevo terminal',
    text: `Buenos días, Idaira:

La formación en remoto del terminal la hacemos el jueves 18, de 13:00 a 14:00 hora peninsular (12:00 a 13:00 para vosotros). El mensajero os deja el equipo el miércoles por la mañana.

El soporte telefónico es de 8 a 20, peninsular.

Ramiro`,
    expected: [at('2027-11-18T12:00:00+00:00', '2027-11-18T13:00:00+00:00')],
  },
  {
    name: 'es: restaurant has no table at the hour asked for',
    sentAt: '2027-11-22T13:58:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Sidrería Aldapeta <reservas@aldapeta.example>',
    subject: 'RE: mesa para 14 personas',
    text: `Buenas tardes, Garbiñe:

Lo sentimos mucho, pero para el sábado 18 de diciembre a las 21:00 estamos completos, y el primer turno, el de las 14:00, también lo tenemos lleno desde octubre. Este año ya no nos queda ningún fin de semana para grupos.

Os esperamos en enero, que abre la temporada.

Aldapeta`,
    expected: [],
  },
  {
    name: 'es: supplier invites personally to a Christmas lunch',
    sentAt: '2027-11-24T12:24:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Eugenio Sarmiento <eugenio@vidriossarmiento.example>',
    subject: 'Comida de Navidad',
    text: `Apreciada Milagros:

Otro año que se nos va. Me haría mucha ilusión que vinieras a la comida que damos a la gente de la casa y a cuatro amigos, el viernes 17 de diciembre a las 14:00 en Casa Tomasa. A las 13:00 entregamos las cestas a los empleados en la fábrica, pero eso es cosa nuestra.

Dime algo antes del día 10 para cerrar el número.

Con afecto,
Eugenio`,
    expected: [at('2027-12-17T14:00:00+01:00')],
  },
  {
    name: 'es: plan of the posts on social media',
    sentAt: '2027-11-29T17:40:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Agus Pellegrini <agus@pellegrinisocial.example>',
    subject: 'Grilla de publicaciones diciembre',
    text: `¡Hola, Vero! Te dejo la grilla de la primera semana, ya programada:

mié 1/12 - 11:00 - reel vidriera navideña
jue 2/12 - 19:30 - sorteo canasta
sáb 4/12 - 10:00 - historia "abrimos hasta las 21"
lun 6/12 - 18:00 - carrusel medidas

Si ves algún error avisame por acá y lo cambio antes de que salga.

Beso, Agus`,
    expected: [],
  },
  {
    name: 'es: vet comes to the farm in Venezuela at quarter past eight',
    sentAt: '2027-12-02T18:31:00-04:00',
    timezone: 'America/Caracas',
    from: 'Dr. Alirio Camacaro <acamacaro@veterinariacamacaro.example>',
    subject: 'Vacunación del ganado',
    text: `Saludos, señora Nelly.

Quedamos así: llego a la finca el lunes 6 de diciembre a las ocho y cuarto de la mañana para vacunar las novillas. Salgo de Barquisimeto a las 6, si no hay cola de gasolina. Téngame los animales en el corral y el agua puesta.

Son 42 dosis, a 3 $ cada una.

Dr. Camacaro`,
    expected: [at('2027-12-06T08:15:00-04:00')],
  },
  {
    name: 'es: lottery tickets of the club and the hour of the draw',
    sentAt: '2027-12-03T13:20:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Peña Ciclista El Repecho <tesoreria@elrepecho.example>',
    subject: 'Vuestros décimos',
    text: `Hola, amigos del taller:

Os hemos apartado los cinco décimos de siempre, número 09315. Los tiene Basilio en el bar, que abre de 7 a 23 h, pasad cuando queráis y antes del sábado 18 a las 14:00, que lo que sobre se devuelve.

El sorteo, ya sabéis, el miércoles 22 a partir de las 9:00. ¡Suerte!

Tesorería`,
    expected: [],
  },
  {
    name: 'es: calendar part in universal time, Costa Rica',
    sentAt: '2027-12-07T09:12:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Karla Zamora <karla.zamora@consultoreszamora.example>',
    subject: 'Presupuesto 2028',
    text: `Buenas, don Álvaro:

Va la invitación para que veamos juntos el presupuesto 2028. Si puede, mándeme antes del jueves las ventas de noviembre.

Saludos,
Karla`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Zamora//Cal//ES
METHOD:REQUEST
BEGIN:VEVENT
UID:ppto2028-5@consultoreszamora.example
DTSTAMP:20271207T151100Z
DTSTART:20271210T200000Z
DTEND:20271210T213000Z
SUMMARY:Presupuesto 2028
LOCATION:Oficina Zamora\\, Escazú
ORGANIZER;CN=Karla Zamora:mailto:karla.zamora@consultoreszamora.example
ATTENDEE;RSVP=TRUE:mailto:alvaro@sodalaceiba.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-12-10T14:00:00-06:00', '2027-12-10T15:30:00-06:00')],
  },
  {
    name: 'es: itinerary of the boss, sent for the expenses',
    sentAt: '2027-12-09T16:46:00-05:00',
    timezone: 'America/Lima',
    from: 'Rocío Valdivia <rocio@exportadoravaldivia.example>',
    subject: 'Vuelos del señor Ormeño para tu cuadro de gastos',
    text: `Hola, Kelly:

Para que registres el viático del señor Ormeño:

Ida: lunes 13/12, Lima 06:10 - Arequipa 07:45
Reunión en la planta: de 9:00 a 13:00 (movilidad S/ 60)
Vuelta: martes 14/12, Arequipa 19:20 - Lima 20:55

Total S/ 812.30. Los boletos ya están pagados.

Gracias,
Rocío`,
    expected: [],
  },
  {
    name: 'es: in a fortnight at quarter past one, train named as well',
    sentAt: '2027-11-18T18:09:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Leonor Castaño <leonor@castanoyhijas.example>',
    subject: 'Re: ¿cuándo bajas a Sevilla?',
    text: `Hola, Curro:

Bajo de hoy en quince, el jueves 2 de diciembre. Mi tren llega a las 12:20, así que me planto en tu tienda a la una y cuarto y vemos la colección de comuniones. Me vuelvo en el de las 17:45.

¡Tráeme una de esas tortas!
Leonor`,
    expected: [at('2027-12-02T13:15:00+01:00')],
  },
  {
    name: 'es: loss adjuster reports his visit and the date of his report',
    sentAt: '2027-12-14T10:55:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Gabinete Pericial Urquijo <peritos@urquijopericial.example>',
    subject: 'Siniestro 27/11820: visita realizada',
    text: `Buenos días:

Le confirmamos que nuestro perito visitó ayer lunes su local, entre las 9:50 y las 10:35, y tomó los datos de la filtración. El informe se remitirá a la compañía antes del viernes 17 a las 15:00. No es necesaria ninguna actuación por su parte.

Gabinete Pericial Urquijo
Atención al asegurado: lunes a jueves, 9:00-14:00`,
    expected: [],
  },
];
