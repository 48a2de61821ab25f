import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** Spanish mails, written from the wish alone. */
export const spanishMails: DetectionMail[] = [
  {
    name: 'es: a clinic in Spain confirms an appointment',
    sentAt: '2027-03-01T17:20:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Fisioterapia Arriaga <citas@fisioarriaga.example>',
    subject: 'Confirmación de cita',
    text: `Estimada Lucía:

Le confirmamos su cita con Íñigo Arriaga el jueves 11 de marzo a las 12:30 h en nuestra consulta de la calle Mayor, 18.

Si no puede acudir, le rogamos que nos avise con 24 horas de antelación.

Un saludo,
Fisioterapia Arriaga
Horario: L-V 9:00-14:00 y 16:00-20:00`,
    expected: [at('2027-03-11T12:30:00+01:00')],
  },
  {
    name: 'es: a plumber without accents comes tomorrow at half past four',
    sentAt: '2027-10-13T20:41:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Paco Morales <paco@fontaneriamorales.example>',
    subject: 'RE: fuga en el baño de la oficina',
    text: `buenas tardes manolo, mañana a las cuatro y media de la tarde me paso a mirar lo de la fuga, que por la mañana estoy en una obra en getafe. dile al portero q me deje entrar porfa

un saludo
paco`,
    expected: [at('2027-10-14T16:30:00+02:00')],
  },
  {
    name: 'es: a Mexican customer gives two options in twelve hour style',
    sentAt: '2027-04-14T11:05:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Lic. Gabriela Montes <gmontes@montesyasociados.example>',
    subject: 'Revisión del contrato de arrendamiento',
    text: `Buen día, Arq. Treviño:

Ya tenemos lista la versión final del contrato. ¿Le parece si la revisamos juntos en nuestras oficinas de la Roma? Le propongo el martes 20 de abril a las 5:00 p.m. o el jueves 22 de abril a las 10:30 a.m.

Quedo al pendiente de su respuesta.

Saludos cordiales,
Lic. Gabriela Montes`,
    expected: [at('2027-04-20T17:00:00-06:00'), at('2027-04-22T10:30:00-06:00')],
  },
  {
    name: 'es: a meeting moves from Monday to Wednesday',
    sentAt: '2027-05-06T09:58:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Núria Casals <nuria.casals@casalsdisseny.example>',
    subject: 'Cambio de fecha reunión catálogo',
    text: `Hola, Andrés:

¿Te importa que pasemos la reunión del lunes 10 a las 10:00 al miércoles 12 de mayo a las 11:30? El lunes me ha salido un viaje a Zaragoza.

Gracias y perdona las molestias,
Núria`,
    expected: [at('2027-05-12T11:30:00+02:00')],
  },
  {
    name: 'es: a recruiter calls next Monday for half an hour',
    sentAt: '2027-11-25T16:12:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Beatriz Olmedo <b.olmedo@olmedotalento.example>',
    subject: 'Candidatos para jefe de taller',
    text: `Buenas tardes, Sr. Ferrer:

Tengo tres perfiles muy interesantes para el puesto de jefe de taller. Si le parece bien, le llamo el lunes que viene a las tres y media de la tarde y se los comento. Será media hora.

Reciba un cordial saludo,
Beatriz Olmedo`,
    expected: [at('2027-11-29T15:30:00+01:00', '2027-11-29T16:00:00+01:00')],
  },
  {
    name: 'es: a calendar part from an advisor',
    sentAt: '2026-12-10T13:47:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Gestoría Peñalver <agenda@gestoriapenalver.example>',
    subject: 'Invitación: Cierre del ejercicio',
    text: `Le enviamos la convocatoria para revisar el cierre del ejercicio. Por favor, acéptela desde su calendario.

Gestoría Peñalver`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Zimbra//Calendar//ES
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Europe/Madrid
BEGIN:STANDARD
DTSTART:19710101T030000
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZNAME:CET
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19710101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZNAME:CEST
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
UID:3f9911a0-cierre-2026
DTSTAMP:20261210T124700Z
SUMMARY:Cierre del ejercicio
LOCATION:Gestoría Peñalver
ORGANIZER;CN=Gestoría Peñalver:mailto:agenda@gestoriapenalver.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:admin@maderasruiz.example
DTSTART;TZID=Europe/Madrid:20261217T170000
DURATION:PT1H30M
SEQUENCE:0
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2026-12-17T17:00:00+01:00', '2026-12-17T18:30:00+01:00')],
  },
  {
    name: 'es: a video call in Madrid time for a reader in Mexico',
    sentAt: '2027-01-19T10:33:00+01:00',
    timezone: 'America/Mexico_City',
    from: 'Javier Iturbe <jiturbe@iturbevinos.example>',
    subject: 'Videollamada distribución',
    text: `Hola, Ximena:

Perfecto, hablamos el viernes 22 de enero a las 16:00, hora de Madrid (las 9 de la mañana en Ciudad de México). Nos conectamos por aquí:

https://teams.microsoft.com/l/meetup-join/19%3ameeting_Zk2V

Un abrazo,
Javier`,
    expected: [at('2027-01-22T09:00:00-06:00')],
  },
  {
    name: 'es: a trade fair over four days',
    sentAt: '2027-01-25T12:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Organización Expocerámica <expositores@expoceramica.example>',
    subject: 'Su stand en Expocerámica 2027',
    text: `Estimado expositor:

Nos complace confirmarle su participación en Expocerámica 2027, que se celebrará del 22 al 25 de febrero de 2027 en Feria Valencia. Su stand es el B-32 del pabellón 4.

Los pases de expositor se enviarán por correo electrónico unos días antes.

Atentamente,
Departamento de Expositores`,
    expected: [days('2027-02-22', '2027-02-26')],
  },
  {
    name: 'es: a reply accepts the quoted time',
    sentAt: '2027-06-17T18:25:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Rosa Quintana <rosa@floristeriaquintana.example>',
    subject: 'Re: Decoración de la boda',
    text: `¡Hola, Elena! Sí, el martes 22 a las 18:00 me viene genial, así os enseño también las muestras de los centros de mesa.

Besos,
Rosa

El jue, 17 jun 2027 a las 12:09, Elena Prats (<elena@pratseventos.example>) escribió:
> Hola Rosa, ¿podríamos pasar por la floristería el martes 22 de junio a las 18:00?
> Gracias, Elena`,
    expected: [at('2027-06-22T18:00:00+02:00')],
  },
  {
    name: 'es: a Mexican parents association calls an assembly',
    sentAt: '2027-08-30T08:15:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Colegio Benito Arriola <direccion@colegioarriola.example>',
    subject: 'Junta de inicio de ciclo escolar',
    text: `Estimados papás de 3.º B:

Por este medio los convocamos a la junta de inicio de ciclo escolar que se llevará a cabo el próximo viernes 3 de septiembre a las 8:00 hrs. en el auditorio. Les pedimos puntualidad, ya que a las 9:00 hrs. terminamos.

Atte.
Profra. Silvia Cárdenas
Directora`,
    expected: [at('2027-09-03T08:00:00-06:00', '2027-09-03T09:00:00-06:00')],
  },
  {
    name: 'es: a notary sets the signing of a deed',
    sentAt: '2027-09-13T11:40:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Notaría Alcántara <oficial@notariaalcantara.example>',
    subject: 'Firma escritura local C/ Luna',
    text: `Buenos días, D. Ramón:

La firma de la escritura de compraventa queda fijada para el viernes 24/09/2027 a las 13:15 horas en esta notaría.

Deberá traer el DNI original y el justificante de la transferencia. El banco nos ha de remitir el certificado de deuda antes del 20/09.

Atentamente,
Teresa Gil
Oficial de notaría`,
    expected: [at('2027-09-24T13:15:00+02:00')],
  },
  {
    name: 'es: tickets for a course with JSON-LD',
    sentAt: '2027-02-02T21:30:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Entradas Ya <reservas@entradasya.example>',
    subject: 'Tus entradas: Cata de aceites',
    text: `Hola, Marta:

¡Ya tienes tus 2 entradas para la Cata de aceites!

Cuándo: sábado 20 de febrero de 2027, de 12:00 a 13:30
Dónde: Almazara La Vega, Baena
Localizador: K7YQ2

Presenta este correo en la puerta.`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"K7YQ2","reservationStatus":"http://schema.org/Confirmed","underName":{"@type":"Person","name":"Marta Cobos"},"reservationFor":{"@type":"Event","name":"Cata de aceites","startDate":"2027-02-20T12:00:00+01:00","endDate":"2027-02-20T13:30:00+01:00","location":{"@type":"Place","name":"Almazara La Vega","address":"Baena"}}}
</script></head><body><h2>¡Ya tienes tus 2 entradas!</h2><p>Cata de aceites<br>Cuándo: sábado 20 de febrero de 2027, de 12:00 a 13:30<br>Dónde: Almazara La Vega, Baena<br>Localizador: K7YQ2</p></body></html>`,
    expected: [at('2027-02-20T12:00:00+01:00', '2027-02-20T13:30:00+01:00')],
  },
  {
    name: 'es: an invoice with its due date',
    sentAt: '2027-04-30T09:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Suministros Levante <facturacion@suministroslevante.example>',
    subject: 'Factura F-27/0912',
    text: `Estimado cliente:

Adjuntamos la factura F-27/0912 de fecha 30/04/2027 por importe de 642,18 €. El recibo se cargará en su cuenta el lunes 31 de mayo de 2027.

Para cualquier consulta estamos a su disposición de lunes a viernes de 9 a 14 h.

Suministros Levante, S.L.`,
    expected: [],
  },
  {
    name: 'es: a courier in Mexico announces a delivery',
    sentAt: '2027-05-18T07:10:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Paquetería Rápida <avisos@paqueteriarapida.example>',
    subject: 'Tu paquete llega hoy',
    text: `¡Hola, Jorge!

Tu envío 771-20045-9 llegará hoy martes 18 de mayo entre las 13:00 y las 17:00 hrs. Recuerda que alguien mayor de edad debe recibirlo.

Sigue a tu repartidor en el mapa desde nuestra app.`,
    expected: [],
  },
  {
    name: 'es: summer hours of a bank branch',
    sentAt: '2027-06-09T10:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Caja Rural del Duero <info@cajaduero.example>',
    subject: 'Nuevo horario de verano',
    text: `Estimado cliente:

Le informamos de que del 15 de junio al 15 de septiembre nuestra oficina de Aranda atenderá al público de lunes a viernes de 8:30 a 14:00 h. Los jueves por la tarde permanecerá cerrada.

Muchas gracias por su confianza.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: an appointment is cancelled',
    sentAt: '2027-02-24T08:22:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Óscar Benítez <oscar@benitezreformas.example>',
    subject: 'Anulada la visita de hoy',
    text: `Buenos días, Carmen:

Tengo que anular la visita de hoy a las 11:00, se me ha averiado la furgoneta en la A-4. En cuanto la tenga arreglada te digo algo y buscamos otro día.

Lo siento mucho,
Óscar`,
    expected: [],
  },
  {
    name: 'es: the minutes of an assembly that has been held',
    sentAt: '2027-10-04T13:18:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Administración de Fincas Soler <comunidades@fincassoler.example>',
    subject: 'Acta de la junta del 28 de septiembre',
    text: `Estimados propietarios:

Les adjuntamos el acta de la junta ordinaria celebrada el martes 28 de septiembre de 2027 a las 19:00 horas en el portal del edificio.

Se aprobó la reparación de la cubierta por mayoría y una derrama de 180 € por local, que se pasará al cobro el 2 de noviembre.

Atentamente,
Montserrat Soler`,
    expected: [],
  },
  {
    name: 'es: the tax calendar of a firm of advisors',
    sentAt: '2027-07-01T09:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Asesoría Tormes <clientes@asesoriatormes.example>',
    subject: 'Segundo trimestre: IVA e IRPF',
    text: `Estimado cliente:

El plazo para presentar los modelos 303, 111 y 130 del segundo trimestre termina el martes 20 de julio (el 15 de julio si desea domiciliar el pago).

Necesitamos sus facturas antes del viernes 9 de julio a las 14:00.

Un saludo,
Asesoría Tormes`,
    expected: [],
  },
  {
    name: 'es: a declined time with a vague promise',
    sentAt: '2027-08-10T12:50:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Rodrigo Salcedo <rsalcedo@salcedomuebles.example>',
    subject: 'Re: Visita al showroom',
    text: `Hola Pao, fíjate que el jueves a las 12 no voy a poder, ando en Querétaro hasta el sábado. Regresando te marco y vemos cuándo, ¿va?

Saludos
Rodrigo

El mar, 10 ago 2027 a las 9:41, Paola Rincón escribió:
> Hola Rodrigo, ¿te late el jueves 12 a las 12 del día en el showroom?`,
    expected: [],
  },
  {
    name: 'es: weekly statistics of a web shop',
    sentAt: '2027-03-15T06:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Tiendafácil Informes <informes@tiendafacil.example>',
    subject: 'Resumen de tu tienda: 8 - 14 de marzo',
    text: `Esto es lo que ha pasado en tu tienda la semana pasada:

Visitas: 1.204 (+6 %)
Pedidos: 37
Mejor día: jueves 11 de marzo
Hora con más visitas: de 21:00 a 22:00
Carritos abandonados: 58

El próximo resumen te llegará el lunes 22 de marzo.`,
    isBulk: true,
    expected: [],
  },
];
