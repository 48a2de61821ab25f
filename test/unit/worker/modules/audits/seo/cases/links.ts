import { toCase } from './case.ts';

const links = (...all: string[]) => ({ body: all.map((one) => `<p>${one}</p>`).join('\n') });
const to = (text: string, attributes = '') => `<a href="/boats"${attributes}>${text}</a>`;

/** Cases of link texts. */
export const linkTextCases = [
  toCase(
    'links that say where they lead',
    links(to('Boats'), to('Click here for boats'), to('Learn more about boats')),
  ),
  toCase('click here', links(to('Click here'))),
  toCase('white space and character references in a generic text', links(to('\n  Read&#32;\n more&nbsp;'))),
  toCase('a generic text in elements', links(to('<span>Learn</span> <b>more</b>'))),
  toCase('a line break in a generic text', links(to('click<br>here'))),
  toCase('blocks in a generic text', links(to('<div>click</div><div>here</div>'))),
  toCase('one block around a generic text', links(to('<div> here </div>'))),
  toCase('a generic text with a hidden word', links(to('<span hidden>boats </span>more info'))),
  toCase(
    'a generic text with a word of display: none',
    links(to('here <span style="color:red; DISPLAY : none">boats</span>')),
  ),
  toCase(
    'a generic text with a visible word',
    links(to('here <span style="display:none; display:inline">boats</span>')),
  ),
  toCase(
    'a generic text with a word of visibility: hidden',
    links(to('this<i style="visibility:hidden"> boats</i>')),
  ),
  toCase('a hidden link with a generic text', links(`Boats <span hidden>${to('here')}</span>`)),
  toCase(
    'a generic text with script and style',
    links(to('start<script>"boats"</script><style>b{}</style><noscript>boats</noscript>')),
  ),
  toCase('a generic text with an image', links(to('go <img src="/b.png" alt="boats">'))),
  toCase('a generic text with an aria-label', links(to('more', ' aria-label="More about boats"'))),
  toCase('a German text in an English page', links(to('hier'))),
  toCase('a German text in a German page', { lang: ' lang="de"', ...links(to('Weiterlesen')) }),
  toCase('an English text in a German page', { lang: ' lang="de"', ...links(to('click here')) }),
  toCase('a generic text in an Austrian page', { lang: ' lang="de-AT"', ...links(to('mehr')) }),
  toCase('a language in capitals', { lang: ' lang="EN"', ...links(to('here')) }),
  toCase('a Swedish text without a language', { lang: '', ...links(to('läs mer')) }),
  toCase('a Japanese text without a language', { lang: '', ...links(to('続きを読む')) }),
  toCase('an empty language', { lang: ' lang=""', ...links(to('hier')) }),
  toCase('a link with a language of its own', links(to('hier', ' lang="de"'))),
  toCase('a part of a link with a language of its own', links(to('<span lang="es">aquí</span>'))),
  toCase('two languages in a link', links(to('<span lang="es">a</span><span lang="pt-BR">qui</span>'))),
  toCase('a language around a link', {
    body: `<section lang="ko"><p>${to('여기')}</p></section><p lang="en">Boats</p>`,
  }),
  toCase('a language on the body alone', {
    lang: '',
    html: `<title>B</title><meta name=description content=B><body lang=pt>${to('veja mais')}`,
  }),
  toCase(
    'generic texts that do not count',
    links(
      '<a>here</a>',
      '<a href="#top">here</a>',
      '<a href="">more</a>',
      '<a href="MAILTO:boats@boats.example">here</a>',
      '<a href="javascript:go()">here</a>',
      '<a href="/x" rel="nofollow">here</a>',
      '<a href="/x" rel="noopener xnofollow">here</a>',
    ),
  ),
  toCase('a generic text with rel in capitals', links(to('here', ' rel="NOFOLLOW"'))),
  toCase('a generic link to the page by another query', links('<a href="/?a=1#top">here</a>')),
  toCase('a generic link to the page by its full URL', links('<a href="{origin}/#x">here</a>')),
  toCase('generic links with a base', { head: '<base href="/other/">', ...links('<a href="#top">here</a>') }),
  toCase('a generic link in svg', {
    body: '<p>B</p><svg height="20"><a href="/boats"><text y="9">here</text></a></svg>',
  }),
  toCase('a generic link in svg by xlink', {
    body: '<p>B</p><svg height="20"><a xlink:href="/boats"><text y="9"> more </text></a></svg>',
  }),
  toCase('generic links in template, noscript and a comment', {
    body: `<template>${to('here')}</template><noscript>${to('here')}</noscript><!-- ${to('here')} --><p>B</p>`,
  }),
  toCase('unclosed links', { body: '<p>B</p><a href="/a">here<a href="/b">Boats<p>More of them' }),
  toCase('a link to a URL that is none', links('<a href="https://">here</a>')),
];

