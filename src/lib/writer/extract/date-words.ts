import { phrases } from '../text/words.ts';

/** Words for days near that of the mail, in languages that chrono lacks, with offsets. Longer words first. */
export const NEAR_DAYS: Record<string, [string, number][]> = {
  zh: [
    ['后天', 2],
    ['後天', 2],
    ['明天', 1],
    ['今天', 0],
    ['昨天', -1],
  ],
  ko: [
    ['내일모레', 2],
    ['모레', 2],
    ['내일', 1],
    ['오늘', 0],
    ['어제', -1],
  ],
  pl: [
    ['pojutrze', 2],
    ['jutro', 1],
    ['dzisiaj', 0],
    ['dziś', 0],
    ['wczoraj', -1],
  ],
  tr: [
    ['yarın', 1],
    ['bugün', 0],
    ['dün', -1],
  ],
  sv: [
    ['i övermorgon', 2],
    ['i morgon', 1],
    ['imorgon', 1],
    ['i dag', 0],
    ['idag', 0],
    ['igår', -1],
  ],
  da: [
    ['i overmorgen', 2],
    ['i morgen', 1],
    ['i dag', 0],
    ['i går', -1],
  ],
  no: [
    ['i overmorgen', 2],
    ['i morgen', 1],
    ['i dag', 0],
    ['i går', -1],
  ],
  fi: [
    ['ylihuomenna', 2],
    ['huomenna', 1],
    ['tänään', 0],
    ['eilen', -1],
  ],
  cs: [
    ['pozítří', 2],
    ['zítra', 1],
    ['dnes', 0],
    ['včera', -1],
  ],
};

/** Phrases that chrono mistakes for dates, or that nobody needs. */
export const NO_DATES = phrases(
  'now,right now,just now,in a second,in a minute,in a moment,second,minute,jetzt,gerade,sofort,maintenant,ahora,ahora mismo,adesso,ora,agora,nu,сейчас,today s,morning,evening,night,noon,afternoon,matin,soir,nuit,manhã,tarde,noite,noche,mattina,sera,pomeriggio,ochtend,avond,middag,утром,вечером,may,march,mar,sat,sun,mon,dom,mar,so,do,mi,di,ma,za,vr,wo,zo,24 7,7 24',
);

/** Words for an uncertain number of days. */
export const VAGUE = phrases(
  'few,couple,some,several,about,paar,einigen,mehreren,quelques,plusieurs,unos,unas,algunos,algunas,varios,alcuni,alcune,qualche,alguns,algumas,enkele,нескольк*,数',
);
/** Words before the word for "morning" where that is also the word for "tomorrow". */
export const BEFORE_MORNING = phrases('la,esta,una,cada,am,jeden,guten,goede,elke,iedere');
/** Words for the whole week. */
export const WEEK = phrases(
  'week,woche,semaine,semana,settimana,неделя,неделе,неделю,недели,weeks,wochen,semaines,semanas,settimane,weken',
);
/** Words for the whole month. */
export const MONTH = phrases('month,monat,mois,mes,mese,mês,maand,месяц,месяце');
/** Words for a weekday before the mail. */
export const LAST = phrases(
  'last,past,previous,letzte*,vergangene*,vorige*,dernier,dernière,passé,pasado,pasada,último,última,scorso,scorsa,passado,passada,afgelopen,прошл*,先週,前の',
);
/** Words for a weekday after the mail. */
export const NEXT = phrases(
  'next,coming,this,nächste*,kommende*,diese*,prochain,prochaine,ce,cette,próximo,próxima,este,esta,prossimo,prossima,questo,questa,que vem,volgende,komende,deze,следующ*,эт*,来週,今週,次の',
);
/** Words of sentences about the past, without "have": "we have a meeting on Friday". */
export const PAST = phrases(
  [
    'was,were,had,did,ordered,bought,paid,received,arrived,called,wrote,since,ago,happened,went,got,should have been',
    'war,waren,hatte,hatten,wurde,wurden,bestellt,gekauft,bezahlt,erhalten,bekommen,geschickt,gesendet,angerufen,angekommen,geliefert,geschrieben,seit',
    'était,étaient,avait,avaient,reçu,commandé,envoyé,payé,acheté,appelé,écrit,depuis,era,eran,fue,fueron,había,recibí,recibimos,pedí,compré,pagué,envié,llamé,escribí,desde',
    'ricevuto,ordinato,inviato,pagato,comprato,chiamato,arrivato,arrivata,scritto,foi,foram,recebi,recebemos,pedi,comprei,paguei,enviei,liguei,escrevi',
    'besteld,ontvangen,gestuurd,betaald,gekocht,gebeld,aangekomen,geleverd,sinds,был,была,было,были,заказал*,получил*,отправил*,оплатил*,купил*,звонил*,ました,でした',
  ].join(','),
);
/** Phrases before a date that make it a deadline. Only the last word or two before it count. */
export const DEADLINE = phrases(
  [
    'by,until,till,before,no later than,latest,due,due on,due by,by the,deadline,deadline is,by end of,by the end of,not later than',
    'bis,bis zum,bis spätestens,spätestens,spätestens am,vor,vor dem,frist,fällig am,bis zum ende,bis ende',
    'avant,avant le,d ici,d ici le,d ici au,jusqu au,jusqu à,au plus tard,au plus tard le,pour le,antes de,antes del,hasta,hasta el,para el,a más tardar,a más tardar el',
    'entro,entro il,entro le,prima del,prima di,fino al,entro e non oltre,até,até o,até ao,até à,até dia,antes do,antes da,voor,vóór,uiterlijk,uiterlijk op,tot',
    'do,do dnia,najpóźniej,najpóźniej do,przed,до,не позднее,к,senast,senast den,före,innan,senest,senest den,inden,innen,før,viimeistään,mennessä,nejpozději,do dne',
  ].join(','),
);
/** Articles and weekdays that may stand between such a phrase and the date. */
export const BETWEEN: ReadonlySet<string> = new Set(
  [
    'the den dem der am on of le la el il o a dia op på w we dne dniu dnia kl',
    'måndag tisdag onsdag torsdag fredag lördag söndag mandag tirsdag lørdag søndag',
    'poniedziałku wtorku środy czwartku piątku soboty niedzieli pondělí úterý středy čtvrtka pátku soboty neděle',
  ]
    .join(' ')
    .split(' '),
);
/** Phrases after a date that make it a deadline. */
export const DEADLINE_AFTER = phrases(
  'までに,まで,之前,以前,前,까지,tarihine kadar,kadar,mennessä,at the latest,or earlier',
);
/** Words before a day and month without a year, such as 12.5. or 12/5, which is otherwise a price or a version. */
export const BEFORE_DAY = phrases(
  'on,by,until,before,since,from,am,bis,vom,zum,ab,den,der,le,du,au,el,del,al,il,dal,op,tot,dia,em,do,dnia,od,с,до,к,den,fra,til,från,till,dne,az',
);
