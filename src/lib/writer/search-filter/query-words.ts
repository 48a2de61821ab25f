/** The meaning of a word or phrase in a search. Phrases are in lower case, without punctuation. */
export type Meaning =
  | { is: 'read'; value: boolean }
  | { is: 'direction'; value: 'inbound' | 'outbound' }
  | { is: 'automatic' }
  | { is: 'bounce' }
  | { is: 'attachments' }
  | { is: 'from' }
  | { is: 'to' }
  | { is: 'within' }
  | { is: 'inbox' }
  | { is: 'period'; value: Period }
  | { is: 'after' }
  | { is: 'before' }
  | { is: 'filler' };

export type Period =
  | 'today'
  | 'yesterday'
  | 'this week'
  | 'last week'
  | 'this month'
  | 'last month'
  | 'this year'
  | 'last year';

const MEANINGS: [Meaning, string][] = [
  [
    { is: 'read', value: false },
    'unread,not read,ungelesen,ungelesene,ungelesenen,nicht gelesen,non lu,non lus,non lue,non lues,no leído,no leídos,no leidos,sin leer,non letto,non letti,non lette,da leggere,não lido,não lidos,não lidas,por ler,ongelezen,nieprzeczytane,okunmamış,непрочитанные,непрочитанных,olästa,ulæste,uleste,lukemattomat,nepřečtené,未読,未读,未讀,읽지 않은',
  ],
  [
    { is: 'read', value: true },
    'already read,gelesene,gelesenen,bereits gelesen,déjà lu,déjà lus,ya leídos,già letti,già lette,já lidos,já lidas,al gelezen,przeczytane,прочитанные,lästa,læste,既読,已读,읽은',
  ],
  [
    { is: 'direction', value: 'outbound' },
    'sent,outgoing,outbound,i sent,we sent,sent by us,sent by me,from us,from me,von uns,von mir,de nous,gesendet,gesendete,gesendeten,ausgehend,ausgehende,verschickt,verschickte,von uns gesendet,envoyé,envoyés,envoyées,sortants,enviado,enviados,enviadas,salientes,inviato,inviati,inviate,in uscita,verzonden,verstuurd,verstuurde,wysłane,gönderilen,отправленные,отправленных,skickade,sendte,lähetetyt,odeslané,送信済み,已发送,보낸',
  ],
  [
    { is: 'direction', value: 'inbound' },
    'received,incoming,inbound,to us,to me,sent to us,sent to me,an uns,an mich,eingegangen,eingegangene,eingehend,eingehende,empfangen,empfangene,erhaltene,reçu,reçus,reçues,entrants,recibido,recibidos,entrantes,ricevuto,ricevuti,ricevute,in arrivo,recebido,recebidos,recebidas,ontvangen,otrzymane,gelen,полученные,входящие,mottagna,modtagne,mottatte,přijaté,受信,收到的,받은',
  ],
  [
    { is: 'automatic' },
    'automatic,automated,newsletter,newsletters,notifications,automatische,automatisch,benachrichtigungen,automatiques,notificaciones,automáticos,automatici,notifiche,automáticas,meldingen',
  ],
  [
    { is: 'bounce' },
    'bounce,bounces,bounced,undelivered,undeliverable,delivery failures,unzustellbar,unzustellbare,rückläufer,non distribués,no entregados,non recapitati,não entregues,onbestelbaar,onbestelbare',
  ],
  [
    { is: 'attachments' },
    'with attachment,with attachments,with an attachment,has attachment,has attachments,with files,mit anhang,mit anhängen,mit einem anhang,avec pièce jointe,avec pièces jointes,avec une pièce jointe,con adjunto,con adjuntos,con archivos adjuntos,con allegato,con allegati,com anexo,com anexos,met bijlage,met bijlagen,z załącznikiem,z załącznikami,ekli,с вложением,с вложениями,med bilaga,med bilagor,med vedhæftning,med vedlegg,s přílohou,添付ファイル付き,带附件,첨부',
  ],
  [{ is: 'from' }, 'from,sent by,by,von,de,da,van,od,от,från,fra'],
  [{ is: 'to' }, 'to,an,à,para,a,naar,aan,do,кому,till,til'],
  [{ is: 'within' }, 'in,in the,im,in der,aus,dans,dans la,en,nel,nella,em,no,na,w,в,i,tagged,tag,labelled'],
  [
    { is: 'inbox' },
    'inbox,mailbox,postfach,posteingang,boîte,boîte de réception,buzón,bandeja,casella,caixa,caixa de entrada,postvak,skrzynka,inkorg,indbakke,innboks',
  ],
  [
    { is: 'period', value: 'today' },
    'today,heute,von heute,aujourd hui,d aujourd hui,hoy,de hoy,oggi,di oggi,hoje,de hoje,vandaag,van vandaag,dzisiaj,bugün,сегодня,idag,i dag,dnes,今日,今天,오늘',
  ],
  [
    { is: 'period', value: 'yesterday' },
    'yesterday,from yesterday,gestern,von gestern,hier,d hier,ayer,de ayer,ieri,di ieri,ontem,de ontem,gisteren,van gisteren,wczoraj,dün,вчера,igår,i går,včera,昨日,昨天,어제',
  ],
  [
    { is: 'period', value: 'this week' },
    'this week,from this week,diese woche,dieser woche,von dieser woche,cette semaine,de cette semaine,esta semana,de esta semana,questa settimana,di questa settimana,desta semana,deze week,van deze week,w tym tygodniu,bu hafta,на этой неделе,denna vecka,denne uge,denne uken,今週,本周,这周,이번 주',
  ],
  [
    { is: 'period', value: 'last week' },
    'last week,from last week,letzte woche,letzter woche,von letzter woche,vorige woche,la semaine dernière,semaine dernière,de la semaine dernière,la semana pasada,semana pasada,de la semana pasada,la settimana scorsa,settimana scorsa,della settimana scorsa,semana passada,da semana passada,na semana passada,vorige week,afgelopen week,van vorige week,w zeszłym tygodniu,geçen hafta,на прошлой неделе,förra veckan,sidste uge,forrige uke,minulý týden,先週,上周,지난주',
  ],
  [
    { is: 'period', value: 'this month' },
    'this month,from this month,diesen monat,dieses monats,in diesem monat,ce mois ci,ce mois,este mes,de este mes,questo mese,di questo mese,este mês,deste mês,deze maand,van deze maand,w tym miesiącu,bu ay,в этом месяце,今月,本月,这个月,이번 달',
  ],
  [
    { is: 'period', value: 'last month' },
    'last month,from last month,letzten monat,letzten monats,im letzten monat,le mois dernier,mois dernier,du mois dernier,el mes pasado,mes pasado,del mes pasado,il mese scorso,mese scorso,del mese scorso,mês passado,do mês passado,no mês passado,vorige maand,afgelopen maand,van vorige maand,w zeszłym miesiącu,geçen ay,в прошлом месяце,先月,上个月,지난달',
  ],
  [
    { is: 'period', value: 'this year' },
    'this year,from this year,dieses jahr,in diesem jahr,cette année,este año,quest anno,este ano,dit jaar,今年,올해',
  ],
  [
    { is: 'period', value: 'last year' },
    'last year,from last year,letztes jahr,letzten jahres,im letzten jahr,l année dernière,année dernière,el año pasado,l anno scorso,ano passado,vorig jaar,去年,작년',
  ],
  [
    { is: 'after' },
    'since,after,seit,nach,ab,depuis,après,desde,después de,dal,dopo il,dopo,depois de,sinds,na,från,efter',
  ],
  [
    { is: 'before' },
    'before,until,vor,bis,avant,jusqu au,antes de,antes del,hasta,prima del,fino al,até,voor,tot,innan,før',
  ],
  [
    { is: 'filler' },
    [
      'that,which,who,show,show me,find,find me,search,search for,get,list,give me,all,all the,any,email,emails,e mail,e mails,mail,mails,message,messages,about,regarding,concerning,that are,which are,that were,which were,please,the,with the subject,containing,mentioning,that mention,of,and,with',
      'zeige,zeig mir,zeige mir,suche,finde,alle,nachricht,nachrichten,über,zum thema,bezüglich,wegen,bitte,die,der,das,den,mir,und,mit,zu,zur,zum',
      'montre moi,montrez moi,affiche,trouve,cherche,tous les,toutes les,les,le,la,courriel,courriels,e mail,message,messages,au sujet de,à propos de,concernant,sur,et,s il te plaît,s il vous plaît,des',
      'muéstrame,mostrar,busca,buscar,encuentra,todos los,todas las,los,las,el,correo,correos,mensaje,mensajes,sobre,acerca de,y,por favor,mostrami,mostra,cerca,trova,tutte le,tutti i,messaggio,messaggi,riguardo,su,e,i,gli,per favore',
      'mostre,mostrar,procure,encontre,todos os,todas as,os,as,o,mensagem,mensagens,sobre,toon,zoek,vind,alle,bericht,berichten,over,de,het,een,en',
    ].join(','),
  ],
];

/** Meanings by phrase. An ambiguous one, such as "de" or "da", has its first; `searchFilter` handles the others. */
export const QUERY_WORDS: ReadonlyMap<string, Meaning> = new Map(
  MEANINGS.toReversed().flatMap(([meaning, list]) =>
    list.split(',').map((phrase) => [phrase, meaning] as const),
  ),
);
/** The number of words in the longest phrase. */
export const LONGEST_PHRASE = 5;
