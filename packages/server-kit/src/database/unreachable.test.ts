// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { isDatabaseUnreachable, isSpent } from './unreachable.ts'

const failed = (message: string, facts: object = {}): Error => Object.assign(new Error(message), facts)

it.each<[string, unknown, boolean]>([
  ['a refused connection', failed('no', { code: 'ECONNREFUSED' }), true],
  ['a socket that does not exist', failed('no', { code: 'ENOENT', syscall: 'connect' }), true],
  ['a file that does not exist', failed('no', { code: 'ENOENT', syscall: 'open' }), false],
  ['a database that shuts down', failed('no', { code: '57P01' }), true],
  ['a database that accepts no writes', failed('no', { code: '25006' }), true],
  [
    'a standby that does not answer yet',
    failed('the database system is not currently accepting connections'),
    true,
  ],
  ['an expired certificate', failed('no', { code: 'CERT_HAS_EXPIRED' }), true],
  ['a pool that was closed', failed('Cannot use a pool after calling end on the pool'), true],
  ['a pooler without a database', failed('no', { code: '08P01' }), true],
  ['a breach of the protocol', failed('no', { code: '08P01', routine: 'pq_getmsgend' }), false],
  ['a wrong query', failed('no', { code: '42601' }), false],
  ['what is no error', 'ECONNREFUSED', false],
])('%s: the database is away or the query is wrong', (_what, error, isAway) => {
  expect(isDatabaseUnreachable(error)).toBe(isAway)
})

it('a connection is spent when its database became a standby or still owes an answer', () => {
  expect(
    [failed('no', { code: '25006' }), failed('Query read timeout'), failed('no', { code: '57P01' })].map(
      isSpent,
    ),
  ).toEqual([true, true, false])
})
