import { expect, test } from 'vitest';
import { judgeSpf } from '../../../../../../../src/worker/modules/audits/security/dns/spf.ts';

const problemOf = (terms: string) => {
  const { result, evidence } = judgeSpf('boats.example', [`v=spf1 ${terms}`]);
  return result === 'fail' && evidence![0]!.startsWith('receivers answer permerror') ? evidence![0]! : null;
};

test.each([
  '-all',
  '   a    -ALL   ',
  'a mx ptr -all',
  'a/0 mx/32 -all',
  'a//0 mx//128 -all',
  'a/24//64 -all',
  'a:boats.example/24//64 mx:boats.example//64 ptr:boats.example -all',
  'a:with/slash.example/24 -all',
  'a:with:colon.example -all',
  'a:a,b.example -all',
  'a:_spf.boats.example. -all',
  'a:boats.xn--zckzah -all',
  'a:boats.c-0 -all',
  'include:%{d} -all',
  'include:%{d}.boats.example -all',
  'include:_spf.%{d2} -all',
  'exists:%{i}._spf.boats.example -all',
  'exists:%{l1r-}.%{ir}.%{v}._spf.%{d2} -all',
  'exists:%{S}.%{O}.%{H}.%{p}.boats.example -all',
  'exists:%{l1r+-/=,_.}.boats.example -all',
  'exists:%%%_%-.boats.example -all',
  'exists:boats.%% -all',
  'ip4:192.0.2.1 ip4:0.0.0.0/0 ip4:255.255.255.255/32 -all',
  'ip6:2001:db8::/32 ip6:::/0 ip6:::ffff:192.0.2.1/128 ip6:1:2:3:4:5:6:7:8 -all',
  'exp=explain._spf.%{d} -all',
  '-all redirect=_spf.boats.example',
  'moo.x_y-z=%{i}!?/ a=b.example default= -all',
  '?a ~mx +ptr -ip4:192.0.2.1 -all',
])('receivers can read %s', (terms) => {
  expect(problemOf(terms)).toBeNull();
});

