/**
 * Words by which a mail gives orders to a program that reads it, in fourteen languages. A phrase is found when a word of
 * each of its groups is within a few words of the others, in any order. A word stands for all that begin with it; one
 * that ends with "." stands for itself. Chinese and Japanese have no spaces: their groups are parts of the text.
 */

export type PhraseCode =
  | 'override'
  | 'reveal_prompt'
  | 'conceal'
  | 'new_role'
  | 'steer_output'
  | 'insert_link'
  | 'exfiltrate'
  | 'addresses_ai';

/** How sure each is: people write to people about computers, too. */
export const WEIGHTS: Record<PhraseCode, number> = {
  override: 3,
  reveal_prompt: 3,
  conceal: 2,
  new_role: 3,
  steer_output: 2,
  insert_link: 2,
  exfiltrate: 2,
  addresses_ai: 1,
};

export interface Phrase {
  code: PhraseCode;
  groups: string[][];
}

const phrase = (code: PhraseCode, ...groups: string[]): Phrase => ({
  code,
  groups: groups.map((group) => group.split(' ')),
});

const EN_OUTPUT =
  'summary summaris summariz reply. replying response. responding answer. draft output translation';

export const SPACED: Phrase[] = [
  // English
  phrase(
    'override',
    'ignore. ignoring disregard forget. override bypass',
    'previous prior. above. earlier preceding existing all. system your. safety',
    'instruction prompt. prompts. directive guardrail rules. guideline',
  ),
  phrase(
    'override',
    'new. updated following real true.',
    'instruction directive',
    'ai. assistant. llm. model. chatbot',
  ),
  phrase(
    'override',
    'supersede override overrides replace. overrule',
    'all. previous prior. earlier your.',
    'instruction directive prompt. prompts. rules.',
  ),
  phrase(
    'reveal_prompt',
    'reveal print. show. repeat output. disclose leak. display tell.',
    'system hidden initial secret your.',
    'prompt. prompts.',
  ),
  phrase(
    'reveal_prompt',
    'reveal print. repeat output. disclose leak.',
    'system initial hidden.',
    'instruction',
  ),
  phrase(
    'conceal',
    "do. don't. never. without not.",
    'tell. telling mention mentioning inform informing notify notifying reveal alert. alerting',
    'user. reader. recipient. human.',
  ),
  phrase('conceal', 'keep. hide. conceal', 'secret hidden from.', 'user. human. operator.'),
  phrase(
    'new_role',
    'you.',
    'are. will. must.',
    'now.',
    'dan. unrestricted jailbroken jailbreak ai. assistant. bot. agent. developer. pirate hacker. admin mode.',
  ),
  phrase(
    'new_role',
    'from.',
    'now.',
    'on.',
    'you. assistant. ai.',
    'are. will. must. act respond answer. obey follow.',
  ),
  phrase(
    'new_role',
    'act. pretend roleplay behave',
    'as. like. to.',
    'unrestricted unfiltered jailbroken dan. no. without',
    'ai. assistant. model. restriction rules. limits. filter',
  ),
  phrase(
    'new_role',
    'enable enter. activate switch',
    'developer. debug. god. dan. admin. maintenance',
    'mode.',
  ),
  phrase(
    'steer_output',
    'when. whenever if. before',
    `summaris summariz replying responding answering translating classifying analyzing analysing drafting`,
    'this. email. message. mail. thread',
    'say. state. write. include. add. must. always. mention. output. respond recommend. mark. classify',
  ),
  phrase(
    'steer_output',
    'your.',
    EN_OUTPUT,
    'must. should. shall.',
    'say. state. include. contain. begin. start. end. recommend. only. be.',
    'exactly following that. only. verbatim word text. phrase positive urgent spam approved',
  ),
  phrase(
    'steer_output',
    'respond reply. answer. output.',
    'only. exactly',
    'with.',
    'following word. words. text. phrase. yes. ok. json',
  ),
  phrase(
    'steer_output',
    'classify mark. label. categorize categorise rate. flag. treat.',
    'this. email. mail. message. it.',
    'urgent spam. safe. trusted approved positive harmless not.',
    'ai. assistant. model. system. classifier. regardless priority',
  ),
  phrase(
    'insert_link',
    'include. insert. add. append embed. place. put. render display',
    'link. url image. markdown hyperlink pixel',
    `your. ${EN_OUTPUT}`,
  ),
  phrase(
    'insert_link',
    'include. insert. add. append embed.',
    'following this.',
    'link. url image. markdown',
    'reply. response. answer. summary',
  ),
  phrase(
    'exfiltrate',
    'forward. send. email. mail. post. upload copy. bcc exfiltrate leak.',
    'all. entire every. each. full. complete other',
    'email. emails. mails. inbox mailbox conversation conversations thread. threads. history contacts password passwords credentials secrets keys. api invoices',
    'to.',
    'address assistant. ai. immediately silently automatically evil attacker external',
  ),
  phrase(
    'exfiltrate',
    'list. include. quote. reveal share. give. show. send. provide. tell.',
    'other another different',
    'customer customers. clients. users. tenants. tenant. organization organisation',
    'data. email. emails. address addresses. details invoices. orders. order. messages. names. records',
  ),
  phrase(
    'exfiltrate',
    'include. reveal send. reply. give. provide. output. list. print. share.',
    'api all. your. stored admin',
    'password passwords credentials token. tokens. keys. secrets.',
    'mailbox. inbox. assistant. ai. you. context system. reply. response. answer.',
  ),
  phrase(
    'exfiltrate',
    'search. find. look. read. scan. check.',
    'inbox mailbox emails. mails. messages.',
    'password passwords credentials invoice. bank. iban codes. code. secret token',
    'send. forward. include. reply. add. append encode',
  ),
  phrase(
    'exfiltrate',
    'call. invoke. use. run. execute trigger',
    'tool. function. tools. send_email sendemail',
    'forward delete. send. transfer. email. reply.',
  ),
  phrase(
    'addresses_ai',
    'ai. llm. chatbot copilot gpt. chatgpt claude. gemini.',
    'assistant. agent. model. system. bot. note. attention dear. hey. important reading processing',
  ),
  phrase('addresses_ai', 'if.', 'you.', 'are. ’re.', 'ai. llm. language chatbot bot. assistant. automated'),
  phrase('addresses_ai', 'as.', 'an.', 'ai. llm. language', 'assistant. model. you.'),
  phrase(
    'addresses_ai',
    'note. instruction message. attention instructions',
    'to. for.',
    'ai. llm. assistant. assistants. chatbot model. summarizer agent.',
  ),

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

  // Dutch
  phrase(
    'override',
    'negeer vergeet omzeil',
    'vorige. eerdere. voorgaande. bovenstaande alle. jouw. uw. je.',
    'instructie opdracht regels. aanwijzing prompt',
  ),
  phrase(
    'reveal_prompt',
    'toon. onthul herhaal laat. geef.',
    'je. jouw. uw. systeem',
    'prompt. prompts. systeemprompt.',
  ),
  phrase(
    'conceal',
    'niet. zonder. nooit.',
    'vertel. vertellen. vermeld vermelden. informeren. meld.',
    'gebruiker lezer. ontvanger.',
  ),
  phrase(
    'new_role',
    'je. jij. u.',
    'bent.',
    'nu. voortaan',
    'ai. ai-assistent assistent. onbeperkt beperkingen. dan-modus',
  ),
  phrase('insert_link', 'voeg. neem. plaats', 'link. afbeelding. url.', 'antwoord. samenvatting.'),
  phrase(
    'exfiltrate',
    'stuur. verstuur doorsturen. zend.',
    'alle. andere.',
    'e-mails. emails. mails. berichten. klanten. klantgegevens. wachtwoorden. facturen. gesprek.',
    'door. naar. aan.',
  ),
  phrase('addresses_ai', 'ai-assistent taalmodel ai-model'),

  // Russian
  phrase(
    'override',
    'игнориру проигнориру забудь забудьте',
    'предыдущ прежн все. всех. вышестоящ свои. твои. выше.',
    'инструкц указани правил команд промпт',
  ),
  phrase(
    'reveal_prompt',
    'покажи раскрой выведи повтори покажите',
    'свой. системн твой. скрыт',
    'промпт инструкц',
  ),
  phrase(
    'conceal',
    'не. без. никогда.',
    'говори. говорите. сообщай сообщайте. упоминай упоминайте. уведомляя рассказывай',
    'пользовател читател получател',
  ),
  phrase('new_role', 'ты. вы.', 'теперь. отныне', 'ии. ассистент ограничени модель. бот.'),
  phrase(
    'insert_link',
    'добавь добавьте вставь вставьте включи включите',
    'ссылк изображени картинк',
    'ответ. ответе. резюме сводк',
  ),
  phrase(
    'exfiltrate',
    'перешли перешлите отправь отправьте переслать',
    'все. всю. других. весь.',
    'письма. сообщени переписк клиент парол счета. почту.',
    'на. по.',
  ),
  phrase(
    'addresses_ai',
    'ии. ии-ассистент нейросет',
    'ассистент модел. помощник инструкц внимание. ии-ассистент нейросет',
  ),

  // Turkish
  phrase(
    'override',
    'yok. yoksay görmezden unut dikkate',
    'önceki. tüm. bütün. yukarıdaki',
    'talimat kural komut yönerge',
  ),
  phrase(
    'reveal_prompt',
    'göster açıkla. yazdır tekrarla',
    'sistem. gizli. kendi.',
    'istemi istem. prompt talimatların',
  ),
  phrase('conceal', 'söyleme bahsetme bildirme haber. bildirmeden', 'kullanıcı okuyucu alıcı'),
  phrase('new_role', 'artık. şimdi.', 'sen. siz.', 'yapay. asistan kısıtlama sınırsız bot.'),
  phrase('insert_link', 'ekle. ekleyin. koy.', 'bağlantı link. linki. resim. görsel', 'yanıt cevab özet'),
  phrase(
    'exfiltrate',
    'ilet. iletin. gönder. gönderin. yönlendir',
    'tüm. bütün. diğer.',
    'e-postaları. e-posta epostaları. mesajları. müşteri şifre. şifreleri. faturaları. yazışma',
  ),
  phrase('addresses_ai', 'yapay.', 'zekâ zeka', 'asistan talimat not. model dikkat'),

  // Polish
  phrase(
    'override',
    'zignoruj ignoruj zapomnij pomiń',
    'poprzedni wcześniejsz wszystkie. wszystkich. powyższ swoje.',
    'instrukcj polece. polecenia. zasady. reguł reguły. wytyczn prompt',
  ),
  phrase('reveal_prompt', 'pokaż ujawnij wypisz powtórz', 'swój. swoje. systemow ukryt', 'prompt instrukcj'),
  phrase(
    'conceal',
    'nie. bez. nigdy.',
    'mów. mówić wspominaj informuj informowania. powiadamiaj ujawniaj',
    'użytkownik czytelnik odbiorc',
  ),
  phrase('new_role', 'jesteś', 'teraz. od.', 'ai. asystent ogranicze model. bot.'),
  phrase(
    'insert_link',
    'dodaj. dołącz wstaw. umieść',
    'link. odnośnik obraz. obrazek.',
    'odpowied podsumowan streszczen',
  ),
  phrase(
    'exfiltrate',
    'prześlij przekaż wyślij',
    'wszystkie. całą innych. całe.',
    'wiadomości. e-maile. maile. klientów. hasła. faktury. korespondencj rozmow',
    'na. do.',
  ),
  phrase('addresses_ai', 'ai. sztuczna', 'asystent asystencie. model. inteligencj instrukcj uwaga.'),

  // Swedish, Korean
  phrase(
    'override',
    'ignorera glöm bortse',
    'tidigare föregående alla. dina.',
    'instruktion regler. anvisning',
  ),
  phrase('override', '무시 잊어', '이전 앞선 모든 위의', '지시 명령 규칙 프롬프트 지침'),
  phrase('exfiltrate', '전달 보내 전송', '모든 다른', '이메일을 메일을 고객의 비밀번호를'),
];

