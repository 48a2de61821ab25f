import type { Signs } from './signs.ts';

export const french: Signs = {
  meet: `
    à (?:toi|vous) de voir|faire (?:votre|ta) connaissance|un saut|dites-moi|dis-moi
    (?:seriez|serais|êtes|es|seras|serez)[- ](?:vous|tu)|vous (?:êtes|seriez|serez|va|irait|convient|arrange|convenir|arranger)|tu (?:es|serais|seras|peux|pourrais|as)|dispo|disponible*|libre*|vous libérer|te libérer
    (?:peux|pourrais|peut|pourrait|pouvez|pourriez|pouvons|pourrions|pourra|pourrons)(?:[- ](?:tu|on|vous|nous|je|il|elle|te|me|être|passer|venir|voir|faire))|peut-on|on peut|on pourrait|nous pouvons|nous pourrions|je peux|je pourrais|je suis libre|puis-je
    (?:ça|cela|te|vous|nous|me) (?:va|irait|convient|conviendrait|arrange|arrangerait|convienne)|convient*|conviendrait|ça marche|ça colle|ça joue|va pour|et si|pourquoi pas|que diriez|que dirais|qu'en (?:dis|pensez|penses|dites)|si vous (?:voulez|préférez)|sinon|soit|au choix|préf(?:ère|érez|ères)|plutôt|disons|mettons|plutôt
    (?:on|nous|vous|je) (?:se |s'|nous |vous |te |t'|me )?(?:voi[ts]|verrons|voyons|retrouv\\p{L}{1,5}|appell?\\p{L}{1,5}|parl\\p{L}{1,4}|rencontr\\p{L}{1,5}|réuni\\p{L}{1,6}|rejoin\\p{L}{1,6}|déjeun\\p{L}{1,4}|dîn\\p{L}{1,4}|mange\\p{L}{0,3}|fait|fais|dit|cale\\p{L}{0,2}|croise|rappell?\\p{L}{1,4}|attend\\p{L}{1,4}|accueill?\\p{L}{1,6}|recev\\p{L}{1,4}|reçoi\\p{L}{1,3}|invit\\p{L}{1,4}|convi\\p{L}{1,4}|propos\\p{L}{1,4}|suggèr\\p{L}{1,3}|confirm\\p{L}{1,4}|pass\\p{L}{1,4}|vien\\p{L}{1,4}|viend\\p{L}{1,4}|rend\\p{L}{0,5})
    (?:se|nous|te|vous) (?:voir|parler|appeler|rencontrer|retrouver|réunir|rejoindre|montrer|présenter|recevoir|accueillir|rendre visite|proposer|confirmer|inviter|attendre)|d'en (?:parler|discuter)|pour en (?:parler|discuter)|faire un point|un point|échanger|discuter|prendre un (?:café|verre)|visite\\p{L}{0,2}
    pass(?:er|e|es|ez|ons|era|erai|erons|erez) (?:vous|te|chez|à|au|voir|me|nous|lundi|mardi|mercredi|jeudi|vendredi|demain|prendre|vers|le|entre)|chez (?:vous|toi|nous|moi)|dans (?:vos|nos|votre|mon|ton) (?:locaux|bureau*|cabinet|atelier|agence|logement|appartement|magasin|boutique)|à (?:mon|notre|votre|ton) (?:bureau|cabinet|atelier|agence|boutique)|sur place|sur site
    (?:votre|notre|ton|vos|le|un|prochain|mon) (?:rendez-vous|rdv|entretien|réunion|visite|appel|point|déjeuner|dîner|consultation|rencontre|séance|table|réservation|place)|rendez-vous (?:le|à|au|est|avec|pour|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi)|rdv
    invit\\p{L}{1,7}|convi\\p{L}{1,4}|convoqu\\p{L}{1,6}|convocation|bienvenue|ravi\\p{L}{0,2} de|plaisir (?:de vous|d'accueillir|de te)|heureux de|au plaisir|présence|vous (?:êtes )?attend\\p{L}{1,4}|t'attend\\p{L}{0,2}|attendu\\p{L}{0,3}|merci de (?:venir|vous présenter|prévoir d'être|confirmer votre présence)|présentez-vous
    confirm\\p{L}{1,4}|c'est (?:calé|noté|bon|d'accord|entendu|confirmé|ok)|calé\\p{L}{0,2}|fixé\\p{L}{0,2}|noté\\p{L}{0,2}|prévu\\p{L}{0,2}|réservé\\p{L}{0,2}|bloqu\\p{L}{1,4}|d'accord|entendu|parfait|à (?:demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|rappel|n'oubli\\p{L}{1,3}
    propos\\p{L}{1,4}|créneau\\p{L}{0,1}|dates? suivantes?|possibilités|passera|viendra|viendrons|interviendra|se rendra|sera (?:chez|présent*|sur place|dans vos)|serons|j'arrive|je serai (?:chez|là|dans vos|au)|nous serons|zoom|teams|google meet|visio*|skype|par téléphone
    serait-il possible|est-il possible|est-ce possible
    ^(?:très bien|ok|d'acc|entendu|bien|oui|super)(?=[ ,!.])|ok pour|inscrit\\p{L}{0,2}|il (?:me|nous) reste|j'ai (?:encore|un trou|une place|de la place)|(?:nous|on) (?:commenç|commence|démarr|attaqu|début)\\p{L}{1,4}|venez|viens|trinquer|fêt\\p{L}{1,4}
    (?:serait|est) (?:ok|bien|parfait|possible|bon)|irait
    vous prendre|te prendre|venir (?:te|vous) chercher`,
  event: `
    inventaire|réunion*|rendez-vous|rdv|entretien*|entrevue|appel*|visio*|conférence*|point|atelier*|formation*|séminaire*|stage|cours|séance*|répétition*|répèt*|visite*|état des lieux|remise des clés|remise des clefs|réception de chantier|chantier|expertise|contrôle|relevé|métré|prise de cotes|mesures|pose|installation|dépannage|réparation|intervention|passage|technicien*|plombier|électricien|expert|géomètre|ramoneur
    déjeuner*|déj|dej|dîner*|petit[- ]déj*|café|apéro*|apéritif|pot|verre|fête*|anniversaire|mariage|inauguration|vernissage|cérémonie|concert|spectacle|lecture|dégustation*|démonstration*|démo*|présentation*|soutenance|audition|audience|consultation*|examen|bilan|essayage|essai|signature|notaire
    assemblée|ag|conseil|comité|copil|salon|stand|foire|marché|journée|soirée|aura lieu|auront lieu|se tiendra|se tient|se déroulera|commence*|début|ordre du jour|shooting|tournage|audit|recette|kick-?off|lancement|webinaire|rencontre*|participer|assister|quand ?:|heure ?:|date ?:|nous partons|on part|peut|peuvent|pourra*|pourront
    vaccin\\p{L}{0,5}|portrait*|alors
    obsèques|enterrement|baptême|messe
    leçon*
    contrôle technique`,
  people: `vous|votre|vos|tu|te|toi|ton|ta|tes|t'\\p{L}*|nous|notre|nos|on|moi|me|tous`,
  other: `
    me l['’]envoie|navette
    à quelle heure (?:ouvrez|fermez|ouvre|ferme)|pharmacie de garde|il sera \\d|heure d'(?:hiver|été)|doi(?:t|vent) (?:être|nous parvenir|arriver|parvenir)|pénalités|repeint\\p{L}{0,2}
    inaccessible\\p{L}{0,1}
    (?:nous )?reprenons|serons de retour|avais (?:proposé|suggéré|demandé)|comment (?:était|s'est)|s'est (?:\\S+ ){0,2}passée?|joue|le film|bce|annonce sa|sera refait|des plis|il n'y aura personne|standard est
    (?:pour toute|en cas de|avez des) questions?
    se fait opérer|réouvert\\p{L}{1,3}|livr\\p{L}{1,7}|expédi\\p{L}{1,6}|colis|retrait (?:possible|à partir)|à retirer|acheminé\\p{L}{0,2}|enlèvement
    paye\\p{L}{1,3}|paiement*|payable\\p{L}{0,1}|régl(?:er|é|ée|ement)|virement|prélev\\p{L}{1,6}|débité\\p{L}{0,2}|échéance*|échu\\p{L}{0,2}|facturé\\p{L}{0,2}|expir\\p{L}{1,5}|prend(?:ra)? (?:fin|effet)|renouvel\\p{L}{1,6}|reconduit\\p{L}{0,1}|résili\\p{L}{1,6}|valable\\p{L}{0,1}|validité
    délai\\p{L}{0,1}|date limite|dernier délai|au plus tard|clôtur\\p{L}{1,4}|clos\\p{L}{0,2}|(?<!(?:votre|ton|l') ?)inscription|inscri(?:ptions|vez|re)|(?:envoy|retourn|transmett|renvoy|dépos|adress|fourni|remett)\\p{L}{1,6} (?:\\S+ ){0,8}(?:avant|d'ici|jusqu'\\p{L}*)|à déposer|à renvoyer|à retourner|réponse avant
    ouvert\\p{L}{0,2}|ouvr(?:e|ent|ons|irons|ira)|ouverture\\p{L}{0,1}|rouvr\\p{L}{1,5}|fermé\\p{L}{0,2}|ferm(?:e|ent|ons|era|erons)|fermeture\\p{L}{0,1}|horaires?|permanence\\p{L}{0,1}|joignable\\p{L}{0,1}|répond(?:ent|ons)|à votre (?:disposition|écoute)|accueil du public|reprise|de retour
    maintenance (?:programmée|planifiée|prévue|du|de nos|des)|panne\\p{L}{0,1}|coupure\\p{L}{0,1}|(?:sera|seront|est|sont|électricité|courant|eau) (?:\\S+ ){0,2}coupée?s?|interrompu\\p{L}{0,2}|interruption|indisponib\\p{L}{1,7}|suspendu\\p{L}{0,2}|travaux|perturb\\p{L}{1,7}|mise à jour|serveur\\p{L}{0,1}|grève|déviation|barrée
    vol (?:n|af|\\p{L}{2} ?\\d)|décoll\\p{L}{1,5}|embarquement|départ (?:prévu|à|le|du (?:train|vol|bus|car|ferry|bateau|quai))|train (?:part|de|arrive|n)|tgv|correspondance|quai \\d|rediffusion|canal \\p{L}{3,12}
    soldes|ventes? privées?|promo\\p{L}{0,8}|offre (?:valable|prend|se termine|expire)|mise en vente|billetterie|paraît|paraîtra|parution|publi(?:é|ée|era|cation)|diffus\\p{L}{1,5}|à la télé*|en ligne dès|à l'antenne|entre en vigueur
    merci (?:beaucoup |encore |infiniment )?(?:pour|de (?:nous|m'|votre|ton|ta) ?(?:avoir|accueil|reçu|visite|temps))|merci de nous avoir|compte[- ]rendu|procès-verbal|c'était|ravi* de (?:vous|t')(?: avoir)? (?:rencontr|vu)\\p{L}{0,3}|hier|avant-hier|la semaine dernière|le mois dernier|n'est (?:pas|jamais) venu|personne n'est venu|devait (?:venir|passer)|était prévu\\p{L}{0,2}|avions rendez-vous
    prélevé à|relevé à|reçu à|enregistré\\p{L}{0,2} (?:à|le)|connexion|sauvegarde
    chauffeur|livreur|avec notre transporteur|sans (?:eau|électricité|courant|gaz)|site (?:web|internet)|(?:à la|sur la?) radio|télé|télévision|france inter|podcast|émission|mon train|le train|votre train|repart|mon vol|vote|votera|votent|en vente|à la vente|fut
    joindre|ramassage|encombrants|collecte|poubelles|derby|coupe du monde|ligue des champions|la paie|arrivée le|tient l'|a percuté
    résultats|affiché\\p{L}{0,2}|(?:ai|avons|a) attendu|bruit|bruyant
    vents?|tempête|orage*|neige|météo|avoir promis|avait promis|commandez
    il (?:me|nous) faut(?: \\S{1,20}){1,6} (?:pour|avant|d'ici)|j'ai (?:\\S+ ){0,4}(?:dentiste|médecin)|^(?!vous |on )\\p{L}{3,12} a (?:un |une |son |sa )?(?:rendez-vous|rdv)
    désinsectisation|dératisation|interdite?s? (?:à|au)|chambre\\p{L}{0,1} (?:\\S+ ){0,3}disponibles?|la nuit|de garde
    camion|palettes|(?:est|sont) prête?s?|récupérer|absente?s?|me remplace|en congés?|de retour`,
  topic: `facture*|commande*|livraison*|devis|contrat*|police|prime|cotisation*|prix|tarif*|remise*|newsletter|abonnement*|relance|loyer|impôt*|tva|compte|bon d'achat|garantie|horaires|maintenance|panne|reçu|formulaire*|colis|transporteur*|planning`,
  others: `(?:ma|mon|mes) (?:belle-mère|beau-père|tante|fille|fils|femme|mari|enfants?|mère|père|parents|soeur|frère|copine|copain|conjoint\\p{L}{0,1})|conseil municipal|(?<!(?:à|devant) la )mairie|tribunal|gouvernement|ministère`,
  cancelled: `(?<!une )annul\\p{L}{1,6}|n'aura pas lieu|n'auront pas lieu|ne se (?:fera|tiendra) pas|tombe à l'eau|plus (?:besoin|nécessaire|lieu d'être)|décommand\\p{L}{1,3}|sans objet|supprim\\p{L}{1,3}|renonc\\p{L}{1,4}|laiss\\p{L}{1,4} tomber|abandonn\\p{L}{1,4}|empêchement`,
  moved: `report\\p{L}{1,4}|décal\\p{L}{1,4}|déplac\\p{L}{1,4}|avanc\\p{L}{1,4}|repouss\\p{L}{1,4}|replanifi\\p{L}{1,4}|reprogramm\\p{L}{1,4}|repass\\p{L}{1,3}|(?:est|sera|lieu) plus … mais|changement (?:de|d'|dans) ?(?:heure|horaire|date|programme|salle|planning|jour)|modifié\\p{L}{0,2}|changer|échanger (?:la|notre) (?:date|séance)`,
  onto: `au|à|à la|aux|pour le|pour|nouvelle date|nouveau créneau|finalement(?: le)?|désormais(?: le)?|maintenant(?: le)?|mais(?: le| à)?|plutôt(?: le)?|ce sera(?: le)?|sera(?: le)?`,
  sameHour: `même (?:heure|horaire|créneau)|mêmes (?:heures|horaires)`,
  aside: `monter|accueil|ouverture des portes|portes|émargement|parking|stationnement|fin|se termine|terminé|jusqu'à|café d'accueil|retour|montage|installation des stands|démontage`,
  own: `je m['’]envole|j['’](?:ai|aurai) rendez-vous (?:à|chez|avec)(?! (?:vous|toi))|mon tgv|voir un (?:client|fournisseur|confrère)|mon (?:train|vol|avion|bus)|je suis (?:en (?:audience|réunion|déplacement)|au tribunal|chez un client)|(?:parce que|car|puisque) j[e'’]|je (?:dois|devrai) (?:partir|filer|m['’]en aller|y aller)|il faut que je (?:parte|file)|je (?:termine|finis|sors|travaille|ferme|débauche|décolle|atterris)|j['’](?:ai|aurai) (?:\\S{1,14} ){0,4}(?:dentiste|médecin|coiffeur|kiné)|(?:fils|fille|mari|femme) a (?:\\S{1,14} ){0,3}(?:natation|piscine|entraînement|dentiste|cours)`,
  closing: `(?:bien |très )?cordialement|(?:bien |très )?amicalement|sincèrement|salutations|(?:bien|toutes? |meilleures?|sincères|respectueuses) ?(?:à (?:vous|toi)|salutations|amitiés)|meilleures|bonne (?:journée|soirée|fin|semaine|réception|après-midi)|à (?:bientôt|très vite|plus)|a\\+|bises?|bisous?|merci[ ,!.]{0,5}$|merci (?:d'avance|beaucoup)[ ,!.]{0,5}$|cdlt|cdt|bàv|bien à|belle (?:journée|soirée)|au plaisir`,
  fyi: `pour (?:info|information|archive*|mémoire|ton dossier|votre dossier|vos dossiers)|rien à faire|déjà (?:réglé|traité|fait|géré)|ne t'en occupe|fyi|aucune action|pas besoin de`,
};
