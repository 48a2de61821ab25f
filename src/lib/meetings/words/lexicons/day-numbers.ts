/** Written-out days of the month, 1 to 31, by language. */
const de = (stem: string) => `${stem}e[nr]?`;
const GERMAN = 'erst,zweit,dritt,viert,fünft,sechst,siebt,acht,neunt'.split(',');
const GERMAN_ONES = 'ein,zwei,drei,vier,fünf,sechs,sieben,acht,neun'.split(',');
const ENGLISH = 'first,second,third,fourth,fifth,sixth,seventh,eighth,ninth'.split(',');
const ITALIAN = 'uno,due,tre,quattro,cinque,sei,sette,otto,nove'.split(',');
const FRENCH = 'un,deux,trois,quatre,cinq,six,sept,huit,neuf'.split(',');
const SPANISH = 'uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve'.split(',');
const PORTUGUESE = 'um,dois,três,quatro,cinco,seis,sete,oito,nove'.split(',');
const DUTCH = 'eerste,tweede,derde,vierde,vijfde,zesde,zevende,achtste,negende'.split(',');
const DUTCH_ONES = 'een,twee,drie,vier,vijf,zes,zeven,acht,negen'.split(',');

export const DAY_NUMBERS = {
  de: [
    ...GERMAN.map(de),
    ...'zehnt,elft,zwölft,dreizehnt,vierzehnt,fünfzehnt,sechzehnt,siebzehnt,achtzehnt,neunzehnt,zwanzigst'
      .split(',')
      .map(de),
    ...GERMAN_ONES.map((one) => de(`${one}undzwanzigst`)),
    de('dreißigst'),
    de('einunddreißigst'),
  ],
  en: [
    ...ENGLISH,
    ...'tenth,eleventh,twelfth,thirteenth,fourteenth,fifteenth,sixteenth,seventeenth,eighteenth,nineteenth,twentieth'.split(
      ',',
    ),
    ...ENGLISH.map((one) => `twenty[- ]${one}`),
    'thirtieth',
    'thirty[- ]first',
  ],
  it: [
    'primo',
    ...ITALIAN.slice(1),
    ...'dieci,undici,dodici,tredici,quattordici,quindici,sedici,diciassette,diciotto,diciannove,venti'.split(
      ',',
    ),
    ...ITALIAN.map((one) => (/^[uo]/.test(one) ? `vent${one}` : `venti${one}`)),
    'trenta',
    'trentuno',
  ],
  fr: [
    'premier',
    ...FRENCH.slice(1),
    ...'dix,onze,douze,treize,quatorze,quinze,seize,dix-sept,dix-huit,dix-neuf,vingt'.split(','),
    'vingt[- ]et[- ]un',
    ...FRENCH.slice(1).map((one) => `vingt-${one}`),
    'trente',
    'trente[- ]et[- ]un',
  ],
  es: [
    'primero|uno',
    ...SPANISH.slice(1),
    ...'diez,once,doce,trece,catorce,quince,dieciséis,diecisiete,dieciocho,diecinueve,veinte'.split(','),
    'veintiuno',
    ...'dós,trés,cuatro,cinco,séis,siete,ocho,nueve'.split(',').map((one) => `veinti${one}`),
    'treinta',
    'treinta y uno',
  ],
  pt: [
    'primeiro|um',
    ...PORTUGUESE.slice(1),
    ...'dez,onze,doze,treze,(?:qua|ca)torze,quinze,deza?sseis|dezesseis,deza?ssete|dezessete,dezoito,deza?nove|dezenove,vinte'.split(
      ',',
    ),
    ...PORTUGUESE.map((one) => `vinte e ${one}`),
    'trinta',
    'trinta e um',
  ],
  nl: [
    ...DUTCH,
    ...'tiende,elfde,twaalfde,dertiende,veertiende,vijftiende,zestiende,zeventiende,achttiende,negentiende,twintigste'.split(
      ',',
    ),
    ...DUTCH_ONES.map((one) => `${one}(?:en|ën)twintigste`),
    'dertigste',
    'eenendertigste',
  ],
};
