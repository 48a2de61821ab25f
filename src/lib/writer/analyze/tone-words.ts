import { phrases } from '../text/words.ts';

export const POSITIVE = phrases(
  [
    'great,excellent,perfect,wonderful,fantastic,amazing,awesome,love,happy with,very happy,delighted,pleased,satisfied,impressed,brilliant,well done,great job,works perfectly,works great,highly recommend,thank you so much,thanks so much,appreciate your help,much appreciated',
    'super,toll,großartig,hervorragend,perfekt,wunderbar,begeistert,zufrieden,sehr zufrieden,freue mich sehr,klasse,spitze,ausgezeichnet,funktioniert einwandfrei,tausend dank,herzlichen dank,weiterempfehlen',
    'parfait,excellent,excellente,génial,formidable,ravi,ravie,satisfait,satisfaite,très content,très contente,super,merci infiniment,bravo,fonctionne parfaitement',
    'excelente,perfecto,perfecta,fantástico,genial,maravilloso,encantado,encantada,satisfecho,satisfecha,muy contento,muy contenta,mil gracias,ottimo,ottima,perfetto,perfetta,eccellente,fantastico,soddisfatto,soddisfatta,felice,grazie di cuore,complimenti',
    'perfeito,perfeita,ótimo,ótima,maravilhoso,adorei,satisfeito,satisfeita,muito feliz,muito obrigado,muito obrigada,geweldig,uitstekend,perfect,fantastisch,tevreden,heel blij,super,hartelijk dank,top',
    'świetnie,świetny,doskonal*,wspaniał*,zadowolon*,super,отличн*,прекрасн*,замечательн*,доволен,довольна,супер,большое спасибо,harika,mükemmel,çok memnun,teşekkürler çok,jättebra,fantastiskt,nöjd,perfekt,fantastisk,tilfreds,fornøyd,skvěl*,výborn*,spokojen*,loistava,erinomai*',
    '素晴らしい,満足,最高,ありがとうございました,非常好,很满意,太棒了,完美,감사드립니다 정말,훌륭,만족,최고,ممتاز,رائع,מעולה,נהדר',
  ].join(','),
);

export const NEGATIVE = phrases(
  [
    'disappointed,disappointing,unacceptable,terrible,awful,horrible,worst,angry,furious,frustrated,frustrating,annoyed,annoying,unhappy,not happy,not satisfied,dissatisfied,poor service,bad experience,ridiculous,waste of,complaint,complain,never again,fed up,disgusted,lawyer,legal action,scam,rip off,not good,useless,rude',
    'enttäuscht,enttäuschend,inakzeptabel,schrecklich,furchtbar,schlecht,wütend,verärgert,ärgerlich,frustriert,unzufrieden,nicht zufrieden,frechheit,unverschämt,katastrophe,beschwerde,nie wieder,anwalt,rechtliche schritte,betrug,unfreundlich,unmöglich',
    'déçu,déçue,décevant,inacceptable,terrible,horrible,en colère,furieux,furieuse,mécontent,mécontente,insatisfait,insatisfaite,pas satisfait,pas content,scandaleux,plus jamais,avocat,arnaque,inadmissible',
    'decepcionado,decepcionada,inaceptable,terrible,horrible,pésimo,enfadado,furioso,molesto,insatisfecho,no estoy satisfecho,nunca más,abogado,estafa,vergüenza',
    'deluso,delusa,inaccettabile,terribile,orribile,pessimo,arrabbiato,furioso,insoddisfatto,non soddisfatto,mai più,avvocato,truffa,vergogna',
    'decepcionado,inaceitável,terrível,horrível,péssimo,irritado,insatisfeito,nunca mais,advogado,golpe,vergonha,teleurgesteld,onacceptabel,verschrikkelijk,slecht,boos,gefrustreerd,ontevreden,niet tevreden,nooit meer,advocaat,oplichting,beschadigd,schandalig',
    'rozczarowan*,niedopuszczaln*,okropn*,niezadowolon*,skandal,разочарован*,недопустим*,ужасн*,недоволен,недовольна,безобразие,memnun değil*,berbat,rezalet,besviken,missnöjd,oacceptabelt,skuffet,utilfreds,uacceptabelt,misfornøyd,zklaman*,nepřijateln*,pettynyt',
    '残念,不満,ひどい,最悪,失望,不满,太差,糟糕,生气,无法接受,실망,불만,최악,화가,유감,غير مقبول,سيء,מאוכזב,לא מקובל',
  ].join(','),
);

/** Annoying facts stated neutrally. A single one is just a report. */
export const PROBLEMS = phrases(
  'unfortunately,damaged,broken,defective,not working,does not work,doesn t work,still not,leider,beschädigt,kaputt,defekt,funktioniert nicht,immer noch nicht,malheureusement,endommagé,cassé,défectueux,ne fonctionne pas,toujours pas,lamentablemente,por desgracia,dañado,roto,defectuoso,no funciona,purtroppo,danneggiato,rotto,difettoso,non funziona,infelizmente,danificado,quebrado,não funciona,helaas,kapot,werkt niet,niestety,uszkodzon*,nie działa,к сожалению,сломан*,не работает,maalesef,bozuk,çalışmıyor,tyvärr,fungerar inte,desværre,dessverre,virker ikke,bohužel,nefunguje,valitettavasti,壊れ,困って,للأسف,לצערי',
);