test.each<[terms: string, place: string]>([
  // all
  ['all:boats.example', 'term 1, “all:boats.example”: “all” has no value (5.1)'],
  ['a -all/8', 'term 2, “-all/8”'],
  ['-all.', 'term 1, “-all.”: “-all.” is no mechanism (4.6.1)'],
  // include, exists, redirect, exp
  ['include -all', 'a domain is missing (5.2)'],
  ['include: -all', 'a domain is missing (5.2)'],
  ['include/24 -all', 'a domain is missing (5.2)'],
  ['include:boats.example/24 -all', '“boats.example/24” does not end as a domain does (7.1)'],
  ['exists -all', 'a domain is missing (5.7)'],
  ['exists:%{i}/24 -all', 'does not end as a domain does'],
  ['redirect=', 'a domain is missing (6.1)'],
  ['exp= -all', 'a domain is missing (6.2)'],
  ['redirect=a.example redirect=b.example', 'term 2, “redirect=b.example”: “redirect=” is repeated (6)'],
  ['exp=a.example -all EXP=b.example', '“exp=” is repeated (6)'],
  // a, mx, ptr
  ['a: -all', 'a domain is missing (5.3)'],
  ['mx:/24 -all', 'a domain is missing (5.4)'],
  ['ptr: -all', 'a domain is missing (5.5)'],
  ['ptr/24 -all', 'a domain is missing (5.5)'],
  ['a/ -all', '“/” is no prefix such as /24 or //64 (5.6)'],
  ['a/24/64 -all', 'no prefix'],
  ['a//64/24 -all', 'no prefix'],
  ['a/33 -all', '“/33” is no length of a prefix from 0 to 32 (5.6)'],
  ['a/024 -all', '“/024” is no length'],
  ['mx//129 -all', '“/129” is no length of a prefix from 0 to 128 (5.6)'],
  ['a:192.0.2.1 -all', '“192.0.2.1” is an address, not a domain (7.1)'],
  ['a:boats -all', 'does not end as a domain does'],
  ['a:boats. -all', 'does not end as a domain does'],
  ['a:boats.123 -all', 'does not end as a domain does'],
  ['a:boats.-com -all', 'does not end as a domain does'],
  ['a:boats.com- -all', 'does not end as a domain does'],
  ['a:boats.example:8080 -all', 'does not end as a domain does'],
  ['a:boats..  -all', 'does not end as a domain does'],
  // ip4, ip6
  ['ip4 -all', '“” is no IPv4 address (5.6)'],
  ['ip4:192.0.2 -all', '“192.0.2” is no IPv4 address (5.6)'],
  ['ip4:192.0.2.256 -all', 'no IPv4 address'],
  ['ip4:192.0.02.1 -all', 'no IPv4 address'],
  ['ip4:192.0.2.1:25 -all', 'no IPv4 address'],
  ['ip4:boats.example -all', 'no IPv4 address'],
  ['ip4:192.0.2.0/33 -all', '“/33” is no length'],
  ['ip4:192.0.2.0/ -all', '“/” is no length'],
  ['ip4:192.0.2.0//24 -all', '“//24” is no length'],
  ['ip4:192.0.2.0,ip4:192.0.2.1 -all', 'no IPv4 address'],
  ['ip4=192.0.2.1 ip6:192.0.2.1 -all', 'term 2, “ip6:192.0.2.1”: “192.0.2.1” is no IPv6 address (5.6)'],
  ['ip6:2001:db8::1::2 -all', 'no IPv6 address'],
  ['ip6:[2001:db8::1] -all', 'no IPv6 address'],
  ['ip6:2001:db8::/129 -all', '“/129” is no length'],
  ['ip6:fe80::1%eth0 -all', 'no IPv6 address'],
  // Macros
  ['mx:{mx} -all', 'does not end as a domain does'],
  ['include:%{x}.boats.example -all', '“%{x}” is no macro (7.2)'],
  ['include:%{}.boats.example -all', '“%{}.boats.example” is no macro (7.1)'],
  ['include:%d.boats.example -all', 'is no macro (7.1)'],
  ['include:%(d).boats.example -all', 'is no macro (7.1)'],
  ['include:%{d.boats.example -all', 'is no macro (7.1)'],
  ['include:%{d2x}.boats.example -all', 'is no macro (7.1)'],
  ['include:%{dr2}.boats.example -all', 'is no macro (7.1)'],
  ['include:%{d0}.boats.example -all', '“%{d0}” takes no part of the name (7.3)'],
  ['exists:%{t}.boats.example -all', '“%{t}” is for explanations only (7.2)'],
  ['exp=%{c}.boats.example -all', 'is for explanations only (7.2)'],
  ['moo=%x -all', '“%x” is no macro (7.1)'],
  // Other words
  ['ipv4:192.0.2.1 -all', '“ipv4” is no mechanism (4.6.1)'],
  ['include;a.example -all', 'is no mechanism'],
  ['- all', 'term 1, “-”: “-” is no mechanism'],
  ['=192.0.2.1 -all', 'is no mechanism'],
  ['--all', 'is no mechanism'],
  ['-exp=a.example -all', 'is no mechanism'],
  ['a, mx, -all', '“a,” is no mechanism'],
  ['a\tmx -all', 'only spaces and visible ASCII are allowed (12)'],
  ['a:k\u00e4se.example -all', 'only spaces and visible ASCII are allowed (12)'],
  // No domain can have these names
  [
    'include:a.example,include:b.example -all',
    '“include:a.example,include:b.example”: no domain has this name',
  ],
  ['include:a..example -all', 'no domain has this name'],
  [`include:${'a'.repeat(64)}.example -all`, 'no domain has this name'],
  ['redirect=https://boats.example', 'no domain has this name'],
])('receivers cannot read %s', (terms, place) => {
  expect(problemOf(terms)).toContain(place);
});
