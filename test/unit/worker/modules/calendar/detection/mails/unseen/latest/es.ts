import { at, crlf, type DetectionMail, days } from '../../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: plumber announces himself for tomorrow at half past nine',
    sentAt: '2027-01-11T17:46:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Fontanería Olmedo <avisos@fontaneriaolmedo.example>',
    subject: 'Re: gotera baño de clientes',
    text: `Buenas tardes, Rosa:

Ya tengo la junta que hacía falta. Mañana martes a las nueve y media estoy ahí con el chaval y lo dejamos listo. Si podéis, dejad despejado el armario de debajo del lavabo.

Serían 84 € más IVA, como os dije por teléfono.

Un saludo,
Julián Olmedo
Fontanería Olmedo
Urgencias de 8:00 a 22:00, tel. 600 555 018`,
    expected: [at('2027-01-12T09:30:00+01:00')],
  },
  {
    name: 'es: lower-case customer in Mexico offers two times',
    sentAt: '2027-01-20T12:31:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'chuy robledo <chuy@robledoeventos.example>',
    subject: 'tarjetas de presentacion',
    text: `hola buen dia

oigan ya vi la muestra y si me gusto, nomas le falta el logo mas grande. podemos vernos en su taller el viernes 22 a las 4 de la tarde para escoger el papel?? o si no el lunes 25 a las 11 am, como se les haga mas facil

son 500 piezas verdad? la vez pasada me cobraron 1200

gracias
chuy`,
    expected: [at('2027-01-22T16:00:00-06:00'), at('2027-01-25T11:00:00-06:00')],
  },
  {
    name: 'es: tax adviser reminds of quarterly deadlines',
    sentAt: '2027-01-13T10:05:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Asesoría Belmonte <fiscal@asesoriabelmonte.example>',
    subject: 'Documentación 4.º trimestre',
    text: `Estimados señores:

Les recordamos que para preparar la declaración trimestral del IVA necesitamos todas las facturas emitidas y recibidas antes del miércoles 20 de enero a las 14:00. La presentación con domiciliación bancaria se cierra el lunes 25 de enero y el cargo en cuenta se hará el 1 de febrero.

Pueden enviarnos la documentación por correo o dejarla en recepción.

Atentamente,

Pilar Belmonte
Asesoría Belmonte, S. L. P.
Horario: de lunes a jueves de 9:00 a 14:00 y de 16:00 a 18:30, viernes de 9:00 a 14:00
Tel. 976 555 240`,
    expected: [],
  },
  {
    name: 'es: architect from Buenos Aires with a length of an hour and a half',
    sentAt: '2027-02-04T09:22:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Luciana Ferrero <luciana@estudioferrero.example>',
    subject: 'Relevamiento del local de Villa Crespo',
    text: `Hola Gastón, ¿cómo andás?

Para arrancar con los planos necesito pasar a medir. ¿Te queda bien el miércoles 10/2 a las 15:30 hs? Calculá una hora y media, voy con el topógrafo. Si tenés la llave del sótano mejor, porque la otra vez no pudimos entrar.

Te paso el presupuesto adjunto, tiene validez hasta el 28/2.

Abrazo,
Lu

Estudio Ferrero – arquitectura
11 5555 0147`,
    expected: [at('2027-02-10T15:30:00-03:00', '2027-02-10T17:00:00-03:00')],
  },
  {
    name: 'es: reply takes the second of three quoted slots',
    sentAt: '2027-02-12T08:51:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Núria Casals <nuria.casals@lafarinera.example>',
    subject: 'Re: Revisión del horno',
    text: `Bon dia, Marc:

La segunda opción nos va perfecta. Os dejo la puerta del obrador abierta, entrad por detrás.

Gracias,
Núria

El jue, 11 feb 2027 a las 17:42, Hornos Rius <taller@hornosrius.example> escribió:
> Hola, Núria:
>
> Para la revisión anual del horno os podemos ofrecer:
>
> 1) martes 16 de febrero a las 10:00
> 2) miércoles 17 de febrero a las 12:15
> 3) viernes 19 de febrero a las 9:00
>
> Dinos cuál preferís.
>
> Marc Rius`,
    expected: [at('2027-02-17T12:15:00+01:00')],
  },
  {
    name: 'es: supplier from Bogota declines and proposes nothing',
    sentAt: '2027-02-15T14:10:00-05:00',
    timezone: 'America/Bogota',
    from: 'Wilmer Cárdenas <wcardenas@empaquesdelsur.example>',
    subject: 'RE: Visita a bodega',
    text: `Buenas tardes doña Esperanza,

Qué pena con usted, pero el jueves a las 3 p. m. no me queda posible, ese día estoy en Villavicencio descargando. Apenas organice la ruta de la otra semana le escribo y miramos cuándo.

Cordialmente,

Wilmer Cárdenas
Asesor comercial
Cel. 300 555 0162`,
    expected: [],
  },
  {
    name: 'es: practice moves an appointment to another day',
    sentAt: '2027-02-18T12:03:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Clínica Dental Arenas <citas@dentalarenas.example>',
    subject: 'Cambio de su cita',
    text: `Estimado Sr. Quintana:

Por un congreso de la doctora Arenas nos vemos obligados a mover su cita del miércoles 24 de febrero a las 11:00. Se la hemos pasado al viernes 26 de febrero a las 13:00, en la misma consulta.

Si le supone un inconveniente, llámenos al 942 555 071 (de 9 a 14 y de 16 a 20 h).

Disculpe las molestias.

Recepción
Clínica Dental Arenas`,
    expected: [at('2027-02-26T13:00:00+01:00')],
  },
  {
    name: 'es: courier announces a parcel with a time window',
    sentAt: '2027-03-03T19:20:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Envíos Raudo <no-responder@enviosraudo.example>',
    subject: 'Tu paquete llega mañana',
    text: `Hola, TALLERES MEDINA:

Tu envío ES00418820 de RECAMBIOS DUERO está en reparto.

Entrega prevista: jueves 4 de marzo, entre las 9:00 y las 13:00.

Si no vas a estar, puedes cambiar la fecha o elegir un punto de recogida hasta las 23:59 de hoy.

Seguimiento: https://enviosraudo.example/s/00418820

Este buzón no admite respuestas.`,
    expected: [],
  },
  {
    name: 'es: installer of the fibre line comes from twelve to two',
    sentAt: '2027-03-02T11:37:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Instalaciones Telmar <instalaciones@telmar.example>',
    subject: 'Confirmación de instalación – pedido 77120934',
    text: `Hola, Beatriz:

Te confirmamos la instalación de la fibra en vuestra academia:

Fecha: lunes, 8 de marzo de 2027
Hora: de 12:00 a 14:00
Dirección: calle Mesones 14, bajo

Tiene que haber una persona mayor de edad en el local. Nuestro técnico se llama Iván y te llamará cuando esté de camino.

La permanencia es de 12 meses y la cuota de 39,90 €.

Instalaciones Telmar`,
    expected: [at('2027-03-08T12:00:00+01:00', '2027-03-08T14:00:00+01:00')],
  },
  {
    name: 'es: calendar invitation from Lima with a time zone block',
    sentAt: '2027-03-08T16:44:00-05:00',
    timezone: 'America/Lima',
    from: 'Gisella Paredes <gparedes@andinacontable.example>',
    subject: 'Invitación: Cierre contable febrero',
    text: `Estimados, les envío la invitación para revisar el cierre. Por favor tengan a la mano los estados de cuenta.

Gisella Paredes
Andina Contable`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Andina Contable//Agenda//ES
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:America/Lima
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:-0500
TZOFFSETTO:-0500
TZNAME:-05
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:c7712-cierre@andinacontable.example
DTSTAMP:20270308T214400Z
DTSTART;TZID=America/Lima:20270311T090000
DTEND;TZID=America/Lima:20270311T094500
SUMMARY:Cierre contable febrero
LOCATION:Videollamada
ORGANIZER;CN=Gisella Paredes:mailto:gparedes@andinacontable.example
ATTENDEE;CN=Administración;RSVP=TRUE:mailto:administracion@ferreteriaelpino.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-03-11T09:00:00-05:00', '2027-03-11T09:45:00-05:00')],
  },
  {
    name: 'es: newsletter of an association with a webinar',
    sentAt: '2027-03-05T07:30:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Comercio Vivo <boletin@comerciovivo.example>',
    subject: '📬 Boletín de marzo: ayudas, webinar y mucho más',
    text: `BOLETÍN N.º 112 – MARZO

▪ Webinar gratuito: «Vende más en tus redes». Jueves 18 de marzo a las 17:00. ¡Plazas limitadas! Inscríbete en https://comerciovivo.example/webinar

▪ Ayudas a la digitalización: la convocatoria se cierra el 31 de marzo a las 14:00.

▪ Mercadillo de primavera: sábado 20 de marzo, de 10:00 a 20:00, plaza Mayor.

Recibes este correo porque te suscribiste a nuestro boletín. Date de baja aquí: https://comerciovivo.example/baja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: colleagues go to a trade fair together for two whole days',
    sentAt: '2027-03-04T13:15:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Asier Lizarraga <asier@maderaslizarraga.example>',
    subject: 'Feria de la madera',
    text: `Kaixo, Tere:

Ya están las entradas para la feria de Zaragoza. Vamos tú, Koldo y yo los dos días enteros, el martes 16 y el miércoles 17 de marzo. El hotel lo he cogido para una noche (92 € con desayuno).

Bloquéate esos días y no metas obra, porfa.

Asier`,
    expected: [days('2027-03-16', '2027-03-18')],
  },
  {
    name: 'es: client in Mexico City names the call in two zones',
    sentAt: '2027-03-11T11:58:00-06:00',
    timezone: 'Europe/Madrid',
    from: 'Ximena Alcocer <ximena.alcocer@tierrabrava.example>',
    subject: 'Llamada para revisar la propuesta',
    text: `Estimado Íñigo:

Gracias por la propuesta. A mi socio y a mí nos interesa revisarla con usted por videollamada el jueves 18 de marzo a las 10:00 a. m. hora de la Ciudad de México, es decir, a las 17:00 en Madrid.

Nos bastaría con media hora. Quedo al pendiente.

Saludos cordiales,
Ximena Alcocer
Dirección de Mercadotecnia
Tierra Brava`,
    expected: [at('2027-03-18T17:00:00+01:00', '2027-03-18T17:30:00+01:00')],
  },
  {
    name: 'es: applicant is available most of next week',
    sentAt: '2027-03-20T20:12:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Saray Montoya <saraymontoya.h@correo.example>',
    subject: 'Candidatura camarera fines de semana',
    text: `Hola, buenas:

Me llamo Saray y vi vuestro cartel en la puerta. Tengo 3 años de experiencia en sala, los dos últimos en un restaurante de 60 plazas con turnos de 12 a 17 y de 20 a 00:30.

Os dejo el CV adjunto. La semana que viene estoy libre casi todos los días y por las mañanas mejor, así que cuando os venga bien me acerco.

Un saludo y gracias!
Saray Montoya
644 555 093`,
    expected: [],
  },
  {
    name: 'es: Chilean printer calls on Monday at a quarter past four',
    sentAt: '2027-04-01T18:05:00-03:00',
    timezone: 'America/Santiago',
    from: 'Cristóbal Huenchumán <cristobal@imprentahuen.example>',
    subject: 'Catálogo otoño',
    text: `Hola Javi, qué tal?

Ya revisé los archivos y hay un par de páginas en RGB. Te tinca si te llamo el lunes 5 de abril a las cuatro y cuarto de la tarde y lo vemos al tiro con el PDF abierto? Es cortito.

Ojo que para entregar el 16 tengo que entrar a máquina a más tardar el viernes 9 a las 10.

Saludos,
Cristóbal`,
    expected: [at('2027-04-05T16:15:00-04:00')],
  },
  {
    name: 'es: restaurant confirms a table with JSON-LD',
    sentAt: '2027-04-06T10:26:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Arrocería La Albufera <reservas@arrocerialaalbufera.example>',
    subject: 'Tu reserva está confirmada',
    text: `¡Hola, Vicent!

Tu mesa está confirmada.

Viernes 9 de abril, 14:15
8 personas, terraza
Localizador: ALB-5521

Si sois más o menos, avísanos con 24 horas de antelación en el 961 555 034. Cerramos los lunes.

¡Os esperamos!`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "ALB-5521",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Vicent Ferrandis" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Arrocería La Albufera",
    "address": { "@type": "PostalAddress", "streetAddress": "Camí del Tancat 3", "addressLocality": "Valencia", "addressCountry": "ES" }
  },
  "startTime": "2027-04-09T14:15:00+02:00",
  "partySize": "8"
}
</script></head><body><p>¡Hola, Vicent!</p><p>Tu mesa está confirmada.</p><p><b>Viernes 9 de abril, 14:15</b><br>8 personas, terraza<br>Localizador: ALB-5521</p><p>Si sois más o menos, avísanos con 24 horas de antelación en el 961 555 034. Cerramos los lunes.</p><p>¡Os esperamos!</p></body></html>`,
    expected: [at('2027-04-09T14:15:00+02:00')],
  },
  {
    name: 'es: hosting firm announces a maintenance window',
    sentAt: '2027-04-07T15:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Soporte Nubia Hosting <soporte@nubiahosting.example>',
    subject: 'Mantenimiento programado servidor web07',
    text: `Estimado cliente:

El sábado 10 de abril, de 2:00 a 5:00, actualizaremos el servidor web07, en el que se aloja su tienda. Durante ese intervalo puede haber cortes de hasta 15 minutos.

No es necesario que haga nada. A las 5:30 comprobaremos que todos los servicios responden.

Equipo técnico
Nubia Hosting
Soporte telefónico de lunes a viernes de 8:00 a 20:00: 910 555 400`,
    expected: [],
  },
  {
    name: 'es: teacher in the Canaries sees the parents at a quarter to five',
    sentAt: '2027-04-09T13:40:00+01:00',
    timezone: 'Atlantic/Canary',
    from: 'Yaiza Hernández Trujillo <yaiza.hernandez@ceipeldrago.example>',
    subject: 'Tutoría de Nayra',
    text: `Hola, Airam:

Me gustaría hablar con usted sobre la evolución de Nayra en este trimestre. Le propongo el miércoles 14 de abril a las cinco menos cuarto de la tarde en el aula de 4.º B. Si viene en guagua, la parada está en la misma puerta.

Las notas se publican el día 23.

Un saludo,
Yaiza Hernández
Tutora de 4.º B`,
    expected: [at('2027-04-14T16:45:00+01:00')],
  },
  {
    name: 'es: insurance assessor comes to the shop after the flood',
    sentAt: '2027-04-19T09:14:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Gabinete Pericial Soto <peritos@gabinetesoto.example>',
    subject: 'Siniestro 2027/0048811 - visita',
    text: `Buenos días:

Su aseguradora nos ha encargado peritar los daños por agua de su establecimiento (siniestro 2027/0048811, ocurrido el 14/04/2027 sobre las 23 h).

La perito Dña. Amparo Soto pasará por su local el 21/04/2027 a las 11:30 h. Le rogamos que conserve los materiales dañados y tenga a mano las facturas de compra.

Atentamente,
Gabinete Pericial Soto
Tel. 954 555 880 | L-V 8:30-15:00`,
    expected: [at('2027-04-21T11:30:00+02:00')],
  },
  {
    name: 'es: boss forwards a customer mail and sends the reader there',
    sentAt: '2027-04-21T18:31:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Ramón Tejero <ramon@tejeroreformas.example>',
    subject: 'RV: Medir cocina',
    text: `Paqui, ya he hablado con ella y le he dicho que vas tú: este viernes 23 a las 9:00 en su casa. Llévate el láser y el muestrario de encimeras.

Ramón

-----Mensaje original-----
De: Encarna Vílchez <encarnavilchez@correo.example>
Enviado: martes, 20 de abril de 2027 21:02
Para: info@tejeroreformas.example
Asunto: Medir cocina

Hola Ramón, soy Encarna, la de la calle Lepanto 8, 3.º A. Que a ver cuándo podéis venir a medir la cocina, que yo hasta las 8 de la mañana estoy con el niño y luego ya puedo. Gracias.`,
    expected: [at('2027-04-23T09:00:00+02:00')],
  },
  {
    name: 'es: customer cancels the appointment of tomorrow',
    sentAt: '2027-04-27T20:48:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Lorena Pascual <lorenapascual@correo.example>',
    subject: 'cita mañana',
    text: `Hola chicas!! Siento avisar tan tarde pero tengo que anular mi cita de mañana a las 10:30 (mechas y corte), el peque tiene fiebre 🤒

Cuando esté mejor os llamo y cojo otra. Perdonad!!!

Lorena`,
    expected: [],
  },
  {
    name: 'es: occupational health check, fasting',
    sentAt: '2027-11-02T12:20:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Prevención Ebro <citas@prevencionebro.example>',
    subject: 'Citación reconocimiento médico laboral',
    text: `Apreciado trabajador:

Su empresa le ha inscrito en el reconocimiento médico anual.

Trabajador: D. Ernesto Gabás Lafuente
Día: lunes 8 de noviembre de 2027
Hora: 8:15
Centro: Avda. de Navarra 40, entreplanta

Debe acudir en ayunas de al menos 8 horas y traer DNI y gafas, si las usa. Los resultados estarán disponibles en la web a partir del 22 de noviembre.

Prevención Ebro
Horario del centro: 7:30 a 15:00`,
    expected: [at('2027-11-08T08:15:00+01:00')],
  },
  {
    name: 'es: minutes of a past meeting with tasks and due dates',
    sentAt: '2027-05-06T09:02:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Fernanda Lizárraga <fernanda@pixelnorte.example>',
    subject: 'Minuta de ayer',
    text: `Hola a todos:

Gracias por su tiempo en la junta de ayer miércoles (10:00 a 11:15 h). Les comparto los acuerdos:

1. Pixel Norte entrega los tres bocetos a más tardar el miércoles 12 de mayo a las 18:00.
2. Ustedes mandan comentarios antes del viernes 14 de mayo.
3. El sitio sale al aire el 1 de junio.
4. Anticipo del 50 %: $18,400, vence el 10 de mayo.

Cualquier duda me escriben.

Fer
Pixel Norte · Querétaro`,
    expected: [],
  },
  {
    name: 'es: consultant sends a booking link without a time',
    sentAt: '2027-05-11T16:33:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Hugo Valcárcel <hugo@valcarcelconsultores.example>',
    subject: 'Seguimos cuando quieras',
    text: `Hola, Mireia:

Un placer haber charlado en la feria. Para no marear con correos, coge tú misma el hueco que mejor te venga en mi agenda:

https://agenda.valcarcelconsultores.example/hugo/30min

Suelo tener sitio de martes a jueves. Te adjunto el dosier con tarifas (desde 75 €/h).

Un abrazo,
Hugo`,
    expected: [],
  },
  {
    name: 'es: Uruguayan supplier invites to a barbecue',
    sentAt: '2027-05-10T10:50:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Washington Pereira <wpereira@barracapereira.example>',
    subject: 'Asado de los 30 años',
    text: `Nacho querido:

Este año la barraca cumple 30 y no lo vamos a dejar pasar. Te espero el sábado 15 a las nueve de la noche en casa, con Vale y los gurises. Vos traé el vino, del asado me encargo yo, que a las siete ya prendo el fuego.

Avisame nomás si vienen los cuatro.

Abrazo grande,
el Gordo`,
    expected: [at('2027-05-15T21:00:00-03:00')],
  },
  {
    name: 'es: bulk offer of a shop supplier with days of discount',
    sentAt: '2027-05-17T08:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'HosteleríaPro <ofertas@hosteleriapro.example>',
    subject: 'Solo 48 h: -21 % en toda la web',
    text: `¡LLEGAN LOS DÍAS SIN IVA!

Desde hoy a las 9:00 hasta el miércoles 19 de mayo a las 23:59, descuento directo en vajilla, cuchillería y maquinaria.

Y el jueves 20 de mayo a las 11:00, demostración en directo del nuevo horno mixto en nuestra tienda de Alcorcón. Entrada libre.

COMPRAR AHORA: https://hosteleriapro.example/sin-iva

¿No quieres más ofertas? Cancela tu suscripción en https://hosteleriapro.example/baja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: company in Bogota offers interview slots in a list',
    sentAt: '2027-11-11T11:15:00-05:00',
    timezone: 'America/Bogota',
    from: 'Talento Humano Cafetal <talento@grupocafetal.example>',
    subject: 'Entrevista cargo Coordinadora de Logística',
    text: `Buenos días, Yulieth:

Su perfil fue preseleccionado. Quisiéramos entrevistarla en nuestra sede de Chapinero; cada entrevista dura 40 minutos. Por favor escoja una de estas franjas:

- Martes 16 de noviembre, 8:20 a. m.
- Martes 16 de noviembre, 2:00 p. m.
- Miércoles 17 de noviembre, 10:40 a. m.

Responda a este correo a más tardar el viernes 12 a las 5:00 p. m.

Feliz día,
Talento Humano
Grupo Cafetal`,
    expected: [
      at('2027-11-16T08:20:00-05:00', '2027-11-16T09:00:00-05:00'),
      at('2027-11-16T14:00:00-05:00', '2027-11-16T14:40:00-05:00'),
      at('2027-11-17T10:40:00-05:00', '2027-11-17T11:20:00-05:00'),
    ],
  },
  {
    name: 'es: Ecuadorian supplier proposes a week from tomorrow',
    sentAt: '2027-05-18T15:27:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Ing. Freddy Chiriboga <fchiriboga@equiposchiriboga.example>',
    subject: 'Capacitación selladora',
    text: `Estimada Sra. Moncayo, buenas tardes.

La selladora ya salió de aduana. Le propongo ir de mañana en ocho, o sea el miércoles 26, a las 10h00, para dejarla instalada y capacitar al personal hasta las 12h30.

La factura 001-002-0004417 le llega aparte, con vencimiento a 30 días.

Saludos cordiales,
Ing. Freddy Chiriboga`,
    expected: [at('2027-05-26T10:00:00-05:00', '2027-05-26T12:30:00-05:00')],
  },
  {
    name: 'es: visitor tells his flight times and the hour of the meeting',
    sentAt: '2027-05-31T17:19:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Eloy Santamarta <eloy.santamarta@grupotextilnoroeste.example>',
    subject: 'Viaje a Palma',
    text: `Hola, Catalina:

Ya tengo los billetes. El jueves 3 de junio salgo de Santiago a las 11:10 y aterrizo en Palma a las 13:05; la vuelta es el viernes a las 7:40. Como algo rápido y a las 16:30 de ese mismo jueves estoy en vuestra oficina para ver el muestrario, tal como quedamos.

¿Me mandas la ubicación exacta?

Un saludo,
Eloy`,
    expected: [at('2027-06-03T16:30:00+02:00')],
  },
  {
    name: 'es: automatic out-of-office reply',
    sentAt: '2027-06-07T11:41:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Olga Reinoso <olga.reinoso@cristaleriareinoso.example>',
    subject: 'Respuesta automática: Presupuesto mampara',
    text: `Hola:

Estoy de vacaciones del 7 al 18 de junio y vuelvo el lunes 21 de junio a las 8:00. Durante estos días no leeré el correo.

Si es urgente, escribe a taller@cristaleriareinoso.example o llama al 983 555 126, de 8:00 a 15:00.

Gracias,
Olga Reinoso`,
    expected: [],
  },
  {
    name: 'es: customer asks for a price and names her party and her own errands',
    sentAt: '2027-05-29T22:05:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Maricarmen Ocampo <mcocampo@correo.example>',
    subject: 'Precio recuerdos XV años',
    text: `Hola, buenas noches. Vi sus tazas grabadas en el tianguis y me encantaron.

Mi hija cumple XV, la misa es el sábado 19 de junio a las 5:00 pm y la fiesta empieza a las 7. ¿En cuánto me salen 80 tazas con su nombre? ¿Y con cuánto tiempo se tienen que pedir?

Contéstenme por aquí porfa, que por teléfono no puedo, el lunes a las 9 entro a trabajar y hasta la noche no veo el celular.

Mil gracias,
Maricarmen`,
    expected: [],
  },
  {
    name: 'es: video call the day after tomorrow at half past twelve',
    sentAt: '2027-12-14T09:48:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Begoña Larrea <blarrea@softbide.example>',
    subject: 'Dudas del TPV',
    text: `Hola, Unai:

Lo del descuadre de caja lo miramos mejor con tu pantalla delante. Nos conectamos pasado mañana a las 12.30 h en este enlace:

https://videosala.softbide.example/r/483-119-207
PIN: 5520

Ten abierta la aplicación en el ordenador de la barra (versión 8.15, si no, actualiza antes).

Bego
Soporte Softbide`,
    expected: [at('2027-12-16T12:30:00+01:00')],
  },
  {
    name: 'es: terse colleague calls today at half past six',
    sentAt: '2027-10-19T13:02:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Toni Bauzá <toni@bauzaimoll.example>',
    subject: 'Re: contrato alquiler',
    text: `visto. te llamo hoy a las 6 y media de la tarde y lo cerramos

t.

Enviado desde mi móvil`,
    expected: [at('2027-10-19T18:30:00+02:00')],
  },
  {
    name: 'es: manager calls the staff to a whole-day stock-take',
    sentAt: '2027-06-16T10:11:00-05:00',
    timezone: 'America/Lima',
    from: 'Rosario Quispe <rquispe@libreriaelsol.example>',
    subject: 'Inventario de medio año',
    text: `Estimada Milagros:

El sábado 26 de junio haremos el inventario general y la tienda estará cerrada al público todo el día. Contamos contigo para la jornada completa; el día se compensa en julio. El almuerzo corre por cuenta de la empresa.

Por favor trae tu calculadora y ropa cómoda.

Rosario Quispe
Administración
Librería El Sol – atención de 9 a. m. a 8 p. m.`,
    expected: [days('2027-06-26')],
  },
  {
    name: 'es: course registration with JSON-LD and an end',
    sentAt: '2027-07-01T08:19:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Centro Cerámico Tonalli <inscripciones@ceramicatonalli.example>',
    subject: 'Inscripción confirmada: Taller de esmaltes',
    text: `¡Hola, Itzel!

Quedaste inscrita en el Taller de esmaltes.

Cuándo: sábado 10 de julio de 2027, de 9:30 a 13:30 h
Dónde: Calle Hidalgo 212, Tlaquepaque
Folio: TON-0931

Incluye materiales. Si necesitas cancelar, hazlo a más tardar el 7 de julio para recibir tu reembolso.`,
    html: `<!DOCTYPE html><html lang="es"><body><h2>¡Hola, Itzel!</h2><p>Quedaste inscrita en el <b>Taller de esmaltes</b>.</p><p>Cuándo: sábado 10 de julio de 2027, de 9:30 a 13:30 h<br>Dónde: Calle Hidalgo 212, Tlaquepaque<br>Folio: TON-0931</p><p>Incluye materiales. Si necesitas cancelar, hazlo a más tardar el 7 de julio para recibir tu reembolso.</p><script type="application/ld+json">{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"TON-0931","reservationStatus":"http://schema.org/Confirmed","underName":{"@type":"Person","name":"Itzel Camarena"},"reservationFor":{"@type":"Event","name":"Taller de esmaltes","startDate":"2027-07-10T09:30:00-06:00","endDate":"2027-07-10T13:30:00-06:00","location":{"@type":"Place","name":"Centro Cerámico Tonalli","address":"Calle Hidalgo 212, Tlaquepaque"}}}</script></body></html>`,
    expected: [at('2027-07-10T09:30:00-06:00', '2027-07-10T13:30:00-06:00')],
  },
  {
    name: 'es: restaurant booking cancelled, with JSON-LD',
    sentAt: '2027-07-06T12:55:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Sidrería Casa Balbina <reservas@casabalbina.example>',
    subject: 'Reserva cancelada',
    text: `Hola, Covadonga:

Tal como nos pediste, hemos cancelado tu reserva del jueves 8 de julio a las 21:30 para 12 personas. No se te cobrará nada.

Esperamos verte en otra ocasión.

Casa Balbina
Cocina de 13:00 a 16:00 y de 20:00 a 23:30`,
    html: `<html><body><p>Hola, Covadonga:</p><p>Tal como nos pediste, hemos cancelado tu reserva del jueves 8 de julio a las 21:30 para 12 personas. No se te cobrará nada.</p><p>Esperamos verte en otra ocasión.</p><p>Casa Balbina<br>Cocina de 13:00 a 16:00 y de 20:00 a 23:30</p><script type="application/ld+json">{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"CB2207","reservationStatus":"http://schema.org/ReservationCancelled","underName":{"@type":"Person","name":"Covadonga Prado"},"reservationFor":{"@type":"FoodEstablishment","name":"Sidrería Casa Balbina"},"startTime":"2027-07-08T21:30:00+02:00","partySize":12}</script></body></html>`,
    expected: [],
  },
  {
    name: 'es: calendar part cancels a meeting',
    sentAt: '2027-07-12T10:07:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Gorka Etxaniz <getxaniz@hiribidea.example>',
    subject: 'Cancelado: Seguimiento de obra',
    text: `Buenas, con la mitad de la gente fuera no tiene sentido. Lo dejamos para septiembre, ya os convocaré.

Gorka`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Hiribidea//Agenda 4.2//ES
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:obra-0714-33@hiribidea.example
DTSTAMP:20270712T080700Z
DTSTART:20270714T080000Z
DTEND:20270714T090000Z
SUMMARY:Cancelado: Seguimiento de obra
ORGANIZER;CN=Gorka Etxaniz:mailto:getxaniz@hiribidea.example
ATTENDEE;CN=Estudio:mailto:estudio@arqurdaibai.example
STATUS:CANCELLED
SEQUENCE:2
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'es: Peruvian municipality notifies an inspection',
    sentAt: '2027-07-07T09:33:00-05:00',
    timezone: 'America/Lima',
    from: 'Subgerencia de Gestión del Riesgo <inspecciones@munisanborombon.example>',
    subject: 'NOTIFICACIÓN N.° 318-2027 – Inspección técnica',
    text: `Señores
PANADERÍA SANTA LUCÍA E. I. R. L.
Presente.-

De nuestra consideración:

Por medio de la presente se les comunica que, en atención al expediente N.° 11874-2027 de fecha 21 de junio, la inspección técnica de seguridad de su establecimiento se llevará a cabo el día 13 de julio de 2027 a horas 10:00, debiendo encontrarse presente el titular o su representante.

Deberán tener a disposición el plano de evacuación y el certificado de pozo a tierra vigente.

Atentamente,

Subgerencia de Gestión del Riesgo de Desastres
Mesa de partes: lunes a viernes de 8:00 a 16:30`,
    expected: [at('2027-07-13T10:00:00-05:00')],
  },
  {
    name: 'es: colleague tells who is where, nothing for the reader',
    sentAt: '2027-07-19T08:36:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Sole Marín <sole@floristeriamarin.example>',
    subject: 'esta semana',
    text: `Buenos días, guapa

Para que lo sepas: Maite el miércoles entra a las 11 porque tiene médico, y el jueves el de la furgo se va a la ITV a las 12:30, así que los repartos de ese día los hace él por la tarde. Yo estoy en la tienda toda la semana, tú disfruta de la playa que para eso son tus vacaciones!!

Besos
Sole`,
    expected: [],
  },
  {
    name: 'es: landlord agrees to the quoted time',
    sentAt: '2027-07-21T19:14:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Héctor Bianchi <hbianchi@inmuebles-bianchi.example>',
    subject: 'Re: Firma renovación',
    text: `Dale Romina, me viene bárbaro. Llevo las dos copias.

Héctor

> El 21/07/2027, a las 16:20, Romina Sosa <romina@yogaalmagro.example> escribió:
>
> Hola Héctor, ¿podés pasar por el estudio el viernes 23 a las 18:45 así firmamos la renovación? Los otros días doy clase hasta las 21.
>
> Gracias! Romi`,
    expected: [at('2027-07-23T18:45:00-03:00')],
  },
  {
    name: 'es: counterproposal after refusing a time',
    sentAt: '2027-07-30T12:42:00-04:00',
    timezone: 'America/Santo_Domingo',
    from: 'Altagracia Peña <apena@colmadopena.example>',
    subject: 'RE: Demostración nevera exhibidora',
    text: `Saludos, Rafael:

El martes a las 3 me es imposible, ese día recibo mercancía hasta tarde. ¿Qué le parece el miércoles 4 de agosto a las 8:30 de la mañana, antes de que se llene esto? Entre por la puerta del almacén.

Y tráigame el precio de la de 15 pies, por favor.

Altagracia Peña
Colmado Peña`,
    expected: [at('2027-08-04T08:30:00-04:00')],
  },
  {
    name: 'es: radio station tells when the interview is broadcast',
    sentAt: '2027-08-25T17:29:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Candela Ruiz <candela@radiosierra.example>',
    subject: 'Ya está montada tu entrevista',
    text: `¡Hola, Fermín!

La grabación de ayer quedó estupenda, mil gracias por enseñarnos la quesería. Se emite el domingo 29 de agosto a las 12:00 en «Gente de aquí», y se repite el lunes a las 23:00. A partir del martes la tienes también en la web.

Te mando el corte en cuanto salga.

Un beso,
Candela
Radio Sierra, 98.3 FM`,
    expected: [],
  },
  {
    name: 'es: payment reminder with due date and office hours',
    sentAt: '2027-09-02T11:00:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Cobros Ferreindustrial <cobros@ferreindustrialcr.example>',
    subject: 'Factura 00100001010000045512 pendiente',
    text: `Estimado cliente:

Según nuestros registros, la factura 00100001010000045512 por ₡312.500 venció el 25 de agosto. Le agradecemos cancelarla a más tardar el miércoles 8 de setiembre a las 4:00 p. m. para no suspender el crédito.

Si ya realizó el pago, haga caso omiso de este correo y envíenos el comprobante.

Con gusto le atendemos de lunes a viernes, de 7:30 a. m. a 5:00 p. m.

Departamento de Cobros`,
    expected: [],
  },
  {
    name: 'es: club secretary calls a member to the board meeting',
    sentAt: '2027-09-05T21:37:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Secretaría C. D. Ribera <secretaria@cdribera.example>',
    subject: 'Convocatoria junta directiva',
    text: `Estimada Inmaculada:

Como vocal de la junta directiva, quedas convocada a la reunión que celebraremos el sábado 18 de septiembre de 2027, a las 10.30 horas, en el local social (c/ Río Segre, 5).

Orden del día:
1. Lectura del acta de la sesión del 12 de junio
2. Cuotas de la temporada (propuesta: 180 €)
3. Obras del vestuario, plazo hasta el 31 de octubre
4. Ruegos y preguntas

Al acabar habrá un aperitivo.

El secretario,
Leandro Escudero`,
    expected: [at('2027-09-18T10:30:00+02:00')],
  },
  {
    name: 'es: publisher in Madrid proposes a call in peninsular time to Buenos Aires',
    sentAt: '2027-09-20T13:08:00+02:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Jimena Oriol <jimena.oriol@edicioneslacorza.example>',
    subject: 'Pruebas de portada',
    text: `Querida Florencia:

Las pruebas han quedado preciosas. ¿Hablamos el jueves 23 de septiembre a las 16:00, hora de Madrid? Serían veinte minutos, te llamo yo por la aplicación.

A imprenta tiene que ir como muy tarde el 30.

Un abrazo,
Jimena
Ediciones La Corza`,
    expected: [at('2027-09-23T11:00:00-03:00', '2027-09-23T11:20:00-03:00')],
  },
  {
    name: 'es: notary office sets the signing at noon',
    sentAt: '2027-09-24T10:59:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Notaría Alonso-Mier <oficial2@notariaalonsomier.example>',
    subject: 'Escritura de compraventa, nave pol. La Estrella',
    text: `Buenos días, don Anselmo:

El banco ya nos ha enviado la minuta. La firma queda fijada para el próximo día 30, jueves, a las doce del mediodía, en esta notaría. Venga con el DNI en vigor y el cheque bancario.

Si quiere leer antes el borrador, se lo adjunto.

Reciba un cordial saludo,

Mª Luz Cabeza
Oficial de notaría
Horario al público: 9:30-14:00 y 16:30-18:30 (viernes tarde cerrado)`,
    expected: [at('2027-09-30T12:00:00+02:00')],
  },
  {
    name: 'es: long chatty mail from an old customer with a lunch in a fortnight',
    sentAt: '2027-09-30T23:16:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Paco Villalobos <pacovillalobos@correo.example>',
    subject: 'cuanto tiempo!!',
    text: `Ay Merche, cuánto tiempo sin saber de ti!!

Por aquí todo bien, gracias a Dios. La niña ya en segundo de carrera y yo con mis cosas, que si la rodilla, que si el huerto. El otro día pasé por delante de tu taller a eso de las 8 y estaba todo apagado, pensé, esta mujer por fin se va pronto a casa.

Te escribo porque tengo la butaca de mi madre, aquella verde, que está para el arrastre, y no quiero que la toque nadie más que tú. Pero eso lo hablamos con un arroz delante: dentro de dos semanas, el jueves 14 de octubre, voy a Cartagena a llevar unos papeles y tengo la mañana liada hasta la una y pico. ¿Comemos juntos ese día a las dos y media en lo de Fulgencio? Invito yo, que la última vez pagaste tú y fueron por lo menos 60 euros.

Dime algo cuando puedas y no trabajes tanto.

Un abrazo muy fuerte
Paco`,
    expected: [at('2027-10-14T14:30:00+02:00')],
  },
  {
    name: 'es: carpenter drops by on Tuesday afternoon, no hour',
    sentAt: '2027-10-16T14:22:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Carpintería Moa <carpinteriamoa@correo.example>',
    subject: 'puerta almacen',
    text: `Hola Uxía, la puerta ya esta barnizada. El martes por la tarde si no llueve me acerco y la dejo colgada, ya te aviso antes de salir.

El barniz hay que dejarlo 72 horas sin golpes eh

Suso`,
    expected: [],
  },
  {
    name: 'es: agency in Miami confirms a tour with a UTC calendar part',
    sentAt: '2027-11-03T15:50:00-04:00',
    timezone: 'America/New_York',
    from: 'Yanet Fonseca <yanet@calabazarealty.example>',
    subject: 'Visita al local de la Calle 8',
    text: `Hola Orlando:

Todo listo con el dueño, le confirmo la visita al local para el martes 9 de noviembre a las 2:00 pm. Nos vemos en la puerta, el parking de atrás es gratis las primeras 2 horas.

La renta sigue en $4,200 al mes. Hay otro interesado que lo ve el viernes 12 a las 10:30 am, así que usted va primero.

Yanet Fonseca
Calabaza Realty
(305) 555-0138`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Calabaza Realty//Showings 2.1//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:showing-20271109-8841@calabazarealty.example
DTSTAMP:20271103T195000Z
DTSTART:20271109T190000Z
DTEND:20271109T193000Z
SUMMARY:Visita local Calle 8
LOCATION:Calle 8 #1430\\, Miami
ORGANIZER;CN=Yanet Fonseca:mailto:yanet@calabazarealty.example
ATTENDEE;CN=Orlando Batista;RSVP=TRUE:mailto:info@panaderiabatista.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-09T14:00:00-05:00', '2027-11-09T14:30:00-05:00')],
  },
  {
    name: 'es: lift company sends its standby rota for the holidays',
    sentAt: '2027-12-01T09:45:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Ascensores Picón <atencion@ascensorespicon.example>',
    subject: 'Guardias de diciembre',
    text: `Estimado administrador:

Le informamos de las guardias de nuestro equipo durante los festivos de diciembre:

Lunes 6, de 8:00 a 20:00: José Luis Berrocal, 611 555 204
Miércoles 8, de 8:00 a 20:00: Adrián Sanz, 611 555 207
Viernes 24, de 8:00 a 15:00: José Luis Berrocal, 611 555 204

Fuera de ese horario, las personas atrapadas se atienden las 24 horas en el 900 555 611.

Felices fiestas,
Ascensores Picón`,
    expected: [],
  },
];
