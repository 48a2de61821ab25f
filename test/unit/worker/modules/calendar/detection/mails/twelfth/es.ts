import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: customer asks a carpenter to come tomorrow at half past ten',
    sentAt: '2027-03-10T17:42:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Maribel Ontanaya <maribel.ontanaya@correo.example>',
    subject: 'Medidas de la cocina',
    text: `Buenas tardes:

Les escribo por el presupuesto de la cocina que me dieron en febrero (nº 2027/0418, 6.340 € sin IVA). Mi marido y yo ya nos hemos decidido, queremos la encimera clara.

¿Podría venir alguien mañana jueves a las diez y media a tomar las medidas definitivas? Estaré en casa toda la mañana y el portero le abre el garaje para aparcar.

La dirección es c/ Olmo Viejo, 14, 3º B.

Un saludo y gracias,
Maribel Ontanaya
Tel. 600 111 284`,
    expected: [at('2027-03-11T10:30:00+01:00')],
  },
  {
    name: 'es: tax adviser offers two slots of an hour beside a tax deadline',
    sentAt: '2027-04-13T09:05:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Asesoría Lorenzana <fiscal@asesorialorenzana.example>',
    subject: 'Cierre del primer trimestre y revisión de cuentas',
    text: `Estimado Ramiro:

Ya tenemos preparado el borrador del modelo 303. Le recuerdo que el plazo de presentación termina el 20 de abril y que, si domicilia el pago, el cargo en cuenta es ese mismo día.

Aparte de eso, convendría sentarnos una hora para repasar las cuentas del año pasado antes de depositarlas. Le propongo:

- miércoles 21 de abril, a las 9:30
- viernes 23 de abril, a las 12:00

Dígame cuál de las dos le encaja mejor y se lo reservo.

Atentamente,

Pilar Lorenzana
Asesoría Lorenzana, S.L.P.
Horario: lunes a jueves de 9:00 a 14:00 y de 16:00 a 18:30; viernes de 9:00 a 14:30
Tel. 987 555 310`,
    expected: [
      at('2027-04-21T09:30:00+02:00', '2027-04-21T10:30:00+02:00'),
      at('2027-04-23T12:00:00+02:00', '2027-04-23T13:00:00+02:00'),
    ],
  },
  {
    name: 'es: Mexican customer confirms next Monday at five in the afternoon',
    sentAt: '2027-05-19T12:31:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Ing. Gerardo Tlapanco <gtlapanco@aceros-tlapanco.example>',
    subject: 'RE: RE: Portón corredizo',
    text: `Qué tal Lic., buena tarde.

Va, entonces quedamos el próximo lunes a las 5 de la tarde en su taller para ver la muestra del portón y firmar de una vez. Llevo el anticipo en cheque, $18,500.00 como platicamos.

Quedo al pendiente.

Ing. Gerardo Tlapanco
Cel. 55 0000 1842

El mar, 18 de may de 2027 a la(s) 18:12, Herrería San Judas (ventas@herreriasanjudas.example) escribió:
> Ingeniero, ya quedó la muestra con la pintura electrostática.
> Usted díganos qué día puede pasar a verla. Estamos de 9 a 6.`,
    expected: [at('2027-05-24T17:00:00-06:00')],
  },
  {
    name: 'es: voseo, agreed on Friday at 15 hs',
    sentAt: '2027-06-08T19:20:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Flor Bacigaluppi <flor@estudiobaci.example>',
    subject: 'Re: fotos del catálogo',
    text: `Dale, me re sirve. El viernes a las 15 hs paso por el local y hacemos las fotos de los productos nuevos, ¿sí? Si podés dejame a mano las lámparas grandes.

Beso
Flor`,
    expected: [at('2027-06-11T15:00:00-03:00')],
  },
  {
    name: 'es: accepts the second of two quoted options',
    sentAt: '2027-07-06T10:14:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Jordi Casanellas <jcasanellas@finques-vall.example>',
    subject: 'Re: Visita técnica cubierta edificio Marina 8',
    text: `Hola, Noelia:

La segunda opción me va perfecta. Aviso al presidente de la comunidad para que nos abra el terrado.

Saludos,
Jordi

-----Mensaje original-----
De: Noelia Prats <noelia@impermeables-prats.example>
Enviado: lunes, 5 de julio de 2027 16:55
Para: Jordi Casanellas
Asunto: Visita técnica cubierta edificio Marina 8

Hola, Jordi:

Para la visita te puedo ofrecer estas dos:

1) lunes 12 de julio a las 10:00
2) miércoles 14 de julio a las 16:30

Ya me dices.

Noelia`,
    expected: [at('2027-07-14T16:30:00+02:00')],
  },
  {
    name: 'es: a meeting moves from Thursday to Friday at the same hour',
    sentAt: '2027-09-13T08:47:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Begoña Iturrate <b.iturrate@grafiko.example>',
    subject: 'Cambio de día: reunión campaña de Navidad',
    text: `Egun on a todos:

Por un imprevisto con el cliente tengo que mover la reunión de la campaña de Navidad, que teníamos el jueves 16 a las 11:00. La pasamos al viernes 17 a las 11:00, en la misma sala.

Perdonad las molestias.

Begoña Iturrate
Dirección de cuentas · Grafiko`,
    expected: [at('2027-09-17T11:00:00+02:00')],
  },
  {
    name: 'es: video call named in Mexican and Spanish time counts once',
    sentAt: '2027-05-21T11:40:00-06:00',
    timezone: 'Europe/Madrid',
    from: 'Ximena Arrazola <ximena.arrazola@textilesarrazola.example>',
    subject: 'Videollamada muestras de algodón',
    text: `Hola, Carmen, ¿cómo estás?

Ya llegaron las muestras aquí a Puebla. ¿Te parece si las revisamos en videollamada el jueves 27 de mayo a las 9 de la mañana hora de Ciudad de México, o sea, las 17:00 de ustedes en España? Con media hora nos basta.

Te mando la liga un día antes.

Saludos cordiales,
Ximena Arrazola
Textiles Arrazola, S.A. de C.V.`,
    expected: [at('2027-05-27T17:00:00+02:00', '2027-05-27T17:30:00+02:00')],
  },
  {
    name: 'es: calendar invitation for a kick-off with short words',
    sentAt: '2027-01-19T13:02:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Unai Sorozabal <unai@lumbreweb.example>',
    subject: 'Invitación: Arranque proyecto web Bodega Tresviso',
    text: `Hola:

Os paso la convocatoria para arrancar el proyecto. Aceptadla si os cuadra y así me queda en la agenda.

Unai`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Lumbre Web//Agenda//ES
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
UID:arranque-7781@lumbreweb.example
DTSTAMP:20270119T120100Z
ORGANIZER;CN=Unai Sorozabal:mailto:unai@lumbreweb.example
ATTENDEE;RSVP=TRUE:mailto:hola@bodegatresviso.example
SUMMARY:Arranque proyecto web Bodega Tresviso
LOCATION:Oficina Lumbre\\, 2ª planta
DTSTART;TZID=Europe/Madrid:20270126T100000
DTEND;TZID=Europe/Madrid:20270126T113000
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-01-26T10:00:00+01:00', '2027-01-26T11:30:00+01:00')],
  },
  {
    name: 'es: invoice with a due date and a dated delivery note',
    sentAt: '2027-02-01T08:15:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Administración Papelera Duero <facturas@papeleraduero.example>',
    subject: 'Factura A-27/00193',
    text: `Estimado cliente:

Adjuntamos la factura A-27/00193 por importe de 812,47 €, correspondiente al albarán 55210 de 28 de enero.

Forma de pago: transferencia a 30 días. Vencimiento: 3 de marzo de 2027.

Si el pago ya se hubiera realizado, no tenga en cuenta este correo. Para cualquier duda, el departamento de administración atiende de lunes a viernes, de 8:00 a 15:00, en el 979 555 021.

Papelera Duero, S.A.`,
    expected: [],
  },
  {
    name: 'es: agency newsletter with tips and an open webinar',
    sentAt: '2027-10-05T07:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Boletín PymeDigital <boletin@pymedigital.example>',
    subject: '5 ideas para vender más este otoño 🍂',
    text: `¡Hola!

Esta semana en el boletín:

· Cómo escribir fichas de producto que venden
· Plantilla gratuita de calendario editorial
· Webinar abierto "Factura electrónica sin miedo": jueves 14 de octubre a las 18:00. ¡Plazas ilimitadas!

Leer en el navegador: https://pymedigital.example/boletin/212

Recibes este correo porque te suscribiste en nuestra web. Date de baja aquí: https://pymedigital.example/baja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: reader is invited to a job interview at a quarter past one',
    sentAt: '2027-01-27T16:30:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Selección Hospitec <seleccion@hospitec.example>',
    subject: 'Proceso de selección – técnica de laboratorio (ref. TL-88)',
    text: `Estimada Sra. Quintanar:

Tras revisar su candidatura, nos gustaría conocerla en persona. Le proponemos una entrevista el miércoles 3 de febrero a las 13:15 h en nuestras oficinas (avda. del Tajo, 61, planta 4). Traiga, por favor, cumplimentado el cuestionario adjunto.

Por favor, confirme su asistencia respondiendo a este mensaje antes del lunes 1 de febrero.

Reciba un cordial saludo,

Dpto. de Personas
Hospitec Diagnóstico`,
    expected: [at('2027-02-03T13:15:00+01:00')],
  },
  {
    name: 'es: fibre technician comes on a given day at half past eight',
    sentAt: '2027-11-15T10:22:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Atención empresas Telmira <no-responder@telmira.example>',
    subject: 'Cita de instalación confirmada - Pedido 70033918',
    text: `Hola, TALLERES CUEVAS RICO SL:

Tu instalación de Fibra 1 Gb ya tiene cita.

Fecha: 18/11/2027
Hora: 08:30
Dirección: Polígono Las Eras, nave 22

Es necesario que haya una persona mayor de edad durante la instalación. Si necesitas cambiar la cita, llama gratis al 900 555 777 (todos los días de 8:00 a 22:00).

La permanencia termina el 18/11/2028.

Gracias por confiar en Telmira.`,
    expected: [at('2027-11-18T08:30:00+01:00')],
  },
  {
    name: 'es: going to a trade fair together for three days',
    sentAt: '2027-09-06T18:03:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Sole Marchante <sole@cafesmarchante.example>',
    subject: 'Feria de hostelería: nos apuntamos',
    text: `¡Hola, pareja!

Hecho: ya tengo las tres acreditaciones (dos vuestras y la mía) para la feria de hostelería de Zaragoza. Estaremos los tres días, del martes 5 al jueves 7 de octubre, y compartimos stand con los del horno. El hotel lo pago yo y luego hacemos cuentas, sale a 74 € la noche.

Hablamos del transporte más adelante.

Besos,
Sole`,
    expected: [days('2027-10-05', '2027-10-08')],
  },
  {
    name: 'es: declines Tuesday at three without another proposal',
    sentAt: '2027-02-18T13:26:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Andrés Peñalver <andres@penalver-abogados.example>',
    subject: 'Re: contrato de arrendamiento del local',
    text: `Hola, Lucía:

El martes a las 3 no me viene bien, tengo juicio en Getafe. Déjame que mire cómo viene la semana y te digo algo.

Mientras, échale un vistazo a la cláusula 7.ª, que es donde veo el problema.

Un abrazo,
Andrés`,
    expected: [],
  },
  {
    name: 'es: lower case and no accents, flat viewing tomorrow at a quarter past eight',
    sentAt: '2027-06-16T21:50:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'kevin <kevin.rubiales@correo.example>',
    subject: 'piso calle aljibe',
    text: `hola buenas soy kevin el del anuncio, al final si puedo ir a ver el piso mañana a las 8 y cuarto de la tarde como me dijisteis, voy con mi novia

me confirmais si se puede tener perro??? gracias`,
    expected: [at('2027-06-17T20:15:00+02:00')],
  },
  {
    name: 'es: extraordinary owners meeting in a single call',
    sentAt: '2027-10-18T12:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Administración de Fincas Belmonte <secretaria@fincasbelmonte.example>',
    subject: 'CONVOCATORIA JUNTA EXTRAORDINARIA – C.P. Plaza del Pósito, 3',
    text: `Muy Sr. nuestro:

Por orden del Sr. Presidente se le convoca, como propietario del local bajo A, a la Junta General Extraordinaria que se celebrará el próximo jueves, 28 de octubre de 2027, a las 19:30 horas, en convocatoria única, en el portal del edificio.

ORDEN DEL DÍA
1.º Sustitución del ascensor: presupuestos de 48.200 € y 51.950 €.
2.º Derrama y forma de pago (primer recibo: 1 de diciembre).
3.º Ruegos y preguntas.

Se le recuerda que, de no poder asistir, puede delegar su voto mediante el impreso adjunto.

El Secretario-Administrador
Julián Belmonte
Oficina: L-J 9:30 a 13:30 · Tel. 967 555 140`,
    expected: [at('2027-10-28T19:30:00+02:00')],
  },
  {
    name: 'es: occupational health check for the reader on the dotted date',
    sentAt: '2027-05-31T09:44:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Citaciones Prevenor <citas@prevenor.example>',
    subject: 'Reconocimiento médico laboral',
    text: `Buenos días, Sra. Bermejo:

Le confirmamos su reconocimiento médico anual:

Día: 09.06.2027
Hora: 8.20 h
Centro: Prevenor Gijón, c/ Pumarín, 40

Acuda en ayunas y traiga una muestra de orina. Los resultados se enviarán en un plazo de 10 días hábiles.

Un saludo,
Prevenor, Servicio de Prevención Ajeno`,
    expected: [at('2027-06-09T08:20:00+02:00')],
  },
  {
    name: 'es: restaurant booking with JSON-LD reservation',
    sentAt: '2027-12-01T11:17:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Reservas Asador Mencía <reservas@asadormencia.example>',
    subject: 'Tu reserva en Asador Mencía está confirmada',
    text: `¡Gracias por tu reserva!

Asador Mencía
Viernes, 17 de diciembre de 2027, 21:30
14 personas · a nombre de Imprenta Castro
Código: M4X-219

Se ruega cancelar con 48 horas de antelación. Cocina abierta de 13:30 a 16:00 y de 20:30 a 23:30.`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "M4X-219",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Imprenta Castro" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Asador Mencía",
    "address": { "@type": "PostalAddress", "streetAddress": "Rúa do Souto, 9", "addressLocality": "Lugo", "addressCountry": "ES" }
  },
  "startTime": "2027-12-17T21:30:00+01:00",
  "partySize": "14"
}
</script></head><body><p>¡Gracias por tu reserva!</p><p><b>Asador Mencía</b><br>Viernes, 17 de diciembre de 2027, 21:30<br>14 personas · a nombre de Imprenta Castro<br>Código: M4X-219</p><p>Se ruega cancelar con 48 horas de antelación. Cocina abierta de 13:30 a 16:00 y de 20:30 a 23:30.</p></body></html>`,
    expected: [at('2027-12-17T21:30:00+01:00')],
  },
  {
    name: 'es: the writer only tells of his own flight',
    sentAt: '2027-04-26T20:11:00-05:00',
    timezone: 'America/Bogota',
    from: 'Hernán Zuluaga <hzuluaga@maderaszuluaga.example>',
    subject: 'Viaje a Medellín',
    text: `Doña Amparo, buenas noches.

Le cuento que mañana salgo para Medellín en el vuelo de las 6:40 a.m. y regreso el jueves en el de las 7:15 p.m., entonces voy a estar poco pendiente del correo. Cualquier cosa urgente con el pedido de la repisa me la encarga a Yeison, que él queda en la bodega.

Que descanse.
Hernán`,
    expected: [],
  },
  {
    name: 'es: lunch on Wednesday with a table at half past two',
    sentAt: '2027-11-08T12:38:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Paco Valdelomar <paco@vidriosvaldelomar.example>',
    subject: '¿Comemos?',
    text: `Qué pasa, figura:

Que hace mil años que no nos vemos. ¿Comemos el miércoles? He cogido mesa a las 14:30 en el Curro, al lado de tu nave, para dos. Invito yo, que te debo lo del cristal.

Paco`,
    expected: [at('2027-11-10T14:30:00+01:00')],
  },
  {
    name: 'es: supplier asks to choose a slot behind a booking link',
    sentAt: '2027-03-02T15:09:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Irene Balaguer <irene@tpvfacil.example>',
    subject: 'Demostración del nuevo TPV',
    text: `Hola, Manuel:

Gracias por interesarte por nuestro TPV. Para que la demostración se ajuste a tu agenda, elige tú mismo el hueco que prefieras en este enlace:

https://agenda.tpvfacil.example/irene/demo

Verás mis horas libres de las próximas tres semanas. Si no encuentras ninguna que te sirva, respóndeme y lo arreglamos.

Irene Balaguer
TPV Fácil`,
    expected: [],
  },
  {
    name: 'es: pasted video meeting block with Bogota time',
    sentAt: '2027-06-17T08:25:00-05:00',
    timezone: 'America/Bogota',
    from: 'Natalia Ocampo <natalia.ocampo@semillavc.example>',
    subject: 'Reunión de seguimiento – Semilla / Panela Andina',
    text: `Natalia Ocampo le está invitando a una reunión programada.

Tema: Seguimiento trimestral Panela Andina
Hora: 22 jun 2027 10:00 a. m. Bogotá

Unirse a la reunión
https://videosala.example/j/84410027719?pwd=k2

ID de reunión: 844 1002 7719
Código de acceso: 552190`,
    expected: [at('2027-06-22T10:00:00-05:00')],
  },
  {
    name: 'es: Chilean consultant proposes a call of 45 minutes',
    sentAt: '2027-08-23T17:50:00-04:00',
    timezone: 'America/Santiago',
    from: 'Catalina Huenchumil <catalina@rutaconsultores.example>',
    subject: 'Propuesta certificación sello orgánico',
    text: `Hola Rodrigo, espero que estés súper.

Leí los antecedentes de la viña y creo que alcanzamos a postular este año. ¿Te tinca que lo conversemos por Teams este jueves 26 a las 16:00 hrs? Serían 45 minutos, para mostrarte la carta Gantt y resolver dudas.

El cierre de la postulación es el 15 de septiembre a las 23:59, así que hay que ponerle pino.

Saludos,
Cata Huenchumil
Ruta Consultores · +56 9 0000 4471`,
    expected: [at('2027-08-26T16:00:00-04:00', '2027-08-26T16:45:00-04:00')],
  },
  {
    name: 'es: day after tomorrow at 2:30 p.m. in Colombia',
    sentAt: '2027-09-20T10:05:00-05:00',
    timezone: 'America/Bogota',
    from: 'Wilmer Castiblanco <wilmer.castiblanco@correo.example>',
    subject: 'Arreglo nevera industrial',
    text: `Buenos días, sumercé.

El repuesto de la nevera ya me llegó, vale $385.000 más la mano de obra. Pasado mañana a las 2:30 p.m. le caigo al restaurante para instalarlo, por favor me la tiene desocupada y desconectada desde temprano.

Cordialmente,
Wilmer Castiblanco
Refrigeración`,
    expected: [at('2027-09-22T14:30:00-05:00')],
  },
  {
    name: 'es: municipal inspection of the premises in Lima',
    sentAt: '2027-08-02T15:40:00-05:00',
    timezone: 'America/Lima',
    from: 'Subgerencia de Gestión del Riesgo <itse@munisanisidoro.example>',
    subject: 'NOTIFICACIÓN N.° 1184-2027 – Inspección técnica de seguridad',
    text: `Señores
BOTICA LOS ÁLAMOS E.I.R.L.
Presente.-

De nuestra consideración:

Por medio de la presente se le comunica que, en atención a su solicitud con expediente N.° 20931 de fecha 14 de julio de 2027, la Inspección Técnica de Seguridad en Edificaciones se llevará a cabo el día jueves 12 de agosto del presente año, a horas 10:00, en el establecimiento ubicado en Jr. Las Begonias 455.

Deberá estar presente el titular o un representante con carta poder. La tasa abonada no es reembolsable.

Atentamente,

Mesa de partes: lunes a viernes de 8:00 a 16:30 horas`,
    expected: [at('2027-08-12T10:00:00-05:00')],
  },
  {
    name: 'es: pallet delivery announced for a morning range',
    sentAt: '2027-03-22T16:58:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Tráfico Transibia <trafico@transibia.example>',
    subject: 'Aviso de entrega expedición 4410927',
    text: `Le informamos de que su mercancía (2 palés, 640 kg, remitente CERÁMICAS ALTO MIJARES) se encuentra en reparto y será entregada mañana martes 23/03 entre las 9:00 y las 13:00 h.

Si no hubiera nadie en el domicilio, se intentará una segunda entrega el miércoles 24/03 en la misma franja.

Seguimiento: https://transibia.example/seg/4410927

Transibia Logística`,
    expected: [],
  },
  {
    name: 'es: a patient cancels Thursday at noon',
    sentAt: '2027-04-20T22:15:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Rosa Amador <rosa.amador.p@correo.example>',
    subject: 'Anular cita fisio',
    text: `Hola, buenas noches. Soy Rosa Amador, tenía sesión este jueves a las 12:00 con Dani para el hombro y tengo que anularla porque me ha salido un viaje. De momento no cojo otra, ya llamaré yo cuando vuelva, que no sé la fecha.

Perdón y gracias!`,
    expected: [],
  },
  {
    name: 'es: in a fortnight with the date spelt out',
    sentAt: '2027-11-08T09:36:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'C.P. Leticia Mondragón <lmondragon@mondragonysocios.example>',
    subject: 'Revisión de nómina y aguinaldos',
    text: `Buen día, Don Chuy:

Con el puente de por medio no nos va a dar tiempo de ver lo de los aguinaldos. Mejor lo dejamos de hoy en quince, o sea el lunes 22, a las once de la mañana en su oficina. Ahí le llevo el cálculo de todos, son 23 empleados.

Acuérdese de que los aguinaldos se pagan a más tardar el 20 de diciembre.

Saludos,
C.P. Leticia Mondragón`,
    expected: [at('2027-11-22T11:00:00-06:00')],
  },
  {
    name: 'es: boss forwards an invitation and says it is for the team',
    sentAt: '2027-02-09T09:12:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Elvira Santolaya <elvira@santolaya-arquitectos.example>',
    subject: 'RV: Visita de obra Escuela Infantil Los Pinos',
    text: `Equipo, os reenvío lo del Ayuntamiento. Vamos vosotros dos y yo, ya les he confirmado que asistimos los tres. Apuntadlo y traed casco.

Elvira

---------- Mensaje reenviado ----------
De: Urbanismo <urbanismo@aytovaldemora.example>
Fecha: lun, 8 feb 2027 13:40
Asunto: Visita de obra Escuela Infantil Los Pinos
Para: Elvira Santolaya

Estimada Elvira:

La visita de obra con la constructora queda fijada para el martes 16 de febrero a las 9:45 h, en la caseta de obra.

Saludos,
Servicio de Urbanismo`,
    expected: [at('2027-02-16T09:45:00+01:00')],
  },
  {
    name: 'es: supplier tells its Easter opening hours',
    sentAt: '2027-03-17T10:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Ferretería Industrial Ribagorza <pedidos@ribagorza.example>',
    subject: 'Horario Semana Santa',
    text: `Estimados clientes:

Les informamos de nuestro horario de mostrador en Semana Santa:

Lunes 22, martes 23 y miércoles 24: de 7:30 a 14:00
Jueves 25 y viernes 26: cerrado
Sábado 27: de 9:00 a 13:00

A partir del lunes 29 volvemos al horario habitual (7:30-13:30 / 15:30-19:00). Los pedidos que entren hasta el miércoles a las 11:00 salen el mismo día.

¡Felices fiestas!
El equipo de Ribagorza`,
    expected: [],
  },
  {
    name: 'es: thanks for the meeting of yesterday with its points',
    sentAt: '2027-05-13T08:58:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Nerea Goñi <nerea.goni@embalajesgoni.example>',
    subject: 'Acta de la reunión de ayer',
    text: `Buenos días, Víctor:

Gracias por recibirnos ayer miércoles a las 16:00. Te resumo lo que hablamos:

1. Caja modelo B: se baja a 0,38 €/ud a partir de 5.000 unidades.
2. Troquel nuevo: lo pagamos a medias.
3. Nos pasaréis el diseño definitivo en cuanto lo tengáis.

Si ves algo que no cuadre, dime.

Nerea`,
    expected: [],
  },
  {
    name: 'es: three numeric slots for a phone interview',
    sentAt: '2027-11-03T14:20:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Laia Torrents <laia@revistaoficios.example>',
    subject: 'Entrevista para el reportaje de artesanos',
    text: `Hola, Benito:

¡Qué alegría que digas que sí! La entrevista sería por teléfono y nos llevará una hora. Te paso los huecos que tengo:

* lun 8/11, 9-10 h
* mar 9/11, 16-17 h
* jue 11/11, 12-13 h

Elige el que quieras. El número sale a la calle el 1 de diciembre.

Laia Torrents
Redacción, Revista Oficios`,
    expected: [
      at('2027-11-08T09:00:00+01:00', '2027-11-08T10:00:00+01:00'),
      at('2027-11-09T16:00:00+01:00', '2027-11-09T17:00:00+01:00'),
      at('2027-11-11T12:00:00+01:00', '2027-11-11T13:00:00+01:00'),
    ],
  },
  {
    name: 'es: technical question about a pump with many numbers',
    sentAt: '2027-08-11T13:13:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Washington Etcheverry <wetcheverry@tambolaesperanza.example>',
    subject: 'consulta bomba 2 HP',
    text: `Buenas, ¿cómo andan?

Les compré en marzo la bomba sumergible modelo 3-15/20 (boleta 8812) y desde el sábado corta a cada rato. Marca 2.8 bar y baja a 1.5 en menos de 10 minutos. El presostato está puesto en 1.4/2.8 como dice el manual, página 12. El consumo me da 9.5 A.

¿Les parece que es el capacitor de 30 o el térmico? ¿Me pasan precio de los dos?

Abrazo,
Washington`,
    expected: [],
  },
  {
    name: 'es: applicant with a start date and former jobs',
    sentAt: '2027-07-19T23:02:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Yolanda Freire <yolanda.freire@correo.example>',
    subject: 'Candidatura pastelera',
    text: `A la atención de la persona responsable:

Me llamo Yolanda Freire y soy pastelera con ocho años de experiencia. De 2019 a 2023 trabajé en un obrador en Ourense, con turno de 4:00 a 12:00, y desde entonces llevo la partida de postres de un hotel.

Podría incorporarme a partir del 1 de septiembre. No tengo problema con madrugar ni con los fines de semana.

Adjunto mi currículum y unas fotos de mi trabajo. Quedo a su disposición para lo que necesiten.

Atentamente,
Yolanda Freire
634 000 917`,
    expected: [],
  },
  {
    name: 'es: parent asks the school for Friday at 17 h',
    sentAt: '2027-10-19T07:55:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Samira El Hadri <samira.elhadri@correo.example>',
    subject: 'Tutoría Adam 3ºB',
    text: `Buenos días:

Soy la madre de Adam, de 3.º B. Me gustaría hablar con usted sobre las notas de matemáticas. ¿Podría atenderme el viernes 22 a las 17h, cuando salgo de trabajar? Antes me resulta imposible.

Muchas gracias por todo,
Samira`,
    expected: [at('2027-10-22T17:00:00+02:00')],
  },
  {
    name: 'es: clubs agree on a friendly match',
    sentAt: '2027-10-07T22:40:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'CD Arroyomolar <secretaria@cdarroyomolar.example>',
    subject: 'Re: Amistoso juveniles',
    text: `Muy buenas, Toñín:

Confirmado por nuestra parte: amistoso de juveniles el sábado 16 de octubre, a las 11:30, en vuestro campo. Llevamos camiseta verde. El árbitro lo pagamos a escote, 25 € cada club.

¡A disfrutar!

Quique
Secretario CD Arroyomolar`,
    expected: [at('2027-10-16T11:30:00+02:00')],
  },
  {
    name: 'es: mass invitation to an open day of a machine dealer',
    sentAt: '2027-04-08T09:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Maquinaria Sotorres <comercial@maquinariasotorres.example>',
    subject: '¡Jornada de puertas abiertas y 20 % de descuento!',
    text: `JORNADA DE PUERTAS ABIERTAS

Ven a conocer la nueva gama de escuadradoras. Sábado 24 de abril, de 10:00 a 14:00, en nuestra exposición de Yecla. Paella popular a las 14:00 y descuentos de hasta el 20 % en máquinas de stock.

Condiciones en maquinariasotorres.example/puertas-abiertas

Si no deseas recibir más comunicaciones comerciales, pulsa aquí.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: registered for a webinar in Spanish time, reader in Buenos Aires',
    sentAt: '2027-05-05T12:00:00+02:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Academia Obrador <inscripciones@academiaobrador.example>',
    subject: 'Inscripción confirmada: Masas madre sin gluten',
    text: `Hola, Martín:

Te has inscrito correctamente en la clase en directo "Masas madre sin gluten".

Cuándo: martes 11 de mayo de 2027, de 18:00 a 20:00 (hora peninsular española)
Dónde: online, con tu enlace personal https://aula.academiaobrador.example/d/9f31c

Prepara 500 g de harina de arroz y un bote de cristal. La grabación estará disponible durante 30 días.

¡Nos vemos en clase!`,
    expected: [at('2027-05-11T13:00:00-03:00', '2027-05-11T15:00:00-03:00')],
  },
  {
    name: 'es: ticket to a congress with JSON-LD event reservation and few words',
    sentAt: '2027-08-30T16:16:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Boletera Nopal <entradas@boleteranopal.example>',
    subject: 'Tus boletos – Orden 3301985',
    text: `¡Gracias por tu compra, Abigail!

Orden 3301985
2 × Congreso Nacional de Veterinaria de Pequeñas Especies – Acceso general
Total: $2,960.00 MXN

Presenta el código QR adjunto en la entrada.`,
    html: `<div itemscope><script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "3301985",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Abigail Montes" },
  "reservationFor": {
    "@type": "Event",
    "name": "Congreso Nacional de Veterinaria de Pequeñas Especies",
    "startDate": "2027-09-24T09:00:00-06:00",
    "endDate": "2027-09-24T18:30:00-06:00",
    "location": { "@type": "Place", "name": "Centro de Convenciones El Mezquite", "address": "Querétaro, Qro." }
  }
}]
</script><p>¡Gracias por tu compra, Abigail!</p><p>Orden 3301985<br>2 × Congreso Nacional de Veterinaria de Pequeñas Especies – Acceso general<br>Total: $2,960.00 MXN</p><p>Presenta el código QR adjunto en la entrada.</p></div>`,
    expected: [at('2027-09-24T09:00:00-06:00', '2027-09-24T18:30:00-06:00')],
  },
  {
    name: 'es: calendar cancellation',
    sentAt: '2027-06-03T17:20:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Gonzalo Ferreiro <gferreiro@naviera-ferreiro.example>',
    subject: 'Cancelado: Comité de seguimiento',
    text: `Se ha cancelado esta reunión. Ya convocaré el comité cuando tengamos los datos de mayo.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Naviera Ferreiro//Correo//ES
