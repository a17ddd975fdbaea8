// SPDX-License-Identifier: Apache-2.0
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { CallOutput } from '@tessera/contract'
import { expect, it } from 'vitest'
import { openSportsbookTestServer } from '../sportsbook-for-tests.ts'
import { readRecorded } from './import-recorded.ts'

type Result = CallOutput<'sportsbook.results'>['list'][number]

it('replays a whole season of 380 matches, each to its real result', { timeout: 400_000 }, async () => {
  const text = gunzipSync(
    await readFile(new URL('./data/recorded-matches.tsv.gz', import.meta.url)),
  ).toString('utf8')
  const season = readRecorded(text).filter(({ competition }) => competition === 'en-1')
  expect(season).toHaveLength(380)
  const book = await openSportsbookTestServer(['en-1'], { hoursAhead: 4 })
  try {
    await book.server.platform.settings.write('sportsbook.replaySpeed', 1_000, 'test')
    await book.playFor(392 * 3.6, 14.4)
    const results: Result[] = []
    for (let pageNo = 1; pageNo <= 8; pageNo += 1)
      results.push(...(await book.ask('sportsbook.results', { pageNo, pageSize: 50 })).list)
    // After the last match the season begins again; matches of busy teams give way to those of others.
    const played = new Map<string, Result>()
    for (const result of results.toReversed())
      if (!played.has(namesOf(result))) played.set(namesOf(result), result)
    expect(played.size).toBe(380)
    expect(season.map(({ home, away }) => shortOf(played.get(`${home} - ${away}`)!))).toEqual(
      season.map(({ score, halfTime }) => ({
        score,
        halfTime: halfTime ?? expect.anything(),
        status: 'ended',
      })),
    )
  } finally {
    await book.server.close()
  }
})

const namesOf = ({ home, away }: Result): string => `${home.name} - ${away.name}`

const shortOf = ({ score, status, periods: [half] }: Result) => ({
  score,
  halfTime: half && { home: half.home, away: half.away },
  status,
})
