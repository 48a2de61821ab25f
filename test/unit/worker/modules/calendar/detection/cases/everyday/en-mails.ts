import type { Case } from '../case.ts';

/** Mails of the same kind, with what else people write in them. */
export const englishMails: Case[] = [
  [
    'Lift',
    'Dear residents,\n\nThe lift inspection is on Friday 16 October from 9am until about 11.30am, and the lift will be out of use during that time.\n\nThe managing agents',
    [],
  ],
  [
    'Re: placement',
    "Hi Ines,\n\nGreat that you'd like to do your placement with us. Why not come in for a chat next Thursday? I could do 1pm or else 3.30.\n\nBart",
    ['2026-10-15T13:00', '2026-10-15T15:30'],
  ],
  [
    'Garage',
    'Hello,\n\nYour car is booked in for its MOT on Monday 12 October at 8.15am. A courtesy car is available.\n\nPollard Motors\nOpen Mon-Fri 8-6',
    ['2026-10-12T08:15'],
  ],
  [
    'book club',
    "Hi all, because of half term book club slips to Tuesday 20 October, same time (8pm), at Irene's.",
    ['2026-10-20T20:00'],
  ],
  [
    'Home visit',
    'Dear Mrs Gray, the occupational therapist will visit you at home on Wednesday 14 October at around ten. She will ring you an hour beforehand.',
    ['2026-10-14T10:00'],
  ],
  [
    'Consultation',
    'You have a telephone consultation with Dr Baker on Thursday, October 8 at 11:30 AM. Please keep your phone nearby.',
    ['2026-10-08T11:30'],
  ],
  ['natter', "fancy a natter friday? i'm in town from eleven", ['2026-10-09T11:00']],
  [
    'Re: fence quote',
    "Hi Ron,\n\nWednesday I'm on a job in Derby all day. Friday afternoon around three I can pop in and measure, does that work?\n\nHenry",
    ['2026-10-09T15:00'],
  ],
  [
    'Reception',
    'The Mayor requests the pleasure of your company at the New Year reception. Date: Friday 8 January 2027. Time: 4.30pm to 6.30pm. RSVP by 18 December.',
    ['2027-01-08T16:30'],
  ],
  [
    'Briefing',
    "Dear colleagues,\n\nOn Monday 19 October we'll bring you up to speed on the move. Canteen, 12.30 start, done by 1.15.",
    ['2026-10-19T12:30'],
  ],
  [
    'Appeal',
    'Dear Mr Miller,\n\nYour appeal will be heard on Tuesday 27 October 2026 at 1.20pm. You may send further documents up to ten days before the hearing.\n\nYours faithfully',
    ['2026-10-27T13:20'],
  ],
  [
    'Santa',
    'Santa is coming on Saturday 28 November! Please have the children in the gym for 1.45pm.',
    ['2026-11-28T13:45'],
  ],
  [
    'Re: demo',
    "Great, let's put the demo in for Thursday 15th, 10 to 11. Teams link to follow.",
    ['2026-10-15T10:00'],
  ],
  [
    'Re: Tuesday',
    'Tuesday at 10 is a bit early for me, could we make it an hour later? So 11am.',
    ['2026-10-06T11:00'],
  ],
  [
    'Valuation',
    'Your lender has asked me to value the house. I can offer Wednesday 14 October, 9am or Friday 16 October, 3.30pm. Which would you like?',
    ['2026-10-14T09:00', '2026-10-16T15:30'],
  ],
  [
    'Tour',
    "Lovely that Year 4 is coming to the mill! You're down for Tuesday 3 November at 10. The coach can park behind the barn.",
    ['2026-11-03T10:00'],
  ],
  [
    'Retro',
    'Hey Josh, grabbed us a room for the retro: Mon Oct 12, 2:30-4pm, room 2.11.',
    ['2026-10-12T14:30'],
  ],
  ['band', "guys practice friday 8pm usual place, who's bringing the pa", ['2026-10-09T20:00']],
  [
    'Bloods',
    'The district nurse will come to you Thursday morning at about quarter past seven to take bloods. Nothing to eat please.',
    ['2026-10-08T07:15'],
  ],
  [
    'Recall',
    "Hi Tim, it's been a while since your last check-up. We've held 10/22/2026 at 4:10 PM for you. Need to change it? Give us 24 hours.",
    ['2026-10-22T16:10'],
  ],
  [
    'Church',
    'The service on Sunday 11 October starts at 9.30. You are on the rota for reading, so please come a bit early.',
    ['2026-10-11T09:30'],
  ],
  [
    'Handover',
    'Can we do the handover before I go on leave? Wednesday afternoon at three would be ideal for me.',
    ['2026-10-07T15:00'],
  ],
  [
    'EV charger',
    'We have a date for your installation: 21 October 2026. Our electrician will arrive between 8am and 12pm. Please clear the area round the fuse box.',
    ['2026-10-21T08:00'],
  ],
  ['lunch', 'Sandwich Thursday? 12.15 at the Italian place.', ['2026-10-08T12:15']],
  [
    'Talk',
    'Friday 23 October: a talk on bees by Peter Johnson. Doors 7.30pm, starts 8pm. Free to members.',
    ['2026-10-23T20:00'],
  ],
  [
    'Volunteers',
    "Could you help shift the cupboards on Tuesday at nine? There's four of us and we'll be done by twelve.",
    ['2026-10-06T09:00'],
  ],
  [
    'Admission',
    'You are asked to report to Ward C2 at 8:30am on 14 October, having had nothing to eat.',
    ['2026-10-14T08:30'],
  ],
  ['Re: Call', "Thursday's tricky, stick it in for Friday 9am Teams", ['2026-10-09T09:00']],
  ['Re: plans', "Thursday I'm in the office till 1, on the road after that. Friday I've got off.", []],
  ['sick', "In bed with flu. I'll miss the meeting at 2 this afternoon, say hi to everyone.", []],
  [
    'Broadband',
    'Tonight between 1am and 5am we are carrying out an update and your internet may drop out briefly.',
    [],
  ],
  ['Survey', 'You can fill in the survey until 6pm on Friday 16 October. It takes ten minutes.', []],
  [
    'Roads',
    'The marathon comes through our area on Sunday 11 October. Church Street is shut to traffic 9am to 4pm.',
    [],
  ],
  ['Football', 'Anyone else watching? England play Poland on Thursday at 7.45pm on ITV.', []],
  [
    'Delivery',
    'Your delivery slot has changed: Thursday 8 October, 4pm - 6pm. Our driver will ring half an hour before.',
    [],
  ],
  ['Done', 'The plumber came on Tuesday at 10 and replaced the tap. Bill to follow.', []],
  ['Tickets', 'Tickets are available from 10am on Wednesday 7 October, four per person at £24.50 each.', []],
  ['Complaint', 'On Thursday of last week your neighbours were still playing loud music at 10.30pm.', []],
  ['Cover', "While I'm away Elsie is on extension 214, Monday to Wednesday 8.30 to 12.30.", []],
  ['Rent', 'From 1 January 2027 the rent will be £912.15, payable on the 3rd of each month.', []],
  ['Friday', "Pity, Friday 2pm was the last place and it's just gone. I'll add you to the waiting list.", []],
  ['My flight', 'I fly to Milan at 7.05am on Wednesday and land back at Gatwick at 9.30pm on Friday.', []],
  ['Parking', 'Parking is free on Sunday 11 October from 12 noon to 5pm.', []],
  [
    'Policy',
    'Appointments can be moved free of charge up to 24 hours before, after which we charge £35.',
    [],
  ],
  ['Hand-in', 'The report has to be in my pigeonhole by Monday 12 October at 9am.', []],
  ['Re: Thanks', "You're welcome! It was a lovely afternoon, we were back out on the pavement at 5.", []],
  ['Weather', 'The Met Office warns of gusts up to 50mph on Thursday from 2pm to 8pm.', []],
];
