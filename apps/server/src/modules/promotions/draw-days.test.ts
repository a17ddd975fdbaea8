// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changingDays } from '../../testing/changing-days.ts'
import { followPlay, recordFact } from '../bets/index.ts'
import { dropFollower } from './drops/follow-drops.ts'
import { openPromotionTestServer, type Player, type PromotionTestServer } from './promotions-for-tests.ts'

// What raffles and drops may pay on a day begins anew with the day of the site (docs/domain/site-time.md).

const minuteMs = 60_000
let fixture: PromotionTestServer
beforeAll(async () => {
  fixture = await openPromotionTestServer()
  await follow()
})
afterAll(async () => {
  const differences = await fixture.ledgerDifferences()
  await fixture.close()
  expect(differences).toEqual([])
})

const platform = () => fixture.server.platform
const now = (): number => fixture.server.clock.now()
/** Every draw for a bet brings the first prize. */
const follow = (): Promise<unknown> =>
  followPlay(
    platform().database,
    dropFollower({ ...platform(), chance: { ...platform().chance, below: () => 0 } }),
  )
const goTo = (atMs: number, ...players: readonly Player[]): Promise<void> =>
  fixture.pass(atMs - now(), ...players)
/** The moments around both ends of a day, and whether a new day has begun since the last one. */
const momentsOf = ({ startMs, endMs }: { startMs: number; endMs: number }) =>
  [
    [startMs - 5 * minuteMs, true],
    [startMs + minuteMs, true],
    [endMs - 5 * minuteMs, false],
    [endMs + minuteMs, true],
  ] as const

it.each(changingDays)(
  'raffles and drops pay what they may pay on a day $name in $zone from its midnight to the next',
  async ({ zone, ...day }) => {
    await platform().settings.write('site.timeZone', zone, 'test')
    await goTo(day.startMs - 30 * minuteMs)
    await fixture.signInAgain()
    const player = await fixture.player()
    const raffle = await openRaffle(player)
    const drops = await joinDrops(player)
    for (const [atMs, isNew] of momentsOf(day)) {
      await goTo(atMs, player)
      const before = await dropped(player)
      expect(await leftOf(player, raffle, drops)).toEqual(isNew ? [10, 0, 1] : [0, 1, 0])
      expect([await draw(player, raffle), await draw(player, raffle)]).toEqual(
        isNew ? ['OK', 'BUDGET_SPENT'] : ['BUDGET_SPENT', 'BUDGET_SPENT'],
      )
      for (let bets = 0; bets < 2; bets += 1) await bet(player)
      await follow()
      expect((await dropped(player)) - before).toBe(isNew ? drops.length : 0)
      expect(await leftOf(player, raffle, drops)).toEqual([0, 1, 0])
    }
    expect(await fixture.cash(player)).toBe(30)
  },
)

/** A raffle that may pay one prize a day, with tickets for all days. */
async function openRaffle(player: Player): Promise<number> {
  const prize = { amount: 10, weight: 1 }
  const prizes = [
    { name: 'This', ...prize },
    { name: 'That', ...prize },
  ]
  const terms = { kind: 'RAFFLE', prizes, budget: { total: 1_000, perDay: 10 } }
  const id = await fixture.offer(terms, { startTime: now() })
  await fixture.bet(player, units(9_000))
  return id
}

/** Drops that each may pay one prize a day: to a member, of the prize, and from the budget. The first one says what is left. */
async function joinDrops({ client }: Player): Promise<number[]> {
  const prize = { name: 'Small', amount: 2, percent: 10, perDay: 1 }
  const terms = { kind: 'DROPS', prizes: [prize], stake: 5, games: [], perMember: 10 }
  const often = { prizes: [{ ...prize, perDay: 100 }] }
  const ids = [
    await fixture.offer(terms),
    await fixture.offer({ ...terms, ...often, perMember: 1 }),
    await fixture.offer({ ...terms, ...often, budget: { total: 1_000, perDay: 2 } }),
  ]
  for (const promotionId of ids)
    expect((await client.call('promotions.join', { promotionId })).envelope.success).toBe(true)
  return ids
}

let bets = 0
const bet = ({ id }: Player): Promise<void> =>
  platform().database.transaction((tx) =>
    recordFact(tx, {
      ...{ memberId: id, vendor: 'STUDIO', gameCode: 'dice', currency: 'USD', closed: true },
      ...{ roundId: `day${(bets += 1)}`, reference: `day${bets}`, atMs: now() },
      ...{ kind: 'return', amount: zero, validBet: units(5) },
    }),
  )
const draw = async ({ client }: Player, promotionId: number): Promise<string> =>
  (await client.call('promotions.claimRaffle', { promotionId, requestId: randomUUID() })).envelope.code
const dropped = async ({ client }: Player): Promise<number> =>
  (await client.call('rewardCentre.list', { pageNo: 1, pageSize: 100 })).envelope.value.list.length

/** As the member sees it: what the raffle may still pay today, and what dropped today and is left of the drops. */
async function leftOf(player: Player, raffle: number, [drops = 0]: readonly number[]) {
  const own = (await fixture.standing(player, drops))?.drops
  return [(await fixture.standing(player, raffle))?.left, own?.got, own?.left[0]]
}