/** Cases of links that crawlers cannot follow. */
export const crawlableCases = [
  toCase(
    'links of every allowed kind',
    links(
      to('Boats'),
      '<a href="#x">X</a>',
      '<a href="">Y</a>',
      '<a href="mailto:b@boats.example">Mail us</a>',
      '<a href="tel:1">Tel</a>',
      '<a href="//boats.example/x">Z</a>',
      '<a href="?a=b">Q</a>',
      '<a href="javascript:go()">J</a>',
      '<a name="n">N</a>',
      '<a>P</a>',
      '<a id="i" onclick="x()">I</a>',
    ),
  ),
  toCase('javascript:void(0)', links('<a href="javascript:void(0)">Boats</a>')),
  toCase('javascript: void 0, with white space', links('<a href=" javascript: void 0;">Boats</a>')),
  toCase('javascript:void(0) with a role', links('<a href="javascript:void(0)" role="button">Boats</a>')),
  toCase('javascript:void(0) with a name', links('<a href="javascript:void(0)" name="boats">Boats</a>')),
  toCase('javascript:void(0) with an id', links('<a href="javascript:void(0)" id="boats">Boats</a>')),
  toCase('javascript:void(0) in capitals', links('<a href="JavaScript:VOID(0)">Boats</a>')),
  toCase(
    'javascript:void(0) as character references',
    links('<a href="javascript&#58;void&lpar;0)">Boats</a>'),
  ),
  toCase('file:', links('<a href="file:///c:/boats.html" name="boats">Boats</a>')),
  toCase('a URL that is none', links('<a href="http://[boats">Boats</a>')),
  toCase('a placeholder with a click', links('<a onclick="go()">Boats</a>')),
  toCase(
    'a placeholder with a key, and a word that is no event',
    links('<a onboat="go()">Boats</a><a onkeydown="go()">Boats</a>'),
  ),
  toCase('a placeholder with a word that is no event', links('<a onboat="go()">Boats</a>')),
  toCase('a link without href, with rel', links('<a rel="nofollow">Boats</a>')),
  toCase('a link without href, with target and a name', links('<a target="_blank" name="x">Boats</a>')),
  toCase('a link without href, with target and an id', links('<a target="_blank" id="x">Boats</a>')),
  toCase('role and name of white space', links('<a href="javascript:void(0)" role=" " name=" ">Boats</a>')),
  toCase('a link in svg without href', {
    body: '<p>B</p><svg height="20"><a target="_top"><text y="9">Boats</text></a></svg>',
  }),
  toCase('a link in svg with void', {
    body: '<p>B</p><svg height="20"><a href="javascript:void(0)" name="x"><text y="9">Boats</text></a></svg>',
  }),
  toCase('bad links in template and noscript', {
    body: '<p>B</p><template><a href="javascript:void(0)">B</a></template><noscript><a href="file:///x">B</a></noscript>',
  }),
];
