import type { Conversation } from './conversation.ts';
import { drawKettle } from './drawings.ts';

/** Returns the conversations with customers and viewers. */
export function customerConversations(): Conversation[] {
  return [
    {
      key: 'lid',
      inbox: 'support',
      person: 'Hannah Brandt <hannah.brandt@example.com>',
      subject: 'The lid of the blue kettle sits loose',
      isRead: true,
      task: { status: 'done', priority: 'medium', assignee: 'mira' },
      messages: [
        {
          by: 'them',
          hoursAgo: 98,
          text: 'Hello,\n\nmy blue kettle (order 2240) arrived today, thank you! Only the lid sits loose and rattles when the water boils. I attach a photo. Is that as it should be?\n\nHannah Brandt\n',
          attachments: [{ filename: 'kettle.png', content: drawKettle({ isBroken: false }) }],
        },
        {
          by: 'us',
          hoursAgo: 95,
          text: 'Dear Hannah,\n\nthank you for the photo. The sealing ring is missing: it should be in the small paper bag with the leaflet. If it is not there, tell me, and a new one goes out today.\n\nMira, Kettle & Lark\n',
        },
        {
          by: 'them',
          hoursAgo: 93,
          text: 'Found it in the bag! It fits, and no rattling any more. Thank you for the quick answer.\n\nHannah\n',
        },
      ],
    },
    {
      key: 'refund',
      inbox: 'support',
      person: 'Daniel Osei <daniel.osei@example.net>',
      subject: 'Refund for order 2260',
      isRead: true,
      task: { status: 'in_progress', priority: 'high', assignee: 'mira' },
      messages: [
        {
          by: 'them',
          hoursAgo: 50,
          text: 'Good day,\n\ntwo of the six cups in order 2260 were chipped, so I sent the parcel back last week. When will the refund be paid?\n\nDaniel Osei\n',
        },
        {
          by: 'us',
          hoursAgo: 47,
          text: 'Dear Daniel,\n\nthe parcel arrived yesterday. Shall we refund all six cups, or send two new ones?\n\nMira, Kettle & Lark\n',
        },
        {
          by: 'them',
          hoursAgo: 7,
          text: 'Please refund all six. The tracking number of the return is HF-88213, in case you need it.\n\nDaniel\n',
        },
      ],
    },
    {
      key: 'colis',
      inbox: 'support',
      person: 'Julien Moreau <julien.moreau@example.org>',
      subject: 'Bouilloire fendue à la livraison',
      isRead: false,
      task: { status: 'todo', priority: 'urgent', assignee: 'theo' },
      messages: [
        {
          by: 'them',
          hoursAgo: 1.2,
          text: "Bonjour,\n\nla bouilloire rouge de la commande 2297 est arrivée ce matin, fendue sur tout le côté (photo ci-jointe). C'est un cadeau pour samedi : pouvez-vous en envoyer une autre à temps ?\n\nCordialement,\nJulien Moreau\n",
          attachments: [{ filename: 'bouilloire.png', content: drawKettle({ isBroken: true }) }],
        },
      ],
    },
    {
      key: 'dosen',
      inbox: 'info',
      person: 'Katrin Vogel <katrin.vogel@example.com>',
      subject: 'Füllmenge der großen Teedose',
      isRead: true,
      task: { status: 'done', priority: 'low', assignee: 'lin' },
      messages: [
        {
          by: 'them',
          hoursAgo: 74,
          text: 'Guten Tag,\n\nwie viel Gramm Grüntee passen in die große Dose? Auf der Seite finde ich nur die Maße.\n\nViele Grüße\nKatrin Vogel\n',
        },
        {
          by: 'us',
          hoursAgo: 71,
          text: 'Guten Tag Frau Vogel,\n\n250 g Sencha passen hinein, von gerolltem Oolong etwa 300 g. Wir schreiben es auf die Seite.\n\nLin, Kettle & Lark\n',
        },
      ],
    },
    {
      key: 'boda',
      inbox: 'hello',
      person: 'Lucía Ortega <lucia.ortega@example.net>',
      subject: 'Té para una boda de 80 invitados',
      isRead: false,
      task: { status: 'in_progress', priority: 'medium', assignee: 'lin' },
      messages: [
        {
          by: 'them',
          hoursAgo: 54,
          text: 'Hola:\n\nnos casamos en mayo y queremos regalar a cada invitado una bolsita de té con nuestros nombres. ¿Es posible con 80 bolsitas?\n\nLucía Ortega\n',
        },
        {
          by: 'us',
          hoursAgo: 51,
          text: 'Hola, Lucía:\n\n¡enhorabuena! Sí, desde 50 bolsitas imprimimos la etiqueta. ¿Qué té os gusta?\n\nLin, Kettle & Lark\n',
        },
        {
          by: 'them',
          hoursAgo: 3.4,
          text: 'Nos encanta el de naranja y canela de vuestro directo. ¿Podéis enviarnos una muestra antes de decidir?\n\nLucía\n',
        },
      ],
    },
    {
      key: 'induction',
      inbox: 'info',
      person: 'Inês Carvalho <ines.carvalho@example.org>',
      subject: 'A chaleira serve para placa de indução?',
      isRead: false,
      task: { status: 'todo', priority: 'low', assignee: null },
      messages: [
        {
          by: 'them',
          hoursAgo: 11,
          text: 'Bom dia,\n\na chaleira de ferro fundido de 1,2 l pode ser usada numa placa de indução?\n\nObrigada,\nInês Carvalho\n',
        },
      ],
    },
    {
      key: 'account',
      inbox: 'support',
      person: 'Peter Lindgren <peter.lindgren@example.com>',
      subject: 'Two invoices for one order',
      isRead: true,
      task: { status: 'done', priority: 'medium', assignee: 'theo' },
      messages: [
        {
          by: 'them',
          hoursAgo: 30,
          text: 'Hello,\n\nI received two invoices for order 2281, one with and one without the voucher. Which one do I pay?\n\nPeter Lindgren\n',
        },
        {
          by: 'us',
          hoursAgo: 28,
          text: 'Dear Peter,\n\nthe one with the voucher, 38.50 euros. The other one is cancelled; I am sorry for the confusion.\n\nTheo, Kettle & Lark\n',
        },
      ],
    },
    {
      key: 'moderators',
      inbox: 'neo',
      person: 'Sam Whitfield <sam.whitfield@example.net>',
      subject: 'I could moderate the chat on Thursdays',
      isRead: false,
      task: { status: 'todo', priority: 'medium', assignee: 'demo' },
      messages: [
        {
          by: 'them',
          hoursAgo: 5.5,
          text: 'Hi Neo,\n\nI watch every stream and the chat was rather wild last week. If you are looking for moderators: I have done it for two other channels and would be glad to help.\n\nSam\n',
        },
      ],
    },
  ];
}
