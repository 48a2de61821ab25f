import type { DetectionMail } from '../../mail.ts';

/** Spanish mails without a meeting, written from the wish alone. */
export const spanishOthers: DetectionMail[] = [
  {
    name: 'es: a reminder of the quarterly tax return',
    sentAt: '2027-04-12T09:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Asesoría Plaza Nueva <laboral@plazanueva-asesores.example>',
    subject: 'Modelo 303: primer trimestre',
    text: `
Estimado cliente:

Le recordamos que el plazo para presentar el modelo 303 termina el martes 20 de abril. Si desea domiciliar el pago, la fecha límite es el jueves 15 de
abril. Necesitamos sus facturas antes del miércoles 14 a las 14:00.

Un saludo,
Asesoría Plaza Nueva
`,
    expected: [],
  },
  {
    name: 'es: a dispatch note with the estimated delivery',
    sentAt: '2027-07-07T19:12:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'EnvíaRápido <notificaciones@enviarapido.example>',
    subject: 'Tu paquete va en camino',
    text: `
¡Hola, Sofía!

Tu paquete con guía 7740 1189 saldrá a reparto mañana, jueves 8 de julio, y llegará entre las 9:00 a.m. y las 2:00 p.m.

Sigue tu envío en https://www.enviarapido.example/rastreo/77401189

Equipo EnvíaRápido
`,
    expected: [],
  },
  {
    name: 'es: a meeting is called off without a new date',
    sentAt: '2027-03-22T08:39:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Teresa Lacalle <tlacalle@lacallemuebles.example>',
    subject: 'Anulamos lo de mañana',
    text: `
Hola, Andrés:

Tenemos que anular la reunión de mañana martes a las 11:00 porque mi padre está ingresado. Ya te diré cuándo podemos retomarla.

Gracias por la comprensión,
Teresa
`,
    expected: [],
  },
  {
    name: 'es: summer opening hours of a shop',
    sentAt: '2027-06-28T10:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Ferretería La Llave <info@ferreterialallave.example>',
    subject: 'Horario de verano',
    text: `
Estimados clientes:

Del 1 de julio al 31 de agosto abriremos de lunes a viernes de 8:00 a 15:00. Los sábados permaneceremos cerrados. El lunes 16 de agosto cerramos por fiesta
local.

¡Feliz verano!
Ferretería La Llave
`,
    expected: [],
  },
  {
    name: 'es: an automatic reply during the holidays',
    sentAt: '2027-12-20T11:28:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Héctor Zamudio <hzamudio@cerrajeszamudio.example>',
    subject: 'Respuesta automática: Cotización',
    text: `
Gracias por su mensaje. Estaré fuera de la oficina del 18 de diciembre de 2027 al 3 de enero de 2028 y regreso el martes 4 de enero a las 9:00 a.m. Para
asuntos urgentes escriba a ventas@cerrajeszamudio.example.

Héctor Zamudio
`,
    expected: [],
  },
  {
    name: 'es: the minutes of a meeting last week',
    sentAt: '2027-10-04T12:17:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Mercedes Aldana <secretaria@clubnauticoaldea.example>',
    subject: 'Acta de la junta directiva',
    text: `
Estimados vocales:

Os adjunto el acta de la junta que celebramos el jueves 30 de septiembre de 2027 a las 20:00 h en la sede. Empezó con diez minutos de retraso y acabó a las
22:15 h. Si veis alguna errata, decídmelo.

Un saludo,
Mercedes
`,
    expected: [],
  },
  {
    name: 'es: a customer says the proposed hour does not suit and will write again',
    sentAt: '2027-02-03T15:49:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Ignacio Beltrán <i.beltran@hotelmiralrio.example>',
    subject: 'Re: Demostración del programa',
    text: `
Hola, Sara:

El lunes 8 a las 10 me resulta imposible, tenemos auditoría toda la semana. Cuando acabe esto te escribo y buscamos hueco.

Saludos,
Ignacio

El mié, 3 feb 2027 a las 11:20, Sara Molina <sara@gestiplus.example> escribió:
> Buenos días, Ignacio:
> ¿Te va bien una demostración el lunes 8 de febrero a las 10:00?
> Sara
`,
    expected: [],
  },
  {
    name: 'es: a newsletter with visitor figures by hour',
    sentAt: '2027-11-02T07:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'TiendaMétrica <informes@tiendametrica.example>',
    subject: 'Tu informe de octubre',
    text: `
Así fue octubre en tu tienda en línea:

- Visitas: 4.318 (+12 %)
- Mejor día: sábado 16 de octubre
- Hora con más ventas: de 21:00 a 22:00
- Tiempo medio en la página: 2:45

Consulta el informe completo en tu panel. Para dejar de recibir estos informes, pulsa aquí.
`,
    isBulk: true,
    expected: [],
  },
];
