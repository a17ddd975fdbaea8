// SPDX-License-Identifier: Apache-2.0
/** Whole requests that are malformed in other parts than their target. */
export const hostileRequests: readonly (readonly [what: string, request: string])[] = [
  ['no version', 'GET /\r\n\r\n'],
  ['a version that is none', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['an empty host', 'GET / HTTP/1.1\r\nhost:\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n'],
  ['a host that is none', 'GET / HTTP/1.1\r\nhost: [\r\n\r\n'],
  ['a host of signs', 'GET / HTTP/1.1\r\nhost: "><script>\r\n\r\n'],
  ['a host with a path', 'GET / HTTP/1.1\r\nhost: a/../b\r\n\r\n'],
  ['a host with an endless port', 'GET / HTTP/1.1\r\nhost: a:99999999999\r\n\r\n'],
  ['a host in brackets', 'GET / HTTP/1.1\r\nhost: [::1]:80\r\n\r\n'],
  ['a host of an object', 'GET / HTTP/1.1\r\nhost: __proto__\r\n\r\n'],
  ['a long host', `GET / HTTP/1.1\r\nhost: ${'a'.repeat(6_000)}\r\n\r\n`],
  [
    'a forwarded host',
    'GET / HTTP/1.1\r\nhost: localhost\r\nx-forwarded-host: [\r\nx-forwarded-for: [, ,\r\nx-forwarded-proto: x\r\nforwarded: for=[\r\n\r\n',
  ],
  [
    'a length that is none',
    'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: x\r\n\r\n{}',
  ],
  [
    'a length below nothing',
    'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: -1\r\n\r\n{}',
  ],
  [
    'two lengths',
    'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
  ],
  [
    'a length and pieces',
    'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'pieces that are none',
    'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n\r\n',
  ],
  [
    'an unknown way of transfer',
    'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: gzip\r\n\r\n',
  ],
  [
    'a type that is none',
    'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: ;;;=\r\ncontent-length: 2\r\n\r\n{}',
  ],
  [
    'a type of parts without a boundary',
    'POST /wps/relay/MCS2_applyPromotion HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data\r\ncontent-length: 2\r\n\r\n{}',
  ],
  [
    'a charset that is none',
    'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json; charset=__proto__\r\ncontent-length: 2\r\n\r\n{}',
  ],
  [
    'a body where none is read',
    'GET /wps/system/status HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}',
  ],
  [
    'an encoded body',
    'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-encoding: gzip\r\ncontent-length: 2\r\n\r\n{}',
  ],
  ['a range', 'GET /assets/a-1.js HTTP/1.1\r\nhost: localhost\r\nrange: bytes=9-1,-,x\r\n\r\n'],
  [
    'an endless range',
    'GET /assets/a-1.js HTTP/1.1\r\nhost: localhost\r\nrange: bytes=0-99999999999999999999\r\n\r\n',
  ],
  [
    'a date that is none',
    'GET /assets/a-1.js HTTP/1.1\r\nhost: localhost\r\nif-modified-since: x\r\nif-none-match: x"\r\nif-range: [\r\n\r\n',
  ],
  [
    'an encoding that is none',
    'GET /assets/a-1.js HTTP/1.1\r\nhost: localhost\r\naccept-encoding: ;q=,br;q=x,*;q=0\r\n\r\n',
  ],
  [
    'an origin that is none',
    'GET /wps/system/status HTTP/1.1\r\nhost: localhost\r\norigin: http://[\r\n\r\n',
  ],
  [
    'cookies that are none',
    'GET / HTTP/1.1\r\nhost: localhost\r\ncookie: =;=%;__proto__=1;hisLang=constructor;;;\r\n\r\n',
  ],
  [
    'a language of an object',
    'GET /wps/system/status HTTP/1.1\r\nhost: localhost\r\nlanguage: __proto__\r\naccept-language: %%\r\n\r\n',
  ],
  [
    'a brand of an object',
    'GET /wps/system/status HTTP/1.1\r\nhost: localhost\r\nmerchant: __proto__\r\n\r\n',
  ],
  [
    'a session that is none',
    'GET /wps/member/info HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer __proto__\r\n\r\n',
  ],
  ['a header without a name', 'GET / HTTP/1.1\r\nhost: localhost\r\n: x\r\n\r\n'],
  ['a header with a sign', 'GET / HTTP/1.1\r\nhost: localhost\r\na b: x\r\n\r\n'],
  ['a header of an object', 'GET / HTTP/1.1\r\nhost: localhost\r\n__proto__: x\r\nconstructor: y\r\n\r\n'],
  ['a header of zero', 'GET / HTTP/1.1\r\nhost: localhost\r\nx: a\u0000b\r\n\r\n'],
  [
    'too many headers',
    `GET / HTTP/1.1\r\nhost: localhost\r\n${Array.from({ length: 3_000 }, (_, index) => `x${index}: 1`).join('\r\n')}\r\n\r\n`,
  ],
  ['a header without end', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['bytes that are no HTTP', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n'],
  ['the start of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  [
    'an expectation that nobody meets',
    'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\nexpect: miracle\r\ncontent-length: 2\r\n\r\n{}',
  ],
  ['a wish to change', 'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n'],
  ['a wish to connect', 'CONNECT evil.example:80 HTTP/1.1\r\nhost: evil.example\r\n\r\n'],
  ['an unknown method', 'BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n'],
]
