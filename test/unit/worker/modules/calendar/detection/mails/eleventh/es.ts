import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: invoice with due date, debit hour and office hours',
    sentAt: '2027-01-12T11:47:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Administración Maderas Urbión <administracion@maderasurbion.example>',
    subject: 'Factura FV27-0012, vencimiento 29/01/2027',
    text: `Buenos días:

Adjuntamos la factura FV27-0012 por importe de 2.314,75 € (IVA incluido), correspondiente al albarán 1187 del 8 de enero.

Vencimiento: viernes 29 de enero de 2027. Les recordamos que el recibo se presentará al cobro ese mismo día a las 8:00, por lo que les rogamos tengan saldo suficiente en la cuenta terminada en 4471.

Para cualquier aclaración, estamos en el 975 000 631 de 9:00 a 14:00.

Gracias por su confianza.

Maderas Urbión, S.A.
Dpto. de Administración`,
    expected: [],
  },
  {
    name: 'es: occupational health check-up with date, hour and opening hours in the signature',
    sentAt: '2027-01-25T10:02:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Vigilancia de la Salud <citas@prevencionduero.example>',
    subject: 'Citación reconocimiento médico - Exp. 2027/00418',
    text: `Estimada Sra. Cuesta:

Le comunicamos que, dentro del contrato de vigilancia de la salud suscrito con su empresa, ha sido usted citada para el reconocimiento médico anual:

Fecha: miércoles, 3 de febrero de 2027
Hora: 08:15
Lugar: C/ Mirabel, 14, bajo. Valladolid

Deberá acudir en ayunas y aportar DNI y, si las usa, sus gafas o lentillas.
Si no pudiera acudir, le rogamos nos avise con al menos 48 horas de antelación.

Atentamente,
Dpto. de Citaciones
Prevención Duero, S.L.
Horario de atención: lunes a jueves de 7:30 a 15:00, viernes de 7:30 a 14:00
Tel. 983 000 114`,
    expected: [at('2027-02-03T08:15:00+01:00')],
  },
  {
    name: 'es: three slots offered by a client in Mexico',
    sentAt: '2027-02-11T12:35:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Lic. Maribel Oropeza <m.oropeza@mueblesoropeza.example>',
    subject: 'Propuesta de campaña Día de las Madres',
    text: `Hola Beto, buenas tardes:

Ya revisé la propuesta con mi hermano y nos late mucho la idea, nomás tenemos dudas con el presupuesto ($85,000 más IVA se nos hace elevado para 6 semanas).

¿Podríamos verlo en persona en tu oficina? Te paso mis horarios:

- martes 16 de febrero, 11:00 a.m.
- miércoles 17, 4:30 p.m.
- viernes 19, 10:00 a.m.

Dime cuál te acomoda y lo aparto.

Saludos cordiales,

Lic. Maribel Oropeza
Gerente de Ventas
Muebles Oropeza, Puebla
Tel. (222) 000 45 18`,
    expected: [
      at('2027-02-16T11:00:00-06:00'),
      at('2027-02-17T16:30:00-06:00'),
      at('2027-02-19T10:00:00-06:00'),
    ],
  },
  {
    name: 'es: accepts the second of two quoted options',
    sentAt: '2027-03-04T09:21:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Nuria Feliu <nuria@floristeriafeliu.example>',
    subject: 'RE: Reunión para el escaparate de primavera',
    text: `Hola, Íñigo:

Perfecto, nos quedamos con la segunda opción. Trae por favor las muestras de vinilo.

Un abrazo,
Nuria

El mié, 3 mar 2027 a las 17:10, Íñigo Lasarte (<inigo@rotuloslasarte.example>) escribió:

> Buenas tardes, Nuria:
>
> Te propongo que nos veamos en tu tienda:
>
> 1) lunes 8 de marzo a las 12:00
> 2) martes 9 de marzo a las 17:00
>
> ¿Cuál prefieres?
>
> Íñigo
> Rótulos Lasarte`,
    expected: [at('2027-03-09T17:00:00+01:00')],
  },
  {
    name: 'es: Argentina, lower case without accents, tomorrow at 15 hs',
    sentAt: '2027-03-15T19:52:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Fede Quintela <fede@imprentaquintela.example>',
    subject: 'lo de las etiquetas',
    text: `che marce como va

te parece si mañana a las 15 hs paso por el taller y cerramos lo de las etiquetas? asi de paso te muestro las pruebas de color que salieron barbaras

si no podes avisame por wasap, estoy hasta las 22

abrazo
fede`,
    expected: [at('2027-03-16T15:00:00-03:00')],
  },
  {
    name: 'es: technician visit in a two-hour window, Colombia',
    sentAt: '2027-04-06T08:14:00-05:00',
    timezone: 'America/Bogota',
    from: 'Servicio Técnico Fibranorte <agendamiento@fibranorte.example>',
    subject: 'Visita técnica agendada – Orden 77120934',
    text: `Apreciado cliente PANADERÍA LA ESPIGA S.A.S.:

De acuerdo con su solicitud, le confirmamos la visita de nuestro técnico para la revisión de su servicio de internet:

Orden de trabajo: 77120934
Día: viernes 9 de abril de 2027
Franja: de 8:00 a.m. a 10:00 a.m.
Dirección: Carrera 27 # 51-16, Bucaramanga
Técnico: Wilmer Ardila

Recuerde que debe encontrarse una persona mayor de edad en el lugar. La visita no tiene costo; una visita fallida genera un cobro de $38.000.

Cordialmente,
Fibranorte
Línea de atención: 607 000 2255, de lunes a sábado de 7:00 a.m. a 9:00 p.m.`,
    expected: [at('2027-04-09T08:00:00-05:00', '2027-04-09T10:00:00-05:00')],
  },
  {
    name: 'es: meeting moved from Tuesday to Thursday, Chile',
    sentAt: '2027-04-16T16:25:00-04:00',
    timezone: 'America/Santiago',
    from: 'Constanza Riquelme <criquelme@colegiolosaromos.example>',
    subject: 'Cambio reunión techumbre gimnasio',
    text: `Estimado don Patricio:

Junto con saludar, le cuento que tenemos que correr la reunión del martes 20 a las 10:00, porque ese día nos visita la Superintendencia. ¿La podemos dejar para el jueves 22 de abril a las 15:30, en la misma sala?

Quedo atenta a su confirmación.

Saludos cordiales,

Constanza Riquelme V.
Coordinadora de Administración
Colegio Los Aromos, Talca`,
    expected: [at('2027-04-22T15:30:00-04:00')],
  },
  {
    name: 'es: declines Tuesday at three and leaves the rest open',
    sentAt: '2027-04-23T13:40:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Lourdes Pardo <lourdes.pardo@opticapardo.example>',
    subject: 'Re: visita comercial',
    text: `Hola, Andrés:

El martes a las 3 me es imposible, tenemos a media plantilla de baja y no puedo dejar la tienda sola. Tampoco me va el miércoles.

Déjame que vea cómo se presenta el mes y ya te escribo yo.

Saludos,
Lourdes

Óptica Pardo
L-V 10:00-13:30 y 17:00-20:30 | S 10:00-14:00`,
    expected: [],
  },
  {
    name: 'es: one line, today at half past six in the evening',
    sentAt: '2027-04-05T11:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Curro <curro@electricidadcurro.example>',
    subject: 'Re: Re: cuadro electrico',
    text: `ok jefe, entonces quedamos hoy a las 18:30 en el local y lo dejamos listo, llevo yo los diferenciales

Enviado desde mi móvil`,
    expected: [at('2027-04-05T18:30:00+02:00')],
  },
  {
    name: 'es: bulk newsletter announcing a free webinar',
    sentAt: '2027-05-04T07:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Gestiona Fácil <boletin@gestionafacil.example>',
    subject: 'Webinar gratuito: factura electrónica sin sustos',
    text: `BOLETÍN Nº 218 | MAYO

Hola:

Este mes te contamos:

* Webinar gratuito «Factura electrónica sin sustos», jueves 13 de mayo a las 16:00. Plazas limitadas: www.gestionafacil.example/webinar
* Cinco errores que cometen las pymes al presupuestar
* -25 % en el plan Profesional hasta el 31 de mayo

Síguenos en redes y no te pierdas nada.

Recibes este correo porque te registraste en gestionafacil.example. Si no quieres recibir más boletines, date de baja aquí.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: ICS invitation for a follow-up meeting of the renovation',
    sentAt: '2027-05-06T17:33:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Beatriz Ansola <b.ansola@ansolaarquitectos.example>',
    subject: 'Invitación: Seguimiento de obra local Gran Vía',
    text: `Beatriz Ansola le ha invitado a una reunión.

Seguimiento de obra local Gran Vía
Dónde: Gran Vía 31, bajo (a pie de obra)

Orden del día: instalación eléctrica, plazos del aluminio, remates de pintura.`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Ansola Arquitectos//Agenda 4.2//ES
VERSION:2.0
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Madrid
BEGIN:DAYLIGHT
DTSTART:19810329T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:20270506T153300Z-8841@ansolaarquitectos.example
DTSTAMP:20270506T153300Z
DTSTART;TZID=Europe/Madrid:20270511T090000
DTEND;TZID=Europe/Madrid:20270511T101500
SUMMARY:Seguimiento de obra local Gran Vía
LOCATION:Gran Vía 31\\, bajo
ORGANIZER;CN=Beatriz Ansola:mailto:b.ansola@ansolaarquitectos.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:obras@reformasetxe.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-05-11T09:00:00+02:00', '2027-05-11T10:15:00+02:00')],
  },
  {
    name: 'es: JSON-LD reservation of a restaurant for a business lunch',
    sentAt: '2027-05-18T12:06:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Mesa Lista <reservas@mesalista.example>',
    subject: 'Tu reserva en Asador Peñalba está confirmada',
    text: `¡Reserva confirmada!

Asador Peñalba
viernes 21 de mayo de 2027, 14:15
4 personas, a nombre de Gloria Sanchís
Localizador: PB-60218

Mantenemos la mesa durante 15 minutos. Puedes anular sin coste hasta 24 horas antes.
Cocina abierta de 13:30 a 16:00 y de 20:30 a 23:30.`,
    html: `<html><head><meta charset="utf-8"><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "PB-60218",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Gloria Sanchís" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Asador Peñalba",
    "address": "Calle del Horno 7, Segovia"
  },
  "startTime": "2027-05-21T14:15:00+02:00",
  "partySize": "4"
}
</script></head><body>
<h1>¡Reserva confirmada!</h1>
<p><b>Asador Peñalba</b><br>viernes 21 de mayo de 2027, 14:15<br>4 personas, a nombre de Gloria Sanchís<br>Localizador: PB-60218</p>
<p>Mantenemos la mesa durante 15 minutos. Puedes anular sin coste hasta 24 horas antes.<br>Cocina abierta de 13:30 a 16:00 y de 20:30 a 23:30.</p>
</body></html>`,
    expected: [at('2027-05-21T14:15:00+02:00')],
  },
  {
    name: 'es: lunch invitation for this Thursday at half past two',
    sentAt: '2027-05-24T20:15:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Paco Romeral <paco@vinosromeral.example>',
    subject: 'Te debo una comida',
    text: `¡Qué pasa, figura!

