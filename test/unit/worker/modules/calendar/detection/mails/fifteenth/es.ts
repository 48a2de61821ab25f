import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: customer books the car into the workshop, half past nine',
    sentAt: '2027-01-12T10:41:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Rosa Almansa <rosa.almansa@correoazul.example>',
    subject: 'Cambio de correa Ibiza',
    text: `Buenos días, Julián:

Lo que hablamos por teléfono: os dejo el Ibiza el jueves 14 a las nueve y media para lo de la correa y la bomba del agua. Si hace falta me quedo sin coche hasta el sábado, no hay prisa.

El presupuesto de 485 € me parece bien.

Un saludo,
Rosa Almansa
Tel. 600 114 238`,
    expected: [at('2027-01-14T09:30:00+01:00')],
  },
  {
    name: 'es: supplier offers three slots for a visit, list with dashes',
    sentAt: '2027-02-03T16:20:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Ing. Óscar Villaseñor <ovillasenor@herrajesdelbajio.example>',
    subject: 'Visita para muestra de herrajes',
    text: `Estimada Arq. Lucía:

Muchas gracias por su interés en nuestra línea de correderas. Con gusto la visito en su taller con el muestrario. Le propongo alguno de estos horarios, el que mejor le acomode:

- Lunes 8 de febrero, 11:00 hrs
- Martes 9 de febrero, 16:30 hrs
- Jueves 11 de febrero, 10:00 hrs

La presentación toma 45 minutos. Quedo atento a su confirmación.

Saludos cordiales,

Ing. Óscar Villaseñor
Ejecutivo de cuenta
Herrajes del Bajío, S.A. de C.V.
Horario de atención: lunes a viernes de 8:30 a 18:00 hrs, sábados de 9:00 a 13:00 hrs
Tel. 477 555 0192`,
    expected: [
      at('2027-02-08T11:00:00-06:00', '2027-02-08T11:45:00-06:00'),
      at('2027-02-09T16:30:00-06:00', '2027-02-09T17:15:00-06:00'),
      at('2027-02-11T10:00:00-06:00', '2027-02-11T10:45:00-06:00'),
    ],
  },
  {
    name: 'es: one line from a colleague, tomorrow at quarter past eight, no accents',
    sentAt: '2027-03-09T19:52:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Nacho Reverte <nacho@pinturasreverte.example>',
    subject: 'mañana',
    text: `manana a las 8 y cuarto en la obra de la calle Colon, que viene tambien el aparejador. trae las llaves porfa`,
    expected: [at('2027-03-10T08:15:00+01:00')],
  },
  {
    name: 'es: tax adviser with a filing deadline only',
    sentAt: '2027-04-06T09:15:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Asesoría Monreal <fiscal@asesoriamonreal.example>',
    subject: 'IVA y retenciones 1T 2027',
    text: `Estimado cliente:

Le recordamos que el plazo para presentar los modelos 303 y 111 del primer trimestre termina el martes 20 de abril a las 23:59. Si domicilia el pago, la fecha límite es el jueves 15 de abril.

Para poder prepararlo con tiempo, necesitamos sus facturas emitidas y recibidas antes del lunes 12 de abril a las 14:00. Puede subirlas a la carpeta de siempre o enviarlas por correo.

Atentamente,

Begoña Monreal
Asesoría Monreal, S.L.
Atención al cliente: L-J de 9:00 a 14:00 y de 16:00 a 18:30; V de 8:00 a 15:00`,
    expected: [],
  },
  {
    name: 'es: accepts the second of the quoted options',
    sentAt: '2027-05-18T12:07:00-05:00',
    timezone: 'America/Bogota',
    from: 'Diana Marcela Ospina <dospina@cafealturas.example>',
    subject: 'RE: Reunión etiqueta nueva',
    text: `Hola Andrés, buenas tardes.

Nos sirve la segunda opción, allá estaremos Camilo y yo. Mil gracias.

Feliz tarde,
Diana Marcela

El mar, 18 may 2027 a las 9:30, Andrés Quintana <andres@estudiocardumen.example> escribió:
> Hola Diana, ¿cómo vas? Para presentarles los bocetos les puedo ofrecer:
>
> 1. Jueves 20 de mayo a las 2:00 p. m.
> 2. Viernes 21 de mayo a las 10:30 a. m.
> 3. Martes 25 de mayo a las 8:00 a. m.
>
> Sería en nuestro estudio, en Chapinero.
>
> Andrés`,
    expected: [at('2027-05-21T10:30:00-05:00')],
  },
  {
    name: 'es: courier announces a delivery window',
    sentAt: '2027-06-02T07:35:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Veloz Paquetería <avisos@velozpaqueteria.example>',
    subject: 'Tu envío 7740-11893 está en reparto',
    text: `Hola:

Tu envío 7740-11893 (2 bultos, 14,6 kg) salió a las 06:12 de nuestra nave y se entregará hoy miércoles 2 de junio entre las 11:30 y las 13:30.

Si no hay nadie en la dirección, lo intentaremos otra vez mañana en la misma franja o podrás recogerlo en el punto de entrega Papelería Sol, abierto de 10:00 a 14:00 y de 17:00 a 20:30.

Este mensaje se ha generado automáticamente. No respondas a este correo.`,
    expected: [],
  },
  {
    name: 'es: Argentine customer with voseo moves the meeting',
    sentAt: '2027-07-05T11:48:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Florencia Battaglia <flor.battaglia@viverolapampa.example>',
    subject: 'Re: Reunión del miércoles',
    text: `Hola Gusti, ¿cómo andás?

Mirá, se me complicó el miércoles 7, tengo que llevar a mi vieja al médico. ¿Te jode si pasamos la reunión del miércoles a las 15 para el jueves 8 a las 16:30? Mismo lugar, en el vivero.

Llevate la planilla de los plantines así cerramos precios de una vez.

Abrazo,
Flor`,
    expected: [at('2027-07-08T16:30:00-03:00')],
  },
  {
    name: 'es: property manager asks a roofer to a visit, owners meeting only named',
    sentAt: '2027-09-13T13:02:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Administración Fincas Olivares <comunidades@fincasolivares.example>',
    subject: 'Visita a la cubierta C/ Herrerías 18',
    text: `Buenos días, Sr. Pardo:

La junta ha aprobado pedir tres presupuestos para impermeabilizar la cubierta de Herrerías 18 y nos gustaría contar con el de su empresa.

¿Podría venir a verla el viernes 17 de septiembre a las 12:15? Le espera el presidente, D. Amadeo, en el portal; tiene él las llaves de la azotea.

La junta en la que se decidirá el presupuesto se celebra el 14 de octubre a las 19:30, así que necesitaríamos tenerlo por escrito antes del 8 de octubre.

Un cordial saludo,
Pilar Olivares
Administradora colegiada n.º 2.208
Horario de oficina: 9:30 a 13:30`,
    expected: [at('2027-09-17T12:15:00+02:00')],
  },
  {
    name: 'es: doctor practice reminder with date in digits and preparation hint',
    sentAt: '2027-10-18T08:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Centro Médico Ribera <citas@centromedicoribera.example>',
    subject: 'Recordatorio de cita: reconocimiento médico laboral',
    text: `Estimado/a Sr./Sra. CASTAÑO:

Le recordamos que tiene cita para su RECONOCIMIENTO MÉDICO ANUAL:

Fecha: 21/10/2027
Hora: 08:40
Lugar: Avda. de la Ribera, 55, planta 1.ª

Acuda en ayunas de 8 horas y traiga la primera orina de la mañana. Si usa gafas, no las olvide.

Para anular o cambiar la cita llame al 976 555 310 de 8:00 a 20:00.`,
    expected: [at('2027-10-21T08:40:00+02:00')],
  },
  {
    name: 'es: tuesday does not suit, no counter proposal',
    sentAt: '2027-11-04T17:26:00-03:00',
    timezone: 'America/Santiago',
    from: 'Ignacio Valdebenito <ivaldebenito@constructoraquilapan.example>',
    subject: 'RE: Revisión planos bodega',
    text: `Estimada Carolina:

Lamentablemente el martes 9 a las 15:00 no puedo, estoy en faena en Rancagua hasta tarde. Déjame ver cómo viene la otra semana y te aviso apenas tenga claro mi calendario.

Saludos,
Ignacio Valdebenito
Jefe de Proyectos`,
    expected: [],
  },
  {
    name: 'es: video call with Meet link at five in the afternoon, for half an hour',
    sentAt: '2027-01-25T10:03:00-05:00',
    timezone: 'America/Lima',
    from: 'Jorge Luis Huamán <jhuaman@softandina.example>',
    subject: 'Demo del sistema de facturación',
    text: `Buenos días, señora Norma:

De acuerdo a lo conversado, le comparto el enlace para la demostración del día miércoles 27 de enero a las 5 de la tarde. Tomará media hora.

https://meet.softandina.example/nor-qwtx-pru

Por favor, tenga a la mano su RUC y una boleta de ejemplo.

Atte.

Jorge Luis Huamán Ccori
Soporte Comercial
Cel. 999 555 017 - atención de L a S de 9 a. m. a 7 p. m.`,
    expected: [at('2027-01-27T17:00:00-05:00', '2027-01-27T17:30:00-05:00')],
  },
  {
    name: 'es: newsletter of a trade fair with its dates and hours',
    sentAt: '2027-02-16T06:30:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Feria Madera & Taller <boletin@maderaytaller.example>',
    subject: 'Ya queda menos: 130 expositores y una sorpresa',
    text: `BOLETÍN N.º 6

Del 10 al 12 de marzo, Valencia vuelve a ser la capital de la carpintería. ¡Te esperamos!

- Miércoles 10, 11:00: acto inaugural con degustación
- Jueves 11, 16:30: mesa redonda «Barnices al agua: mitos y verdades»
- Viernes 12, 13:00: entrega de los premios Gubia de Oro

Horario del recinto: de 10:00 a 19:00. Entrada anticipada 12 € hasta el 28 de febrero.

Síguenos en redes. Recibes este correo porque te suscribiste en nuestra web. Darse de baja.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: applicant answers the interview invitation, yes it works',
    sentAt: '2027-03-16T21:14:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Noelia Trujillo <noelia.trujillo.b@buzonlibre.example>',
    subject: 'Re: Entrevista para el puesto de dependienta',
    text: `Buenas noches, Marisa:

Sí, perfecto, me viene bien. Allí estaré. ¿Hace falta que lleve el título original o con una copia vale?

Muchas gracias por la oportunidad.

Noelia Trujillo

-----Mensaje original-----
De: Marisa Cebrián <marisa@zapateriacebrian.example>
Enviado: martes, 16 de marzo de 2027 12:40
Para: Noelia Trujillo
Asunto: Entrevista para el puesto de dependienta

Hola, Noelia:

Hemos visto tu currículum y nos gustaría conocerte. ¿Podrías pasarte por la tienda el lunes 22 de marzo a las 10:00?

Un saludo,
Marisa`,
    expected: [at('2027-03-22T10:00:00+01:00')],
  },
  {
    name: 'es: restaurant supplier asks for a phone call in a vague way',
    sentAt: '2027-04-14T12:55:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Txema Goñi <txema@conservasgoni.example>',
    subject: 'Anchoa nueva',
    text: `Aupa Koldo:

Que ya tenemos la anchoa de esta costera y ha salido muy buena. Te llamo un día de la semana que viene y me cuentas cuántos kilos quieres este año. Yo por las mañanas suelo estar libre, por las tardes ando más en la fábrica.

La tarifa es la misma que el año pasado: 46 €/kg el octavillo de 00, portes pagados desde 300 €.

Un abrazo,
Txema`,
    expected: [],
  },
  {
    name: 'es: technician visit for the boiler with an arrival window',
    sentAt: '2027-11-15T15:40:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Servicio Técnico Calormax <sat@calormax.example>',
    subject: 'Aviso 27-30418: asignación de técnico',
    text: `Estimado cliente:

En relación con su aviso n.º 27-30418 (caldera de condensación, error E-04), le comunicamos que nuestro técnico, Rubén Sanchís, se desplazará a su local de la calle Pintor Sorolla, 9, el miércoles 17 de noviembre de 16:00 a 18:00.

Le rogamos que haya alguien para facilitarle el acceso al cuarto de calderas. El desplazamiento tiene un coste de 39 € + IVA.

Atentamente,
Departamento de asistencia técnica
Teléfono de averías 24 h: 900 555 844`,
    expected: [at('2027-11-17T16:00:00+01:00', '2027-11-17T18:00:00+01:00')],
  },
  {
    name: 'es: restaurant booking confirmation with JSON-LD',
    sentAt: '2027-06-08T18:22:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'La Parra Vieja <reservas@laparravieja.example>',
    subject: 'Reserva confirmada - La Parra Vieja',
    text: `¡Hola, Mercedes!

Tu reserva está confirmada.

Mesa para 8 personas
Viernes, 11 de junio de 2027, 14:30 h
A nombre de: Mercedes Iborra (Gráficas Iborra)
Localizador: LPV-5591

Te guardamos la mesa 15 minutos. Para cancelar sin coste, hazlo antes del jueves 10 a las 20:00.

La Parra Vieja · Plaza del Grano, 3`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"LPV-5591","reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Mercedes Iborra"},"reservationFor":{"@type":"FoodEstablishment","name":"La Parra Vieja","address":{"@type":"PostalAddress","streetAddress":"Plaza del Grano, 3","addressLocality":"León","addressCountry":"ES"}},"startTime":"2027-06-11T14:30:00+02:00","partySize":"8"}
</script></head><body><p>¡Hola, Mercedes!</p><p>Tu reserva está confirmada.</p><p>Mesa para 8 personas<br>Viernes, 11 de junio de 2027, 14:30 h<br>A nombre de: Mercedes Iborra (Gráficas Iborra)<br>Localizador: LPV-5591</p><p>Te guardamos la mesa 15 minutos. Para cancelar sin coste, hazlo antes del jueves 10 a las 20:00.</p><p>La Parra Vieja · Plaza del Grano, 3</p></body></html>`,
    expected: [at('2027-06-11T14:30:00+02:00')],
  },
  {
    name: 'es: call across the ocean, time in Madrid for a reader in Buenos Aires',
    sentAt: '2027-08-10T12:30:00+02:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Irene Castellví <irene.castellvi@edicionesfaro.example>',
    subject: 'Videollamada derechos de autor',
    text: `Querido Mariano:

Gracias por el borrador del contrato, está casi todo. Quedan dos cláusulas que prefiero comentar de viva voz. ¿Te parece el jueves 12 de agosto a las 16:00 hora de Madrid (las 11:00 en Buenos Aires)? Con una hora nos basta.

Te mando el enlace ese mismo día.

Un abrazo fuerte desde el calor,
Irene

Irene Castellví
Ediciones Faro · Barcelona`,
    expected: [at('2027-08-12T11:00:00-03:00', '2027-08-12T12:00:00-03:00')],
  },
  {
    name: 'es: writer tells of own flight and stay, no meeting',
    sentAt: '2027-09-06T20:31:00-05:00',
    timezone: 'America/Bogota',
    from: 'Mauricio Arbeláez <mauricio@arbelaezcueros.example>',
    subject: 'Ausencia esta semana',
    text: `Hola a todos:

Les cuento que mañana martes viajo a León por lo de la feria del cuero. Mi vuelo sale a las 6:50 a. m. y regreso el sábado 11 a las 9:15 p. m. Allá tengo cita con los de la curtiembre el miércoles a las 10 y con el agente aduanero el viernes a las 3.

Cualquier urgencia la atiende Paola, ella queda encargada de aprobar los despachos.

Nos vemos a la vuelta,
Mauricio`,
    expected: [],
  },
  {
    name: 'es: training day for the team, whole day',
    sentAt: '2027-10-05T11:20:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Recursos Humanos <rrhh@ferreteriaelroble.example>',
    subject: 'Capacitación en primeros auxilios',
    text: `Buenos días, compañeros de bodega:

Les confirmo que el jueves 21 de octubre tendremos la capacitación en primeros auxilios con la Cruz Roja. Es de todo el día, así que ese jueves no se programan entregas y todos ustedes deben estar presentes.

El almuerzo corre por cuenta de la empresa. Quien sea vegetariano, me avisa a más tardar el viernes 15.

Pura vida,
Xinia Chaves
Recursos Humanos`,
    expected: [days('2027-10-21')],
  },
  {
    name: 'es: ICS invitation from a consultancy',
    sentAt: '2027-02-22T09:10:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Gonzalo Piñeiro <gpineiro@atlasconsultores.example>',
    subject: 'Invitación: Arranque proyecto ERP',
    text: `Buenos días:

Os convoco a la reunión de arranque del proyecto ERP. Adjunto la cita de calendario. Por favor, confirmad asistencia.

Gracias,
Gonzalo Piñeiro
Atlas Consultores`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Atlas Consultores//Agenda 3.1//ES
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:8d1f-erp-arranque-2027@atlasconsultores.example
DTSTAMP:20270222T080900Z
DTSTART:20270225T090000Z
DTEND:20270225T103000Z
SUMMARY:Arranque proyecto ERP
LOCATION:Sala grande, vuestras oficinas
ORGANIZER;CN=Gonzalo Piñeiro:mailto:gpineiro@atlasconsultores.example
ATTENDEE;CN=Administración;RSVP=TRUE:mailto:admin@muebleslasal.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-25T10:00:00+01:00', '2027-02-25T11:30:00+01:00')],
  },
  {
    name: 'es: friend of the firm invites to lunch, dos y media, lower case',
    sentAt: '2027-05-04T09:44:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'paco medina <pacomedina61@correoazul.example>',
    subject: 'comida',
    text: `hola manolo, que no se diga que no te llamo, pasado mañana comemos en casa Tomasa (la de siempre, no la cara) a las dos y media. viene tambien el primo de sevilla que quiere preguntarte lo del suelo del garaje

no hace falta q traigas nada, invito yo q me debias la ultima jaja

paco`,
    expected: [at('2027-05-06T14:30:00+02:00')],
  },
  {
    name: 'es: school invites a blacksmith as a speaker',
    sentAt: '2027-04-20T10:12:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Dirección Escuela Tabaré <direccion@escuelatabare.example>',
    subject: 'Charla de oficios',
    text: `Estimado Sr. Washington Pereira:

Nos dirigimos a usted para invitarlo a participar como expositor en la charla de oficios que realizaremos con los alumnos de sexto año. Nos encantaría que les contara cómo es el trabajo en una herrería.

La actividad será el viernes 30 de abril, de 14:00 a 15:30 horas, en el salón de actos. Le pedimos que llegue unos minutos antes para ubicar el material.

Desde ya muchas gracias.

Mtra. Graciela Techera
Directora
Secretaría: 13:00 a 17:00 hs`,
    expected: [at('2027-04-30T14:00:00-03:00', '2027-04-30T15:30:00-03:00')],
  },
  {
    name: 'es: cancellation of an appointment without a new date',
    sentAt: '2027-06-14T08:50:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Consultorio Dra. Viteri <citas@draviteri.example>',
    subject: 'Cancelación de su cita del 16 de junio',
    text: `Estimado Ing. Proaño:

Por motivos de fuerza mayor la Dra. Viteri no podrá atender el miércoles 16 de junio, por lo que su cita de las 15h30 queda cancelada. Le pedimos disculpas por el inconveniente.

Apenas tengamos la agenda de julio nos comunicaremos con usted para darle un nuevo turno.

Saludos cordiales,
Maribel
Consultorio Dra. Viteri
Atención de 9h00 a 13h00 y de 15h00 a 18h00`,
    expected: [],
  },
  {
    name: 'es: Mexican client proposes breakfast or noon, spoken times',
    sentAt: '2027-08-23T13:37:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Lic. Adriana Cantú <acantu@inmobiliariacantu.example>',
    subject: 'Contrato local Av. Juárez',
    text: `Qué tal, licenciado Barrera:

Ya tengo el contrato con las correcciones del arrendador. ¿Le late que lo revisemos el jueves 26 de agosto a las ocho y media de la mañana en el café de la plaza? O si se le hace muy temprano, el viernes 27 a las doce del día en mi oficina.

Usted me dice. La renta queda en $18,500 más IVA, eso ya no lo movió.

Bonita tarde,
Adriana Cantú`,
    expected: [at('2027-08-26T08:30:00-06:00'), at('2027-08-27T12:00:00-06:00')],
  },
  {
    name: 'es: IT provider announces a maintenance window',
    sentAt: '2027-07-20T12:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Soporte Nubia Hosting <soporte@nubiahosting.example>',
    subject: '[Aviso] Trabajos programados en el servidor srv-14',
    text: `Estimado cliente:

Le informamos de que el domingo 25 de julio, entre las 02:00 y las 06:00 (CEST), realizaremos trabajos de mantenimiento en el servidor srv-14, donde se aloja su página web. Durante ese intervalo puede haber cortes de hasta 20 minutos.

No es necesario que haga nada. Si el lunes observa algún problema, abra un tique indicando la referencia MNT-2027-0725.

Equipo de sistemas
Nubia Hosting`,
    expected: [],
  },
  {
    name: 'es: forwarded mail, the new text and the forwarded part name the same visit',
    sentAt: '2027-09-28T17:05:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Elena Zubiri <elena@zubiriarquitectos.example>',
    subject: 'RV: Visita Ayuntamiento solar Las Eras',
    text: `Mikel, esto te toca a ti. He confirmado que vas tú el lunes 4 de octubre a las 10:45; llévate el plano topográfico.

Elena

---------- Mensaje reenviado ----------
De: Urbanismo Ayto. de Valdehierro <urbanismo@valdehierro.example>
Fecha: martes, 28 de septiembre de 2027, 13:20
Asunto: Visita Ayuntamiento solar Las Eras

Buenos días:

La arquitecta municipal puede girar visita al solar el lunes 4 de octubre a las 10:45. Ruego confirmen quién asistirá por su parte.

Negociado de Urbanismo
Atención al público: martes y jueves de 9:00 a 14:00`,
    expected: [at('2027-10-04T10:45:00+02:00')],
  },
  {
    name: 'es: invoice reminder with due date and bank hours',
    sentAt: '2027-10-11T11:11:00-04:00',
    timezone: 'America/La_Paz',
    from: 'Cobranzas Imprenta Illimani <cobranzas@imprentaillimani.example>',
    subject: 'Factura 004417 pendiente',
    text: `Señores Panadería San Roque:

Mediante la presente les recordamos que la factura 004417 por Bs 2.360 vence el viernes 15 de octubre. Pueden hacer el depósito en ventanilla hasta las 16:30 o por QR hasta las 23:00 del mismo día.

Si ya realizaron el pago, por favor envíennos el comprobante y hagan caso omiso de esta nota.

Saludos,
Wilma Choque
Cobranzas`,
    expected: [],
  },
  {
    name: 'es: club board meeting with agenda times',
    sentAt: '2027-11-02T22:15:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Club Ciclista Serrana <secretaria@ccserrana.example>',
    subject: 'Junta directiva noviembre',
    text: `Hola, Toñi:

Como vocal que eres, te convoco a la junta directiva del martes 9 de noviembre a las ocho de la tarde en el local. Orden del día:

1. Aprobación del acta anterior
2. Cuentas de la marcha de octubre (sobran 312,40 €)
3. Equipaciones 2028: propuesta de Nervio Sport
4. Ruegos y preguntas

Acabamos a las diez de la noche, que el miércoles se madruga.

Salud y pedales,
Gerardo
Secretario`,
    expected: [at('2027-11-09T20:00:00+01:00', '2027-11-09T22:00:00+01:00')],
  },
  {
    name: 'es: past meeting minutes, only retrospective',
    sentAt: '2027-02-12T13:30:00-03:00',
    timezone: 'America/Santiago',
    from: 'Constanza Riquelme <criquelme@agencialatido.example>',
    subject: 'Minuta reunión del 10 de febrero',
    text: `Hola, equipo:

Les dejo la minuta de la reunión del miércoles 10 a las 11:00, que partió a las 11:20 porque Matías no encontraba estacionamiento, para variar.

Acuerdos:
- El logo va en versión horizontal.
- Latido manda la cotización corregida (UF 85).
- La gráfica del local se imprime en tela, no en PVC.

Cualquier cosa que se me haya pasado me la comentan por acá.

Cariños,
Coni`,
    expected: [],
  },
  {
    name: 'es: booking tool confirmation in plain text with a span and a video link',
    sentAt: '2027-03-30T15:55:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Agendalia <no-responder@agendalia.example>',
    subject: 'Nueva reserva: Asesoramiento inicial con Clara Ventós',
    text: `Hola, Clara:

Se ha programado una nueva cita.

Tipo de cita: Asesoramiento inicial
Persona invitada: Fermín Lasheras
Correo: fermin.lasheras@buzonlibre.example
Cuándo: miércoles, 7 de abril de 2027, 9:30 - 10:15 (hora de Europa central)
Dónde: https://video.agendalia.example/r/771-902-44

Preguntas:
¿De qué quiere hablar? «Abrir una segunda consulta de fisioterapia en Huesca»

Cancelar o reprogramar: https://agendalia.example/c/9fb2`,
    expected: [at('2027-04-07T09:30:00+02:00', '2027-04-07T10:15:00+02:00')],
  },
  {
    name: 'es: workshop customer in Seville, only parts of days',
    sentAt: '2027-05-20T19:03:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Rocío Bermejo <rociobermejo@correoazul.example>',
    subject: 'la furgo',
    text: `Buenas tardes, Antonio:

Cuando puedas échale un ojo a los frenos de la furgo, que chillan más que mi suegra. Yo se la puedo dejar a tu hermano el lunes por la mañana o el martes por la tarde, me da igual, tú me dices. El miércoles no, que tengo mercadillo de 8 a 3.

Un besito,
Rocío`,
    expected: [],
  },
  {
    name: 'es: stock-take over two days',
    sentAt: '2027-12-09T10:00:00-05:00',
    timezone: 'America/Lima',
    from: 'Gerencia Distribuidora Sillar <gerencia@distribuidorasillar.example>',
    subject: 'Inventario de fin de año',
    text: `Estimados:

Se les comunica que el inventario general se realizará el lunes 27 y el martes 28 de diciembre. Ambos días la tienda estará cerrada al público y se requiere la participación de todo el personal durante la jornada completa, sin excepción.

Vengan con ropa cómoda. Habrá refrigerio.

Atentamente,

Efraín Zegarra
Gerente General`,
    expected: [days('2027-12-27', '2027-12-29')],
  },
  {
    name: 'es: landlord proposes handing over keys a week on Friday',
    sentAt: '2027-08-31T11:29:00+01:00',
    timezone: 'Atlantic/Canary',
    from: 'Domingo Santana <dsantana@localesdelpuerto.example>',
    subject: 'Entrega de llaves local 4',
    text: `Buenos días, Yurena:

El local ya está pintado y con la luz dada de alta. Te puedo entregar las llaves el viernes de la semana que viene, día 10, a la una menos cuarto, en el mismo local. Trae el justificante de la fianza (1.800 €).

El contrato empieza a contar desde el 15, así que te regalo esos días para que vayas montando.

Saludos,
Domingo Santana`,
    expected: [at('2027-09-10T12:45:00+01:00')],
  },
  {
    name: 'es: ICS cancellation',
    sentAt: '2027-04-28T16:48:00-05:00',
    timezone: 'America/Bogota',
    from: 'Natalia Guarín <nguarin@segurospradera.example>',
    subject: 'Cancelado: Revisión póliza todo riesgo',
    text: `Buenas tardes, don Hernando:

Cancelo la reunión del lunes, me encuentro incapacitada. Le escribo cuando me reintegre.

Natalia Guarín
Seguros Pradera`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Seguros Pradera//Correo//ES
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:rev-poliza-55120@segurospradera.example
DTSTAMP:20270428T214700Z
DTSTART:20270503T140000Z
DTEND:20270503T150000Z
SUMMARY:Cancelado: Revisión póliza todo riesgo
ORGANIZER;CN=Natalia Guarín:mailto:nguarin@segurospradera.example
ATTENDEE;CN=Hernando Lozano:mailto:gerencia@transporteslozano.example
STATUS:CANCELLED
SEQUENCE:1
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'es: wedding couple visits the restaurant, two alternatives on one day',
    sentAt: '2027-01-19T23:10:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Alba y Sergio <albaysergio2028@buzonlibre.example>',
    subject: 'Boda 6 de mayo de 2028, visita a la finca',
    text: `¡Hola!

Somos Alba y Sergio, hablamos con vosotros la semana pasada por Instagram. Nos casamos el 6 de mayo de 2028 y estamos enamorados de vuestra finca 😍

¿Podríamos ir a verla este sábado 23? Nos iría bien a las 11:00 o, si tenéis evento a mediodía, a las 17:30. Seremos nosotros dos y mi madre (que es la que manda).

También queríamos saber si los 98 € por cubierto incluyen la barra libre.

¡Mil gracias!
Alba`,
    expected: [at('2027-01-23T11:00:00+01:00'), at('2027-01-23T17:30:00+01:00')],
  },
  {
    name: 'es: auto-reply with absence and opening hours',
    sentAt: '2027-08-02T09:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Gestoría Pallarés <info@gestoriapallares.example>',
    subject: 'Respuesta automática: Duda nómina julio',
    text: `Gracias por su mensaje.

Nuestra oficina permanecerá cerrada por vacaciones del 2 al 22 de agosto, ambos inclusive. Volvemos el lunes 23 de agosto a las 9:00.

Durante agosto el horario será de 8:00 a 15:00. Para urgencias laborales (partes de accidente), llame al 655 555 703 de 10:00 a 12:00.

Gestoría Pallarés`,
    expected: [],
  },
  {
    name: 'es: accountant in Buenos Aires sets a time with 24 h and hs',
    sentAt: '2027-10-25T18:34:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Cdor. Leandro Pugliese <lpugliese@estudiopugliese.example>',
    subject: 'Balance y Ganancias',
    text: `Estimado Horacio:

Terminé el borrador del balance. Hay un par de temas con los bienes de uso que necesito que veamos juntos antes de firmar. ¿Podés venir al estudio el mié 3/11 18:00 hs? Calculá una hora y media.

Traé por favor el título de la camioneta y los resúmenes del banco de septiembre. Te recuerdo que el anticipo vence el 12/11.

Saludos,

Cdor. Leandro Pugliese
Lavalle 1290 3° B
Lun a vie 10 a 19 hs`,
    expected: [at('2027-11-03T18:00:00-03:00', '2027-11-03T19:30:00-03:00')],
  },
  {
    name: 'es: product launch and live broadcast by a supplier, sent by hand',
    sentAt: '2027-09-15T10:26:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Beto Aranda <baranda@cafeterasnova.example>',
    subject: 'Sale la Nova 3',
    text: `Hola, Ximena, buen día:

Ya es oficial: la Nova 3 sale a la venta el lunes 4 de octubre a las 9:00 en nuestra tienda en línea. El reportaje del canal local lo pasan ese mismo día a las 21:30, por si lo quieres ver.

A ti como cliente te respeto el precio de la Nova 2 ($24,900) si me confirmas antes del 30 de septiembre.

Saludos,
Beto`,
    expected: [],
  },
  {
    name: 'es: notary signing, formal with date in words',
    sentAt: '2027-05-27T13:45:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Notaría Echarri <oficial@notariaecharri.example>',
    subject: 'Firma escritura de ampliación de capital',
    text: `Muy señores míos:

Por la presente les confirmo que la firma de la escritura de ampliación de capital de TALLERES LUMBIER, S.L. queda señalada para el día tres de junio, jueves, a las trece horas, en esta notaría.

Deberán comparecer ambos administradores mancomunados, provistos de su DNI en vigor. La provisión de fondos (650 €) deberá constar ingresada con anterioridad a la firma.

Reciban un cordial saludo,

Oficialía primera
Notaría Echarri
C/ Mayor, 61, entresuelo
Horario: de 9:00 a 14:00 y de 16:30 a 18:30, excepto viernes tarde`,
    expected: [at('2027-06-03T13:00:00+02:00')],
  },
  {
    name: 'es: colleague shifts a meeting by naming old and new hour of today',
    sentAt: '2027-06-29T09:18:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Sandra Quiles <sandra@quilescomunicacion.example>',
    subject: 'lo de hoy',
    text: `Chicos, lo de hoy lo retrasamos de las 11:00 a las 12:30, que el cliente pilla atasco en la A-3. Misma sala.

S.`,
    expected: [at('2027-06-29T12:30:00+02:00')],
  },
  {
    name: 'es: course registration confirmed with JSON-LD event',
    sentAt: '2027-09-20T10:05:00-05:00',
    timezone: 'America/Bogota',
    from: 'Cámara de Oficios <inscripciones@camaradeoficios.example>',
    subject: 'Tu inscripción al taller de costos',
    text: `Hola, Yenny:

Tu inscripción quedó registrada. Este es tu cupo:

Taller práctico: costos para panaderías
Sábado 2 de octubre de 2027, 8:00 a. m. a 12:00 m.
Salón 204, sede Laureles, Medellín
Código de inscripción: CO-88213

Presenta este correo en la entrada. El parqueadero cuesta $9.000.

Cámara de Oficios`,
    html: `<!DOCTYPE html><html><body><script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "CO-88213",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Yenny Londoño"},
  "reservationFor": {
    "@type": "Event",
    "name": "Taller práctico: costos para panaderías",
    "startDate": "2027-10-02T08:00:00-05:00",
    "endDate": "2027-10-02T12:00:00-05:00",
    "location": {"@type": "Place", "name": "Salón 204, sede Laureles", "address": "Medellín, Colombia"}
  }
}
</script><h2>Hola, Yenny:</h2><p>Tu inscripción quedó registrada. Este es tu cupo:</p><p><b>Taller práctico: costos para panaderías</b><br>Sábado 2 de octubre de 2027, 8:00 a. m. a 12:00 m.<br>Salón 204, sede Laureles, Medellín<br>Código de inscripción: CO-88213</p><p>Presenta este correo en la entrada. El parqueadero cuesta $9.000.</p></body></html>`,
    expected: [at('2027-10-02T08:00:00-05:00', '2027-10-02T12:00:00-05:00')],
  },
  {
    name: 'es: customer complains about missed appointments in the past',
    sentAt: '2027-03-04T14:50:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Vicente Ferrandis <v.ferrandis@correoazul.example>',
    subject: 'PLANTADO OTRA VEZ',
    text: `Señores:

El martes 2 de marzo habíamos quedado a las 17:00 para la instalación del toldo y aquí no se presentó nadie. Es la segunda vez: el 23 de febrero a las 10:00 pasó exactamente lo mismo. Salí antes del trabajo para nada.

Exijo una explicación por escrito y que me devuelvan la señal de 150 €.

Vicente Ferrandis
Pedido T-20933`,
    expected: [],
  },
  {
    name: 'es: accepts one slot and rejects another, in new text',
    sentAt: '2027-07-13T15:22:00-05:00',
    timezone: 'America/Lima',
    from: 'Milagros Tello <mtello@colegiolosalamos.example>',
    subject: 'Re: Mantenimiento de proyectores',
    text: `Estimado Sr. Paredes:

Gracias por su respuesta. El jueves 15 a las 9 no va a ser posible porque tenemos actuación por Fiestas Patrias, pero sí lo esperamos el viernes 16 de julio a las 3:30 p. m. Por favor pregunte por mí en portería.

Atentamente,
Milagros Tello
Coordinación administrativa`,
    expected: [at('2027-07-16T15:30:00-05:00')],
  },
  {
    name: 'es: third persons have a meeting, reader only gets informed',
    sentAt: '2027-10-13T09:33:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Leire Arrieta <leire@arrietadiseno.example>',
    subject: 'Para que lo sepas',
    text: `Hola, Joana:

Solo para tenerte al día: Iker y la gente de la bodega se ven el jueves 21 a las 12:00 en Laguardia para elegir el papel de las etiquetas. Tú no hace falta que vayas, ya te paso yo el resumen.

Lo único que necesito de ti son los artes finales en PDF/X-4 antes de ese día.

Gracias, guapa
Leire`,
    expected: [],
  },
  {
    name: 'es: Chilean job interview of a candidate by Zoom',
    sentAt: '2027-06-17T12:14:00-04:00',
    timezone: 'America/Santiago',
    from: 'Pía Undurraga <pundurraga@seleccionaustral.example>',
    subject: 'Entrevista candidato jefe de taller',
    text: `Estimado don Rodolfo:

Junto con saludar, le confirmo la entrevista con el candidato Sr. Héctor Manríquez para el cargo de jefe de taller. Usted y el candidato se conectarían el martes 22 de junio a las 10:00 hrs. por Zoom:

https://zoom.example/j/5508812093
ID: 550 881 2093
Clave: austral22

Le adjunto el CV y el informe psicolaboral. La renta que pide es de $1.450.000 líquidos.

Quedo atenta,

Pía Undurraga
Selección Austral
Horario: lunes a jueves 9:00 a 18:30, viernes hasta las 16:00`,
    expected: [at('2027-06-22T10:00:00-04:00')],
  },
  {
    name: 'es: trade fair visited together, whole day',
    sentAt: '2027-01-29T17:48:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Montse Riera <montse@floresriera.example>',
    subject: 'Feria de jardinería',
    text: `Hola, Quim:

Ya tengo las dos entradas para la feria de jardinería. Vamos juntos el miércoles 10 de febrero, todo el día, en mi coche. De la hora de salida ya hablaremos la víspera, según el tráfico.

Apunta lo que quieras mirar: yo, macetas de barro y sustratos sin turba.

Petons,
Montse`,
    expected: [days('2027-02-10')],
  },
  {
    name: 'es: shop promotion with hours as bulk',
    sentAt: '2027-11-22T07:00:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Papelería Universo <promos@papeleriauniverso.example>',
    subject: '🎉 Venta nocturna: este jueves hasta 40% de descuento',
    text: `¡Hola!

Este jueves 25 de noviembre te esperamos en nuestra VENTA NOCTURNA de 19:00 a 23:00 hrs en todas las sucursales.

* 40% en mochilas
* 3x2 en libretas profesionales
* Regalo sorpresa en compras mayores a $999

Además, viernes 26 a las 17:00: taller gratuito de lettering con la maestra Paty. ¡Cupo limitado!

Si ya no deseas recibir nuestras promociones, cancela tu suscripción aquí.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: customs agent in New York for a Dominican client, EST given',
    sentAt: '2027-12-01T16:02:00-05:00',
    timezone: 'America/Santo_Domingo',
    from: 'Rafael Peguero <rpeguero@peguerofreight.example>',
    subject: 'Llamada sobre el contenedor',
    text: `Saludos, doña Altagracia:

El contenedor llegó ayer y está en inspección. Para explicarle bien lo de los cargos, la llamo el viernes 3 de diciembre a las 9:00 a. m. hora de Nueva York, al celular que usted me dio. No es nada grave, son US$ 410 de almacenaje.

Dios la bendiga,
Rafael Peguero
Peguero Freight, Bronx, NY
Mon-Fri 8:30-17:30`,
    expected: [at('2027-12-03T10:00:00-04:00')],
  },
  {
    name: 'es: town hall authority summons for an inspection',
    sentAt: '2027-02-24T12:12:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Servicio de Inspección Sanitaria <inspeccion@sanidadcomarcal.example>',
    subject: 'Notificación de visita de inspección - Expte. 114/2027',
    text: `EXPEDIENTE: 114/2027
ESTABLECIMIENTO: OBRADOR HERMANAS CALLEJA

De conformidad con el plan anual de control oficial, se le comunica que el próximo 11 de marzo de 2027, a las 8.30 horas, se personará en su establecimiento la inspectora D.ª Amparo Revuelta, a fin de verificar las condiciones higiénico-sanitarias.

Deberá tener a disposición el plan APPCC, los registros de temperatura y los certificados de formación del personal.

Contra el presente acto de trámite no cabe recurso. Dispone de diez días hábiles para formular alegaciones.

Registro general: lunes a viernes, de 9.00 a 14.00 horas`,
    expected: [at('2027-03-11T08:30:00+01:00')],
  },
  {
    name: 'es: shift rota of others, to be pinned up',
    sentAt: '2027-06-25T13:19:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Encarna Mula <encarna@hotelalmenara.example>',
    subject: 'cuadrante semana 27',
    text: `Jefe, te paso el cuadrante de camareras de piso para que lo cuelgues en el office:

Lunes 5: Fátima 8-16, Dori 9-17
Martes 6: Fátima 8-16, Luz 12-20
Miércoles 7: Dori 8-16, Luz 12-20
Jueves 8: Dori 8-16, Fátima 9-17
Viernes 9: las tres de 8 a 16

Y acuérdate de firmarme las vacaciones, que te las dejé en la bandeja.

Encarna`,
    expected: [],
  },
  {
    name: 'es: house viewing, Colombian agent with a. m. and day after tomorrow',
    sentAt: '2027-11-16T18:40:00-05:00',
    timezone: 'America/Bogota',
    from: 'Wilson Cárdenas <wcardenas@raicesdelvalle.example>',
    subject: 'Bodega en Yumbo',
    text: `Buenas tardes doctora Claudia, cómo me le va

Le cuento que el dueño ya autorizó mostrar la bodega, entonces nos vemos pasado mañana jueves a las 10 y 20 am en la portería del parque industrial, yo la espero con las llaves. son 640 m2 y el canon está en 11 millones mas administracion

quedo pendiente

Wilson Cardenas
Raices del Valle`,
    expected: [at('2027-11-18T10:20:00-05:00')],
  },
  {
    name: 'es: writer asks whether reader has time at all, availability only',
    sentAt: '2027-03-17T11:41:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Fabiana Cuadro <fabiana@ceramicacuadro.example>',
    subject: 'Ponernos al día',
    text: `Hola Nico, ¿todo bien?

Hace mil que no hablamos. Quiero contarte la idea de hacer piezas para tu restaurante. La semana que viene estoy bastante libre y los miércoles en general me quedan cómodos, fijate vos y me decís cuándo te sirve.

Horno hasta las 18 todos los días, así que después de eso contesto el teléfono.

Beso grande,
Fabi`,
    expected: [],
  },
  {
    name: 'es: choose one of two dated ranges, abbreviated weekdays',
    sentAt: '2027-05-11T08:33:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Prevención Levante <citas@prevencionlevante.example>',
    subject: 'Evaluación de riesgos en su taller - elegir fecha',
    text: `Buenos días:

Toca renovar la evaluación de riesgos laborales. Nuestro técnico Josep Lluch puede ir a su taller en una de estas dos fechas; díganos cuál prefieren:

a) mar. 18/05, de 9:00 a 11:00
b) vie. 21/05, de 12:00 a 14:00

