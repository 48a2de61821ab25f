import { type Phrase, phrase } from './phrase.ts';

export const OTHER_SPACED: Phrase[] = [
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
    'instrukcj polece. polecenia. zasad zasady. reguł reguły. wytyczn prompt',
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

  phrase('dismiss', 'vergeet negeer', 'alles. wat.', 'gezegd. eerder. hiervoor. hierboven. gevraagd.'),
  phrase(
    'dismiss',
    'забудь забудьте игнорируй',
    'всё. все. что.',
    'сказано. раньше. выше. говорили. сказали.',
  ),
  phrase('dismiss', 'unut unutun yoksay', 'her. söylenen.', 'şeyi. önce. söylenenleri. yukarıdaki.'),
  phrase(
    'dismiss',
    'zapomnij zignoruj',
    'wszystko. wszystkim. co.',
    'wcześniej. powiedziano powyżej. kazano.',
  ),
];
