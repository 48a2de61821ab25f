import tlds from 'tlds' with { type: 'json' };

/** Top-level domains in twitter-text 3.1.0 that IANA has removed since, and two that never were in its list. */
const GONE =
  'abarth active adac afamilycompany aigo alfaromeo avianca bananarepublic bentley blanco bnl boots budapest bugatti ' +
  'cancerresearch cartier caseih cbs ceb chloe chrysler cityeats comcast cookingchannel csc dabur dodge doha doosan duck ' +
  'dunlop duns epost esurance etisalat everbank fiat flsmidth foodnetwork frontdoor fujixerox glade goodhands guardian ' +
  'hgtv honeywell hoteles htc iinet intel iselect iveco iwc jcp jlc kinder ladbrokes lancaster lancia lancome liaison ' +
  'linde lipsy lixil loft lupin macys maserati mcd mcdonalds meo metlife mobily montblanc mopar movistar mtpc mutuelle ' +
  'mutual nadex nationwide natura newholland northwesternmutual off oldnavy onyourside orientexpress pamperedchef panerai ' +
  'passagens piaget pramerica qvc raid redstone rightathome rmit rocher sapo sca scjohnson scor ses shaw shriram showtime ' +
  'spiegel spreadbetting srt starhub statoil swiftcover symantec telecity telefonica tiffany travelchannel uconnect vista ' +
  'vistaprint volkswagen vuelos warman xfinity xperia zippo onion an bl bq eh mf tp um ' +
  '诺基亚 珠宝 手表 工行 大众汽车 موبايلي اتصالات';
/** Newer domains, which X may link or not. */
const NEW = new Set('amazon kids music spa ישראל アマゾン 亚马逊'.split(' '));

/** The top-level domains of twitter-text 3.1.0, in lower case and native script. */
export const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set([
  ...tlds.filter((name) => !NEW.has(name)),
  ...GONE.split(' '),
]);
export const LONGEST_TOP_LEVEL_DOMAIN = Math.max(...[...TOP_LEVEL_DOMAINS].map((name) => name.length));
