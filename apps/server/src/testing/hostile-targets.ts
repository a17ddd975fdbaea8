// SPDX-License-Identifier: Apache-2.0
const climbing = [
  '/../package.json', '/assets/../../package.json', '/assets/../../../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/assets/..%5c..%5cpackage.json', '/assets/..\\..\\package.json', '/%2e%2e/package.json', '/%2e%2e%2fpackage.json', '/..%2fpackage.json', '/....//package.json', '/assets/....//....//package.json',
  '/assets/%252e%252e/package.json', '/help/%2e%2e', '/help/..', '/..', '/../', '/.', '/./', '/%2e', '/%2e%2e/', '/help/%2e%2e/x.js', '/help/../x.js', '/console/../package.json', '/console/%2e%2e/package.json', '/console/..%2fx.js',
  '/art/../package.json', '/art/1/game/../x.avif', '/media/../../x.avif', '/media/%2e%2e%2f%2e%2e%2fx.avif', '/docs/../x.css', '/play/../x', '/play/%2e%2e', '/verify/../x', '/file:///etc/passwd', '/etc/passwd',
  '/assets/.%00./x.js', '/assets/;/../x.js', '/assets/..;/x.js', '/assets/%c0%ae%c0%ae/x.js', '/assets/\u002e\u002e/x.js',
]
const broken = [
  '//', '///', '////x', '//x', '//x/y.js', '//evil.example/', '//evil.example/x.js', '/%00', '/x%00.js', '/assets/', '/assets', '/assets/%00', '/assets/a%00.js', '/%', '/%%', '/%zz', '/%e0%a4%a', '/x%', '/%2', '/%ff', '/assets/%ff.js',
  '/assets/%zz.js', '/?', '/?%', '/?%zz=%', '/?=', '/?&&&', '/?a[b]=c', '/?__proto__=1', '/?constructor=1', '/?lang=__proto__', '/;', '/:', '/*', '/x*', '/{}', '/[', '/http://[', '/http://[/', '/\\', '/\\\\evil.example', '/x\\y.js',
  '/#', '/x#y', '/"', '/<script>', '/\'', '/`', '/|', '/^', '/~', '/a/'.repeat(200), `/${'a'.repeat(7_000)}`, `/${'a/'.repeat(3_500)}`, `/${'%61'.repeat(2_000)}`, `/x.${'a'.repeat(3_000)}`, `/assets/${'a'.repeat(5_000)}.js`,
  '/index.html/', '/index.html/x.js', '/x.js/', '/x.js/y', '/.js', '/..js', '/.env', '/.git/config', '/.sources', '/assets/.hidden.js', '/favicon.svg/', '/robots.txt/x', '/robots.txt?', '/sitemap.xml?__proto__', '/app.webmanifest?lang[]=1', '/app.webmanifest?lang=1&lang=2',
  'http://[/', 'http://', 'http:///', 'http://evil.example/', 'http://evil.example//', 'https://evil.example/assets/x.js', 'ftp://x/', 'evil.example:80', '*', '?', '/?preview', '/?preview=__proto__', '/x?preview=%', 'x', '../x', '%2f', '',
]
const doors = [
  '/health/', '/health//live', '/health/live/', '/reports/', '/reports/page', '/reports/policy', '/live', '/live/', '/live?x=%', '/docs/', '/docs/x.css', '/art/', '/art/1/', '/art/1/game/', '/art/%00/game/200/1.avif', '/art/1/game/%00/1.avif', '/art/1/game/200/%00.avif',
  '/art/1/game/NaN/1.avif', '/art/1/game/-1/1.avif', '/art/1/game/1e9/1.avif', '/art/1/game/200/99999999999999999999.avif', '/art/1/vendor/240/%00.avif', '/art/1/vendor/240/%ff.avif', '/art/1/banner/640/%00.webp', '/art/1/banner/640/constructor.webp',
  '/art/1/lottery/200/constructor.avif', '/art/1/lottery/200/__proto__.avif', '/art/1/category/64/constructor.avif', '/art/1/reward/240/constructor.avif', '/art/1/avatar/64/constructor.avif', '/art/1/rank/96/9.avif', '/art/1/icon/__proto__/constructor.png', '/art/1/icon/22e38b/toString.png',
  '/art/1/constructor/64/x.avif', '/media/', '/media/%00', '/media/constructor', '/payments/', '/payments/deposits/', '/payments/deposits/%00', '/payments/%00/notify', '/payments/constructor/notify', '/payments/__proto__/notify', '/payments/%ff/notify', '/sandbox-bank/pay/', '/sandbox-bank/pay/%00',
  '/sandbox-bank/pay/constructor', '/sandbox-bank/pay/x?language=__proto__', '/vendors/', '/vendors/hub88/', '/vendors/hub88/%00/user/balance', '/vendors/hub88/constructor/user/balance', '/vendors/hub88/__proto__/user/info', '/vendors/hub88/%ff/user/info', '/vendors/hub88/x/constructor',
  '/wps/', '/wps/%00', '/wps/../ops/members', '/wps//system/status', '/wps/system/status/', '/WPS/system/status', '/wps/system/status?constructor=1', '/wps/system/status?__proto__=1', '/wps/system/status?toString=1', '/wps/system/status?hasOwnProperty=x', '/wps/system/status?__proto__[x]=1', '/wps/system/status?x=%00', '/wps/system/status?%00=x',
  '/wps/system/status?%zz', '/wps/relay/MCSFE_getListAnnouncements?types=constructor', '/wps/relay/GCSGAME_gameList?gameType=__proto__', '/wps/relay/GCSGAME_gameList?gameType=rng&page=constructor', '/wps/system/permission?host=__proto__', '/wps/system/domainRoute?domain=%00', '/wps/system/domainRoute?domain=http://[',
  '/wps/member/messages/%00/read', '/wps/member/messages/constructor/read', '/ops/contents/%00', '/ops/contents/__proto__', '/lgw/', '/lotto/', '/lotto/%00', '/wps/system/helpCenter?language=constructor', '/wps/system/helpCenter?language=__proto__', '/wps/system/helpCenter?preview=%ff',
]
const ofStudio = [
  '/play/', '/play/%00', '/play/constructor', '/play/__proto__', '/play/dice/', '/play/dice/../x', '/play/dice?session=%', '/verify/', '/verify?round=%', '/verify?__proto__=1', '/api/', '/api/%00', '/api/session/', '/api/session?constructor=1', '/api/rounds?before=__proto__', '/api/rounds?constructor=1', '/api/rounds?__proto__=1',
  '/api/bets/constructor', '/api/bets/__proto__', '/api/rounds/%00/open', '/api/rounds/constructor/open', '/api/verify/rounds/%00', '/api/verify/rounds/constructor', '/api/verify/table/__proto__', '/api/verify/table/%ff', '/operator/', '/operator/generic/v2/', '/operator/generic/v2/game/constructor', '/operator/generic/v2/game/url/',
  '/live', '/live/', '/live?%', '/health/live/', '/health/', '/games/%00',
]

