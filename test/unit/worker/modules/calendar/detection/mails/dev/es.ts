import { at, crlf, type DetectionMail, days } from '../mail.ts';

/** Spanish mails on which the detection may be tuned. */
export const spanishDevMails: DetectionMail[] = [
  {
    name: 'es: a wedding planner confirms after a long story',
    sentAt: '2027-05-03T13:13:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Macarena Ríos <maca@rios-bodas.example>',
    subject: 'Finca',
    text: `Hola, pareja:

La finca ha contestado por fin. El sábado 8 tienen comunión, así que ese día nada, y el domingo 9 cierran. Nos enseñan todo el sábado 15 de mayo a las seis de la tarde, ya lo he dejado reservado a vuestro nombre. El menú cuesta entre 78 y 95 € y hay que pagar una señal antes del 1 de junio.

Un besito,
Maca
`,
    expected: [at('2027-05-15T18:00:00+02:00')],
  },
  {
    name: 'es: two alternatives with y media and menos cuarto',
    sentAt: '2027-01-12T17:33:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Gestoría Prados <laura@gestoria-prados.example>',
    subject: 'RE: Cierre del ejercicio',
    text: `Hola Marta:

Ya tengo casi todo, solo falta la factura del 28/12. Podemos vernos el lunes 18 de enero a las diez y media o el miércoles 20 a la una menos cuarto. Tú dirás.

Laura

El mar, 12 ene 2027 a las 9:50, Marta <marta@vivero-elroble.example> escribió:
> Hola Laura, ¿te falta algo para cerrar el año?
`,
    expected: [at('2027-01-18T10:30:00+01:00'), at('2027-01-20T12:45:00+01:00')],
  },
  {
    name: 'es: a delay of the same meeting to a later hour',
    sentAt: '2026-12-03T08:25:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Cristina Vidal <cvidal@vidal-marcas.example>',
    subject: 'Re: Hoy',
    text: `Buenos días, Óscar:

Voy con retraso, ¿podemos pasar la llamada de hoy de las 10:00 a las 13:00? Mil disculpas.

Cristina Vidal
Agente de la propiedad industrial
`,
    expected: [at('2026-12-03T13:00:00+01:00')],
  },
  {
    name: 'es: an invitation in a calendar part and in the text',
    sentAt: '2027-04-13T10:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Lourdes Peral <lperal@peral-consultores.example>',
    subject: 'Invitación: seguimiento del plan',
    text: `Hola a todos, os paso la convocatoria para el seguimiento, el jueves 22 de abril a las 12 del mediodía.

Lourdes
`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Peral//Calendario//ES
METHOD:REQUEST
BEGIN:VEVENT
UID:seg-22-04@peral-consultores.example
DTSTAMP:20270413T083000Z
DTSTART;TZID=Europe/Madrid:20270422T120000
DTEND;TZID=Europe/Madrid:20270422T130000
SUMMARY:Seguimiento del plan
ORGANIZER:mailto:lperal@peral-consultores.example
ATTENDEE:mailto:hola@conservas-ria.example
END:VEVENT
END:VCALENDAR
`),
    expected: [at('2027-04-22T12:00:00+02:00', '2027-04-22T13:00:00+02:00')],
  },
  {
    name: 'es: a whole-day stock-taking visit',
    sentAt: '2027-04-19T09:46:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Auditores Lago <planificacion@auditoreslago.example>',
    subject: 'Recuento de existencias',
    text: `Apreciado Sr. Bonet:

Tal como hablamos, nuestro equipo estará en su almacén todo el día el jueves 6 de mayo para asistir al recuento de existencias. Les rogamos que ese día no haya movimientos de mercancía.

Auditores Lago
`,
    expected: [days('2027-05-06')],
  },
  {
    name: 'es: a fair with a stand of the reader',
    sentAt: '2027-04-07T11:52:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Organización <expositores@feria-apicola.example>',
    subject: 'Stand 31 - Feria Apícola',
    text: `Hola, Ignacio:

Os confirmamos el stand 31 en la Feria Apícola, del 21 al 23 de mayo de 2027. El montaje se puede hacer la tarde anterior. Falta por pagar el segundo plazo (310 €), vence el 30 de abril.

¡Nos vemos allí!
La organización
`,
    expected: [days('2027-05-21', '2027-05-24')],
  },
  {
    name: 'es: a technician between two hours',
    sentAt: '2027-03-17T14:53:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Gas Poniente <revisiones@gasponiente.example>',
    subject: 'Revisión obligatoria',
    text: `Estimado cliente:

Le comunicamos que la revisión obligatoria de su instalación de gas se realizará el martes 30 de marzo de 2027, entre las 10:00 y las 12:00. Contrato 0071-5532-9. El importe (48,35 €) se cargará en la próxima factura.
`,
    expected: [at('2027-03-30T10:00:00+02:00', '2027-03-30T12:00:00+02:00')],
  },
  {
    name: 'es: two hours on the same day',
    sentAt: '2026-10-05T11:14:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Dolores Quirós <dolores@quiros-traducciones.example>',
    subject: 'Entrega de la traducción jurada',
    text: `Buenos días, Hugo:

La traducción ya está sellada (34 páginas, 612 €). Como prefiere recogerla en persona y revisarla conmigo, ¿le va mejor el martes 13 de octubre a las 10:00 o a las 17:30?

Dolores Quirós
`,
    expected: [at('2026-10-13T10:00:00+02:00'), at('2026-10-13T17:30:00+02:00')],
  },
  {
    name: 'es: a time of Bogotá for a reader in Madrid',
    sentAt: '2026-11-24T12:30-05:00',
    timezone: 'Europe/Madrid',
    from: 'Catalina Restrepo <catalina@cafe-altoandino.example>',
    subject: 'Llamada muestras de café',
    text: `Hola Jordi, ¿cómo vas?

¿Te queda bien que hablemos el viernes 27 a las 10 a.m. hora de Bogotá? Así te cuento de la cosecha y de los precios FOB.

Un abrazo,
Catalina
`,
    expected: [at('2026-11-27T16:00:00+01:00')],
  },
  {
    name: 'es: a time limit for a subsidy',
    sentAt: '2027-02-01T09:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Oficina de ayudas <ayudas@camara-valdeoro.example>',
    subject: 'Convocatoria de ayudas a la digitalización',
    text: `Estimados señores:

El plazo de presentación de solicitudes finaliza el lunes 1 de marzo de 2027 a las 14:00 horas. Las solicitudes presentadas después no serán admitidas.

Atención al público: martes y jueves, de 9:30 a 13:30.
`,
    expected: [],
  },
  {
    name: 'es: a lottery of dates in a report',
    sentAt: '2027-01-15T10:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Laboratorio Hontanar <informes@lab-hontanar.example>',
    subject: 'Informe 2027-0091',
    text: `Muestra recogida: 11/01/2027 09:40
Recepción: 11/01/2027 13:05
Inicio de ensayo: 12/01/2027 08:00
Fin de ensayo: 14/01/2027 17:30
Resultado: apto (pH 7,2)

El informe se conserva durante 5 años.
`,
    expected: [],
  },
  {
    name: 'es: thanks for a visit in the past',
    sentAt: '2027-02-22T10:45:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Irene Pastor <irene@pastor-cosmetica.example>',
    subject: 'Gracias',
    text: `Hola, Nuria:

Muchas gracias por recibirnos el viernes 19 de febrero a las 12:00, nos encantó el laboratorio. Te adjunto la ficha técnica que te comenté.

Un beso,
Irene
`,
    expected: [],
  },
  {
    name: 'es: only a forwarded mail for another person names a time',
    sentAt: '2027-03-01T12:40:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Silvia Torres <silvia@torres-interiorismo.example>',
    subject: 'RV: Visita al notario',
    text: `Para tu archivo, esto ya lo lleva mi socio. No tienes que hacer nada.

Silvia

---------- Mensaje reenviado ----------
De: Notaría Aguado <citas@notaria-aguado.example>
Fecha: lun, 1 mar 2027 a las 10:02
Asunto: Visita al notario
Para: Silvia Torres

La cita del Sr. Torres es el jueves 4 de marzo a las 13:00.
`,
    expected: [],
  },
  {
    name: 'es: an open day in a bulk mail',
    sentAt: '2027-03-03T07:15:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Escuela de Negocios Ática <info@aticanegocios.example>',
    subject: 'Jornada de puertas abiertas',
    isBulk: true,
    text: `¡Ven a conocernos!

Jornada de puertas abiertas: sábado 13 de marzo, a las 11:00.
Sesión informativa online: martes 16 de marzo, 19:00.

Reserva tu plaza en https://aticanegocios.example/jornada

Si no quieres recibir más correos, date de baja aquí: https://aticanegocios.example/baja
`,
    expected: [],
  },
  {
    name: 'es: a webinar for every customer',
    sentAt: '2027-01-27T06:50:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Nóminas Ya <boletin@nominasya.example>',
    subject: 'Boletín n.º 61',
    isBulk: true,
    text: `Boletín n.º 61

· Novedades del salario mínimo
· Webinar gratuito: "El registro horario sin líos". Miércoles 10 de febrero, de 10:00 a 10:45. Inscríbete: https://nominasya.example/webinar

Recibes este boletín porque eres cliente de Nóminas Ya. Darse de baja: https://nominasya.example/baja
`,
    expected: [],
  },
];
