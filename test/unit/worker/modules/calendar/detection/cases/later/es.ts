import type { Case } from '../case.ts';

/** Spanish mails from the days of a small company. */
export const spanishDays: Case[] = [
  [
    'Contrato',
    'Estimada señora Lobo:\n\nel contrato está listo. Puede pasar a firmarlo por nuestro despacho el miércoles 14 de octubre entre las 14 y las 16 h.\n\nUn saludo\nBufete Reina\nL-J 8-17 h, V 8-13 h',
    ['2026-10-14T14:00'],
  ],
  [
    'Re: Re: Logo',
    'Buenas,\n\n¿hablamos un momento? Hoy estoy libre desde las 16 h, y si no el jueves a las 11.\n\nTim',
    ['2026-10-05T16:00', '2026-10-08T11:00'],
  ],
  [
    'Confirmación',
    'Su cita: 21/10/2026 a las 9:40 con la Dra. Arenas, dermatología.\nTraiga su tarjeta. Las anulaciones, al menos 24 horas antes.',
    ['2026-10-21T09:40'],
  ],
  [
    'Feria de otoño',
    'Queridos socios: el 24 de octubre tenemos puesto en la feria de otoño, de 10 a 18 h. ¿Quién ayuda a montar a las 8?',
    ['2026-10-24T10:00'],
  ],
  [
    'Nueva cita',
    'Nuestro técnico está enfermo y no puede ir el 7 de octubre como estaba previsto. La nueva cita sería el 9 de octubre a la misma hora (13:00).',
    ['2026-10-09T13:00'],
  ],
  [
    'Seminario',
    '¡Gracias por inscribirse! La sesión en línea comienza el jueves 15 de octubre a las 10 en punto. Acceso: https://us02web.zoom.us/j/123',
    ['2026-10-15T10:00'],
  ],
  [
    'Sobre Lena',
    'Estimada señora Aksoy: me gustaría comentar con usted las notas de Lena. ¿Le iría bien el lunes en el recreo, a las 11:35?',
    ['2026-10-12T11:35'],
  ],
  [
    'Trimestre',
    'Las cifras tienen que estar en la gestoría el 9 de octubre a las 12, si no hay recargo.',
    [],
  ],
  [
    'Gracias por su compra',
    'Hemos recibido su pedido 44-81 el 5 de octubre de 2026 a las 7:58. Envío previsto: 7 de octubre.',
    [],
  ],
  ['Cambio de hora', 'Recuerde: el domingo 25 de octubre a las 3 serán las 2.', []],
  ['Prensa', 'Embargado hasta el jueves 8 de octubre a las 10. Las fotos no pueden usarse antes.', []],
  [
    'Su llamada',
    'Tenemos una llamada perdida suya del 2 de octubre a las 17:20. Nuestra línea atiende de lunes a viernes de 8 a 18 h.',
    [],
  ],
  [
    'Clase anulada',
    'La clase de yoga del martes 13 de octubre a las 18 h no se dará por falta de alumnos.',
    [],
  ],
];