METHOD:CANCEL
BEGIN:VEVENT
UID:comite-5521@naviera-ferreiro.example
DTSTAMP:20270603T152000Z
ORGANIZER;CN=Gonzalo Ferreiro:mailto:gferreiro@naviera-ferreiro.example
ATTENDEE:mailto:oficina@consignataria.example
SUMMARY:Comité de seguimiento
DTSTART:20270608T080000Z
DTEND:20270608T090000Z
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'es: shop order confirmation with parcel JSON-LD',
    sentAt: '2027-12-09T20:33:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Hilaturas Online <pedidos@hilaturasonline.example>',
    subject: 'Tu pedido HO-66102 ha salido del almacén',
    text: `¡Hola, Taller de Costura Remedios!

Tu pedido HO-66102 va de camino. Llegada prevista: lunes 13 de diciembre, de 10:00 a 14:00.

12 conos de hilo poliéster 120 – 41,88 €
3 m de entretela – 10,50 €

Tienes hasta el 15 de enero para devoluciones.`,
    html: `<html><body><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "ParcelDelivery",
  "trackingNumber": "ZX0091827ES",
  "expectedArrivalFrom": "2027-12-13T10:00:00+01:00",
  "expectedArrivalUntil": "2027-12-13T14:00:00+01:00",
  "carrier": { "@type": "Organization", "name": "Rapidín" },
  "partOfOrder": { "@type": "Order", "orderNumber": "HO-66102", "merchant": { "@type": "Organization", "name": "Hilaturas Online" } }
}
</script><p>¡Hola, Taller de Costura Remedios!</p><p>Tu pedido HO-66102 va de camino. Llegada prevista: lunes 13 de diciembre, de 10:00 a 14:00.</p><p>12 conos de hilo poliéster 120 – 41,88 €<br>3 m de entretela – 10,50 €</p><p>Tienes hasta el 15 de enero para devoluciones.</p></body></html>`,
    expected: [],
  },
  {
    name: 'es: power cut announced by the grid company',
    sentAt: '2027-09-23T11:11:00-03:00',
    timezone: 'America/Santiago',
    from: 'Eléctrica del Maule Sur <avisos@electricamaulesur.example>',
    subject: 'Aviso de interrupción programada de suministro',
    text: `Estimado(a) cliente N° 4419023-K:

Por trabajos de mejora en la red, el suministro eléctrico de su sector será interrumpido:

Miércoles 29 de septiembre de 2027
Desde las 09:00 hasta las 14:30 horas

Le recomendamos desconectar los equipos sensibles. El servicio podría reponerse antes sin previo aviso.

Agradecemos su comprensión.
Eléctrica del Maule Sur · Fono 600 000 3300`,
    expected: [],
  },
  {
    name: 'es: two colleagues at the front desk swap shifts',
    sentAt: '2027-08-16T14:45:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Recepción Hostal Miramar <recepcion@hostalmiramar.example>',
    subject: 'cambio de turno',
    text: `hola jefa

para que lo sepas, hemos cambiado los turnos entre nosotras: la Desi hace el jueves de 7 a 15 y yo el viernes de 15 a 23. el resto queda igual en el cuadrante

las toallas que faltaban han aparecido en la 204 jajaja

Trini`,
    expected: [],
  },
  {
    name: 'es: bank adviser says when he is usually free',
    sentAt: '2027-01-14T12:51:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Óscar Villamayor <ovillamayor@cajadelebro.example>',
    subject: 'Préstamo para la furgoneta',
    text: `Hola, Encarna:

Me han aprobado la operación en riesgos: 22.000 € a 60 meses, cuota de 411,30 €. Necesito que me mandes el último IVA y el presupuesto del concesionario.

Para la firma no hay prisa, suelo estar libre casi toda la semana y los lunes me van muy bien. Cuando tengas los papeles me dices y buscamos un rato.

Saludos,
Óscar Villamayor
Caja del Ebro · Oficina 0217
Atención al público de 8:15 a 14:15`,
    expected: [],
  },
  {
    name: 'es: gardener will come some afternoon without an hour',
    sentAt: '2027-04-29T18:27:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Jardines Moncho <moncho@jardinesmoncho.example>',
    subject: 'Re: setos del aparcamiento',
    text: `Hola!

Sí, los arizónicos ya piden tijera. El martes por la tarde me acerco con el chaval y le damos un repaso, ya sabéis que no hace falta que esté nadie. Si llueve lo dejo para cuando escampe.

Son 140 € más IVA, como el año pasado.

Moncho`,
    expected: [],
  },
  {
    name: 'es: potter will be on the radio and asks to listen',
    sentAt: '2027-06-29T16:04:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Alfarería La Tinaja <latinaja@alfareria.example>',
    subject: '¡Salimos en la radio!',
    text: `Amigos:

¡Nos han sacado en la radio! Grabaron un reportaje en el taller la semana pasada y lo emiten el domingo a las 9:30 en Radio Comarca, en el programa "Manos de aquí". Lo repiten el lunes a las 23:00, y luego estará colgado en su web.

A ver si decimos algo con sentido, que la Puri estaba muy nerviosa.

Un abrazo de barro,
Quintín y Puri`,
    expected: [],
  },
  {
    name: 'es: software house announces the release of a new version',
    sentAt: '2027-02-24T10:10:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'GestiónPyme <novedades@gestionpyme.example>',
    subject: 'Llega la versión 8: todo lo que cambia',
    text: `Hola:

El lunes 8 de marzo a las 10 hs lanzamos la versión 8 de GestiónPyme. No tenés que hacer nada, tu cuenta se actualiza sola.

Lo nuevo:
- Facturación en dólares
- Conciliación bancaria automática
- App para Android renovada

El plan Básico pasa a costar $ 14.900 por mes desde el 1 de abril.

El equipo de GestiónPyme
Dejar de recibir novedades`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: out of office with return date and stand-in',
    sentAt: '2027-08-06T09:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Arantxa Zubeldia <azubeldia@seguroszubel.example>',
    subject: 'Respuesta automática: siniestro 27-5519',
    text: `Hola:

Gracias por tu mensaje. Estoy de vacaciones desde el 2 hasta el 20 de agosto, ambos inclusive, y no leeré el correo. Vuelvo el lunes 23.

Para partes urgentes, mi compañero Koldo (koldo@seguroszubel.example, 943 555 062) está de 8:00 a 15:00.

Arantxa Zubeldia`,
    expected: [],
  },
  {
    name: 'es: call today at one about an urgent quote',
    sentAt: '2027-03-31T09:20:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Marcos Egea <marcos@rotulosegea.example>',
    subject: 'urgente rotulo farmacia',
    text: `Tere, hoy a la una te llamo y cerramos lo del rótulo, que el cliente aprieta. Ten el plano delante porfa.

M.`,
    expected: [at('2027-03-31T13:00:00+02:00')],
  },
  {
    name: 'es: whole-day stock-take with all the staff',
    sentAt: '2027-12-13T13:37:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Dirección Droguería Aurora <direccion@drogueriaaurora.example>',
    subject: 'Inventario anual',
    text: `Hola a todos:

Este año haremos el inventario el martes 28 de diciembre. Cerramos la tienda y nos dedicamos a contar el día entero, así que cuento con los seis. Habrá bocadillos y café por cuenta de la casa.

El día 24 cerramos a las 14:00, como siempre.

Aurora`,
    expected: [days('2027-12-28')],
  },
  {
    name: 'es: answer about colours above a quoted meeting that is over',
    sentAt: '2027-10-26T12:19:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Mayra Chiluiza <mayra@confeccioneschiluiza.example>',
    subject: 'Re: uniformes del colegio',
    text: `Estimado Fabricio:

El tono que me pide es el azul 19-4052, sí lo tenemos en gabardina pero no en polialgodón. En polialgodón le puedo hacer el 19-3933, que es un poquito más oscuro. El precio queda igual, $11,40 la unidad.

Espero su confirmación para cortar.

Mayra Chiluiza

El jue, 14 oct 2027 a las 9:02, Fabricio Andrade escribió:
> Doña Mayra, buenos días. La espero el martes 19 de octubre a las 15h00
> en el rectorado para que traiga el muestrario. También tengo libre
> el miércoles 20 a las 8h30.`,
    expected: [],
  },
  {
    name: 'es: reader in the Canaries, mainland time converted',
    sentAt: '2027-11-22T17:05:00+01:00',
    timezone: 'Atlantic/Canary',
    from: 'Blanca Urdiales <blanca.urdiales@distribucionesurdiales.example>',
    subject: 'Reunión online tarifas 2028',
    text: `Hola, Yurena:

Para cerrar las tarifas de 2028 os propongo vernos por videoconferencia el jueves 25 de noviembre a las 12:00, hora peninsular. Terminaríamos a las 13:00, que luego tengo otra con Baleares.

El enlace: https://videosala.example/urdiales-canarias

Saludos,
Blanca Urdiales
Directora comercial`,
    expected: [at('2027-11-25T11:00:00+00:00', '2027-11-25T12:00:00+00:00')],
  },
  {
    name: 'es: vehicle inspection appointment of the firm van',
    sentAt: '2027-02-15T19:48:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Cita previa ITV Campollano <citaprevia@itvcampollano.example>',
    subject: 'Justificante de cita',
    text: `JUSTIFICANTE DE CITA PREVIA

Matrícula: 0000 XYZ
Tipo: Furgón < 3.500 kg, periódica
Estación: ITV Campollano, línea 3
Fecha: martes, 23/02/2027
Hora: 11:50
Importe orientativo: 46,12 €

Preséntese con el permiso de circulación y la ficha técnica. La ITV actual caduca el 28/02/2027.
Horario de la estación: L-V 7:00-21:00, S 8:00-14:00`,
    expected: [at('2027-02-23T11:50:00+01:00')],
  },
  {
    name: 'es: signing at the notary at half past twelve',
    sentAt: '2027-04-22T13:03:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Notaría Sanchís Roig <oficial@notariasanchis.example>',
    subject: 'Firma escritura ampliación de capital',
    text: `Buenos días, don Emilio:

La escritura de ampliación de capital está lista. Don Vicente puede autorizarla el viernes de la semana que viene, día 30, a las doce y media. Deben venir los dos socios con el DNI en vigor y el certificado bancario del ingreso, con fecha no anterior al 26 de abril.

Si tuvieran algún inconveniente, llámenos.

Amparo Gil
Oficial de notaría
96 555 0148`,
    expected: [at('2027-04-30T12:30:00+02:00')],
  },
  {
    name: 'es: two mornings of safety training with hours',
    sentAt: '2027-09-01T10:42:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Formación Segura <secretaria@formacionsegura.example>',
    subject: 'Convocatoria curso PRL 10 h – plaza confirmada',
    text: `Estimado alumno:

Su plaza en el curso "Trabajos en altura, 10 horas" está confirmada. Las dos sesiones son presenciales y obligatorias:

Martes 14 de septiembre, de 9:00 a 14:00
Miércoles 15 de septiembre, de 9:00 a 14:00

Lugar: aula 2, vivero de empresas de Tomelloso. Traiga su arnés si dispone de él.

El diploma se envía por correo electrónico en una semana.

Secretaría · 926 555 889 (mañanas)`,
    expected: [
      at('2027-09-14T09:00:00+02:00', '2027-09-14T14:00:00+02:00'),
      at('2027-09-15T09:00:00+02:00', '2027-09-15T14:00:00+02:00'),
    ],
  },
  {
    name: 'es: Tuesday at ten declined, Wednesday at quarter to nine offered',
    sentAt: '2027-01-29T14:58:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Dra. Inés Caballero <ines@clinicacaballero.example>',
    subject: 'Re: mantenimiento autoclave',
    text: `Hola, Rubén:

El martes a las 10 no puedo, tengo una cirugía larga. ¿Te valdría el miércoles a las nueve menos cuarto, antes de abrir la consulta? Así no tenemos pacientes esperando.

Inés

> El 29/1/27 a las 11:06, Rubén (Servitec) escribió:
> Buenos días, doctora, ¿le parece que pasemos el martes 2 a las 10 para
> la revisión anual del autoclave?`,
    expected: [at('2027-02-03T08:45:00+01:00')],
  },
  {
    name: 'es: IT warns that passwords expire and asks for nothing else',
    sentAt: '2027-05-24T08:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Soporte Bitácora <soporte@bitacora-it.example>',
    subject: 'Caducidad de contraseñas',
    text: `Hola:

Las contraseñas de vuestros buzones caducan el viernes 28 de mayo a las 18:00. Cambiadlas antes desde https://panel.bitacora-it.example; mínimo 12 caracteres.

Quien no la cambie se quedará sin correo en el móvil hasta que lo haga. Incidencias: 91 555 07 07, de 8 a 20 h.

Soporte Bitácora`,
    expected: [],
  },
  {
    name: 'es: Uruguayan cooperative holds its assembly with a calendar part',
    sentAt: '2027-02-22T21:14:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Coop. El Ceibo <cooperativa@elceibo.example>',
    subject: 'Asamblea de socios',
    text: `Compañeros:

La asamblea va a ser el miércoles 3 de marzo a las 19 y 30 en el salón, después del mate. Los espero a todos, que hay que votar la compra del tractor.

Va adjunta para el calendario.

Nelson`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//El Ceibo//Agenda//ES
METHOD:PUBLISH
BEGIN:VEVENT
UID:asamblea-2027-1@elceibo.example
DTSTAMP:20270223T001200Z
SUMMARY:Asamblea de socios
LOCATION:Salón comunal
DTSTART:20270303T223000Z
DTEND:20270304T003000Z
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-03T19:30:00-03:00', '2027-03-03T21:30:00-03:00')],
  },
  {
    name: 'es: customer complains about a wobbly table',
    sentAt: '2027-11-29T23:31:00-05:00',
    timezone: 'America/Lima',
    from: 'Milagros Tuesta <milagros.tuesta@correo.example>',
    subject: 'RECLAMO mesa de comedor pedido 2291',
    text: `Señores:

El sábado 20 me entregaron la mesa y a los tres días ya cojeaba. Llamé el martes a las 11 y me dijeron que me devolvían la llamada en una hora, y hasta ahora NADA. Llamé de nuevo el jueves a las 4 y la señorita me colgó.

Quiero que me devuelvan los S/ 1,890 o me cambien la mesa. Adjunto fotos y la boleta. Si no tengo respuesta esta semana, voy a Indecopi.

Milagros Tuesta`,
    expected: [],
  },
  {
    name: 'es: neighbour shop invites the reader to its tenth anniversary',
    sentAt: '2027-06-14T11:23:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Librería El Colibrí <hola@libreriaelcolibri.example>',
    subject: '¡Cumplimos diez años y los queremos aquí!',
    text: `Don Álvaro y familia:

¡Diay, quién lo diría, ya son diez años de la librería! Como ustedes nos hicieron los primeros estantes, no pueden faltar. Vamos a partir el queque el sábado 26 de junio a las 6:30 p.m. aquí mismo, con marimba y todo.

Me avisan nada más cuántos vienen, para el gallo pinto.

Pura vida,
Xinia Solórzano
Abierto de lunes a sábado, 9 a.m. - 6 p.m.`,
    expected: [at('2027-06-26T18:30:00-06:00')],
  },
];
