import type { Case } from './case.ts';

/** Spanish mails for which the signs must tell a meeting from what else happens at a time. */
export const spanishCases: Case[] = [
  ['Biblioteca', 'Los libros prestados deben devolverse el jueves 8 de octubre antes de las 18:00.', []],
  ['Su pedido', 'Su sofá llegará el miércoles entre las 9 y las 11 con nuestra agencia de transporte.', []],
  ['Puente', 'Durante el puente la secretaría atenderá el jueves de 9 a 12 h.', []],
  ['Gracias', 'Fue un placer tenerlos aquí el viernes a las 10. El contrato va por correo.', []],
  [
    'Concierto',
    'Mi hija toca en el concierto del colegio el sábado a las 16:00, así que estaré desconectado.',
    [],
  ],
  ['Agua', 'El martes 13 de octubre se cortará el agua de 8:00 a 12:00.', []],
  ['Suscripción', 'El importe de 12,99 € se cobrará el 9 de octubre a las 0:05.', []],
  ['Radio', 'Nuestra fundadora sale el miércoles a las 20:00 en Radio Nacional, ¡no se lo pierdan!', []],
  ['Entradas', 'Las entradas salen a la venta el viernes 9 de octubre a las 10:00.', []],
  [
    'Re: Viernes',
    'El viernes a las 15 me resulta imposible, tenemos a los auditores. Te digo otras fechas.',
    [],
  ],
  [
    'Visita',
    'Tenemos que renunciar a la visita del jueves a las 14:00, los compradores han cambiado de idea.',
    [],
  ],
  ['Viaje', 'Mi tren llega a Madrid el miércoles a las 9:40 y vuelve a las 17:05.', []],
  ['Ayuntamiento', 'El pleno vota el plan el 14 de octubre a las 19:00. Ya le contaré el resultado.', []],
  [
    'Un día de estos',
    'Tendríamos que tomar una cerveza un día de estos, quizá después del 20, sin prisa.',
    [],
  ],
  [
    'Caldera',
    'Nuestro técnico pasará por su domicilio el martes 13 de octubre entre las 8:00 y las 10:00 para la revisión anual. Es necesario que haya alguien en casa.',
    ['2026-10-13T08:00'],
  ],
  [
    'Re: Presupuesto',
    'Gracias por el presupuesto. ¿Sería posible ver la muestra el jueves sobre las 16:00?',
    ['2026-10-08T16:00'],
  ],
  [
    'Entrevista',
    'Nos gustaría conocerle: le citamos el lunes 12 de octubre a las 10:30 en nuestra oficina de Sevilla. Traiga su DNI.',
    ['2026-10-12T10:30'],
  ],
  ['Re: Comida', 'El jueves me va bien, ¿digamos a las 13:45 en la Corona?', ['2026-10-08T13:45']],
  [
    'Nuestra reunión',
    'Me ha surgido algo. ¿Podríamos mover nuestra reunión del miércoles a las 14:00 al viernes 9 de octubre a las 11:00?',
    ['2026-10-09T11:00'],
  ],
  [
    'Dentista',
    'Le recordamos su cita con la Dra. Shah el 14/10/2026 a las 9:20. Venga diez minutos antes.',
    ['2026-10-14T09:20'],
  ],
  [
    'Asamblea',
    'La asamblea general de la asociación será el miércoles 14 de octubre a las 19:30 en el centro cívico (apertura de puertas a las 19:00). Todos los socios están invitados.',
    ['2026-10-14T19:30'],
  ],
  ['llamada', '¿me puedes llamar mañana a las 10? es por los turnos', ['2026-10-06T10:00']],
  [
    'Entrega de llaves',
    'Para la entrega de llaves puedo el martes 13 a las 14:00 o el jueves 15 a las nueve y media.',
    ['2026-10-13T14:00', '2026-10-15T09:30'],
  ],
  [
    'Empleo',
    'Las candidaturas se cierran el viernes 16 de octubre a mediodía. Las entrevistas serán la semana del 26.',
    [],
  ],
  [
    'Daños',
    'El martes a las 7:40 su carretilla golpeó nuestra puerta. Contacten con nuestro seguro antes del jueves a las 12.',
    [],
  ],
  [
    'Nóminas',
    'Las nóminas se procesan el jueves a las 15:00, así que los cambios me tienen que llegar antes.',
    [],
  ],
  [
    'Su estancia',
    'La entrada es el sábado 10 de octubre a partir de las 15:00 y la salida el lunes antes de las 11:00.',
    [],
  ],
  ['Turnos', 'Maya cubre el mostrador el miércoles de 9 a 13 y Tomás de 13 a 17.', []],
  [
    'Muebles viejos',
    'La recogida de enseres pasa el jueves 8 de octubre desde las 6:00. Sáquenlos la noche antes.',
    [],
  ],
  ['Partido', 'Han cambiado el derbi al domingo a las 16:30, lo veré en casa.', []],
  [
    'Contacto',
    'Me puede encontrar en el móvil el martes después de las 14:00 o el miércoles antes de las 11:00.',
    [],
  ],
  [
    'Re: Tejado',
    'Hola Pablo:\n\nPor nosotros perfecto. Empezamos el lunes 12 de octubre a las 7:30 con el andamio. ¿Nos puede dejar la verja sin llave?\n\nSaludos\nFelipe\n\nTejados Marzo\nOficina L-V 7-16 h',
    ['2026-10-12T07:30'],
  ],
  [
    'Fotos',
    'Para los retratos me queda el viernes 9 a las 13:00 o el martes 13 a las 16:00. ¿Cuál le va mejor?',
    ['2026-10-09T13:00', '2026-10-13T16:00'],
  ],
  [
    'Re: Cierre',
    'Muy bien, entonces el martes 13 de octubre a las 15:00. Llevo galletas.',
    ['2026-10-13T15:00'],
  ],
  [
    'Veterinario',
    'Bella está apuntada para la vacuna el jueves 15 de octubre a las 17:40. Traigan la cartilla.',
    ['2026-10-15T17:40'],
  ],
  [
    'Patronato',
    'Estimados patronos: la próxima junta será por Zoom el 14 de octubre de 18:00 a 19:30. Los documentos irán el viernes.',
    ['2026-10-14T18:00'],
  ],
  [
    '10 años',
    '¡Cumplimos 10 años! Ven a celebrarlo con nosotros el viernes 16 de octubre desde las 17:00 en la tienda.',
    ['2026-10-16T17:00'],
  ],
  [
    'Prueba',
    'La prueba del miércoles a las 11 no podrá ser, la modista está enferma. Podemos atenderle el lunes 12 de octubre a las 14:00.',
    ['2026-10-12T14:00'],
  ],
  [
    'Extracto',
    'El próximo recibo se pasará al cobro el 9 de octubre. Nuestra línea está saturada los lunes de 9 a 11.',
    [],
  ],
  ['Resultados', 'Los resultados estarán en la web el jueves 15 de octubre a las 9:00.', []],
  [
    'Re: factura 88',
    'La hemos pagado hoy a las 8:15, debería llegarles el miércoles a las 15:00 como muy tarde.',
    [],
  ],
  ['Lástima', 'Le esperé el viernes a las 14:00 media hora delante del banco. ¿Qué pasó?', []],
  ['Ruido', 'El miércoles de 8 a 12 habrá obras en la casa de al lado, puede haber ruido.', []],
  [
    'Funeral',
    'El funeral de nuestro amigo Tom Page es el miércoles 14 de octubre a las 11:30 en Santa María. Después estáis invitados al Cisne.',
    ['2026-10-14T11:30'],
  ],
  [
    'Re: Cocina',
    'Hola a los dos, perdonad el silencio. El lunes imposible, pero el martes 13 entre las 14 y las 16 me iría bien. ¿Os va?',
    ['2026-10-13T14:00'],
  ],
  [
    'Conocernos',
    'Estimada Sra. Roe: gracias por su candidatura. ¿Podría venir el próximo miércoles, 14 de octubre, a las dos y cuarto de la tarde? Serán unos 45 minutos.',
    ['2026-10-14T14:15'],
  ],
  ['Re: sync', '¡me vale! jueves 16:00, mando enlace de teams', ['2026-10-08T16:00']],
  [
    'Café',
    '¿Estás por aquí el jueves? Tengo una hora libre a las 11 y me encantaría enseñarte las copias.',
    ['2026-10-08T11:00'],
  ],
  ['Aviso', 'Se esperan fuertes vientos el jueves de 6:00 a 21:00. Retiren los objetos sueltos.', []],
  [
    'Aparcamiento',
    'A partir del lunes 12 de octubre a las 7:00 se asfalta el aparcamiento. Aparquen en otro sitio hasta el miércoles a las 18:00.',
    [],
  ],
  [
    'Contrato',
    'El alquiler empieza el 1 de noviembre de 2026. Las llaves se recogen en la oficina de lunes a viernes de 9 a 17 h.',
    [],
  ],
  [
    'Queja',
    'Su equipo prometió estar aquí el jueves pasado a las 8:00 y no llamó nadie. Exijo un abono.',
    [],
  ],
  ['Pedido', 'Haga su pedido antes del viernes a las 17:00 y lo tendrá el sábado antes de las 12:00.', []],
  [
    'Re: Web',
    'Hola Lou: el borrador está listo. ¿Le echas un vistazo y me dices algo antes del jueves a las 16:00?',
    [],
  ],
  ['Re: Jueves', 'Hola Ben: el jueves a las 10 es perfecto. ¡Hasta entonces!', ['2026-10-08T10:00']],
  [
    'Obra',
    'Buenos días Jo. Reunión de obra cambiada: ahora mié 14/10 a las 8:30 y no el lunes. Misma puerta.',
    ['2026-10-14T08:30'],
  ],
  [
    'Primera clase',
    'Su primera clase de conducir: sábado 10 de octubre, de 9:00 a 10:30. Le recojo en casa.',
    ['2026-10-10T09:00'],
  ],
  [
    'Dos fechas',
    'Estaríamos libres el 14 de octubre a las 10:00 o el 16 de octubre a las 15:00.',
    ['2026-10-14T10:00', '2026-10-16T15:00'],
  ],
];
