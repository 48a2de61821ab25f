import { at, type DetectionMail, days } from '../../mail.ts';

export const spanishLater: DetectionMail[] = [
  {
    name: 'es: a client asks his gestoría for a meeting on a named Thursday',
    sentAt: '2026-11-23T10:41:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Julián Arregui <julian@carpinteria-arregui.example>',
    subject: 'Duda con el modelo 303',
    text: `Buenos días, Pilar:

Me ha llegado una carta de Hacienda sobre el IVA del segundo trimestre y no entiendo lo que piden. ¿Te parece que me acerque por vuestro despacho el jueves 26 a las 16:30 y lo miramos juntos? Llevo la carta y las facturas.

Un saludo,

Julián Arregui
Carpintería Arregui
Tel. 976 555 014 · de 8 a 14 h
`,
    expected: [at('2026-11-26T16:30:00+01:00')],
  },
  {
    name: 'es: an invoice with its due date is no meeting',
    sentAt: '2026-12-01T08:30:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Administración <facturas@limpiezas-turia.example>',
    subject: 'Factura 2026/1187 - noviembre',
    text: `Estimado cliente:

Adjuntamos la factura 2026/1187 correspondiente al servicio de limpieza del 1 al 30 de noviembre, por importe de 418,66 € (IVA incluido). El recibo se cargará en su cuenta el día 10 de diciembre. Si detecta algún error, le rogamos que nos lo comunique antes del viernes 4 de diciembre a las 14:00.

Atentamente,
Departamento de Administración
Limpiezas Turia, S.L.
`,
    expected: [],
  },
  {
    name: 'es: a colleague in a few words, tomorrow',
    sentAt: '2027-01-19T17:48:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Toni <toni@estudi-garbi.example>',
    subject: 'repaso maqueta',
    text: `mañana a las 9:30 en la sala pequeña, vale?

t.

Enviado desde mi iPhone
`,
    expected: [at('2027-01-20T09:30:00+01:00')],
  },
  {
    name: 'es: an Argentine architect meets the builder on the site',
    sentAt: '2027-01-14T18:22:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Arq. Lucía Ferreyra <lucia@ferreyra-arq.example>',
    subject: 'Obra Thames 1840',
    text: `Hola Marce, cómo va?

Necesito que veamos en obra el tema de la losa antes de que entren los del piso. Te espero el lunes 18/1 a las 10 hs en Thames, traé el presupuesto actualizado si podés.

Abrazo
Lu

--
Arq. Lucía Ferreyra | Mat. 20417
11 5555-0163
`,
    expected: [at('2027-01-18T10:00:00-03:00')],
  },
  {
    name: 'es: an auditor comes for a whole day',
    sentAt: '2027-02-22T09:05:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Ramón Echeverría <r.echeverria@certifica-norte.example>',
    subject: 'Auditoría ISO 9001 - confirmación de fecha',
    text: `Estimada Sra. Mendiluce:

Le confirmo que la auditoría de seguimiento tendrá lugar el jueves 11 de marzo de 2027, durante toda la jornada, en sus instalaciones de Tolosa. Le agradeceré que esté presente el responsable de calidad.

Adjunto el plan de auditoría. Reciba un cordial saludo,

Ramón Echeverría
Auditor jefe
Certifica Norte
`,
    expected: [days('2027-03-11')],
  },
  {
    name: 'es: a patient calls off her appointment without another',
    sentAt: '2027-04-06T20:14:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Mª Carmen Rueda <mcrueda61@correo.example>',
    subject: 'cita del jueves',
    text: `Buenas tardes, soy Mari Carmen Rueda, la paciente del doctor Ibáñez. Tengo cita este jueves 8 a las 12:20 pero no voy a poder ir porque mi marido está ingresado. Por favor anúlenla. Ya llamaré yo cuando pase todo esto para pedir otra.

Gracias y disculpen
`,
    expected: [],
  },
  {
    name: 'es: an appraiser visits the flat, hour in figures without minutes',
    sentAt: '2027-05-10T12:27:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Tasaciones Bernal <citas@tasacionesbernal.example>',
    subject: 'Visita de tasación - C/ Olivar 9, 3.º B',
    text: `Estimado propietario:

El banco nos ha encargado la tasación de su vivienda de la calle Olivar, 9. Nuestro técnico, D. Sergio Maldonado, pasará el lunes 17 de mayo a las 13 h. Es necesario que usted o una persona de su confianza le abra la puerta.

Tenga preparada, por favor, una copia de la nota simple. Los honorarios (290 € + IVA) los abona la entidad.

Un saludo,
Tasaciones Bernal
Ref. TB-27/3341
`,
    expected: [at('2027-05-17T13:00:00+02:00')],
  },
  {
    name: 'es: the day after tomorrow, the hour in words',
    sentAt: '2027-06-01T21:03:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Paco Gálvez <paco.galvez@correo.example>',
    subject: 'el motor de la persiana',
    text: `Buenas noches Javi, soy Paco el del bar. La persiana se ha vuelto a quedar a medias. Me dijo tu mujer que pasado mañana estáis por el barrio, pues pasaos a las doce y media que yo estoy seguro y así le echáis un vistazo.

Si es el motor lo cambiamos y punto, pero que no me clavéis como la otra vez jaja

Un saludo
`,
    expected: [at('2027-06-03T12:30:00+02:00')],
  },
  {
    name: 'es: a Wednesday is declined, nothing in its place',
    sentAt: '2027-06-21T10:08:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Silvia Montoro <smontoro@viveros-montoro.example>',
    subject: 'Re: Visita al vivero',
    text: `Hola, Raúl:

Lo siento, pero el miércoles 23 a las 10:30 me es imposible, estamos en plena carga de camiones. Dime qué otros días te irían bien y lo miro.

Gracias,
Silvia

El vie, 18 jun 2027 a las 13:44, Raúl Benítez <raul@paisajes-benitez.example> escribió:
> Hola, Silvia: ¿podría pasarme por el vivero el miércoles 23 a las 10:30 para
> elegir los olivos? Un saludo, Raúl
`,
    expected: [],
  },
  {
    name: 'es: a mail tells of work at another house, the reader is not in it',
    sentAt: '2027-07-05T11:20:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Fincas Robledo <comunidades@fincasrobledo.example>',
    subject: 'Ascensor portal 4',
    text: `Hola, Lourdes:

Para que lo sepas por si algún vecino te pregunta: los del ascensor van al portal 4 el jueves 8 a las 9:00, los recibe el presidente y el conserje ya tiene las llaves. Vosotros no tenéis que hacer nada.

Un saludo,
Chema
Fincas Robledo
`,
    expected: [],
  },
  {
    name: 'es: a recruiter in Lima fixes a phone call',
    sentAt: '2027-09-07T10:15:00-05:00',
    timezone: 'America/Lima',
    from: 'Milagros Huamán <mhuaman@talento-andino.example>',
    subject: 'Proceso de selección - Asistente contable',
    text: `Estimado Sr. Paredes:

Gracias por el perfil que nos envió para la vacante. Tenemos tres candidatas y quisiera comentárselas. Lo llamo este viernes 10 a las 10:15 a.m. al celular que figura en su firma. Si a esa hora no puede, avíseme con confianza.

Atentamente,

Milagros Huamán Rojas
Consultora
Talento Andino S.A.C.
Av. Los Sauces 455, of. 302, Lima
`,
    expected: [at('2027-09-10T10:15:00-05:00')],
  },
  {
    name: 'es: a video meeting with its link and length',
    sentAt: '2027-09-20T17:25:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Adriana Solís <adriana@tucanpixel.example>',
    subject: 'Demo del sistema de reservas',
    text: `Hola don Rodrigo, ¿cómo le va?

Le confirmo la demo del sistema para el jueves 23 de setiembre, 2:00 p.m. a 2:40 p.m. Se puede conectar acá:

https://meet.google.com/kqz-wvtn-dpe

Si quiere que entre alguien más del hotel, páseles el enlace sin problema. Pura vida,

Adriana Solís
Tucán Pixel
8555-0149
`,
    expected: [at('2027-09-23T14:00:00-06:00', '2027-09-23T14:40:00-06:00')],
  },
  {
    name: 'es: a Uruguayan vet comes to the farm early on Saturday',
    sentAt: '2027-11-08T20:45:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Dr. Washington Píriz <wpiriz@vet-delsarandi.example>',
    subject: 'vacunas',
    text: `Buenas Nelson, ¿todo bien?

Ya me llegaron las dosis. Paso por el campo el sábado 13/11 a las 8 y media de la mañana, teneme los terneros encerrados así no perdemos tiempo. Son 62, ¿no?

Cualquier cosa al 099 555 410.

Abrazo
Washington
`,
    expected: [at('2027-11-13T08:30:00-03:00')],
  },
  {
    name: 'es: the signing of a deed at the notary',
    sentAt: '2027-11-11T18:07:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Notaría Villalba Sanz <oficialia@notariavillalba.example>',
    subject: 'Firma escritura compraventa local',
    text: `Estimado D. Ernesto:

Por la presente le comunicamos que la firma de la escritura de compraventa del local sito en Avda. de la Constitución, 27, ha quedado señalada para el próximo día dieciocho de noviembre (jueves), a las 12:00 horas, en esta notaría.

Deberá aportar DNI en vigor y el justificante de la transferencia de 86.500 euros.

Quedamos a su disposición.
Oficialía

AVISO LEGAL: Este mensaje puede contener información confidencial. Si lo ha recibido por error, le rogamos que lo elimine.
`,
    expected: [at('2027-11-18T12:00:00+01:00')],
  },
  {
    name: 'es: a committee meets without the reader',
    sentAt: '2027-11-24T10:12:00-05:00',
    timezone: 'America/Bogota',
    from: 'Jhon Fredy Ospina <jfospina@coopcafe-altoverde.example>',
    subject: 'Su propuesta de empaque',
    text: `Cordial saludo, doña Marleny:

Su cotización quedó radicada. El comité de compras sesiona el lunes 29 de noviembre a las 2:00 p. m. y ahí se define; es una reunión interna, yo le cuento por este medio qué se decidió.

Atentamente,
Jhon Fredy Ospina
Compras
`,
    expected: [],
  },
  {
    name: 'es: a customer in Chicago names his own time and that of Mexico',
    sentAt: '2027-11-29T09:20:00-06:00',
    timezone: 'America/Tijuana',
    from: 'Rubén Cantú <rcantu@cantu-imports.example>',
    subject: 'Muebles de pino, pedido de primavera',
    text: `Qué tal, Ingeniero:

Antes de mandarle la orden me gustaría platicar por Zoom con usted y con su jefe de taller. ¿Puede ser el miércoles 1 de diciembre a la 1:00 p.m. hora de Chicago (11:00 a.m. de Tijuana)? Con media hora nos alcanza.

https://zoom.us/j/95550012873

Saludos,
Rubén Cantú
Cantú Imports
`,
    expected: [at('2027-12-01T11:00:00-08:00', '2027-12-01T11:30:00-08:00')],
  },
  {
    name: 'es: the keys of rented premises are handed over',
    sentAt: '2027-12-09T12:31:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Inmaculada Torres <inma.torres@correo.example>',
    subject: 'Llaves del local de la calle Feria',
    text: `Hola Curro,

la fianza ya me ha entrado, gracias. Nos vemos el miércoles 15 a las once de la mañana en la puerta del local y te doy las llaves, hacemos la lectura de los contadores y firmamos el inventario. El contrato empieza a contar el 1 de enero, tal como hablamos.

Inma
610 555 728
`,
    expected: [at('2027-12-15T11:00:00+01:00')],
  },
  {
    name: 'es: a sale for one day, sent to all customers',
    sentAt: '2027-12-27T08:00:00-03:00',
    timezone: 'America/Argentina/Cordoba',
    from: 'Papelera del Suquía <ofertas@papeleradelsuquia.example>',
    subject: '⏰ Solo mañana: 30% OFF en resmas',
    text: `¡Llegó la liquidación de fin de año!

Mañana martes 28 de diciembre, de 9 a 21 hs, 30% OFF en todas las resmas A4 y 3 cuotas sin interés.

Te esperamos en Av. Colón 5540 o en la tienda online. Promo válida hasta agotar stock (800 unidades).

Si no querés recibir más nuestras ofertas, hacé clic acá.
`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: a training of an hour and a half from nine on',
    sentAt: '2028-01-10T10:20:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Prevención Sanjurjo <formacion@prevencion-sanjurjo.example>',
    subject: 'Formación en extinción de incendios',
    text: `Buenos días, Leonor:

Según lo hablado, impartiremos la formación práctica a vuestra plantilla el jueves 20 de enero a las 9:00 en el patio de vuestra nave. Dura una hora y media. Necesitamos una toma de agua y que los asistentes (tú incluida, son 12) lleven calzado cerrado.

Cordialmente,
Iago Sanjurjo
Técnico superior en PRL
981 555 660
`,
    expected: [at('2028-01-20T09:00:00+01:00', '2028-01-20T10:30:00+01:00')],
  },
  {
    name: 'es: two mornings of training in Quito, hours with h',
    sentAt: '2028-01-17T11:02:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Ing. Patricio Cevallos <pcevallos@sistemas-cotopaxi.example>',
    subject: 'Capacitación sistema contable',
    text: `Estimada Ing. Dayana:

De acuerdo con lo conversado, la capacitación a usted y a su equipo será en sus oficinas:

  Martes 25 de enero: 09h00 a 12h30
  Miércoles 26 de enero: 09h00 a 11h00

Por favor tener instaladas las dos máquinas. El valor de $240 más IVA se factura al final.

Saludos cordiales,
Ing. Patricio Cevallos
Sistemas Cotopaxi
`,
    expected: [
      at('2028-01-25T09:00:00-05:00', '2028-01-25T12:30:00-05:00'),
      at('2028-01-26T09:00:00-05:00', '2028-01-26T11:00:00-05:00'),
    ],
  },
  {
    name: 'es: an order lies ready to be fetched',
    sentAt: '2028-02-07T17:00:00-06:00',
    timezone: 'America/Guatemala',
    from: 'Imprenta El Quetzalito <mostrador@elquetzalito.example>',
    subject: 'Su pedido 20871 está listo',
    text: `Buenas tardes, don Estuardo:

Le avisamos que sus 500 tarjetas y los 3 rótulos ya están listos. Puede pasar a recogerlos desde mañana martes 8 a partir de las 10:00, atendemos de lunes a viernes de 8:00 a 17:30 y sábados de 8:00 a 12:00. Saldo pendiente: Q385.00.

Gracias por su preferencia.
`,
    expected: [],
  },
  {
    name: 'es: the minutes of a meeting that has been, with tasks',
    sentAt: '2028-02-18T12:40:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Club de Remo Ría Alta <secretaria@remoriaalta.example>',
    subject: 'Acta de la junta directiva',
    text: `Hola a todos:

Os paso el acta de la junta del miércoles 16 de febrero (de 20:00 a 21:50, en el club).

- Se aprueba el presupuesto: 11.300 €.
- Moncho pide tres ofertas para el remolque antes del 3 de marzo.
- La cuota de primavera se pasa al cobro el 1 de abril.
- Los cursos de iniciación del año pasado empezaron el 8 de mayo y fue tarde.

Si veis algún error, decídmelo.

Antía
Secretaria
`,
    expected: [],
  },
  {
    name: 'es: a meeting is put off with no new day',
    sentAt: '2028-03-03T18:55:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Mercedes Vidaurre <mvidaurre@residencia-loscedros.example>',
    subject: 'Aplazamos lo del lunes',
    text: `Hola, Jacobo:

Tenemos a media plantilla con gripe, así que la reunión del lunes 6 a las 10:00 para ver los menús queda aplazada. Todavía no sé cuándo podremos; en cuanto volvamos a la normalidad te propongo fecha.

Perdona y buen fin de semana,
Mercedes
`,
    expected: [],
  },
  {
    name: 'es: a complaint about a fitter who never came',
    sentAt: '2028-03-13T16:48:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Rosa Mª Cánovas <rosacanovas@correo.example>',
    subject: 'RECLAMACIÓN pedido 5519',
    text: `Buenas tardes:

El viernes 10 de marzo su montador tenía que venir a las 10:00 a ponerme las puertas del armario. Pedí la mañana libre en el trabajo, esperé hasta las 14:00 y no apareció nadie ni cogieron el teléfono. Ya me pasó lo mismo el 25 de febrero.

Quiero la devolución de los 175 € del montaje. Si no me contestan iré a Consumo.

Rosa María Cánovas
`,
    expected: [],
  },
];
