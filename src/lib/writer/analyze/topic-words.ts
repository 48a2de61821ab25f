import { phrases } from '../text/words.ts';

/** Words for the topic of a mail, in several languages. Each counts once, and twice in the subject line. */
export const TOPICS = {
  complaint: phrases(
    [
      'complaint,complain,complaining,unacceptable,disappointed,disappointing,disgusted,furious,terrible,awful,worst,poor service,bad service,not satisfied,dissatisfied,unhappy,fed up,ridiculous,damaged,broken,defective,faulty,wrong item,never arrived,has not arrived,hasn t arrived,still not,still waiting,not received,refund,money back,no reply,nobody answers,third time,second time i',
      'beschwerde,beschwere,reklamation,reklamier*,inakzeptabel,enttäuscht,enttäuschend,unverschämt,frechheit,verärgert,unzufrieden,nicht zufrieden,katastrophe,mangelhaft,beschädigt,defekt,kaputt,falsche ware,nicht angekommen,immer noch nicht,noch immer nicht,nicht erhalten,geld zurück,rückerstattung,erstatt*,keine antwort,zum dritten mal,zum zweiten mal',
      'réclamation,plainte,inacceptable,déçu,déçue,décevant,mécontent,mécontente,scandaleux,insatisfait,insatisfaite,endommagé,cassé,défectueux,n est pas arrivé,n est pas arrivée,toujours pas,pas reçu,jamais reçu,remboursement,rembourser,aucune réponse,ne correspond pas',
      'queja,reclamación,reclamo,inaceptable,decepcionado,decepcionada,decepcionante,insatisfecho,pésimo,vergüenza,dañado,dañada,roto,rota,defectuoso,no ha llegado,no he recibido,todavía no,reembolso,devolución del dinero,sin respuesta',
      'reclamo,lamentela,inaccettabile,deluso,delusa,deludente,insoddisfatto,pessimo,vergogna,danneggiato,rotto,difettoso,non è arrivato,non ho ricevuto,ancora non,rimborso,nessuna risposta',
      'reclamação,inaceitável,decepcionado,decepcionada,insatisfeito,péssimo,vergonha,danificado,quebrado,defeituoso,não chegou,não recebi,ainda não,reembolso,sem resposta',
      'klacht,onacceptabel,teleurgesteld,teleurstellend,ontevreden,schandalig,beschadigd,kapot,defect,niet aangekomen,niet ontvangen,nog steeds niet,terugbetaling,geld terug,geen reactie',
      'reklamacja,reklamacj*,niedopuszczalne,rozczarowan*,niezadowolon*,uszkodzon*,nie dotar*,zwrot pieniędzy,жалоба,претензия,недопустимо,разочарован*,недоволен,недовольна,поврежден*,сломан*,не пришел,не пришёл,верните деньги,şikayet,memnun değil*,hasarlı,iade istiyorum,reklamation,besviken,missnöjd,skadad,klage,skuffet,utilfreds,misfornøyd,ødelagt,stížnost,reklamac*,zklaman*',
      '苦情,クレーム,不良品,壊れて,届いていません,まだ届か,返金,投诉,投訴,失望,损坏,退款,没有收到,还没有收到,불만,환불,파손,도착하지 않,실망,شكوى,استرداد,תלונה,החזר',
    ].join(','),
  ),
  invoice: phrases(
    [
      'invoice,invoices,billing,bill,payment,payments,overdue,amount due,paid,unpaid,receipt,vat,bank transfer,direct debit,reminder of payment,payment reminder,credit note,iban,charged',
      'rechnung*,zahlung*,überweis*,zahlungserinnerung,mahnung,fällig,fälliger betrag,gutschrift,mwst,lastschrift,beleg,abgebucht,abbuchung',
      'facture*,paiement,règlement,régler,impayé,impayée,échéance,avoir,tva,virement,prélèvement,relance',
      'factura*,pago,pagar,impagad*,vencimiento,iva,transferencia bancaria,recibo,cobro,fattura*,pagamento,bonifico,scadenza,scaduta,ricevuta,nota di credito',
      'fatura*,cobrança,boleto,vencimento,transferência bancária,factuur,facturen,betaling,betalen,betaalherinnering,aanmaning,btw,creditnota',
      'faktura*,faktur*,płatnoś*,przelew,wezwanie do zapłaty,счёт,счет,счета,оплат*,платеж*,fatura,ödeme,fakturan,betalning,betaling,regning,lasku*,maksu,platba,platby',
      '請求書,お支払い,支払,振込,領収書,发票,發票,付款,账单,帳單,청구서,세금계산서,결제,입금,فاتورة,الدفع,חשבונית,תשלום',
    ].join(','),
  ),
  order: phrases(
    [
      'order,orders,ordered,purchase order,my order,order number,order confirmation,parcel,package,delivery,delivered,shipping,shipment,shipped,tracking,tracking number,in stock,purchase',
      'bestellung*,bestellt,bestellnummer,auftrag,auftragsbestätigung,paket,lieferung*,liefertermin,geliefert,versand,versandt,sendungsnummer,sendungsverfolgung,lieferbar,kaufen',
      'commande*,commandé,colis,livraison,livré,livrée,expédi*,numéro de suivi,suivi de colis,bon de commande',
      'pedido*,paquete,envío,entrega,enviado,número de seguimiento,orden de compra,ordine,ordini,ordinato,pacco,spedizione,consegna,tracking',
      'encomenda*,entrega,envio,rastreamento,bestelling*,besteld,pakket,levering,verzending,verzonden,geleverd,track trace',
      'zamówieni*,paczk*,przesyłk*,dostaw*,заказ*,посылк*,доставк*,sipariş*,kargo,teslimat,beställning*,leverans,paket,bestilling*,levering,pakke,tilau*,toimitus,objednáv*,zásilk*',
      '注文,ご注文,配送,発送,荷物,订单,訂單,快递,发货,物流,주문,배송,택배,طلب,طلبي,شحن,הזמנה,משלוח',
    ].join(','),
  ),
  meeting: phrases(
    [
      'meeting,meet,appointment,schedule a call,a call,video call,conference call,reschedule,calendar,calendar invite,available on,availability,are you available,free on,time slot,zoom,teams meeting,let s meet,lunch,coffee',
      'termin,termine,besprechung,treffen,meeting,telefonat,telefonieren,terminvorschlag,verschieben,kalender,verfügbar am,passt ihnen,passt es ihnen,passt dir,zeit am,videokonferenz',
      'réunion,rendez vous,rdv,appel,visioconférence,disponible,disponibilité*,créneau,agenda,nous rencontrer,reporter',
      'reunión,cita,videollamada,llamada,disponibilidad,agenda,reunirnos,reprogramar,riunione,incontro,appuntamento,videochiamata,chiamata,disponibilità,incontrarci',
      'reunião,videochamada,chamada,disponibilidade,agendar,encontro,vergadering,afspraak,bespreking,beschikbaar,bellen,verzetten,overleg',
      'spotkani*,termin spotkania,rozmow*,встреч*,созвон*,перенести,toplantı*,randevu,görüşme,möte*,træffes,møde*,møte*,kokous,tapaami*,schůzk*',
      '打ち合わせ,会議,ミーティング,日程,面談,会议,會議,见面,约时间,미팅,회의,일정,약속,اجتماع,موعد,פגישה',
    ].join(','),
  ),
  offer: phrases(
    [
      'our services,we offer,special offer,discount,partnership,collaboration,collaborate,sponsorship,business proposal,quotation,quote for,introduce our,increase your,grow your business,demo of our,leading provider,leading manufacturer,competitive price*,i came across your website,we specialize in,we are a company',
      'angebot,unsere leistungen,wir bieten,sonderangebot,rabatt,kooperation,zusammenarbeit,partnerschaft,sponsoring,kostenvoranschlag,wir sind spezialisiert,führender anbieter,unverbindlich',
      'devis,offre spéciale,nous proposons,nos services,partenariat,collaboration,remise,nous sommes spécialisés',
      'oferta,presupuesto,cotización,descuento,nuestros servicios,ofrecemos,colaboración,preventivo,offerta,sconto,i nostri servizi,offriamo,collaborazione,partnership',
      'orçamento,desconto,nossos serviços,oferecemos,parceria,offerte,korting,onze diensten,wij bieden,samenwerking',
      'ofert*,rabat,współprac*,nasze usługi,предложени*,скидк*,сотрудничеств*,наши услуги,teklif*,indirim,iş birliği,erbjudande,samarbete,tilbud,samarbejde,samarbeid,nabídk*,spoluprác*',
      '見積,お見積,ご提案,割引,报价,報價,合作,优惠,折扣,견적,제안,할인,제휴,عرض,تعاون,הצעה,שיתוף פעולה',
    ].join(','),
  ),
} as const;