/** Words that are always meant literally. */
export const URGENT = phrases(
  'urgent,urgently,asap,emergency,critical issue,production is down,system is down,dringend,dringende,eilt,sehr eilig,notfall,urgente,urgentemente,urgence,urgent,dringend,spoed,met spoed,pilne,pilnie,срочно,терміново,acil,acilen,brådskande,haster,kiireellinen,pikaisesti,naléhavé,至急,緊急,大至急,紧急,緊急,加急,긴급,급합니다,عاجل,فورا,דחוף,בהקדם',
);
/** Words that make a request urgent. Elsewhere they describe how something happened. */
export const AT_ONCE = phrases(
  'immediately,right away,as soon as possible,sofort,umgehend,unverzüglich,so schnell wie möglich,schnellstmöglich,lo antes posible,cuanto antes,de inmediato,inmediatamente,au plus vite,le plus vite possible,dès que possible,immédiatement,sans délai,il prima possibile,immediatamente,al più presto,o mais rápido possível,o quanto antes,imediatamente,zo snel mogelijk,onmiddellijk,jak najszybciej,natychmiast,немедленно,как можно скорее,как можно быстрее,hemen,en kısa sürede,omgående,så snart som möjligt,hurtigst muligt,snarest mulig,umiddelbart,heti,okamžitě,co nejdříve,尽快,지금 바로',
);
/** Phrases that negate an urgent word. */
export const NOT_URGENT = phrases(
  'not urgent,no rush,no hurry,not that urgent,isn t urgent,whenever you have time,when you have time,take your time,nicht dringend,eilt nicht,keine eile,hat zeit,nicht eilig,pas urgent,rien d urgent,sans urgence,pas pressé,no es urgente,no urge,sin prisa,non è urgente,senza fretta,nessuna fretta,não é urgente,sem pressa,niet dringend,geen haast,nie jest pilne,не срочно,acele yok,acil değil,inte bråttom,ingen brådska,haster ikke,ingen hast,急ぎません,急ぎではありません,不急,급하지 않',
);
/** Phrases of senders who need something soon, without calling it urgent. */
export const SOON = phrases(
  'by tomorrow,by today,needed today,deadline,by the end of the day,end of day,eod,cannot log in,can t log in,cannot access,locked out,down since,not working,does not work,outage,overdue,last reminder,final notice,time sensitive,heute noch,bis heute,bis morgen,fristgerecht,letzte mahnung,kann mich nicht anmelden,kein zugriff,funktioniert nicht,ausgefallen,aujourd hui même,avant demain,d ici demain,dernier rappel,ne fonctionne pas,hoy mismo,para mañana,fecha límite,no funciona,entro oggi,entro domani,non funziona,ainda hoje,até amanhã,não funciona,vandaag nog,uiterlijk morgen,deadline,werkt niet,do jutra,nie działa,до завтра,до конца дня,не работает,yarına kadar,çalışmıyor,senast imorgon,fungerar inte,virker ikke,do zítra,nefunguje,本日中,今日中,明日まで,明天之前,오늘 중,내일까지',
);

/** Phrases of a mail of thanks, if it asks nothing. */
export const THANKS = phrases(
  'thank you,thanks,thx,much appreciated,danke,dankeschön,vielen dank,besten dank,herzlichen dank,merci,gracias,grazie,obrigado,obrigada,bedankt,dank u,dank je,dziękuję,dziękujemy,спасибо,дякую,teşekkür*,tack,tak for,mange tak,takk,kiitos,děkuji,ďakujem,köszönöm,mulțumesc,ευχαριστώ,ありがとう,谢谢,謝謝,感谢,감사합니다,고맙습니다,شكرا,شكرًا,תודה',
);

/** Phrases that begin a question without a question mark. */
export const QUESTIONS = phrases(
  'i would like to know,i d like to know,i was wondering,wondering if,is it possible,do you have,how do i,how can i,ich würde gerne wissen,ich wollte fragen,ich möchte wissen,ist es möglich,gibt es eine möglichkeit,je voudrais savoir,j aimerais savoir,est il possible,quisiera saber,me gustaría saber,es posible,vorrei sapere,è possibile,gostaria de saber,é possível,ik vraag me af,is het mogelijk,chciał*bym zapytać,czy jest możliwe,хотел бы узнать,хотела бы узнать,подскажите,bilgi almak,jag undrar,jeg vil gerne vide,jeg lurer på,でしょうか,ますか,ですか,请问,請問,是否,吗,呢,인가요,나요,습니까,할까요',
);

/** Phrases of mail about an invoice that request payment. */
export const PAY = phrases(
  'please pay,please transfer,amount due,payable,due date,payment is due,settle the,bitte überweisen,bitte zahlen,zu zahlen,zahlbar,fällig am,begleichen,überweisen sie,merci de régler,veuillez régler,payable,à régler,échéance,por favor pague,importe a pagar,fecha de vencimiento,abonar,si prega di pagare,importo dovuto,da pagare,effettuare il pagamento,favor pagar,valor a pagar,data de vencimento,gelieve te betalen,te betalen,graag betalen,do zapłaty,termin płatności,proszę o wpłatę,к оплате,просим оплатить,son ödeme,ödeyiniz,att betala,förfaller,forfalder,forfaller,k úhradě,お支払いください,お振込,请付款,납부',
);