/** Request targets that no well-meaning client would send: each must be refused or answered, and none may end in an error of ours. */
export const hostileTargets: readonly string[] = [...new Set([...climbing, ...broken, ...doors, ...ofStudio])]

/** Methods with which each target is sent. */
export const hostileMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'QUERY'] as const

/** Whole requests that are malformed in other parts than their target. */
export const hostileRequests: readonly (readonly [what: string, request: string])[] = [
  ['no version', 'GET /\r\n\r\n'], ['a version that is none', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n'], ['no host', 'GET / HTTP/1.1\r\n\r\n'], ['an empty host', 'GET / HTTP/1.1\r\nhost:\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n'], ['a host that is none', 'GET / HTTP/1.1\r\nhost: [\r\n\r\n'], ['a host of signs', 'GET / HTTP/1.1\r\nhost: "><script>\r\n\r\n'], ['a host with a path', 'GET / HTTP/1.1\r\nhost: a/../b\r\n\r\n'],
  ['a host with an endless port', 'GET / HTTP/1.1\r\nhost: a:99999999999\r\n\r\n'], ['a host in brackets', 'GET / HTTP/1.1\r\nhost: [::1]:80\r\n\r\n'], ['a host of an object', 'GET / HTTP/1.1\r\nhost: __proto__\r\n\r\n'], ['a long host', `GET / HTTP/1.1\r\nhost: ${'a'.repeat(6_000)}\r\n\r\n`],
  ['a forwarded host', 'GET / HTTP/1.1\r\nhost: localhost\r\nx-forwarded-host: [\r\nx-forwarded-for: [, ,\r\nx-forwarded-proto: x\r\nforwarded: for=[\r\n\r\n'],
  ['a length that is none', 'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: x\r\n\r\n{}'],
  ['a length below nothing', 'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: -1\r\n\r\n{}'],
  ['two lengths', 'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}'],
  ['a length and pieces', 'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['pieces that are none', 'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n\r\n'],
  ['an unknown way of transfer', 'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: gzip\r\n\r\n'],
  ['a type that is none', 'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: ;;;=\r\ncontent-length: 2\r\n\r\n{}'],
  ['a type of parts without a boundary', 'POST /wps/relay/MCS2_applyPromotion HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data\r\ncontent-length: 2\r\n\r\n{}'],
  ['a charset that is none', 'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json; charset=__proto__\r\ncontent-length: 2\r\n\r\n{}'],
  ['a body where none is read', 'GET /wps/system/status HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'],
  ['an encoded body', 'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-encoding: gzip\r\ncontent-length: 2\r\n\r\n{}'],
  ['a range', 'GET /assets/a-1.js HTTP/1.1\r\nhost: localhost\r\nrange: bytes=9-1,-,x\r\n\r\n'], ['an endless range', 'GET /assets/a-1.js HTTP/1.1\r\nhost: localhost\r\nrange: bytes=0-99999999999999999999\r\n\r\n'],
  ['a date that is none', 'GET /assets/a-1.js HTTP/1.1\r\nhost: localhost\r\nif-modified-since: x\r\nif-none-match: x"\r\nif-range: [\r\n\r\n'],
  ['an encoding that is none', 'GET /assets/a-1.js HTTP/1.1\r\nhost: localhost\r\naccept-encoding: ;q=,br;q=x,*;q=0\r\n\r\n'], ['an origin that is none', 'GET /wps/system/status HTTP/1.1\r\nhost: localhost\r\norigin: http://[\r\n\r\n'],
  ['cookies that are none', 'GET / HTTP/1.1\r\nhost: localhost\r\ncookie: =;=%;__proto__=1;hisLang=constructor;;;\r\n\r\n'], ['a language of an object', 'GET /wps/system/status HTTP/1.1\r\nhost: localhost\r\nlanguage: __proto__\r\naccept-language: %%\r\n\r\n'],
  ['a brand of an object', 'GET /wps/system/status HTTP/1.1\r\nhost: localhost\r\nmerchant: __proto__\r\n\r\n'], ['a session that is none', 'GET /wps/member/info HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer __proto__\r\n\r\n'],
  ['a header without a name', 'GET / HTTP/1.1\r\nhost: localhost\r\n: x\r\n\r\n'], ['a header with a sign', 'GET / HTTP/1.1\r\nhost: localhost\r\na b: x\r\n\r\n'], ['a header of an object', 'GET / HTTP/1.1\r\nhost: localhost\r\n__proto__: x\r\nconstructor: y\r\n\r\n'],
  ['a header of zero', 'GET / HTTP/1.1\r\nhost: localhost\r\nx: a\u0000b\r\n\r\n'], ['too many headers', `GET / HTTP/1.1\r\nhost: localhost\r\n${Array.from({ length: 3_000 }, (_, index) => `x${index}: 1`).join('\r\n')}\r\n\r\n`], ['a header without end', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['bytes that are no HTTP', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n'], ['the start of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'], ['an expectation that nobody meets', 'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\nexpect: miracle\r\ncontent-length: 2\r\n\r\n{}'],
  ['a wish to change', 'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n'], ['a wish to connect', 'CONNECT evil.example:80 HTTP/1.1\r\nhost: evil.example\r\n\r\n'], ['an unknown method', 'BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n'],
]