Que por fin he vendido el lote de garnacha, así que lo prometido es deuda: este jueves a las dos y media te invito a comer en Casa Eulogia, que tienen cordero. Vente sin prisas y sin el móvil, ja, ja.

Ya me dices. Si traes a Susana, mejor que mejor.

Paco`,
    expected: [at('2027-05-27T14:30:00+02:00')],
  },
  {
    name: 'es: broadcast time of a television report about the workshop',
    sentAt: '2027-05-07T10:55:00-05:00',
    timezone: 'America/Lima',
    from: 'Yessenia Huamán <yhuaman@canaldelvalle.example>',
    subject: 'Ya tenemos fecha de emisión',
    text: `Hola, señor Quispe, ¿cómo le va?

¡El reportaje sobre su taller de retablos quedó lindísimo! Se emite este domingo 9 de mayo a las 8:30 p. m. por Canal del Valle, con repetición el martes a las 11:00 a. m. Desde el lunes lo encuentra también en nuestra página.

Mil gracias otra vez por abrirnos las puertas de su casa.

Saludos,
Yessenia Huamán
Producción, Canal del Valle`,
    expected: [],
  },
  {
    name: 'es: one call named in Mexican and Spanish time',
    sentAt: '2027-05-31T11:12:00-06:00',
    timezone: 'Europe/Madrid',
    from: 'Arq. Leonel Barragán <leonel@barraganyasociados.example>',
    subject: 'Llamada proyecto Mérida',
    text: `Estimada Cristina:

