// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { addressOf, parseLocation, writeQuery } from './location.ts'

it('reads every value of a query as text: a game named 007 stays 007', () => {
  expect(parseLocation('/game?gameId=007&on=true&empty=').search).toEqual({
    gameId: '007',
    on: 'true',
    empty: '',
  })
})

it('uses the first of repeated values', () => {
  expect(parseLocation('/rng?page=PG&page=JILI').search).toEqual({ page: 'PG' })
})

it('reads any address, and never throws', () => {
  for (const address of [
    '',
    '//',
    '//evil.example',
    'http://[',
    '/%',
    '/%E0%A4%A',
    '/?%',
    '/?__proto__=1&constructor=2',
    '/\u0000',
    `/${'x'.repeat(9_000)}`,
    '/a#%',
  ]) {
    const { pathname, search } = parseLocation(address)
    expect(pathname.startsWith('/')).toBe(true)
    expect(Object.getPrototypeOf(search)).toBe(Object.prototype)
  }
})

it('leaves undefined values out of a query', () => {
  expect(writeQuery({ page: 'PG', list: undefined })).toBe('?page=PG')
  expect(writeQuery({})).toBe('')
})

it('opens another page with an empty query unless one is given', () => {
  const from = parseLocation('/rng?page=PG#top')
  expect(addressOf({ to: '/hot' }, from, {})).toBe('/hot')
  expect(addressOf({ to: '/help', hash: 'term' }, from, {})).toBe('/help#term')
  expect(addressOf({ to: '.', search: { pageNo: 2 } }, from, {})).toBe('/rng?pageNo=2')
})

it('changes the query that the page has read', () => {
  const search = (before: object) => ({ ...before, auth: 'login' })
  expect(
    addressOf({ to: '.', search }, parseLocation('/rng?page=PG&strange=1'), {
      page: 'PG',
      pageNo: undefined,
    }),
  ).toBe('/rng?page=PG&auth=login')
})
