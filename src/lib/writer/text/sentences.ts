import { MAX_SENTENCES } from '../limits.ts';
import type { Block } from './written.ts';

export interface Sentence {
  text: string;
  isItem: boolean;
  /** The index of its block. */
  block: number;
}

/** Abbreviations, whose point does not end a sentence. */
const ABBREVIATIONS = new Set(
  [
    'dr,mr,mrs,ms,prof,st,jr,sr,no,nos,vs,etc,inc,ltd,co,corp,dept,est,approx,fig,vol,e.g,i.e,a.m,p.m,u.s,u.k,tel,ext,ref,attn,min,max',
    'nr,bzw,ca,z.b,d.h,u.a,o.ä,usw,str,inkl,zzgl,ggf,evtl,abs,art,ing,dipl,hr,fr,vgl,sog,tgl,mwst,bspw,geb,gez,jan,feb,mär,apr,jun,jul,aug,sep,sept,okt,oct,nov,dez,dec',
    'm,mm,mme,mlle,env,p.ex,sra,dra,srta,ud,uds,vd,pág,núm,avda,sig,sig.ra,dott,dott.ssa,ing,avv,spett,gent,es,ecc,exmo,exma,av,dhr,mevr,mw,drs,bijv,o.a,t.a.v,blz,pkt,ul,np,tj,m.in,godz,tys,zł',
    'г,гг,ул,т.е,т.д,т.п,им,руб,тыс,стр,см,bl.a,t.ex,dvs,f.eks,osv,kl,ev,ca,mfl,n.b,tzv,např,tj,č,esim,ym,mm,jne',
  ]
    .join(',')
    .split(','),
);
/** Languages with a point after ordinal numbers: "am 3. Mai". */
const ORDINAL_POINT = new Set([
  'de',
  'da',
  'no',
  'fi',
  'cs',
  'sk',
  'sl',
  'hr',
  'sr',
  'hu',
  'pl',
  'et',
  'lv',
  'tr',
  'is',
]);

/** The largest number before a point that may be a day of a month. */
const LAST_DAY = 31;

/**
 * Splits the blocks into sentences, in order, each within one block. Segmentation follows Unicode (UAX 29), but not
 * after abbreviations, initials and ordinal numbers.
 */
export function sentencesOf(blocks: readonly Block[], language: string): Sentence[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentences: Sentence[] = [];
  for (const [block, { text, isItem }] of blocks.entries()) {
    let pending = '';
    for (const { segment } of segmenter.segment(text)) {
      if (pending !== '' && !endsSentence(pending, segment, language)) pending += segment;
      else {
        if (pending.trim() !== '') sentences.push({ text: pending.trim(), isItem, block });
        pending = segment;
      }
      if (sentences.length >= MAX_SENTENCES) return sentences;
    }
    if (pending.trim() !== '') sentences.push({ text: pending.trim(), isItem, block });
  }
  return sentences;
}

/** Returns false if `before` ends with the point of an abbreviation, or `after` begins in lower case. */
function endsSentence(before: string, after: string, language: string): boolean {
  const text = before.trimEnd();
  if (/^[\p{Ll}),;]/u.test(after)) return false;
  if (!text.endsWith('.')) return true;
  const word = text.slice(Math.max(text.lastIndexOf(' '), text.length - 20) + 1, -1);
  const plain = word.replace(/^[("'„“«]+/, '').toLowerCase();
  if (ABBREVIATIONS.has(plain) || /^\p{Lu}$/u.test(word)) return false;
  return !(ORDINAL_POINT.has(language) && /^\d{1,2}$/.test(plain) && Number(plain) <= LAST_DAY);
}
