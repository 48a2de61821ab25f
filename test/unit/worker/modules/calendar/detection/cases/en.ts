import type { Case } from './case.ts';

/** English mails for which the signs must tell a meeting from what else happens at a time. */
export const englishCases: Case[] = [
  [
    'Library',
    'The books you borrowed are due back on Thursday 8 October by 6pm. Late returns cost 20p a day.',
    [],
  ],
  [
    'Your order',
    'Your driver Mike will be with you on Wednesday between 9:15 and 10:15 to drop off the sofa.',
    [],
  ],
  [
    'Half term',
    'The office will be staffed from 9 to 4 on Thursday and Friday. Normal service resumes on Monday at 8.',
    [],
  ],
  ['Re: yesterday', 'It was a pleasure having you here on Friday at 10. The contract follows by post.', []],
  ['School', 'Lily has her recital on Saturday at 4pm so I will be offline that afternoon.', []],
  [
    'Water',
    'The water will be turned off on Tuesday 13 October from 8:00 to 12:00 while we replace the main valve.',
    [],
  ],
  ['Your subscription', 'Your next payment of £12.99 will be taken on 9 October at 00:05.', []],
  ['Documentary', 'Our founder will be on Radio 4 on Wednesday at 20:00, do tune in!', []],
  ['Tickets', 'Tickets go on sale on Friday 9 October at 10am, first come first served.', []],
  [
    'Re: Friday',
    'Friday at 3 is no good for me I am afraid, I have the auditors in all day. Will get back to you with other dates.',
    [],
  ],
  [
    'Viewing',
    'We have had to pull out of the viewing on Thursday at 2pm, the buyers have changed their minds.',
    [],
  ],
  ['Trip', 'My train gets into Euston at 9:40 on Wednesday and leaves again at 17:05.', []],
  [
    'Planning',
    'The council votes on the planning application on 14 October at 7pm. I will let you know the result.',
    [],
  ],
  ['Some time', 'It would be lovely to grab a beer some evening, maybe after the 20th, no hurry.', []],
  [
    'Boiler',
    'Our engineer Dave will call at your flat on Tuesday 13 October between 8am and 10am for the annual service. Please make sure somebody is in.',
    ['2026-10-13T08:00'],
  ],
  [
    'Re: Quote',
    'Cheers for the quote. Would it be possible to come over and see the sample on Thursday around 4pm?',
    ['2026-10-08T16:00'],
  ],
  [
    'Interview',
    'We would like to invite you for an interview at our Leeds office on Monday 12 October at 10.30am. Please bring a photo ID.',
    ['2026-10-12T10:30'],
  ],
  ['Re: Lunch', 'Thursday works, let us say 12.45 at the Crown?', ['2026-10-08T12:45']],
  [
    'Our meeting',
    'Something has come up, could we push our meeting from Wednesday 2pm back to Friday 9 October at 11am?',
    ['2026-10-09T11:00'],
  ],
  [
    'Dentist',
    'This is a reminder of your appointment with Dr Shah on 14/10/2026 at 09:20. Please arrive ten minutes early.',
    ['2026-10-14T09:20'],
  ],
  [
    'AGM',
    'The annual general meeting of the allotment society is on Wednesday 14 October at 7.30pm in the village hall. Doors open at 7pm. All members welcome.',
    ['2026-10-14T19:30'],
  ],
  ['call', 'can u ring me tmrw at 10? need to sort the rota', ['2026-10-06T10:00']],
  [
    'Options',
    'Either Tuesday 13th at 2pm or Thursday 15th at 9.30am is fine with me for the handover.',
    ['2026-10-13T14:00', '2026-10-15T09:30'],
  ],
  [
    'Job alert',
    'Applications for Warehouse Lead close at midday on Friday 16 October. Interviews will be held in the week of the 26th.',
    [],
  ],
  [
    'Re: Damage',
    'On Tuesday at 7.40 your forklift hit our gate. We have photos. Please get in touch with our insurers by Thursday noon.',
    [],
  ],
  ['Payroll', 'Payroll runs on Thursday at 15:00, so any changes to hours must be with me before then.', []],
  ['Your stay', 'Check-in is from 3pm on Saturday 10 October, check-out by 11am on Monday.', []],
  ['Rota', 'Maya is covering the desk on Wednesday from 9 to 1, Tom from 1 to 5.', []],
  ['Server log', 'Job nightly-sync started Mon 5 Oct 02:00, finished 02:14, next run Tue 6 Oct 02:00.', []],
  ['Match', 'Did you see they moved the derby to Sunday at 4.30? I will be watching at home.', []],
  ['Contact', 'You can get hold of me on my mobile Tuesday after 2pm or Wednesday before 11.', []],
  [
    'Re: Re: Roof',
    'Hi Paul\n\nthat is fine with us. We start on Monday 12 October at 7.30 with the scaffold. Can you leave the side gate open?\n\nRegards\nPhil\n\nPhil Marsh Roofing\nYard open Mon-Sat 7-5',
    ['2026-10-12T07:30'],
  ],
  [
    'Photos',
    'Hello Jane, lovely to hear from you. For the portraits I have a gap on Friday 9th at 1pm or Tuesday 13th at 4. Which one is better?',
    ['2026-10-09T13:00', '2026-10-13T16:00'],
  ],
  ['Re: accounts', 'Ok great, Tuesday 13 Oct 3pm it is. I will bring biscuits.', ['2026-10-13T15:00']],
  [
    'Vet',
    'Bella is booked in for her vaccination on Thursday 15 October at 5.40pm. Please bring her vaccination card.',
    ['2026-10-15T17:40'],
  ],
  [
    'Board',
    'Dear trustees, the next meeting will take place via Zoom on 14 October, 6-7.30pm UK time. Papers follow on Friday.',
    ['2026-10-14T19:00'],
  ],
  [
    'Party',
    'We are turning 10! Come and celebrate with us on Friday 16 October from 5pm at the shop. Drinks are on us.',
    ['2026-10-16T17:00'],
  ],
  [
    'Change',
    'The fitting on Wednesday at 11 cannot go ahead as the tailor is ill. Instead we can see you on Monday 12 October at 2pm.',
    ['2026-10-12T14:00'],
  ],
  [
    'Statement',
    'Your direct debit will leave your account on or just after 9 October. Our lines are busiest on Mondays 9-11.',
    [],
  ],
  [
    'Exam results',
    'Results will be posted online on Thursday 15 October at 9am. Log in with your candidate number.',
    [],
  ],
  [
    'Re: invoice 88',
    'We paid it this morning at 8.15, it should reach you by Wednesday 3pm at the latest.',
    [],
  ],
  ['Sorry', 'I waited for you on Friday at 2 outside the bank for half an hour. What happened?', []],
  ['Sale', 'Our autumn sale runs from Thursday 8 October 9am to Sunday 6pm, 20% off everything.', []],
  [
    'Recall',
    'The scaffolders will be working on next door on Wednesday from 8 to 12, it might get noisy.',
    [],
  ],
  [
    'Funeral',
    'The funeral of our friend Tom Page is on Wednesday 14 October at 11.30 at St Mary. You are welcome to join us afterwards at the Swan.',
    ['2026-10-14T11:30'],
  ],
  [
    'Re: Kitchen',
    'Hi both, sorry for going quiet. Monday is out but Tuesday 13th any time between 2 and 4 is ok. Would that do?',
    ['2026-10-13T14:00'],
  ],
  [
    'Meet the team',
    'Dear Ms Roe, thank you for your application. Could you come in for a chat next Wednesday, 14 October, at quarter past two? It should take about 45 minutes.',
    ['2026-10-14T14:15'],
  ],
  ['Re: sync', 'works for me! 4pm thursday, I will send a teams link', ['2026-10-08T16:00']],
  [
    'Inspection',
    'Notice of inspection: a representative of the agency will visit the property on 13 October 2026 at 10:00. You need not be present.',
    ['2026-10-13T10:00'],
  ],
  [
    'Coffee',
    'Are you in town on Thursday? I have an hour free at 11 and would love to show you the prints.',
    ['2026-10-08T11:00'],
  ],
  [
    'Re: Catering',
    'Hi, the tasting menu on Saturday is for staff only from 3 to 5. We will send you photos on Monday.',
    [],
  ],
  [
    'Lease',
    'The lease begins on 1 November 2026 at 00:00 and runs for 24 months. Keys can be collected from our office Mon to Fri 9-5.',
    [],
  ],
  ['Complaint', 'Your team promised to be here last Thursday at 8 and nobody called. I expect a refund.', []],
  [
    'Weather warning',
    'Strong winds are expected on Thursday from 6am to 9pm. Please secure loose items.',
    [],
  ],
  [
    'Parking',
    'From Monday 12 October at 7am the car park will be resurfaced. Please park elsewhere until Wednesday 6pm.',
    [],
  ],
  ['Offer', 'Order by Friday 5pm and get it on Saturday before noon.', []],
  [
    'Re: Website',
    'Hi Lou, I have finished the draft. Could you have a look and let me know by Thursday at 4?',
    [],
  ],
  ['Re: Thursday', 'Hi Ben, Thursday at 10 is perfect. See you there!', ['2026-10-08T10:00']],
  [
    'Snagging',
    'Morning Jo. Site meeting moved, now Wed 14 Oct 8.30 not Mon. Same gate.',
    ['2026-10-14T08:30'],
  ],
  [
    'First lesson',
    'Your first driving lesson: Saturday 10 October, 9.00 to 10.30. I will pick you up at home.',
    ['2026-10-10T09:00'],
  ],
  [
    'Two dates',
    'We are free on the 14th at 10am and on the 16th at 3pm.',
    ['2026-10-14T10:00', '2026-10-16T15:00'],
  ],
];