Qué gusto saludarte. Para afinar los acabados del proyecto de Mérida te propongo una videollamada el próximo miércoles 2 de junio a las 9:00 h de la Ciudad de México, es decir, las 17:00 en España. Con tres cuartos de hora nos alcanza.

Aquí el enlace: https://salas.videoencuentro.example/barragan-merida

Recibe un cordial saludo,
Arq. Leonel Barragán
Barragán y Asociados, CDMX`,
    expected: [at('2027-06-02T17:00:00+02:00', '2027-06-02T17:45:00+02:00')],
  },
  {
    name: 'es: call in Spanish peninsular time for a reader in Bogotá',
    sentAt: '2027-06-07T12:40:00+02:00',
    timezone: 'America/Bogota',
    from: 'Elena Mirabent <elena.mirabent@mirabentcueros.example>',
    subject: 'Muestras de marroquinería',
    text: `Buenos días, Juan Camilo:

Hemos recibido las muestras en perfecto estado. Nos gustaría comentarlas por teléfono con vosotros: ¿os llamo el jueves 10 de junio a las 16:00, hora peninsular española? Así cerramos también los precios de la tirada de 500 unidades.

Si os va bien, no hace falta que contestéis; os llamo al número de la oficina.

Saludos,

Elena Mirabent
Compras
Mirabent Cueros · Ubrique
Horario de fábrica: 7:00 a 15:00 (julio y agosto, 7:00 a 14:00)`,
    expected: [at('2027-06-10T09:00:00-05:00')],
  },
  {
    name: 'es: Canary Islands, link with peninsular and island hour',
    sentAt: '2027-02-22T10:18:00+00:00',
    timezone: 'Atlantic/Canary',
    from: 'Soporte Nubeteca <implantaciones@nubeteca.example>',
    subject: 'Sesión de puesta en marcha de su TPV',
    text: `Hola, Yeray:

