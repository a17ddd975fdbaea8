// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'

const long = (sign: string): string => sign.repeat(3_000)

/** Text that has broken programs before. None of it looks like an error of ours, so that a leak can be told from an echo. */
export const hostileStrings: readonly string[] = [
  '', ' ', '\u0000', 'a\u0000b', '\u202Egnp.exe', '\uD800', '\uFFFF', '\u{1F4A3}', 'ａｄｍｉｎ', 'A\u030A', long('x'), long('é'), long('\u{1F600}'), long('('), '%', '%%', '_', '\\', '\\\\',
  "' or '1'='1", "'; drop table member; --", '" or ""="', '$1', '$$', '{}', '[]', 'null', 'undefined', 'NaN', 'true', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf',
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '{{7*7}}', '${7*7}', '<%= 7*7 %>', '../../../../etc/passwd', '..%2f..%2f', 'file:///etc/passwd',
  'http://169.254.169.254/', '\r\nSet-Cookie: a=b', '%0d%0aX: y', '() { :; }; echo', '`id`', '| id', '=1+1', '1e309', '-0', '0x7fffffff', '9223372036854775808', '1'.repeat(400), '2026-02-30', '.',
  '(a+)+$', '^(([a-z])+.)+[A-Z]([a-z])+$', 'demo\u00AD', 'DEMO', ' demo ', '٠١٢٣', 'İ', 'ß', '%00', '%ff', '%2e%2e', '%E0%A4%A', 'a,b,c', '1;2', '-1', '0', '1.5', '1e3',
]

/** Numbers at the borders of what is held somewhere. */
export const hostileNumbers: readonly number[] = [
  0, -0, -1, 1, 0.01, 0.001, 0.1 + 0.2, 1e-7, 99.999, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 2 ** 63, 1e15, 1e21, 1e308, -1e308, 9_223_372_036_855, 1_000_000_000_000,
]

/** Names that every object has already. */
export const inheritedNames = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', 'then', 'toJSON', 'length'] as const

const deep = (levels: number, open: string, close: string): unknown => JSON.parse(`${open.repeat(levels)}0${close.repeat(levels)}`)

/** A value of any form that a body can carry. */
export const wildValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileStrings), fc.constantFrom<unknown>(...hostileNumbers), fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { $ne: null }, ['a', 'b']),
  fc.constantFrom(8, 40, 600).map(levels => deep(levels, '[', ']')), fc.constantFrom(8, 40, 600).map(levels => deep(levels, '{"a":', '}')),
  fc.constantFrom(...inheritedNames).map(name => JSON.parse(`{"${name}":{"polluted":true}}`) as unknown),
  fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 40 }), fc.jsonValue({ maxDepth: 3 }), fc.array(fc.integer(), { maxLength: 200 }),
)