Si no recibimos respuesta antes del viernes 14, tendremos que asignar una nosotros.

Gracias y un saludo,
Vanesa Oltra
Prevención Levante, S.L.P.`,
    expected: [
      at('2027-05-18T09:00:00+02:00', '2027-05-18T11:00:00+02:00'),
      at('2027-05-21T12:00:00+02:00', '2027-05-21T14:00:00+02:00'),
    ],
  },
  {
    name: 'es: ICS in local zone with TZID, reader in Mexico',
    sentAt: '2027-10-07T14:25:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Fernanda Olvera <folvera@estudiotinta.example>',
    subject: 'Invitación: Revisión de menú impreso',
    text: `Te invitaron a un evento.

Revisión de menú impreso
Martes 12 oct 2027, 13:00 - 13:40 (hora del centro de México)
Organiza: Fernanda Olvera

Responder: Sí / No / Tal vez`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Estudio Tinta//Calendario//ES
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:America/Mexico_City
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:-0600
TZOFFSETTO:-0600
TZNAME:CST
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:menu-impreso-1210@estudiotinta.example
DTSTAMP:20271007T202400Z
DTSTART;TZID=America/Mexico_City:20271012T130000
DTEND;TZID=America/Mexico_City:20271012T134000
SUMMARY:Revisión de menú impreso
ORGANIZER;CN=Fernanda Olvera:mailto:folvera@estudiotinta.example
ATTENDEE;CN=Mesón del Agave;RSVP=TRUE:mailto:hola@mesondelagave.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-10-12T13:00:00-06:00', '2027-10-12T13:40:00-06:00')],
  },
  {
    name: 'es: thanks after the visit, quoted times already past and order number',
    sentAt: '2027-04-22T10:08:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Jesús María Otxoa <jm.otxoa@bodegasotxoa.example>',
    subject: 'Re: Visita del miércoles',
    text: `Hola, Maite:

Muchas gracias por la visita de ayer, quedamos encantados. Os mando el pedido 2027/0419 firmado para que podáis empezar con los estuches. Ya nos diréis cuándo están.

Un saludo,
Jesús Mari

> El 19/4/2027 a las 16:05, Maite Elorza escribió:
> Perfecto, entonces nos vemos el miércoles 21 a las 11:00 en la bodega.
> Llevo muestras de cartón reciclado.
> Maite`,
    expected: [],
  },
  {
    name: 'es: tenant and plumber, evening appointment, Venezuelan wording',
    sentAt: '2027-08-18T08:27:00-04:00',
    timezone: 'America/Caracas',
    from: 'Yolimar Rangel <yolimar.rangel@correoazul.example>',
    subject: 'Fuga en el baño',
    text: `Buenos días señor Argenis,

Le escribo por la fuga del baño, ya el bajante está goteando al apartamento de abajo y la vecina está brava. Entonces quedamos en que usted viene hoy a las 6 y media de la tarde cuando yo salga del trabajo, ¿verdad? Es la torre B, piso 7, apto 7-2. El vigilante ya sabe.

Le pago en efectivo los 40 $ que me dijo.

Gracias, Yolimar`,
    expected: [at('2027-08-18T18:30:00-04:00')],
  },
  {
    name: 'es: webinar the reader registered for, two zones named once',
    sentAt: '2027-11-10T09:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Instituto Kantea <formacion@kantea.example>',
    subject: 'Tu plaza en el seminario web del 16 de noviembre',
    text: `Hola, Beatriz:

Confirmamos tu inscripción en el seminario web «Facturación electrónica obligatoria: qué cambia para las pymes».

Día: martes, 16 de noviembre de 2027
Hora: 17:00 (Madrid) / 10:00 (Ciudad de México)
Duración: 90 minutos
Tu enlace personal: https://aula.kantea.example/w/77120?u=b41c

La grabación estará disponible durante siete días.

Equipo de formación
Instituto Kantea`,
    expected: [at('2027-11-16T17:00:00+01:00', '2027-11-16T18:30:00+01:00')],
  },
  {
    name: 'es: order of yarn with JSON-LD parcel delivery',
    sentAt: '2027-12-13T11:30:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Tienda Hilatura <pedidos@hilatura.example>',
    subject: 'Tu pedido H-60417 ha salido del almacén',
    text: `Hola, Lourdes:

Tu pedido H-60417 (6 conos de algodón crudo) ya va de camino.

Entrega prevista: miércoles 15 de diciembre, de 9:00 a 14:00
Transportista: Norte Exprés, seguimiento NX4410087

¡Gracias por tejer con nosotros!`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"NX4410087","carrier":{"@type":"Organization","name":"Norte Exprés"},"expectedArrivalFrom":"2027-12-15T09:00:00+01:00","expectedArrivalUntil":"2027-12-15T14:00:00+01:00","itemShipped":{"@type":"Product","name":"Cono de algodón crudo"},"partOfOrder":{"@type":"Order","orderNumber":"H-60417","merchant":{"@type":"Organization","name":"Tienda Hilatura"}}}
</script></head><body><p>Hola, Lourdes:</p><p>Tu pedido H-60417 (6 conos de algodón crudo) ya va de camino.</p><p>Entrega prevista: miércoles 15 de diciembre, de 9:00 a 14:00<br>Transportista: Norte Exprés, seguimiento NX4410087</p><p>¡Gracias por tejer con nosotros!</p></body></html>`,
    expected: [],
  },
  {
    name: 'es: customer confirms a fitting and names shop hours beside it',
    sentAt: '2027-04-02T12:36:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Inmaculada Porras <inma.porras@correoazul.example>',
    subject: 'prueba vestido comunion',
    text: `Hola Conchi guapa,

como me dijiste que cerrais a las 8 y media, voy con la niña el martes dia 6 a las 7 menos diez de la tarde, recien salida de musica, a probarle el vestido. acuerdate de que hay que meterle de cintura y subir el bajo dos dedos

lo del velo al final no, que no le gusta

un beso, Inma`,
    expected: [at('2027-04-06T18:50:00+02:00')],
  },
  {
    name: 'es: consultant in Panama sends next steps with one call among deadlines',
    sentAt: '2027-07-26T15:09:00-05:00',
    timezone: 'America/Panama',
    from: 'Itzel Bethancourt <itzel@bethancourtasesores.example>',
    subject: 'Próximos pasos certificación',
    text: `Hola, Rubén:

Te resumo lo que viene para la certificación de calidad:

1. Tú me envías el organigrama actualizado: a más tardar el jueves 29 de julio.
2. Yo cargo los documentos al portal: viernes 30, antes de las 5:00 p. m. (a esa hora cierra).
3. Llamada tú y yo para repasar las no conformidades: martes 3 de agosto, 8:30 a. m. a 9:30 a. m., por Teams.
4. Pago de la segunda cuota (B/. 1,200.00): 15 de agosto.

Cualquier duda me escribes por WhatsApp.

Itzel Bethancourt`,
    expected: [at('2027-08-03T08:30:00-05:00', '2027-08-03T09:30:00-05:00')],
  },
];