Te confirmo la sesión de puesta en marcha del TPV:

Miércoles 24 de febrero, 12:00 (11:00 en Canarias)
Duración: 1 hora
Acceso: https://reunion.nubeteca.example/j/5520118
PIN: 0912

Ten a mano el número de serie del terminal (empieza por NT-24).

Un saludo,
Sonia
Equipo de implantaciones`,
    expected: [at('2027-02-24T11:00:00+00:00', '2027-02-24T12:00:00+00:00')],
  },
  {
    name: 'es: parcel delivery with an hour window',
    sentAt: '2027-06-14T06:45:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Veloz Paquetería <avisos@velozpaqueteria.example>',
    subject: 'Tu envío 4400918277 está en camino',
    text: `Hola, Cerámicas Talavera Nueva:

Tu envío 4400918277 de Esmaltes Olmedo se entregará el martes 15 de junio entre las 9:00 y las 13:00.

Bultos: 3
Peso: 41 kg
Reembolso: 0,00 €

¿No vas a estar? Elige un punto de recogida antes de las 20:00 de hoy.

Veloz Paquetería`,
    expected: [],
  },
  {
    name: 'es: rota of the staff of a pharmacy next door sent for information',
    sentAt: '2027-06-11T13:05:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Farmacia Reyes <farmacia@farmaciareyes.example>',
    subject: 'Turnos de nuestro mostrador, semana del 14 al 18',
    text: `Buenas tardes, Rafa:

Para que sepas a quién preguntar cuando nos mandes pacientes de la clínica, estos son nuestros turnos de la semana que viene:

Lunes 14: Inma 8:30-15:00, Paqui 15:00-21:30
Martes 15: Paqui 8:30-15:00, Luis 15:00-21:30
Miércoles 16: Inma 8:30-15:00, Luis 15:00-21:30
Jueves 17: Luis 8:30-15:00, Inma 15:00-21:30
Viernes 18: Paqui 8:30-15:00, Inma 15:00-21:30

La guardia de noche le toca esta vez a la farmacia de la plaza.

Un saludo,
Inmaculada Reyes`,
    expected: [],
  },
  {
    name: 'es: two days together at a trade fair',
    sentAt: '2027-09-13T09:48:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Marta Sobrino <marta@carpinteriasobrino.example>',
    subject: 'Feria de la madera',
    text: `Hola, Julián:

Ya tengo las entradas para la feria de la madera de Valencia: vamos tú y yo el miércoles 6 y el jueves 7 de octubre, los dos días enteros. Apúntalo en el calendario y no metas ningún montaje, por favor.

