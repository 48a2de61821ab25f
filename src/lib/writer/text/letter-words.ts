import { phrases } from './words.ts';

/** Phrases that begin a greeting. */
export const GREETINGS = phrases(
  [
    'hi,hello,dear,hey,good morning,good afternoon,good evening,greetings,to whom it may concern',
    'hallo,guten tag,guten morgen,guten abend,liebe,lieber,liebes,sehr geehrte,sehr geehrter,moin,servus,grüezi,grüß gott',
    'bonjour,bonsoir,cher,chère,chers,madame,monsieur,salut',
    'hola,buenos días,buenas tardes,buenas noches,estimado,estimada,estimados,querido,querida,muy señores',
    'ciao,buongiorno,buonasera,gentile,gentili,egregio,salve,spettabile,caro,cara',
    'olá,ola,bom dia,boa tarde,boa noite,prezado,prezada,prezados,caro,cara,exmo,exma,oi',
    'beste,goedendag,goedemorgen,goedemiddag,geachte,dag',
    'dzień dobry,cześć,witam,szanowni,szanowna,szanowny',
    'merhaba,selam,sayın,iyi günler,günaydın',
    'здравствуйте,добрый день,доброе утро,добрый вечер,привет,уважаемые,уважаемый,уважаемая,добрий день,вітаю,шановні',
    'hej,hejsan,kära,bästa,god morgon,kære,god dag,goddag,hei,kjære,hyvä,moi,huomenta,hyvää päivää',
    'dobrý den,dobrý deň,ahoj,vážení,vážený,vážená,zdravím,tisztelt,kedves,jó napot,szia,bună ziua,bună,stimate,stimată,salut',
    'γεια σας,γεια,αγαπητέ,αγαπητή,καλημέρα,καλησπέρα,مرحبا,مرحبًا,السلام عليكم,تحية طيبة,عزيزي,عزيزتي,שלום,היי,בוקר טוב',
    '您好,你好,尊敬的,大家好,お世話になって,お世話になり,こんにちは,はじめまして,拝啓,안녕하세요,안녕하십니까,bon dia,xin chào,kính gửi,chào',
  ].join(','),
);

/** Phrases that begin a closing line. */
export const CLOSINGS = phrases(
  [
    'best regards,kind regards,warm regards,regards,best wishes,many thanks,thanks,thank you,thanks in advance,thank you in advance',
    'thanks and regards,thanks again,sincerely,yours sincerely,yours faithfully,yours truly,cheers,best,all the best,respectfully,cordially,have a nice day,have a great day,take care,love',
    'mit freundlichen grüßen,mit freundlichem gruß,freundliche grüße,freundlichen grüßen,viele grüße,beste grüße,liebe grüße,herzliche grüße,schöne grüße,mit besten grüßen,mit besten grüssen,mit freundlichen grüssen,freundliche grüsse,viele grüsse,grüße,gruß,lg,mfg,vg,hochachtungsvoll,vielen dank,danke,besten dank,herzlichen dank,danke im voraus,vielen dank im voraus',
    'cordialement,bien cordialement,très cordialement,bien à vous,sincères salutations,salutations distinguées,meilleures salutations,merci,merci d avance,merci beaucoup,bonne journée,dans l attente,je vous prie d agréer,veuillez agréer,amicalement',
    'saludos,saludos cordiales,un saludo,un cordial saludo,atentamente,gracias,muchas gracias,gracias de antemano,cordialmente',
    'cordiali saluti,distinti saluti,saluti,grazie,grazie mille,un saluto,a presto,buona giornata',
    'atenciosamente,cumprimentos,com os melhores cumprimentos,obrigado,obrigada,abraços,grato,grata',
    'met vriendelijke groet,met vriendelijke groeten,vriendelijke groeten,groeten,groet,hartelijke groet,bedankt,alvast bedankt,dank u,dank je,mvg',
    'pozdrawiam,z poważaniem,z wyrazami szacunku,dziękuję,z góry dziękuję,saygılarımla,saygılarımızla,iyi çalışmalar,teşekkürler,teşekkür ederim',
    'с уважением,спасибо,заранее спасибо,всего доброго,з повагою,дякую',
    'med vänlig hälsning,med vänliga hälsningar,vänliga hälsningar,vänlig hälsning,hälsningar,mvh,tack,tack på förhand,venlig hilsen,med venlig hilsen,de bedste hilsner,mange tak,på forhånd tak,vennlig hilsen,med vennlig hilsen,hilsen,takk,på forhånd takk,ystävällisin terveisin,terveisin,kiitos',
    's pozdravem,s pozdravom,děkuji,ďakujem,předem děkuji,üdvözlettel,tisztelettel,köszönöm,cu stimă,mulțumesc,cu respect',
    'με εκτίμηση,ευχαριστώ,φιλικά,مع التحية,مع أطيب التحيات,مع خالص التقدير,وتفضلوا,شكرا,شكرًا,בברכה,תודה,תודה מראש',
    '此致,敬礼,祝好,谢谢,顺颂商祺,以上,宜しくお願い,よろしくお願い,何卒,敬具,감사합니다,감사드립니다,고맙습니다,cordialment,trân trọng',
  ].join(','),
);

/** Phrases of legal and technical footers. */
export const FOOTERS = phrases(
  [
    'unsubscribe,view this email in your browser,view in browser,all rights reserved,privacy policy,manage your preferences,you are receiving this,you received this email because,update your preferences',
    'this email and any attachments,this e mail and any attachments,this message is confidential,may contain confidential,intended recipient,intended solely for,please consider the environment,please do not reply to this,do not reply to this email,virus free,mailing list',
    'diese e mail enthält vertrauliche,vertrauliche informationen,abmelden,newsletter abbestellen,im browser ansehen,im browser anzeigen,amtsgericht,handelsregister,geschäftsführer,ust idnr,bitte antworten sie nicht auf diese',
    'ce message est confidentiel,ce message et ses pièces jointes,se désabonner,se désinscrire,désabonner,désinscrire,si vous n êtes pas le destinataire',
    'este mensaje es confidencial,darse de baja,cancelar la suscripción,si usted no es el destinatario,este correo electrónico y,esta mensagem é confidencial,cancelar a inscrição,cancelar inscrição',
    'questo messaggio è confidenziale,annulla iscrizione,disiscriviti,cancellati,deze e mail is vertrouwelijk,uitschrijven,afmelden voor',
    'отписаться,avregistrera,afmeld,avmeld,wypisz się,aboneliği iptal,配信停止,退订,수신거부',
  ].join(','),
);
