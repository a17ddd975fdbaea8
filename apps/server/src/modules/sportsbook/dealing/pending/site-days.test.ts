// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallClient } from '../../../../testing/call-client.ts'
import { changingDays } from '../../../../testing/changing-days.ts'
import { openBookTestServer, type Bettor, type BookTestServer } from '../../book-for-tests.ts'

// An offer counts towards what a member may be paid on the day on which the bet was placed.

const minuteMs = 60_000
let book: BookTestServer
beforeAll(async () => {
  book = await openBookTestServer()
  const { settings } = book.server.platform
  await settings.write('sportsbook.payouts', { ticket: 50_000, day: 200 }, 'test')
  await settings.write('sportsbook.review', { stake: 50, payout: 500, minutes: 5 }, 'test')
})
afterAll(() => book.server.close())

const goTo = (atMs: number): void => book.server.clock.advance(atMs - book.server.clock.now())
let people = 0
const bettor = (): Promise<Bettor> => book.bettor(`offered${(people += 1)}`, 1_000)
const betOn = async (who: Bettor, match: bigint, stakePerLine: number) =>
  (await book.placeBet(who, [await book.leg(match, 'result_1x2', 'home')], { stakePerLine })).envelope
/** A bet above the amounts of the setting, which waits for an operator. */
const placeLarge = async (who: Bettor, match: bigint): Promise<string> =>
  (await betOn(who, match, 100)).value.bet.betId
/** An operator offers a lower stake, and the member accepts it. */
async function acceptOffer(trader: CallClient, { client }: Bettor, betId: string): Promise<string> {
  const offer = { id: betId, stakePerLine: 90, reason: 'Looked at it', requestId: randomUUID() }
  expect((await trader.call('backoffice.offerBet', offer)).envelope.code).toBe('OK')
  const accept = { requestId: randomUUID(), betId, accept: true }
  return (await client.call('sportsbook.decideOffer', accept)).envelope.code
}

it.each(changingDays)(
  'is accepted whatever was used up before a day $name in $zone began, or after it ended',
  async ({ zone, startMs, endMs }) => {
    const { settings } = book.server.platform
    await settings.write('site.timeZone', zone, 'test')
    await settings.refresh()
    for (const beginsMs of [startMs, endMs]) {
      goTo(beginsMs - 5 * minuteMs)
      const [late, early] = await Promise.all([bettor(), bettor()])
      const trader = await book.server.operator(`trader${people}`, 'admin')
      const match = await book.match()
      expect((await betOn(late, match, 50)).code).toBe('OK')
      goTo(beginsMs - minuteMs)
      const before = await placeLarge(early, match)
      goTo(beginsMs + minuteMs)
      expect(await acceptOffer(trader, late, await placeLarge(late, match))).toBe('OK')
      expect((await betOn(early, match, 50)).code).toBe('OK')
      expect(await acceptOffer(trader, early, before)).toBe('OK')
    }
    expect(await book.ledgerDifferences()).toEqual([])
  },
)
