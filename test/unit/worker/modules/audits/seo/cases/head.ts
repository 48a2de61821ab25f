import { toCase } from './case.ts';

const BODY = '<body><p>We build wooden boats.</p></body></html>';

/** Cases of titles, descriptions and statuses. */
export const headCases = [
  toCase('a plain page', {}),
  toCase('no title, no description', { title: '', description: '' }),
  toCase('an empty title, an empty description', {
    title: '<title></title>',
    description: '<meta name="description" content="">',
  }),
  toCase('a title and a description of white space', {
    title: '<title> &nbsp;\n </title>',
    description: '<meta name="description" content=" &nbsp;&#10; ">',
  }),
  toCase('a title of character references, a description without a value', {
    title: '<title>&amp;&lt;b&gt;</title>',
    description: '<meta name="description">',
  }),
  toCase('only svg has a title; a property is no name', {
    title: '',
    description: '<meta property="description" content="Boats">',
    body: '<svg width="9" height="9"><title>A boat</title><circle r="4"/></svg><p>Boats</p>',
  }),
  toCase('the title stands in the body; the description has another case', {
    title: '',
    description: '<META NAME="Description" CONTENT="&quot;Boats&quot;">',
    body: '<title>Boats</title><p>Boats</p>',
  }),
  toCase('the first of two titles is empty, as is the first of two descriptions', {
    title: '<title></title><title>Boats</title>',
    description: '<meta name="description" content=""><meta name="description" content="Boats">',
  }),
  toCase('title and description in noscript', {
    title: '<noscript><title>Boats</title></noscript>',
    description: '<noscript><meta name="description" content="Boats"></noscript>',
  }),
  toCase('title and description in a template', {
    title: '<template><title>Boats</title></template>',
    description: '<template><meta name="description" content="Boats"></template>',
  }),
  toCase('title and description in comments and scripts', {
    title: '<!-- <title>Boats</title> --><script>"<title>Boats</title>"</script>',
    description: '<style>/* <meta name="description" content="Boats"> */</style>',
  }),
  toCase('a <p> ends the head before the description', {
    html: `<!doctype html><html lang=en><head><title>Boats</title><p>Boats</p><meta name=description content=Boats></head>${BODY}`,
  }),
  toCase('a <div> ends the head before title, description, robots and canonical', {
    html:
      '<!doctype html><html lang=en><head><div></div><title>Boats</title><meta name=description content=Boats>' +
      `<meta name=robots content=noindex><link rel=canonical href=/relative></head>${BODY}`,
  }),
  toCase('white space and comments do not end the head; tags are left out', {
    html: '<!doctype html> <!-- a --> <title>Boats</title> <!-- b --> <meta name=description content=Boats> Text <img src=/a.png alt="">',
  }),
  toCase('after </head>, elements of the head still go there', {
    html: `<!doctype html><html lang=en><head><title>Boats</title></head><meta name=description content=Boats><link rel=canonical href=/x>${BODY}`,
  }),
  toCase('nothing but text', { html: 'Boats' }),
  toCase('a description with a space in its name', {
    description: '<meta name=" description" content="Boats">',
  }),
  toCase('not found', { status: 404 }),
  toCase('gone', { status: 410, title: '' }),
  toCase('an error of the server', { status: 500 }),
  toCase('unavailable', { status: 503 }),
  toCase('created', { status: 201 }),
  toCase('non-authoritative', { status: 203 }),
];
