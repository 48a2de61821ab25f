import type { Signs } from './signs.ts';

export const english: Signs = {
  meet: `
    i'll (?:be (?:round|over|there|with|at|in)|come|call|ring|pop|drop|swing|pick|meet|see)
    a window|an opening|take your pick|in the (?:book|diary)|pop (?:in|over)|you can view|view the|can view
    (?:shall|can|could|should|may|might|would) (?:we|you|i)|let's|lets (?:meet|talk|do|have|say|go)|let us
    how about|what about|how does|how is|how's|would … (?:work|suit|do)|(?<!(?:and|the|road|our) )(?:work|suit)s?|suits (?:you|me|us)|fine (?:for|by|with)
    (?:ok|okay|good|convenient|possible|free) for (?:you|me|us)|are you (?:free|around|available|in|up for)|you free|you around
    (?:have|find|got) (?:\\S+ )?(?:time|a minute|a moment)|do you have|any chance|fancy|up for|same time
    (?:i|we) (?:can|could) (?:also |only |just )?(?:be|manage|ring|squeeze)|i (?:can|could) (?:do|make|come|meet|offer|talk|call|see|drop|stop|show|visit|fit)|we can (?:do|come|meet|offer|make|show|talk|see|visit|start)|we could|we'd like to|i'd like to|i would like to|happy to
    i'm free|i am free|we're free|i'd be free|i'm available|we are free|i'm around|i have … (?:free|open)|i have space|prefer
    meet (?:you|up|at|on|in|us|me|with|there|for)|we meet|to meet|we're meeting|meets? you|see you|seeing you|meeting you|get together|catch up|catch-up
    (?:drop|stop|swing|pop|come|call|go|get) (?:by|in|into|round|over|along|out)|come (?:and|to|at|on)|comes (?:and|to|at|on|by|over|round)
    (?:call|ring|phone|visit|join|pick|host|welcome|receive|show|invite|expect|expecting|await) (?:you|me|us)|give (?:you|me|us) a (?:call|ring|buzz|shout)
    (?:speak|talk|chat) (?:to|with|on|at|then|about|it|again|through|things)|for a (?:chat|call|talk|coffee|drink|bite|walk|look|beer)
    (?:look|looking) forward|invited|invitation|invite|pleasure of your company|rsvp|please (?:join|come|arrive|attend|be|bring)|you're expected|you are expected
    your (?:appointment|booking|reservation|table|interview|slot|visit|consultation|session|viewing|lesson|place|seat|ticket*|meeting|call|demo|class|fitting|check-up)
    our (?:call|meeting|appointment|chat|lunch|dinner|session|workshop|talk|catch-up|review|interview|visit|kick-?off|conversation|weekly)
    (?:is|are|been|stays|stands) (?:confirmed|scheduled|arranged|fixed|set|down for|on for|booked|pencilled in|penciled in)|confirm (?:your|our|the) (?:appointment|meeting|booking|visit|interview|call)
    (?:i've|i have|we've|we have) (?:booked|scheduled|arranged|pencilled|put|reserved|set up|blocked)|pencil* in|in (?:your|the|my) (?:diary|calendar)|put you down|save the date
    will (?:visit|meet|come|call|ring|be (?:with|at|on|in|visiting|there|coming|calling|round|over|along|here))|turn up|swing (?:past|by)|(?:meet|collect|pick|see) you|with you (?:by|at|from|around|between)|meet me|(?:propose|suggest|offer|proposing|suggesting|offering)|slots?|pick one|either|options?
    at (?:yours|ours|mine|your (?:place|office|offices|premises|shop|site|studio|house|home|desk))|on your site|don't forget|reminder|remember|i told (?:him|her|them)
    zoom|teams|google meet|skype|webex|whatsapp call|video call|dial-in|join|agreed|deal|perfect|confirmed|sounds good|see him|see her|then\\?
    would it be possible|is it possible
    it is(?=[.!,]|$)|it is then|^(?:ok|okay|great|right|alright|lovely|good|fine|sure|yes)(?=[ ,!.])|booked in|signed up|on the list for|(?:i|we) have a (?:gap|slot|free)|a gap|we start|we begin|we'll start|we will start|we can start|come (?:along|celebrate|join)|celebrate with
    (?:would be|is|are) (?:ok|okay|fine|good|great|perfect|possible|best)
    (?:have|got|put) you (?:down|in|booked)
    (?:had|got|have|there's|is) a (?:late |last[- ]minute )?cancellation|(?:can|could) get (?:you|your \\S+|it) in|at mine|it's mine|outside (?:ours|mine)|who's (?:in|bringing|coming|driving|up for)|(?:held|holding|kept|saved) (?:\\S+ ){0,6}for you|(?:asked|required|requested) to (?:attend|report|come|appear)|you must report|on site|must be (?:in|present|there)|(?:has|have) had to become|is due to have|come up
    if you (?:came|come|could come|can come|joined|could join|can join)`,
  event: `
    expo|trade show|trade fair
    stock-?tak(?:e|ing)|meeting*|appointment*|call|calls|conference*|interview*|lunch|dinner|breakfast|brunch|supper|coffee|drinks?|barbecue|bbq|visit*|viewing*|tour|tasting*|workshop*|training*
    seminar*|session*|kick-?off|review|stand-?up|inspection*|survey|measur*|handover|hand-over|demo*|presentation*|party|ceremony|wedding|opening|reception|concert|rehearsal*
    consultation*|check-?up|fitting|hearing|agm|assembly|audit|audition|walk-?through|briefing|retro*|offsite|retreat|fair|exhibition|stand|market|reading|shoot*|class|lesson|course
    exam|test|technician*|engineer*|plumber*|electrician*|surveyor*|fitter*|lads|team|take[s]? place|taking place|be held|agenda|venue|attend*|discuss*|talk*|go (?:over|through)|debrief|webinar|date:|event|celebrat*|when:|time:|table|party of|we're off|we go|can|could|works?|will be
    vaccinat*|jab|scaffold*|portrait*|then
    funeral|burial|memorial|mass|service at|wake|christening|baptism|graduation
    mot|service|dress rehearsal
    private view|preview
    leaving do|sandwich|natter|barbie|poker|pub|quiz|curry|pizza|cinema|film|darts|bowling|picnic|pint|gig|game night`,
  people: `you|your|yours|we|us|our|ours|me|let's|everyone|everybody|all|guys|lads|folks`,
  other: `
    clocks (?:go|change)|(?:has|have|needs?|must) (?:to )?(?:be with|reach) (?:us|the|our|me)
    (?:staff|members) only
    unreachable|inaccessible
    (?:we|i|they) (?:are|am|will be) back|we're back|i'm back|(?:had|i'd) (?:suggested|proposed|offered|asked)|how (?:was|were|did)|play(?:s)? at home|home game|is showing|ecb|announces?|electricity|on sale|bids will be|sale runs|tune in|the lease|be offline|your order will|resumes?|nobody|rammed|hit our
    (?:any|with|for|have) (?:any |further )?questions
    deliver*|shipped|ships|shipping|dispatched|despatched|in transit|courier|parcel*|out for delivery|(?:pick|collect) (?:it|them) up|ready for collection|left our warehouse
    due (?:on|by|date)|(?:is|are|was|falls) due(?! (?:to|in) )|overdue|pay|paid|payable|payment*|debit*|charged|billed|credited|transfer the|instal?ment|renew*|expir*|valid (?:until|till|to|from|through)
    deadline*|cut-?off|no later than|at the latest|(?:submit|submitted|hand in|apply|applications?|entries|register|registration|sign up|enrol*|tender*|bids?) (?:by|before|until|close*|end*|open*)|closing date
    send (?:me|us|it|them|the|over|your|back)|sent (?:on|at)|return (?:it|them|the)|reply by|let (?:me|us) know by|need (?:it|them|the|your|these) (?:\\S+ ){0,4}by
    (?<!(?:doors|gates|bar) )open(?! (?:evening|day|house|morning|air|mic|studio|meeting|afternoon|weekend))|opens|opening hours|opening times|re-?open*|close[sd]?|closing(?! is (?:set|scheduled))|closure|trading|shut|out of (?:use|order|action)|parking is|tickets (?:are|go|from)|(?:water|power|gas|electricity|heating|lift) (?:will be|is|goes) off|rates? (?:applies|apply)|channel \\d|documentary|lands|landing|office hours|business hours|visiting hours|hours:|lines (?:are )?open|(?:can be|be|are|am) reach(?:ed|able)|back (?:at|in) (?:the|my) (?:desk|office)|as usual
    (?:scheduled|planned|system|server|routine|essential) maintenance|maintenance (?:window|work)|downtime|outage*|upgrade*|unavailable|interrupt*|power cut|switched off|shut off|shut down|out of service|road works|roadworks|diversion|strike
    flight*|depart*|boarding|check-?in (?:opens|closes|from|is)|train (?:leaves|departs|arrives|to|at)|gate(?= \\d| closes| opens|:)|platform|sails
    sale (?:starts|ends|begins)|offer (?:ends|starts|expires|runs)|launch(?:es)? on|released on|goes live|published|publishes|broadcast*|airs|on air|on tv|premieres|kick-?off is at|goes on sale|draw takes place
    as (?:we )?discussed (?:on|last|yesterday)|minutes of|thank* (?:you |so much |a lot )?(?:again |very much )?for (?:having|seeing|meeting|coming|visiting|calling|hosting|receiving|taking|the (?:\\S+ ){0,2}(?:call|meeting|talk|chat|visit|conversation|lunch|dinner|time)|your (?:\\S+ )?(?:call|visit|time|message|booking))
    (?:great|good|nice|lovely|pleasure) (?:talking|seeing|meeting|speaking|chatting|to (?:have )?(?:see|seen|meet|met))|last (?:week|month|night)|ago|yesterday|turned up|showed up|was supposed to|were supposed to|should have|had arranged|never came|no one came|nobody came|missed
    logged|log entry|recorded at|received at|sampled|started at|finished at|timestamp|signed in|login|log-?in|backup*|invoice dated|for your (?:information|records)
    driver|drop (?:it|them|the \\S+|your \\S+) off|drop off|drop-off|removal van|turned off|cut off|no (?:water|power|gas|electricity|heating)|website|servers?|on (?:the )?radio|radio \\d|tv|television|podcast|bbc|tune in|train (?:gets|comes|goes|is)|my train|my flight|votes on|staffed|goes off
    get hold of|reach (?:me|us)|catch me|bin collection|bins|rubbish|recycling|bulky waste|derby|world cup|champions league|grand prix|premier league|payroll|check-?out|covering the|covers the
    results|posted|(?:goes?|be|available|posted) online|uploaded|waited|what happened|noise|noisy
    winds?|storms?|snow|thunder*|weather|resurfac*|refund
    (?:has|takes) (?:his|her|their)|goes to air|repeat on|lapses|van run|overnight|towed|runs unattended|cutover|goes out|lorry|(?<!your )truck|pallets?|is ready|are ready|ready for|i am off|i'm off|(?:am|is|are) away|covers for|out of office`,
  topic: `invoice*|order|orders|bill|statement|receipt|subscription|contract|policy|premium|quote|offer|price*|newsletter|discount*|fee*|rent|tax|vat|account|parcel|delivery|shipment|voucher|warranty|maintenance|outage|rota|shift|shifts`,
  others: `my (?:daughter|son|wife|husband|kids?|children|mother|father|mum|dad|parents|sister|brother|boyfriend|girlfriend|partner)(?:'s)?|council|parliament|court|government|ministry`,
  cancelled: `cancel(?:s|led|ling|ed|ing|lations)?|(?<!(?:had|got|have|there's|is) a (?:late |last[- ]minute )?)cancellation|call(?:ed|ing)? (?:it |this |that |the \\S+ )?off|fall(?:s|en)? through|(?:won't|will not|not) (?:take place|go ahead|be happening|happen)|no need (?:for|to)|is off|are off|scrap*|out of (?:your|the) (?:diary|calendar)|no longer (?:need|necessary|required|taking)|have to skip|need to skip|pull* out of|withdraw*|give up|gone off|no longer (?:needed|on|possible)|can't make it|cannot make it|let's forget|drop the`,
  moved: `(?<!the )move|moved|moving(?! (?:house|home|in|out|on))|(?:has|have) had to become|rearrang*|reschedul*|postpon*|push(?:ed|ing)?|(?:to|can|could|we|must|please) shift|shifted|bring (?:it )?forward|brought forward|put back|put off|delayed|(?:to|can|could|we|must) change(?! the (?:meter|boiler|locks?|filter|tyres?|tires?|battery|bulb))|change (?:of|to)(?! (?:tyres|tires|clothes|oil))|changed|swap(?:ped|ping)? (?!it|them|out|in)|swapped|bump(?:ed|ing)?`,
  onto: `to|until|till|is now|now|new (?:date|time|slot)|instead on|for|takes place on|be on|new date is`,
  sameHour: `same (?:time|hour)`,
  aside: `set up|setting up|doors(?: open)?|arrival|registration|welcome coffee|check-?in|parking|ends?|ending|finish(?:es)?|finished|over by|out by|back by|until|till|car park|gates?|set-?up|wrap|build-?up`,
  own: `i (?:get into|fly back|fly out)|i(?:'ve got| have) a (?:funeral|wedding|class|lesson|shift)|i start (?:my )?(?:work|shift)|my (?:train|flight|plane|bus|ferry)|i(?:'ll be|'m| am| will be) in (?:court|a meeting|meetings|surgery)|(?:because|as|since) i(?:'m|'ve|'ll| am| have| will)|i(?:'ll| will)? (?:have|need) to (?:leave|run|dash|head off|be off)|i(?:'ve| have)? got to (?:leave|run|dash)|i must (?:leave|dash|run)|i (?:finish|knock off|clock off|fly|land|work)|(?:i've got|i have|i've|got) (?:\\S{1,14} ){0,3}(?:dentist|doctor's?|hairdresser|haircut|physio|gp|(?:plumber|electrician)(?! for you))|has (?:\\S{1,14} ){0,3}(?:ballet|swimming|training|dentist)|i'm on (?:lates|earlies|nights)|i'm (?:\\S{1,14} ){0,6}all day`,
  closing: `(?:best|kind|warm|many|all the best|kindest|warmest)(?: (?:regards|wishes|thanks))?|regards|yours(?: (?:sincerely|faithfully|truly))?|sincerely|cheers|thanks(?: (?:a lot|again|so much))?|thank you|take care|bye|all the best|with (?:best|kind|many)|talk soon|xx*`,
  fyi: `fyi|for your (?:information|records|files?|archive)|just so you know|no action|nothing (?:for you )?to do|nothing you need|no need to|for reference|already (?:dealt|handled|taken care|sorted|done)`,
};
