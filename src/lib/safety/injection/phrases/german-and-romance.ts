import { type Phrase, phrase } from './phrase.ts';

export const GERMAN_AND_ROMANCE: Phrase[] = [
  // German
  phrase(
    'override',
    'ignorier missacht vergiss vergessen. überschreib umgeh',
    'vorherig bisherig vorig obig früher alle. deine. ihre. sämtlich',
    'anweisung instruktion vorgabe regeln. befehl prompt richtlinie systemanweisung',
  ),
  phrase(
    'reveal_prompt',
    'zeige verrate nenne. gib. wiederhol offenbar',
    'deine. deinen. ihre. ihren. system geheim versteckt',
    'systemprompt prompt. systemanweisung systemanweisungen prompts.',
  ),
  phrase(
    'conceal',
    'sag. sage. erwähn informier verrat verschweig',
    'nicht. niemals nichts. ohne',
    'benutzer nutzer. nutzerin. leser. empfänger. anwender',
  ),
  phrase(
    'new_role',
    'du. sie.',
    'bist sind.',
    'jetzt. nun. ab.',
    'ki. ki-assistent assistent. bot. uneingeschränkt unbeschränkt dan.',
  ),
  phrase(
    'insert_link',
    'füge einfüg ergänz setz',
    'link. url. bild.',
    'antwort. zusammenfassung. antworten.',
  ),
  phrase(
    'exfiltrate',
    'leite leiten. sende. senden. schick weiterleit übermittl',
    'alle. sämtliche gesamte. ganzen. andere. anderer. anderen.',
    'e-mails. emails. mails. nachrichten. postfach. kunden. kundendaten. passwörter. zugangsdaten rechnungen. verlauf.',
    'weiter. an.',
  ),
  phrase(
    'steer_output',
    'wenn. bei. beim.',
    'zusammenfass zusammenfasst zusammenfassung. beantwortest antwortest',
    'schreib schreibe. sag. sage. erwähne. nenne. behaupte empfiehl',
  ),
  phrase('addresses_ai', 'ki-assistent ki-system ki-modell sprachmodell ki-assistenten'),
  phrase('addresses_ai', 'ki. künstliche', 'assistent. assistenten. modell. intelligenz. hinweis. anweisung'),

  // French
  phrase(
    'override',
    'ignor oubli néglige contourne',
    'précédent antérieur toutes. tous. tes. vos. ci-dessus',
    'instruction consigne règles. directive prompt',
  ),
  phrase(
    'reveal_prompt',
    'révèl montre. affiche répète donne.',
    'ton. tes. votre. vos. système',
    'prompt. prompts.',
  ),
  phrase(
    'conceal',
    'ne. sans. jamais.',
    'dis. dites. mentionne informe. informer. prévenir signale préviens',
    'utilisateur lecteur destinataire',
  ),
  phrase(
    'new_role',
    'tu. vous.',
    'es. êtes.',
    'maintenant désormais',
    'ia. assistant. restriction modèle. dan.',
  ),
  phrase('insert_link', 'ajout insèr inclu insére', 'lien. image. url.', 'réponse. résumé.'),
  phrase(
    'exfiltrate',
    'transfère transférez transférer envoie. envoyez envoyer. transmet',
    'tous. toutes. tout. autres.',
    'e-mails. emails. mails. courriels. messages. clients. mots. identifiants factures. conversation. historique.',
    'à.',
  ),
  phrase(
    'steer_output',
    'lorsque quand. si.',
    'résume résumez résumer réponds répondez',
    'dis. dites. écris écrivez mentionne indique affirme',
  ),
  phrase(
    'addresses_ai',
    'ia. intelligence',
    'assistant. assistante. modèle. artificielle. instruction instructions. note.',
  ),

  // Spanish
  phrase(
    'override',
    'ignor olvid desestim omit',
    'anterior previ todas. todos. tus. sus.',
    'instruccion instrucción regla. reglas. directriz indicaciones prompt órdenes',
  ),
  phrase(
    'reveal_prompt',
    'revel muestra. muestre. imprime repite. dime.',
    'tu. su. tus. sistema.',
    'prompt. prompts.',
  ),
  phrase(
    'conceal',
    'no. sin. nunca.',
    'digas. diga. menciones. mencione. informar. informes. informe. avisar. avises. reveles.',
    'usuario lector. destinatario',
  ),
  phrase(
    'new_role',
    'eres. ahora.',
    'ahora. eres.',
    'ia. asistente. restriccion restricciones. modelo. dan.',
  ),
  phrase('insert_link', 'incluy añad agreg insert', 'enlace imagen. url. vínculo', 'respuesta. resumen.'),
  phrase(
    'exfiltrate',
    'reenvía reenvíe reenvia reenviar envía envíe envia. enviar.',
    'todos. todas. otros.',
    'correos. emails. mensajes. clientes. contraseñas. facturas. conversación. historial.',
    'a.',
  ),
  phrase(
    'steer_output',
    'cuando. al. si.',
    'resum responda respondas responder.',
    'di. diga. escribe escriba menciona mencione afirma',
  ),
  phrase('addresses_ai', 'ia. inteligencia', 'asistente. modelo. artificial. instrucciones. nota.'),

  // Italian
  phrase(
    'override',
    'ignor dimentic trascur',
    'precedent tutte. tutti. tue. sopra.',
    'istruzion regole. direttiv prompt comandi.',
  ),
  phrase('reveal_prompt', 'rivel mostra. stampa. ripeti.', 'tuo. tuoi. sistema.', 'prompt. prompts.'),
  phrase(
    'conceal',
    'non. senza. mai.',
    'dire. menzionare. menziona informare. informar avvisare. rivelare. dirlo.',
    'utente. utenti. lettore. destinatario.',
  ),
  phrase('new_role', 'sei. da.', 'ora. adesso', 'ia. assistente. restrizioni. modello. dan.'),
  phrase(
    'insert_link',
    'includi inserisci aggiungi',
    'link. immagine. url. collegamento.',
    'risposta. riassunto. riepilogo.',
  ),
  phrase(
    'exfiltrate',
    'inoltra. inoltrare. inoltrate invia. inviare.',
    'tutte. tutti. altri. tutta.',
    'email. e-mail. messaggi. clienti. password. fatture. conversazione. cronologia. credenziali.',
    'a.',
  ),
  phrase('steer_output', 'quando. se.', 'riassum rispond', 'di. scrivi. menziona. afferma. dici.'),
  phrase('addresses_ai', 'ia. intelligenza', 'assistente. modello. artificiale. istruzioni. nota.'),

  // Portuguese
  phrase(
    'override',
    'ignor esqueç desconsider',
    'anterior prévi todas. todos. suas. tuas.',
    'instruç instruções. regras. diretriz comandos prompt',
  ),
  phrase('reveal_prompt', 'revele mostre imprima repita', 'seu. seus. teu. sistema.', 'prompt. prompts.'),
  phrase(
    'conceal',
    'não. sem. nunca.',
    'conte. diga. mencione. informar. informe. avisar. avise. revele.',
    'usuário utilizador leitor. destinatário',
  ),
  phrase(
    'new_role',
    'você. tu.',
    'é. és. agora.',
    'agora. é. és.',
    'ia. assistente. restrições modelo. dan.',
  ),
  phrase('insert_link', 'inclua adicione insira', 'link. imagem. url.', 'resposta. resumo.'),
  phrase(
    'exfiltrate',
    'encaminhe encaminhar envie. enviar. reencaminhe',
    'todos. todas. outros. todo.',
    'e-mails. emails. mensagens. clientes. senhas. faturas. conversa. histórico.',
    'para.',
  ),
  phrase('steer_output', 'quando. ao. se.', 'resum respond', 'diga. escreva. mencione. afirme.'),
  phrase('addresses_ai', 'ia. inteligência', 'assistente. modelo. artificial. instruções. nota.'),

  phrase('dismiss', 'vergiss ignorier', 'alles. was.', 'gesagt. vorher. bisher. oben. gelernt. aufgetragen.'),
  phrase('dismiss', 'oubli ignor', 'tout. ce.', 'dit. précède. avant. demandé.'),
  phrase('dismiss', 'olvid ignor', 'todo. lo.', 'anterior. dicho. antes. pedido.'),
  phrase('dismiss', 'dimentic ignor', 'tutto. ciò. quello.', 'detto. prima. precedente. chiesto.'),
  phrase('dismiss', 'esqueç ignor', 'tudo. o.', 'dito. antes. anterior. pedido.'),
];
