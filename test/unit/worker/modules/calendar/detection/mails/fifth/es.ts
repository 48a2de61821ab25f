import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: plumber visit moved to Monday, old appointment quoted',
    sentAt: '2027-01-13T08:52:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Fontanería Rubio <avisos@fontaneriarubio.example>',
    subject: 'RE: Fuga en el aseo de la tienda',
    text: `Buenos días, Nuria:

Mañana no va a poder ser, Toni se ha puesto malo y estoy yo solo con dos obras abiertas. Lo pasamos del jueves a las 10 al lunes 18 a las doce y media, que ya me lo he apuntado. Si gotea mucho cierra la llave de paso que hay detrás del inodoro y tiramos así estos días.

Perdona las molestias.

Paco Rubio
Fontanería Rubio · C/ Acequia 14, bajo
Urgencias 24 h: 600 111 204

El 11/01/2027 a las 17:40, Nuria Belda escribió:
> Hola Paco, perfecto, pues el jueves 14 a las 10:00 te espero en la
> tienda. El presupuesto de 85 € más material me parece bien.
> Gracias, Nuria`,
    expected: [at('2027-01-18T12:30:00+01:00')],
  },
  {
    name: 'es: Mexican sales rep, lower case, day after tomorrow',
    sentAt: '2027-02-02T13:20:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'gerardo maciel <gmaciel@empaquesbajio.example>',
    subject: 'muestras',
    text: `buenas tardes lic.

ya tengo las muestras de caja microcorrugada q me pidio, tambien le llevo la de 3 kg por si le late mas. entonces quedamos pasado mañana 4 y media de la tarde en su oficina, si hay cambio me avisa al cel 55 0000 7318

precio por millar le queda en 4,850 mas iva

saludos
gerardo`,
    expected: [at('2027-02-04T16:30:00-06:00')],
  },
  {
    name: 'es: Argentine agency, three slots of forty minutes',
    sentAt: '2027-03-04T10:15:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Flor Quintana <flor@estudiomandarina.example>',
    subject: 'Presentación de la propuesta de marca',
    text: `Hola Ezequiel, ¿cómo andás?

Ya cerramos la propuesta y queremos mostrártela por videollamada. Calculá 40 minutos. Fijate cuál de estos te sirve:

- martes 9/3, 10.30 hs
- miércoles 10/3, 15 hs
- viernes 12/3, 9.15 hs

Si ninguno te cierra, avisame y lo vemos. Acordate de que el anticipo (factura B 0003-00001530) vence el 15/3.

Beso,
Flor

Estudio Mandarina
Lun a vie de 10 a 18 hs`,
    expected: [
      at('2027-03-09T10:30:00-03:00', '2027-03-09T11:10:00-03:00'),
      at('2027-03-10T15:00:00-03:00', '2027-03-10T15:40:00-03:00'),
      at('2027-03-12T09:15:00-03:00', '2027-03-12T09:55:00-03:00'),
    ],
  },
  {
    name: 'es: tax adviser with quarterly deadlines and spring office hours',
    sentAt: '2027-04-05T09:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Asesoría Lacruz <fiscal@asesorialacruz.example>',
    subject: 'Documentación 1T 2027',
    text: `Estimado Vicente:

Como cada trimestre, le recuerdo que necesitamos las facturas emitidas y recibidas de enero a marzo para preparar los modelos 303, 111 y 130.

- Envío de la documentación: como muy tarde el viernes 9 de abril a las 14:00 h.
- Si domicilia el pago: presentación hasta el jueves 15 de abril.
- Si paga con NRC: hasta el martes 20 de abril.

Le falta además la factura del proveedor de pintura de febrero (nº 27/0216, 1.312,40 €), que no aparece en la carpeta.

Horario de la oficina en campaña: de lunes a jueves de 9:00 a 14:00 y de 16:00 a 18:30, viernes de 8:00 a 15:00.

Reciba un cordial saludo,

Amparo Lacruz
Asesoría Lacruz, S.L.P.
Tel. 976 000 415`,
    expected: [],
  },
  {
    name: 'es: Colombian project call named in two zones, with its length',
    sentAt: '2027-04-19T16:44:00-05:00',
    timezone: 'America/Bogota',
    from: 'Juliana Ospina <jospina@nortedatos.example>',
    subject: 'Kick-off integración contable',
    text: `Don Hernán, muy buenas tardes.

Le confirmo la sesión de arranque con el equipo técnico de Valencia: jueves 22 de abril, 9:00 a.m. hora Colombia (4:00 p.m. en España). Nos tomará una hora.

Enlace: https://meet.nortedatos.example/arranque-contable
Código: 884 120

Por favor tener a la mano los usuarios del sistema actual. La puesta en producción sigue prevista para el 1 de junio.

Quedo atenta a cualquier inquietud.

Cordialmente,
Juliana Ospina Restrepo
Líder de proyectos`,
    expected: [at('2027-04-22T09:00:00-05:00', '2027-04-22T10:00:00-05:00')],
  },
  {
    name: 'es: Mexican importer proposes a call in his own zone to a Spanish cheese maker',
    sentAt: '2027-05-11T18:05:00-06:00',
    timezone: 'Europe/Madrid',
    from: 'Rodrigo Santillán <rsantillan@delicatessenpolanco.example>',
    subject: 'Importación de quesos',
    text: `Estimada Sra. Arnedo:

Fue un gusto probar su queso curado en la feria de Barcelona el mes pasado. En la empresa estamos interesados en una primera compra de unos 200 kg.

¿Le parece si lo platicamos por teléfono el miércoles 19 de mayo a las 10 de la mañana, hora de Ciudad de México? Yo le marco a su número de Villalón.

Le anticipo que pediríamos etiquetado según la norma mexicana y certificado sanitario.

Atentamente,

Rodrigo Santillán
Compras Internacionales`,
    expected: [at('2027-05-19T18:00:00+02:00')],
  },
  {
    name: 'es: Bolivian customer takes the second of the quoted options',
    sentAt: '2027-06-10T11:37:00-04:00',
    timezone: 'America/La_Paz',
    from: 'Wilma Choque <wilma.choque@hostalilluminada.example>',
    subject: 'Re: Medición de cortinas',
    text: `Buen día Don Freddy, la segunda opción me queda bien, le espero entonces. El portero ya está avisado.

Wilma

El jue, 10 jun 2027 a las 9:12, Cortinas Freddy (<ventas@cortinasfreddy.example>) escribió:
> Buenos días señora Wilma
>
> Para tomar medidas de las 14 habitaciones podemos ir:
>
> 1) martes 15 de junio a las 9:00
> 2) miércoles 16 de junio a las 11:30
> 3) jueves 17 de junio a las 16:00
>
> La medición no tiene costo. Bs 145 el metro instalado.`,
    expected: [at('2027-06-16T11:30:00-04:00')],
  },
  {
    name: 'es: Guatemalan client declines the offered times without a new one',
    sentAt: '2027-02-05T15:22:00-06:00',
    timezone: 'America/Guatemala',
    from: 'Lic. Mynor Barrios <mbarrios@bufetebarrios.example>',
    subject: 'RE: Revisión de contrato de mantenimiento',
    text: `Estimada Karla:

Le agradezco la propuesta, pero el martes 9 a las 3 no me es posible porque tengo audiencia en el juzgado, y el miércoles a las 10 tampoco voy a estar en la capital. Mejor yo le escribo la otra semana, cuando tenga clara mi agenda, y vemos fecha.

Mientras tanto le agradecería que me mande el anexo 2 firmado.

Saludos cordiales,
Mynor Barrios

-----Mensaje original-----
De: Karla Sandoval
Enviado: viernes, 5 de febrero de 2027 10:03
Para: Mynor Barrios
Asunto: Revisión de contrato de mantenimiento

Licenciado, ¿podría recibirnos el martes 9 a las 15:00? Si no, el miércoles 10 a las 10:00.`,
    expected: [],
  },
  {
    name: 'es: bulk newsletter of a software house with webinar dates',
    sentAt: '2027-09-14T07:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Facturix <novedades@boletin.facturix.example>',
    subject: '🚀 Novedades de septiembre y webinars gratuitos',
    text: `Facturix | Boletín de septiembre

LO NUEVO
La conciliación bancaria ahora aprende de tus reglas. El 1 de octubre llega la nueva app móvil.

PRÓXIMOS WEBINARS GRATUITOS
· Martes 21 de septiembre, 12:00 h: Factura electrónica para autónomos
· Jueves 23 de septiembre, 17:00 h: Cierra el trimestre en una tarde
· Miércoles 29 de septiembre, 10:00 h: Trucos para gestorías
Reserva tu plaza: https://facturix.example/webinars

OFERTA
20 % de descuento en el plan Pro hasta el 30 de septiembre a las 23:59.

Recibes este correo porque estás suscrito a nuestro boletín. Darte de baja: https://facturix.example/baja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: calendar invitation in UTC for a Spanish workshop',
    sentAt: '2027-09-27T12:18:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Iker Zubeldia <izubeldia@talleresarrigorri.example>',
    subject: 'Invitación: Seguimiento pedido troqueles - jue 30 sept 2027 10:30 - 11:15 (CEST)',
    text: `Iker Zubeldia te ha invitado a un evento

Seguimiento pedido troqueles
jueves 30 sept 2027 · 10:30 - 11:15 (hora de Europa central - Madrid)

Aupa, repasamos el pedido 4471 y los plazos. Si quiere venir también Leire, mejor.

Organizador: Iker Zubeldia
Invitados: Iker Zubeldia, produccion@matriceriasoto.example`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Talleres Arrigorri//Agenda 2.1//ES
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20270930T083000Z
DTEND:20270930T091500Z
DTSTAMP:20270927T101755Z
ORGANIZER;CN=Iker Zubeldia:mailto:izubeldia@talleresarrigorri.example
UID:5f7c2e10-troqueles-4471@talleresarrigorri.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=
 TRUE:mailto:produccion@matriceriasoto.example
SUMMARY:Seguimiento pedido troqueles
DESCRIPTION:Aupa\\, repasamos el pedido 4471 y los plazos. Si quiere venir 
 también Leire\\, mejor.
SEQUENCE:0
STATUS:CONFIRMED
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-09-30T10:30:00+02:00', '2027-09-30T11:15:00+02:00')],
  },
  {
    name: 'es: restaurant reservation with JSON-LD',
    sentAt: '2027-07-15T19:46:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Marisquería La Dársena <reservas@ladarsena.example>',
    subject: 'Tu reserva en La Dársena está confirmada',
    text: `¡Hola, Olga!

Tu mesa está reservada:

Jueves, 22 de julio de 2027
21:30 h
6 personas, terraza
Localizador: LD-7R2K

Guardamos la mesa durante 15 minutos. Si necesitas anular, hazlo hasta 24 horas antes.

Cocina abierta de 13:00 a 16:00 y de 20:30 a 23:30. Lunes cerrado.
Marisquería La Dársena, Muelle Norte 3, Gijón. Tel. 985 000 127`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "LD-7R2K",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Olga Menéndez" },
  "partySize": "6",
  "startTime": "2027-07-22T21:30:00+02:00",
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Marisquería La Dársena",
    "address": {
      "@type": "PostalAddress",
      "streetAddress": "Muelle Norte 3",
      "addressLocality": "Gijón",
      "addressCountry": "ES"
    }
  }
}
</script></head><body>
<p>¡Hola, Olga!</p>
<p>Tu mesa está reservada:</p>
<p><b>Jueves, 22 de julio de 2027</b><br>21:30 h<br>6 personas, terraza<br>Localizador: LD-7R2K</p>
<p>Guardamos la mesa durante 15 minutos. Si necesitas anular, hazlo hasta 24 horas antes.</p>
<p><small>Cocina abierta de 13:00 a 16:00 y de 20:30 a 23:30. Lunes cerrado.<br>Marisquería La Dársena, Muelle Norte 3, Gijón. Tel. 985 000 127</small></p>
</body></html>`,
    expected: [at('2027-07-22T21:30:00+02:00')],
  },
  {
    name: 'es: Peruvian partner, two whole days at a trade fair together',
    sentAt: '2027-08-09T10:02:00-05:00',
    timezone: 'America/Lima',
    from: 'Milagros Huamán <mhuaman@textilesaltiplano.example>',
    subject: 'Entradas ExpoTextil',
    text: `Hola Renzo,

Ya saqué las entradas para los dos (S/ 45 cada una, me las pagas cuando puedas). Vamos a la ExpoTextil del jueves 26 al viernes 27 de agosto, los dos días completos, así que por favor bloquea tu agenda y avísale a tu gente del taller.

Yo llevo el muestrario de alpaca, tú trae las tarjetas.

Un abrazo,
Mili`,
    expected: [days('2027-08-26', '2027-08-28')],
  },
  {
    name: "es: owners' meeting called by the property manager",
    sentAt: '2027-09-30T13:11:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Fincas Olmedo <comunidades@fincasolmedo.example>',
    subject: 'Convocatoria Junta Extraordinaria C.P. Avda. del Puerto 88',
    text: `Estimado D. Julián:

Como propietario del local bajo B, por la presente se le convoca a la Junta General Extraordinaria de la Comunidad, que tendrá lugar el jueves 14 de octubre de 2027, a las 19:00 horas, en única convocatoria, en el portal del inmueble, con el siguiente

ORDEN DEL DÍA

1. Aprobación del presupuesto de reparación de la fachada (38.650 €).
2. Derrama extraordinaria: recibos el 1 de noviembre y el 1 de diciembre.
3. Ruegos y preguntas.

La documentación puede consultarse en nuestro despacho de lunes a viernes de 10:00 a 13:00 h. Las delegaciones de voto se admitirán hasta el 13 de octubre.

Atentamente,

Mercedes Olmedo
Administradora de fincas, col. 3.127`,
    expected: [at('2027-10-14T19:00:00+02:00')],
  },
  {
    name: "es: applicant confirms tomorrow's interview in spoken clock time",
    sentAt: '2027-04-27T17:33:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Lorena Padilla Gil <lorenapadillagil@correo.example>',
    subject: 'Confirmación entrevista recepcionista',
    text: `Buenas tardes, señor Cifuentes:

Muchas gracias por su llamada de esta mañana. Le confirmo que asistiré a la entrevista de mañana miércoles a las diez menos cuarto de la mañana en su clínica. Adjunto de nuevo el currículum y el título de inglés, tal como me pidió.

Un saludo y hasta mañana,

Lorena Padilla Gil
633 000 982`,
    expected: [at('2027-04-28T09:45:00+02:00')],
  },
  {
    name: 'es: photographer, session from nine to two',
    sentAt: '2027-05-31T22:17:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Biel Ferrando <hola@bielferrando.example>',
    subject: 'Fotos de la carta nueva',
    text: `Holaaa equipo!

Todo listo para la sesión: este sábado, 5-6, de 9 a 14 h en vuestro restaurante. Necesito:

* 12 platos emplatados (los vamos sacando de dos en dos)
* una mesa junto a la ventana
* alguien de cocina que me aguante el reflector 😅

Son 480 € + IVA, la mitad al acabar. Las fotos retocadas las tendréis antes del 18 de junio.

Ah, y enhorabuena por la reseña del periódico del domingo!!

Biel`,
    expected: [at('2027-06-05T09:00:00+02:00', '2027-06-05T14:00:00+02:00')],
  },
  {
    name: 'es: Uruguayan engineer, not this Thursday but the following one',
    sentAt: '2027-08-02T09:41:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Ing. Gonzalo Pereyra <gpereyra@estructurasdelplata.example>',
    subject: 'Re: grieta en el depósito',
    text: `Estimado,

Vi las fotos. No parece grave pero quiero mirarla en el lugar. No este jueves sino el siguiente, a las 11 de la mañana, paso por el depósito de ustedes con el equipo. Que despejen la pared del fondo, por favor.

Honorarios de la visita: $ 6.500 más IVA.

Gonzalo`,
    expected: [at('2027-08-12T11:00:00-03:00')],
  },
  {
    name: 'es: Tijuana scale calibration, tomorrow in eight days',
    sentAt: '2027-11-09T12:26:00-08:00',
    timezone: 'America/Tijuana',
    from: 'Basculas Frontera <servicio@basculasfrontera.example>',
    subject: 'Calibracion anual basculas',
    text: `Que tal Sra. Lupita, buenas tardes

Ya toca la calibracion de las 3 basculas de la carniceria. El tecnico le cae de mañana en ocho, o sea el miércoles 17, a las 8 y cuarto de la mañana, antes de que abran al publico. Si me hace favor de tener a la mano el holograma del año pasado.

El costo es de 950 pesos por bascula, el dictamen se lo mandamos a mas tardar el viernes 26.

Saludos
Chuy Armenta
Lun-Vie 8:00 a 18:00, Sab 9:00 a 13:00`,
    expected: [at('2027-11-17T08:15:00-08:00')],
  },
  {
    name: 'es: colleague forwards the inspection notice and asks the reader to be there',
    sentAt: '2027-10-21T14:03:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Chema Lozano <chema@barelpatio.example>',
    subject: 'RV: Inspección terraza expte. 2027/1189',
    text: `Sonia, te paso lo del ayuntamiento. Yo esa semana estoy con lo de mi madre, así que por favor estate tú el martes a las 10 en el bar para recibir al inspector. Los papeles están en la carpeta azul.

Chema

---------- Mensaje reenviado ----------
De: Licencias y Actividades <licencias@ayto-valdemora.example>
Fecha: 20 oct 2027 9:28
Asunto: Inspección terraza expte. 2027/1189
Para: chema@barelpatio.example

En relación con su solicitud de ampliación de terraza presentada el 3 de septiembre, se le comunica que el técnico municipal girará visita de inspección el martes 26 de octubre, a las 10:00 horas, debiendo estar presente el titular o persona autorizada.

Dispone de un plazo de diez días hábiles para aportar el seguro de responsabilidad civil.`,
    expected: [at('2027-10-26T10:00:00+02:00')],
  },
  {
    name: 'es: Ecuadorian labour office summons with h between hour and minutes',
    sentAt: '2027-11-08T08:15:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Inspectoría Provincial <notificaciones@inspectoria-laboral.example>',
    subject: 'BOLETA DE NOTIFICACIÓN No. 0457-2027',
    text: `Señor
REPRESENTANTE LEGAL DE CONFECCIONES MARIUXI CÍA. LTDA.
Presente.-

Dentro del trámite No. 0457-2027, iniciado por denuncia ingresada el 25 de octubre de 2027, a las 11h20, se dispone:

PRIMERO.- Convocar a usted a la audiencia de mediación que se llevará a cabo el día lunes 22 de noviembre de 2027, a las 09h45, en la oficina 304 de esta dependencia, a la que deberá comparecer con su cédula y nombramiento.

SEGUNDO.- Conceder el término de cinco días para que remita los roles de pago de los últimos doce meses.

La inasistencia injustificada será sancionada conforme a la ley.

NOTIFÍQUESE.

Ab. Segundo Toapanta
INSPECTOR DE TRABAJO`,
    expected: [at('2027-11-22T09:45:00-05:00')],
  },
  {
    name: 'es: one line, call today at a quarter to six',
    sentAt: '2027-03-18T11:02:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Andrés Mora <amora@reformasmora.example>',
    subject: 'Re: azulejos',
    text: `estoy en obra y no puedo hablar, te llamo hoy a las seis menos cuarto de la tarde y lo vemos. a.`,
    expected: [at('2027-03-18T17:45:00+01:00')],
  },
  {
    name: 'es: mainland hour for a reader on the Canary Islands',
    sentAt: '2027-02-15T10:58:00+01:00',
    timezone: 'Atlantic/Canary',
    from: 'Soporte Hotelia <implantacion@hoteliasoft.example>',
    subject: 'Formación módulo de reservas - Apartamentos Guayota',
    text: `Buenos días, Yurena:

Queda agendada la formación en línea del módulo de reservas:

Fecha: 17-02-2027 (miércoles)
Hora: 13:00, hora peninsular
Duración: 30 minutos
Formador: Luis Tormo
Sala: https://sala.hoteliasoft.example/guayota

Antes de la sesión, descargue por favor la versión 8.3.0. El servidor de descargas estará parado esta noche de 2:00 a 4:00.

Departamento de Implantación
Atención al cliente: L-V de 8:30 a 17:30 (hora peninsular), 910 000 338`,
    expected: [at('2027-02-17T12:00:00+00:00', '2027-02-17T12:30:00+00:00')],
  },
  {
    name: 'es: Christmas lunch among friendly firms',
    sentAt: '2027-11-29T20:25:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Manolo Carrascosa <manolo@imprentacarrascosa.example>',
    subject: 'La de todos los años',
    text: `Queridos:

Que otro año se nos va y hay que celebrarlo con una comida como Dios manda. Ya he hablado con el Mesón El Candil y nos guardan el reservado: viernes 17 de diciembre, a las 14:30. Os espero a los tres, y este año NO se aceptan excusas (va por ti, Rafa).

Menú cerrado a 38 € por barba, bebida incluida. Decidme antes del 10 si alguno no come carne.

De fútbol no se habla, que bastante tuve con lo del sábado.

Abrazos,
Manolo`,
    expected: [at('2027-12-17T14:30:00+01:00')],
  },
  {
    name: 'es: tomorrow afternoon without an hour, or Friday at one',
    sentAt: '2027-10-05T16:50:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Estela Vidal <estela.vidal@floristeriavidal.example>',
    subject: 'Re: Furgoneta: ruido al frenar',
    text: `Hola, Josep:

Ok al presupuesto. La furgoneta os la puedo acercar mañana por la tarde o, si os va mejor, el viernes a las 13:00. Decidme.

Estela

> El 5 oct 2027, a las 12:31, Taller Puig <taller@tallerpuig.example> escribió:
>
> Hola Estela, son discos y pastillas delanteras, 268 € con mano de obra.
> ¿Cuándo la puedes traer? Abrimos de 8 a 13:30 y de 15 a 18:30.`,
    expected: [at('2027-10-08T13:00:00+02:00')],
  },
  {
    name: 'es: Costa Rican minutes of a past meeting with the date of the next',
    sentAt: '2027-11-02T15:09:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Ana Lucía Brenes <abrenes@cooperativaelroble.example>',
    subject: 'Minuta reunión 1 de noviembre',
    text: `Compañeros, pura vida.

Les comparto la minuta de la reunión de ayer lunes 1 de noviembre (9:30 a 10:40, sala 2).

Presentes: Ana Lucía, Olman, doña Flory y ustedes dos.

Acuerdos
1. Olman pide tres cotizaciones de empaque. Plazo: viernes 5, mediodía.
2. Doña Flory visita la finca de Tarrazú el jueves 4 a las 7 a.m.
3. El precio por quintal se mantiene en ₡92.000 hasta fin de mes.

Próxima reunión, todos: lunes 8 de noviembre, 9:30–10:30 a.m., misma sala.

Saludos,
Ana Lucía`,
    expected: [at('2027-11-08T09:30:00-06:00', '2027-11-08T10:30:00-06:00')],
  },
  {
    name: 'es: roofing estimate in New York after the change to summer time',
    sentAt: '2027-03-11T18:40:00-05:00',
    timezone: 'America/New_York',
    from: 'Wilson Peralta <wilson@peraltaroofing.example>',
    subject: 'Estimado del techo - 41-22 Elm Ave',
    text: `Sra. Altagracia, Dios la bendiga.

Vamos a pasar a revisarle el techo de la lavandería el martes 16 de marzo a las 2:00 p. m. Nos toma como hora y media con la escalera y las fotos. El estimado es gratis y se lo dejo por escrito ese mismo día.

Cualquier cosa me textea al (917) 555-0148.

Wilson
Peralta Roofing & Siding — licencia y seguro`,
    expected: [at('2027-03-16T14:00:00-04:00', '2027-03-16T15:30:00-04:00')],
  },
  {
    name: 'es: Chilean nursery school offers two dates after the clock change',
    sentAt: '2027-09-01T11:55:00-04:00',
    timezone: 'America/Santiago',
    from: 'Jardín Infantil Los Peumos <direccion@jardinlospeumos.example>',
    subject: 'Casino: minutas de primavera',
    text: `Hola Pati, ¿cómo estai? Espero que bien y que se te haya pasado el resfrío.

Te cuento que los apoderados quedaron felices con el almuerzo del viernes, se pasaron. Ahora necesitamos juntarnos contigo para ver las minutas de primavera, sobre todo por los niños celíacos, que ahora son cuatro. ¿Podrías venir al jardín el miércoles 8 de septiembre a las 17:30 hrs? Si se te complica, el jueves 9 a las 10 hrs también nos sirve.

Ojo que la semana del 13 estamos cerrados por Fiestas Patrias, así que esos días no hay que traer colaciones.

Un abrazote,

Tía Coni
Constanza Riquelme A.
Directora`,
    expected: [at('2027-09-08T17:30:00-03:00'), at('2027-09-09T10:00:00-03:00')],
  },
  {
    name: 'es: Dominican stock-take for the whole team on a Saturday',
    sentAt: '2027-06-18T16:30:00-04:00',
    timezone: 'America/Santo_Domingo',
    from: 'Ramón Tejada <rtejada@ferreteriatejada.example>',
    subject: 'Inventario de mitad de año',
    text: `Saludos, mi gente.

El inventario general lo hacemos el sábado 26 de junio, día completo, y los necesito a todos. La tienda no abre ese día. Vengan con ropa cómoda, que el almacén está caliente. Desayuno y comida van por la casa, y el día se paga doble con la quincena del 30.

Ramón`,
    expected: [days('2027-06-26')],
  },
  {
    name: 'es: parcel on its way with JSON-LD ParcelDelivery',
    sentAt: '2027-05-24T21:14:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Envíos Colibrí <rastreo@envioscolibri.example>',
    subject: 'Tu paquete CB90233718 llega el miércoles',
    text: `Hola, Papelería Xochitl:

Tu paquete de Distribuidora Grafito está en camino.

Entrega estimada: miércoles 26 de mayo, entre 9:00 y 14:00 h
Guía: CB90233718
Remitente: Distribuidora Grafito, Puebla

Es necesario que alguien reciba y firme. Si no hay nadie, lo podrás recoger en sucursal de lunes a sábado de 9:00 a 19:00 h.

Rastrea tu envío: https://envioscolibri.example/r/CB90233718`,
    html: `<html><body>
<script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"CB90233718","trackingUrl":"https://envioscolibri.example/r/CB90233718","expectedArrivalFrom":"2027-05-26T09:00:00-06:00","expectedArrivalUntil":"2027-05-26T14:00:00-06:00","carrier":{"@type":"Organization","name":"Envíos Colibrí"},"deliveryAddress":{"@type":"PostalAddress","name":"Papelería Xochitl","addressLocality":"Ciudad de México","addressCountry":"MX"},"partOfOrder":{"@type":"Order","orderNumber":"G-55102","merchant":{"@type":"Organization","name":"Distribuidora Grafito"}}}
</script>
<p>Hola, Papelería Xochitl:</p>
<p>Tu paquete de Distribuidora Grafito está en camino.</p>
<p>Entrega estimada: <b>miércoles 26 de mayo, entre 9:00 y 14:00 h</b><br>Guía: CB90233718<br>Remitente: Distribuidora Grafito, Puebla</p>
<p>Es necesario que alguien reciba y firme. Si no hay nadie, lo podrás recoger en sucursal de lunes a sábado de 9:00 a 19:00 h.</p>
<p><a href="https://envioscolibri.example/r/CB90233718">Rastrea tu envío</a></p>
</body></html>`,
    expected: [],
  },
  {
    name: 'es: Argentine applicant tells when she is usually free',
    sentAt: '2027-07-19T23:48:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Agustina Bravo <agus.bravo98@mimail.example>',
    subject: 'Búsqueda diseñador/a jr',
    text: `Hola! Cómo están?

Vi en su página que buscan diseñadora jr y me re interesa. Soy estudiante avanzada de Diseño Gráfico y desde marzo de 2025 trabajo medio día en una imprenta, de 8 a 13. Les dejo mi portfolio: https://agusbravo.example

En general por las tardes estoy libre y los viernes no curso, así que me acomodo a ustedes para una entrevista. Para empezar podría desde el 1° de septiembre.

Gracias por leerme!!
Agus`,
    expected: [],
  },
  {
    name: 'es: shift plan of a restaurant sent to the payroll office',
    sentAt: '2027-06-25T01:12:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Pili - Casa Quintín <pili@casaquintin.example>',
    subject: 'turnos semana 28 junio',
    text: `Hola Merche, te mando los turnos para las nóminas q luego se me olvida:

Lunes 28: cerrado
Martes 29: Edu 10-18, Samira 12-20
Miercoles 30: Edu 10-18, Brayan 19-00
Jueves 1: Samira 12-20, Brayan 19-00
Viernes 2: todos menos Edu, 12-17 y 20-01
Sabado 3: boda de 90 pax, todos a las 11
Domingo 4: Edu y Samira 11-18

Brayan hizo 3 horas extra la semana pasada, ponselas porfa. Y dile a tu jefe q la factura de mayo la pago el dia 5.

Bss`,
    expected: [],
  },
  {
    name: 'es: calendar cancellation of an Argentine meeting',
    sentAt: '2027-07-06T17:21:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Martín Echeverri <mecheverri@logisticadelsur.example>',
    subject: 'Cancelado: Revisión de tarifas 2º semestre',
    text: `Hola, les cancelo la reunión del jueves 8 de julio a las 10 hs. Todavía no me pasaron de casa central los valores nuevos y no tiene sentido juntarnos sin eso. Cuando los tenga les mando otra invitación.

Disculpas por el cambio,
Martín`,
    calendar: crlf(`BEGIN:VCALENDAR
METHOD:CANCEL
PRODID:-//Logistica del Sur//Correo 11.0//ES
VERSION:2.0
BEGIN:VTIMEZONE
TZID:America/Argentina/Buenos_Aires
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:-0300
TZOFFSETTO:-0300
TZNAME:-03
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:040000008200E00074C5B7101A82E008-tarifas@logisticadelsur.example
ORGANIZER;CN=Martín Echeverri:mailto:mecheverri@logisticadelsur.example
ATTENDEE;ROLE=REQ-PARTICIPANT:mailto:compras@bodegalosalamos.example
SUMMARY:Cancelado: Revisión de tarifas 2º semestre
DTSTART;TZID=America/Argentina/Buenos_Aires:20270708T100000
DTEND;TZID=America/Argentina/Buenos_Aires:20270708T110000
DTSTAMP:20270706T202100Z
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'es: bulk sales campaign of a Mexican office supplier',
    sentAt: '2027-11-10T06:30:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'OfiMundo <ofertas@mail.ofimundo.example>',
    subject: '¡Aparta la fecha! Venta nocturna este viernes',
    text: `VENTA NOCTURNA OFIMUNDO

Te esperamos este viernes 12 de noviembre de 18:00 a 23:00 h en todas nuestras sucursales. ¡No faltes a la cita!

Sillas ejecutivas desde $1,999
Multifuncionales hasta 35% de descuento
12 meses sin intereses con tarjetas participantes

En línea: a partir del viernes a las 20:00 h y hasta el lunes 15 a las 9:00 h con el código NOCHE27.

Promoción válida en existencias. Consulta términos en https://ofimundo.example/noche
¿Ya no quieres recibir nuestras promociones? Cancela tu suscripción aquí: https://ofimundo.example/cancelar`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: IT provider announces a server maintenance window',
    sentAt: '2027-11-30T12:40:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Xurxo Castro <xurxo@redesnoroeste.example>',
    subject: 'Corte de servicio: migración del servidor de correo',
    text: `Boas, Carme:

Os aviso de que migramos vuestro servidor de correo el sábado 4 de diciembre de 22:00 a 2:00 h del domingo. Durante esas horas no entra ni sale correo, pero no se pierde nada: llega todo cuando volvamos a arrancar. No hace falta que haya nadie en la oficina, lo hago yo en remoto.

El lunes, si el Outlook pide contraseña, es la misma de siempre. Ticket #20931.

Un saúdo,
Xurxo

Redes Noroeste · soporte de 9 a 14 y de 16 a 19 h · 981 000 650`,
    expected: [],
  },
  {
    name: 'es: architect tells of her own journey and asks to write instead',
    sentAt: '2027-01-24T18:07:00-05:00',
    timezone: 'America/Bogota',
    from: 'Catalina Echavarría <cata@arqechavarria.example>',
    subject: 'Planos eléctricos y mi viaje',
    text: `Hola Mauro, qué más?

Mañana lunes te llegan los planos eléctricos corregidos, con las 16 tomas de la cocina como querías.

Te cuento que esta semana voy a estar medio perdida: salgo para Cartagena el martes 26 a las 6:40 a.m., el miércoles a las 2 p.m. tengo la entrega con los dueños del hotel y regreso el jueves en el vuelo de las 9:15 p.m. Si algo es urgente me dejas un mensaje y te contesto por la noche.

El cemento lo entregan en la obra el viernes a las 7 a.m., ya la gente de don Argemiro sabe.

Abrazo,
Cata`,
    expected: [],
  },
  {
    name: 'es: booking link only, the reader is to choose a time',
    sentAt: '2027-03-30T09:05:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Héctor Valbuena <hvalbuena@segurosmeseta.example>',
    subject: 'Renovación póliza comercio 77-410-2281',
    text: `Buenos días, Teresa:

Su póliza de comercio vence el 30 de abril a las 00:00 horas. Este año la compañía sube un 7 %, pero creo que podemos ajustarlo si revisamos el contenido asegurado.

Para no andar cruzándonos correos, elija usted misma el hueco que le convenga en mi agenda (suelo tener citas de 9:30 a 13:30):

https://agenda.segurosmeseta.example/hector-valbuena/30min

Si prefiere dejarla como está, no tiene que hacer nada.

Saludos cordiales,

Héctor Valbuena
Mediador de seguros
Plaza Mayor 6, 1.º · 979 000 264`,
    expected: [],
  },
  {
    name: 'es: Peruvian customer answers without accepting the quoted time',
    sentAt: '2027-04-16T17:58:00-05:00',
    timezone: 'America/Lima',
    from: 'Dra. Gladys Paredes <gparedes@veterinariapatitas.example>',
    subject: 'Re: Demostración ecógrafo portátil',
    text: `Estimado Ing. Cueva:

Muchas gracias por la información. El precio está un poco por encima de lo que teníamos pensado, así que primero tengo que conversarlo con mi socio, que recién vuelve de viaje la próxima semana. Apenas tenga una respuesta le escribo.

Saludos,
Dra. Gladys Paredes
Veterinaria Patitas, Arequipa
Atención: lun. a sáb. de 9 a. m. a 8 p. m.

El vie., 16 abr. 2027 a la(s) 10:20, Jorge Cueva (jcueva@medequipos.example) escribió:
> Doctora, buenos días:
> El equipo está en US$ 3,900 incluido IGV. ¿Le parece si se lo llevo para
> una demostración el martes 20 de abril a las 11:00 a. m.?
> Atte.,
> Ing. Jorge Cueva`,
    expected: [],
  },
];
