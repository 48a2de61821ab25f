/** Mails that try to run scripts, to load something from elsewhere, or to cover the page. */

/** A text in every hostile mail, so that a test can check that the mail is shown at all. */
export const WORDS = 'Harmless words of a hostile mail';

const p = `<p>${WORDS}</p>`;
const run = (name: string) => `parent.hacked='${name}';window.hacked='${name}'`;

/** Returns the hostile mails by what they try; `elsewhere` is the address of a server that must receive no request. */
export function hostileMails(elsewhere: string): Record<string, string> {
  const at = (name: string) => `${elsewhere}/${name}`;
  return {
    script: `${p}<script>${run('script')}</script><script src="${at('script.js')}"></script>`,
    'event handlers': `${p}<img src="x" onerror="${run('onerror')}"><div onmouseover="${run('over')}" style="width:900px;height:900px">over</div><details open ontoggle="${run('toggle')}">d</details>`,
    'javascript links': `${p}<a href="javascript:${run('link')}">Open</a><a href="&#106;avascript:${run('link2')}">Open</a><a href="data:text/html,<script>${run('data')}</script>">Open</a>`,
    'remote images': `${p}<img src="${at('image.png')}"><input type="image" src="${at('input.png')}"><table background="${at('table.png')}"><tr><td background="${at('cell.png')}">x</td></tr></table>`,
    srcset: `${p}<img srcset="${at('set.png')} 1x, ${at('set2.png')} 2x"><picture><source srcset="${at('source.png')}"><img src="${at('picture.png')}"></picture>`,
    'CSS addresses': `${p}<div style="background:url('${at('bg.png')}');list-style-image:url(${at('list.png')});cursor:url(${at('cursor.cur')}),auto">x</div><style>body{background:url(${at('style.png')})}#mail{content:url(${at('content.png')})}</style>`,
    'CSS imports': `${p}<style>@import url("${at('import.css')}");@font-face{font-family:x;src:url(${at('font.woff')})}p{font-family:x}</style><link rel="stylesheet" href="${at('link.css')}">`,
    'meta refresh': `${p}<meta http-equiv="refresh" content="0;url=${at('refresh')}"><meta http-equiv="Set-Cookie" content="a=b">`,
    base: `${p}<base href="${elsewhere}/" target="_top"><img src="based.png"><a href="based">x</a>`,
    SVG: `${p}<svg xmlns="http://www.w3.org/2000/svg" onload="${run('svg')}"><script>${run('svg script')}</script><image href="${at('svg.png')}"/><use href="${at('use.svg')}#x"/><foreignObject><iframe src="${at('foreign')}"></iframe></foreignObject><animate attributeName="href" values="javascript:${run('animate')}"/></svg>`,
    MathML: `${p}<math><maction actiontype="statusline#${at('math')}" xlink:href="javascript:${run('math')}">x</maction></math><math><mtext><table><mglyph><style><img src=x onerror="${run('mglyph')}"></style></mglyph></table></mtext></math>`,
    frames: `${p}<iframe src="${at('frame')}"></iframe><iframe srcdoc="<script>parent.parent.hacked='srcdoc'</script><img src='${at('srcdoc.png')}'>"></iframe><frameset><frame src="${at('frameset')}"></frameset><portal src="${at('portal')}"></portal>`,
    objects: `${p}<object data="${at('object.swf')}"><embed src="${at('embed.swf')}"></object><applet code="x" archive="${at('applet.jar')}"></applet>`,
    media: `${p}<video src="${at('video.mp4')}" poster="${at('poster.png')}" autoplay></video><audio src="${at('audio.mp3')}" autoplay></audio><video><track src="${at('track.vtt')}" default></video>`,
    prefetching: `${p}<link rel="prefetch" href="${at('prefetch')}"><link rel="preload" as="image" href="${at('preload.png')}"><link rel="dns-prefetch" href="${elsewhere}"><link rel="modulepreload" href="${at('module.js')}"><link rel="icon" href="${at('icon.ico')}">`,
    'forms that send themselves': `${p}<form id="f" action="${at('form')}" method="post"><input name="a" value="b" autofocus onfocus="this.form.submit()"><button formaction="${at('button')}">Go</button></form><script>document.forms[0].submit()</script><isindex action="${at('isindex')}">`,
    windows: `${p}<script>window.open('${at('window')}')</script><body onload="window.open('${at('onload')}');top.location='${at('top')}'"><a href="${at('named')}" target="_top" id="x">x</a>`,
    overlays: `${p}<div style="position:fixed;inset:0;z-index:2147483647;background:red;width:100vw;height:100vh">Sign in again</div><div style="position:absolute;top:-2000px;left:-2000px;width:9000px;height:9000px;background:red">x</div><div style="margin:-900px;transform:scale(50)">x</div><dialog open style="position:fixed;inset:0">x</dialog><div popover id="pop">x</div>`,
    'endless height': `${p}<div style="height:99999999px">x</div><div style="height:100vh;padding-bottom:300vh">x</div>`,
    'closing tags': `${p}--></div></body></html></style></script></title></textarea></noscript><script>${run('closing')}</script><plaintext><img src=x onerror="${run('plaintext')}">`,
    'more nested boxes than a browser can lay out': `${p}${'<span style="display:inline-table">'.repeat(900)}deep${'</span>'.repeat(900)}`,
    'formats that every block repeats': `${p}<p>${Array.from({ length: 500 }, (_, n) => `<font size="${n}">`).join('')}${'<div>x</div>'.repeat(50_000)}`,
    'cells that span all the others': `${p}<table border="1" style="border-collapse:collapse">${'<tr><td rowspan="65000" colspan="1000">x</td></tr>'.repeat(20_000)}</table>`,
    'one word that runs both ways': `${p}<p>${'\u05d0b'.repeat(300_000)}</p>`,
    'two megabytes of nested tables': `${p}${'<table><tr><td>'.repeat(100_000)}deep${'</td></tr></table>'.repeat(20_000)}`,
  };
}