/** Groups of parts of a text without spaces; parts of one phrase are within a few characters. */
export const UNSPACED: Phrase[] = [
  // Chinese, simplified and traditional
  phrase(
    'override',
    '忽略 无视 無視 忘记 忘記 不要理会 覆盖',
    '之前 以上 先前 所有 上述 前面 原有',
    '指令 指示 提示 规则 規則 命令 说明',
  ),
  phrase(
    'reveal_prompt',
    '显示 显示 输出 透露 泄露 重复 告诉我 顯示',
    '系统 系統 你的 隐藏',
    '提示词 提示詞 系统提示 系統提示 初始指令',
  ),
  phrase('conceal', '不要 不得 切勿 别', '告诉 告訴 提及 通知 告知 透露', '用户 用戶 读者 使用者 收件人'),
  phrase(
    'new_role',
    '你现在是 你現在是 从现在起 從現在起 现在开始你',
    '助手 不受限制 没有限制 模型 机器人 你',
  ),
  phrase('insert_link', '添加 插入 加入 包含 附上', '链接 連結 图片 网址', '回复 回覆 摘要 总结 答复'),
  phrase('exfiltrate', '转发 轉發 发送 發送 发给', '所有 全部 其他', '邮件 郵件 客户 密码 发票 对话'),
  phrase('addresses_ai', '人工智能 ai AI', '助手 助理 模型 请注意 指令'),
  // Japanese
  phrase(
    'override',
    '無視 忘れて 忘れ 無効',
    '以前の これまでの 上記の すべての 全ての 前の 今までの',
    '指示 命令 ルール プロンプト 指令',
  ),
  phrase('reveal_prompt', '表示 開示 教えて 出力 公開', 'システム あなたの 隠された', 'プロンプト 初期指示'),
  phrase(
    'conceal',
    '伝えない 知らせない 言わない 言及しない 教えない 伝えず 知らせず',
    'ユーザー 利用者 読者 受信者',
  ),
  phrase(
    'new_role',
    'あなたは今から 今からあなたは これからあなたは あなたはもう',
    'アシスタント 制限 モデル AI ai ボット',
  ),
  phrase('insert_link', '追加 挿入 含めて 入れて', 'リンク 画像 url', '返信 要約 回答'),
  phrase('exfiltrate', '転送 送信 送って', 'すべての 全ての 全 他の', 'メール 顧客 パスワード 請求書 会話'),
  phrase('addresses_ai', 'ai AI 人工知能', 'アシスタント モデル への指示 注意'),
];
