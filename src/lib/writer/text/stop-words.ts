/** Frequent words without content, in all languages. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'the a an and or but if then so of to in on at by for with from as is are was were be been being it its this that these those there here i you he she we they me him her us them my your his our their not no do does did have has had will would can could should may might just also very more most some any all what which who when where how why than too only about into out up down over',
    'der die das den dem des ein eine einen einem einer und oder aber wenn dann so von zu in im an am auf bei für mit aus als ist sind war waren sein es dies diese dieser dieses ich du er sie wir ihr mich dich uns euch mein dein unser ihre ihren nicht kein keine haben hat habe hatte wird werden würde kann können könnte sollte auch nur noch schon sehr mehr was wer wo wie warum dass ob um nach zum zur sich man',
    'le la les un une des du de et ou mais si que qui quoi dont ce cet cette ces il elle nous vous ils elles je tu me te se mon ma mes ton ta tes son sa ses notre votre leur leurs ne pas plus est sont était être été a ont avons avez avait au aux en dans sur par pour avec sans sous très aussi bien y on',
    'el los las una unos unas del y o pero que quien como cuando donde este esta estos estas ese esa yo tú él ella nosotros ustedes ellos mi tu su sus nuestro no es son era fue ser estar está están ha han he hay al en con por para sin sobre muy más también ya lo le les se nos',
    'il lo gli uno di da in con su per tra fra e o ma che chi cui questo questa questi queste quello io noi voi loro mio tuo suo nostro vostro non è sono era essere ho ha abbiamo hanno del della dei delle al alla nel nella dal dalla molto più anche si ci vi ne',
    'os as um uma uns umas do da dos das no na nos nas em com por para sem e ou mas que quem este esta isso isto ele ela nós vocês eles meu minha seu sua nosso não é são foi ser estar está tem têm ao à muito mais também já',
    'de het een en of maar als dan van naar in op bij voor met uit is zijn was waren deze dit die dat ik jij u hij zij wij ons jullie mijn uw niet geen heeft hebben heb had wordt worden zou kan kunnen ook nog wel al zeer meer er om te aan',
    'i w z na do od po za o u się że to jest są był była nie tak jak co czy ale lub oraz dla przez przy ten ta te tym mnie nam was pan pani już tylko jeszcze bardzo',
    'и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще нет о из ему для мы это при или',
    'och i att det som en ett på är av för med till den har de inte om var jag vi ni du han hon men så kan ska från vid eller och og at det som en et på er af for med til den har de ikke om var jeg vi du han hun men så kan skal fra ved eller',
    've bir bu da de için ile ne mi mı ben sen biz siz o ama çok daha gibi olarak var yok',
  ]
    .join(' ')
    .split(' '),
);
