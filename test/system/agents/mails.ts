/** Mail to Support with what is true of it, as its members would say; made up, without looking at the rules of the agent. */

export interface KnownMail {
  subject: string;
  text: string;
  label: string;
}

const of = (label: string, mails: [subject: string, text: string][]): KnownMail[] =>
  mails.map(([subject, text]) => ({ subject, text, label }));

export const KNOWN: KnownMail[] = [
  ...of('Delivery', [
    ['Where is my parcel?', 'I ordered on Monday, and nothing has come yet.'],
    ['Order 4411', 'The tracking page has said “on its way” for six days. Is that right?'],
    ['Courier was here', 'The courier left a card, but the depot knows nothing of it.'],
    ['Delivery on Saturday?', 'Can you deliver on a Saturday? I am at work all week.'],
    ['Wrong street', 'I gave the wrong house number. Has it been shipped already?'],
    ['4412', 'Still waiting for the four ropes. When will they be here?'],
    ['Two boxes, one came', 'One of two parcels arrived. Where is the other one?'],
    ['To a locker', 'Please have it delivered to locker 17 at the station instead.'],
    ['Customs', 'Our parcel has been at customs in Oslo since the 3rd. Do they need a paper of yours?'],
    ['Tracking number', 'Could you send me the tracking number of order 4420?'],
  ]),
  ...of('Refund', [
    ['Refund of order 4390', 'You said the refund takes five days. It has been three weeks.'],
    ['I want my money back', 'This is not what is in the pictures.'],
    ['Sending it back', 'The jacket is too small. How do I return it?'],
    ['Charged twice', 'My card shows 89.00 twice, for one order.'],
    ['Please cancel', 'I have to cancel order 4431, my trip is off.'],
    ['Refund', 'Do I get a refund for the half of the order that was never in stock?'],
    ['Return label', 'The boots do not fit. I will return them; where is the label?'],
    ['Changed my mind', 'Within 14 days I may send it back without a reason, so that is what I do.'],
    ['Deposit', 'When do I get the deposit for the kayak back?'],
    ['Money back?', 'The price went down the day after I bought it. Can I have the difference back?'],
  ]),
  ...of('Invoice', [
    ['Invoice for 4402', 'Please send an invoice with the name of our company.'],
    ['VAT number', 'Our VAT number is missing: DE123456789.'],
    ['Receipt', 'My employer needs a receipt for the life jacket.'],
    ['Purchase order 77-19', 'Attached is our purchase order. Please confirm it.'],
    ['Invoice 2026-118', 'The invoice has last year’s address of ours. Please write it anew.'],
    ['Missing invoice', 'We cannot find the invoice of October.'],
    ['For the tax office', 'I need the receipt again, as the old one has faded.'],
    ['Net 30', 'May we pay within 30 days, as the school always did?'],
    ['Copy of the invoice', 'Our accountant asks for a copy.'],
    ['Two invoices', 'Why are there two invoices for one order? And is VAT in both?'],
  ]),
  ...of('Fault', [
    ['Pump', 'The bilge pump does not work any more, after two weeks.'],
    ['Broken zip', 'The zip of the dry bag is broken.'],
    ['Leak', 'The new tent has a leak at the seam.'],
    ['Error 12', 'The plotter shows error 12 when I turn it on.'],
    ['Cannot log in', 'I cannot log in to my account since the weekend.'],
    ['Handle came off', 'After one day the handle of the winch came off in my hand.'],
    ['Headlamp', "The headlamp doesn't work with new batteries either."],
    ['Website', 'At the last step your shop says “internal error”.'],
    ['Screen', 'There is a crack in the screen of the radio.'],
    ['Compass', 'The compass is off by ten degrees. Is it broken?'],
  ]),
  ...of('Newsletter', [
    ['Autumn at Harbor Supplies', 'Ten new knots to try.\n\nUnsubscribe at any time.'],
    [
      'This week in sailing',
      'Is it not pretty? View it in your browser.\n\nTo unsubscribe, answer with stop.',
    ],
    ['Our fair in February', 'Stands are still free.\n\nUnsubscribe: answer with “unsubscribe”.'],
    ['Rope prices, November', 'Prices rise by two per cent.\n\nYou get this as a dealer. Unsubscribe here.'],
    ['Webinar: anchors', 'Join us on Thursday. Unsubscribe if you do not care for anchors.'],
  ]),
  ...of('Other', [
    ['Opening hours', 'Are you open on the 24th of December?'],
    ['Apprentice', 'My daughter would like to work with you in the summer. Whom may she write to?'],
    ['Thank you', 'The knots course was lovely. Greetings to all of you!'],
    ['Photo', 'May our club use the photo of the blue boat in its calendar?'],
    ['Rope by the metre', 'Which rope do you advise for a ten metre boat, 10 mm or 12 mm?'],
  ]),
];
