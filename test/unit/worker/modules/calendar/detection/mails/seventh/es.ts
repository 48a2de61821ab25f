import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: plumber comes tomorrow at half past nine, one line',
    sentAt: '2027-01-13T19:22:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Paco Villalba <paco@fontaneriavillalba.example>',
    subject: 'RE: caldera',
    text: `Buenas, mañana a las 9 y media me paso a ver la caldera. Si no hay nadie dejadme la llave en el bar.

Paco`,
    expected: [at('2027-01-14T09:30:00+01:00')],
  },
  {
    name: 'es: customer offers three slots for measuring a kitchen',
    sentAt: '2027-02-11T10:47:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Amparo Ferrer Llopis <amparo.ferrer@correo.example>',
    subject: 'Medir cocina en Burjassot',
    text: `Hola, buenos días:

Me dio su contacto mi cuñada, Vicenta, a la que le hicieron ustedes los armarios hace dos años. Queremos cambiar la cocina entera (unos 9 m2) y nos haría falta que alguien viniera a casa a tomar medidas y a darnos presupuesto. La idea es no pasar de 8.000 euros.

Estamos en casa:
 - el martes 16 a las 10
 - el miércoles 17 a las 17:30
 - o el viernes 19 a las 12

Díganme cuál les va mejor. Es un tercero sin ascensor, C/ Mendizábal 45, puerta 6.

Muchas gracias,
Amparo Ferrer
Tel. 600 000 142 (mejor por whatsapp, trabajo de tardes)`,
    expected: [
      at('2027-02-16T10:00:00+01:00'),
      at('2027-02-17T17:30:00+01:00'),
      at('2027-02-19T12:00:00+01:00'),
    ],
  },
  {
    name: 'es: accountant reminds of tax deadlines only',
    sentAt: '2027-07-01T09:05:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Gestoría Robles y Asociados <fiscal@gestoriarobles.example>',
    subject: '2º trimestre: documentación pendiente',
    text: `Estimado cliente:

Le recordamos que el plazo de presentación de los modelos 303, 111 y 115 del segundo trimestre termina el martes 20 de julio. Si quiere domiciliar el pago, el último día es el jueves 15.

Para llegar a tiempo necesitamos sus facturas emitidas y recibidas antes del viernes 9 de julio a las 14:00 h. Puede subirlas al portal o enviarlas a este mismo correo.

Quedamos a su disposición.

Begoña Robles
Gestoría Robles y Asociados
Horario: L-J 9:00-14:00 y 16:30-19:00. V 8:00-15:00
Tel. 940 000 218`,
    expected: [],
  },
  {
    name: 'es: Mexican client accepts the second of the quoted options',
    sentAt: '2027-03-10T13:31:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Lic. Rodrigo Ayala <rayala@constructoraayala.example>',
    subject: 'Re: Propuesta de fechas para la presentación',
    text: `Qué tal Mariana,

La segunda opción me queda perfecto. Llevo al ingeniero Cázares para que vea lo de los acabados.

Saludos cordiales,
Lic. Rodrigo Ayala
Constructora Ayala, S.A. de C.V.

El mié, 10 mar 2027 a las 11:02, Mariana Tovar (<mariana@estudiotovar.example>) escribió:
> Buen día, licenciado:
>
> Le comparto los espacios que tenemos para presentarle el proyecto en nuestra oficina de la Roma:
>
> 1) lunes 15 de marzo, 10:00 hrs
> 2) martes 16 de marzo, 16:30 hrs
> 3) jueves 18 de marzo, 12:00 hrs
>
> Quedo al pendiente.
> Mariana`,
    expected: [at('2027-03-16T16:30:00-06:00')],
  },
  {
    name: 'es: Colombian supplier moves a meeting from Thursday to Friday',
    sentAt: '2027-04-20T08:16:00-05:00',
    timezone: 'America/Bogota',
    from: 'Yuliana Restrepo <yrestrepo@empaquesdelvalle.example>',
    subject: 'Cambio de fecha reunión cajas',
    text: `Buenos días doña Clemencia, ¿cómo me le va?

Qué pena con usted, pero nos toca correr la reunión del jueves 22 a las 9:00 a.m. para el viernes 23 a las 11:00 a.m. El gerente sigue en Cali y no alcanza a llegar.

El lugar es el mismo, su bodega de Fontibón. Le llevo las muestras de la referencia CJ-4015 y la nueva lista de precios, que rige desde el 1 de mayo.

Mil gracias y disculpe la molestia.

Yuliana Restrepo
Asesora comercial
Cel. 300 000 0187`,
    expected: [at('2027-04-23T11:00:00-05:00')],
  },
  {
    name: 'es: Argentine client cancels her hairdresser appointment without a new one',
    sentAt: '2027-06-16T21:13:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Flor Giménez <florgimenez@correo.example>',
    subject: 'turno de mañana',
    text: `hola chicas! mil disculpas la hora pero voy a tener que cancelar el turno de mañana jueves a las 15 hs, se me enfermó el nene y me voy a lo de mi vieja a Rosario. cuando vuelva les escribo y saco otro, no sé bien cuándo.

si hay que pagar la seña igual avisenme y les transfiero

besos, Flor`,
    expected: [],
  },
  {
    name: 'es: invitation with ICS part for a review in Lima',
    sentAt: '2027-08-16T17:40:00-05:00',
    timezone: 'America/Lima',
    from: 'Giancarlo Paredes <gparedes@agroandes.example>',
    subject: 'Invitación: Revisión de avance página web - jue 19 ago 2027 3pm - 4pm (PET)',
    text: `Estimados, les mando la invitación para revisar cómo va la página web. Por favor traer ya las fotos del fundo.

Revisión de avance página web
Cuándo: jueves 19 de agosto de 2027, 3:00 p. m. - 4:00 p. m. (hora estándar de Perú)
Dónde: Sala 2, Av. Los Álamos 310, San Isidro
Organizador: Giancarlo Paredes`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//AgroAndes//Calendario 4.1//ES
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:America/Lima
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:-0500
TZOFFSETTO:-0500
TZNAME:PET
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:9b1f7c52-aa04-4e0b@agroandes.example
DTSTAMP:20270816T224000Z
DTSTART;TZID=America/Lima:20270819T150000
DTEND;TZID=America/Lima:20270819T160000
SUMMARY:Revisión de avance página web
LOCATION:Sala 2 - Av. Los Álamos 310 - San Isidro
ORGANIZER;CN=Giancarlo Paredes:mailto:gparedes@agroandes.example
ATTENDEE;CN=Estudio Quipu;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:hola@estudioquipu.example
SEQUENCE:0
STATUS:CONFIRMED
TRANSP:OPAQUE
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-08-19T15:00:00-05:00', '2027-08-19T16:00:00-05:00')],
  },
  {
    name: 'es: restaurant reservation with JSON-LD for a Christmas lunch',
    sentAt: '2027-12-02T12:09:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Asador La Encina <reservas@asadorlaencina.example>',
    subject: 'Tu reserva está confirmada (12 personas)',
    text: `¡Gracias por reservar con nosotros!

Localizador: ENC-77241
Fecha: jueves, 16 de diciembre de 2027
Hora: 14:30
Personas: 12
A nombre de: Talleres Montero

Guardamos la mesa 15 minutos. Puedes modificar o anular hasta 48 horas antes en el 910 000 377. El menú de Navidad cuesta 38 € por persona, bebida aparte.

Cocina abierta de 13:00 a 16:00 y de 20:30 a 23:30. Lunes cerrado.`,
    html: `<html><head><meta charset="utf-8">
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "ENC-77241",
  "reservationStatus": "http://schema.org/Confirmed",
  "underName": { "@type": "Person", "name": "Talleres Montero" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Asador La Encina",
    "address": { "@type": "PostalAddress", "streetAddress": "Calle del Roble 8", "addressLocality": "Alcobendas", "addressCountry": "ES" }
  },
  "startTime": "2027-12-16T14:30:00+01:00",
  "partySize": "12"
}
</script></head>
<body><h2>¡Gracias por reservar con nosotros!</h2>
<p>Localizador: <b>ENC-77241</b></p>
<table><tr><td>Fecha</td><td>jueves, 16 de diciembre de 2027</td></tr><tr><td>Hora</td><td>14:30</td></tr><tr><td>Personas</td><td>12</td></tr><tr><td>A nombre de</td><td>Talleres Montero</td></tr></table>
<p>Guardamos la mesa 15 minutos. Puedes modificar o anular hasta 48 horas antes en el 910 000 377. El menú de Navidad cuesta 38 € por persona, bebida aparte.</p>
<p>Cocina abierta de 13:00 a 16:00 y de 20:30 a 23:30. Lunes cerrado.</p></body></html>`,
    expected: [at('2027-12-16T14:30:00+01:00')],
  },
  {
    name: 'es: bulk newsletter with a webinar',
    sentAt: '2027-06-15T08:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Pyme Digital <boletin@pymedigital.example>',
    subject: '📬 Factura electrónica: lo que cambia (y un webinar gratis)',
    text: `BOLETÍN Nº 118 · JUNIO

Hola, emprendedor:

Este mes te contamos:

· 5 errores al emitir facturas electrónicas
· Cómo pedir la subvención para digitalizar tu negocio (plazo hasta el 30 de junio)
· Entrevista: una ferretería de Cuenca que vende en toda Europa

WEBINAR GRATUITO
Factura electrónica sin miedo
Jueves 24 de junio, 17:00 h (España peninsular)
Plazas limitadas -> https://pymedigital.example/webinar-factura

¿No quieres recibir más correos? Date de baja aquí: https://pymedigital.example/baja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: Mexican client names a call in his and in Spanish time',
    sentAt: '2027-05-04T12:20:00-06:00',
    timezone: 'Europe/Madrid',
    from: 'Ximena Barragán <ximena@mezcalcopal.example>',
    subject: 'Videollamada etiquetas nuevas',
    text: `¡Hola Jordi! ¿Cómo andan por Barcelona?

Ya vimos las tres propuestas de etiqueta y nos encantó la de la luciérnaga. Nos gustaría platicarlo con ustedes por video este jueves 6 de mayo a las 10:00 de la Ciudad de México, que serían las 18:00 allá con ustedes. Con una hora tenemos de sobra.

Ahorita les mando por separado las medidas de la botella de 750 ml. El embotellado arranca el 1 de junio, así que sí nos urge tantito 😅

Abrazo,
Xime`,
    expected: [at('2027-05-06T18:00:00+02:00', '2027-05-06T19:00:00+02:00')],
  },
  {
    name: 'es: carrier announces a delivery window',
    sentAt: '2027-03-08T16:55:00-03:00',
    timezone: 'America/Santiago',
    from: 'Despachos Transportes Quilén <despachos@quilen.example>',
    subject: 'Su despacho OT 558213 está programado',
    text: `Estimado cliente:

Informamos que su carga (OT 558213, 2 pallets, 640 kg) será entregada el jueves 11 de marzo entre las 08:00 y las 14:00 hrs en la dirección registrada: Camino Lo Boza 1120, Pudahuel.

Debe haber una persona mayor de edad con la guía de despacho para recibir. De no encontrar moradores, la carga vuelve a bodega y el segundo intento tiene un costo de $18.500 + IVA.

Seguimiento: https://quilen.example/seguimiento/558213

Atte.
Área de Despachos`,
    expected: [],
  },
  {
    name: 'es: client in Miami sets a call in Miami time for a reader in Bogota',
    sentAt: '2027-07-09T18:02:00-04:00',
    timezone: 'America/Bogota',
    from: 'Orlando Pardo <opardo@pardoimports.example>',
    subject: 'Llamada con el abogado',
    text: `Andrés, buenas tardes.

Hablé con el abogado y puede el miércoles 14 de julio a las 3:00 pm hora de Miami. Son 45 minutos máximo porque cobra por hora, así que tengan las preguntas listas por favor.

Yo pongo el enlace: https://reunion.pardoimports.example/orlando

Saludos
Orlando Pardo
Pardo Imports LLC
Doral, FL`,
    expected: [at('2027-07-14T14:00:00-05:00', '2027-07-14T14:45:00-05:00')],
  },
  {
    name: 'es: occupational health service assigns a check-up appointment',
    sentAt: '2027-06-14T11:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Citas Prevención Salus <no-responder@prevencionsalus.example>',
    subject: 'Citación reconocimiento médico',
    text: `Sr. D. IGNACIO BERMEJO SANZ:

Le comunicamos que su reconocimiento médico anual ha quedado citado como sigue:

FECHA: 23/06/2027
HORA: 08:15
CENTRO: Avda. de la Constitución, 112 bajo, Valladolid
EMPRESA: Imprenta Bermejo S.L.

Debe acudir en ayunas de 8 horas y aportar DNI y la primera orina de la mañana. Si usa gafas o lentillas, tráigalas.

Si no puede asistir, avise con 24 h de antelación en el 983 000 451, de lunes a viernes de 8:00 a 15:00.

Este buzón no admite respuestas.`,
    expected: [at('2027-06-23T08:15:00+02:00')],
  },
  {
    name: 'es: only availability and a booking link, no proposal',
    sentAt: '2027-11-24T15:12:00-05:00',
    timezone: 'America/Bogota',
    from: 'Natalia Ocampo <nocampo@ocampoconsultores.example>',
    subject: 'Re: Diagnóstico de nómina',
    text: `Hola Felipe, con mucho gusto lo hablamos.

La próxima semana estoy relativamente libre, en general me sirven más las mañanas, y los lunes casi siempre puedo. Escoge tú el espacio que te convenga en mi agenda:

https://agenda.ocampoconsultores.example/natalia/30min

La sesión de diagnóstico no tiene costo. Si seguimos, la hora de consultoría queda en $190.000.

Un abrazo,
Natalia`,
    expected: [],
  },
  {
    name: 'es: applicant confirms the interview',
    sentAt: '2027-09-30T17:26:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Lucía Etxeberria Mora <lucia.etxeberria@correo.example>',
    subject: 'Re: Entrevista puesto de administrativa (ref. ADM-27/03)',
    text: `Estimada Sra. Aguirre:

Muchas gracias por su llamada de esta mañana. Le confirmo mi asistencia a la entrevista del lunes 4 de octubre a las 11:15 en sus oficinas de Getxo.

Tal como me pidió, adjunto la vida laboral y el título de inglés. En mi empresa actual debo dar quince días de preaviso, por lo que podría incorporarme a partir del 25 de octubre.

Reciba un cordial saludo,

Lucía Etxeberria Mora
Tfno.: 600 000 933`,
    expected: [at('2027-10-04T11:15:00+02:00')],
  },
  {
    name: 'es: Argentine barbecue of the firm, lower case without accents',
    sentAt: '2027-11-17T14:38:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Tincho Ledesma <martin@graficaledesma.example>',
    subject: 'asado!!!',
    text: `gente como va

les confirmo el asado de fin de año con los clientes amigos, este sabado 20 a las 12 y media en la quinta de mi suegro (escobar, les paso la ubicacion por whatsapp). estan mas que invitados los dos, vengan con las pibas

son $ 22.000 por cabeza, transfieran antes del viernes asi el gordo compra la carne. si llueve se hace igual, hay quincho

abrazo
tincho`,
    expected: [at('2027-11-20T12:30:00-03:00')],
  },
  {
    name: 'es: trade fair visited together on two whole days',
    sentAt: '2027-10-13T09:51:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Maite Lacasa <maite@lacasamaquinaria.example>',
    subject: 'Feria de Zaragoza, ya tengo las entradas',
    text: `¡Hola, Toño!

Ya tengo tu acreditación y la mía para la Feria de la Madera de Zaragoza. Vamos entonces del martes 9 al miércoles 10 de noviembre, los dos días enteros, como hablamos. Yo llevo el coche y el hotel lo paga la casa (74 € la noche, con desayuno).

Mírate el listado de expositores y apúntame qué máquinas quieres ver, sobre todo si sigues con la idea de la canteadora.

Un abrazo,
Maite`,
    expected: [days('2027-11-09', '2027-11-11')],
  },
  {
    name: 'es: hosting firm announces a maintenance window',
    sentAt: '2027-10-07T10:00:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Soporte NubeMaya <soporte@nubemaya.example>',
    subject: '[Aviso] Mantenimiento programado servidor MX-14',
    text: `Estimado cliente:

Le informamos que se realizará un mantenimiento programado en el servidor donde se aloja su sitio.

Inicio: sábado 9 de octubre de 2027, 22:00 hrs (Centro de México)
Término: domingo 10 de octubre de 2027, 02:00 hrs
Servicios afectados: correo, bases de datos, panel de control

Durante ese lapso puede haber intermitencias. No es necesario que realice ninguna acción. Le sugerimos no programar envíos en ese horario.

Ticket relacionado: 20271007-3391

Soporte NubeMaya
Atención telefónica 24/7: 55 0000 6120`,
    expected: [],
  },
  {
    name: 'es: patient association declines Tuesday and proposes the same hour on Wednesday',
    sentAt: '2027-09-17T12:44:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Concha Rivas <concha.rivas@asociacionalba.example>',
    subject: 'Re: Visita a la imprenta',
    text: `Hola, Manuel:

El martes 21 a las 16:00 no me viene bien, justo tengo junta en la asociación. ¿Podría ser el miércoles 22 a la misma hora?

Iríamos Charo y yo a ver las pruebas de color de los calendarios. Son 500 unidades, al final.

Gracias, guapo.
Concha

-----Mensaje original-----
De: Manuel Ojeda
Enviado: viernes, 17 de septiembre de 2027 10:03
Para: Concha Rivas
Asunto: Visita a la imprenta

Concha, ¿os pasáis el martes 21 a las 16:00 y veis las pruebas?
Manuel`,
    expected: [at('2027-09-22T16:00:00+02:00')],
  },
  {
    name: 'es: colleague forwards a customer and has agreed a visit for both',
    sentAt: '2027-10-19T18:07:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Nacho Cuesta <nacho@reformascuesta.example>',
    subject: 'Fwd: humedades en el local',
    text: `Te reenvío esto. Ya he hablado con ella y le he dicho que vamos tú y yo el jueves a las 12. Coge el medidor de humedad y la escalera larga.

N.

---------- Mensaje reenviado ----------
De: Herboristería Salvia <tienda@salvia.example>
Fecha: lun, 18 oct 2027 a las 20:31
Asunto: humedades en el local
Para: <info@reformascuesta.example>

Buenas tardes, tenemos una mancha de humedad en la trastienda que cada vez va a más. ¿Podrían venir a verlo? Cualquier mañana de esta semana estaría bien. Abrimos de 10:00 a 14:00 y de 17:00 a 20:30.

Un saludo,
Teresa (Herboristería Salvia, Oviedo)`,
    expected: [at('2027-10-21T12:00:00+02:00')],
  },
  {
    name: 'es: town hall announces an inspection of the premises',
    sentAt: '2027-02-25T13:18:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Ayuntamiento de Villarrubia del Río - Licencias <licencias@villarrubiadelrio.example>',
    subject: 'Expte. 2027/LA/000184 - Notificación visita de inspección',
    text: `ASUNTO: Visita de comprobación previa a la licencia de apertura
EXPEDIENTE: 2027/LA/000184
INTERESADO: Obrador Hermanos Pineda, C.B.
EMPLAZAMIENTO: C/ Alfarería, 17

En relación con el expediente de referencia, y a la vista de la documentación presentada con fecha 2 de febrero de 2027 (registro de entrada nº 1.347), se le comunica lo siguiente:

PRIMERO.- El técnico municipal girará visita de comprobación al establecimiento el día 18 de marzo de 2027, jueves, a las 10:30 horas, debiendo encontrarse presente el titular o persona que lo represente.

SEGUNDO.- Deberá tener a disposición del técnico el certificado de la instalación eléctrica, el contrato de mantenimiento de extintores y el seguro de responsabilidad civil en vigor.

TERCERO.- Dispone de un plazo de diez días hábiles para formular las alegaciones que estime oportunas.

El Jefe del Servicio de Licencias,
Fdo.: Álvaro Cantalejo Ruiz

Atención al público: lunes a viernes, de 9:00 a 14:00 h. Jueves tarde (excepto julio y agosto), de 16:30 a 18:30 h.`,
    expected: [at('2027-03-18T10:30:00+01:00')],
  },
  {
    name: 'es: only the quoted mail holds proposed times',
    sentAt: '2027-05-26T16:29:00-04:00',
    timezone: 'America/Santo_Domingo',
    from: 'Wilkin Peralta <wperalta@ferreteriaperalta.example>',
    subject: 'RE: Demostración del sistema de inventario',
    text: `Recibido, gracias. Déjeme consultarlo con mi hermano, que es el que maneja el almacén, y le digo algo.

Wilkin

De: Scarlett Núñez <snunez@inventasoft.example>
Enviado el: miércoles, 26 de mayo de 2027 9:40 a. m.
Para: Wilkin Peralta
Asunto: Demostración del sistema de inventario

Saludos, don Wilkin:
Para la demostración le puedo ofrecer el martes 1 de junio a las 9:30 a. m. o el jueves 3 a las 4:00 p. m. ¿Cuál prefiere?
Scarlett`,
    expected: [],
  },
  {
    name: 'es: Ecuadorian beekeeper offers day after tomorrow or a week from today',
    sentAt: '2027-08-24T07:33:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Segundo Chiriboga <schiriboga@mielesdelchimborazo.example>',
    subject: 'probar la miel nueva',
    text: `Veci buenos días, dios le pague por el pago de la factura 001-002-4471.

Para que pruebe la miel de la cosecha nueva yo bajo a su local, o bien pasado mañana a las nueve y media de la mañana, o bien de hoy en ocho a las tres de la tarde. Usted dirá no más cuál le conviene.

El balde de 20 kilos sigue en 145 dólares hasta fin de mes.

Don Segundo`,
    expected: [at('2027-08-26T09:30:00-05:00'), at('2027-08-31T15:00:00-05:00')],
  },
  {
    name: 'es: Chilean vet with quarter to four in words',
    sentAt: '2027-06-11T19:48:00-04:00',
    timezone: 'America/Santiago',
    from: 'Cote Valdebenito <jvaldebenito@vetarrayan.example>',
    subject: 'Re: yegua coja',
    text: `Hola Pancho, puedo ir a la parcela el miércoles a un cuarto para las cuatro, antes no alcanzo porque ando en Pirque po. Tenme la yegua en la pesebrera, sin comer desde el mediodía, y consíguete a alguien que la afirme.

La visita sale 60 lucas más la radiografía.

Cote
Veterinaria Arrayán`,
    expected: [at('2027-06-16T15:45:00-04:00')],
  },
  {
    name: 'es: dental laboratory informs of summer hours',
    sentAt: '2027-07-26T10:15:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Laboratorio Dental Marfil <pedidos@dentalmarfil.example>',
    subject: 'Horario de agosto',
    text: `Estimados doctores:

Os recordamos que del lunes 2 al viernes 27 de agosto nuestro horario será de 8:00 a 15:00. Las tardes permaneceremos cerrados, y la semana del 16 no habrá recogidas.

Los trabajos que queráis tener antes de vacaciones deben salir de clínica como muy tarde el jueves 29 de julio a las 12:00. A partir del lunes 30 de agosto volvemos al horario normal, de 9 a 14 y de 16 a 19.

¡Feliz verano a todos!
El equipo de Marfil`,
    expected: [],
  },
  {
    name: 'es: minutes of a past meeting with the next one at the end',
    sentAt: '2027-07-06T08:52:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Marcela Umaña <marcela@turismoquetzal.example>',
    subject: 'Minuta reunión 5 de julio - remodelación cabinas',
    text: `Compañeros, pura vida. Les dejo la minuta.

MINUTA
Fecha: lunes 5 de julio de 2027
Hora: 9:00 a. m. a 10:40 a. m.
Presentes: Marcela Umaña, don Rafa (maestro de obras), Esteban Solís (arquitecto), Kattia (contabilidad)

Acuerdos:
1. Se aprueba el techo de teja para las cabinas 3 y 4. Presupuesto: 6 850 000 colones.
2. Esteban entrega los planos corregidos a más tardar el viernes 9.
3. Kattia paga el adelanto a la ferretería antes del 15 de julio.
4. Don Rafa arranca la demolición cuando esté el permiso municipal.

Pendientes:
- Revisar con el ingeniero eléctrico el tablero de la recepción.
- Cotizar paneles solares (dos proveedores más).

Próxima reunión: lunes 12 de julio, de 9:00 a. m. a 10:30 a. m., mismo lugar. Los espero a todos.

Saludos,
Marcela`,
    expected: [at('2027-07-12T09:00:00-06:00', '2027-07-12T10:30:00-06:00')],
  },
  {
    name: 'es: writer only tells of his own appointments of the next day',
    sentAt: '2027-04-27T20:36:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Quique Alarcón <quique@inmoalarcon.example>',
    subject: 'Re: llaves del piso de Ruzafa',
    text: `Perdona que no te haya dicho nada antes. Mañana voy de cráneo: a las 10 tengo notaría en Alzira, a las 12:30 el médico con la niña y a las cinco me vienen a tasar mi casa. Cuando respire un poco te escribo y vemos cómo te hago llegar las llaves.

Los recibos de la luz te los mando esta noche.

Quique
Inmobiliaria Alarcón · 960 000 525 · Lun-Vie 10-14 / 17-20`,
    expected: [],
  },
  {
    name: 'es: Uruguayan farewell lunch with a deadline for answers',
    sentAt: '2027-12-06T11:21:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Estudio Contable Bentancor <secretaria@bentancor.example>',
    subject: 'Despedida de Raquel',
    text: `Estimados:

Después de 31 años Raquel se nos jubila, y no queremos dejar pasar la ocasión. Los esperamos el viernes 17 de diciembre a las 13 hs en la parrilla El Ceibal (Bulevar Artigas esq. Palmar) para un almuerzo de despedida. Ustedes fueron de sus primeros clientes y le va a encantar verlos.

Les pedimos que nos confirmen cuántos vienen antes del viernes 10. Ella no sabe nada, así que ¡chito!

Cordialmente,
Silvana
Estudio Contable Bentancor
Atendemos de 10 a 17 hs`,
    expected: [at('2027-12-17T13:00:00-03:00')],
  },
  {
    name: 'es: call today at quarter past five',
    sentAt: '2027-06-08T15:40:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Rocío Benjumea <rocio@floresbenjumea.example>',
    subject: 'boda sábado URGENTE',
    text: `Miarma, que la novia quiere ahora peonías en vez de rosas. Te llamo hoy a las cinco y cuarto y lo cerramos, q a las tres y media he tenido que cogerle el teléfono a la madre y estaba que se subía por las paredes.

Ve mirando si te quedan de las blancas, unas 60. A 2,80 como mucho.

Rocío`,
    expected: [at('2027-06-08T17:15:00+02:00')],
  },
  {
    name: 'es: radio station tells when a recorded interview will be broadcast',
    sentAt: '2027-04-13T12:02:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Redacción Onda Guadiana <redaccion@ondaguadiana.example>',
    subject: 'Fecha de emisión de vuestra entrevista',
    text: `Hola, Inés:

Gracias otra vez por abrirnos la quesería la semana pasada, nos fuimos encantados (y con dos kilos de más).

La entrevista ya está montada y se emitirá el domingo 18 de abril a las 21:00 en «Gente de aquí», con repetición el martes 20 a las 7:30. Desde el lunes la tendréis también en nuestra web para escucharla cuando queráis.

Si necesitáis el audio para vuestras redes, lo mandamos sin problema.

Un saludo,
Fermín Carrasco
Onda Guadiana 98.3 FM`,
    expected: [],
  },
  {
    name: 'es: peninsular and Canary time of the same video call',
    sentAt: '2027-05-10T13:05:00+02:00',
    timezone: 'Atlantic/Canary',
    from: 'Sandra Pozuelo <spozuelo@segurosmeseta.example>',
    subject: 'Renovación póliza flota 0093-4417',
    text: `Buenas tardes, Yeray:

Para repasar la renovación de la póliza de las furgonetas te convoco a una videollamada el jueves 13 de mayo a las 11:00 (10:00 en Canarias). Será media hora.

Enlace: https://video.segurosmeseta.example/sala/pozuelo-4417
PIN: 118 930

La póliza actual vence el 31 de mayo a las 24:00, así que conviene dejarlo cerrado esa misma semana. La prima quedaría en 3.912,40 € con los tres vehículos.

Saludos,

Sandra Pozuelo
Dpto. de Empresas
Seguros Meseta
De lunes a viernes de 8:30 a 17:30`,
    expected: [at('2027-05-13T10:00:00+01:00', '2027-05-13T10:30:00+01:00')],
  },
  {
    name: 'es: cancelled meeting with an ICS part of method CANCEL',
    sentAt: '2027-02-16T18:25:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Paulina Elizondo <pelizondo@clinicaelizondo.example>',
    subject: 'Cancelado: Revisión campaña primavera',
    text: `Equipo, cancelo la junta de mañana miércoles a las 12:00. El doctor está en quirófano todo el día. Les aviso cuando tenga nueva fecha.

Paulina`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Clinica Elizondo//Agenda//ES
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:70a3e9d1-campana-primavera@clinicaelizondo.example
DTSTAMP:20270217T002500Z
DTSTART:20270217T180000Z
DTEND:20270217T190000Z
SUMMARY:Cancelado: Revisión campaña primavera
ORGANIZER;CN=Paulina Elizondo:mailto:pelizondo@clinicaelizondo.example
ATTENDEE;CN=Agencia Colibrí;PARTSTAT=ACCEPTED:mailto:cuentas@agenciacolibri.example
SEQUENCE:2
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'es: writer gives his flight and train and proposes a dinner',
    sentAt: '2027-03-30T22:11:00-03:00',
    timezone: 'Europe/Madrid',
    from: 'Hernán Scarpati <hernan@bodegascarpati.example>',
    subject: 'Viaje a España',
    text: `Querida Elvira,

¡Por fin tengo los pasajes! Aterrizo en Barajas el martes 6 de abril a las 5:25 (sí, de la madrugada, una locura) y el viernes 9 me voy a Sevilla en el AVE de las 7:40.

¿Cenamos ese mismo martes a las nueve y media en aquella taberna cerca de tu tienda? Te llevo dos botellas del Malbec 2024 para que lo pruebes antes de decidir el pedido. El precio por caja lo mantengo en 54 euros.

El miércoles y el jueves los tengo tomados con el importador, así que ojalá puedas.

Un fuerte abrazo desde Mendoza,
Hernán`,
    expected: [at('2027-04-06T21:30:00+02:00')],
  },
  {
    name: 'es: complaint about a past appointment',
    sentAt: '2027-09-08T09:27:00-05:00',
    timezone: 'America/Lima',
    from: 'Rosa Huamaní Ccopa <rosa.huamani@correo.example>',
    subject: 'RECLAMO por mala atencion',
    text: `Señores:

Me dirijo a ustedes para presentar mi reclamo. El viernes 3 de setiembre tenia cita a las 4:00 pm para el cambio de aceite de mi camioneta placa B7K-402. Llegue 3:50 y recien me atendieron a las 5:45, y encima me cobraron S/ 280 cuando el señor por telefono me dijo S/ 220.

Al dia siguiente, sabado, el carro amanecio botando aceite en mi cochera. Adjunto fotos.

Exijo la devolucion de la diferencia en un plazo no mayor de 7 dias, de lo contrario me voy a Indecopi.

Rosa Huamaní Ccopa
DNI 00000417`,
    expected: [],
  },
  {
    name: 'es: registration for a welding workshop with JSON-LD event reservation',
    sentAt: '2027-01-28T16:03:00-06:00',
    timezone: 'America/Monterrey',
    from: 'Boletos Taller Norte <boletos@tallernorte.example>',
    subject: 'Tu lugar está apartado: Taller de soldadura TIG',
    text: `¡Listo, Eusebio!

Tu inscripción quedó registrada.

Taller de soldadura TIG para acero inoxidable
Sábado 20 de febrero de 2027, de 9:00 a 14:00 h
Centro de Capacitación Taller Norte, Nave 6, Apodaca, N.L.
Folio: TN-20931
Total pagado: $1,850.00 MXN

Trae tu careta y guantes. El material va incluido. Si requieres factura, solicítala antes del 31 de enero.`,
    html: `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><script type="application/ld+json">{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"TN-20931","reservationStatus":"http://schema.org/Confirmed","underName":{"@type":"Person","name":"Eusebio Garza"},"reservationFor":{"@type":"Event","name":"Taller de soldadura TIG para acero inoxidable","startDate":"2027-02-20T09:00:00-06:00","endDate":"2027-02-20T14:00:00-06:00","location":{"@type":"Place","name":"Centro de Capacitación Taller Norte","address":{"@type":"PostalAddress","streetAddress":"Nave 6","addressLocality":"Apodaca","addressRegion":"NL","addressCountry":"MX"}}},"totalPrice":"1850.00","priceCurrency":"MXN"}</script></head><body style="font-family:Arial"><h1>¡Listo, Eusebio!</h1><p>Tu inscripción quedó registrada.</p><p><strong>Taller de soldadura TIG para acero inoxidable</strong><br>Sábado 20 de febrero de 2027, de 9:00 a 14:00 h<br>Centro de Capacitación Taller Norte, Nave 6, Apodaca, N.L.<br>Folio: TN-20931<br>Total pagado: $1,850.00 MXN</p><p>Trae tu careta y guantes. El material va incluido. Si requieres factura, solicítala antes del 31 de enero.</p></body></html>`,
    expected: [at('2027-02-20T09:00:00-06:00', '2027-02-20T14:00:00-06:00')],
  },
  {
    name: 'es: bulk offer of a wholesaler with early opening',
    sentAt: '2027-11-22T06:30:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Mayoreo El Girasol <promos@mayoreoelgirasol.example>',
    subject: '¡4 días de locura! Hasta 60% en papelería y mercería 🌻',
    text: `¡NO TE LO PIERDAS!

Del jueves 25 al domingo 28 de noviembre
TODO EL PISO DE PAPELERÍA CON HASTA 60% DE DESCUENTO

Jueves: abrimos desde las 7:00 a.m. y a los primeros 100 clientes les invitamos el cafecito
Viernes: ventas nocturnas de 8:00 p.m. a 11:00 p.m.
Sábado: a las 12:00 rifa de una laminadora

Te esperamos en Mesones 140, Centro.

Promoción válida hasta agotar existencias. Para dejar de recibir estos correos, da clic aquí: https://mayoreoelgirasol.example/cancelar`,
    isBulk: true,
    expected: [],
  },
];
