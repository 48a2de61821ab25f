import { NO_REQUESTS, REQUESTS } from '../extract/action-words.ts';
import { countPhrases, foldWords, hasPhrase, phrases } from '../text/words.ts';

/** Words of sentences that decide, ask, or report a problem or an outcome. */
const TELLING = phrases(
  [
    'please,could you,can you,need,needs,must,deadline,problem,issue,error,broken,wrong,missing,not working,does not work,doesn t work,did not,not arrived,failed,failure,decided,agreed,confirm,confirmed,because,therefore,proposal,suggest,propose,offer,refund,replace,replacement,cancel,deliver*,order,invoice,price,cost,budget,contract,sign,fixed,solved,resolved,caused,reason,attached',
    'bitte,könnten sie,können sie,brauchen,benötigen,müssen,frist,problem,fehler,kaputt,defekt,falsch,fehlt,nicht angekommen,funktioniert nicht,entschieden,vereinbart,bestätig*,weil,deshalb,daher,vorschlag,schlage vor,angebot,erstatt*,ersatz,stornier*,kündig*,liefer*,bestell*,rechnung,preis,kosten,vertrag,behoben,gelöst,ursache,grund,anbei',
    's il vous plaît,pourriez vous,pouvez vous,veuillez,merci de,besoin,devons,doit,délai,problème,erreur,cassé,manque,pas arrivé,pas reçu,ne fonctionne pas,décidé,convenu,confirm*,parce que,donc,proposition,propose,proposons,offre,rembours*,remplac*,annul*,livr*,commande,facture,prix,coût,contrat,résolu,raison',
    'por favor,podría,puede,podrían,necesit*,debemos,plazo,problema,error,roto,falta,no ha llegado,no funciona,decidido,acordado,confirm*,porque,por lo tanto,propuesta,propongo,oferta,reembols*,reemplaz*,cancel*,entreg*,pedido,factura,precio,coste,contrato,resuelto,motivo',
    'per favore,potrebbe,può,abbiamo bisogno,serve,dobbiamo,scadenza,errore,rotto,manca,non è arrivato,non funziona,deciso,conferm*,perché,quindi,proposta,propongo,offerta,rimbors*,sostitu*,annull*,consegn*,ordine,fattura,prezzo,costo,contratto,risolto,motivo',
    'poderia,pode,precis*,devemos,prazo,erro,quebrado,não chegou,não funciona,decidimos,porque,portanto,proposta,proponho,reembols*,substitu*,encomenda,fatura,preço,custo,resolvido',
    'graag,kunt u,kun je,nodig,moeten,termijn,probleem,fout,kapot,ontbreekt,niet aangekomen,werkt niet,besloten,bevestig*,omdat,daarom,voorstel,aanbod,terugbetal*,vervang*,annuleer*,lever*,bestelling,factuur,prijs,kosten,contract,opgelost,reden,bijlage',
    'proszę,potrzeb*,termin,problem,błąd,brakuje,nie dotar*,nie działa,ponieważ,propozycj*,zwrot,zamówieni*,faktur*,cena,umow*,пожалуйста,нужн*,срок,проблем*,ошибк*,не работает,не пришел,не пришёл,потому что,поэтому,предлага*,возврат,заказ*,счет,счёт,цена,договор*',
    'lütfen,sorun,hata,sipariş*,fatura*,iade,çünkü,snälla,behöver,måste,problem,fel,saknas,fungerar inte,eftersom,förslag,beställning*,faktura*,pris,avtal,venligst,brug for,mangler,virker ikke,fordi,forslag,bestilling*,trenger,feil,prosím,potřebuj*,chyba,objednáv*,nefunguje',
    'お願い,ください,必要,期限,問題,エラー,不具合,届いて,できません,なぜなら,ため,提案,返金,交換,注文,請求書,価格,契约,契約,请,需要,问题,错误,无法,没有收到,因为,所以,建议,退款,更换,订单,发票,价格,合同,부탁,주세요,필요,문제,오류,도착하지,때문,제안,환불,교환,주문,청구서,가격,계약',
  ].join(','),
);

