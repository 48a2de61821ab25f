import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const spanishMails: DetectionMail[] = [
  {
    name: 'es: short proposal, half past ten on Thursday',
    sentAt: '2027-01-12T09:20:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Marta Echevarne <marta@floresechevarne.example>',
    subject: 'lo del escaparate',
    text: `Hola, ¿os viene bien este jueves a las diez y media de la mañana para ver lo del escaparate?
Un saludo,
Marta`,
    expected: [at('2027-01-14T10:30:00+01:00')],
  },
  {
    name: 'es: visit at the office, flight of the writer beside it',
    sentAt: '2027-01-18T15:02:00-05:00',
    timezone: 'America/Bogota',
    from: 'Hernán Quiceno <hquiceno@textilesquiceno.example>',
    subject: 'Visita a Bogotá',
    text: `Buenas tardes, doña Gloria:

Ya tengo los tiquetes. Salgo de Medellín el jueves 21 en el vuelo de las 6:10 a.m. y aterrizo como a las 7:05, así que les llego a la oficina a las 9:30 a.m. con las muestras de dril y de lino.

Me devuelvo ese mismo día a las 4:45 p.m.

Muchas gracias por el espacio.

Hernán Quiceno
Textiles Quiceno
Cel. 300 555 01 47`,
    expected: [at('2027-01-21T09:30:00-05:00')],
  },
  {
    name: 'es: none, the writer travels and lists her own agenda',
    sentAt: '2027-01-22T11:40:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Ximena Rodarte <ximena.rodarte@empaquesrodarte.example>',
    subject: 'RE: cotización cajas corrugadas',
    text: `Hola Beto:

Perdona la demora, traigo una semana de locos. El lunes 25 vuelo a Monterrey a las 7:00, a las 11:00 tengo junta con la gente de la planta y el martes a las 9:00 presento en la cámara. Regreso el miércoles en la noche.

La cotización te la mando por correo en cuanto me pasen los precios del papel, no hace falta que nos reunamos.

Saludos,
Xime`,
    expected: [],
  },
  {
    name: 'es: notary signing, deadline for papers and office hours beside it',
    sentAt: '2027-01-27T13:15:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Notaría Belmonte Rius <firmas@notariabelmonte.example>',
    subject: 'Firma de escritura de compraventa – local C/ Olivar 14',
    text: `Estimado Sr. Manrique:

Le confirmamos que la firma de la escritura de compraventa del local sito en C/ Olivar 14 ha quedado señalada para el próximo miércoles, 3 de febrero de 2027, a las 12:30 horas, en nuestro despacho de Avda. de la Paz 8, 2.º dcha.

Para preparar la escritura necesitamos recibir, a más tardar el lunes 1 de febrero a las 14:00:

- DNI en vigor de los dos administradores
- certificado de la comunidad de propietarios
- último recibo del IBI
- justificante de la transferencia o copia de los cheques bancarios

La entidad bancaria y el vendedor ya han confirmado su asistencia. Le rogamos puntualidad.

Reciba un cordial saludo,

Inés Carbajo
Oficial de notaría
Tel. 910 555 312
Horario de atención: lunes a jueves de 9:00 a 14:00 y de 16:00 a 18:30; viernes de 9:00 a 14:30`,
    expected: [at('2027-02-03T12:30:00+01:00')],
  },
  {
    name: 'es: move from Thursday to Friday',
    sentAt: '2027-02-02T17:48:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Gonzalo Urrestarazu <gonzalo@urrestaconsulting.example>',
    subject: 'Re: reunión plan de igualdad',
    text: `Buenas tardes, Pilar:

Me ha surgido un juicio el jueves a primera hora y no sé a qué hora saldré. ¿Podemos pasar la reunión del jueves 4 a las 11:00 al viernes 5 a las 12:15? El sitio, el mismo: vuestra sala de la segunda planta.

Disculpa las molestias.

Gonzalo`,
    expected: [at('2027-02-05T12:15:00+01:00')],
  },
  {
    name: 'es: none, refusal of Tuesday at three',
    sentAt: '2027-02-05T10:03:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Lic. Óscar Barragán <oscar.barragan@despachobarragan.example>',
    subject: 'Re: ¿martes?',
    text: `Ing., el martes a las 3 no puedo, tengo audiencia. Y el miércoles tampoco. Le propongo fecha cuando me desocupe.`,
    expected: [],
  },
  {
    name: 'es: list of slots in Argentine notation, release date beside it',
    sentAt: '2027-02-08T14:27:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Luciana Perotti <luciana@estudiomurmullo.example>',
    subject: 'Reunión por la web nueva',
    text: `Hola Nico, ¿cómo andás?

Ya tenemos la maqueta lista para mostrarles. Te tiro algunas opciones para juntarnos por videollamada (serían unos 45 minutos):

* miércoles 10/2, 11 hs
* miércoles 10/2, 16:30 hs
* viernes 12/2, 9:30 hs

Decime cuál te queda mejor y mando el link. La idea sigue siendo publicar el 1° de marzo a las 8.

Abrazo,
Lu`,
    expected: [
      at('2027-02-10T11:00:00-03:00', '2027-02-10T11:45:00-03:00'),
      at('2027-02-10T16:30:00-03:00', '2027-02-10T17:15:00-03:00'),
      at('2027-02-12T09:30:00-03:00', '2027-02-12T10:15:00-03:00'),
    ],
  },
  {
    name: 'es: ICS invitation to a training session',
    sentAt: '2027-02-10T08:55:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Formación Prevenlia <formacion@prevenlia.example>',
    subject: 'Invitación: Curso de manejo de carretillas (grupo B)',
    text: `Buenos días:

Le adjuntamos la convocatoria del curso de manejo de carretillas para el grupo B de su empresa. Traigan calzado de seguridad.

Un saludo,
Departamento de Formación`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Prevenlia//Formacion//ES
METHOD:REQUEST
BEGIN:VEVENT
UID:curso-carretillas-b-2027@prevenlia.example
DTSTAMP:20270210T075500Z
DTSTART:20270218T080000Z
DTEND:20270218T120000Z
SUMMARY:Curso de manejo de carretillas (grupo B)
LOCATION:Nave 3\\, Polígono Las Eras
ORGANIZER;CN=Formación Prevenlia:mailto:formacion@prevenlia.example
ATTENDEE;RSVP=TRUE:mailto:almacen@logisoria.example
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-02-18T09:00:00+01:00', '2027-02-18T13:00:00+01:00')],
  },
  {
    name: 'es: none, rota of the kitchen staff for information',
    sentAt: '2027-02-12T18:10:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Rubén Castañal <ruben.cocina@lafanega.example>',
    subject: 'turnos cocina semana que viene',
    text: `Hola Ana:

Te paso los turnos de mi gente para que los tengas en gerencia por si llama alguien preguntando:

Lunes 15: cerrado
Martes 16: Yoli 10:00-16:00, Mamadou 12:00-17:00 y 20:00-23:30
Miércoles 17: Yoli 10:00-16:00, Iván 19:30-24:00
Jueves 18: Mamadou 11:00-17:00, Iván 19:30-24:00
Viernes 19: todos desde las 11:00 hasta el cierre
Sábado 20: todos, partido
Domingo 21: Yoli y Mamadou 11:00-17:30

Iván me ha pedido salir antes el jueves porque tiene examen de conducir el viernes a las 8:30. Le he dicho que sin problema.

El pedido de pescado entra como siempre martes y viernes a las 7:30, ya está avisado el de la lonja.

Saludos,
Rubén`,
    expected: [],
  },
  {
    name: 'es: all lower case, tomorrow at nine in the workshop',
    sentAt: '2027-02-15T21:33:00-05:00',
    timezone: 'America/Lima',
    from: 'Wilmer Huaman <wilmerh78@correolima.example>',
    subject: 'la camioneta',
    text: `maestro buenas noches, mañana a las 9 am paso por el taller con la camioneta para q le vea los frenos ya. gracias`,
    expected: [at('2027-02-16T09:00:00-05:00')],
  },
  {
    name: 'es: boiler technician with a duration',
    sentAt: '2027-02-17T10:12:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Calorex Servicio Técnico <citas@calorexsat.example>',
    subject: 'Cita revisión caldera – parte 48213',
    text: `Estimado cliente:

Nuestro técnico D. Julio Arenillas acudirá a su local (C/ Mesones 3, bajo) el martes 23 de febrero a las 8:45 h para realizar la revisión anual de la caldera. La intervención dura aproximadamente una hora y media.

Importe de la revisión: 118,50 € + IVA.

Si necesita cambiar la cita, llámenos al 950 555 780.

Calorex SAT`,
    expected: [at('2027-02-23T08:45:00+01:00', '2027-02-23T10:15:00+01:00')],
  },
  {
    name: 'es: none, delivery window of a pallet',
    sentAt: '2027-02-19T16:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Transportes Alcudia <trafico@transalcudia.example>',
    subject: 'Aviso de entrega albarán 77120-B',
    text: `Buenas tardes:

Les informamos de que el palet con albarán 77120-B (12 bultos, 340 kg) se entregará el lunes 22/02/2027 entre las 9:00 y las 13:00 h en el muelle de su almacén.

Si no hubiera nadie, se haría un segundo intento el martes 23 en la misma franja.

Tráfico – Transportes Alcudia
Tel. 964 555 019 (24 h)`,
    expected: [],
  },
  {
    name: 'es: accepts the second of the quoted slots',
    sentAt: '2027-02-23T12:41:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Begoña Artola <b.artola@clinicadentalartola.example>',
    subject: 'Re: presupuesto mobiliario de la consulta',
    text: `Hola, Sergio:

Perfecto, nos quedamos con la segunda opción. El primer hueco me pilla con pacientes hasta las 12:00.

Gracias,
Begoña

El 22/02/2027 a las 18:05, Sergio Valdivielso <sergio@mobiliariovaldi.example> escribió:
> Hola, Begoña:
> Para tomar medidas en la consulta podría acercarme:
> 1) jueves 25 de febrero a las 10:00
> 2) viernes 26 de febrero a las 15:30
> 3) lunes 1 de marzo a las 9:00
> Ya me dices.
> Sergio`,
    expected: [at('2027-02-26T15:30:00+01:00')],
  },
  {
    name: 'es: whole training day for coaches, enrolment deadline beside it',
    sentAt: '2027-03-01T19:22:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Comité Cantonal de Natación <secretaria@natacioncantonal.example>',
    subject: 'Jornada de capacitación para entrenadores',
    text: `Estimado don Mauricio:

Reciba un cordial saludo. Nos complace confirmarle que usted y la entrenadora Kattia quedaron inscritos en la jornada de capacitación "Seguridad acuática", que se llevará a cabo el sábado 20 de marzo, todo el día, en la piscina municipal.

Algunos detalles:
- El almuerzo está incluido.
- Traer vestido de baño, paño y gorra.
- El certificado se entrega al final.
- La cuota de ₡15.000 por persona debe cancelarse a más tardar el viernes 12 de marzo a las 4:00 p.m.

Les pedimos también enviarnos el número de cédula de cada participante para hacer los gafetes. El programa detallado se lo mando en cuanto lo tengamos listo.

Pura vida,

Rosibel Arguedas
Secretaria
Tel. 2555-0183, lunes a viernes de 8 a.m. a 4 p.m.`,
    expected: [days('2027-03-20')],
  },
  {
    name: 'es: lunch a week from today',
    sentAt: '2027-03-03T12:15:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Chuy Villaseñor <chuy@mueblesvillasenor.example>',
    subject: 'Comida',
    text: `Compadre, entonces de hoy en ocho comemos en La Tequilera, a las 2:30 de la tarde. Yo invito.
Chuy`,
    expected: [at('2027-03-10T14:30:00-06:00')],
  },
  {
    name: 'es: none, bulk newsletter with webinars',
    sentAt: '2027-03-04T07:00:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Gestiona Fácil <boletin@gestionafacil.example>',
    subject: '📅 Los webinars de marzo ya están aquí',
    text: `¡Hola!

Este mes venimos cargados de contenidos para tu pyme:

• 9 de marzo, 10:00 h – Factura electrónica sin dramas
• 16 de marzo, 12:00 h – Cómo cobrar antes
• 23 de marzo, 16:30 h – Trucos de tesorería

Todos gratuitos y con plazas limitadas. Reserva la tuya con un clic en nuestra web.

El equipo de Gestiona Fácil
¿No quieres recibir más correos? Date de baja aquí: https://gestionafacil.example/baja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: one call named in two zones, reader in Mexico',
    sentAt: '2027-03-08T18:30:00+01:00',
    timezone: 'America/Mexico_City',
    from: 'Nuria Clavell <nuria.clavell@clavellauditores.example>',
    subject: 'Llamada de arranque de la auditoría',
    text: `Estimado Arturo:

Hablamos entonces el jueves 11 de marzo a las 17:00 hora de España (las 10:00 ahí en CDMX). Calculo una hora. A las 18:15 entro yo en otra reunión, así que empezaremos puntuales.

Enlace: https://meet.clavellauditores.example/auditoria-27

Saludos cordiales,
Nuria Clavell`,
    expected: [at('2027-03-11T10:00:00-06:00', '2027-03-11T11:00:00-06:00')],
  },
  {
    name: 'es: applicant confirms the interview, her working hours beside it',
    sentAt: '2027-03-10T20:47:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Noelia Bustillo <noelia.bustillo@buzonlibre.example>',
    subject: 'Confirmación entrevista auxiliar administrativa',
    text: `Buenas noches, D.ª Carmen:

Le confirmo mi asistencia a la entrevista del próximo lunes, 15 de marzo, a las 16:15. En mi trabajo actual salgo a las 15:00, por lo que llegaré sin problema.

Llevaré el CV actualizado y los títulos originales, como me indicó por teléfono.

Muchas gracias por la oportunidad.
Atentamente,
Noelia Bustillo
622 555 904`,
    expected: [at('2027-03-15T16:15:00+01:00')],
  },
  {
    name: 'es: none, neighbouring shop opens later for stock-taking',
    sentAt: '2027-03-11T13:05:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Papelería Tintero <hola@papeleriatintero.example>',
    subject: 'mañana',
    text: `Vecinos, que mañana hacemos inventario y no abrimos hasta las 11:30. Si os llega algún paquete nuestro, ¿nos lo guardáis? ¡Gracias!`,
    expected: [],
  },
  {
    name: 'es: trade fair together on one day, bus of others beside it',
    sentAt: '2027-03-15T09:36:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Íñigo Larrazabal <inigo@larrazabalherrajes.example>',
    subject: 'Feria de la madera',
    text: `Kaixo Teresa:

Ya tengo las dos entradas para la feria de la madera, así que el jueves 15 de abril nos pasamos allí el día entero tú y yo, como quedamos. Vamos en mi coche.

Los del gremio van en autobús y salen a las 7:00 desde la estación, pero nosotros a nuestro aire.

Un abrazo,
Íñigo`,
    expected: [days('2027-04-15')],
  },
  {
    name: 'es: architect names a site visit and a meeting, concrete delivery beside it',
    sentAt: '2027-03-16T11:58:00-03:00',
    timezone: 'America/Santiago',
    from: 'Javiera Undurraga <javiera@undurraga-arq.example>',
    subject: 'Obra Los Aromos: próximos pasos',
    text: `Estimado don Patricio:

Junto con saludar, le resumo cómo seguimos con la obra de Los Aromos:

1. Hormigonado de la losa: el camión llega el viernes 19 a las 7:30 hrs. De eso se encarga el maestro Lobos, no es necesario que usted esté.

2. Visita a terreno: necesito que vaya usted conmigo a revisar la instalación eléctrica el lunes 22 de marzo a las 10:00 hrs. Traiga casco, por favor.

3. Reunión con la ITO y nosotros dos en mi oficina: miércoles 24 de marzo, de 15:30 a 17:00 hrs.

El estado de pago N° 4 vence el 31 de marzo; se lo mando por separado con el detalle de las partidas y las retenciones.

Cualquier duda me llama al +56 9 5550 1827.

Saludos cordiales,

Javiera Undurraga S.
Arquitecta`,
    expected: [at('2027-03-22T10:00:00-03:00'), at('2027-03-24T15:30:00-03:00', '2027-03-24T17:00:00-03:00')],
  },
  {
    name: 'es: none, minutes of a meeting that was',
    sentAt: '2027-03-18T17:20:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Raquel Oliveros <raquel.oliveros@ampalosrobles.example>',
    subject: 'Acta de la reunión del martes',
    text: `Buenas tardes a los dos:

Os mando el acta de la reunión del martes 16 de marzo. Empezamos a las 17:30 y acabamos a las 19:10, con la asistencia de once familias. Se aprobó el presupuesto del comedor y quedó pendiente lo de las extraescolares.

Si veis algún error, decídmelo antes del lunes 22 a las 12:00 y lo corrijo.

Raquel`,
    expected: [],
  },
  {
    name: 'es: restaurant reservation as JSON-LD',
    sentAt: '2027-03-22T13:44:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Asador Peñalba <reservas@asadorpenalba.example>',
    subject: 'Tu reserva está confirmada',
    text: `Hola, Leticia:

Tu mesa para 6 personas está confirmada: viernes 9 de abril de 2027 a las 14:15.
Localizador: PB-20931. La cocina cierra a las 16:00.

Para cancelar, avísanos con al menos 24 h de antelación.

Asador Peñalba
C/ del Horno 9`,
    html: `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"FoodEstablishmentReservation","reservationNumber":"PB-20931","reservationStatus":"http://schema.org/Confirmed","underName":{"@type":"Person","name":"Leticia Arnáiz"},"reservationFor":{"@type":"FoodEstablishment","name":"Asador Peñalba","address":{"@type":"PostalAddress","streetAddress":"C/ del Horno 9"}},"startTime":"2027-04-09T14:15:00+02:00","partySize":"6"}
</script></head><body><p>Hola, Leticia:</p><p>Tu mesa para 6 personas está confirmada: <b>viernes 9 de abril de 2027 a las 14:15</b>.<br>Localizador: PB-20931. La cocina cierra a las 16:00.</p><p>Para cancelar, avísanos con al menos 24 h de antelación.</p><p>Asador Peñalba<br>C/ del Horno 9</p></body></html>`,
    expected: [at('2027-04-09T14:15:00+02:00')],
  },
  {
    name: 'es: short agreement for this evening',
    sentAt: '2027-03-24T11:02:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Paola Cevallos <paola@cafelasestrellas.example>',
    subject: 'Re: degustación',
    text: `Listo, quedamos hoy a las 18h00 en la cafetería para la degustación. Nos vemos.
Paola`,
    expected: [at('2027-03-24T18:00:00-05:00')],
  },
  {
    name: 'es: none, complaint about a technician who did not come',
    sentAt: '2027-03-29T16:51:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Domingo Seisdedos <dseisdedos@talleresseis.example>',
    subject: 'RECLAMACIÓN aire acondicionado',
    text: `Señores:

El pasado jueves su técnico tenía que venir a las 9 de la mañana. A las 11 llamé y me dijeron que estaba de camino. A las 13:30 seguía sin aparecer nadie y tuve que mandar a los chicos a casa.

No es la primera vez. Quiero la hoja de reclamaciones y una respuesta por escrito, y no me vuelvan a llamar a la hora de la siesta.

Domingo Seisdedos
Talleres Seis, abierto de 8 a 14 y de 16 a 19`,
    expected: [],
  },
  {
    name: 'es: medical check-up of the reader, fasting hours beside it',
    sentAt: '2027-03-31T09:09:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Mutua Salvia – Vigilancia de la Salud <citas@mutuasalvia.example>',
    subject: 'Cita para reconocimiento médico',
    text: `Estimado Sr. Rincón:

Su cita para el reconocimiento médico anual es la siguiente:

Fecha: 13/04/2027
Hora: 08:20
Centro: C/ Estación 41, planta baja

Deberá acudir en ayunas (sin comer desde las 22:00 del día anterior) y con las gafas si las usa. Los resultados se envían en un plazo de 15 días.

Mutua Salvia`,
    expected: [at('2027-04-13T08:20:00+02:00')],
  },
  {
    name: 'es: forwards an offer of the supplier and fixes the time',
    sentAt: '2027-04-05T10:25:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Federico Bentancor <fbentancor@vivelaimprenta.example>',
    subject: 'RV: Demostración de la plotter nueva',
    text: `Caro, te reenvío esto. Ya les contesté que sí y que vamos los dos, así que agendá: jueves 8 de abril, 14:30, en el showroom de ellos. Vamos en mi auto.

Acordate de llevar los archivos de prueba en un pendrive, que la otra vez nos quedamos mirando el techo.

Fede

---------- Mensaje reenviado ----------
De: Showroom Grafisur <showroom@grafisur.example>
Fecha: vie, 2 abr 2027 a las 16:12
Asunto: Demostración de la plotter nueva
Para: fbentancor@vivelaimprenta.example

Estimado Federico:

Para la demostración de la plotter de 1,60 m les puedo ofrecer el miércoles 7 de abril a las 10:00 o el jueves 8 a las 14:30. Avíseme cuál prefieren y cuántos vienen.

El showroom está abierto de lunes a viernes de 9:00 a 18:00.

Atentamente,
Gimena Rocha
Grafisur`,
    expected: [at('2027-04-08T14:30:00-03:00')],
  },
  {
    name: 'es: short call at quarter to five',
    sentAt: '2027-04-06T15:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Mercè Pladevall <merce@gestoriapladevall.example>',
    subject: 'IVA',
    text: `Te llamo mañana a las cinco menos cuarto de la tarde y repasamos el IVA, que hay que presentarlo antes del 20. Merce`,
    expected: [at('2027-04-07T16:45:00+02:00')],
  },
  {
    name: 'es: none, availability without a proposal',
    sentAt: '2027-04-09T12:12:00-05:00',
    timezone: 'America/Bogota',
    from: 'Yolanda Bermúdez <ybermudez@inmobiliariaandina.example>',
    subject: 'Re: mostrar el apartamento',
    text: `Hola, Camilo, ¿cómo vas?

Por mi parte la semana entrante estoy bastante libre, sobre todo en las mañanas. Los jueves casi siempre estoy en la notaría, pero los demás días me acomodo a lo que diga el cliente.

Cuéntame qué te responde y cuadramos.

Un abrazo,
Yola`,
    expected: [],
  },
  {
    name: 'es: labour inspection announced with a time',
    sentAt: '2027-04-12T10:40:00+01:00',
    timezone: 'Atlantic/Canary',
    from: 'Inspección Insular de Trabajo <notificaciones@inspeccioninsular.example>',
    subject: 'Citación – expte. 35/2027/1184',
    text: `A la atención del representante legal de Hostelería Tirma, S.L.:

Por la presente se le cita para que comparezca en las oficinas de esta Inspección, C/ Triana Alta 22, despacho 14, el día 27 de abril de 2027, a las 9:30 horas (hora canaria), aportando la documentación relacionada en el anexo.

La documentación deberá remitirse además por registro electrónico antes de las 14:00 horas del día 23 de abril.

La incomparecencia injustificada podrá considerarse obstrucción a la labor inspectora.

El subinspector actuante`,
    expected: [at('2027-04-27T09:30:00+01:00')],
  },
  {
    name: 'es: handover of keys, removal van beside it',
    sentAt: '2027-04-14T18:22:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Amparo Giner <amparo.giner@ginerfincas.example>',
    subject: 'Entrega de llaves local Ruzafa',
    text: `Hola, Vicent:

El inquilino saliente tiene el camión de mudanzas el viernes 30 a las 8:00, así que calcula que a mediodía estará vacío. Quedamos tú y yo en la puerta ese viernes 30 de abril a las 13:30 y te entrego las llaves y el mando del garaje.

Lee por favor los contadores antes de firmar.

Amparo Giner
Giner Fincas`,
    expected: [at('2027-04-30T13:30:00+02:00')],
  },
  {
    name: 'es: one-line agreement with date and hour',
    sentAt: '2027-04-19T16:44:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Rogelio Treviño <rtrevino@acerostrevino.example>',
    subject: 'Re: Visita planta',
    text: `Va que va, el viernes 23 a las 11:00 hrs los recibo en la planta. Lleven botas con casquillo porque sin eso no los dejan pasar.`,
    expected: [at('2027-04-23T11:00:00-06:00')],
  },
  {
    name: 'es: none, a report about the firm is broadcast',
    sentAt: '2027-04-21T12:30:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Sonia Barrientos <sonia.barrientos@teleduero.example>',
    subject: 'Emisión del reportaje',
    text: `Hola, chicos:

¡Ya está montado el reportaje de la quesería! Se emite el domingo 25 de abril a las 13:00 en "Gente de aquí" y lo repiten el lunes 26 a las 20:45. Luego quedará colgado en la web.

Ha quedado precioso, la parte del ordeño es una maravilla. Gracias otra vez por aguantarnos.

Besos,
Sonia`,
    expected: [],
  },
  {
    name: 'es: school class visits the bakery, bus times and break beside it',
    sentAt: '2027-04-26T13:55:00-05:00',
    timezone: 'America/Lima',
    from: 'Miss Fiorella Zegarra <fzegarra@colegiolosalgarrobos.example>',
    subject: 'Visita de 3.° B a la panadería',
    text: `Estimado señor Canchari:

Le escribo para confirmar la visita de los alumnos de 3.° B a su panadería, tal como conversamos la semana pasada.

Fecha: miércoles 12 de mayo
Hora: de 10:00 a 11:30 a.m.
Alumnos: 24, más dos profesoras

La movilidad sale del colegio a las 9:15 a.m. y los niños toman su lonchera a las 9:00, así que ya van a llegar comidos (aunque con su pan seguro les da hambre otra vez 😊). Tenemos que estar de vuelta a las 12:15 para la salida.

¿Sería posible que cada niño amase un pancito? Nosotros llevamos los mandiles y las redecillas para el cabello. Hay un alumno celíaco, Thiago, al que no le debe caer harina en las manos; él va a tomar las fotos.

Quedamos muy agradecidas.

Atentamente,
Fiorella Zegarra
Tutora de 3.° B
Secretaría del colegio: 7:30 a.m. a 3:30 p.m., tel. 555-0162`,
    expected: [at('2027-05-12T10:00:00-05:00', '2027-05-12T11:30:00-05:00')],
  },
  {
    name: 'es: two calls on two days, holiday beside them',
    sentAt: '2027-04-28T10:10:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Tomás Iribarren <tomas@iribarrenexport.example>',
    subject: 'Llamadas con Polonia',
    text: `Buenos días, Maite:

Te he cerrado dos llamadas con el cliente polaco, en las dos estamos tú y yo:

- martes 4 de mayo, 9:30 – 10:00: precios
- jueves 6 de mayo, 12:00 – 12:30: logística

El lunes 3 en Varsovia es festivo, no les escribas ese día.

Tomás`,
    expected: [
      at('2027-05-04T09:30:00+02:00', '2027-05-04T10:00:00+02:00'),
      at('2027-05-06T12:00:00+02:00', '2027-05-06T12:30:00+02:00'),
    ],
  },
  {
    name: 'es: none, the appointment falls through',
    sentAt: '2027-05-03T08:31:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Dra. Silvina Maldonado <silvina@consultoriomaldonado.example>',
    subject: 'hoy no puedo',
    text: `Ale, perdoname pero lo de hoy a las 17 lo tengo que suspender, se me enfermó el nene. Cuando se mejore te aviso y arreglamos.`,
    expected: [],
  },
  {
    name: 'es: registered for a tasting workshop, JSON-LD event reservation',
    sentAt: '2027-05-04T20:16:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Entradas Barrica <no-responder@entradasbarrica.example>',
    subject: 'Tu inscripción: Taller de cata para hosteleros',
    text: `Hola, Fermín:

Hemos recibido tu inscripción.

Taller de cata para hosteleros
Jueves 20 de mayo de 2027, de 17:00 a 19:30
Casa del Vino, sala Tempranillo
Las puertas se abren a las 16:40.

Inscripción n.º EB-55102 · 35,00 €

¡Te esperamos!`,
    html: `<!doctype html><html><body><script type="application/ld+json">
[{"@context":"https://schema.org","@type":"EventReservation","reservationNumber":"EB-55102","reservationStatus":"https://schema.org/ReservationConfirmed","underName":{"@type":"Person","name":"Fermín Lozoya"},"reservationFor":{"@type":"Event","name":"Taller de cata para hosteleros","startDate":"2027-05-20T17:00:00+02:00","endDate":"2027-05-20T19:30:00+02:00","doorTime":"2027-05-20T16:40:00+02:00","location":{"@type":"Place","name":"Casa del Vino, sala Tempranillo","address":"Plaza del Mercado 2"}}}]
</script><h1>Hola, Fermín:</h1><p>Hemos recibido tu inscripción.</p><p><strong>Taller de cata para hosteleros</strong><br>Jueves 20 de mayo de 2027, de 17:00 a 19:30<br>Casa del Vino, sala Tempranillo<br>Las puertas se abren a las 16:40.</p><p>Inscripción n.º EB-55102 · 35,00 €</p><p>¡Te esperamos!</p></body></html>`,
    expected: [at('2027-05-20T17:00:00+02:00', '2027-05-20T19:30:00+02:00')],
  },
  {
    name: 'es: none, spontaneous application with working hours',
    sentAt: '2027-05-06T22:40:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Brenda Itzel Cauich <brendacauich@correolibre.example>',
    subject: 'Solicitud de empleo – recepcionista',
    text: `A quien corresponda:

Por medio de la presente me permito enviarles mi currículum para la vacante de recepcionista que vi anunciada en la puerta de su clínica.

Actualmente trabajo de lunes a viernes de 7:00 a 15:00 hrs en un laboratorio, donde recibo pacientes, agendo citas y cobro. Mi contrato termina el 31 de mayo, por lo que podría incorporarme a partir del martes 1 de junio en el turno que ustedes dispongan, incluso sábados de 8:00 a 14:00.

Soy técnica en administración, manejo Excel y hablo maya e inglés básico. Los martes y jueves tomo un curso de inglés de 18:00 a 19:30, pero se puede mover.

Mis pretensiones económicas son de $11,500 mensuales.

Quedo pendiente de su respuesta y agradezco de antemano su atención.

Atentamente,
Brenda Itzel Cauich Pool
Tel. 999 555 0171`,
    expected: [],
  },
  {
    name: 'es: Argentine barbecue for the friends of the firm',
    sentAt: '2027-05-10T11:19:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Cacho Bertolini <cacho@corralonbertolini.example>',
    subject: 'asadito',
    text: `Muchachos, están invitados: este sábado 15 a las 20:30 hs asadito en el corralón por los 40 años. El vacío corre por mi cuenta, ustedes traigan el vino.
Cacho`,
    expected: [at('2027-05-15T20:30:00-03:00')],
  },
  {
    name: 'es: call after a mail migration, maintenance window beside it',
    sentAt: '2027-05-11T16:05:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Jordi Vilaseca <jvilaseca@nexoinformatica.example>',
    subject: 'Migración del correo – plan definitivo',
    text: `Hola, Montse:

Te paso el plan para la migración de los buzones:

Viernes 14 de mayo
  20:00  cortamos la entrada de correo
  20:30  copia de los buzones (unas 6 horas)
Sábado 15 de mayo
  08:00  cambio de DNS
  10:00  pruebas por nuestra parte

En todo eso no te necesito, lo hacemos Adrià y yo en remoto.

Lo que sí te pido es que el lunes 17 de mayo a las 8:30 nos conectemos tú y yo unos 20 minutos para configurar tu Outlook y los móviles de los comerciales antes de que abráis la tienda a las 9:30.

Enlace: https://sala.nexoinformatica.example/jordi

Si algo se tuerce el fin de semana, el teléfono de guardia es el 930 555 667.

Saludos,
Jordi`,
    expected: [at('2027-05-17T08:30:00+02:00', '2027-05-17T08:50:00+02:00')],
  },
  {
    name: 'es: none, power cut announced by the grid operator',
    sentAt: '2027-05-13T09:00:00-04:00',
    timezone: 'America/Santiago',
    from: 'Eléctrica del Maule <avisos@electricadelmaule.example>',
    subject: 'Corte programado de suministro',
    text: `Estimado cliente:

Informamos que por trabajos de mejoramiento de la red se interrumpirá el suministro eléctrico en su sector:

Cliente N° 771203-4
Fecha: miércoles 19 de mayo de 2027
Horario: 09:00 a 14:00 hrs

Le recomendamos desconectar los equipos sensibles. Rogamos disculpar las molestias.

Eléctrica del Maule`,
    expected: [],
  },
  {
    name: 'es: twenty to ten, in a fortnight with date',
    sentAt: '2027-05-18T12:08:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Carmelo Batanero <carmelo@opticabatanero.example>',
    subject: 'Re: revisión de las máquinas',
    text: `Buenas, Lola:

Pues lo dejamos para dentro de quince días, el martes 1 de junio, a las diez menos veinte de la mañana. Así lo hacemos antes de abrir al público.

La factura de la última vez (264 €) te la pago ese mismo día.

Carmelo`,
    expected: [at('2027-06-01T09:40:00+02:00')],
  },
  {
    name: 'es: short, at twelve today in the office',
    sentAt: '2027-05-19T09:26:00-04:00',
    timezone: 'America/La_Paz',
    from: 'Abog. Rolando Mamani <rmamani@mamaniasociados.example>',
    subject: 'Memorial',
    text: `Lic., pase hoy a las 12:00 por mi despacho para firmar el memorial, que lo tengo que presentar hasta las 16:00. Gracias.`,
    expected: [at('2027-05-19T12:00:00-04:00')],
  },
  {
    name: 'es: none, programme of the neighbourhood fiestas sent to all shops',
    sentAt: '2027-05-20T19:35:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Asociación de Comerciantes del Arrabal <info@arrabalcomercio.example>',
    subject: 'Programa de las fiestas para el escaparate',
    text: `Queridos asociados:

Os mandamos el programa de las fiestas por si queréis imprimirlo y colgarlo en el escaparate:

Viernes 4 de junio
19:00 Pregón desde el balcón del centro cívico
22:30 Verbena con la orquesta Marabú

Sábado 5 de junio
11:00 Gigantes y cabezudos
14:30 Paella popular (tickets a 6 €)
18:00 Concurso de disfraces infantil
23:00 Discomóvil

Domingo 6 de junio
12:00 Misa cantada
13:30 Vermut musical
22:00 Fuegos artificiales

El cartel en A3 lo podéis recoger en la copistería de Merche, que abre de 9:30 a 13:30 y de 17:00 a 20:00.

¡Felices fiestas a todos!
La junta`,
    expected: [],
  },
  {
    name: 'es: Madrid hour for a reader in Miami',
    sentAt: '2027-05-24T11:50:00+02:00',
    timezone: 'America/New_York',
    from: 'Lourdes Avellaneda <lourdes@avellanedatextil.example>',
    subject: 'Muestras de la colección de invierno',
    text: `Hola, Maggie:

¿Te parece que veamos juntas las muestras por vídeo este jueves 27 de mayo a las 16:00, hora de Madrid? Para ti sería a media mañana. Yo a las 17:30 salgo pitando al colegio de mis hijos.

El paquete te debería llegar el miércoles antes de las 12:00.

Besos,
Lourdes`,
    expected: [at('2027-05-27T10:00:00-04:00')],
  },
  {
    name: 'es: ICS with a Bogotá zone, steering committee',
    sentAt: '2027-05-26T08:14:00-05:00',
    timezone: 'America/Bogota',
    from: 'Juliana Ospina <jospina@constructoraospina.example>',
    subject: 'Comité de obra No. 14',
    text: `Buenos días, ingeniero:

Va la citación al comité de obra No. 14. Por favor traiga el avance de las redes hidrosanitarias.

Cordialmente,
Juliana Ospina
Coordinadora de proyectos`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Constructora Ospina//Agenda//ES
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:America/Bogota
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:-0500
TZOFFSETTO:-0500
TZNAME:-05
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:7f31c-comite14@constructoraospina.example
DTSTAMP:20270526T131400Z
DTSTART;TZID=America/Bogota:20270601T073000
DTEND;TZID=America/Bogota:20270601T090000
SUMMARY:Comité de obra No. 14
LOCATION:Contenedor de obra\\, Torre 2
ORGANIZER;CN=Juliana Ospina:mailto:jospina@constructoraospina.example
ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:proyectos@hidroredes.example
SEQUENCE:0
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-06-01T07:30:00-05:00', '2027-06-01T09:00:00-05:00')],
  },
  {
    name: 'es: none, what the partner of the writer does',
    sentAt: '2027-05-31T17:12:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Elvira Sotomayor <elvira@sotomayorabogados.example>',
    subject: 'Herencia de su tía',
    text: `Estimada Rosario:

Le cuento cómo va todo: mi socia, Paz, se reúne con el notario el jueves 3 de junio a las 12:00 y el viernes a las 9:30 va al Registro a recoger la nota simple. Sus primos firmarán la renuncia el lunes 7 a las 11:00 en Zamora.

Usted no tiene que hacer nada de momento. En cuanto haya novedades le escribo.

Un saludo afectuoso,
Elvira Sotomayor`,
    expected: [],
  },
  {
    name: 'es: tax adviser proposes one meeting among many due dates',
    sentAt: '2027-06-02T10:02:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Asesoría Cifuentes <conchi@asesoriacifuentes.example>',
    subject: 'Renta y Sociedades: calendario y reunión',
    text: `Hola, Paco:

Te resumo lo que tenemos por delante para que no se nos eche el tiempo encima:

· hasta el 25 de junio: declaración de la Renta si sale a pagar y quieres domiciliarla
· 30 de junio: último día de la campaña
· hasta el 20 de julio: IVA e IRPF del segundo trimestre
· hasta el 26 de julio (el 25 es domingo): Impuesto sobre Sociedades

Para ver lo tuyo con calma vente por la asesoría el jueves 10 de junio a las 18:15. Tráete los certificados del banco, los recibos del colegio y lo de la placa solar, que creo que desgrava.

Por cierto, en julio y agosto hacemos jornada intensiva, de 8:00 a 15:00, así que en esos meses por la tarde no hay nadie.

Conchi Cifuentes
Asesoría fiscal y laboral
Tel. 967 555 410`,
    expected: [at('2027-06-10T18:15:00+02:00')],
  },
  {
    name: 'es: Monday week at four with the date',
    sentAt: '2027-06-09T13:37:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Toño Escamilla <tono@llantasescamilla.example>',
    subject: 'inventario de llantas',
    text: `qiubo Martín, del lunes en ocho, o sea el 21, te caigo en la bodega a las 4 pm pa contar las llantas viejas contigo. sale?`,
    expected: [at('2027-06-21T16:00:00-06:00')],
  },
  {
    name: 'es: none, declines Wednesday and asks for another week',
    sentAt: '2027-06-14T11:11:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Leire Goikoetxea <leire@goikodiseno.example>',
    subject: 'Re: Reunión catálogo',
    text: `Hola, Jaime:

El miércoles a las 17:00 me es imposible: tengo entrega con otro cliente y no levanto cabeza. Mejor la semana del 28, cualquier tarde. Mándame tú un par de propuestas cuando sepas algo de imprenta.

Gracias y perdona,
Leire

El lun, 14 jun 2027 a las 9:40, Jaime Pombo <jaime@pomboceramica.example> escribió:
> Leire, ¿nos vemos el miércoles 16 a las 17:00 para el catálogo?
> Jaime`,
    expected: [],
  },
  {
    name: 'es: vet comes to the farm',
    sentAt: '2027-06-16T20:20:00-03:00',
    timezone: 'America/Montevideo',
    from: 'Dr. Washington Silveira <wsilveira@veterinariaelceibo.example>',
    subject: 'Vacunación',
    text: `Buenas noches, Mabel:

Paso por el tambo el lunes 21 de junio a las 10 de la mañana a vacunar las vaquillonas. Así ya terminaron de ordeñar y están tranquilas.

Tengan los animales encerrados en el corral chico. Son $U 180 por cabeza.

Saludos,
W. Silveira`,
    expected: [at('2027-06-21T10:00:00-03:00')],
  },
  {
    name: 'es: whole-day stock-take for the staff',
    sentAt: '2027-06-17T09:45:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Encarna Peñuela <encarna@ferreteriapenuela.example>',
    subject: 'Inventario',
    text: `Chicos:

El miércoles 30 de junio cerramos y hacemos el inventario entre todos, dura todo el día. Os necesito a los cinco, sin excepciones, que el año pasado nos faltaron manos.

El pedido de tornillería llega la víspera, dejadlo sin desembalar.

Encarna`,
    expected: [days('2027-06-30')],
  },
  {
    name: 'es: none, bulk sale with opening hours',
    sentAt: '2027-06-21T08:00:00-05:00',
    timezone: 'America/Bogota',
    from: 'Mundo Oficina <promos@mundooficina.example>',
    subject: '¡Madrugón de descuentos! Solo este viernes',
    text: `¡Se vale madrugar!

Este viernes 25 de junio abrimos desde las 6:00 a.m. hasta las 10:00 p.m. con hasta el 50 % de descuento en sillas ergonómicas, resmas y tóner.

Los primeros 100 clientes que lleguen antes de las 8:00 a.m. se llevan una agenda gratis.

Te esperamos en todas nuestras tiendas.

Si no deseas recibir estos mensajes, cancela tu suscripción en https://mundooficina.example/salir`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: club invites to a committee meeting, fixtures of others beside it',
    sentAt: '2027-06-22T21:58:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'C.D. Valdemora <secretaria@cdvaldemora.example>',
    subject: 'Reunión de coordinadores y horarios del torneo',
    text: `Buenas noches, Chema:

Te convoco a la reunión de coordinadores del club: martes 29 de junio, a las 19:45, en el bar del polideportivo. Orden del día: equipaciones, cuotas y el nuevo campo de césped. Terminamos a las 21:00 en punto, que a esa hora juega la selección y nadie va a atender.

Te copio además los horarios del torneo alevín del sábado 26, para que los reenvíes a los padres (tú ese día ya sé que estás en Soria):

09:30 Valdemora A – Torrealta
10:30 Valdemora B – Los Cerros
11:30 Torrealta – Los Cerros
12:30 final y trofeos

Las duchas se cierran a las 14:00.

Un abrazo,
Rafa Monreal
Secretario`,
    expected: [at('2027-06-29T19:45:00+02:00', '2027-06-29T21:00:00+02:00')],
  },
  {
    name: 'es: short yes to one quoted time',
    sentAt: '2027-06-28T10:31:00-05:00',
    timezone: 'America/Panama',
    from: 'Itzel Barría <itzel@barriaseguros.example>',
    subject: 'Re: póliza de la flota',
    text: `Sí, perfecto, a esa hora los espero.

El lun, 28 de jun de 2027 a las 9:12 a.m., Ramiro De León <ramiro@transdeleon.example> escribió:
> Buenos días, Itzel. ¿Podemos pasar por su oficina el miércoles 30 a las 2:15 p.m. por lo de la póliza?`,
    expected: [at('2027-06-30T14:15:00-05:00')],
  },
  {
    name: 'es: bank appointment with a range, branch hours beside it',
    sentAt: '2027-07-01T12:25:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Alberto Cachafeiro <acachafeiro@bancodelaria.example>',
    subject: 'Cita para la línea de crédito',
    text: `Buenos días, don Xoán:

Le he reservado el martes 6 de julio, de 16:00 a 17:30, para estudiar la renovación de la línea de crédito (vence el 31 de julio). La oficina está cerrada por las tardes (el horario de caja es de 8:30 a 14:15), así que llame al timbre y bajo a abrirle.

Traiga por favor el balance del primer semestre.

Alberto Cachafeiro
Gestor de empresas
986 555 230`,
    expected: [at('2027-07-06T16:00:00+02:00', '2027-07-06T17:30:00+02:00')],
  },
  {
    name: 'es: none, boss lands late and stays away',
    sentAt: '2027-07-06T14:50:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Marcelo Gandolfo <marcelo@bodegagandolfo.example>',
    subject: 'vuelta',
    text: `Mari, aterrizo el jueves 22:15 en Ezeiza así que el viernes no cuentes conmigo hasta pasado el mediodía. Cualquier cosa urgente la ve Estela.`,
    expected: [],
  },
  {
    name: 'es: photo session before opening, wedding of the photographer beside it',
    sentAt: '2027-07-07T18:03:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Dani Ferreras <dani@ferrerasfoto.example>',
    subject: 'Fotos de la carta nueva',
    text: `¡Hola, Bea!

Para las fotos de los platos voy el sábado 17 de julio a las 9:30 al restaurante, con luz natural. Tengo que salir de allí a las 12:30 como muy tarde porque tengo una boda en Segovia a las 14:00, y vosotros abrís a las 13:00 de todas formas.

¿Podéis tener listos primero los postres? Con el calor se vienen abajo.

Son 420 € + IVA, entrega de las fotos el 26.

¡Nos vemos!
Dani`,
    expected: [at('2027-07-17T09:30:00+02:00')],
  },
  {
    name: 'es: none, rules and deadlines of a public tender',
    sentAt: '2027-07-12T12:00:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Dirección de Adquisiciones <adquisiciones@municipiodelvalle.example>',
    subject: 'Licitación LP-07/2027 – aclaraciones',
    text: `A los proveedores interesados:

En relación con la licitación LP-07/2027 para el suministro de uniformes, se hacen las siguientes aclaraciones:

1. El plazo para enviar preguntas por escrito concluye el viernes 16 de julio a las 15:00 horas. No se admitirán preguntas por teléfono.

2. Las propuestas deberán cargarse en la plataforma a más tardar el jueves 29 de julio a las 10:00 horas. La plataforma se cierra de manera automática.

3. El fallo se publicará en la página del municipio el martes 10 de agosto después de las 14:00 horas.

4. El proveedor ganador tendrá 30 días naturales para la entrega en el almacén general, cuyo horario de recepción es de 8:00 a 13:00 horas.

5. No habrá junta de aclaraciones presencial.

Sin otro particular, reciban un cordial saludo.

Lic. Norma Angélica Tovar
Directora de Adquisiciones`,
    expected: [],
  },
  {
    name: 'es: agent sends the consulate appointment of the reader',
    sentAt: '2027-07-14T15:28:00-05:00',
    timezone: 'America/Lima',
    from: 'Trámites Pacífico <visas@tramitespacifico.example>',
    subject: 'Su cita consular ya está agendada',
    text: `Estimada señora Milagros:

¡Buenas noticias! Después de mucho insistir conseguimos la cita en el consulado. Los datos son:

   Solicitante: Milagros Chumpitaz
   Trámite: visa de negocios
   Fecha: lunes 2 de agosto de 2027
   Hora: 11:45 a.m.
   Dirección: Av. Los Fresnos 1190, piso 3

Inicialmente nos habían ofrecido el 26 de julio a las 8:00 a.m., pero como usted nos dijo que esa semana estaba en Arequipa, la rechazamos.

Recomendaciones:
- El ingreso por seguridad se abre a las 11:15 a.m.
- No llevar laptop ni mochila.
- Pagar la tasa (S/ 340) en el banco hasta el viernes 23 de julio.
- Llevar pasaporte, carta de invitación y estados de cuenta de los últimos tres meses.

Quedamos a su disposición de lunes a viernes de 9 a.m. a 6 p.m. en el 555-0199.

Saludos,
Trámites Pacífico`,
    expected: [at('2027-08-02T11:45:00-05:00')],
  },
  {
    name: 'es: short, quarter past eight in the evening tomorrow',
    sentAt: '2027-07-19T13:20:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Pepi Lorite <pepi@peluquerialorite.example>',
    subject: 'estanterias',
    text: `pasate mañana a las ocho y cuarto de la tarde, que a las ocho cierro y asi miramos lo de las estanterias tranquilos. pepi`,
    expected: [at('2027-07-20T20:15:00+02:00')],
  },
  {
    name: 'es: none, ICS cancellation',
    sentAt: '2027-07-21T09:02:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Karla Benavides <karla.benavides@grupobenavides.example>',
    subject: 'Cancelado: Revisión de contrato de arrendamiento',
    text: `Se cancela la reunión, el arrendador no llega a un acuerdo con sus hermanos. Gracias por la comprensión.`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Grupo Benavides//Calendario//ES
METHOD:CANCEL
BEGIN:VEVENT
UID:arrendamiento-0723@grupobenavides.example
DTSTAMP:20270721T150200Z
DTSTART:20270723T160000Z
DTEND:20270723T170000Z
SUMMARY:Revisión de contrato de arrendamiento
ORGANIZER;CN=Karla Benavides:mailto:karla.benavides@grupobenavides.example
ATTENDEE:mailto:administracion@plazacoral.example
SEQUENCE:1
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'es: Chilean quarter to nine, carpenter takes measures',
    sentAt: '2027-07-26T17:44:00-04:00',
    timezone: 'America/Santiago',
    from: 'Luis Catrileo <luis@muebleriacatrileo.example>',
    subject: 'medidas mesón',
    text: `Sra. Ximena, buenas tardes:

El jueves 29 voy al local a tomar las medidas del mesón, a un cuarto para las nueve de la mañana. Me demoro media hora no más.

El presupuesto se lo mando la próxima semana.

Que esté bien,
Luis Catrileo`,
    expected: [at('2027-07-29T08:45:00-04:00', '2027-07-29T09:15:00-04:00')],
  },
  {
    name: 'es: none, parcel notice with JSON-LD parcel delivery',
    sentAt: '2027-07-29T06:55:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Envíos Cierzo <notificaciones@envioscierzo.example>',
    subject: 'Tu envío ECZ88120043 llega mañana',
    text: `Hola:

Tu envío ECZ88120043 de Tóner Directo se entregará mañana, viernes 30 de julio, entre las 10:15 y las 12:15.

¿No vas a estar? Cambia la entrega en nuestra web antes de las 22:00 de hoy.

Envíos Cierzo`,
    html: `<html><body><script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"ECZ88120043","carrier":{"@type":"Organization","name":"Envíos Cierzo"},"expectedArrivalFrom":"2027-07-30T10:15:00+02:00","expectedArrivalUntil":"2027-07-30T12:15:00+02:00","partOfOrder":{"@type":"Order","orderNumber":"TD-3391","merchant":{"@type":"Organization","name":"Tóner Directo"}}}
</script><p>Hola:</p><p>Tu envío <b>ECZ88120043</b> de Tóner Directo se entregará mañana, viernes 30 de julio, entre las 10:15 y las 12:15.</p><p>¿No vas a estar? Cambia la entrega en nuestra web antes de las 22:00 de hoy.</p><p>Envíos Cierzo</p></body></html>`,
    expected: [],
  },
  {
    name: 'es: three days at a trade fair with a shared stand',
    sentAt: '2027-08-02T10:50:00-05:00',
    timezone: 'America/Bogota',
    from: 'Adriana Londoño <adriana@cafelondono.example>',
    subject: 'Nuestro stand en ExpoAroma',
    text: `Hola, Esteban:

Quedó confirmado el stand compartido en ExpoAroma. Como hablamos, tú y yo lo atendemos juntos los tres días completos, del martes 14 al jueves 16 de septiembre.

Cosas pendientes:

- Pagar la segunda cuota ($ 4.200.000) antes del viernes 20 de agosto a las 5 p.m.
- Mandar el logo en vectores al diseñador.
- Imprimir las 500 libretas.
- Conseguir el molino prestado; mi cuñado tiene uno.

Del montaje me encargo yo sola con los muchachos el lunes 13, de 2 p.m. a 8 p.m., así que por eso no te preocupes.

El hotel lo saqué a cinco cuadras. Mi hermana llega el miércoles en el vuelo de las 9:40 a echarnos una mano.

Abrazo grande,

Adriana Londoño
Café Londoño – Tostión artesanal
WhatsApp 310 555 0128`,
    expected: [days('2027-09-14', '2027-09-17')],
  },
  {
    name: 'es: none, automatic absence reply',
    sentAt: '2027-08-09T10:00:12+02:00',
    timezone: 'Europe/Madrid',
    from: 'Íker Sarasola <iker.sarasola@metalsarasola.example>',
    subject: 'Respuesta automática: Pedido 3310',
    text: `Estoy de vacaciones del 9 al 29 de agosto y vuelvo a la oficina el lunes 30 a las 8:00.
Para temas urgentes, Arantxa atiende de 8:00 a 14:00 en el 943 555 126.`,
    expected: [],
  },
  {
    name: 'es: correction of the hour from ten to eleven',
    sentAt: '2027-08-16T11:33:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Estudio Zabaleta <recepcion@estudiozabaleta.example>',
    subject: 'FE DE ERRATAS: audiencia de mediación',
    text: `Estimado Sr. Quiroga:

En el mail de esta mañana hubo un error nuestro. La mediación a la que usted tiene que asistir no es a las 10, es a las 11 hs. El día no cambia: jueves 19 de agosto, Lavalleja 1420, 5° B.

La Dra. Zabaleta viene directo de otra audiencia que tiene a las 9, por lo que lo encuentra allá.

Disculpe las molestias ocasionadas.

Mirta
Recepción`,
    expected: [at('2027-08-19T11:00:00-03:00')],
  },
  {
    name: 'es: none, cold sales pitch that asks for fifteen minutes',
    sentAt: '2027-08-18T09:07:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Iván Zepeda <ivan.zepeda@leadlux.example>',
    subject: '15 minutos que pueden cambiar su negocio',
    text: `Estimada Ing. Olvera:

Vi su página y me encantó lo que hacen. En LeadLux ayudamos a talleres como el suyo a conseguir 30 clientes nuevos al mes.

¿Le interesaría platicar 15 minutos alguna tarde de estas? Solo respóndame "sí" y yo me acomodo a su agenda. Nuestros asesores están disponibles de 8:00 a 20:00 hrs.

Más de 400 empresas ya confían en nosotros. La promoción del 40 % termina el 31 de agosto a las 23:59.

Saludos,
Iván Zepeda`,
    expected: [],
  },
  {
    name: 'es: booking tool reports a new booking with meeting link',
    sentAt: '2027-08-24T14:12:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'ReservaYa <avisos@reservaya.example>',
    subject: 'Nueva reserva: Consulta inicial (30 min) – Amaya Retuerto',
    text: `Hola, Despacho Luengo:

Tienes una nueva reserva.

Servicio: Consulta inicial (30 min)
Cliente: Amaya Retuerto (amaya.retuerto@correolibre.example)
Cuándo: lunes, 6 de septiembre de 2027, 11:30 – 12:00 (Europe/Madrid)
Dónde: https://video.reservaya.example/j/88-201-77

Comentario del cliente: "Es por un despido, llevo once años en la empresa."

Cancelar o cambiar la cita: https://reservaya.example/c/4f9a1`,
    expected: [at('2027-09-06T11:30:00+02:00', '2027-09-06T12:00:00+02:00')],
  },
  {
    name: 'es: couple comes for a cake tasting, wedding and delivery beside it',
    sentAt: '2027-08-30T22:15:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Lorena Tejedor <lorenatejedor@buzonlibre.example>',
    subject: 'Prueba de la tarta',
    text: `¡Hola, Charo!

¡Qué ganas de probar por fin las tartas! Al final nos organizamos así: Hugo y yo vamos a tu obrador este sábado, 4 de septiembre, a las 12:00. A Hugo le toca trabajar hasta las 11 y de ahí venimos directos.

Nos gustaría probar:
- la de zanahoria
- la de pistacho con frambuesa
- la de chocolate sin gluten (mi suegra es celíaca)

Y por recordarte lo demás: la boda es el sábado 9 de octubre, la ceremonia empieza a las 12:30 y la tarta tiene que estar en la finca a las 17:00, pero eso lo recoge mi primo Edu con la furgoneta, así que no tienes que moverte.

La señal de 100 € te la hice ayer por transferencia.

Mil gracias por todo y perdona las horas, que hasta que no se duerme la peque no tengo un minuto.

Un beso,
Lorena`,
    expected: [at('2027-09-04T12:00:00+02:00')],
  },
  {
    name: 'es: none, neighbour complains about noise hour by hour',
    sentAt: '2027-09-02T08:15:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Eusebio Ballestar <eballestar@correolibre.example>',
    subject: 'Ruidos del obrador',
    text: `A quien lleve esto:

Soy el vecino del 1.º A. Les escribo porque lo de los ruidos del local ya pasa de castaño oscuro. He ido apuntando:

- lunes 30: la persiana a las 4:50, la amasadora desde las 5:00
- martes 31: música a las 5:30
- miércoles 1: un camión en doble fila a las 6:10, motor en marcha media hora
- hoy jueves: otra vez la persiana a las 4:45

La ordenanza dice que hasta las 8:00 no se pueden pasar de 30 decibelios. Tengo 74 años y me levanto a las 7:30, no a las cinco.

El administrador ya está avisado y lo va a llevar a la junta. Si para el día 15 no han puesto los silentblocks en la máquina, llamo a la policía municipal, que están las 24 horas.

No quiero hablar más del asunto, quiero que lo arreglen.

Eusebio Ballestar`,
    expected: [],
  },
  {
    name: 'es: peninsular hour for a reader in the Canaries',
    sentAt: '2027-09-07T09:41:00+02:00',
    timezone: 'Atlantic/Canary',
    from: 'Silvia Mondéjar <smondejar@frutasmondejar.example>',
    subject: 'Re: precios plátano',
    text: `Hola, Yeray, te llamo el viernes 10 a las 11:00 hora peninsular y cerramos precio. Silvia`,
    expected: [at('2027-09-10T10:00:00+01:00')],
  },
  {
    name: 'es: two alternatives in prose, at one in the afternoon',
    sentAt: '2027-09-13T12:52:00-06:00',
    timezone: 'America/Costa_Rica',
    from: 'Minor Chaverri <minor@fumigadorachaverri.example>',
    subject: 'Fumigación del restaurante',
    text: `Buenas, doña Hannia:

Para fumigarle el restaurante tengo campo el viernes 17 a las 6 de la mañana o el lunes 20 a la 1 de la tarde, usted me dice cuál le sirve. Hay que sacar los alimentos antes.

El precio es el mismo, ₡48.000, y la garantía vence a los tres meses.

Con mucho gusto,
Minor Chaverri`,
    expected: [at('2027-09-17T06:00:00-06:00'), at('2027-09-20T13:00:00-06:00')],
  },
  {
    name: 'es: none, itinerary of a speaker who needs nothing',
    sentAt: '2027-09-15T19:18:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Aurelio Montalbán <aurelio@montalbanformacion.example>',
    subject: 'Mi viaje a Cádiz',
    text: `Hola, Macarena:

Ya tengo los billetes, te los paso para la factura:

Ida: miércoles 22, tren de las 15:35, llegada a las 19:50
Vuelta: viernes 24, tren de las 8:10, llegada a las 12:22

En la estación me recoge mi cuñado y duermo en su casa, así que no hace falta hotel ni taxi. Importe total: 134,20 €.

Un saludo,
Aurelio`,
    expected: [],
  },
  {
    name: 'es: municipal inspector comes to the premises',
    sentAt: '2027-09-20T10:20:00-05:00',
    timezone: 'America/Guayaquil',
    from: 'Dirección de Control Municipal <inspecciones@municipiosanroque.example>',
    subject: 'Inspección previa – permiso de funcionamiento',
    text: `Señor propietario:

En atención a su solicitud No. 2027-0933, le comunicamos que el inspector Ing. Byron Tipán visitará su local el día martes 28 de septiembre de 2027 a las 14h30, para la inspección previa al permiso de funcionamiento.

Deberá estar presente el titular y tener a mano el certificado de bomberos. El pago de la tasa (USD 42) se acredita ese mismo día.

Atentamente,
Dirección de Control Municipal`,
    expected: [at('2027-09-28T14:30:00-05:00')],
  },
  {
    name: 'es: none, employee asks to leave early for the doctor',
    sentAt: '2027-09-22T08:04:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Youssef Amrani <youssef@cerrajeriavelasco.example>',
    subject: 'mañana',
    text: `Jefe, mañana me voy a las 12 que tengo al niño en el pediatra a las 12:40. El viernes recupero las horas. Youssef`,
    expected: [],
  },
  {
    name: 'es: registered for a seminar, JSON-LD with start only',
    sentAt: '2027-09-27T16:32:00-05:00',
    timezone: 'America/Lima',
    from: 'Cámara de Gastronomía <inscripciones@camaragastro.example>',
    subject: 'Inscripción confirmada: Seminario de costos para restaurantes',
    text: `Estimado Renzo:

Su inscripción al Seminario de costos para restaurantes está confirmada.

Martes 12 de octubre de 2027, 6:30 p.m.
Auditorio de la Cámara, Jr. Los Laureles 455

El registro abre a las 5:45 p.m. Código: SC-0417.

Lo esperamos.`,
    html: `<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"EventReservation","reservationNumber":"SC-0417","reservationStatus":"http://schema.org/Confirmed","underName":{"@type":"Person","name":"Renzo Palacios"},"reservationFor":{"@type":"Event","name":"Seminario de costos para restaurantes","startDate":"2027-10-12T18:30:00-05:00","location":{"@type":"Place","name":"Auditorio de la Cámara","address":{"@type":"PostalAddress","streetAddress":"Jr. Los Laureles 455","addressCountry":"PE"}}}}</script></head><body><p>Estimado Renzo:</p><p>Su inscripción al <b>Seminario de costos para restaurantes</b> está confirmada.</p><p>Martes 12 de octubre de 2027, 6:30 p.m.<br>Auditorio de la Cámara, Jr. Los Laureles 455</p><p>El registro abre a las 5:45 p.m. Código: SC-0417.</p><p>Lo esperamos.</p></body></html>`,
    expected: [at('2027-10-12T18:30:00-05:00')],
  },
  {
    name: 'es: three mentoring sessions, breaks and homework beside them',
    sentAt: '2027-09-29T13:00:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Vivero de Empresas Almazara <mentoria@viveroalmazara.example>',
    subject: 'Tus sesiones de mentoría',
    text: `Hola, Guadalupe:

¡Enhorabuena, tu proyecto ha sido seleccionado! Tu mentora será Blanca Pizarro. Estas son las tres sesiones individuales que tenéis reservadas, siempre en la sala pequeña del vivero:

1.ª sesión: martes 5 de octubre, de 16:00 a 18:00 – Modelo de negocio
2.ª sesión: martes 19 de octubre, de 16:00 a 18:00 – Números
3.ª sesión: martes 2 de noviembre, de 16:00 a 18:00 – Plan comercial

A mitad de cada sesión, sobre las 17:00, se hace un descanso de diez minutos.

Entre sesión y sesión tendrás que entregar un ejercicio por la plataforma; el primero, antes del viernes 15 de octubre a las 23:59.

El vivero abre de 8:00 a 21:00. Para aparcar, pide la tarjeta en conserjería (cierran la ventanilla a las 15:00).

¡Mucho ánimo!

Equipo de mentoría
Vivero de Empresas Almazara
Tel. 953 555 088`,
    expected: [
      at('2027-10-05T16:00:00+02:00', '2027-10-05T18:00:00+02:00'),
      at('2027-10-19T16:00:00+02:00', '2027-10-19T18:00:00+02:00'),
      at('2027-11-02T16:00:00+01:00', '2027-11-02T18:00:00+01:00'),
    ],
  },
  {
    name: 'es: none, colleague takes the van',
    sentAt: '2027-10-04T17:26:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Efrén Tapia <efren@viverostapia.example>',
    subject: 'Camioneta',
    text: `Hola a todos:

Les aviso para que no se me crucen: el miércoles 6 me llevo la camioneta blanca de 8:00 a 12:00 para entregar los pinos en Atlixco, y el viernes 8 la ocupa Nacho desde las 14:00 para lo del jardín de la señora Irma.

El jueves entra a servicio, la recogen a las 9 y la traen ya en la tarde.

Si necesitan mover algo esos días, usen la roja.

Efrén`,
    expected: [],
  },
  {
    name: 'es: short, the day after tomorrow at 13h',
    sentAt: '2027-10-06T09:55:00+02:00',
    timezone: 'Europe/Madrid',
    from: 'Quique Albiol <quique@albiolazulejos.example>',
    subject: 'Re: Re: muestras',
    text: `Ok, pasado mañana 13h en vuestra exposición. Llevo las muestras del gris y del arena.
Quique`,
    expected: [at('2027-10-08T13:00:00+02:00')],
  },
  {
    name: 'es: ICS in UTC for a reader in Buenos Aires, train beside it',
    sentAt: '2027-10-12T10:10:00-03:00',
    timezone: 'America/Argentina/Buenos_Aires',
    from: 'Rosario Etcheverry <retcheverry@cooplacteosur.example>',
    subject: 'Invitación: Cierre de campaña con distribuidores',
    text: `Buen día, Gastón:

Te mando la invitación para el cierre de campaña con ustedes. Yo viajo en el tren de las 6:20 y estoy en Constitución cerca de las 9:50, así que empezamos apenas llego a tu oficina.

Saludos,
Rosario`,
    calendar: crlf(`BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Cooplacteosur//Correo//ES
METHOD:REQUEST
BEGIN:VEVENT
UID:cierre-campana-2027-10@cooplacteosur.example
DTSTAMP:20271012T131000Z
DTSTART:20271020T134500Z
DTEND:20271020T151500Z
SUMMARY:Cierre de campaña con distribuidores
LOCATION:Oficina de Gastón
ORGANIZER;CN=Rosario Etcheverry:mailto:retcheverry@cooplacteosur.example
ATTENDEE;RSVP=TRUE:mailto:gaston@distribuidoraelpuente.example
STATUS:CONFIRMED
SEQUENCE:0
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-10-20T10:45:00-03:00', '2027-10-20T12:15:00-03:00')],
  },
  {
    name: 'es: none, bulk bulletin of a chamber with its agenda',
    sentAt: '2027-10-14T08:30:00-04:00',
    timezone: 'America/Santo_Domingo',
    from: 'Cámara de Comercio del Cibao Norte <boletin@camaracibaonorte.example>',
    subject: 'Boletín semanal | Agenda empresarial',
    text: `AGENDA EMPRESARIAL

Martes 19 de octubre, 9:00 a.m. – Charla: Ley de facturación electrónica. Entrada libre.
Jueves 21 de octubre, 6:00 p.m. – Coctel de networking. Socios RD$1,200, no socios RD$2,000.
Miércoles 27 de octubre, 3:00 p.m. – Taller de exportación a las islas.

NOTICIAS
El puerto extiende su horario de carga hasta las 8:00 p.m.

Recibe este boletín porque figura en nuestra base de datos. Para darse de baja, pulse aquí: https://camaracibaonorte.example/baja`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'es: company Christmas dinner, reply deadline and coach beside it',
    sentAt: '2027-11-22T12:44:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Chus Valladares <chus@grupovalladares.example>',
    subject: '¡¡Cena de Navidad!!',
    text: `¡Hola, familia!

Este año la cena de Navidad es el viernes 17 de diciembre a las 21:30 en el Mesón O Pazo. Cuento con los doce.

Decidme antes del viernes 3 si sois de carne o de pescado. Para los que no queráis conducir, hay bus nocturno a las 2:15 y a las 3:45.

Prohibido hablar de trabajo 😉

Chus`,
    expected: [at('2027-12-17T21:30:00+01:00')],
  },
  {
    name: 'es: long thread of refused times, one new time agreed',
    sentAt: '2027-11-04T18:36:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Matilde Oroz <matilde@orozinteriorismo.example>',
    subject: 'Re: Re: Re: Reforma de la recepción',
    text: `Hola, Andrés:

Vaya lío de agendas. El martes por la tarde tampoco puedo, que tengo obra en Tudela y no vuelvo hasta las 20:00.

Me ha dicho tu compañera Lidia por teléfono que el miércoles 10 a las 17:15 lo tienes libre, así que se lo he confirmado a ella: nos vemos el miércoles 10 de noviembre a las 17:15 en el hotel. Con una hora nos sobra.

Llevo las telas y el plano impreso en A2.

Un abrazo,
Matilde

El jue, 4 nov 2027 a las 16:50, Andrés Labiano <direccion@hotellabiano.example> escribió:
> Hola, Matilde, el lunes a las 10:00 no me va, llega un grupo. ¿El martes 9 a las 18:30?
>
> El jue, 4 nov 2027 a las 12:05, Matilde Oroz <matilde@orozinteriorismo.example> escribió:
>> Andrés, el viernes que me decías a las 9:00 estoy fuera. ¿Qué tal el lunes 8 a las 10:00?
>>
>> El mié, 3 nov 2027 a las 19:22, Andrés Labiano <direccion@hotellabiano.example> escribió:
>>> ¿Puedes el viernes 5 a las 9:00 para ver lo de la recepción?`,
    expected: [at('2027-11-10T17:15:00+01:00', '2027-11-10T18:15:00+01:00')],
  },
  {
    name: 'es: none, holiday opening hours of a supplier',
    sentAt: '2027-12-09T09:30:00-05:00',
    timezone: 'America/Bogota',
    from: 'Ferrelectro del Oriente <ventas@ferrelectrooriente.example>',
    subject: 'Horarios de fin de año',
    text: `Apreciado cliente:

Le compartimos nuestros horarios de atención en la temporada:

Viernes 24 de diciembre: 8:00 a.m. a 1:00 p.m.
Sábado 25: cerrado
Viernes 31 de diciembre: 8:00 a.m. a 12:00 m.
Del 1 al 10 de enero: cerrado por inventario

Los pedidos que entren después del martes 21 a las 3:00 p.m. se despachan en enero.

¡Felices fiestas!
Ferrelectro del Oriente`,
    expected: [],
  },
  {
    name: 'es: journalist fixes a telephone interview',
    sentAt: '2027-11-09T13:21:00-06:00',
    timezone: 'America/Mexico_City',
    from: 'Daniela Iturbe <diturbe@elsemanariodelbajio.example>',
    subject: 'Entrevista sobre el taller de vitrales',
    text: `Maestro Evaristo, muy buenas tardes:

Con mucho gusto le marco el viernes 12 de noviembre a las 12 del día para la entrevista. Serán como 40 minutos y la grabo, si no tiene inconveniente.

La foto ya la tenemos, la tomó nuestro compañero en la feria.

Un saludo afectuoso,
Daniela Iturbe`,
    expected: [at('2027-11-12T12:00:00-06:00', '2027-11-12T12:40:00-06:00')],
  },
  {
    name: 'es: Lima hour for a reader in Madrid',
    sentAt: '2027-11-15T09:48:00-05:00',
    timezone: 'Europe/Madrid',
    from: 'Ana Lucía Bustamante <albustamante@alpacasdelsur.example>',
    subject: 'Videollamada nuevo surtido',
    text: `Hola, Cristina, ¿qué tal?

Agendemos la videollamada para el jueves 18 de noviembre a las 9:00 a.m. hora de Lima. Ese día también se conecta la señora Eudocia, que es quien teje las chompas; ella tiene que dejarnos a las 9:30 para ir por sus nietos, pero nosotras seguimos hasta las 10:15 a.m.

Un abrazo desde Arequipa,
Ana Lucía`,
    expected: [at('2027-11-18T15:00:00+01:00', '2027-11-18T16:15:00+01:00')],
  },
  {
    name: 'es: none, account of an open day that was',
    sentAt: '2027-11-29T12:10:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Genoveva Arrieta <genoveva@escueladecristal.example>',
    subject: 'Qué tal fueron las puertas abiertas',
    text: `Querido Nacho:

Como no pudiste venir, te cuento cómo fueron las puertas abiertas del sábado 27.

Abrimos a las 10:00 y a las 10:20 ya había cola. La demostración de soplado de las 11:30 se llenó y tuvimos que repetirla a las 13:00. Vino el concejal, que llegó tarde (tenía que haber hablado a las 12:00 y habló a las 12:40) y encima se dejó el paraguas.

Por la tarde bajó la cosa: entre las 16:00 y las 18:00 pasaron unas treinta personas. Cerramos a las 19:30 molidos pero contentos. En total contamos 214 visitantes y vendimos 1.860 €.

Dos cosas para el año que viene: más sillas y poner el datáfono cerca de la puerta.

Las fotos las ha colgado Irene en la carpeta de siempre. Si quieres usar alguna para vuestra revista, tienes permiso, solo cita a la escuela.

Un abrazo fuerte,
Genoveva`,
    expected: [],
  },
  {
    name: 'es: short, one instead of twelve on Friday',
    sentAt: '2027-12-01T10:18:00-03:00',
    timezone: 'America/Santiago',
    from: 'Claudia Riffo <claudia@riffoseguros.example>',
    subject: 'Re: almuerzo',
    text: `Don Hugo, mejor almorzamos el viernes a las 13:00 y no a las 12, que me topa con otra reunión. En el mismo lugar.
Claudia`,
    expected: [at('2027-12-03T13:00:00-03:00')],
  },
  {
    name: 'es: supplier shows a machine before the holidays',
    sentAt: '2027-12-03T16:37:00+01:00',
    timezone: 'Europe/Madrid',
    from: 'Ramón Touriño <rtourino@cafeterastourino.example>',
    subject: 'Demo de la cafetera de dos grupos',
    text: `Buenas tardes, Sabela:

Como el lunes y el miércoles son fiesta, lo de la cafetera lo hacemos el viernes 10 de diciembre. Me presento en tu bar a las 16.30 h, cuando ya habéis acabado con las comidas, y te la dejo montada en tres cuartos de hora.

El precio de campaña (2.950 €) se mantiene hasta el día 31.

Un saludo,
Ramón Touriño
Tel. 981 555 064`,
    expected: [at('2027-12-10T16:30:00+01:00', '2027-12-10T17:15:00+01:00')],
  },
];
