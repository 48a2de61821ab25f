import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: customer asks the joiner to come and measure, spoken clock time',
    sentAt: '2027-01-18T10:12:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Marisa Olmedo <marisaolmedo71@correo.example>',
    subject: 'armario a medida',
    text: `Buenos dias,

Les escribo por el armario empotrado del que hablamos en la tienda, el de 2,40 de ancho. Ya nos hemos decidido por el roble claro, asi que haber si podeis venir a tomar medidas. ¿Os va bien este jueves a las cinco y media de la tarde? Yo salgo de trabajar a las 4 y estaré ya en casa.

Es C/ Fuente del Berro 18, 3º izq. El portero automático no va, llamadme al 600 11 22 33 al llegar.

Un saludo y gracias,
Marisa`,
    expected: [at('2027-01-21T17:30:00+01:00')],
  },
  {
    name: 'es: Argentine accountant offers two slots with a length beside a tax due date',
    sentAt: '2027-02-05T15:47:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Estudio Larralde <contacto@estudiolarralde.example>',
    subject: 'Cierre de balance - reunión',
    text: `Hola Fede, ¿cómo andás?

Necesitaría que nos juntemos para cerrar los números del ejercicio antes de que se nos venga encima el IVA (vence el 18/2, acordate). El lunes y el martes son feriado de carnaval, así que el estudio está cerrado.

Te propongo jueves 11/2 a las 9:30 o, si no, viernes 12/2 a las 16 hs. Calculale 40 minutos en cualquiera de los dos casos.

Traete los extractos del Galicia y la factura B 0003-00001187 que nos falta.

Abrazo,

Cdor. Hernán Larralde
Estudio Larralde & Asoc. - Lavalle 9920, 4º "C"
Atención: lunes a viernes de 9 a 17 hs.`,
    expected: [
      at('2027-02-11T09:30:00-03:00', '2027-02-11T10:10:00-03:00'),
      at('2027-02-12T16:00:00-03:00', '2027-02-12T16:40:00-03:00'),
    ],
  },
  {
    name: 'es: Mexican recruiter confirms a candidate interview by Zoom with a range',
    sentAt: '2027-03-12T17:05:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Lic. Paola Cárdenas <pcardenas@talentobajio.example>',
    subject: 'CONFIRMACIÓN ENTREVISTA – Jefe de cocina (vacante 4471)',
    text: `Estimado Ing. Robles:

Por este medio le confirmo la entrevista que usted tendrá con el candidato a Jefe de Cocina:

Candidato: Mauricio Treviño S.
Fecha: miércoles 17 de marzo
Horario: 12:00 a 12:45 hrs (hora del centro)
Liga: https://us05web.zoom.example/j/88123400977
Código de acceso: 550912

Le recuerdo que el lunes 15 es día inhábil y nuestras oficinas permanecerán cerradas.
El sueldo pretendido por el candidato es de $28,500 mensuales netos.

Quedo a sus órdenes.

Lic. Paola Cárdenas
Atracción de Talento
Tel. 477 555 0142 ext. 12`,
    expected: [at('2027-03-17T12:00:00-06:00', '2027-03-17T12:45:00-06:00')],
  },
  {
    name: 'es: Chilean invitation with an ICS part in UTC',
    sentAt: '2027-04-14T11:20:00-04:00',
    timezone: 'America/Santiago',
    from: 'Rodrigo Fuenzalida <rfuenzalida@andesriego.example>',
    subject: 'Invitación: Revisión proyecto riego Curicó - mar 20 abr 2027 10:00 - 11:00',
    text: `Estimadas y estimados:

Los invito a revisar el avance del proyecto Curicó. Por favor lleven la planilla de costos actualizada.

Revisión proyecto riego Curicó
martes 20 de abril de 2027, 10:00 – 11:00 (hora de Chile)
Sala 2, Av. Manso de Velasco 455

Saludos cordiales,
Rodrigo`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Andes Riego//Agenda 3.1//ES
VERSION:2.0
METHOD:REQUEST
BEGIN:VEVENT
UID:c7f2b0e1-5520@andesriego.example
DTSTAMP:20270414T152000Z
DTSTART:20270420T140000Z
DTEND:20270420T150000Z
SUMMARY:Revisión proyecto riego Curicó
LOCATION:Sala 2\\, Av. Manso de Velasco 455
ORGANIZER;CN=Rodrigo Fuenzalida:mailto:rfuenzalida@andesriego.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:oficina@hidromaule.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-04-20T10:00:00-04:00', '2027-04-20T11:00:00-04:00')],
  },
  {
    name: 'es: restaurant booking confirmation with JSON-LD',
    sentAt: '2027-05-18T12:31:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Can Rovelló <reserves@canrovello.example>',
    subject: 'Tu reserva en Can Rovelló está confirmada',
    text: `¡Hola, Estudi Garbí!

Tu reserva está confirmada:

  Viernes, 21 de mayo de 2027 · 14:30 h
  4 personas · Terraza
  Localizador: CR-77K2

Si necesitas cancelar, hazlo con 24 horas de antelación. Guardamos la mesa 15 minutos.

Horario de cocina: de 13:00 a 16:00 y de 20:00 a 23:00. Lunes cerrado.

Can Rovelló · Carrer de la Granja 9, Barcelona · 930 00 12 34`,
    html: `<html><head><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "CR-77K2",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Estudi Garbí" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Can Rovelló",
    "address": { "@type": "PostalAddress", "streetAddress": "Carrer de la Granja 9", "addressLocality": "Barcelona", "addressCountry": "ES" }
  },
  "startTime": "2027-05-21T14:30:00+02:00",
  "partySize": "4"
}
</script></head><body>
<p>¡Hola, Estudi Garbí!</p>
<p>Tu reserva está confirmada:</p>
<p><b>Viernes, 21 de mayo de 2027 · 14:30 h</b><br>4 personas · Terraza<br>Localizador: CR-77K2</p>
<p>Si necesitas cancelar, hazlo con 24 horas de antelación. Guardamos la mesa 15 minutos.</p>
<p>Horario de cocina: de 13:00 a 16:00 y de 20:00 a 23:00. Lunes cerrado.</p>
<p>Can Rovelló · Carrer de la Granja 9, Barcelona · 930 00 12 34</p>
</body></html>`,
    expected: [at('2027-05-21T14:30:00+02:00')],
  },
  {
    name: 'es: mainland supplier names the same call in mainland and Canary time',
    sentAt: '2027-06-08T09:54:00+02:00',
    timezone: 'Atlantic/Canary',
    from: 'Íñigo Zabalza <i.zabalza@navasoft.example>',
    subject: 'RE: Formación TPV nuevo',
    text: `Hola, Yaiza:

Perfecto, pues quedamos el jueves 10 a las 10:00, las 9:00 para vosotros en Canarias. Con media hora nos sobra, es solo enseñaros el cierre de caja y las devoluciones.

Os llamo yo al fijo de la tienda.

Un abrazo
Íñigo

Navasoft TPV · Soporte L-J 8:00-17:30, V 8:00-15:00 · 948 000 117`,
    expected: [at('2027-06-10T09:00:00+01:00', '2027-06-10T09:30:00+01:00')],
  },
  {
    name: 'es: Colombian client declines one time and proposes another',
    sentAt: '2027-07-09T16:18:00-05:00',
    timezone: 'America/Bogota',
    from: 'Luz Dary Ospina <ldospina@confeccionesospina.example>',
    subject: 'Re: Visita comercial',
    text: `Buenas tardes don Álvaro, espero se encuentre muy bien.

Qué pena con usted, pero el martes a las 3 no nos queda bien porque tenemos auditoría todo el día. ¿Será que podemos el miércoles 14 a las 10:15 a. m.? Aquí mismo en la bodega, calle 13 con 65.

Mil gracias y quedo atenta a su confirmación.

Luz Dary Ospina
Jefe de compras
Confecciones Ospina S.A.S. - NIT 900.000.417-1`,
    expected: [at('2027-07-14T10:15:00-05:00')],
  },
  {
    name: 'es: reply takes the second of three quoted options',
    sentAt: '2027-09-16T13:40:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Teresa Quiroga <teresa@floresquiroga.example>',
    subject: 'Re: Sesión de fotos del catálogo',
    text: `La segunda opción me va perfecta, apuntadme. Llevaré los ramos ya montados.

Teresa

El mié, 15 sept 2027 a las 18:22, Estudio Lumbre (<hola@estudiolumbre.example>) escribió:
> Hola Teresa:
>
> Para hacer las fotos tenemos estos huecos en el plató:
>
> 1. lunes 20 de septiembre, 11:00
> 2. martes 21 de septiembre, 12:30
> 3. jueves 23 de septiembre, 9:15
>
> Dinos cuál te encaja y lo bloqueamos.
>
> Nuria – Estudio Lumbre`,
    expected: [at('2027-09-21T12:30:00+02:00')],
  },
  {
    name: 'es: boiler technician visit moved from Monday to Wednesday',
    sentAt: '2027-11-04T17:33:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Citas Calortec <citas@calortec.example>',
    subject: 'Cambio de fecha - revisión caldera - aviso 2027/38116',
    text: `Estimado cliente:

Por una baja en el equipo nos vemos obligados a cambiar la revisión de la caldera de su local (C/ Panaderos, 40). La visita prevista para el lunes 8 a las 9:00 pasa al miércoles 10 de noviembre a las 8:15.

Es necesario que haya alguien en el local para abrir el cuarto de calderas. La revisión no tiene coste con su contrato (Plus, 14,90 €/mes).

Disculpe las molestias.

Calortec Servicio Técnico
983 000 290, de lunes a viernes de 8 a 20 h`,
    expected: [at('2027-11-10T08:15:00+01:00')],
  },
  {
    name: 'es: colleague plans three days together at a trade fair',
    sentAt: '2027-07-12T12:02:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Paco Montilla <paco@azulejosmontilla.example>',
    subject: 'Feria de Valencia!!!',
    text: `Buenas!

Ya tengo los dos pases para la feria de la cerámica, el tuyo y el mío. Vamos los tres días enteros, del miércoles 22 al viernes 24 de septiembre, así que no te comprometas con nadie. El hotel lo reservo yo (98 € la noche, un robo, pero bueno).

Yo subo desde Sevilla la víspera en el tren de las 19:40 y tú ya vas por tu cuenta como quieras.

Y a ver si este año vendemos algo jaja

Paco`,
    expected: [days('2027-09-22', '2027-09-25')],
  },
  {
    name: 'es: Mexican shop owner announces the whole-day stock-take',
    sentAt: '2027-01-05T19:26:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Don Chuy Ferretería <chuy@ferreteriaelclavo.example>',
    subject: 'Inventario',
    text: `Qué tal Lupita, feliz año.

Te aviso que el sábado 9 de enero hacemos el inventario anual, es todo el día y te necesito ahí con las listas impresas. Ese día no abrimos al público. La comida va por mi cuenta: carnitas.

Acuérdate también que el pago a Tornillos del Norte vence el viernes 8, son $14,230.

Saludos`,
    expected: [days('2027-01-09')],
  },
  {
    name: 'es: reminder of an occupational health check with centre hours',
    sentAt: '2027-04-30T09:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Previnza Salud Laboral <no-responder@previnza.example>',
    subject: 'Recordatorio de cita',
    text: `D. JULIÁN ARTIGAS BELLO:

Le recordamos su cita para el reconocimiento médico laboral:

Fecha: lunes, 03/05/2027
Hora: 08:20 h
Centro: Previnza Zaragoza-Delicias, Avda. de Madrid 311, 1ª planta

Acuda en ayunas y con su DNI. Si usa gafas, tráigalas.

Si no puede asistir, avise antes de las 14:00 h del día anterior laborable en el 976 000 455 (de 7:45 a 14:00 h).

Mensaje generado automáticamente. No responda a esta dirección.`,
    expected: [at('2027-05-03T08:20:00+02:00')],
  },
  {
    name: 'es: all lower case without accents, the day after tomorrow at four',
    sentAt: '2027-08-16T20:41:00-06:00',
    timezone: 'America/Monterrey',
    from: 'beto salinas <betosalinas_mty@correo.example>',
    subject: 'lo del letrero',
    text: `que onda carlos, oye ya tengo lista la cotizacion del letrero luminoso, salio en 6,800 mas iva. si quieres nos vemos pasado mañana a las 4 de la tarde en tu local y te llevo la muestra del acrilico pa que la veas prendida

ahi me dices
beto`,
    expected: [at('2027-08-18T16:00:00-06:00')],
  },
  {
    name: 'es: Mexican client names a call in two zones, link only in the HTML',
    sentAt: '2027-03-11T09:22:00-06:00',
    timezone: 'Europe/Madrid',
    from: 'Ximena Arriaga <ximena.arriaga@mezcalcopal.example>',
    subject: 'Llamada para ver las etiquetas',
    text: `¡Hola, Berta! ¿Cómo están por allá?

Nos encantaron los bocetos, sobre todo el del agave. ¿Les parece si los comentamos el martes 16 de marzo a las 9:00 am de CDMX (16:00 en España)? Se conecta también mi papá, que es quien decide.

Aquí está la liga para entrar.

¡Abrazo grande!
Ximena`,
    html: `<div dir="ltr"><p>¡Hola, Berta! ¿Cómo están por allá?</p><p>Nos encantaron los bocetos, sobre todo el del agave. ¿Les parece si los comentamos el martes 16 de marzo a las 9:00 am de CDMX (16:00 en España)? Se conecta también mi papá, que es quien decide.</p><p><a href="https://meet.videollamada.example/kqz-brtw-uye">Aquí está la liga para entrar.</a></p><p>¡Abrazo grande!<br>Ximena</p></div>`,
    expected: [at('2027-03-16T16:00:00+01:00')],
  },
  {
    name: 'es: Spanish importer proposes a call in mainland time to a reader in Bogota',
    sentAt: '2027-11-22T10:05:00+01:00',
    timezone: 'America/Bogota',
    from: 'Gonzalo Ferrándiz <gferrandiz@tostaderolevante.example>',
    subject: 'Muestras lote 27-118 (Huila)',
    text: `Estimado Jairo:

Hemos catado las muestras del lote 27-118 y la puntuación es muy buena (86,5). Nos gustaría hablar de volumen y precio por videoconferencia este jueves 25, de 15:00 a 16:00, hora peninsular española. El enlace es el de siempre: https://videosala.example/tostaderolevante

El contenedor del lote anterior llegó a Valencia el día 16 sin incidencias.

Reciba un cordial saludo,

Gonzalo Ferrándiz
Compras café verde
Tostadero Levante, S.L.`,
    expected: [at('2027-11-25T09:00:00-05:00', '2027-11-25T10:00:00-05:00')],
  },
  {
    name: 'es: chatty Argentine friend of the firm will phone on Monday at a quarter past ten',
    sentAt: '2027-06-24T22:15:00-03:00',
    timezone: 'America/Argentina/Cordoba',
    from: 'Silvina Peralta <silpera@correo.example>',
    subject: 'Re: Re: cumple de 80 de papá',
    text: `Genia total Moni!!! Me encantó el menú, las empanaditas de entrada van sí o sí. Ahora, lo de la torta lo tenemos que charlar porque mi hermana quiere chocolate y mi vieja es alérgica, un lío bárbaro.

Mirá, te llamo el lunes a las diez y cuarto de la mañana y lo definimos, dale? Si estás con mucho laburo avisame y vemos.

La seña de $150.000 te la transfiero mañana sin falta.

Besooo
Sil`,
    expected: [at('2027-06-28T10:15:00-03:00')],
  },
  {
    name: 'es: forwarded request with the accepted time in the new text',
    sentAt: '2027-09-29T14:08:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Almudena Rey <almudena@reygestionfincas.example>',
    subject: 'RV: Humedades portal 7',
    text: `Sergio, te reenvío lo de Las Acacias. Ya les he dicho por teléfono que sí al martes 5 a las 10:00, así que vas tú, que yo ese día no estoy. Llévate el medidor.

A.

-------- Mensaje reenviado --------
De: Comunidad Las Acacias <presidencia@lasacacias7.example>
Fecha: 28 de septiembre de 2027, 20:51
Asunto: Humedades portal 7
Para: info@reygestionfincas.example

Buenas noches:
Ha vuelto a salir la mancha en el techo del garaje. ¿Podría venir alguien a verlo? Yo puedo el lunes 4 a las 16:00 o el martes 5 a las 10:00.
Eusebio Lama, presidente`,
    expected: [at('2027-10-05T10:00:00+02:00')],
  },
  {
    name: 'es: notary offers a list of slots after the clocks change',
    sentAt: '2027-10-27T11:44:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Notaría Villaescusa <citas@notariavillaescusa.example>',
    subject: 'Firma ampliación de capital - fechas',
    text: `Buenos días:

En relación con la escritura de ampliación de capital (expte. 1904/27), les ofrecemos las siguientes citas para la firma:

  - martes 2/11, 9:30 - 10:15
  - jueves 4/11, 12:00 - 12:45
  - viernes 5/11, 13:15 - 14:00

Rogamos nos indiquen cuál prefieren. Deberán acudir todos los socios con el DNI en vigor. La provisión de fondos (600 €) ha de estar abonada antes de la firma.

El lunes 1 la Notaría permanecerá cerrada por ser festivo.

Atentamente,
Rosa Belmonte
Oficial de Notaría
Horario: L-V 9:00-14:00 y L-J 16:30-18:30`,
    expected: [
      at('2027-11-02T09:30:00+01:00', '2027-11-02T10:15:00+01:00'),
      at('2027-11-04T12:00:00+01:00', '2027-11-04T12:45:00+01:00'),
      at('2027-11-05T13:15:00+01:00', '2027-11-05T14:00:00+01:00'),
    ],
  },
  {
    name: 'es: Peruvian municipality announces an inspection visit in formal style',
    sentAt: '2027-02-08T08:37:00-05:00',
    timezone: 'America/Lima',
    from: 'Subgerencia de Defensa Civil <inspecciones@munisanjacinto.example>',
    subject: 'NOTIFICACIÓN N.° 0217-2027-SGDC - Inspección técnica de seguridad',
    text: `Señores
PANADERÍA EL MOLINO E.I.R.L.
Presente.-

De nuestra consideración:

Mediante la presente se les notifica que, en atención a su solicitud con Expediente N.° 00981-2027, el día miércoles 24 de febrero de 2027, a las 11:00 horas, se realizará la inspección técnica de seguridad en su establecimiento, sito en Jr. Los Cedros 512.

Deberá estar presente el titular o su representante. Asimismo, los certificados de los extintores y del pozo a tierra deberán presentarse por mesa de partes hasta el 19 de febrero de 2027, a las 16:30 horas.

Atentamente,

Arq. Yolanda Huamán Tito
Subgerente de Defensa Civil
Atención al público: lunes a viernes de 8:00 a 16:30`,
    expected: [at('2027-02-24T11:00:00-05:00')],
  },
  {
    name: 'es: Uruguayan one-liner picks the later of two quoted hours',
    sentAt: '2027-11-15T18:55:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Washington Bentancor <wbentancor@correo.example>',
    subject: 'Re: visita apartamento Pocitos',
    text: `A las seis mejor, ahí nos vemos. Gracias.

Enviado desde mi teléfono

> El 15 nov. 2027, a las 17:10, Inmobiliaria Del Faro <alquileres@inmodelfaro.example> escribió:
>
> Buenas tardes Washington:
> Podemos mostrarle el apartamento de la calle Berro (alquiler $ 34.000 + gastos comunes) el jueves 18 a las 17:00 o a las 18:00. ¿Cuál le sirve?
> Saludos,
> Natalia`,
    expected: [at('2027-11-18T18:00:00-03:00')],
  },
  {
    name: 'es: registration for a two-day forklift course with the same hours on both days',
    sentAt: '2027-06-01T10:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Ibaizabal Formación <cursos@ibaizabalformacion.example>',
    subject: 'Inscripción confirmada: Operador de carretillas elevadoras',
    text: `Kaixo, Ander:

Tu inscripción en el curso «Operador de carretillas elevadoras» está confirmada.

Cuándo: lunes 14 y martes 15 de junio, de 9:00 a 14:00 los dos días
Dónde: Polígono Lezama, nave 12, Basauri
Precio: 185 € (exento de IVA). El pago debe hacerse antes del 7 de junio en el número de cuenta que figura en la factura F27-0388.

Ven con calzado de seguridad, lo demás lo ponemos nosotros.

Eskerrik asko,
Leire
Ibaizabal Formación
Secretaría: 944 000 613 (mañanas)`,
    expected: [
      at('2027-06-14T09:00:00+02:00', '2027-06-14T14:00:00+02:00'),
      at('2027-06-15T09:00:00+02:00', '2027-06-15T14:00:00+02:00'),
    ],
  },
  {
    name: 'es: Ecuadorian lunch invitation with the hour written 13h00',
    sentAt: '2027-10-12T11:16:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Econ. Fabián Maldonado <fmaldonado@cooperativasumak.example>',
    subject: 'Almuerzo',
    text: `Estimada Dra. Verónica, buenos días:

Con motivo de la firma del convenio quisiera invitarle a almorzar este jueves 14 a las 13h00 en el restaurante La Casona de Guápulo. Nos acompañará también el Ing. Cevallos, que llega de Loja esa mañana en el vuelo de las 10h20.

Le ruego me confirme si tiene alguna restricción alimenticia.

Saludos cordiales,

Econ. Fabián Maldonado
Gerente General
Cooperativa Sumak
Quito - Ecuador`,
    expected: [at('2027-10-14T13:00:00-05:00')],
  },
  {
    name: 'es: Chilean salesman proposes next week Thursday at a quarter to twelve',
    sentAt: '2027-08-06T12:50:00-04:00',
    timezone: 'America/Santiago',
    from: 'Claudio Sanhueza <csanhueza@pinturasaustral.example>',
    subject: 'muestras esmalte al agua',
    text: `Hola Cote, cómo estai?

Me llegaron las muestras del esmalte nuevo, secan al tiro y casi no tienen olor. Te las puedo llevar al taller el jueves de la próxima semana, a un cuarto para las doce, y de paso vemos el tema de la factura 5520 que quedó colgada.

Me avisai cualquier cosa por acá o al whatsapp.

Slds,
Claudio
Pinturas Austral Ltda.`,
    expected: [at('2027-08-12T11:45:00-04:00')],
  },
  {
    name: 'es: answer leaves the quoted proposals open',
    sentAt: '2027-04-06T09:12:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Vicent Ripoll <vicent@ripollreformas.example>',
    subject: 'Re: Presupuesto baño local',
    text: `Hola, Amparo:

Recibido, gracias. Lo miro con mi socio, que lleva él la agenda de las visitas, y te digo algo en cuanto pueda.

Vicent

El 5/4/27 a las 19:03, Amparo Giner escribió:
> Vicent, ¿podrías venir a ver el baño el miércoles 7 a las 13:00? Si no, el viernes 9 a las 9:30, antes de abrir la tienda.
> Amparo`,
    expected: [],
  },
  {
    name: 'es: Dominican customer cancels the meeting of tomorrow',
    sentAt: '2027-05-26T15:39:00-04:00',
    timezone: 'America/Santo_Domingo',
    from: 'Yokasta Encarnación <yencarnacion@grupocibao.example>',
    subject: 'Cancelada reunión de mañana',
    text: `Saludos, Sr. Peguero:

Lamentablemente tenemos que cancelar la reunión de mañana jueves 27 a las 9:00 a. m. El licenciado tuvo que viajar a Santiago por una emergencia familiar.

Tan pronto él regrese le escribimos para buscar otra fecha. Excúsenos por el inconveniente.

Yokasta Encarnación
Asistente ejecutiva
Grupo Cibao, SRL
Tel. 809-555-0176`,
    expected: [],
  },
  {
    name: 'es: bulk newsletter with a webinar announcement',
    sentAt: '2027-10-04T08:01:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Facturalia <novedades@boletin.facturalia.example>',
    subject: '🚀 Octubre en Facturalia: todo lo nuevo y un webinar gratis',
    text: `Hola:

Te traemos las novedades del mes.

▶ Plantillas de presupuesto con tu logo
▶ Conciliación bancaria con 14 entidades más
▶ 30 % de descuento en el plan anual hasta el 15 de octubre

WEBINAR GRATUITO: «Factura electrónica sin dolor»
Jueves 14 de octubre, 11:00 h
Plazas limitadas. Apúntate: https://facturalia.example/webinar

¿Dudas? Escríbenos por el chat de 9:00 a 18:00.

Recibes este correo porque te suscribiste a nuestro boletín.
Darse de baja: https://boletin.facturalia.example/baja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: tax adviser lists the deadlines of the quarter',
    sentAt: '2027-04-05T13:27:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Merche Lozano <merche@asesorialozano.example>',
    subject: 'Impuestos 1T 2027',
    text: `Hola Ramón,

como cada trimestre te recuerdo las fechas:

- modelos 111, 115 y 303: hasta el martes 20 de abril
- si lo quieres domiciliado, tiene que estar presentado el jueves 15 antes de las 14:00
- necesito todas tus facturas como muy tarde el viernes 9 a las 12:00

Te falta mandarme la de la luz de febrero y el ticket de la gasolinera del 12/03 (64,10 €).

Estos días cerramos a las 15:00.

Merche`,
    expected: [],
  },
  {
    name: 'es: applicant states general availability and a start date',
    sentAt: '2027-05-10T23:48:00-05:00',
    timezone: 'America/Bogota',
    from: 'Brayan Stiven Mosquera <brayanmosquera.chef@correo.example>',
    subject: 'Hoja de vida - auxiliar de cocina',
    text: `Señores
Restaurante La Fogata

Cordial saludo. Adjunto mi hoja de vida para el cargo de auxiliar de cocina publicado en su página. Cuento con 3 años de experiencia en Hotel Mirador, donde laboro actualmente en el turno de 2 p. m. a 10 p. m. de martes a domingo.

Para una entrevista por lo general tengo libres las mañanas. Podría empezar a trabajar desde el 1 de junio.

Agradezco la atención prestada.

Brayan Stiven Mosquera
Cel. 300 555 01 98`,
    expected: [],
  },
  {
    name: 'es: customer will come by some time on Friday afternoon after a dentist of his own',
    sentAt: '2027-02-16T11:02:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Fermín Goñi <fermin.goni@correo.example>',
    subject: 'bici',
    text: `Aúpa! He visto vuestro mensaje de que la bici ya está. El viernes tengo dentista a las 16:30 en Tudela, así que si eso me paso por la tarde al volver, no sé a qué hora acabaré. Si no llego antes de que cerréis, voy otro día y ya está. ¿Al final cuánto es, los 85 que dijisteis?

Fermín`,
    expected: [],
  },
  {
    name: 'es: parcel notice with a delivery window and JSON-LD',
    sentAt: '2027-12-14T07:42:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Rayo Paquetería <avisos@rayopaqueteria.example>',
    subject: 'Tu paquete llega mañana',
    text: `¡Hola, Papelería Mixcoac!

Tu envío RP-5590018273 va en camino.

Entrega estimada: miércoles 15 de diciembre, entre 10:00 y 14:00 hrs.

Remitente: Distribuidora Plumas y Más
Piezas: 2

Si no hay nadie, lo dejaremos en la sucursal Insurgentes (abierta de 9:00 a 19:00 hrs).

Rastrea tu envío: https://rayopaqueteria.example/rastreo/RP-5590018273`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"RP-5590018273","trackingUrl":"https://rayopaqueteria.example/rastreo/RP-5590018273","expectedArrivalFrom":"2027-12-15T10:00:00-06:00","expectedArrivalUntil":"2027-12-15T14:00:00-06:00","carrier":{"@type":"Organization","name":"Rayo Paquetería"},"itemShipped":{"@type":"Product","name":"Papelería"},"partOfOrder":{"@type":"Order","orderNumber":"PM-20917","merchant":{"@type":"Organization","name":"Distribuidora Plumas y Más"}}}
</script>
<h2>¡Hola, Papelería Mixcoac!</h2>
<p>Tu envío RP-5590018273 va en camino.</p>
<p>Entrega estimada: <b>miércoles 15 de diciembre, entre 10:00 y 14:00 hrs.</b></p>
<p>Remitente: Distribuidora Plumas y Más<br>Piezas: 2</p>
<p>Si no hay nadie, lo dejaremos en la sucursal Insurgentes (abierta de 9:00 a 19:00 hrs).</p>
<p><a href="https://rayopaqueteria.example/rastreo/RP-5590018273">Rastrea tu envío</a></p>
</body></html>`,
    expected: [],
  },
  {
    name: 'es: hosting provider announces a maintenance window',
    sentAt: '2027-07-20T14:00:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Soporte NubeSur <soporte@nubesur.example>',
    subject: '[NubeSur] Mantenimiento programado srv-14',
    text: `Estimado cliente:

Le informamos que el domingo 25/07/2027 de 02:00 a 06:00 hs (GMT-3) realizaremos tareas de mantenimiento sobre el servidor srv-14, donde se aloja su sitio. Durante esa ventana puede haber cortes breves en la web y en el correo.

No es necesario que realice ninguna acción.

Ticket de referencia: #88410
Soporte técnico NubeSur
Lunes a sábados de 8 a 22 hs`,
    expected: [],
  },
  {
    name: 'es: consultant only sends a booking link',
    sentAt: '2027-03-02T17:15:00-03:00',
    timezone: 'America/Santiago',
    from: 'Josefa Undurraga <josefa@brujulapymes.example>',
    subject: 'Conversemos',
    text: `Hola, Matías:

Gracias por tu interés en la asesoría. La primera conversación dura 30 minutos y no tiene costo; elige tú mismo la hora que te acomode en mi agenda:

https://agenda.brujulapymes.example/josefa/primera-conversacion

Si no encuentras nada que te sirva, me escribes y buscamos otra opción.

Saludos,
Josefa Undurraga
Brújula Pymes`,
    expected: [],
  },
  {
    name: 'es: minutes of a past club meeting with tasks and due dates',
    sentAt: '2027-11-12T20:06:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Secretaría CD Valdeorras <secretaria@cdvaldeorras.example>',
    subject: 'Acta junta directiva 9 nov.',
    text: `Compañeros:

Os paso el resumen de la junta del martes 9, que empezó a las 20:30 y acabó pasadas las once:

1. Se aprueban las cuentas (saldo a 31/10: 4.312,55 €).
2. Lotería de Navidad: los talonarios hay que devolverlos antes del 10 de diciembre.
3. Equipaciones: Manolo pide tres presupuestos, plazo hasta el 26 de noviembre.
4. El campo auxiliar sigue cerrado; los alevines entrenan martes y jueves de 18:00 a 19:15 en el pabellón.

La fecha de la próxima junta aún no está decidida, ya os avisaré.

Apertas,
Xosé Luís`,
    expected: [],
  },
  {
    name: 'es: friend tells when the television report is broadcast',
    sentAt: '2027-06-17T18:29:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Quesería La Majada <hola@queserialamajada.example>',
    subject: '¡¡Que salimos en la tele!!',
    text: `¡Chicos!

¿Os acordáis de que vinieron a grabarnos en abril? Pues por fin lo ponen: el domingo 20 a las 21:30 en Canal Meseta, en el programa «Sabores de aquí». Salís vosotros también, un segundito, con la furgoneta de reparto al fondo. ¡Para una vez que la lleváis limpia!

La repetición es el lunes a las 11:00.

Muchos besos,
Charo y Nico`,
    expected: [],
  },
  {
    name: 'es: Costa Rican cancellation with an ICS part',
    sentAt: '2027-09-08T10:47:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Marcela Quesada <mquesada@turismoverde.example>',
    subject: 'Cancelado: Visita a la finca - vie 10 set 2027 8:30 a. m.',
    text: `Este evento se canceló y se eliminó del calendario.

Visita a la finca
viernes 10 de setiembre de 2027, 8:30 a. m. – 10:30 a. m.

Nota de Marcela: Diay, con estas lluvias el camino quedó cerrado. Lo dejamos para cuando escampe, yo les aviso. ¡Pura vida!`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Turismo Verde//Calendario//ES
METHOD:CANCEL
BEGIN:VEVENT
UID:finca-20270910-01@turismoverde.example
DTSTAMP:20270908T164700Z
DTSTART:20270910T143000Z
DTEND:20270910T163000Z
SUMMARY:Visita a la finca
ORGANIZER;CN=Marcela Quesada:mailto:mquesada@turismoverde.example
ATTENDEE;CN=Hotel Colibrí:mailto:recepcion@hotelcolibri.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'es: wholesaler mails Christmas hours and an open day to all customers',
    sentAt: '2027-12-01T10:10:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Suministros Eléctricos Tormes <ofertas@setormes.example>',
    subject: 'Horario de Navidad y jornada de puertas abiertas',
    text: `Estimados clientes:

Les informamos de nuestro horario especial en el mostrador:

Viernes 24 y 31 de diciembre: de 8:00 a 13:00
Lunes 6 y miércoles 8 de diciembre: cerrado
Último día de pedidos con entrega en el año: martes 28, antes de las 12:00

Además, el jueves 16 de diciembre, de 10:00 a 20:00, JORNADA DE PUERTAS ABIERTAS con descuentos de hasta el 40 % en iluminación LED y sorteo de un jamón.

¡Felices fiestas!
Suministros Eléctricos Tormes, S.A.
Si no desea recibir más comunicaciones comerciales, pulse aquí: https://setormes.example/baja`,
    isBulk: true,
    expected: [],
  },
];
