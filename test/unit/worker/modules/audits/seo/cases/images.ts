import { toCase } from './case.ts';

const image = (attributes: string) => `<img src="/boat.png" ${attributes}>`;
const images = (...all: string[]) => ({ body: `<p>Boats</p>\n${all.map(image).join('\n')}` });
const inside = (html: string) => ({ body: `<p>Boats</p>\n${html.replaceAll('IMG', image(''))}` });

/** Cases of alternative texts of images. */
export const imageCases = [
  toCase('images with texts, or none on purpose', images('alt="A boat"', 'alt=""', 'alt', 'alt="&quot;"')),
  toCase('an image without alt', images('alt="A boat"', '')),
  toCase('an image with alt of white space', images('alt=" "')),
  toCase('an image with alt of a no-break space', images('alt="&nbsp;"')),
  toCase('an image with alt of white space and a label', images('alt=" " aria-label="Boat"')),
  toCase(
    'images without alt, named otherwise',
    images(
      'aria-label="Boat"',
      'title="Boat"',
      'aria-labelledby="b"',
      'role="presentation"',
      'role=" NONE "',
    ),
  ),
  toCase('an empty aria-label', images('aria-label=" "')),
  toCase('an empty title', images('title=" "')),
  toCase('aria-labelledby without an element', images('aria-labelledby="nobody"')),
  toCase('aria-labelledby with an element', {
    body: '<p id="b">Boat</p><img src="/b.png" aria-labelledby="x  b">',
  }),
  toCase('aria-labelledby with an empty element', {
    body: '<p id="b"></p><p>B</p><img src="/b.png" aria-labelledby="b">',
  }),
  toCase('aria-labelledby with a hidden element', {
    body: '<p id="b" hidden>Boat</p><p>B</p><img src="/b.png" aria-labelledby="b">',
  }),
  toCase('role presentation with alt of white space', images('alt=" " role="presentation"')),
  toCase('role presentation that can have the focus', images('role="presentation" tabindex="0"')),
  toCase('role none with a global attribute', images('role="none" aria-describedby="x"')),
  toCase('another role, which needs no name', images('role="separator"')),
  toCase('a role that needs a name', images('role="button"')),
  toCase('a role that needs no name, with the focus', images('role="figure" tabindex="-1"')),
  toCase('a word that is no role', images('role="boat"')),
  toCase('two roles', images('role="none separator"')),
  toCase(
    'hidden images',
    inside(
      '<div hidden>IMG</div><div aria-hidden="true">IMG</div><div style="display:none">IMG</div><div inert>IMG</div>',
    ),
  ),
  toCase('an image with aria-hidden', images('aria-hidden="true"', 'hidden', 'style="visibility:hidden"')),
  toCase('an image with aria-hidden="false"', images('aria-hidden="false"')),
  toCase('an image with aria-hidden without a value', images('aria-hidden')),
  toCase('an image that is visible in what is not', {
    body: '<p>B</p><div style="visibility:hidden"><img src="/b.png" style="visibility:visible"></div>',
  }),
  toCase('an image that is invisible in what is visible', inside('<div style="visibility:hidden">IMG</div>')),
  toCase('an image that is shown though hidden', images('hidden style="display:block"')),
  toCase('an image in closed details', inside('<details><summary>More</summary>IMG</details>')),
  toCase('an image in open details', inside('<details open><summary>More</summary>IMG</details>')),
  toCase('an image in a summary', inside('<details><summary>IMG More</summary>Boats</details>')),
  toCase('an image in a closed dialog', inside('<dialog>IMG</dialog>')),
  toCase('an image in an open dialog', inside('<dialog open>IMG</dialog>')),
  toCase('an image in a popover', inside('<div popover>IMG</div>')),
  toCase(
    'images in template, noscript, a comment and a textarea',
    inside('<template>IMG</template><noscript>IMG</noscript><!-- IMG --><textarea>IMG</textarea>'),
  ),
  toCase('the old name of images', { body: '<p>Boats</p><image src="/boat.png">' }),
  toCase('an image of svg', { body: '<p>B</p><svg height="9"><image href="/boat.png"/></svg>' }),
  toCase('an image ends the svg around it', {
    body: '<p>B</p><svg height="9"><g><img src="/boat.png"></g></svg>',
  }),
  toCase('an image in a table, moved out of it', inside('<table>IMG<tr><td>Boats</td></tr></table>')),
  toCase('an image in a link', inside('<a href="/boats">IMG Boats</a>')),
  toCase('an input of type image', { body: '<p>B</p><form><input type="image" src="/boat.png"></form>' }),
  toCase('alt in capitals, twice', images('ALT="A boat" alt=" "')),
];
