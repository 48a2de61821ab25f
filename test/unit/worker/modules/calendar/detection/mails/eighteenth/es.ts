import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: boiler technician announces a visit with its length',
    sentAt: '2027-02-15T12:41:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Climatizaciones Ferrán <avisos@climaferran.example>',
    subject: 'Aviso 20771 - revisión caldera',
    text: `Buenos días:

Les confirmamos que nuestro técnico, Óscar Peiró, pasará por su taller el jueves 18 de febrero a las 9 y media para hacer la revisión anual de la caldera. La intervención dura aproximadamente una hora y cuarto.

Rogamos que haya alguien en las instalaciones y que el cuarto de máquinas esté despejado. El importe de la revisión (94,50 € + IVA) se cargará en la próxima factura, con vencimiento el 10 de marzo.

Un saludo,
Nuria Ballester
Climatizaciones Ferrán
Tel. 960 555 018 | L-V de 8:00 a 14:00 y de 15:30 a 18:00`,
    expected: [at('2027-02-18T09:30:00+01:00', '2027-02-18T10:45:00+01:00')],
  },
  {
    name: 'es: customer offers two alternatives for measuring a kitchen',
    sentAt: '2027-04-21T21:17:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Maribel Otero <maribel.otero@correo.example>',
    subject: 'lo de la cocina',
    text: `hola Julián!

ya hemos hablado mi marido y yo y nos quedamos con la encimera gris, la del presupuesto de 3.480. Para venir a medir, a nosotros nos va bien este viernes a las cinco y media de la tarde o si no el lunes que viene a las 10 de la mañana, lo que os cuadre mejor a vosotros. El sábado imposible, que tenemos la comunión de mi sobrina a las 12.

Es el 3º B, el telefonillo no va, llamadme al llegar

gracias!!
Maribel`,
    expected: [at('2027-04-23T17:30:00+02:00'), at('2027-04-26T10:00:00+02:00')],
  },
  {
    name: 'es: Mexican client convenes a project review with hrs notation',
    sentAt: '2027-05-06T09:52:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Arq. Rodolfo Esquivel <resquivel@grupoterrazo.example>',
    subject: 'Revisión de avance Torre Nogal',
    text: `Estimado Ing. Barragán, buen día.

Por medio del presente me permito convocarlo a la revisión de avance de obra de la Torre Nogal, misma que se llevará a cabo el próximo miércoles 12 de mayo, de 16:00 a 17:30 hrs., en la caseta de obra (Av. de los Fresnos 1180).

Le pido de favor traer impresas las estimaciones 4 y 5. Las estimaciones del mes de abril debieron ingresarse antes del día 30, por lo que le encargo regularizar ese punto a la brevedad.

Quedo al pendiente.

Atte.
Arq. Rodolfo Esquivel Montaño
Gerente de Proyecto
Of. 55 5550 0147 ext. 210`,
    expected: [at('2027-05-12T16:00:00-06:00', '2027-05-12T17:30:00-06:00')],
  },
  {
    name: 'es: tax adviser reminds of quarterly deadlines',
    sentAt: '2027-04-05T10:03:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Gestoría Lastra <fiscal@gestorialastra.example>',
    subject: 'Impuestos 1er trimestre',
    text: `Buenos días, Teresa:

Te recuerdo las fechas de este trimestre:

- Facturas emitidas y recibidas: nos las tienes que enviar como muy tarde el viernes 9 de abril a las 14:00.
- Domiciliación de los modelos 111, 115 y 303: hasta el jueves 15 de abril.
- Fin de plazo sin domiciliar: martes 20 de abril, 23:59 h.

El cargo en cuenta se hará el día 20. Si tienes alguna duda, estamos en el despacho de 9 a 14 y de 16 a 18:30, los viernes solo por la mañana.

Un saludo,
Amparo Lastra`,
    expected: [],
  },
  {
    name: 'es: reply takes the second of the quoted times',
    sentAt: '2027-09-15T08:05:00-05:00',
    timezone: 'America/Bogota',
    from: 'Camila Restrepo <camila.restrepo@floreselprado.example>',
    subject: 'RE: Visita para cotización de bodega',
    text: `Don Hernán, muchas gracias por responder tan rápido.

Nos quedamos con la segunda opción. Los espero en la bodega, pregunten por mí en portería por favor y traigan cédula.

Feliz día,

Camila Restrepo
Flores El Prado S.A.S.

El mar, 14 sept 2027 a las 11:08, Hernán Ocampo <hernan@estanteriasocampo.example> escribió:
> Doña Camila, cordial saludo.
> Para tomar las medidas le puedo ofrecer:
> 1) jueves 16 de septiembre, 8:00 a.m.
> 2) viernes 17 de septiembre, 2:30 p.m.
> 3) martes 21 de septiembre, 10:00 a.m.
> Quedo atento.
> Hernán Ocampo`,
    expected: [at('2027-09-17T14:30:00-05:00')],
  },
  {
    name: 'es: declines the proposed time without a new one',
    sentAt: '2027-10-19T08:47:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Íñigo Zabaleta <izabaleta@mecanizadoszab.example>',
    subject: 'Re: reunión jueves',
    text: `Egun on, Laura,

El jueves a las 11 me es imposible, tengo auditoría de calidad todo el día. Y la semana que viene estoy en la feria de Hannover. Déjame que mire la agenda con calma y te digo algo a la vuelta.

Un abrazo,
Íñigo

Laura Seco escribió:
> Hola Íñigo, ¿te viene bien vernos el jueves 21 a las 11:00 en vuestras oficinas?`,
    expected: [],
  },
  {
    name: 'es: dentist moves an appointment from one day to another',
    sentAt: '2027-01-29T13:22:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Clínica Dental Arroyo <citas@dentalarroyo.example>',
    subject: 'Cambio de su cita',
    text: `Estimado Sr. Peralta:

Por un problema de agenda de la doctora Arroyo tenemos que mover su cita del miércoles 3 de febrero a las 17:15 al viernes 5 de febrero a las 18:45 h. Disculpe las molestias.

Si la nueva hora no le va bien, llámenos al 915 550 263 (de lunes a jueves de 10 a 20 h, viernes de 9 a 15 h).

Reciba un cordial saludo,
Recepción
Clínica Dental Arroyo`,
    expected: [at('2027-02-05T18:45:00+01:00')],
  },
  {
    name: 'es: calendar invitation from a consultant',
    sentAt: '2027-03-05T17:05:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Beatriz Salgado <bsalgado@nortia-consultores.example>',
    subject: 'Invitación: Arranque proyecto ERP',
    text: `Hola a todos:

Os mando la convocatoria para el arranque del proyecto. La agenda está en la descripción.

Saludos,
Beatriz`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Nortia//Agenda//ES
METHOD:REQUEST
BEGIN:VEVENT
UID:7f0c2a41-erp@nortia-consultores.example
DTSTAMP:20270305T160500Z
DTSTART:20270309T090000Z
DTEND:20270309T103000Z
SUMMARY:Arranque proyecto ERP
LOCATION:Sala Ebro
ORGANIZER;CN=Beatriz Salgado:mailto:bsalgado@nortia-consultores.example
ATTENDEE;CN=Compras;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:compras@talleresduero.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-09T10:00:00+01:00', '2027-03-09T11:30:00+01:00')],
  },
  {
    name: 'es: newsletter of a wholesaler with open days and webinars',
    sentAt: '2027-05-22T07:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Suministros Garbí <novedades@suministrosgarbi.example>',
    subject: '☀️ Llega el verano: -20 % en riego y jornada de puertas abiertas',
    text: `SUMINISTROS GARBÍ · BOLETÍN DE MAYO

¡Hola, profesional!

→ Hasta el 31 de mayo, 20 % de descuento en programadores de riego. Código RIEGO20.
→ Jueves 27 de mayo, de 10:00 a 19:00: jornada de puertas abiertas en nuestra tienda de Reus, con paella a las 14:00.
→ Webinar gratuito «Riego por goteo sin fugas»: martes 1 de junio a las 18:00. Plazas limitadas.

Horario de verano desde el 21 de junio: de 7:30 a 15:00.

Recibes este correo porque eres cliente de Suministros Garbí. Darse de baja | Ver en el navegador`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: supplier announces a delivery slot',
    sentAt: '2027-06-21T15:36:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Logística Maderas Alerce <logistica@maderasalerce.example>',
    subject: 'Pedido 0003-00018842 - entrega',
    text: `Buenas tardes, ¿cómo están?

Les aviso que el pedido 0003-00018842 (14 placas MDF 18 mm y 6 tirantes) sale mañana de planta. El camión les estaría llegando el jueves 24/6 entre las 8 y las 12 hs. Por favor que haya alguien para recibir y firmar el remito.

El pago es contra entrega, transferencia o cheque al día.

Saludos!
Walter
Expedición - Maderas Alerce
Lunes a viernes 7 a 16 hs`,
    expected: [],
  },
  {
    name: 'es: colleague asks for a quick chat the day after tomorrow at quarter to',
    sentAt: '2027-11-09T18:12:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Quique Morán <quique@imprentamoran.example>',
    subject: 'presu del ayto',
    text: `oye, que lo del presupuesto del ayuntamiento no me cuadra por ningun lado. nos sentamos pasado mañana a las nueve menos cuarto en mi despacho y lo vemos? sera media hora
traete el excel

q`,
    expected: [at('2027-11-11T08:45:00+01:00', '2027-11-11T09:15:00+01:00')],
  },
  {
    name: 'es: job applicant thanks and confirms the interview',
    sentAt: '2027-08-08T19:40:00-05:00',
    timezone: 'America/Lima',
    from: 'Milagros Quispe <milagros.quispe@correo.example>',
    subject: 'Confirmación de entrevista - puesto de asistente contable',
    text: `Estimada Srta. Paredes:

Le agradezco mucho la oportunidad. Por medio de la presente confirmo mi asistencia a la entrevista personal del viernes 13 de agosto a las 11:15 a. m. en sus oficinas de Miraflores.

Adjunto nuevamente mi CV actualizado y mis constancias de trabajo (de marzo de 2023 a junio de 2027).

Atentamente,

Milagros Quispe Huamán
Cel. 955 501 482`,
    expected: [at('2027-08-13T11:15:00-05:00')],
  },
  {
    name: 'es: Madrid office proposes a call in peninsular time to a reader in the Canaries',
    sentAt: '2027-07-05T11:30:00+02:00',
    timezone: 'Atlantic/Canary',
    from: 'Gonzalo Urquijo <gurquijo@segurosbrezo.example>',
    subject: 'Siniestro 4471/27 - llamada con el perito',
    text: `Hola, Yurena:

El perito puede hablar contigo el miércoles 7 de julio a las 13:00, hora peninsular (las 12:00 en Canarias). Te llamará él al móvil que figura en el parte.

Ten a mano las fotos del agua y la factura del parqué, por favor. El plazo para aportar documentación acaba el 16 de julio.

Un saludo,
Gonzalo Urquijo
Siniestros · Seguros Brezo`,
    expected: [at('2027-07-07T12:00:00+01:00')],
  },
  {
    name: 'es: trade fair visit together as whole days',
    sentAt: '2027-09-06T10:25:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Merche Aldana <merche@zapateriaaldana.example>',
    subject: 'Feria de Elda',
    text: `Buenas, Paco:

Ya tengo las acreditaciones para la feria del calzado, la tuya también. Vamos los dos los días 21 y 22 de septiembre (martes y miércoles), dos días enteros, así que no te pongas nada más en la agenda. He reservado dos habitaciones en el hostal del año pasado, 62 € cada una.

El coche lo llevo yo.

Un beso,
Merche`,
    expected: [days('2027-09-21', '2027-09-23')],
  },
  {
    name: 'es: property manager informs about a lift maintenance window',
    sentAt: '2027-03-17T09:14:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Fincas Montcada <administracion@fincasmontcada.example>',
    subject: 'Aviso: ascensor fuera de servicio',
    text: `Estimados propietarios e inquilinos:

Les informamos de que el próximo martes 23 de marzo, entre las 9:00 y las 13:30 horas, el ascensor de la escalera B permanecerá fuera de servicio por trabajos de mantenimiento de la empresa Elevadores Sert.

Asimismo, el miércoles 24 se cortará el agua de 10:00 a 12:00 para cambiar la llave general.

Lamentamos las molestias.

Fincas Montcada
Atención telefónica: lunes a viernes, 9:30-13:30
93 555 01 90`,
    expected: [],
  },
  {
    name: 'es: video call with a link and a dial-in number',
    sentAt: '2027-10-07T12:05:00-03:00',
    timezone: 'America/Santiago',
    from: 'Francisca Valdebenito <fvaldebenito@estudiolenga.example>',
    subject: 'Reunión propuesta de marca',
    text: `Hola Matías, ¿cómo estái?

Te cuento que ya tenemos lista la propuesta de marca. Te dejo agendada la presentación para el miércoles 13 de octubre, 15:30 a 16:15 hrs, por videollamada:

https://meet.estudiolenga.example/j/83155540921?pwd=k2Zq
ID: 831 5554 0921
Código: 481530

El lunes 11 es feriado así que ese día no vamos a estar en la oficina.

¡Un abrazo!
Fran
--
Estudio Lenga · Diseño y marca
+56 2 2555 0133`,
    expected: [at('2027-10-13T15:30:00-03:00', '2027-10-13T16:15:00-03:00')],
  },
  {
    name: 'es: restaurant booking confirmation with JSON-LD',
    sentAt: '2027-06-13T14:55:00-05:00',
    timezone: 'America/Bogota',
    from: 'Reservas MesaYa <no-responder@mesaya.example>',
    subject: 'Tu reserva en La Ceiba está confirmada',
    text: `Hola Andrés:

¡Tu mesa está lista! Restaurante La Ceiba te espera.

Código: MY-88214
Personas: 6
Te guardamos la mesa 15 minutos.

Restaurante La Ceiba, Calle 81 # 11-40, Bogotá`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "MY-88214",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Andrés Cuéllar" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Restaurante La Ceiba",
    "address": { "@type": "PostalAddress", "streetAddress": "Calle 81 # 11-40", "addressLocality": "Bogotá", "addressCountry": "CO" }
  },
  "startTime": "2027-06-18T19:30:00-05:00",
  "partySize": "6"
}
</script></head><body><p>Hola Andrés:</p><p>¡Tu mesa está lista! Restaurante La Ceiba te espera.</p><p>Código: MY-88214<br>Personas: 6<br>Te guardamos la mesa 15 minutos.</p><p>Restaurante La Ceiba, Calle 81 # 11-40, Bogotá</p></body></html>`,
    expected: [at('2027-06-18T19:30:00-05:00')],
  },
  {
    name: 'es: general availability without a proposal',
    sentAt: '2027-02-04T17:48:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Olalla Freire <olalla@freirearquitectura.example>',
    subject: 'Re: vernos',
    text: `Hola, Santi:

Claro que sí, me apetece mucho que nos veamos y hablemos de la reforma del local. La semana que viene ando bastante libre, sobre todo por las tardes; los martes suelo tener clase en la escuela hasta las 14:00. Dime tú cuándo te encaja y me adapto.

Por cierto, la licencia la pedí el lunes y me dijeron que tardan unas seis semanas.

Biquiños,
Olalla`,
    expected: [],
  },
  {
    name: 'es: traders association convenes a general assembly',
    sentAt: '2027-11-15T10:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Secretaría Asociación de Comerciantes El Carmen <secretaria@comerciantescarmen.example>',
    subject: 'Convocatoria de Asamblea General Extraordinaria',
    text: `Estimada asociada:

De acuerdo con el artículo 14 de los Estatutos, se le convoca a la Asamblea General Extraordinaria que tendrá lugar el lunes, 29 de noviembre de 2027, a las 20:30 horas, en el salón de actos de la Casa de la Cultura, con el siguiente

ORDEN DEL DÍA
1. Lectura y aprobación del acta de la asamblea del 8 de junio.
2. Alumbrado navideño: presupuesto (6.200 €) y cuotas.
3. Renovación de cargos.
4. Ruegos y preguntas.

Si no puede asistir, puede delegar su voto hasta el 26 de noviembre.

La secretaria,
Consuelo Iborra`,
    expected: [at('2027-11-29T20:30:00+01:00')],
  },
  {
    name: 'es: cancels the lunch of tomorrow',
    sentAt: '2027-05-27T20:02:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Lupita Cárdenas <lupita.cardenas@eventosjacaranda.example>',
    subject: 'Comida de mañana',
    text: `Hola Toño,

Qué pena contigo, pero vamos a tener que cancelar la comida de mañana a las 2:30. Se enfermó mi niña y no tengo con quién dejarla. Ya hablé al restaurante y no nos cobran nada.

Te busco la próxima semana para ver cuándo la reponemos, ¿va?

Saludos,
Lupita`,
    expected: [],
  },
  {
    name: 'es: technician of the telephone company comes for an installation',
    sentAt: '2027-03-29T11:19:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Conectar Fibra <instalaciones@conectarfibra.example>',
    subject: 'Coordinación de instalación - OT 559013',
    text: `Estimado cliente:

Su instalación de fibra óptica (orden de trabajo 559013) quedó coordinada para el día 02/04/2027 de 13 a 15 hs (el trabajo insume las dos horas completas). El técnico irá al local de la calle Durazno 1844 y debe ser recibido por una persona mayor de edad.

El costo de instalación ($ 1.290) se incluirá en la factura con vencimiento 20/05.

Gracias por elegirnos.
Conectar Fibra - Atención al cliente 2555 0170, todos los días de 8 a 22 hs`,
    expected: [at('2027-04-02T13:00:00-03:00', '2027-04-02T15:00:00-03:00')],
  },
  {
    name: 'es: customer lists several slots as bullets with distractors',
    sentAt: '2027-10-22T09:33:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Helena Roca i Puig <hroca@laboratorisroca.example>',
    subject: 'Demo del software de etiquetado',
    text: `Apreciado Sr. Medina:

Hemos leído su oferta n.º 2027/318 (4.150 €, válida hasta el 12 de noviembre) y nos gustaría ver una demostración antes de decidir. Les proponemos una de estas tres fechas, en nuestro laboratorio de Sabadell:

  · martes 26/10, 9:30 h
  · jueves 28/10, 16:00 h
  · miércoles 3/11, 12:15 h

Calculamos una hora y media. El aparcamiento está en el patio; la barrera se cierra a las 19 h.

Atentamente,

Helena Roca i Puig
Directora de Operaciones`,
    expected: [
      at('2027-10-26T09:30:00+02:00', '2027-10-26T11:00:00+02:00'),
      at('2027-10-28T16:00:00+02:00', '2027-10-28T17:30:00+02:00'),
      at('2027-11-03T12:15:00+01:00', '2027-11-03T13:45:00+01:00'),
    ],
  },
  {
    name: 'es: landlord hands over keys in terse lower case without a weekday',
    sentAt: '2027-12-26T22:51:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'jose luis <jlperez.alquileres@correo.example>',
    subject: 'llaves local',
    text: `buenas noches
entonces quedamos el dia 4 de enero a las 11 en el local y os doy las llaves y firmamos el inventario. la fianza son dos meses como hablamos, 1700 eur. el recibo de la luz cambiadlo de nombre antes del 15
feliz año
jose luis`,
    expected: [at('2028-01-04T11:00:00+01:00')],
  },
  {
    name: 'es: forwards the travel times of the writer for information',
    sentAt: '2027-06-10T13:26:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Ramón Cifuentes <rcifuentes@aceitescifuentes.example>',
    subject: 'RV: Sus billetes Sevilla - Barcelona',
    text: `Te paso mis billetes para que los metas en la nota de gastos, son 143,80 en total.

R.

---------- Mensaje reenviado ----------
De: Trenes Litoral <billetes@treneslitoral.example>
Asunto: Sus billetes Sevilla - Barcelona

Localizador: QX7T2B
IDA: lun. 14 jun 2027, salida 07:50 Sevilla, llegada 13:20 Barcelona, coche 4, plaza 11C
VUELTA: mié. 16 jun 2027, salida 16:00 Barcelona, llegada 21:32 Sevilla, coche 7, plaza 2A
Preséntese en el control 20 minutos antes.`,
    expected: [],
  },
  {
    name: 'es: moves a meeting of tomorrow to a later hour',
    sentAt: '2027-04-13T08:58:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Lic. Mariana Dellepiane <mdellepiane@estudiodellepiane.example>',
    subject: 'Re: Reunión balance',
    text: `Hola Gustavo, buen día.

Se me superpuso una audiencia, ¿te parece si la reunión de mañana la pasamos de las 15 a las 16.30 hs? Mismo lugar, acá en el estudio. Va a estar también el contador.

Acordate de traer los extractos del banco de marzo, por favor.

Besos,
Mariana

Lic. Mariana Dellepiane
Estudio Dellepiane & Asoc. - Lunes a jueves de 10 a 18 hs`,
    expected: [at('2027-04-14T16:30:00-03:00')],
  },
  {
    name: 'es: booking link without any time',
    sentAt: '2027-01-21T16:44:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Alba Montero <alba@datosclaros.example>',
    subject: '¿Hablamos 20 minutos?',
    text: `Hola, Fernando:

Gracias por rellenar el formulario de nuestra web. Para enseñarte cómo funciona el panel necesito solo 20 minutos. Elige tú mismo el hueco que mejor te venga en mi calendario:

https://agenda.datosclaros.example/alba/20min

Si reservas antes de final de mes, el alta (79 €) te sale gratis.

¡Hasta pronto!
Alba Montero
Datos Claros`,
    expected: [],
  },
  {
    name: 'es: cancelled calendar event',
    sentAt: '2027-09-22T09:09:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Sergio Lobato <sergio.lobato@agenciaviento.example>',
    subject: 'Cancelado: Seguimiento campaña otoño',
    text: `Hola, la anulo porque el cliente nos ha pedido parar la campaña. Perdonad el lío.

Sergio`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Agencia Viento//Calendario//ES
METHOD:CANCEL
BEGIN:VTIMEZONE
TZID:Europe/Madrid
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:otono-2027-09-23@agenciaviento.example
DTSTAMP:20270922T070900Z
DTSTART;TZID=Europe/Madrid:20270923T100000
DTEND;TZID=Europe/Madrid:20270923T110000
SUMMARY:Cancelado: Seguimiento campaña otoño
ORGANIZER;CN=Sergio Lobato:mailto:sergio.lobato@agenciaviento.example
ATTENDEE;CN=Hola:mailto:hola@fotolucas.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'es: school invites the parents of a pupil to a tutoring talk',
    sentAt: '2027-11-19T12:30:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Lcda. Verónica Tapia <vtapia@ueloslirios.example>',
    subject: 'Citación a representante - Emilio Andrade 8vo B',
    text: `Señor representante:
Reciba un cordial saludo. Se le convoca a entrevista con la tutora el día jueves 25 de noviembre de 2027, a las 07h15, en la sala de profesores, para tratar el rendimiento de su representado en Matemáticas.

La entrevista tendrá una duración de 20 minutos. Se solicita puntualidad, pues las clases comienzan a las 07h40.

Recuerde que los exámenes del segundo parcial son del 6 al 10 de diciembre.

Atentamente,
Lcda. Verónica Tapia
Tutora 8vo B`,
    expected: [at('2027-11-25T07:15:00-05:00', '2027-11-25T07:35:00-05:00')],
  },
  {
    name: 'es: friendly report about meetings in the past',
    sentAt: '2027-07-12T18:20:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Pilar Echeverría <pilar@viveroslaencina.example>',
    subject: 'Resumen de la visita',
    text: `Hola, Jordi:

Gracias por recibirnos el jueves pasado a las 10. Te resumo lo hablado:

- 120 olivos en maceta de 30 l a 41 € la unidad.
- La poda del seto la hicisteis el 2 de julio, queda pendiente el lateral.
- En la reunión del 8 de julio dijimos que el riego lo lleváis vosotros.

Te mando el presupuesto definitivo antes del viernes. Si ves algo que no encaje, dímelo por aquí.

Un saludo,
Pilar`,
    expected: [],
  },
  {
    name: 'es: invitation to a course as a whole day',
    sentAt: '2027-02-08T11:55:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Prevención Segura <cursos@prevencionsegura.example>',
    subject: 'Confirmación de matrícula - Primeros auxilios',
    text: `Estimado don Álvaro:

Con mucho gusto le confirmamos que usted y sus tres colaboradores quedaron matriculados en el curso de Primeros Auxilios. Es un único día completo: el lunes 22 de febrero. El almuerzo está incluido y la hora de ingreso se la comunicaremos la próxima semana junto con el aula.

Costo: ₡48.000 por persona, pago a más tardar el 17 de febrero.

Pura vida,
Karla Solís
Prevención Segura S.A.`,
    expected: [days('2027-02-22')],
  },
  {
    name: 'es: call between New York and Buenos Aires given in the zone of the writer',
    sentAt: '2027-11-10T10:15:00-05:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Esteban Grillo <egrillo@pampaimports.example>',
    subject: 'Llamada contenedores',
    text: `Hola Ceci, todo bien?

Hablemos de los contenedores de enero el viernes 12 a las 11:00 am hora de Nueva York, te llamo yo al WhatsApp. Va a ser cortito, unos 40 min.

El barco con lo de noviembre llega el 19, ya te paso el BL.

Abrazo grande
Esteban`,
    expected: [at('2027-11-12T13:00:00-03:00', '2027-11-12T13:40:00-03:00')],
  },
  {
    name: 'es: notary proposes signing and gives the office hours',
    sentAt: '2027-06-03T13:11:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Notaría Sáenz de Tejada <firmas@notariasaenz.example>',
    subject: 'Expte. 1127/27 – firma de escritura',
    text: `Muy señores nuestros:

En relación con la escritura de ampliación de capital, les comunicamos que la firma ha quedado señalada para el próximo día diez de junio, jueves, a las doce y cuarto de la mañana, en esta notaría (C/ Mayor, 41, 2.º).

Deberán comparecer los dos administradores con DNI en vigor. El certificado bancario debe obrar en nuestro poder dos días antes.

Horario de la notaría: de lunes a viernes, de 9:00 a 14:00 y de 16:30 a 18:30.

Atentamente,
Marta Olmedo
Oficial`,
    expected: [at('2027-06-10T12:15:00+02:00')],
  },
  {
    name: 'es: rota of the staff of a restaurant supplier',
    sentAt: '2027-08-20T10:40:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Servilimp Turnos <turnos@servilimp.example>',
    subject: 'Personal de limpieza semana 34',
    text: `Hola:

Os paso los turnos de nuestro personal en vuestro local para la semana que viene, por si alguien pregunta:

Lunes 23: Fátima, 6:00-8:00
Martes 24: Fátima, 6:00-8:00
Miércoles 25: Wilson, 6:30-8:30
Jueves 26: Fátima, 6:00-8:00
Viernes 27: Wilson, 23:30-1:30

No hace falta que haya nadie, tienen llave.

Saludos
Coordinación Servilimp`,
    expected: [],
  },
  {
    name: 'es: accepts the quoted time and adds a further meeting before it',
    sentAt: '2027-05-11T15:02:00-04:00',
    timezone: 'America/Santiago',
    from: 'Cristóbal Henríquez <chenriquez@vinasdelmaule.example>',
    subject: 'Re: Degustación y firma',
    text: `Estimada Paula,

Sí, perfecto, ahí estaremos. Eso sí, ¿podríamos juntarnos antes tú y yo, el viernes 14 a las 9:45, para revisar el contrato? Te invito un café en la plaza.

Saludos cordiales,

Cristóbal Henríquez
Viñas del Maule

El mar, 11 de mayo de 2027 a las 12:31, Paula Ossandón <paula@distribuidoraossandon.example> escribió:
> Cristóbal, ¿les acomoda la degustación con el equipo el martes 18 de mayo a las 18:00 en nuestra bodega?
> Quedo atenta,
> Paula`,
    expected: [at('2027-05-14T09:45:00-04:00'), at('2027-05-18T18:00:00-04:00')],
  },
  {
    name: 'es: cancelled event ticket with JSON-LD',
    sentAt: '2027-10-04T17:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Entradas Plaza <avisos@entradasplaza.example>',
    subject: 'Evento cancelado: Noche de la Empresa',
    text: `Hola, Rocío:

Lamentamos comunicarte que la Noche de la Empresa ha sido cancelada por la organización. Te devolveremos los 35 € de tu entrada en un plazo de 7 a 10 días en la misma tarjeta.

Pedido: EP-70933

Entradas Plaza`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"EP-70933","reservationStatus":"http://schema.org/ReservationCancelled","underName":{"@type":"Person","name":"Rocío Vela"},"reservationFor":{"@type":"Event","name":"Noche de la Empresa","startDate":"2027-10-21T20:00:00+02:00","endDate":"2027-10-21T23:30:00+02:00","eventStatus":"http://schema.org/EventCancelled","location":{"@type":"Place","name":"Auditorio del Puerto","address":"Muelle 2, Málaga"}}}
</script><p>Hola, Rocío:</p><p>Lamentamos comunicarte que la Noche de la Empresa ha sido cancelada por la organización. Te devolveremos los 35 € de tu entrada en un plazo de 7 a 10 días en la misma tarjeta.</p><p>Pedido: EP-70933</p></body></html>`,
    expected: [],
  },
  {
    name: 'es: club treasurer invites to dinner with a spoken time and no accents',
    sentAt: '2027-12-09T23:14:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Chema Rubio <chema.rubio@cbvillalar.example>',
    subject: 'cena de patrocinadores',
    text: `Buenas Nacho!! soy Chema, el tesorero del club de balonmano

