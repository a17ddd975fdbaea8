// SPDX-License-Identifier: Apache-2.0
import { addDays } from '@tessera/rules/site/zoned-days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changingDays } from '../../testing/changing-days.ts'
import { logInAgain } from '../messages/messages-for-tests.ts'
import { openBookTestServer, type Bettor, type BookTestServer } from './book-for-tests.ts'
import { lockEvent } from './book/events/event-store.ts'

// What a member may be paid on a day, and the results of a day (docs/domain/site-time.md).

const minuteMs = 60_000
let book: BookTestServer
beforeAll(async () => {
  book = await openBookTestServer()
  await set('sportsbook.payouts', { ticket: 50_000, day: 20 })
})
afterAll(() => book.server.close())

async function set(name: 'sportsbook.payouts' | 'site.timeZone', value: unknown): Promise<void> {
  const { settings } = book.server.platform
  await settings.write(name, value as never, 'test')
  await settings.refresh()
}
const goTo = (atMs: number): void => book.server.clock.advance(atMs - book.server.clock.now())
let members = 0
/** Somebody who may bet, and how they come back after hours. */
async function bettor(): Promise<Bettor & { comeBack(): Promise<void> }> {
  const name = `daily${(members += 1)}`
  const own = await book.bettor(name, 1_000)
  return { ...own, comeBack: () => logInAgain(own.client, name) }
}
const betOn = async (who: Bettor, match: bigint): Promise<string> =>
  (await book.placeBet(who, [await book.leg(match, 'result_1x2', 'home')])).envelope.code
const highestOf = async ({ client }: Bettor, match: bigint): Promise<number> => {
  const legs = [await book.leg(match, 'result_1x2', 'home')]
  return (await client.call('sportsbook.checkSlip', { kind: 'single', legs })).envelope.value.highestStake
}

/** Lets everybody bet while the match is held, so that all bets after the first one are taken together. */
async function betTogether(bettors: readonly Bettor[], match: bigint): Promise<string[]> {
  const locked = Promise.withResolvers<undefined>()
  const release = Promise.withResolvers<undefined>()
  const { database } = book.server.platform
  const holding = database.transaction(async (tx) => {
    await lockEvent(tx, match)
    locked.resolve(undefined)
    await release.promise
  })
  await locked.promise
  const placed = bettors.map((who) => betOn(who, match))
  await expect
    .poll(
      async () =>
        (
          await database.pool.query(
            'select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()',
          )
        ).rowCount,
    )
    .toBeGreaterThan(0)
  release.resolve(undefined)
  await holding
  return Promise.all(placed)
}

describe.each(changingDays)('a day $name in $zone', ({ zone, day, startMs, endMs }) => {
  it('has its own limit of what members may be paid, alone and together, and its own results', async () => {
    await set('site.timeZone', zone)
    goTo(startMs - 6 * minuteMs)
    const [alone, ...together] = await Promise.all([bettor(), bettor(), bettor(), bettor()])
    for (const [atMs, isNew, wasAway] of [
      [startMs - 5 * minuteMs, true, false],
      [startMs + minuteMs, true, false],
      [endMs - 5 * minuteMs, false, true],
      [endMs + minuteMs, true, false],
    ] as const) {
      goTo(atMs)
      if (wasAway) for (const who of [alone, ...together]) await who.comeBack()
      const match = await book.match()
      expect(await highestOf(alone, match)).toBe(isNew ? 10 : 0)
      const said = isNew ? 'OK' : 'STAKE_TOO_LARGE'
      expect(await betOn(alone, match)).toBe(said)
      expect(await betTogether(together, match)).toEqual(together.map(() => said))
      expect(await highestOf(alone, match)).toBe(0)
      expect(await betTogether(together, match)).toEqual(together.map(() => 'STAKE_TOO_LARGE'))
      await book.change(match, { status: 'live' })
      await book.change(match, { status: 'ended', markets: 'close' })
    }
    const results = await Promise.all(
      [addDays(day, -1), day, addDays(day, 1)].map(
        async (of) => (await book.server.program().call('sportsbook.results', { day: of })).envelope.value,
      ),
    )
    expect(results.map(({ totalCount }) => totalCount)).toEqual([1, 2, 1])
    expect(await book.ledgerDifferences()).toEqual([])
  })
})
