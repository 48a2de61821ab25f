import type { AdviceTable } from './recommendation.ts';

const LEAKED = 'Replace every password and key in the file: whoever has read it has them.';

/** Advice outside the HTTP Observatory: the certificate, the page, exposed files, the DNS and libraries. */
export const EXPOSURE_ADVICE: AdviceTable = {
  'certificate-valid': {
    title: 'Install a certificate that browsers accept',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Find the reason in the evidence: expired, self-signed, issued for other names, or without its intermediate certificates.',
      'Get a certificate for all host names of the site, for instance from Let’s Encrypt: `certbot --nginx -d example.com -d www.example.com`.',
      'Give the server the whole chain: in nginx `ssl_certificate` names `fullchain.pem`.',
      'On Cloudflare, turn on Universal SSL, and the encryption mode “Full (strict)”.',
    ],
  },
  'certificate-expiry': {
    title: 'Renew the certificate',
    impact: 'high',
    effort: 'low',
    steps: [
      'Renew it now: with Certbot by `certbot renew`, else in the panel of your host.',
      'Reload the server, so that it takes the new certificate: `nginx -s reload`.',
      'Find out why it was not renewed by itself: `certbot renew --dry-run` shows what fails.',
    ],
  },
  'tls-version': {
    title: 'Turn on TLS 1.2 and 1.3, and turn off what is older',
    impact: 'high',
    effort: 'low',
    steps: [
      'In nginx: `ssl_protocols TLSv1.2 TLSv1.3;`.',
      'On Cloudflare, set SSL/TLS, Edge Certificates, Minimum TLS Version to 1.2.',
      'Update the server if it does not know TLS 1.2.',
    ],
  },
  'mixed-content-active': {
    title: 'Load scripts, styles and frames over https',
    impact: 'high',
    effort: 'low',
    steps: [
      'Replace `http://` by `https://` in the elements that the evidence lists: browsers block them.',
      'Where a server has no https, copy the file to your own.',
      'Until all are replaced, send `Content-Security-Policy: upgrade-insecure-requests`.',
    ],
  },
  'mixed-content-passive': {
    title: 'Load images, audio and video over https',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Replace `http://` by `https://` in the elements that the evidence lists.',
      'Where a server has no https, copy the file to your own.',
      'In WordPress, also replace the old address in the database: `wp search-replace http://example.com https://example.com`.',
    ],
  },
  'insecure-forms': {
    title: 'Send forms over https',
    impact: 'high',
    effort: 'low',
    steps: [
      'Replace `http://` by `https://` in the `action` and `formaction` attributes that the evidence lists.',
      'If the page itself was loaded over http, redirect it to https first.',
    ],
  },
  'exposed-git': {
    title: 'Hide the Git repository',
    impact: 'high',
    effort: 'low',
    steps: [
      'Forbid access: in nginx `location ~ /\\.git { deny all; }`, on Cloudflare a WAF rule that blocks paths with `/.git`.',
      'Deploy only the files of the site, without the folder `.git`.',
      'Replace every password and key that was ever committed: the whole history could be downloaded.',
    ],
  },
  'exposed-env': {
    title: 'Hide the file with settings, and replace its secrets',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Move `.env` out of the folder that the web server publishes.',
      'Forbid access to all hidden files: in nginx `location ~ /\\.(?!well-known) { deny all; }`.',
      LEAKED,
    ],
  },
  'exposed-wp-config': {
    title: 'Delete the copy of the WordPress configuration',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Delete `wp-config.php.bak` from the server.',
      'Forbid access to copies: in nginx `location ~ \\.(bak|old|orig|save|swp)$ { deny all; }`.',
      LEAKED,
      'Make new keys and salts in `wp-config.php`, which signs everybody out.',
    ],
  },
  'exposed-ds-store': {
    title: 'Delete .DS_Store files',
    impact: 'low',
    effort: 'low',
    steps: [
      'Delete them on the server: `find . -name .DS_Store -delete`.',
      'Forbid access to all hidden files: in nginx `location ~ /\\.(?!well-known) { deny all; }`.',
      'Add `.DS_Store` to `.gitignore`, so that they do not come back.',
    ],
  },
  'exposed-server-status': {
    title: 'Hide the status page of the server',
    impact: 'medium',
    effort: 'low',
    steps: [
      'In Apache, allow it to the server itself alone: `<Location /server-status> Require local </Location>`.',
      'If a proxy on the same machine forwards requests, turn the page off: `a2dismod status`.',
    ],
  },
  'security-txt': {
    title: 'Say in a security.txt whom to tell of weaknesses',
    impact: 'low',
    effort: 'low',
    steps: [
      'Write a text file with two lines: `Contact: mailto:security@example.com` and `Expires: 2027-06-30T00:00:00Z`, a time at most a year ahead.',
      'Serve it over https at `/.well-known/security.txt` with `Content-Type: text/plain; charset=utf-8`.',
      'Note in a calendar to renew `Expires` before that time.',
    ],
  },
  spf: {
    title: 'Limit by SPF which servers send your mail',
    impact: 'high',
    effort: 'medium',
    steps: [
      'List all services that send mail for the domain: the mail provider, newsletters, the shop, invoices.',
      'Publish exactly one TXT record at the domain, for instance `v=spf1 include:_spf.google.com ~all`. A domain that sends no mail has `v=spf1 -all`.',
      'Merge several records into one, and stay below ten DNS look-ups.',
      'End it with `~all` or `-all`.',
    ],
  },
  dmarc: {
    title: 'Have forged mail refused by DMARC',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Publish a TXT record at `_dmarc` below the domain that only collects reports: `v=DMARC1; p=none; rua=mailto:dmarc@example.com`.',
      'Read the reports for some weeks, and give every service that sends for you SPF or DKIM under your domain.',
      'Then change the policy to `p=quarantine`, and later to `p=reject`.',
      'Leave out `sp=none`, so that the policy holds for subdomains too.',
    ],
  },
  caa: {
    title: 'Name in CAA records who may issue certificates',
    impact: 'low',
    effort: 'low',
    steps: [
      'Find out which authorities issue the certificates of all your hosts; a CDN may use several.',
      'Publish a CAA record at the domain for each, for instance `0 issue "letsencrypt.org"`.',
      'Check that the next renewal still works.',
    ],
  },
  dnssec: {
    title: 'Sign the domain with DNSSEC',
    impact: 'medium',
    effort: 'medium',
    steps: [
      'Turn on DNSSEC at the provider of the DNS: on Cloudflare under DNS, Settings, DNSSEC.',
      'Give the DS record that it shows to the registrar of the domain, unless both are the same company.',
      'Before a change of the DNS provider, remove the DS record and wait a day: otherwise the domain disappears.',
    ],
  },
  ipv6: {
    title: 'Make the site reachable over IPv6',
    impact: 'low',
    effort: 'medium',
    steps: [
      'Ask your host for an IPv6 address, and have the server listen on it: in nginx `listen [::]:443 ssl;`.',
      'Publish it as an AAAA record of the host.',
      'On Cloudflare, turn on Network, IPv6 Compatibility: the server itself then needs none.',
    ],
  },
  'vulnerable-libraries': {
    title: 'Update libraries with known vulnerabilities',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Update each library that the evidence lists at least to the version that mends it.',
      'If a theme or plug-in brings the library, update that; replace it if there is no update.',
      'Read the notes on breaking changes: for jQuery before 3.0, the plug-in jQuery Migrate shows what has to change.',
      'Remove libraries that no page needs any more.',
    ],
  },
};