Como cada año hacemos la cenita con los patrocinadores y este año no podeis faltar. Es el viernes 17 a las nueve y media de la noche en el meson de Tino, 28 euros el cubierto que pagamos nosotros claro jaja

Dime si eres tu solo o vienes con la parienta antes del martes que tengo q dar el numero.

Por cierto el sabado ganamos 27-24!!!

un saludo
Chema`,
    expected: [at('2027-12-17T21:30:00+01:00')],
  },
  {
    name: 'es: IT provider announces night work and an evening reboot',
    sentAt: '2027-07-16T12:00:00-05:00',
    timezone: 'America/Lima',
    from: 'Soporte Andatec <soporte@andatec.example>',
    subject: 'Mantenimiento programado del servidor de correo',
    text: `Estimados clientes:

Les informamos que el sábado 24 de julio, de 10:00 p. m. a 2:00 a. m. del domingo, realizaremos un mantenimiento programado en el servidor de correo. Durante la ventana podrán presentarse cortes breves. El miércoles 21 a las 8:00 p. m. haremos además un reinicio de unos cinco minutos.

No se requiere ninguna acción de su parte. El 28 y 29 de julio, por Fiestas Patrias, atenderemos solo emergencias.

Mesa de ayuda Andatec
(01) 555 0162 | Lunes a viernes de 8:30 a. m. a 6:00 p. m.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: health insurer agrees a visit of its doctor with an abbreviated date',
    sentAt: '2027-09-02T09:46:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Salud Laboral Ahuehuete <agenda@saludahuehuete.example>',
    subject: 'RE: Exámenes médicos de ingreso',
    text: `Buenos días Sra. Villaseñor:

Con gusto. Le agendamos la visita de nuestra doctora a su planta para los exámenes de ingreso el mar. 07/sep/2027, 8:30 a.m. - 1:00 p.m. Necesita un cuarto cerrado, mesa, dos sillas y contacto eléctrico. El personal debe presentarse en ayuno.

Los resultados se los enviamos en 3 días hábiles. Costo por examen $680 + IVA.

Saludos cordiales
Brenda Ayala
Agenda | Salud Laboral Ahuehuete
81 5550 0119`,
    expected: [at('2027-09-07T08:30:00-06:00', '2027-09-07T13:00:00-06:00')],
  },
  {
    name: 'es: third persons and own appointments named in passing',
    sentAt: '2027-03-10T10:29:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Elvira Quintana <elvira@quintanainteriores.example>',
    subject: 'telas y demás',
    text: `Hola guapa,

Te contesto rápido que a las 11 tengo al fontanero en casa y luego a las 13:30 recojo a los niños. Las telas del sofá han llegado por fin, pero la cremallera viene en otro color; mañana jueves a las 9 Toni se reúne con el fabricante y a ver qué le dicen.

Mi hermana abre la tienda nueva el día 20, por cierto, ¡está de los nervios!

Te voy contando por aquí. Un besazo,
Elvira`,
    expected: [],
  },
  {
    name: 'es: workshop appointment for the van, drop-off tomorrow and thursday week test',
    sentAt: '2027-04-27T17:21:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Talleres Hermanos Cano <recepcion@talleresloscano.example>',
    subject: 'Furgoneta 4471 LKM',
    text: `Buenas tardes, Manolo:

Te he hecho un hueco: tráenos la furgoneta mañana a las 8:15 y le miramos los frenos. Y para la ITV te he cogido cita a tu nombre el jueves de la semana que viene, 6 de mayo, a las 12:40, en la estación del polígono. Lleva la ficha técnica y el seguro.

El juego de pastillas y discos se va a unos 210 €.

Cualquier cosa, 953 555 077 (de 8 a 13:30 y de 15:30 a 19).

Sebas`,
    expected: [at('2027-04-28T08:15:00+02:00'), at('2027-05-06T12:40:00+02:00')],
  },
];
