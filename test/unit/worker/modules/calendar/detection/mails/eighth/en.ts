import { at, crlf, type DetectionMail, days } from '../mail.ts';

export const englishMails: DetectionMail[] = [
  {
    name: 'en: plumber in lower case comes on thursday at half eight',
    sentAt: '2027-02-09T18:42:00+00:00',
    timezone: 'Europe/London',
    from: 'Dave Ollerton <dave@ollertonheating.example>',
    subject: 'boiler',
    text: `hi its dave re the boiler at the unit. part has come in. can do thurs half 8 in the morning, need 2 hrs. someone will have to let me in as i havent got the code any more
cheers
dave`,
    expected: [at('2027-02-11T08:30:00+00:00', '2027-02-11T10:30:00+00:00')],
  },
  {
    name: 'en: pallet delivery with a window is no meeting',
    sentAt: '2027-06-04T14:20:00+01:00',
    timezone: 'Europe/London',
    from: 'Despatch Desk <despatch@penfoldtimber.example>',
    subject: 'Your order PT-40718 is booked on the lorry',
    text: `Dear customer,

Good news, order PT-40718 (2 packs sawn oak, 1 pack sapele) has been loaded for next week.

Delivery date: Tuesday 8 June 2027
Window: 07:30 - 12:00
Vehicle: 18t with tail-lift
Pallets: 3
Drop: kerbside

Please make sure there is space to unload. If nobody is there to sign, the pallets go back to the depot and a redelivery fee of £48.00 plus VAT applies.

Penfold Timber Ltd
Trade counter open Mon to Fri 7.00 - 16.30, Sat 8.00 - 12.00
Tel 01632 960 418`,
    expected: [],
  },
  {
    name: 'en: applicant takes the second of the quoted interview times',
    sentAt: '2027-04-22T21:07:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Aoife Tierney <aoife.tierney@mailpost.example>',
    subject: 'Re: Pastry chef position',
    text: `Dear Ms Considine,

Thank you so much for getting back to me so quickly, I was delighted to read your email.

The second one would suit me perfectly. I'll bring my references and the HACCP cert with me.

Kind regards,
Aoife Tierney
087 555 0142

On Thu, 22 Apr 2027 at 15:31, Marie Considine <jobs@thebrassladle.example> wrote:
> Dear Aoife,
>
> thanks for your application. We'd love to meet you. Could you come in at one of these times?
>
> - Monday 26 April, 10.00
> - Tuesday 27 April, 14.30
> - Wednesday 28 April, 9.15
>
> The kitchen entrance is on Weaver's Lane.
>
> Marie Considine
> The Brass Ladle`,
    expected: [at('2027-04-27T14:30:00+01:00')],
  },
  {
    name: 'en: American client pushes the kickoff to friday',
    sentAt: '2027-10-12T09:14:00-05:00',
    timezone: 'America/Chicago',
    from: 'Brooke Sandoval <bsandoval@prairiehealth.example>',
    subject: 'RE: Website kickoff',
    text: `Hey team,

So sorry, but our CFO got pulled into a board thing. Need to push our kickoff from Wed 10/13 at 9:30 am to Fri 10/15 at 1 pm CT. Same Zoom link as before, and still an hour:

https://zoom.example/j/94410027755

I'll send the brand files over in the meantime.

Thanks for being flexible!

Brooke Sandoval
Marketing Director | Prairie Health Partners
o 312.555.0176`,
    expected: [at('2027-10-15T13:00:00-05:00', '2027-10-15T14:00:00-05:00')],
  },
  {
    name: 'en: out of office with the day of return',
    sentAt: '2027-08-03T10:02:00+01:00',
    timezone: 'Europe/London',
    from: 'Gareth Pryce <g.pryce@pryceandlunn.example>',
    subject: 'Automatic reply: Shelving for Cardiff store',
    text: `Hello,

I am on annual leave and will be back at my desk at 9am on Tuesday 17 August. I will not be reading emails while away.

For anything urgent please ring Nerys on 029 2018 0777 (Mon-Thu, 8.30-17.00, Fri until 15.00).

Diolch / Thanks
Gareth`,
    expected: [],
  },
  {
    name: 'en: managing agent announces a shop inspection in Sydney',
    sentAt: '2027-05-05T11:36:00+10:00',
    timezone: 'Australia/Sydney',
    from: 'Priyanka Nair <pnair@harbourlinepm.example>',
    subject: 'Routine inspection - Shop 4, 118 Darley St',
    text: `Hi there,

Hope business is going well.

Under clause 14 of your lease we are required to carry out a routine inspection of the premises twice a year. I will be attending Shop 4 on Tuesday 18 May 2027 from 10:00 am to 10:30 am. Could someone please be on site so I can get into the storeroom and the cool room as well?

If there are any repairs you'd like me to look at, send through photos beforehand.

Also a friendly reminder that outgoings for the quarter ($1,864.20) are due by 31 May.

Kind regards
Priyanka Nair
Commercial Property Manager
Harbourline Property | Office hours Mon-Fri 8:30am-5:00pm
02 5550 1834`,
    expected: [at('2027-05-18T10:00:00+10:00', '2027-05-18T10:30:00+10:00')],
  },
  {
    name: 'en: call named in British and Canadian time',
    sentAt: '2027-03-17T16:45:00+00:00',
    timezone: 'America/Toronto',
    from: 'Hugh Bannerman <hugh@bannermanglass.example>',
    subject: 'Samples arrived',
    text: `Hello both (and sorry for writing over your lunch),

Samples turned up in one piece, thank you. Bottle no. 3 is lovely, no. 7 less so.

Let's talk it through on Monday 22 March at 3 pm our time, which I make 11 am yours since your clocks have already gone forward. Three quarters of an hour should do it. I'll ring you on the Toronto number.

All the best
Hugh`,
    expected: [at('2027-03-22T11:00:00-04:00', '2027-03-22T11:45:00-04:00')],
  },
  {
    name: 'en: two days at a trade fair together',
    sentAt: '2027-09-01T08:55:00+01:00',
    timezone: 'Europe/London',
    from: 'Lorraine Mistry <lorraine@calderkitchens.example>',
    subject: 'Harrogate!',
    text: `Hiya,

Right, I've got our passes for the kitchen & bathroom show in Harrogate. You and me, Wednesday 22 and Thursday 23 September, both full days like last year. I've booked two rooms at the same B&B (£84 each, breakfast included, I'll put it on the company card).

I'll drive, you bring the sweets.

L x`,
    expected: [days('2027-09-22', '2027-09-24')],
  },
  {
    name: 'en: accountant lists VAT deadlines',
    sentAt: '2027-04-28T09:30:00+01:00',
    timezone: 'Europe/London',
    from: 'Simon Achterberg <simon@achterbergco.example>',
    subject: 'VAT quarter to 31 March 2027',
    text: `Good morning,

A reminder that the VAT return for the quarter to 31 March has to be with HMRC by midnight on Friday 7 May. If you pay by direct debit the money will leave your account three working days later.

To get this done in good time I need from you, by 5pm on Tuesday 4 May at the latest:

1. bank statements to 31 March
2. the missing purchase invoices (list attached, 11 items)
3. mileage log for the van

Once I have those I'll file and send you the confirmation. No need to do anything else.

Best wishes
Simon Achterberg FCCA
Achterberg & Co, Chartered Certified Accountants
Phones answered 9.00-12.30 and 13.30-17.00`,
    expected: [],
  },
  {
    name: 'en: Teams invitation with a calendar part',
    sentAt: '2027-11-08T12:11:00+00:00',
    timezone: 'Europe/London',
    from: 'Olivia Renshaw <olivia.renshaw@stoneleighcouncil.example>',
    subject: 'Play area refurbishment - design review',
    text: `Hello,

Invite for the design review as discussed. Could you have the revised drawings for the climbing frame ready to share on screen?

Olivia

________________________________________________________________
Microsoft Teams meeting
Join: https://teams.example/l/meetup-join/19a7c2
Meeting ID: 331 905 227 48
Passcode: kT7wQz
________________________________________________________________`,
    calendar: crlf(`BEGIN:VCALENDAR
METHOD:REQUEST
PRODID:Microsoft Exchange Server 2010
VERSION:2.0
BEGIN:VTIMEZONE
TZID:GMT Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:+0100
TZOFFSETTO:+0000
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T010000
TZOFFSETFROM:+0000
TZOFFSETTO:+0100
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE
BEGIN:VEVENT
ORGANIZER;CN=Olivia Renshaw:mailto:olivia.renshaw@stoneleighcouncil.example
ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:studio@hopscotchdesign.example
UID:040000008200E00074C5B7101A82E0080000000071F2A3
SUMMARY;LANGUAGE=en-GB:Play area refurbishment - design review
DTSTART;TZID=GMT Standard Time:20271118T140000
DTEND;TZID=GMT Standard Time:20271118T150000
DTSTAMP:20271108T121100Z
CLASS:PUBLIC
PRIORITY:5
STATUS:CONFIRMED
SEQUENCE:0
LOCATION;LANGUAGE=en-GB:Microsoft Teams Meeting
END:VEVENT
END:VCALENDAR`),
    expected: [at('2027-11-18T14:00:00+00:00', '2027-11-18T15:00:00+00:00')],
  },
  {
    name: 'en: Indian customer is available but names no hour',
    sentAt: '2027-08-11T17:48:00+05:30',
    timezone: 'Asia/Kolkata',
    from: 'R. Venkataraman <rvenkat@sundarvalves.example>',
    subject: 'Revised quotation ref. SV/27-28/0339',
    text: `Dear Sir/Madam,

Greetings of the day.

With reference to the captioned quotation, our purchase team has reviewed the same and the rate of Rs. 14,250/- per piece is on the higher side. Kindly do the needful and share your best price.

If required we can discuss over a call. I am available most of the days this week, tomorrow post lunch also is okay from my side. Kindly revert with your convenience and we will fix up a time.

Thanking you,

Yours faithfully,
R. Venkataraman
Sr. Manager (Purchase)
Works: 9.00 AM to 5.30 PM, weekly off Sunday`,
    expected: [],
  },
  {
    name: 'en: dinner reservation in New York with JSON-LD',
    sentAt: '2027-12-02T13:25:00-05:00',
    timezone: 'America/New_York',
    from: 'Marrow & Vine <reservations@marrowandvine.example>',
    subject: 'Your table is confirmed',
    text: `You're all set, Danielle!

Marrow & Vine
Thursday, December 9, 2027 at 6:30 PM
Party of 12 - Cellar Room

A $25 per person fee applies to parties that cancel less than 72 hours ahead. We hold tables for 15 minutes.

Modify or cancel: https://marrowandvine.example/r/K7P2XD

44 Orchard Row, New York, NY
Open Tue-Sun 5 PM to 11 PM`,
    html: `<!DOCTYPE html><html><head><title>Your table is confirmed</title>
<script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "FoodEstablishmentReservation",
  "reservationNumber": "K7P2XD",
  "reservationStatus": "http://schema.org/ReservationConfirmed",
  "underName": { "@type": "Person", "name": "Danielle Okafor" },
  "reservationFor": {
    "@type": "FoodEstablishment",
    "name": "Marrow & Vine",
    "address": { "@type": "PostalAddress", "streetAddress": "44 Orchard Row", "addressLocality": "New York", "addressRegion": "NY", "addressCountry": "US" }
  },
  "startTime": "2027-12-09T18:30:00-05:00",
  "partySize": "12"
}
</script></head><body>
<h2>You're all set, Danielle!</h2>
<p><b>Marrow &amp; Vine</b><br>Thursday, December 9, 2027 at 6:30 PM<br>Party of 12 - Cellar Room</p>
<p>A $25 per person fee applies to parties that cancel less than 72 hours ahead. We hold tables for 15 minutes.</p>
<p><a href="https://marrowandvine.example/r/K7P2XD">Modify or cancel</a></p>
<p><small>44 Orchard Row, New York, NY. Open Tue-Sun 5 PM to 11 PM</small></p>
</body></html>`,
    expected: [at('2027-12-09T18:30:00-05:00')],
  },
  {
    name: 'en: newsletter of a trade association with webinars',
    sentAt: '2027-01-20T07:00:00+00:00',
    timezone: 'Europe/London',
    from: 'Independent Retail Circle <news@retailcircle.example>',
    subject: 'January round-up: rates, returns and three free webinars',
    text: `INDEPENDENT RETAIL CIRCLE | MEMBER NEWS

Happy new year! Here is what's on this month.

** Business rates: what changes in April
Our policy team explains the new multipliers. Read more: https://retailcircle.example/rates

** Free webinars
Tue 26 January, 10:00 - Handling returns without losing money
Thu 28 January, 13:00 - Window displays on a shoestring
Wed 3 February, 18:30 - Ask an insolvency lawyer
Sign up: https://retailcircle.example/webinars

** Spring Conference, Birmingham, 11 March
Early bird tickets £95 until 31 January.

You are receiving this because you are a member. Unsubscribe | Update preferences
Retail Circle, 3 Tallow Court, Leicester`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: thursday at three declined and two other times offered',
    sentAt: '2027-07-06T16:02:00+01:00',
    timezone: 'Europe/London',
    from: 'Wendy Capstick <wendy.capstick@ribbleside.example>',
    subject: 'Re: Re: Carpet fitting, hall and stairs',
    text: `Thursday at 3 is no good I'm afraid, I've got my mother's hospital appointment then. Would quarter past four on Friday do you? Otherwise Monday at 9am, I'm not on shift that day.

And is the £640 with underlay or without?

Wendy

From: Ribble Floors <hello@ribblefloors.example>
Sent: 06 July 2027 11:40
To: Wendy Capstick
Subject: Re: Carpet fitting, hall and stairs

Hello Wendy,
could our fitter come and measure up on Thursday 8 July at 3pm?
Kind regards
Ribble Floors`,
    expected: [at('2027-07-09T16:15:00+01:00'), at('2027-07-12T09:00:00+01:00')],
  },
  {
    name: 'en: cancelled appointment with a calendar part',
    sentAt: '2027-05-20T15:27:00-06:00',
    timezone: 'America/Denver',
    from: 'Tyler Bjornstad <tyler@frontrangesolar.example>',
    subject: 'Canceled: Roof walkthrough',
    text: `Hi, I have to cancel the roof walkthrough on Tuesday, May 25 at 8:00 AM. The homeowner backed out of the project. Sorry about that and thanks for your time so far.

Tyler`,
    calendar: crlf(`BEGIN:VCALENDAR
PRODID:-//Google Inc//Google Calendar 70.9054//EN
VERSION:2.0
CALSCALE:GREGORIAN
METHOD:CANCEL
BEGIN:VEVENT
DTSTART:20270525T140000Z
DTEND:20270525T150000Z
DTSTAMP:20270520T212700Z
ORGANIZER;CN=Tyler Bjornstad:mailto:tyler@frontrangesolar.example
UID:5h0q2k7vfrs81@calendar.example
ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:office@mesaroofing.example
SEQUENCE:2
STATUS:CANCELLED
SUMMARY:Roof walkthrough
END:VEVENT
END:VCALENDAR`),
    expected: [],
  },
  {
    name: 'en: three slots for a vendor call in California',
    sentAt: '2027-02-16T14:39:00-08:00',
    timezone: 'America/Los_Angeles',
    from: 'Kevin Tran <ktran@bayviewunified.example>',
    subject: 'RFP 2027-08 Playground shade structures: vendor interviews',
    text: `Good afternoon,

Congratulations, your proposal for RFP 2027-08 has been shortlisted. The selection committee would like to speak with you by video. These interview slots are open for your firm:

  * Monday, February 22, 9:00-9:30 a.m.
  * Tuesday, February 23, 1:30-2:00 p.m.
  * Thursday, February 25, 11:15-11:45 a.m.

Reply with your choice by close of business Friday, February 19. Slots are first come, first served. The board votes on the award at its public session in March; vendors do not attend.

Kevin Tran
Purchasing Analyst, Bayview Unified School District
(510) 555-0133 | M-F 7:30 a.m.-4:00 p.m.`,
    expected: [
      at('2027-02-22T09:00:00-08:00', '2027-02-22T09:30:00-08:00'),
      at('2027-02-23T13:30:00-08:00', '2027-02-23T14:00:00-08:00'),
      at('2027-02-25T11:15:00-08:00', '2027-02-25T11:45:00-08:00'),
    ],
  },
  {
    name: 'en: tennis club committee on monday week',
    sentAt: '2027-01-14T22:16:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Fergal Mulvihill <fergal.mulvihill@inboxly.example>',
    subject: 'Committee',
    text: `Well folks,

Hope ye all had a good Christmas and the new rackets are being put to use.

First committee meeting of the year will be Monday week, the 25th, at 8 o'clock in the evening in the clubhouse. Main thing is the floodlights, the quote came in at €11,400 which is a fright. If the heating isn't fixed by then bring a coat.

Apologies to me please, not to Bernie, she's enough to be doing.

Fergal
Hon. Sec.`,
    expected: [at('2027-01-25T20:00:00+00:00')],
  },
  {
    name: 'en: broadband maintenance at night',
    sentAt: '2027-10-19T15:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Network Operations <noc@fenlandfibre.example>',
    subject: 'Planned works notification PW-22871',
    text: `Dear Customer,

Please be advised of the following planned works affecting your service.

Reference: PW-22871
Circuit: FF-ELY-00417
Start: Saturday 23 October 2027 22:00
End: Sunday 24 October 2027 02:00
Impact: up to 2 x 20 minutes loss of service
Reason: replacement of core router in Ely exchange

No action is required on your part. If your router doesn't come back after the works, switch it off for 30 seconds and on again.

NOC Team
24/7 support line 0333 496 0152`,
    expected: [],
  },
  {
    name: 'en: colleague forwards the lift service and asks for the sign-in',
    sentAt: '2027-09-30T13:19:00+01:00',
    timezone: 'Europe/London',
    from: 'Hamza Siddiqui <hamza@oldmillstudios.example>',
    subject: 'Fwd: Service visit OM/LIFT/2',
    text: `Hi,

I'm in Bristol that day so can you do this one for me please? You'd need to be at reception at 9 on Tuesday to sign the engineer in and give him the motor room key (hook 14). Goods lift only, the passenger lift was done in June.

Ta,
Hamza

---------- Forwarded message ---------
From: Kestrel Lifts Service <service@kestrellifts.example>
Date: Thu, 30 Sept 2027 at 11:02
Subject: Service visit OM/LIFT/2
To: <hamza@oldmillstudios.example>

Dear Mr Siddiqui

Our engineer Mark Dunphy will attend site on Tuesday 5 October at 09:00 for the half-yearly service of the goods lift. Please arrange access.

Kestrel Lifts Ltd, Service Desk 0117 496 0820`,
    expected: [at('2027-10-05T09:00:00+01:00')],
  },
  {
    name: 'en: booking confirmation of a discovery call in Sydney',
    sentAt: '2027-03-18T19:53:00+11:00',
    timezone: 'Australia/Sydney',
    from: 'SlotPal <notifications@slotpal.example>',
    subject: 'New booking: Discovery call with Jess Fairweather',
    text: `A new booking has been made on your page.

Event type
Discovery call

Invitee
Jess Fairweather
jess@tworiversyoga.example

When
2:00pm - 2:30pm, Wednesday, 24 March 2027
(Australian Eastern Daylight Time)

Where
https://meet.slotpal.example/qxd-vbnk-ptr

Answers
What do you need help with? "New logo and signage, budget about 4k, opening 1 July"

Reschedule: https://slotpal.example/reschedulings/8812a
Cancel: https://slotpal.example/cancellations/8812a`,
    expected: [at('2027-03-24T14:00:00+11:00', '2027-03-24T14:30:00+11:00')],
  },
  {
    name: 'en: notes of a meeting that has been',
    sentAt: '2027-02-26T10:24:00-05:00',
    timezone: 'America/Toronto',
    from: 'Michelle Arsenault <michelle@capelinarch.example>',
    subject: 'Minutes - site coordination #6',
    text: `All,

Please find below the minutes of site coordination meeting #6, held Wednesday, February 24, 2:00-3:10 p.m. in the site trailer.

6.1 Steel: erection complete on gridlines A-F.
6.2 Glazing: shop drawings to be resubmitted by March 5 (your action).
6.3 Snow clearing: responsibility of the GC until handover.
6.4 Change order 17 ($8,930) approved.
6.5 Next meeting: to be called by the GC once the roof is watertight, likely sometime in April.

Let me know of any errors or omissions within 5 business days, after which these stand as recorded.

Michelle Arsenault, OAA
Capelin Architects, 3rd floor, 260 Dovecote St, Kingston ON`,
    expected: [],
  },
  {
    name: 'en: school visits its work experience student at the workshop',
    sentAt: '2027-11-03T12:48:00+00:00',
    timezone: 'Europe/Dublin',
    from: 'Sinéad Gilhooly <sgilhooly@colaistenahabhann.example>',
    subject: 'Transition Year work experience - Oisín Brady',
    text: `A chara,

Many thanks for taking Oisín on for his two weeks, we really appreciate the support of local businesses.

As part of the programme a teacher calls out to each employer. Mr Hanlon will call to you on Friday 12 November at 11.20 and would like ten minutes with whoever is supervising Oisín. Please let the office know if that is any trouble.

The evaluation form should be returned by 26 November. Insurance letter attached.

Le gach dea-ghuí,
Sinéad Gilhooly
TY Co-ordinator
School office: 8.30 - 16.00 (Fridays 13.00), 071 555 0199`,
    expected: [at('2027-11-12T11:20:00+00:00', '2027-11-12T11:30:00+00:00')],
  },
  {
    name: 'en: customer asks about opening and tells of a wedding',
    sentAt: '2027-06-23T20:31:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Concepta Ruane <connie.ruane@mailpost.example>',
    subject: 'Curtains',
    text: `Hello,
I was in with you a few weeks back looking at the green linen, is it still €38 a metre? Also are you open on Saturdays til 5 or is it 4? I won't make it in this Saturday anyway as my niece is getting married in Westport at 2 and we'll be on the road from early, but my husband might pick up the tie-backs (order 1192) one of the days after that.
Thanks
Connie Ruane`,
    expected: [],
  },
  {
    name: 'en: vet reminds of the workshop cat tomorrow',
    sentAt: '2027-06-15T09:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Pawprint Vets Otley <noreply@pawprintvets.example>',
    subject: 'Reminder: Sprocket is due to see us',
    text: `Hi Moorside Motorcycles,

This is a reminder that SPROCKET (cat, neutered male) has an appointment with Dr Lucy Haigh tomorrow at 2.20pm for his booster.

Please bring him in a secure carrier. Missed appointments are charged at £20.

Pawprint Vets Otley
Surgery hours 8.30am-7pm weekdays, 9am-1pm Saturdays
Out of hours emergencies: 01943 555 0110`,
    expected: [at('2027-06-16T14:20:00+01:00')],
  },
  {
    name: 'en: neither time works and none is offered',
    sentAt: '2027-03-24T11:55:00+00:00',
    timezone: 'Europe/London',
    from: 'Dr Philippa Grange <p.grange@northgatesurgery.example>',
    subject: 'Re: New phone system',
    text: `Dear Callum,

Thank you for the proposal. Unfortunately neither Tuesday 30 March at 10 nor Thursday 1 April at 1pm works for us, we are two partners down and the clinics are full. I will come back to you after Easter with some dates once I have spoken to our practice manager.

With apologies,
Philippa Grange

> On 23 Mar 2027, at 17:06, Callum Reid <sales@reidtelecom.example> wrote:
> Hi Dr Grange, could I pop in for a short demo? I could do Tuesday 30 March at 10 or Thursday 1 April at 1pm.
> Callum`,
    expected: [],
  },
  {
    name: 'en: lunch at noon on friday in Boston',
    sentAt: '2027-04-07T17:50:00-04:00',
    timezone: 'America/New_York',
    from: 'Sal DiNardo <sal@dinardolaw.example>',
    subject: 'you still owe me a cannoli',
    text: `Lunch Friday, noon, Rosa's on Elm. I'm buying. I have a closing downtown later so no second bottle.

Sal

Sent from my phone, excuse the typos`,
    expected: [at('2027-04-09T12:00:00-04:00')],
  },
  {
    name: 'en: council tender closes at noon',
    sentAt: '2027-05-27T10:10:00+01:00',
    timezone: 'Europe/London',
    from: 'Procurement <procurement@wyrevaledc.example>',
    subject: 'ITT WDC-1147 Grounds maintenance 2027-2030',
    text: `Dear Supplier,

You are invited to submit a tender for the above contract.

Key dates
Clarification questions: no later than 17:00 on Thursday 10 June 2027
Answers published: Tuesday 15 June 2027
Tender return: no later than 12 noon on Friday 25 June 2027
Notification of award: week commencing 19 July 2027
Contract start: 1 September 2027

Tenders must be uploaded to the portal. Late submissions will not be considered. There will be no bidder meetings or site visits; plans of all sites are in Annex C.

Yours faithfully
Corporate Procurement Team
Wyrevale District Council`,
    expected: [],
  },
  {
    name: 'en: visitor with flights is with the reader from quarter to eleven',
    sentAt: '2027-09-14T08:33:00+01:00',
    timezone: 'Europe/London',
    from: 'Ciarán Devane <ciaran@slievebawnfoods.example>',
    subject: 'Thursday plan',
    text: `Hi Meera,

Flights are booked: I get into Luton at 8.05 on Thursday the 16th and fly back at 17.50. Allowing for the hire car I'd be with you from quarter to eleven until half twelve, if the tasting kitchen is free. After that I'm off to see another customer in Hitchin.

I'll have the three new relishes with me, plus the sugar-free one which Legal still won't let us call sugar-free.

Slán,
Ciarán`,
    expected: [at('2027-09-16T10:45:00+01:00', '2027-09-16T12:30:00+01:00')],
  },
  {
    name: 'en: Irish electrician proposes thursday week at half two',
    sentAt: '2027-05-10T07:41:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Pat Lenihan <pat@lenihanelectrical.example>',
    subject: 'Re: sockets in the salon',
    text: `Morning Gráinne

Up to my eyes this week and most of next but could call out to you Thursday week at half two in the afternoon to price it. Let me know and I'll put ye in the book.

Call out is free if ye go ahead, €60 otherwise.

Pat`,
    expected: [at('2027-05-20T14:30:00+01:00')],
  },
  {
    name: 'en: parcel on its way with JSON-LD',
    sentAt: '2027-11-22T06:12:00+00:00',
    timezone: 'Europe/London',
    from: 'Swiftpost <tracking@swiftpost.example>',
    subject: 'Your parcel from Inkwell Supplies arrives today',
    text: `Hi Beacon Print,

Your parcel SW884120735GB from Inkwell Supplies is out for delivery.

Estimated time: Monday 22 November, 11:24 - 12:24
Your driver today is Tomasz.

Not in? Choose a neighbour or a safe place: https://swiftpost.example/t/SW884120735GB`,
    html: `<html><body>
<script type="application/ld+json">
{"@context":"http://schema.org","@type":"ParcelDelivery","trackingNumber":"SW884120735GB","trackingUrl":"https://swiftpost.example/t/SW884120735GB","carrier":{"@type":"Organization","name":"Swiftpost"},"expectedArrivalFrom":"2027-11-22T11:24:00+00:00","expectedArrivalUntil":"2027-11-22T12:24:00+00:00","deliveryAddress":{"@type":"PostalAddress","name":"Beacon Print","streetAddress":"9 Quayside Units","addressLocality":"Whitby","addressCountry":"GB"},"partOfOrder":{"@type":"Order","orderNumber":"IW-55301","merchant":{"@type":"Organization","name":"Inkwell Supplies"}}}
</script>
<p>Hi Beacon Print,</p>
<p>Your parcel <b>SW884120735GB</b> from Inkwell Supplies is out for delivery.</p>
<p>Estimated time: Monday 22 November, <b>11:24 - 12:24</b><br>Your driver today is Tomasz.</p>
<p>Not in? <a href="https://swiftpost.example/t/SW884120735GB">Choose a neighbour or a safe place</a></p>
</body></html>`,
    expected: [],
  },
  {
    name: 'en: Brisbane builder wants a measure a fortnight from today',
    sentAt: '2027-07-21T06:50:00+10:00',
    timezone: 'Australia/Brisbane',
    from: 'Macca (McAllister Builds) <jobs@mcallisterbuilds.example>',
    subject: 'Lot 22 Bulimba - joinery check measure',
    text: `G'day guys,

Frame's up and gyprock goes on end of next week, so we'll be right for your check measure a fortnight from today, 10am on site. Boots and hi-vis or the supervisor will send you home.

Client's changed the island bench again, see rev F. No extra $$ he reckons, good luck with that.

Cheers
Macca
0491 570 006`,
    expected: [at('2027-08-04T10:00:00+10:00')],
  },
  {
    name: 'en: inventory count of the whole shop on a saturday',
    sentAt: '2027-01-18T16:05:00-05:00',
    timezone: 'America/Toronto',
    from: 'Gord Pelletier <gord@trailheadoutfitters.example>',
    subject: 'Inventory count - all hands',
    text: `Hi everyone,

Our annual inventory count is Saturday, January 30. The store will be closed and it's an all-day job for all of us, so please keep the whole day clear. Pizza and double-doubles are on me.

If you have a food allergy tell me by Friday. Scanners will be charged and labelled ahead of time, unlike last year.

Gord
Store Manager`,
    expected: [days('2027-01-30')],
  },
  {
    name: 'en: customer will ask her partner about the quoted times',
    sentAt: '2027-02-03T12:29:00+00:00',
    timezone: 'Europe/London',
    from: 'Tamsin Hale <tamsinhale@inboxly.example>',
    subject: 'Re: Wedding cake tasting',
    text: `Hi Jo, thank you, that all sounds gorgeous!! Let me ask Ben what his shifts are and I'll let you know :) Is the lemon one possible without nuts?

Tamsin xx

On Wed, 3 Feb 2027 at 09:12, Crumb & Co <hello@crumbandco.example> wrote:

> Hi Tamsin,
> congratulations! I have two tasting slots left this month:
> Saturday 13 February at 11am
> Sunday 21 February at 2.30pm
> Tastings cost £25 which comes off your order.
> Jo`,
    expected: [],
  },
  {
    name: 'en: fire marshal schedules the annual inspection',
    sentAt: '2027-07-28T08:17:00-05:00',
    timezone: 'America/Chicago',
    from: 'Fire Prevention Bureau <fpb@cityoflindenfalls.example>',
    subject: 'NOTICE OF ANNUAL FIRE INSPECTION - ACCT 00-51832',
    text: `CITY OF LINDEN FALLS
FIRE PREVENTION BUREAU

RE: KOWALSKI'S BAKERY, 1207 DEPOT AVE

Dear Business Owner:

The annual fire and life safety inspection of the above premises has been scheduled as follows:

DATE: 08/17/2027
TIME: 0930 HRS
INSPECTOR: LT. R. JURADO, BADGE 218

A responsible person must be present to provide access to all areas, including the hood suppression system. Have the last service tags available.

Inspection fee of $75.00 is payable within 30 days. Requests to reschedule must be received not later than 48 hours in advance at (608) 555-0121, Monday-Friday, 8:00 a.m. to 4:30 p.m.`,
    expected: [at('2027-08-17T09:30:00-05:00')],
  },
  {
    name: 'en: business breakfast in Perth with JSON-LD',
    sentAt: '2027-08-24T15:44:00+08:00',
    timezone: 'Australia/Perth',
    from: 'TixBarn <orders@tixbarn.example>',
    subject: 'Order 7730195: your ticket for the Spring Business Breakfast',
    text: `Thanks for your order, Craig.

SPRING BUSINESS BREAKFAST
Swan Coast Chamber of Commerce

Thu 9 Sep 2027, 7:00 am to 9:00 am AWST
The Boatshed, 2 Riverside Pde, Perth WA

1 x Member ticket  $55.00
Order 7730195

Show the QR code in the attached PDF at the door. Tickets can be transferred until 2 September.`,
    html: `<html><head><script type="application/ld+json">
[{
  "@context": "https://schema.org",
  "@type": "EventReservation",
  "reservationNumber": "7730195",
  "reservationStatus": "https://schema.org/ReservationConfirmed",
  "underName": {"@type": "Person", "name": "Craig Vukovic"},
  "reservationFor": {
    "@type": "Event",
    "name": "Spring Business Breakfast",
    "startDate": "2027-09-09T07:00:00+08:00",
    "endDate": "2027-09-09T09:00:00+08:00",
    "location": {"@type": "Place", "name": "The Boatshed", "address": "2 Riverside Pde, Perth WA"}
  },
  "ticketNumber": "7730195-1"
}]
</script></head><body>
<p>Thanks for your order, Craig.</p>
<h1>SPRING BUSINESS BREAKFAST</h1>
<p>Swan Coast Chamber of Commerce</p>
<p>Thu 9 Sep 2027, 7:00 am to 9:00 am AWST<br>The Boatshed, 2 Riverside Pde, Perth WA</p>
<table><tr><td>1 x Member ticket</td><td>$55.00</td></tr></table>
<p>Order 7730195</p>
<p>Show the QR code in the attached PDF at the door. Tickets can be transferred until 2 September.</p>
</body></html>`,
    expected: [at('2027-09-09T07:00:00+08:00', '2027-09-09T09:00:00+08:00')],
  },
  {
    name: 'en: reception rota of the landlord',
    sentAt: '2027-12-10T16:58:00+00:00',
    timezone: 'Europe/London',
    from: 'Yvonne Adjei <yvonne@thecornexchange.example>',
    subject: 'Front desk cover next week',
    text: `Dear tenants,

As Bill is having his knee done, here is who will be on the front desk next week, so you know who to ask for:

Mon 13 Dec   8.00-13.00 Sade     13.00-18.00 Yvonne
Tue 14 Dec   8.00-18.00 Sade
Wed 15 Dec   8.00-13.00 Yvonne   13.00-18.00 Piotr
Thu 16 Dec   8.00-18.00 Piotr
Fri 17 Dec   8.00-15.00 Yvonne, then locked

Post will be sorted by 10.30 as usual. A card for Bill is behind the desk, please sign it.

Yvonne
Building Manager, The Corn Exchange`,
    expected: [],
  },
  {
    name: 'en: short yes to a quoted wednesday',
    sentAt: '2027-04-19T17:22:00+01:00',
    timezone: 'Europe/London',
    from: 'Femi Adeyemi <femi@brightsidenursery.example>',
    subject: 'Re: Quote for fencing',
    text: `Yes that works, see you then. Park in the staff bays, the road is all zigzags.

Femi

-----Original Message-----
From: Tom Larkhill <tom@larkhillfencing.example>
Sent: Monday, April 19, 2027 2:05 PM
To: Femi Adeyemi
Subject: Re: Quote for fencing

Hello Femi, would Wednesday 21 April at 4.30pm suit, once the children have gone?
Tom`,
    expected: [at('2027-04-21T16:30:00+01:00')],
  },
  {
    name: 'en: product launch announced to all dealers',
    sentAt: '2027-09-20T09:00:00+01:00',
    timezone: 'Europe/London',
    from: 'Velora Bikes Dealer Team <dealers@velorabikes.example>',
    subject: 'Embargoed: the new Velora Gravel range goes live 1 October',
    text: `Dear dealers,

The wait is nearly over. The all-new Velora Gravel 30 and Gravel 50 go live on our website on Friday 1 October at 10.00 BST. Until then everything in the attached press pack is under embargo.

RRP: Gravel 30 £1,899 / Gravel 50 £2,649
Pre-orders open: Monday 27 September, 8.00
First stock: from 18 October

The launch film will be shown on our channel on the evening of the 1st from 19.00.

Ride on,
Your Velora dealer team

To stop receiving dealer bulletins, click here.`,
    isBulk: true,
    expected: [],
  },
  {
    name: 'en: today at four instead of three',
    sentAt: '2027-07-15T11:20:00+01:00',
    timezone: 'Europe/London',
    from: 'Beth Lascelles <beth@lascelleslettings.example>',
    subject: 'this afternoon',
    text: `Hi, viewing went over and now I'm chasing my tail. Could we make our 3 o'clock today 4 o'clock instead? Same place.
B`,
    expected: [at('2027-07-15T16:00:00+01:00')],
  },
  {
    name: 'en: Spanish supplier names a video call in CET for a Dublin reader',
    sentAt: '2027-11-16T18:40:00+01:00',
    timezone: 'Europe/Dublin',
    from: 'Inmaculada Ferrer <i.ferrer@azulejosferrer.example>',
    subject: 'Problem with the tiles, lot 8841',
    text: `Dear Mr. Nolan,

I am very sorry for the inconvenients with the lot 8841. Our quality responsible has seen your photos and he agree that the colour is not the correct.

We propose you a videocall with him and with me the Thursday 25 of November at 16:00h CET (Spanish hour), duration 30 minutes. I will send the link the day before. If you accept the replacement, the new pallets can depart from Castellón the 29 of November.

Please, do not install the tiles meanwhile.

Waiting for your news, receive a cordial greeting,

Inmaculada Ferrer
Export Department
Horario: 8:00-14:00 / 15:30-18:00`,
    expected: [at('2027-11-25T15:00:00+00:00', '2027-11-25T15:30:00+00:00')],
  },
];
