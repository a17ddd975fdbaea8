// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { expect, it } from 'vitest'
import { openSportsbookTestServer } from '../../sportsbook-for-tests.ts'
import { readPastSeasons } from './past-seasons-for-tests.ts'

type Result = CallOutput<'sportsbook.results'>['list'][number]

it(
  'plays a whole season of 380 matches, none of whose results can be looked up',
  { timeout: 600_000 },
  async () => {
    const published = (await readPastSeasons()).filter(
      ({ competition, season }) => competition === 'en-1' && season === '2024-25',
    )
    expect(published).toHaveLength(380)
    const book = await openSportsbookTestServer(['en-1'], { hoursAhead: 4 })
    try {
      await book.server.platform.settings.write('sportsbook.replaySpeed', 1_000, 'test')
      await book.playFor(392 * 3.6, 14.4)
      const results: Result[] = []
      for (let pageNo = 1; pageNo <= 8; pageNo += 1)
        results.push(...(await book.ask('sportsbook.results', { pageNo, pageSize: 50 })).list)
      // After the last match the next season begins; matches of busy teams give way to those of others.
      const played = new Map<string, Result>()
      for (const result of results.toReversed())
        if (!played.has(namesOf(result))) played.set(namesOf(result), result)
      expect(played.size).toBe(380)
      expect(new Set([...played.values()].map(({ status }) => status))).toEqual(new Set(['ended']))
      // Two scores of the same teams are alike about once in ten times, by chance.
      const alike = published.filter(({ home, away, score }) => {
        const { score: drawn } = played.get(`${home} - ${away}`)!
        return drawn.home === score.home && drawn.away === score.away
      })
      expect(alike.length).toBeLessThan(75)
      const goals = [...played.values()].reduce((sum, { score: { home, away } }) => sum + home + away, 0)
      expect(Math.abs(goals / 380 - 2.93)).toBeLessThan(0.5)
    } finally {
      await book.server.close()
    }
  },
)

const namesOf = ({ home, away }: Result): string => `${home.name} - ${away.name}`
