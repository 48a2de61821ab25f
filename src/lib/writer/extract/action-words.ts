import { phrases } from '../text/words.ts';

/** Phrases of requests. */
export const REQUESTS = phrases(
  [
    'please,could you,can you,would you,will you,you need to,you should,you must,we need you to,i need you to,kindly,would appreciate it if,be sure to,make sure,don t forget,remember to,action required,let me know,let us know,i would like to request,i d like to request,we request',
    'bitte,könnten sie,können sie,könntest du,kannst du,könntet ihr,könnt ihr,würden sie,würdest du,sie müssen,du musst,denken sie daran,vergessen sie nicht,vergiss nicht,sorgen sie dafür,ich bitte,wir bitten,ich bräuchte,wir bräuchten',
    's il vous plaît,s il te plaît,svp,pourriez vous,pouvez vous,peux tu,pourrais tu,veuillez,merci de,je vous prie de,n oubliez pas,n oublie pas,vous devez,il faudrait,auriez vous l amabilité,je souhaiterais que',
    'por favor,podría,podrían,podrías,puede usted,puedes,puede enviar*,le ruego,les ruego,le agradecería,les agradecería,no olvide,no olvides,debe,necesito que,necesitamos que',
    'per favore,per cortesia,potrebbe,potreste,potresti,può,puoi,la prego,vi prego,le chiedo,vi chiedo,la preghiamo,non dimentich*,deve,dovete,si prega,vi preghiamo',
    'poderia,poderiam,pode,podem,peço,solicito,solicitamos,não esqueça,não se esqueça,gostaria que,preciso que,precisamos que,favor',
    'alstublieft,aub,alsjeblieft,kunt u,kun je,kunnen jullie,wilt u,wil je,zou u,zou je,gelieve,graag ontvang*,graag uw,vergeet niet,u moet,graag even,graag zou',
    'proszę,prosimy,prosiłbym,prosiłabym,uprzejmie,czy mogliby,czy możecie,czy mogą państwo,czy możesz,czy może pan,czy może pani,proszę nie zapomnieć',
    'lütfen,rica ederim,rica ederiz,gönderir misiniz,gönderebilir misiniz,yapar mısınız,edebilir misiniz,misiniz,unutmayın',
    'пожалуйста,прошу,просим,не могли бы вы,могли бы вы,можете ли,не забудьте,нужно чтобы,будь ласка,прошу вас,чи можете,чи могли б',
    'kan ni,kan du,skulle ni kunna,skulle du kunna,vänligen,var snäll,glöm inte,snälla,kan i,kan de,venligst,vær venlig,husk at,kan dere,vennligst,kunne dere,husk å,glem ikke',
    'voisitko,voisitteko,voitteko,voitko,ole hyvä,olkaa hyvä,pyydän,muista,můžete,mohl byste,mohla byste,mohli byste,prosím,žádám,nezapomeňte,mohli by ste,môžete',
    'kérem,kérjük,tudna,tudnák,meg tudná*,vă rog,vă rugăm,puteți,ați putea,παρακαλώ,μπορείτε,θα μπορούσατε,يرجى,الرجاء,هل يمكنكم,هل يمكنك,من فضلك,אנא,בבקשה,האם תוכלו,אפשר לקבל,si us plau,podríeu,podeu,vui lòng,làm ơn',
    'ください,いただけます,いただけません,お願いいたします,お願いします,お願いでき,お願い致します,てもらえ,请,請,麻烦,能否,能不能,可否,劳烦,주세요,주시기,부탁드립니다,부탁드려요,주실 수,바랍니다',
  ].join(','),
);

/** Phrases that look like requests: politeness, and pointers to content of the mail. */
export const NO_REQUESTS = phrases(
  [
    'how would you,how could you,how can you,how can i,do you need to,intended recipient,please find,please see attached,please see below,please note,please be advised,please accept,please excuse,please feel free,feel free,please do not hesitate,please don t hesitate,do not hesitate,please do not reply,please disregard,if you have any,let me know if you have,let us know if you have,please contact us if,if you need anything,let me know if you need,please allow,please consider the environment',
    'anbei,bitte beachten sie,bitte entschuldigen,zögern sie nicht,bei fragen,bei rückfragen,bitte haben sie verständnis,bitte nicht antworten,falls sie fragen,wenn sie fragen,bitte um entschuldigung,bitte um verständnis,können sie sich jederzeit,ich bitte um nachsicht',
    'veuillez trouver,veuillez agréer,veuillez noter,n hésitez pas,je vous prie d agréer,veuillez recevoir,veuillez excuser,je vous prie de trouver,je vous prie de recevoir,vous pouvez me joindre',
    'no dude,no duden,no dudes,adjunto,le ruego disculpe,si tiene alguna,si tienen alguna,non esiti,non esitate,in allegato,qualora avesse,não hesite,não hesitem,segue em anexo,se tiver alguma,aarzel niet,bijgevoegd,mocht u vragen,w załączniku,в случае вопросов,если у вас есть вопросы,если возникнут',
    'どうぞよろしく,今後とも,よろしくお願い,宜しくお願い,請不吝,请随时,如有任何,您请放心,언제든지,양해 부탁,양해해,검토 부탁드리며,잘 부탁',
  ].join(','),
);

/** Phrases that, with a deadline, are a request. */
export const NEEDS = phrases(
  'i need,we need,i ll need,we ll need,ich brauche,wir brauchen,ich benötige,wir benötigen,j ai besoin,nous avons besoin,il me faut,il nous faut,necesito,necesitamos,mi serve,ci serve,ho bisogno,abbiamo bisogno,avremmo bisogno,preciso,precisamos,nodig,potrzebuję,potrzebujemy,нужен,нужна,нужно,нужны,потрібен,потрібно,ihtiyacım var,ihtiyacımız var,behöver,brug for,trenger,tarvitsen,tarvitsemme,potřebuji,potřebujeme,potrebujem,必要,需要,필요',
);

/** Verbs that begin instructions in English. */
export const IMPERATIVES = phrases(
  'send,call,check,confirm,review,update,fix,provide,schedule,prepare,sign,pay,reply,cancel,forward,submit,upload,complete,contact,book,order,ship,refund,replace,return,add,remove,change,correct,resend,reschedule,remember,ensure,do not forget,don t forget,let us,let me,test,deploy,ask,invite,write,draft,share,arrange,attach,bring,follow up,investigate,install,restart',
);

/** Words that follow a verb, but not a noun that looks like one. */
export const OBJECTS: ReadonlySet<string> = new Set(
  'the a an us me your our my this that these those it him her them all both to back know with whether if by at'.split(
    ' ',
  ),
);

/** Headings above a list of tasks. */
export const TASK_HEADINGS = phrases(
  'to do,todo,to dos,todos,action items,actions,action points,next steps,tasks,aufgaben,nächste schritte,offene punkte,zu erledigen,à faire,actions à mener,prochaines étapes,tâches,tareas,próximos pasos,pendientes,por hacer,da fare,prossimi passi,attività,tarefas,próximos passos,a fazer,taken,actiepunten,volgende stappen,zadania,do zrobienia,yapılacaklar,задачи,следующие шаги,att göra,nästa steg,opgaver,næste skridt,oppgaver,úkoly,待办,待办事项,下一步,タスク,やること,할 일',
);
