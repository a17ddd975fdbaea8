// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { footballResult, offer, openBookTestServer, type BookTestServer } from '../../book-for-tests.ts'

let book: BookTestServer
let match: bigint
beforeAll(async () => {
  book = await openBookTestServer()
  match = await book.match()
  const over = await book.match()
  await book.change(over, { status: 'ended', result: footballResult(1, 0), markets: 'close' })
})
afterAll(() => book.server.close())

const ask = async (path: string, etag?: string) => {
  const { statusCode, headers, body } = await book.server.app.inject({
    url: `/wps/sportsbook/${path}`,
    headers: etag === undefined ? {} : { 'if-none-match': etag },
  })
  return { status: statusCode, etag: headers.etag as string, cache: headers['cache-control'], body }
}
const later = () => book.server.clock.advance(1_000)

describe('an answer of the sportsbook that a browser holds', () => {
  it.each(['sports', 'lobby', 'lobby?sport=football', 'competitions?sport=football', 'results', 'outrights'])(
    'is not sent again while it is the same: %s',
    async (path) => {
      const first = await ask(path)
      expect([first.status, first.cache]).toEqual([200, 'private, no-cache'])
      expect(first.etag).toMatch(/^W\/"[\w-]{27}"$/)
      expect(await ask(path, first.etag)).toMatchObject({ status: 304, body: '' })
      later()
      expect(await ask(path, first.etag)).toMatchObject({ status: 304, body: '', etag: first.etag })
      expect(await ask(path, 'W/"other"')).toMatchObject({ status: 200, body: first.body })
    },
  )

  it('is sent again with another tag once a price has changed, of the event and of its lists', async () => {
    const paths = [`event?eventId=${match}`, 'lobby']
    const before = []
    for (const path of paths) before.push(await ask(path))
    await book.change(match, { markets: [offer('result_1x2', { home: 1950, draw: 3500, away: 4200 })] })
    later()
    for (const [index, path] of paths.entries()) {
      const after = await ask(path, before[index]!.etag)
      expect(after.status).toBe(200)
      expect(after.etag).not.toBe(before[index]!.etag)
      expect(after.body).toContain('1950')
      expect((await ask(path, after.etag)).status).toBe(304)
    }
  })

  it('is at most as old as it was before: an event a fifth of a second', async () => {
    const path = `event?eventId=${match}`
    await ask(path)
    await book.change(match, { markets: [offer('result_1x2', { home: 1900, draw: 3600, away: 4400 })] })
    book.server.clock.advance(199)
    expect((await ask(path)).body).not.toContain('4400')
    book.server.clock.advance(1)
    expect((await ask(path)).body).toContain('4400')
  })

  it('is each question its own, also by its language', async () => {
    const [english, thai] = [await ask('lobby?language=en'), await ask('lobby?language=th')]
    expect([english.status, thai.status]).toEqual([200, 200])
    const football = await ask('lobby?sport=football')
    expect((await ask('lobby?sport=tennis', football.etag)).status).toBe(200)
  })

  it('is not held if it is a refusal', async () => {
    const refused = await ask('event?eventId=999999999')
    expect([refused.cache, refused.etag]).toEqual(['no-store', undefined])
    expect(refused.body).toContain('UNKNOWN_EVENT')
  })
})
