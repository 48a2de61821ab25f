import type { Signs } from './signs.ts';

export const spanish: Signs = {
  meet: `
    tú dirás|usted dirá|dígame cuál|conocerle|conocerte|me acercar\\p{L}{1,3}
    (?:te|le|os|les|nos|me) (?:viene|vendría|va|iría|parece|parecería|queda|quedaría|conviene|encaja|cuadra|gustaría|apetece|importa)|viene bien|vendría bien|va bien|iría bien|qué tal|qué te parece|qué le parece|cómo (?:te|le|os|lo) (?:viene|va|ves|tiene*)
    (?:podemos|podríamos|puedes|puede|podrías|podría|podéis|podríais|pueden|podrían|puedo)(?! pagar| enviar| recoger)|tendrí?as? … (?:tiempo|disponib*|hueco|un rato|libre)|tien\\p{L}{1,4} … (?:tiempo|disponib*|hueco|un rato|un momento|libre)|disponible*|disponibilidad|libre*|un hueco
    (?:nos|te|le|os|les) (?:vemos|veamos|veríamos|veo|vería|vea|juntamos|reunimos|reunamos|encontramos|encontremos|llamo|llamamos|llamaré|llamaremos|visito|visitamos|visitaré|visitará|visitaremos|visitarán|visite|espero|esperamos|invito|invitamos|recibo|recibimos|recibirá|recibiremos|recojo|recogeré|enseñan|enseño|enseñamos|propongo|proponemos|ofrezco|ofrecemos|convoc\\p{L}{1,5}|confirmo|confirmamos|acerco|acercamos|conectamos|tomamos)
    vernos|verte|verle|veros|verlos|verla|verlo|reunirnos|reunir*|juntarnos|encontrarnos|quedar|quedamos|quedemos|hablamos|hablemos|hablar|hablarlo|charlar|charlamos|comemos|cenamos|desayunamos|tomar (?:un|algo)|comer juntos|comentar*|llamarte|llamarle|llámame|llámeme|visitar*
    pas\\p{L}{1,5} (?:por|a (?:ver|recoger|saludar|tomar|revisar|buscar)|mañana|el|este|un)|me paso|me acerco|vengas?|venga|vengan|ven a|venir|vienes?|vendrá|vendremos|iremos|iré|voy a (?:tu|su|vuestr)|estaré (?:ahí|allí|en (?:su|tu|vuestr[ao]))|estaremos|en (?:su|tu|nuestr[ao]|vuestr[ao]|mi) (?:oficina*|casa|despacho|taller|local|estudio|domicilio|instalaciones|tienda|almacén|sede|bufete|consulta|vivienda)
    (?:su|tu|la|una|nuestra|próxima|vuestra|mi) (?:cita|reunión|visita|llamada|reserva|entrevista|sesión|videollamada|comida|cena|consulta|mesa|plaza)|nuestr[oa] (?:\\S+ )?(?:encuentro|almuerzo|desayuno)|cita (?:el|con|para|es|del|queda|será|confirmada)
    confirm\\p{L}{1,6}|queda(?:mos|n|do)? (?:en|para|fijad*|confirmad*|convocad*|agendad*|así|el|todo)|fijad[oa]|agend\\p{L}{1,5}|reservad[oa]*|apúntal\\p{L}{1,3}|apunta|anotad[oa]|acordad[oa]|acordamos|de acuerdo|perfecto|hecho|nos vemos|hasta el (?:lunes|martes|miércoles|jueves|viernes)|recordatorio|recuerd\\p{L}{1,4}|no olvid\\p{L}{1,5}
    propon\\p{L}{1,5}|propuesta de fecha|opciones|alternativ\\p{L}{1,3}|o bien|prefier\\p{L}{1,3}|mejor|siguientes fechas|horas disponibles|huecos|elige|elija|invit\\p{L}{1,8}|convocatoria|citación|convoca\\p{L}{0,3}|asist\\p{L}{1,6}|encantad[oa]s? de|será un placer|bienvenid[oa]s?|esperamos (?:verle|verte|su|tu|contar)|espera\\p{L}{0,4} a las|acuda|preséntese|rogamos (?:su )?(?:asistencia|puntualidad|presencia)
    zoom|teams|google meet|meet|skype|videollamada|videoconferencia|por teléfono|conect\\p{L}{1,5}
    sería posible|es posible (?:que|vernos|quedar)|cit(?:amos|ado|ada|o) (?:el|para|a)
    ^(?:muy bien|vale|ok|de acuerdo|bien|genial|estupendo|sí)(?=[ ,!.])|entonces|apuntad[oa]s?|inscrit[oa]s?|me queda\\p{L}{0,1}|nos queda\\p{L}{0,1}|empezamos|comenzamos|arrancamos|ven(?:id)?(?= a)|celebr\\p{L}{1,6}
    (?:sería|estaría|es|está) (?:bien|perfecto|posible|genial)|me (?:vale|cuadra)`,
  event: `
    reunión|reuniones|cita|citas|llamada*|videollamada|entrevista*|encuentro*|visita*|consulta*|revisión|inspección|instalación|medición|montaje|entrega de llaves|lectura del contador|peritaje|perito|técnic[oa]s?|fontanero|electricista|operari[oa]*|ingenier[oa]*|equipo
    comida|almuerzo|cena|desayuno|café|cafe|copa|cóctel|aperitivo|fiesta*|cumpleaños|boda|bautizo|comunión|inauguración|presentación|demostración|demo|cata|degustación|concierto|ensayo|función|obra|exposición|ceremonia|acto|evento|jornada|feria|stand|mercado|congreso
    taller|curso*|clase*|formación|seminario|sesión|prueba*|examen|audición|juicio|vista|firma|notaría|notario|auditoría|junta|asamblea|comité|consejo|claustro|tutoría|webinar|charla|conferencia|excursión|retiro|kick-?off|seguimiento
    tendrá lugar|se celebra\\p{L}{0,3}|se realizará\\p{L}{0,1}|se llevará a cabo|comienz\\p{L}{1,2}|empieza\\p{L}{0,1}|orden del día|será el|es el|recuento|sesión de fotos|rodaje|tasación|probar|cuándo:|hora:|fecha:|nos vamos|puede*|pueden|podrá*|podría*
    vacuna*|retrato*
    funeral|entierro|misa
    itv`,
  people: `usted*|su|sus|le|les|tu|tus|te|ti|os|vuestr\\p{L}{1,3}|nos|nosotr[oa]s|nuestr\\p{L}{1,3}|me|conmigo|contigo|todos|ambos|señor*`,
  other: `
    serán las|cambio de hora|(?:tiene|tienen|debe|deben) (?:que )?(?:estar en|llegar|presentarse en)|recargo
    inaccesibles?
    volvemos|regresamos|reanudamos|había (?:propuesto|sugerido|pedido)|qué tal (?:fue|estuvo)|cómo (?:fue|estuvo)|juega|película|se proyecta|bce|anuncia|camión|golpeó|plicas|nueva tarifa|no habrá nadie|mudanza estará
    (?:cualquier|alguna|tiene|tienes|por) dudas?
    entreg(?:ará\\p{L}{0,1}|ado|ada|ados|aremos|amos)|entrega (?:prevista|estimada|llegará|a domicilio)|envi(?:ado|ada|aremos|amos|ar|e|en|ad|arme|arnos)(?! (?:\\p{L}{1,4} )?(?:link|enlace|lien|invit|convit|convoca|zaproszeni|zoom))|envío*|mensajer[oa]|mensajería|paquete*|reparto|repartidor|recogida disponible|listo para recoger|puede recogerl[oa]|enviad[oa]
    pag(?:o|os|ar|ará|ue|ado|adero)|abon(?:ar|e|o|ado)|cobr(?:o|ar|ará|aremos)|cargará|cargo en|adeud\\p{L}{1,4}|domicili(?:ad[oa]|ación)|transferencia|venc(?:e|en|erá|ido|imiento)|caduc\\p{L}{1,5}|expir\\p{L}{1,4}|renov\\p{L}{1,6}|renueva\\p{L}{0,1}|válid[oa]s?|vigente|vigencia|factura (?:del|de fecha|con fecha)
    plazo*|fecha (?:límite|tope)|a más tardar|como (?:muy )?tarde|antes del?(?! que)|cierre de|inscripci\\p{L}{1,5}|presentación de (?:solicitudes|ofertas|documentos)|necesit\\p{L}{1,4} (?:\\S+ ){0,6}(?:antes|para el|hasta)|mánd\\p{L}{2,4}|mandar\\p{L}{0,3}|mande\\p{L}{0,1}|remit\\p{L}{1,3}|responder antes|contestar antes
    abiert[oa]s?|abr(?:e|en|imos|irá|iremos)|reabr\\p{L}{1,5}|apertura|cerrad[oa]s?|cierr(?:a|an|e)|cerr(?:amos|ará|aremos)|horario*|atención al (?:público|cliente)|atendemos|localizable|de vuelta|como siempre|como de costumbre
    mantenimiento (?:programado|previsto|del sistema|de los servidores)|corte (?:de|programado)|interrupci\\p{L}{1,5}|interrump\\p{L}{1,5}|suspensión del servicio|sin servicio|avería|caída|fuera de servicio|no disponible|actualiz\\p{L}{1,7}|servidor\\p{L}{0,2}|obras|tráfico|huelga|desvío
    vuelo|embarque|salida (?:del|a las|prevista)|sale (?:del|a las|de)|llegada (?:prevista|a las)|tren (?:sale|llega|de|a las)|ave (?:sale|de)|andén
    oferta (?:válida|termina|hasta)|promoción|rebajas|a la venta|venta de entradas|publica\\p{L}{0,4}|publicará\\p{L}{0,1}|emite\\p{L}{0,1}|emitirá\\p{L}{0,1}|emisión|en televisión|en la tele|en antena|estren\\p{L}{1,3}|entra en vigor|entrará en vigor|surte efecto|sorteo
    gracias por (?:\\S+ )?(?:recibir\\p{L}{0,4}|atender\\p{L}{0,4}|venir|asistir|acompañ\\p{L}{1,7}|tu (?:tiempo|visita)|su (?:tiempo|visita)|la (?:reunión|charla|visita|llamada|comida|conversación)|el (?:rato|encuentro|café|almuerzo))|acta de|tal y como quedamos ayer|fue un (?:placer|gusto)|ayer|anteayer|la semana pasada|el mes pasado|no (?:vino|apareció|se presentó)|tenía que (?:venir|haber)|habíamos quedado|nadie
    registrad[oa] a las|recibid[oa] a las|recogida:|recepción:|inicio de ensayo|fin de ensayo|muestra recogida|copia de seguridad|acceso a las|inicio de sesión
    transportista|conductor|agencia de transporte|sin (?:agua|luz|gas|corriente)|cortará\\p{L}{0,1}|web|(?:en|por) la radio|televisión|tele|podcast|programa|mi tren|el tren|mi vuelo|vota\\p{L}{0,1}|votará\\p{L}{0,1}|sale\\p{L}{0,1} a la venta|atenderá
    localizar\\p{L}{0,3}|encontrar(?:me)? en el móvil|en el móvil|recogida de|basuras?|derbi|mundial|liga|champions|nóminas|la entrada es|la salida es|cubre\\p{L}{0,1}
    resultados|(?:le|te|os) esperé|ruido|qué pasó
    viento*|tormenta*|nieve|lluvia*|asfalt\\p{L}{1,3}|prometi\\p{L}{1,4}|haga su pedido
    camión|palés|(?:está|están) list[oa]s?|puede recoger\\p{L}{0,3}|estaré fuera|estoy fuera|me sustituye|ausente`,
  topic: `factura*|pedido*|envío|entrega|presupuesto*|contrato|póliza|prima|cuota|precio*|tarifa*|descuento*|boletín|suscripción|recibo|alquiler|impuesto*|iva|cuenta|garantía|horario*|mantenimiento|avería|formulario*|informe|paquete|turnos`,
  others: `mi (?:hija|hijo|mujer|marido|esposa|esposo|madre|padre|hermana|hermano|novia|novio|pareja)|mis (?:hijos|padres|hijas)|pleno|ayuntamiento|tribunal|juzgado|gobierno|ministerio`,
  cancelled: `cancel\\p{L}{1,6}|anul\\p{L}{1,6}|suspend\\p{L}{1,5}|no (?:tendrá lugar|se celebra\\p{L}{0,3}|va a ser posible|podrá ser)|desconvoc\\p{L}{1,5}|sin efecto|ya no (?:hace falta|es necesari[oa]|hay)|se cae|renunci\\p{L}{1,5}|desist\\p{L}{1,5}|descart\\p{L}{1,4}|olvídate|imprevisto`,
  moved: `pasar(?:la|lo)?(?= al? (?:lun|mar|mié|jue|vie|sáb|dom|día|la semana|las? \\d|\\d))|pasar (?:la|el|nuestr[ao]) (?:reunión|cita|visita|encuentro|llamada|clase|sesión|comida)|pasamos|pasa d[e]l?|mover\\p{L}{0,2}|movemos|movid[oa]|cambi(?:ar|amos|ado|ada|arla|arlo|a)|cambio (?:de|en) (?:la |el |su )?(?:hora|fecha|cita|día|horario|planes)|aplaz\\p{L}{1,5}|traslad\\p{L}{1,5}|adelant\\p{L}{1,5}|pospon\\p{L}{1,6}|pospuest[oa]|retras\\p{L}{1,5}|reprogram\\p{L}{1,5}|modific\\p{L}{1,5}|atras\\p{L}{1,4}`,
  onto: `al|a|a las|a la|para el|para las|hasta el|hasta las|nueva fecha|ahora(?: el)?|finalmente(?: el)?|será el|sino(?: el| a las)?`,
  sameHour: `misma hora|mismo horario`,
  aside: `montar|apertura de puertas|puertas|recepción|acreditaci\\p{L}{1,5}|registro|parking|aparcamiento|termina\\p{L}{0,3}|acaba\\p{L}{0,3}|fin|hasta las|café de bienvenida|regreso|vuelta|montaje|terminamos|acabamos`,
  closing: `(?:un )?(?:cordial|afectuoso|atento) saludo|saludos|atentamente|(?:un )?(?:fuerte |gran )?abrazo|abrazos|besos|un (?:beso|besito|saludo)|cordialmente|(?:muchas |mil )?gracias[ ,!.]{0,5}$|hasta (?:pronto|luego|entonces)|quedo a (?:su|tu)|reciba*|att`,
  fyi: `para (?:tu|su|vuestro) (?:archivo|información|conocimiento)|a título informativo|no (?:tienes|tiene|hay) (?:que|nada que) hacer|ya (?:lo (?:lleva|gestiona|he|hemos)|está (?:resuelto|hecho|gestionado|solucionado))|fyi|solo para información`,
};