/** Polite phrases without content. */
const EMPTY = phrases(
  [
    'i hope this email finds you well,hope you are well,hope you are doing well,hope all is well,thank you for your email,thank you for your message,thanks for your email,thanks for your reply,thank you for your reply,thanks for the,thank you for the,thanks for the quick,thank you for the quick,looking forward,look forward,do not hesitate,don t hesitate,feel free to contact,let me know if you have any,if you have any questions,please let me know if,thank you for your patience,have a great,have a nice,thank you for your time,thanks in advance,thank you in advance',
    'ich hoffe es geht ihnen gut,vielen dank für den,vielen dank für das,danke für den,danke für das,vielen dank für ihre,danke für ihre,vielen dank für die schnelle,danke für die schnelle,ich freue mich auf,wir freuen uns auf,zögern sie nicht,bei fragen,bei rückfragen,falls sie fragen,wenn sie fragen,im voraus,schönen tag,schönes wochenende',
    'j espère que vous allez bien,merci pour le,merci pour la,merci pour votre,merci de votre,je vous remercie pour votre,n hésitez pas,dans l attente,je reste à votre disposition,restons à votre disposition,bonne journée,espero que esté bien,gracias por la,gracias por el,gracias por su,gracias por tu,no dude en,quedo a la espera,quedo a su disposición,quedamos a su disposición',
    'spero che stia bene,grazie per la,grazie per il,grazie per la sua,grazie per il suo,non esiti,resto a disposizione,rimango a disposizione,in attesa di,espero que esteja bem,obrigado pelo,obrigada pelo,obrigado pela sua,obrigada pela sua,não hesite,fico à disposição,fico no aguardo,bedankt voor uw,bedankt voor je,aarzel niet,ik hoor graag,mocht u vragen',
    'my name is,mein name ist,je m appelle,me llamo,mi nombre es,mi chiamo,meu nome é,mijn naam is,nazywam się,меня зовут,と申します,我叫,제 이름은',
    'お世話になって,お世話になり,よろしくお願い,いつもありがとう,ご連絡ありがとう,感谢您的来信,期待您的回复,祝您,안녕하세요,감사합니다',
  ].join(','),
);

/** Phrases for what the sender will do, or has done. */
const OUTCOME = phrases(
  [
    'we will,i will,we ll,i ll,going to,we have sent,has been,have been,is done,done,no longer,works now',
    'wir schicken,wir senden,wir werden,ich werde,wir haben,erledigt,veranlasst,wurde,ist heute angekommen,funktioniert jetzt',
    'nous allons,je vais,nous avons,nous vous envoyons,a été,vamos a,voy a,hemos,le enviamos,ha sido,abbiamo,invieremo,è stato,vamos enviar,enviaremos,foi',
    'wij zullen,we sturen,ik zal,is verzonden,wyślemy,została,został,отправим,мы отправили,vi skickar,vi sender,göndereceğiz,いたします,しました,我们会,已经,하겠습니다,했습니다',
  ].join(','),
);

/** Apologies, which matter less than what follows them. */
const APOLOGY = phrases(
  'sorry,apologi*,regret,tut uns leid,tut mir leid,entschuldig*,bedauern,désolé*,excus*,lo sentimos,lo siento,disculp*,ci scusiamo,mi scuso,ci dispiace,desculp*,lamentamos,excuses,spijt,przepraszam*,извин*,beklagar,beklager,üzgünüz,özür,申し訳,抱歉,죄송',
);

/** Introductions in Japanese mail: "株式会社サンプルの田中です。" */
const INTRODUCTION = /(?:会社|大学|部|店).{1,12}です。$/u;

const AMOUNT =
  /(?:[€$£¥₩₽₺]\s?\d|\d\s?(?:[€$£¥₩₽₺%円元원]|(?:EUR|USD|GBP|CHF|PLN|SEK|DKK|NOK|CZK|zł|kr|руб|TL|euros?|dollars?)(?![\p{L}])))/iu;
const NUMBER = /\d{2}/;
const CLOCK_OR_DATE = /\d{1,2}[:.h]\d{2}|\d{1,2}[./-]\d{1,2}|\d{1,2}[日月号일월時点시]/;
const MONTH_OR_DAY =
  /monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miércoles|jueves|viernes|lunedì|martedì|mercoledì|giovedì|venerdì|segunda-feira|maandag|dinsdag|woensdag|donderdag|vrijdag|понедельник|вторник|сред[ау]|четверг|пятниц/i;
/** The number of words in a good sentence. */
const GOOD_LENGTH = { least: 5, most: 35 };

/** Returns how much a sentence says by itself: about 0 for politeness, 2 for a request with a date. */
export function weightOf(text: string): number {
  const folded = foldWords(text);
  const words = folded.split(' ').length - 2;
  const isUnspaced = words < 3 && text.length > 10;
  let weight = Math.min(countPhrases(folded, TELLING), 3) * 0.5;
  if (hasPhrase(folded, REQUESTS) && !hasPhrase(folded, NO_REQUESTS)) weight += 0.75;
  if (hasPhrase(folded, OUTCOME)) weight += 0.75;
  if (hasPhrase(folded, APOLOGY)) weight -= 1;
  if (/[?？؟]/.test(text)) weight += 1;
  if (AMOUNT.test(text)) weight += 0.75;
  else if (NUMBER.test(text)) weight += 0.25;
  if (CLOCK_OR_DATE.test(text) || MONTH_OR_DAY.test(text)) weight += 0.5;
  if (isUnspaced || (words >= GOOD_LENGTH.least && words <= GOOD_LENGTH.most)) weight += 0.25;
  if (hasPhrase(folded, EMPTY) || INTRODUCTION.test(text)) weight -= 2.5;
  // A line that only introduces the next one.
  if (/[:：]$/.test(text)) weight -= 2;
  return weight;
}
