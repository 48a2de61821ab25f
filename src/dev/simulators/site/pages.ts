/** The pages of the demo website. Each comment names a flaw; everything else is correct. */

interface Page {
  path: string;
  title: string;
  description: string | null;
  main: string;
  /** Additional elements of the head. */
  head?: string;
}

const MENU = [
  ['/', 'Home'],
  ['/boats', 'Boats'],
  ['/workshop', 'Workshop'],
  ['/about', 'About us'],
  ['/contact', 'Contact'],
] as const;

/** Renders each page for the origin of the site. */
export const PAGES: Record<string, (origin: string) => string> = {
  '/': (origin) =>
    layout(origin, {
      path: '/',
      title: 'Harbour Boats: wooden boats, built and mended by hand',
      description: 'Harbour Boats builds and mends wooden sailing boats in a small yard by the sea.',
      head: organization(origin),
      main: `<h1>Wooden boats, built and mended by hand</h1>
    <!-- Flaws: no alternative text, no width and height. -->
    <img src="/photos/harbour.jpg">
    <p>Since 1987 we have built sailing boats of larch and oak, one at a time. Six people work in our yard, and each of
    them has launched a boat of her or his own.</p>
    <h2>New this season</h2>
    <p>The Tern is a day boat of 5.2 metres for two to four people. To see her, <a href="/boats">click here</a>.</p>
    <h2>Winter places</h2>
    <p>There is room for 40 boats in the dry hall. We check masts, rigging and hull before the season begins. All works
    are listed <a href="/workshop">in the workshop</a>.</p>`,
    }),
  '/boats': (origin) =>
    layout(origin, {
      path: '/boats',
      title: 'Our boats | Harbour Boats',
      // Flaw: search engines have to guess a description.
      description: null,
      main: `<h1>Our boats</h1>
    <article>
      <h2>Tern</h2>
      <img src="/photos/tern.jpg" alt="A white day boat with a red sail" width="640" height="360">
      <p>5.2 metres, larch on oak, gunter rig. Ready to sail for 18,400 euros.</p>
    </article>
    <article>
      <h2>Curlew</h2>
      <!-- Flaw: no alternative text. -->
      <img src="/photos/curlew.jpg" width="640" height="360">
      <p>7.4 metres, with a cabin for two. Built to order in about 14 months.</p>
    </article>`,
    }),
  '/workshop': (origin) =>
    layout(origin, {
      path: '/workshop',
      title: 'Workshop | Harbour Boats',
      description:
        'Planks, masts, varnish and engines: what the workshop of Harbour Boats does for wooden boats.',
      main: `<h1>Workshop</h1>
    <ul>
      <li>New planks and frames</li>
      <li>Masts and spars</li>
      <li>Paint and varnish</li>
      <li>Electric engines</li>
    </ul>
    <!-- Flaw: this page is gone. -->
    <p>Our <a href="/prices-2019">price list</a> has the details.</p>`,
    }),
  '/about': (origin) =>
    layout(origin, {
      path: '/about',
      // Flaw: two pages have this title.
      title: 'Workshop | Harbour Boats',
      description: 'Six boat builders, one dog and a crane from 1952: who works at Harbour Boats.',
      main: `<h1>About us</h1>
    <p>Hanne and Piet founded the yard in an old fish hall. Today their daughter Marit runs it with five boat builders
    and two apprentices.</p>
    <img src="/photos/team.jpg" alt="Eight people in front of a half-built boat" width="640" height="360">`,
    }),
  '/contact': (origin) =>
    layout(origin, {
      path: '/contact',
      title: 'Contact | Harbour Boats',
      description: 'How to find Harbour Boats, and when the yard is open.',
      main: `<h1>Contact</h1>
    <p>Quay 4, open from Tuesday to Saturday, 8 to 17 h. Telephone 555 0142.</p>
    <form action="/contact" method="get">
      <!-- Flaw: the field has no label. -->
      <input name="email" type="email" placeholder="Your email address">
      <button>Call me back</button>
    </form>`,
    }),
};

function layout(origin: string, { path, title, description, main, head = '' }: Page): string {
  const menu = MENU.map(([href, name]) => `<a href="${href}">${name}</a>`).join('\n      ');
  // Flaws: no og:image, no card for X, and the script blocks rendering.
  return `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    ${description === null ? '' : `<meta name="description" content="${description}">`}
    <link rel="canonical" href="${origin}${path}">
    <meta property="og:title" content="${title}">
    <meta property="og:type" content="website">
    <meta property="og:url" content="${origin}${path}">
    <meta property="og:site_name" content="Harbour Boats">
    <meta name="theme-color" content="#0b3d5c">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="manifest" href="/site.webmanifest">
    <link rel="stylesheet" href="/style.css">
    <script src="/menu.js"></script>
    ${head}
  </head>
  <body>
    <nav>
      ${menu}
    </nav>
    <main>
    ${main}
    </main>
    <footer>
      <p>Harbour Boats, Quay 4. <a href="https://www.instagram.com/harbourboats.example">Photos from the yard</a></p>
    </footer>
  </body>
</html>
`;
}

/** Flaw: the logo does not exist. */
function organization(origin: string): string {
  const description = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Harbour Boats',
    url: `${origin}/`,
    logo: `${origin}/logo.png`,
  };
  return `<script type="application/ld+json">${JSON.stringify(description)}</script>`;
}
