import type { Signs } from './signs.ts';

export const portuguese: Signs = {
  meet: `
    uma brecha|diz qual|diga qual|ver o apartamento|visitar a casa
    (?:te|lhe|lhes|vos|me|nos|você) (?:convém|dá|daria|serve|serviria|parece|fica|ficaria|atende|agrada)|dá jeito|que tal|o que (?:acha|achas|acham)|pode ser|poderia ser|seria possível|fica bem|ficaria bem|tudo bem
    (?:podemos|poderíamos|podes|pode|poderias|poderia|podem|poderiam|posso|poderei|podia|podias|podíamos|consegue|consegues|conseguimos|consigo)(?! pagar| enviar| levantar| retirar| buscar)|(?:tem|tens|têm|teria|terias|teriam) (?:\\S+ ){0,3}(?:disponibilidade|tempo|um tempo|agenda|horário|um momento|um minuto|vaga)|disponíve\\p{L}{1,2}|disponibilidade|livre*|está (?:livre|por aí)|estás
    (?:nos|se|te|lhe|lo|vos|os|as|o|a) (?:vemos|vermos|encontramos|encontrarmos|encontramo|falamos|reunimos|reunirmos|falarmos|ligo|ligamos|ligarei|visito|visitamos|visitará|visitar|visitaremos|espero|esperamos|aguardo|aguardamos|convido|convidamos|recebo|recebemos|receber|receberá|proponho|propomos|confirmo|confirmamos|mostrar|mostro|apresentar)|vemo-nos|encontramo-nos|falamo-nos|espero-te|espero-o|esperamos por|conto consigo|contamos com
    vermo-nos|encontrar\\p{L}{0,4}|nos ver|reunir\\p{L}{0,4}|reunimos|conversar|conversamos|falar|falamos|falarmos|bater um papo|papear|trocar (?:ideias|uma)|discutir|debater|tomar (?:um|uma)|almoçar|almoçamos|almoçarmos|jantar (?:com|juntos|connosco|conosco)|jantamos|beber (?:um|uma|algo)|vamos|combin\\p{L}{1,5}|marc(?:ar|amos|armos|ei|ado|ada|ou|o)|agend\\p{L}{1,5}|ligue-me|liga-me|me liga|te ligo|ligo-te|ligo-lhe|visitar
    pass(?:o|a|ar|amos|ará|aremos|arei|e|es) (?:por|aí|em|na|no|pela|pelo|lá|cá|amanhã|às)|venha|venham|vem|vir|vens|virá|viremos|virei|irei|iremos|irá|aparece*|estarei (?:aí|lá|na sua|no seu)|estaremos|estará|vou (?:aí|até|a|à|ao|ter)|n[ao] (?:sua|tua|nossa|vossa|minha|seu|teu|nosso|vosso|meu) (?:escritório|consultório|loja|casa|sede|oficina|estúdio|ateliê|restaurante|clínica|salão|apartamento|obra|fábrica|armazém|empresa|quinta|gabinete|agência|morada|sala)|nas (?:vossas|nossas|suas) instalações|em (?:sua|vossa|nossa) casa|aí em casa|cá em casa|lá em casa|presencial*
    (?:sua|tua|nossa|vossa|a|uma|próxima|primeira|minha) (?:reunião|consulta|visita|chamada|call|entrevista|sessão|reserva|conversa|aula|mesa|ligação|marcação|videochamada|videoconferência)|(?:seu|teu|nosso|vosso|o|um|próximo) (?:encontro|almoço|jantar|agendamento|horário|atendimento|lugar|compromisso|bate-papo|café)
    confirm\\p{L}{1,6}|fica (?:marcad|agendad|combinad|confirmad|assim|para)\\p{L}{0,2}|ficou (?:marcad|agendad|combinad|para)\\p{L}{0,2}|ficamos|combinado|fechado então|fechado|fechamos|reservad[oa]s?|perfeito|de acordo|anotad[oa]|anote|anota|até (?:lá|segunda|terça|quarta|quinta|sexta|amanhã)(?=[ ,.!])|lembr\\p{L}{1,5}|lembrete|não (?:se )?esque\\p{L}{1,4}|reserve (?:na|a)
    propo(?:nho|mos|sta de|r|ria)|sugiro|sugerimos|sugest\\p{L}{1,4}|hipótese*|opções|alternativ\\p{L}{1,2}|ou então|prefer\\p{L}{1,4}|prefir\\p{L}{1,4}|melhor|qual (?:lhe|te|prefere|o)|escolh\\p{L}{1,3}|gostaria de|gostávamos|gostava de|convid\\p{L}{1,5}|convite|convoc\\p{L}{1,7}|convoca-se|bem-vind[oa]s?|será um prazer|prazer em receber|compare\\p{L}{1,5}|apresente-se|presença|particip\\p{L}{1,6}|aguardamos
    zoom|teams|google meet|meet|skype|videochamada|videoconferência|chamada de vídeo|por telefone|pelo telefone|online
    seria possível|é possível|funciona (?:para|bem)
    ^(?:muito bem|ok|certo|beleza|está bem|tá bom|ótimo|óptimo|sim|claro)(?=[ ,!.])|inscrit[oa]s?|(?:resta|sobra|restam|sobram)-(?:me|nos)|me (?:resta|sobra)|tenho (?:ainda|vaga|livre|uma vaga)|começamos|iniciamos|arrancamos|celebr\\p{L}{1,5}|comemor\\p{L}{1,5}|brindar
    esperando
    dava|(?:seria|é|está) (?:ok|bom|ótimo|possível|perfeito)|por mim`,
  event: `
    reuni(?:ão|ões)|consulta*|marcação|encontro*|entrevista*|chamada|call|ligação|telefonema|conversa|visita*|vistoria|inspeção|inspecção|revisão|leitura do contador|contagem|medição|medições|medidas|montagem|instalação|reparação|conserto|entrega (?:das|de) chaves|técnic[oa]s?|eletricista|canalizador|encanador|perito|engenheir[oa]*|equipa|equipe
    almoço|jantar|café da manhã|pequeno-almoço|café|lanche|copo|chope|churrasco|festa*|aniversário|casamento|batizado|inauguração|vernissage|apresentação|demonstração|demo|prova*|degustação|concerto|show|ensaio|espetáculo|exposição|cerimónia|cerimônia|evento|dia aberto|feira|stand|estande|mercado|congresso
    oficina|workshop*|curso*|aula*|formação|treinamento|treino|seminário|sessão|exame|audição|audiência|escritura|assinatura|notário|cartório|auditoria|assembleia|condomínio|conselho|comité|comitê|palestra|conferência|passeio|retiro|kick-?off|ponto de situação|alinhamento
    terá lugar|realiza-se|será realizad[oa]|realizar-se-á|acontece*|decorre*|começa|início|ordem (?:de trabalhos|do dia)|sessão fotográfica|filmagens|avaliação|peritagem|será (?:no|na|dia|em)|quando:|hora:|data:|vamos|pode*|podem|poderia*
    vacina*|retrato*|então
    funeral|missa|velório
    inspeção|itv`,
  people: `você*|seu|sua|seus|suas|lhe|lhes|te|ti|teu|tua|vos|vosso*|vossa*|nós|nos|nosso*|nossa*|me|comigo|contigo|consigo|connosco|conosco|convosco|todos|o senhor|a senhora|a gente`,
  other: `
    relógios?|(?:tem|têm) de (?:estar|chegar)|dev(?:e|em) (?:chegar|dar entrada)|juros|pintad[oa]
    inacessíve\\p{L}{1,2}
    regressamos|voltamos|retomamos|tinha(?:-\\p{L}{2,4})? (?:proposto|sugerido|pedido)|como (?:correu|foi)|joga|o filme|bce|anuncia|terminam|camião|não haverá ninguém|buscá-l[oa]
    (?:em caso de|qualquer|tiver) dúvidas?
    entreg(?:ue|ues|aremos|ará|amos)|entrega prevista|previsão de entrega|envi(?:ado|ada|aremos|amos|ar|e|em|o|á-lo)(?! (?:\\p{L}{1,4} )?(?:link|enlace|lien|invit|convit|convoca|zaproszeni|zoom))|envio*|expedi\\p{L}{1,4}|encomenda*|transportadora|estafeta|motoboy|correios|pronto para (?:levantamento|retirada)|levantá-l[oa]|levantar (?:a|o|na)|retirar (?:a|o|na)|retirada|está pront[oa]|pronto desde
    pag(?:ar|amento|amentos|o|a|ue|ável)|liquid\\p{L}{1,5}|débito|debitad[oa]|cobran\\p{L}{1,3}|cobrad[oa]|transferência|boleto|prestação|parcela|venc(?:e|em|imento|ida|ido)|valid(?:ade|o|a)|válid[oa]s?|expira\\p{L}{0,2}|caduca|renov\\p{L}{1,6}|emitida a|emitido em
    prazo*|data[- ]limite|o mais tardar|impreterivelmente|até (?:ao |o )?(?:dia|final|fim)|inscriç\\p{L}{1,4}|inscrev\\p{L}{1,6}|propostas devem|encerra\\p{L}{0,5}|(?:envi|mand|devolv|entreg|remet|submet)\\p{L}{1,4} (?:\\S+ ){0,7}(?:até|antes)|preciso (?:\\S+ ){0,5}até|mande-me|manda-me|me manda|me envia|responder até
    abert[oa]s?|abr(?:e|em|imos|irá|iremos)|reabr\\p{L}{1,5}|abertura (?:ao|das|de)|(?:está|estará|estaremos|estamos|estarão|loja|lojas|encontra-se|permanec\\p{L}{1,4}) (?:\\S+ ){0,3}fechad[oa]s?|fechad[oa]s? (?:para|ao|aos|no|nos|de|entre|das|a partir|em)|fecha(?:m|mos|rá|remos|)|fecho|horário (?:de|do|especial|normal|habitual|alargado|:)|expediente|atendimento ao|atendemos|contactável|de volta|como (?:sempre|habitual|de costume)
    manutenção (?:programada|prevista|do sistema|dos)|avaria|falha|interrupç\\p{L}{1,4}|interromp\\p{L}{1,5}|corte (?:de|programado)|suspens(?:o|a|ão)|fora de serviço|indisponíve\\p{L}{1,2}|indisponibilidade|atualiza\\p{L}{1,5}|actualiza\\p{L}{1,5}|servidor\\p{L}{0,2}|obras|greve|trânsito|desvio
    voo|embarque|partida (?:às|prevista|do)|parte (?:às|de)|chegada (?:prevista|às)|comboio|trem|autocarro|ônibus|plataforma|descolagem|decolagem
    promoç\\p{L}{1,4}|oferta (?:válida|termina)|saldos|liquidação|à venda|venda de (?:bilhetes|ingressos)|publica\\p{L}{1,4}|transmitid[oa]|transmissão|emissão|na tv|na televisão|vai ao ar|estreia|entra em vigor|entrará em vigor|produz efeitos|sorteio
    obrigad[oa] (?:mais uma vez |novamente |desde já )?(?:pel[oa]|por (?:nos|me|ter|terem|receber|vir|ontem|sua|tua))|agradec\\p{L}{1,5} (?:\\S+ )?(?:pela|a (?:visita|reunião|conversa|presença)|o (?:tempo|almoço|encontro))|ata da|acta da|foi um (?:prazer|gosto)|ontem|anteontem|semana passada|mês passado|não (?:apareceu|veio|compareceu)|ninguém|tinha ficado|ficou de (?:vir|passar|aparecer)|devia ter|tínhamos (?:combinado|marcado)|estava (?:marcad|combinad)\\p{L}{1,2}
    registad[oa] às|registrad[oa] às|recebid[oa] às|amostra recolhida|acesso às|cópia de segurança|backup
    motorista|transportadora|sem (?:água|luz|gás|energia)|será cortad[oa]|site|na rádio|televisão|tv|podcast|programa|antena|meu comboio|meu trem|o comboio|meu voo|vota|votará|à venda|funciona (?:das|de|na|no|entre|às)|funcionamento
    apanhar-me|no telemóvel|no celular|recolha de|lixo|monos|dérbi|campeonato|mundial|champions|processamento salarial|check-?in|check-?out|no balcão|bateu
    resultado\\p{L}{0,1}|esperei|barulho|obra no|o que aconteceu|ficam? (?:online|disponíve\\p{L}{1,2})
    vento*|tempestade|neve|chuva|asfaltad[oa]|prometeu|encomende
    camião|caminhão|paletes|(?:está|estão) pront[oa]s?|buscá-l[oa]s?|estou fora|estarei fora|substitui-me|me substitui|ausente`,
  topic: `fatura*|factura*|pedido*|encomenda*|entrega|orçamento*|contrato|apólice|prémio|prêmio|mensalidade|preço*|tarifa*|desconto*|newsletter|assinatura|recibo|renda|aluguel|imposto*|iva|conta|garantia|horário*|manutenção|avaria|formulário*|boleto|reclamação|escala|turnos`,
  others: `minha (?:filha|mulher|esposa|mãe|irmã|namorada)|meu (?:filho|marido|pai|irmão|namorado)|meus (?:filhos|pais)|câmara|assembleia municipal|tribunal|governo|ministério`,
  cancelled: `cancel\\p{L}{1,6}|desmarc\\p{L}{1,5}|anul\\p{L}{1,5}|sem efeito|não (?:se realiza\\p{L}{0,2}|vai acontecer|irá acontecer|terá lugar|vai rolar)|suspender|já não (?:é preciso|é necessári[oa]|há|vai)|não precisa mais|caiu|desist\\p{L}{1,4}|renunci\\p{L}{1,4}|abdic\\p{L}{1,4}|deixa para lá|esquece`,
  moved: `remarc\\p{L}{2,5}|reagend\\p{L}{2,6}|adi(?:ar|ad[oa]|amos|armos|amento)|pass(?:a|ou|ar|amos|ada) (?:(?:\\S+ ){0,12})para|passa d[eao]|mud(?:ar|amos|ad[oa]|ou|a)|mudança d[eoa] (?:hor|dat|dia|plan)\\p{L}*|antecip\\p{L}{1,5}|alter\\p{L}{1,6}|transfer(?:ir|id[oa]|imos)|desloc\\p{L}{1,4}|trocar (?:a|o|de|para) (?:\\S+ )?(?:hora|horário|dia|data|reunião|consulta)|troca de (?:hor|dat|dia)\\p{L}*|posterg\\p{L}{1,4}`,
  onto: `para|para (?:a|o|as|às|dia|o dia)|pra|nova data|novo horário|agora(?: é)?|fica para|será(?: no| na| às)?|mas(?: sim)?(?: às| na| no)?|já na|já no`,
  sameHour: `mesma hora|mesmo horário|à mesma`,
  aside: `montar|abertura (?:das|de) portas|portas|recepção|receção|credenciamento|inscrições|estacionamento|fim|término|termina|acaba|até às|regresso|volta|montagem|acaba`,
  closing: `(?:com os |com )?(?:melhores|os melhores) cumprimentos|cumprimentos|(?:um )?(?:grande |forte )?abraço*|atenciosamente|atentamente|att|cordialmente|beijos?|beijinhos?|bjs?|abs|(?:muito )?obrigad[oa][ ,!.]{0,5}$|até (?:breve|já|logo)[ ,!.]{0,5}$|grat[oa]|cordiais|saudações|bom (?:trabalho|fim de semana)|um bom dia`,
  fyi: `para (?:o teu|o seu|seu|teu|vosso)? ?(?:conhecimento|arquivo|informação)|apenas (?:para|a título)|nada a fazer|não (?:precisa|precisas|tem|tens) (?:de |que )?fazer|já (?:está (?:resolvid|tratad)[oa]|foi (?:resolvid|tratad)[oa])|fyi`,
};
