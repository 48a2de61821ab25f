/**
 * The primary language subtags of the IANA registry (RFC 5646) that are not deprecated: a line for each first letter,
 * a number in base 36 for each second one. Bit 0 stands for the code of two letters, bits 1 to 26 for those of three.
 */
const CODES = [
  '1nrx8f,27wphb,27w0vq,25emt2,1uqmv3,167k53,27wr26,1645i,107j0e,1b6lqa,27wef1,27wr22,27wqun,27wr27,1gay9q,27wr26,14sja2,27wkl9,27wkqn,27wr0e,25eupq,4pxjp,13u1tq,9zwkk,20euv3,14m3rz',
  '27tq0v,27wr26,1xx5oe,27wr26,27wb9b,25eupq,27wqv3,27wr27,27lhxb,27wr26,27wr1a,26nsvy,27wr27,27wqv3,27lihz,27wr0e,27wr1a,27wr1b,13ydin,27wr26,27r1mm,27liim,25eupq,1nb37i,26nsvy,27wr26',
  '27a9z3,tx77i,mf22,1ofoxm,km5c7,6fm,1oq,23unkt,p6l32,n0mxu,22vgue,r6p16,14pey,hgqku,27fvun,vlfxq,18y6o,26nsv3,27wr27,1q6yey,13y0sv,cqp,mh86,74,paf,nksg',
  '279xbv,tnhti,5ma0,5hqr6,1720vt,,1lb932,j8fbm,25euou,6frem,agl1e,kn4,137ncu,tj25u,26nlny,1ekg,,rf8hq,142dyc,me5ue,27a9z2,3,1unapu,,lezyu,fxv',
  '2,1fbew,kg1kw,,x,f6,tzqwy,1k6ps,35s00,2,k78h6,bavxd,24mn52,izzof,mh35,e8,,63w5e,vn5pd,1gbb4d,2t5d,cv4,pa8,mh34,paa,y',
  '200b13,35s,b8jk,,5m9s,6pt,5m9s,,72c0z,1,2hxxc,k59fm,1acqo,hw,agzkh,w,b8jk,18gt5,bbq8,,oli7w,5m9s,y,,1,',
  '27wr27,27a9z2,sj94,cg35r,25t90e,am41s,72112,14isq,25esam,1f5ds,1bepe,qefbx,26wura,1b3fen,27wr26,co2,1exhe,27uwm6,5drc0,18yki,1nxji7,kisff,h0zy6,9zlds,1o4ik6,d1e',
  '261bsv,1a03q,76,kary8,70z,,4zz0g,k4tfk,fsjbr,e8,bmzm,1vfau,27w1ry,1lghe,1wl1kv,bxts,,1l14x7,bojo,bkhs1,27wef1,2ialk,pai,,eze2r,1',
  '7dvl,lee2e,5pmq,2cain,1,l8cx2,5ccrp,517no,5ywx,cbag,1ml929,94b5y,l3o6a,14yu99,6ed4x,pog,68qv4,vegpu,4k8fv,26j7el,6bl,2hwck,c5q9,360,a0ao2,1446ps',
  '20dmyn,7259c,xpmo,mh6q,21jms,,qw4,b8xs,ogb0f,5mao,1s35u,b8kg,fgp3y,bd02,5gnmc,a57nm,5m9s,211ja,35s,,re1pa,cnl,e9,,jz6si,',
  '11r9xb,27wr26,27wr26,27liii,27wr26,27wr26,13ydj3,27wkqm,27qqkf,22wydb,27wr27,27wr27,27wr27,27wqv3,27qltn,27wr26,27wr26,27txtr,27wr27,27wr26,27r4sd,27wr27,27wr27,27wqym,27wr27,27wr26',
  '24rocf,27vca7,fq0o,5m6u,27wr26,cn6,16eufb,28p36,279r0f,f0w82,mctoe,bpeda,26z1fi,1ajpuf,27wr1r,a0nc2,5m9s,179qqy,smyf2,1l9c9,1xx5kr,1kbur,77fky,6bk,cqq,13ytj4',
  '1nr5di,27wqym,27wr26,27w1ry,1xx5oe,27wr26,27wr27,25eupr,25eupr,27wr0e,27wr1r,1nb33z,27liim,27wr27,27wb97,27wr0e,27wr1q,27wqnz,27wr25,13ydj3,22wybi,27wq9i,27wr26,27wr26,27wr25,27wr0e',
  '245wjj,13yadb,1gfv9a,27w1r3,27v9bz,1enma,27wr27,27leke,27vchq,20ask6,1nxh4u,26xmln,27wr26,27w1rz,1xrjej,vk4na,kpu2o,1g13an,27wq9q,24p4fk,27wr26,vsx,z538u,biche,13ydj1,1pnlli',
  '2nk7e,2229s,19tz7,1vgua,,1kw00,19nl8,1vf9c,co2,7uc99,1i72ri,21yr6,13mxm7,he7ja,h7kg,kml1e,,27s71n,bxhjf,25df06,jdy,g,3k0,,jzd3o,6bk',
  '27wdmn,1suhgs,57ita,1whl6,20vk6u,36q,1pi8wi,9my6q,27twcf,mh34,2eqvi,1xwyyn,25dg1q,27wr0e,26i2ns,2hv6q,4zz1e,25etxa,rgtdn,tn7k3,253666,,56npi,6bk,vjhuo,cv4',
  '2,,,,,,,,,,,,,,,,,,,,260lpb,1tbcx6,xw6i,7hfre,1eki,',
  '27wr1a,1jb8,1s,4,l363q,,1q78i,1eo0,21nqe,b91c,5mgp2,,27wq9r,579g7,6gqnz,mtq8,,nd34,50gsk,5b7rc,1pxywd,,6mmb,4zspc,1kjcw,74',
  '27webj,27wr26,jtdd3,1ixr73,1xx5of,5b7l0,25c1j3,27wr0f,27weev,7eugu,27wnwf,25e3uj,27w1r3,27a9yl,27a3lr,yyjss,cfzer,27vbov,22wydb,tys53,26m1f3,ago4v,13ydhp,6qyss,zgt26,rtyv2',
  '27a3gf,27wr26,2597ni,yx69q,27wn3z,t5og,27wfzz,27w0vt,27r4sb,6mqo2,1nwtmf,13ydi7,1xx5oe,27wq9r,279xbx,27liay,76dc4,27wr27,27vp4v,1xx5of,27r37i,116m2a,1155vj,wf54e,22t7vn,a0xs2',
  '658g,ldurm,,198yq,b8jk,e8,k08x3,cn6,2t4w0,e8,t5fnn,q8lta,1sgbi,1fej02,e80,2hwqo,,27ipdb,1lngi,1fz8i,1f3eo,3ds,2,,2,bl6p',
  'o9nmq,1l0,,,7zmh,,s3cw,,3g1y1,1kw,15wlj6,cn40,27981q,1mgw,s3cx,,,yewy,2icjk,pa8,n01s,,2,,,',
  '27wr27,8pl5y,ea,luoi8,7eqai,3k,q8neu,18zuq,timlo,ea,qdn2u,137b8q,fycou,qamkc,ph4ov,8,,277fyu,47req,5018k,yicd2,,56492,4zsoy,k5cee,',
  'tyrwe,z6v9a,tj92k,k2x3e,2dy8k,2,6ezti,4j48r,mzsp2,mh38,27wkqm,lluim,27wqny,1qdyty,583vc,27wr26,mh36,746uu,ocgn2,1xx41q,23seu,caw0,5sr0a,sb9g,kltdy,1l34',
  '27wr26,u06k6,7gu8,ba9e,otu7e,,6ra4i,bbpu,22w91f,,m1lz6,lf352,1f6w8u,1o6uu,ux5z9,141286,,pbleu,kiro8,p0h6q,252wou,mh36,7439e,l8eiq,15cxz4,1og',
  '27wef3,6vb56,7m,sg,j9e,,65fq,ezr4l,194g7a,,18jtsm,6ncbm,27wr26,ba9e,kjrc,27wr26,w,dp4y,1evia,wa9wg,jzpxf,,2,9zlds,1s3o,si',
];
const A = 97;

/**
 * Returns the primary language of a tag in small letters: `de` of `de-AT`, and of `DE_at`, as tags have no case
 * (RFC 5646, 2.1.1) and programs write their locales for them.
 */
export function primaryLanguage(tag: string): string {
  return tag.trim().toLowerCase().split(/[-_]/, 1)[0]!;
}

/** Returns whether a code of two or three small letters names a language. */
export function isLanguage(code: string): boolean {
  if (!/^[a-z]{2,3}$/.test(code)) return false;
  const [first, second, third] = [...code].map((letter) => letter.charCodeAt(0) - A);
  const codes = Number.parseInt(CODES[first!]!.split(',')[second!] || '0', 36);
  return ((codes >> (third === undefined ? 0 : third + 1)) & 1) === 1;
}