El hotel lo he cogido en el centro, 84 € la noche con desayuno.

Marta`,
    expected: [days('2027-10-06', '2027-10-08')],
  },
  {
    name: 'es: stock-take on a Saturday, the whole day',
    sentAt: '2027-06-22T19:10:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Gerencia Ferretería Losada <gerencia@ferreterialosada.example>',
    subject: 'Inventario',
    text: `Hola a los dos:

El sábado 3 de julio hacemos inventario todo el día y os necesito a ambos. La tienda estará cerrada al público. Por la comida no os preocupéis, que encargo empanada.

Os compenso el día en agosto, como el año pasado.

Manolo`,
    expected: [days('2027-07-03')],
  },
  {
    name: 'es: forwarded notice of an inspection, the reader must attend',
    sentAt: '2027-06-29T08:31:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Pilar Montoro <pilar@barlamarina.example>',
    subject: 'RV: Visita de inspección terraza - Expte. 611/2027',
    text: `Óscar, te reenvío lo del Ayuntamiento. Yo estaré fuera, así que te toca atenderlos a ti: el lunes 5 a las diez, en el bar. La licencia está en la carpeta azul.

Pilar

---------- Mensaje reenviado ----------
De: Inspección de Vía Pública <viapublica@aytosantaclara.example>
Fecha: lun, 28 jun 2027 a las 12:57
Asunto: Visita de inspección terraza - Expte. 611/2027
Para: pilar@barlamarina.example

En relación con su solicitud de ampliación de terraza, registrada el 2 de junio con el n.º 611/2027, se le comunica que los servicios técnicos municipales realizarán visita de inspección el próximo día 5 de julio de 2027, a las 10:00 horas.

Deberá hallarse presente el titular o persona autorizada.

El plazo para aportar documentación finaliza el 16 de julio a las 14:00 horas.`,
    expected: [at('2027-07-05T10:00:00+02:00')],
  },
  {
    name: 'es: answer that leaves the quoted proposal open',
    sentAt: '2027-07-08T11:20:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Jordi Batlle <jordi@batllereformas.example>',
    subject: 'Re: ¿Vemos el piso?',
    text: `Gracias, Carmen. Lo hablo con mi socio, que es quien lleva la agenda de las visitas, y te digo algo en cuanto sepa.

Jordi

El 7/7/27 a las 18:32, Carmen Villalba escribió:
> Hola, Jordi:
> para que midáis la cocina, ¿os encaja el martes 13 de julio a las 18:00?
> Tengo yo las llaves. Es el 3.º B.
> Gracias,
> Carmen`,
    expected: [],
  },
  {
    name: "es: tomorrow's appointment is called off",
    sentAt: '2027-07-14T17:58:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Dra. Paulina Escamilla <consultorio@draescamilla.example>',
    subject: 'Cancelación',
    text: `Buena tarde, Sr. Treviño:

Le aviso que la cita de mañana jueves 15 a las 10:00 a.m. queda cancelada, ya que la doctora tuvo una emergencia familiar. La próxima semana nos comunicamos con usted para reagendar.

Le ofrecemos una disculpa.

Recepción
Consultorio Dra. Escamilla
L-V 9:00 a 14:00 y 16:00 a 19:00 / Sáb 9:00 a 13:00`,
    expected: [],
  },
  {
    name: 'es: ICS cancellation of a budget review',
    sentAt: '2027-09-07T09:05:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Teresa Hinojosa <teresa.hinojosa@asesoriahinojosa.example>',
    subject: 'Cancelado: Revisión del presupuesto 2028',
    text: `Hola, Rubén: anulo la reunión del viernes, que aún no tengo los datos del banco. Cuando los reciba buscamos otro hueco.