export const NEWSLETTER = phrases(
  'newsletter,unsubscribe,view in browser,view this email in your browser,weekly digest,digest,this week s,new arrivals,sale ends,shop now,abbestellen,abmelden,im browser ansehen,neuigkeiten,angebote der woche,désinscrire,désabonner,se désinscrire,infolettre,nouveautés,boletín,darse de baja,cancelar suscripción,novedades,disiscriviti,annulla iscrizione,novità,boletim,cancelar inscrição,nieuwsbrief,uitschrijven,afmelden,wypisz,рассылк*,отписаться,bülten,nyhetsbrev,nyhedsbrev,配信停止,メルマガ,退订,뉴스레터,수신거부',
);

export const NOTIFICATION = phrases(
  'do not reply,no reply,noreply,this is an automated,automated message,automatically generated,notification,security alert,verification code,password reset,sign in attempt,build failed,backup completed,status report,has been updated,was added,automatisch generiert,automatische nachricht,benachrichtigung,bestätigungscode,message automatique,généré automatiquement,notification automatique,mensaje automático,generado automáticamente,notificación,messaggio automatico,notifica,mensagem automática,notificação,automatisch bericht,melding,自動送信,自动发送,자동 발송',
);

/** Phrases of which two different ones indicate spam. */
export const SPAM = phrases(
  'you have won,you won,lottery,claim your prize,claim your reward,million dollars,million usd,next of kin,inheritance,beneficiary,wire transfer of,viagra,cialis,casino,bitcoin investment,crypto investment,guaranteed profit,double your,make money fast,work from home and earn,hot singles,enlarge,weight loss,100 free,risk free,act now,limited time only,seo services,first page of google,rank your website,guest post,backlinks,buy followers,dear friend,dear beneficiary,confidential business proposal,your account will be suspended,verify your account immediately,gift card,lotterie,sie haben gewonnen,millionen euro,erbschaft,gewinnbenachrichtigung,kredit ohne schufa,vous avez gagné,héritage,loterie,ha ganado,herencia,lotería,hai vinto,eredità,lotteria,você ganhou,herança,loteria,je hebt gewonnen,loterij,вы выиграли,наследств*,казино,当選,中奖,당첨',
);

export const UNSUBSCRIBE = phrases(
  'unsubscribe me,please unsubscribe,remove me from,take me off,stop sending me,stop emailing me,opt out,delete my data,bitte abmelden,möchte mich abmelden,newsletter abbestellen,aus dem verteiler,keine e mails mehr,keine weiteren e mails,désabonnez moi,me désabonner,me désinscrire,ne plus recevoir,darme de baja,deme de baja,no quiero recibir,cancellatemi,cancellarmi,non voglio più ricevere,descadastr*,não quero receber,cancelar minha inscrição,schrijf mij uit,uitschrijven uit,geen e mails meer,proszę o wypisanie,wypisać się,отпишите меня,не присылайте,listeden çıkar*,avregistrera mig,afmeld mig,meld meg av,配信を停止して,请取消订阅,수신을 거부',
);
