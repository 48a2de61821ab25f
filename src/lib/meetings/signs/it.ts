import type { Signs } from './signs.ts';

export const italian: Signs = {
  meet: `
    mi dica|dimmi tu|conoscer(?:la|ti|vi)|fare un salto
    (?:le|ti|vi|mi|ci|a lei|a te) (?:andrebbe|va|andrà|andrebbero|vanno|fa|farebbe|sta|starebbe|sembra|risulta) ?(?:bene|comodo|meglio|possibile)?|va bene|andrebbe bene|che ne (?:dici|dice|dite|pensi)|cosa ne (?:dici|dice|pensi)|come sei messo|sarebbe (?:possibile|libero|libera|disponibile|liberi)
    (?:possiamo|potremmo|puoi|può|potresti|potrebbe|potete|potreste|posso|potrei)(?! pagare| inviare| ritirare| spedire)|(?:hai|ha|avete|avresti|avrebbe|avreste) … (?:tempo|disponib*|un momento|un attimo|un'ora|mezz'ora|impegni)|disponibil*|liber[oaie]|sei (?:in|a|dalle)|ci sei
    (?:ci|vi|ti|la|le) (?:vediamo|vedremo|vediate|vedo|sentiamo|sentiremo|incontriamo|incontreremo|troviamo|troveremo|ritroviamo|riuniamo|riuniremo|chiamo|chiamiamo|chiamerò|chiameremo|telefono|telefonerò|raggiungo|raggiungiamo|aspetto|aspettiamo|aspetta|attendo|attendiamo|accogliamo|accoglieremo|invito|invitiamo|invita|ricevo|riceviamo|riceverà|propongo|proponiamo|confermo|confermiamo|colleghiamo|visiteremo|passo|ospitiamo|convochiamo|mostro|mostriamo)
    vederci|vedersi|vederla|vederti|vedervi|incontrar\\p{L}{1,4}|sentirci|sentirsi|parlar\\p{L}{1,4}|parliamo*|parlarne|discuter\\p{L}{1,3}|discutiamo|riunirci|trovarci|chiamarla|chiamarti|presentarl[ea]|presentarti|mostrarl[ea]|mostrarti|far(?:le|ti|vi) vedere|facciamo|fare (?:una|due|il punto|un)|faremo|pranziamo|ceniamo|prendiamo|bere (?:un|qualcosa)|mangiare insieme
    pass(?:are|o|i|a|iamo|erà|eremo|erei|ate|are) (?:da|a|in|per|dal|dallo|domani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|verso|alle|tra)|vien[ie]|veng[oa]|venire|verrà|verranno|verremo|verrò|viene|saremo|sarò (?:da|lì|in (?:studio|ufficio|sede))|sarà (?:da|presso|in)|da (?:voi|noi|lei|te|me)|presso (?:il|la|lo|di|l'|i|le|vostr|nostr)\\p{L}{0,20}|in (?:studio|ufficio|sede|negozio|officina|cantiere|laboratorio)
    (?:suo|tuo|il|un|vostro|nostro|prossimo|mio) (?:appuntamento|incontro|colloquio|sopralluogo|pranzo|posto|tavolo)|(?:sua|tua|la|una|vostra|nostra|prossima) (?:visita|riunione|chiamata|call|telefonata|prenotazione|cena|videochiamata|lezione|seduta|consulenza|videocall)|appuntamento
    conferm\\p{L}{1,6}|fissat[oaie]|fissiamo|fissare|concordat[oa]|d'accordo|perfetto|siamo d'intesa|prenotat[oaie]|segnat[oa]|segno|segnati|resta (?:fissat|per|confermat)\\p{L}{0,2}|rimaniamo|restiamo|tenetevi|tieniti|bloccate|promemoria|ricord\\p{L}{1,4}|non dimentic\\p{L}{1,5}|a (?:domani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato)
    propo(?:ngo|niamo|rrei|sta|rre|rvi|rle|rti)|alternativ\\p{L}{1,3}|oppure|opzion\\p{L}{1,3}|seguenti (?:date|orari|giorni)|preferi\\p{L}{1,6}|meglio|scelga|scegli|quale (?:preferi|le|ti)\\p{L}{0,4}|invit\\p{L}{1,5}|convoc\\p{L}{1,6}|benvenut[oaie]|lieti di|felici di|piacere di|partecip\\p{L}{1,7}|vi aspettiamo|è attes[oa]|si presenti|presentarsi
    zoom|teams|google meet|meet|skype|videochiamata|videocall|videoconferenza|al telefono|per telefono|colleg\\p{L}{1,8}
    sarebbe possibile|è possibile (?:vederci|incontrar|fissare)\\p{L}{0,3}|chiami|chiamami|richiami
    ^(?:benissimo|ok|bene|ottimo|d'accordo|sì|certo|volentieri)(?=[ ,!.])|in lista|iscritt[oaie]|(?:mi|ci) rest(?:a|ano)|ho (?:ancora|un buco|uno spazio|posto)|cominciamo|iniziamo|partiamo con|venite|festeggi\\p{L}{1,5}|brind\\p{L}{1,5}
    andrebbe|(?:sarebbe|è) (?:ok|perfetto|possibile|meglio)|per me ok
    è prevista per|previsto per
    dov(?:ete|reste|rebbe|resti) portar\\p{L}{1,3}|mettiamo(?: giù)?|diciamo|arriviamo`,
  event: `
    inventario|riunion[ei]|appuntament[oi]|incontr[oi]|colloqui\\p{L}{0,1}|chiamata|call|telefonata|videochiamata|visit[ae]|sopralluog\\p{L}{1,2}|consulenza|consegna chiavi|consegna delle chiavi|collaudo|controllo|verifica|revisione|lettura|rilievo|misure|montaggio|installazione|intervento|tecnic[oi]|idraulico|elettricista|perito|geometra|operai[oi]?
    pranzo|cena|colazione|caffè|aperitivo|brindisi|rinfresco|festa|compleanno|matrimonio|battesimo|inaugurazione|vernissage|presentazione|dimostrazione|demo|degustazione|concerto|prove|prova|spettacolo|mostra|cerimonia|evento|giornata|fiera|stand|mercato|congresso
    laboratorio|corso|corsi|lezion[ei]|formazione|seminario|sessione|seduta|esame|provino|udienza|rogito|firma|notaio|audit|assemblea|consiglio|comitato|colloqui|webinar|convegno|conferenza|gita|ritiro|kick-?off|allineamento|punto
    si terrà|si terranno|avrà luogo|si svolgerà|si svolge|si tiene|inizio|inizia|ordine del giorno|ritrovo|servizio fotografico|riprese|perizia|è previst[oa]|quando:|ora:|orario:|data:|andiamo|può|possono|potrebbe|inventario
    vaccin\\p{L}{1,6}|ritratt[oi]|allora
    funerale|funerali|messa
    tagliando`,
  people: `lei|suo|sua|suoi|sue|voi|vi|vostr\\p{L}{1,2}|tu|ti|te|tuo|tua|noi|ci|nostr\\p{L}{1,2}|mi|me|tutti|insieme`,
  other: `
    (?:è|sarà|sono) in udienza|ha udienza
    a che ora (?:aprite|chiudete|apre|chiude)|farmacia di|mi avevano detto che|si torna alle|ora (?:solare|legale)|lancette|dev(?:e|ono) (?:pervenire|arrivare|essere (?:da|in|consegnat))\\p{L}{0,2}|interessi
    occup(?:erà|eranno) la (?:via|strada)|non parcheggi\\p{L}{1,3}|irraggiungibil[ei]|inaccessibil[ei]
    torniamo|rientriamo|riprendiamo|avevo (?:proposto|chiesto|suggerito)|com'è stat[oa]|è andat[oa]|gioca|il film|in programmazione|bce|annuncia|delle buste|centralino|non c'è nessuno|può ritirar\\p{L}{1,3}|ritirarl[ao]
    per (?:eventuali |qualsiasi )?(?:domande|dubbi|chiariment[io])
    consegn(?:a prevista|ato|ata|eremo|erà|are)|consegna:|spedi(?:to|ta|zione|remo|re|zioni)|in consegna|corriere|pacc[oh]i?|partit[oa] (?:oggi|ieri|dal)|pronto per il ritiro|può ritirar\\p{L}{1,3}|ritirarl[oa]|dal (?:nostro )?magazzino
    pag(?:are|amento|amenti|ato|ata|abile|hi)|sald(?:o|are|ato)|bonific[oi]|addebit\\p{L}{1,5}|accredit\\p{L}{1,5}|rata|scad(?:e|ono|enza|rà|uto|uta|enze)|rinnov\\p{L}{1,5}|valid[oaie]|validità|fattura (?:del|n|numero)|ritenuta
    termine (?:ultimo|per)|termini|entro|non oltre|al più tardi|(?<!(?:sua|tua|vostra) )iscrizion[ei]|iscriver\\p{L}{1,3}|domande (?:vanno|di)|presentazione delle (?:domande|offerte)|(?:invi|mand|sped|restitu)\\p{L}{1,6} (?:\\S+ ){0,6}(?:entro|prima)|inviarmi|mandarmi|mi mandi|mi invii|mi manda|ho bisogno (?:\\S+ ){0,4}(?:entro|per)|inviare|trasmettere
    apert[oaie]|apre|aprono|apriremo|riapr\\p{L}{1,5}|apertura|chius[oaie]|(?<!per )chiud\\p{L}{1,5}|chiusura|orari[oi]? (?:di|del|natal|estiv|continuat|al|delle)\\p{L}{0,3}|orari|sportell[oi]|ricevimento|reperibil[ei]|raggiungibil[ei]|rispond(?:ono|iamo)|di nuovo in|come (?:sempre|di consueto)
    manutenzione (?:programmata|straordinaria dei|dei server)|guasto|interruzion[ei]|interrott[oa]|sospes[oa]|sospension[ei]|disservizi\\p{L}{0,1}|fuori servizio|non disponibil[ei] (?:il|la|i)|aggiorn\\p{L}{1,8}|server|lavori (?:sulla|di|in|stradali)|sciopero|blackout|(?:manca|stacc\\p{L}{1,4}|tolta) (?:la )?corrente|deviazione
    volo|imbarco|partenza (?:prevista|alle|ore)|parte (?:da|alle)|decoll\\p{L}{1,3}|treno|binario|arrivo previsto|traghetto
    offerta (?:valida|termina|scade)|promozion[ei]|saldi|in vendita|prevendit[ae]|pubblic(?:ato|ata|azione|heremo|herà)|trasmess[oa]|in onda|in tv|in televisione|esce|uscita|entra in vigore|entrerà in vigore|decorr\\p{L}{1,5}|estrazione
    grazie (?:mille |ancora |tante )?(?:per (?:la|l'|il|averci|avermi|essere|lo|aver)|della (?:visita|chiacchierata|telefonata)|dell'\\p{L}{1,14}|del (?:tempo|pranzo))|verbale|è stato un piacere|ieri|l'altro ieri|la settimana scorsa|il mese scorso|scors[oa]|non (?:è venuto|si è presentato|si è visto)|doveva (?:venire|arrivare|passare)|dovevate|nessuno|eravamo d'accordo|avevamo (?:appuntamento|fissato)
    registrat[oa] alle|ricevut[oa] alle|prelievo|campionamento|accesso alle|backup|pulizie del
    trasportatore|autista|senz'? ?(?:acqua|luce|gas|corrente)|verrà tolt[oa]|mancherà|(?:il|nostro) sito (?:sarà|non|è|verrà)|sul (?:nostro )?sito|(?:alla|in|su) radio|televisione|tv|podcast|puntata|mio treno|il treno|riparte|mio volo|vota|voterà|in vendita
    mi trov[aio]|rintracci\\p{L}{1,5}|ritiro (?:degli|dei|delle|della)|rifiuti|ingombranti|derby|mondiali|champions|serie a|paghe|check-?in|check-?out|copre
    risultati|lavori|ho aspettat[oa]|rumore|cosa è successo
    vento|venti forti|temporal[ei]|neve|maltempo|riasfaltat[oa]|promesso|ordina|ordinate
    ho (?:\\S+ ){0,2}(?:il|dal|un[oa']?|la|visita)(?: \\S{1,12})? ?(?:dentista|medico)|^(?!lei )\\p{L}{3,12} ha (?:un |l'|il |la )?appuntamento
    disinfestazione|derattizzazione|camer[ae] (?:\\S+ ){0,3}disponibil[ei]|a notte|di turno
    camion|bancali|(?:è|sono) pront[oaie]|sarò via|sono via|fuori sede|mi sostituisce|assente`,
  topic: `fattur[ae]|ordin[ei]|spedizione|consegna|preventivo|contratto|polizza|premio|canone|prezz[oi]|tariff[ae]|sconto|newsletter|abbonamento|sollecito|affitto|tasse|iva|conto|buono|garanzia|orari|manutenzione|guasto|interruzione|ricevuta|modulo|pacco|turni`,
  others: `(?:mia|mio|miei|mie) (?:suocer[oai]|nonn[oai]|figlia|figlio|figli|moglie|marito|madre|padre|genitori|sorella|fratello|fidanzat[oa]|compagn[oa])|consiglio comunale|(?:il|del|dal) comune|tribunale|governo|ministero`,
  cancelled: `alla fine non (?:veniamo|riusciamo|posso|vengo|possiamo)|annull\\p{L}{1,5}|cancell\\p{L}{1,5}|disdi\\p{L}{1,5}|(?<!una )disdett[oa]|salta(?:ta|to|re)?|non si (?:terrà|farà|svolgerà|tiene|fa)|non avrà luogo|non serve più|revocat[oa]|sospendere|rinunci\\p{L}{1,4}|lasciamo perdere|imprevisto impedisce`,
  moved: `spost\\p{L}{1,5}|rinvi\\p{L}{1,5}|rimand\\p{L}{1,5}|(?<!(?:come|già|le avevo|ti avevo) )anticip\\p{L}{1,5}|posticip\\p{L}{1,5}|slitt\\p{L}{1,4}|cambi(?:are|amo|ato|a)|cambi(?:o|amento) (?:di |d')?(?:orario|data|ora|programma|giorno)|modific\\p{L}{1,5}|riprogramm\\p{L}{1,5}|differi\\p{L}{1,3}`,
  onto: `a|al|all'|alle|per|per il|nuova data|adesso|ora(?: il)?|sarà|bensì(?: il| alle)?|ma(?: il| alle)?|ora`,
  sameHour: `stess[oa] or(?:a|ario)|medesim[oa] or(?:a|ario)`,
  aside: `terminano|finiscono|montare|allestire|apertura (?:delle )?porte|porte|accoglienza|registrazione|accredit\\p{L}{1,3}|parcheggio|fine|termine|finisce|fino alle|rientro|welcome coffee|allestimento|montaggio|smontaggio`,
  own: `sono in (?:udienza|riunione|viaggio|tribunale|trasferta)|ho un[ao']? ?(?:\\S+ ){1,3}con un|(?:perché|poiché|dato che) (?:ho|sono|devo|vado)|il (?:mio )?(?:treno|volo|bus|traghetto)|devo (?:scappare|andare via|uscire)|vado via|chiudo|finisco|stacco|smonto|esco (?:dal|alle|da)|lavoro (?:fino|dalle|alle)|atterro|ho (?:\\S{1,14} ){0,4}(?:dentista|parrucchier[ea]|fisioterapista|esame|l'esame)|figli[oa] ha (?:\\S{1,14} ){0,3}(?:nuoto|allenamento|dentista|lezione)`,
  closing: `(?:un )?(?:cordial[ei]|distinti|cari|caro|affettuosi?|migliori) ?(?:salut[oi])?|saluti|(?:un )?(?:abbraccio|saluto|salutone|bacio)|baci|cordialmente|a presto|(?:molte |mille |tante )?grazie(?: mille| ancora)?[ ,!.]{0,5}$|buona (?:giornata|serata)|resto a disposizione|ciao[ ,!.]{0,5}$`,
  fyi: `per (?:conoscenza|tua informazione|sua informazione|informazione|archivio)|p\\.? ?c\\.?|niente da fare|nessun altro|non (?:devi|deve) fare|già (?:risolto|fatto|gestit[oa]|sistemat[oa]|stat[oa])|fyi`,
};