Teresa`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Asesoria Hinojosa//Correo//ES
VERSION:2.0
METHOD:CANCEL
BEGIN:VEVENT
UID:b71c04d2-99@asesoriahinojosa.example
DTSTAMP:20270907T070500Z
DTSTART:20270910T080000Z
DTEND:20270910T090000Z
SUMMARY:Cancelado: Revisión del presupuesto 2028
ORGANIZER;CN=Teresa Hinojosa:mailto:teresa.hinojosa@asesoriahinojosa.example
ATTENDEE;CN=Rubén Cano:mailto:ruben@imprentacano.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR
`),
    expected: [],
  },
  {
    name: 'es: only parts of the day and general availability',
    sentAt: '2027-07-20T12:12:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Aitana Rebollo <aitana@estudiorebollo.example>',
    subject: 'Sesión de fotos del catálogo',
    text: `Hola, Sergio:

¡Nos encantó el presupuesto! (1.450 € + IVA, anotado.) Para la sesión de fotos, a mí me iría bien el martes por la tarde o el jueves por la mañana, aunque la semana que viene la tengo bastante libre en general. A partir de las 11 suele haber mejor luz en el local.

Dime tú qué día y a qué hora te cuadra.

Besos,
Aitana`,
    expected: [],
  },
  {
    name: "es: minutes of yesterday's meeting with tasks and deadlines",
    sentAt: '2027-09-15T10:44:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Ing. Xavier Andrade <xandrade@riegosandinos.example>',
    subject: 'Acta reunión 14/09',
    text: `Estimados:

Muchas gracias por recibirnos ayer a las 11:00 en su planta. Resumo lo acordado:

1. Riegos Andinos envía la cotización de las bombas hasta el lunes 20 de septiembre, 17:00.
2. La hacienda entrega los planos hasta el 24 de septiembre.
3. Anticipo del 40 % a la firma; garantía de 18 meses.

Cualquier observación, me la hacen llegar por este medio.

Saludos,
Ing. Xavier Andrade
Riegos Andinos, Ambato`,
    expected: [],
  },
  {
    name: 'es: appointments of family members mentioned in passing',
    sentAt: '2027-10-04T08:20:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Chelo Arnaiz <chelo.arnaiz@correo.example>',
    subject: 'el arreglo del abrigo',
    text: `hola maribel guapa

que mañana a las 9 mi marido tiene al traumatologo y el miercoles a las 5 la niña tiene funcion en el cole, asi que esta semana no me da la vida para ir a recoger el abrigo. guardamelo, ya me paso yo un dia de estos cuando pueda

los 22 euros te los hago por bizum

besos chelo`,
    expected: [],
  },
  {
    name: 'es: writer names his own flight and proposes a meeting for the next morning',
    sentAt: '2027-09-01T18:03:00-03:00',
    timezone: 'Europe/Madrid',
    from: 'Gonzalo Etcheverry <gonzalo@lanasdelsur.example>',
    subject: 'Viaje a Madrid',
    text: `Estimada Rocío, ¿cómo estás?

Ya saqué pasaje: salgo de Montevideo el domingo a las 13:20 y aterrizo en Barajas el lunes 6 a las 5:55 (hora de allá). El lunes lo necesito para dormir, jaja.

¿Te parece que nos reunamos el martes 7 de setiembre a las 9:30 en tu oficina de la calle Atocha? Me vuelvo el miércoles en el vuelo de las 23:45.

Un abrazo grande,
Gonzalo
Lanas del Sur`,
    expected: [at('2027-09-07T09:30:00+02:00')],
  },
  {
    name: 'es: Thursday week at four in the afternoon, Guatemala',
    sentAt: '2027-08-09T09:37:00-06:00',
    timezone: 'America/Guatemala',
    from: 'Doña Hortensia Xicará <hortensia@textilesxicara.example>',
    subject: 'Visita al taller',
    text: `Licenciado Morales, buenos días, espero se encuentre bien.

Fíjese que esta semana no voy a poder enseñarle los telares porque estamos en plena entrega. Mejor véngase del jueves en ocho, o sea el 19, a las 4 de la tarde, que ya van a estar todas las muchachas y le preparo un su cafecito.

Bendiciones,
Hortensia`,
    expected: [at('2027-08-19T16:00:00-06:00')],
  },
  {
    name: 'es: day after tomorrow at a quarter to five',
    sentAt: '2027-10-18T21:26:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Vicente Segarra <vsegarra@clubpadelturia.example>',
    subject: 'pistas nuevas',
    text: `Buenas, Amparo:

he conseguido que el de las lonas baje a 3.900 por pista. Pasado mañana a las cinco menos cuarto de la tarde viene al club a medir, ¿te apuntas? Es importante que estés, que tú llevas la obra. Son treinta minutos, hasta las 17:15, que luego tengo clase con los críos.

Vicente`,
    expected: [at('2027-10-20T16:45:00+02:00', '2027-10-20T17:15:00+02:00')],
  },
  {
    name: 'es: quarter to eleven in Latin American wording, Chile in summer time',
    sentAt: '2027-11-16T15:02:00-03:00',
    timezone: 'America/Santiago',
    from: 'Rodrigo Sanhueza <rodrigo.sanhueza@bodegaspirque.example>',
    subject: 'Contrato de arriendo bodega 12',
    text: `Hola Javiera:

El contrato ya está listo para firmar. La notaría nos dio hora para este viernes a un cuarto para las once de la mañana, tenemos que ir los dos con carnet. Es la de calle Concha y Toro, al lado del banco.

El arriendo parte el 1 de diciembre y el mes de garantía (UF 14,5) lo puedes transferir después de la firma.

Cualquier cosa me avisas.
Rodrigo
+56 9 0000 7712`,
    expected: [at('2027-11-19T10:45:00-03:00')],
  },
  {
    name: 'es: tax adviser with filing deadline and a twenty-minute call',
    sentAt: '2027-10-08T12:51:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Begoña Urrutia <begona@urrutiaasesores.example>',
    subject: '3.er trimestre',
    text: `Hola, Mikel:

Te recuerdo que el plazo del IVA del tercer trimestre acaba el 20 de octubre (el 15 si lo domicilias), y todavía me faltan las facturas de gasoil y la del alquiler de septiembre.

Te llamo el 13/10 a las 12 h y lo repasamos; es una llamada de 20 minutos. Si antes del martes me mandas lo que falta, mejor.

Eskerrik asko,
Begoña Urrutia
Urrutia Asesores
Lunes a jueves 9-14 / 16-18:30. Viernes 9-14`,
    expected: [at('2027-10-13T12:00:00+02:00', '2027-10-13T12:20:00+02:00')],
  },
  {
    name: 'es: mother accepts the single quoted time of a parent-teacher talk',
    sentAt: '2027-10-28T22:04:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Silvia Corral <silvia.corral@correo.example>',
    subject: 'Re: Tutoría de Leo Martín (2.º B)',
    text: `Buenas noches, Ainhoa:

Sí, a esa hora nos va bien, iremos los dos.

Gracias,
Silvia (mamá de Leo)

> El 28 oct 2027, a las 14:10, Ainhoa Prieto <ainhoa.prieto@academianorte.example> escribió:
>
> Estimada familia:
> me gustaría comentar con ustedes la evolución de Leo en Matemáticas. ¿Podrían venir el jueves 4 de noviembre a las 17:20 a la academia?
>
> Un saludo,
> Ainhoa Prieto`,
    expected: [at('2027-11-04T17:20:00+01:00')],
  },
  {
    name: 'es: JSON-LD registration for a course in Monterrey, with an end',
    sentAt: '2027-10-25T14:20:00-06:00',
    timezone: 'America/Monterrey',
    from: 'Cámara de Panificadores <registro@camarapan.example>',
    subject: 'Confirmación de registro: Taller de masa madre',
    text: `Hola, Eduardo:

Tu registro quedó confirmado. ¡Te esperamos!

Taller de masa madre para profesionales
Sábado 6 de noviembre de 2027, de 9:00 a 13:30 h
Salón B, Centro de Convenciones del Cerro
Folio: TM-00871
Pagado: $1,200.00

Presenta este correo (impreso o en tu celular) en la entrada.`,
    html: `<!DOCTYPE html>
<html lang="es"><body>
<script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "TM-00871",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Eduardo Garza" },
  "reservationFor": {
    "@type": "Event",
    "name": "Taller de masa madre para profesionales",
    "startDate": "2027-11-06T09:00:00-06:00",
    "endDate": "2027-11-06T13:30:00-06:00",
    "location": { "@type": "Place", "name": "Centro de Convenciones del Cerro", "address": "Monterrey, N.L." }
  }
}]
</script>
<p>Hola, Eduardo:</p>
<p>Tu registro quedó confirmado. ¡Te esperamos!</p>
<table><tr><td>Taller de masa madre para profesionales</td></tr>
<tr><td>Sábado 6 de noviembre de 2027, de 9:00 a 13:30 h</td></tr>
<tr><td>Salón B, Centro de Convenciones del Cerro</td></tr>
<tr><td>Folio: TM-00871</td></tr><tr><td>Pagado: $1,200.00</td></tr></table>
<p>Presenta este correo (impreso o en tu celular) en la entrada.</p>
</body></html>`,
    expected: [at('2027-11-06T09:00:00-06:00', '2027-11-06T13:30:00-06:00')],
  },
  {
    name: 'es: list of half-hour slots with abbreviated weekdays',
    sentAt: '2027-11-10T16:39:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Iván Cardeñosa <icardenosa@softkilo.example>',
    subject: 'Demo del programa de citas para la clínica',
    text: `Hola, Dra. Benítez:

Encantado de hablar con usted esta mañana. Para la demo le puedo ofrecer:

· lun. 15/11  9:00 – 9:30
· mar. 16/11  13:00 – 13:30
· jue. 18/11  8:30 – 9:00

Dígame cuál le conviene y le paso el enlace. La licencia para tres puestos son 59 €/mes, y la oferta de alta gratuita vale hasta el 30/11.

Atentamente,
Iván Cardeñosa
Softkilo Salud
Soporte: 910 000 377, 24 h`,
    expected: [
      at('2027-11-15T09:00:00+01:00', '2027-11-15T09:30:00+01:00'),
      at('2027-11-16T13:00:00+01:00', '2027-11-16T13:30:00+01:00'),
      at('2027-11-18T08:30:00+01:00', '2027-11-18T09:00:00+01:00'),
    ],
  },
  {
    name: 'es: bulk offer with shop hours for a sale weekend',
    sentAt: '2027-11-24T06:30:00-05:00',
    timezone: 'America/Bogota',
    from: 'Papelería Mayorista El Cóndor <ofertas@papeleriaelcondor.example>',
    subject: '¡Viernes negro! Hasta 40 % en papel y tóner',
    text: `¡LLEGÓ EL VIERNES NEGRO!

Este viernes 26 de noviembre abrimos desde las 6:00 a.m. hasta las 11:00 p.m. en todas nuestras sedes.

Resma carta 75 g: $14.900
Tóner compatible: desde $52.000
Los primeros 50 clientes que lleguen antes de las 7 a.m. reciben un bono de $20.000.

Ofertas válidas hasta el domingo 28 a las 8:00 p.m. o hasta agotar existencias.

¿No quieres recibir más ofertas? Cancela tu suscripción aquí.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: visit to the restaurant before a company dinner whose date is still open',
    sentAt: '2027-11-26T12:25:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Verónica Lago <vlago@transporteslago.example>',
    subject: 'Cena de empresa',
    text: `Buenos días:

Estamos buscando sitio para la cena de Navidad de la empresa, seríamos unas 35 personas y nos gustaría el menú de 38 €. La fecha la decidiremos entre todos la semana que viene.

Antes quisiera ver el salón de arriba: ¿podría acercarme el miércoles 1 de diciembre a las 12 del mediodía y me lo enseñan? Hay dos personas celíacas y una vegana, también querría hablarlo con cocina.

Muchas gracias,
Verónica Lago
Transportes Lago, Ourense`,
    expected: [at('2027-12-01T12:00:00+01:00')],
  },
  {
    name: 'es: booking link without a time',
    sentAt: '2027-08-30T10:10:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Lucía Bentancor <lucia@bentancorseguros.example>',
    subject: 'Renovación póliza comercio',
    text: `Hola Washington, ¿todo bien?

La póliza del comercio vence el 30 de setiembre. Para revisar juntos las coberturas, agendate cuando te quede cómodo por acá:

https://agenda.bentancorseguros.example/lucia/30min

Si preferís que lo hagamos por teléfono, me decís.

Lucía Bentancor
Corredora de seguros
Lunes a viernes, 10 a 17 hs`,
    expected: [],
  },
  {
    name: 'es: Wednesday declined, Thursday half an hour later proposed',
    sentAt: '2027-12-06T08:55:00-03:00',
    timezone: 'America/Argentina/Cordoba',
    from: 'Contadora Noelia Bustos <noelia@estudiobustos.example>',
    subject: 'Re: firma del balance',
    text: `Buen día Hernán:

El miércoles a las 10 no voy a poder porque es feriado y me voy a las sierras con los chicos. Si querés lo hacemos el jueves 9 a las 10:30 en el estudio, así lo presentamos antes del vencimiento del 15.

Traé los recibos de sueldo de noviembre.

Saludos
Noelia`,
    expected: [at('2027-12-09T10:30:00-03:00')],
  },
];
