// SPDX-License-Identifier: Apache-2.0
import { everyEdge, fullEdges } from '../catalogue/edges-for-tests.ts'
import { addWorth } from '../reward-centre/worth/worth-store.ts'
import { units, zero, type Amount } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followPlay, recordFact } from '../bets/index.ts'
import { settleCashback } from './cashback/settle-cashback.ts'
import {
  dayMs,
  openPromotionTestServer,
  type Player,
  type PromotionTestServer,
} from './promotions-for-tests.ts'
import { raceFollower } from './races/follow-races.ts'
import { settleRaces } from './races/settle-races.ts'

let fixture: PromotionTestServer
beforeAll(async () => {
  fixture = await openPromotionTestServer()
  await fixture.server.platform.settings.write('site.timeZone', 'UTC', 'test')
})
afterAll(async () => {
  const differences = await fixture.ledgerDifferences()
  await fixture.close()
  expect(differences).toEqual([])
})

const now = (): number => fixture.server.clock.now()
const join = async ({ client }: Player, promotionId: number) =>
  (await client.call('promotions.join', { promotionId })).envelope
let count = 0
const settle = ({ id }: Player, stake: Amount, returned: Amount = zero): Promise<void> =>
  fixture.server.platform.database.transaction(async (tx) => {
    const fact = {
      memberId: id,
      vendor: 'STUDIO',
      gameCode: 'dice',
      roundId: `c${++count}`,
      currency: 'USD',
      atMs: now(),
      reference: `c${count}`,
    }
    await recordFact(tx, { ...fact, kind: 'stake', amount: stake, validBet: zero, closed: false })
    await recordFact(tx, { ...fact, kind: 'return', amount: returned, validBet: stake, closed: true })
  })
const waiting = async ({ client }: Player) =>
  (await client.call('rewardCentre.list', {})).envelope.value.list.map(
    ({ title, amount, wagerTimes, status }) => [title, amount, wagerTimes, status],
  )
/** Moves the clock to the next midnight of the site, and a quarter of an hour on. */
async function nextDay(...players: readonly Player[]): Promise<void> {
  await fixture.pass(dayMs - (now() % dayMs) + 15 * 60_000, ...players)
  await fixture.signInAgain()
}
const payBack = (edge?: number): Promise<void> =>
  settleCashback(
    { ...fixture.server.platform, gameEdges: edge === undefined ? fullEdges : everyEdge(edge) },
    now(),
  )
const players = (many: number): Promise<Player[]> =>
  Promise.all(Array.from({ length: many }, () => fixture.player()))

describe('money back', () => {
  const cashback = { kind: 'CASHBACK', per: 'DAY', percent: 10, least: 1, most: 20 }

  it('is a share of what was lost in a day since joining, once, into the reward centre', async () => {
    await nextDay()
    const [loser, winner, little, big] = await players(4)
    const id = await fixture.offer({ ...cashback, wagering: { times: 1 } })
    await settle(loser!, units(500))
    await fixture.pass(1_000)
    for (const player of [loser, winner, little, big]) await join(player!, id)
    await settle(loser!, units(100), units(30))
    await settle(winner!, units(100), units(300))
    await settle(little!, units(9))
    await settle(big!, units(1_000))
    expect(await fixture.standing(loser!, id)).toMatchObject({ status: 'Process', progress: 7, paid: 0 })
    await payBack()
    expect(await waiting(loser!)).toEqual([])
    await nextDay(loser!, winner!, little!, big!)
    await Promise.all([payBack(), payBack(), payBack()])
    await payBack()
    expect([
      await waiting(loser!),
      await waiting(winner!),
      await waiting(little!),
      await waiting(big!),
    ]).toEqual([
      [[expect.stringMatching(/^Offer/), 7, 1, 'Claim']],
      [],
      [],
      [[expect.stringMatching(/^Offer/), 20, 1, 'Claim']],
    ])
    expect(await fixture.standing(loser!, id)).toMatchObject({ progress: 0, paid: 7 })
  })

  it('is never more than the play was worth: one large bet on a game of little edge brings next to nothing', async () => {
    await nextDay()
    const [player] = await players(1)
    await fixture.server.platform.database.transaction((tx) =>
      addWorth(tx, new Map([[player!.id, -units(1_000_000)]])),
    )
    const id = await fixture.offer({ ...cashback, least: 0.01 })
    await join(player!, id)
    await payBack(42)
    await settle(player!, units(1_000))
    await nextDay(player!)
    await payBack(42)
    // 30 % of 0.42 % of 1,000, in place of 10 % of the loss, at most 20.
    expect(await waiting(player!)).toEqual([[expect.stringMatching(/^Offer/), 1.26, 0, 'Claim']])
  })

  it('is paid in the order of joining while the budget lasts, and exactly the budget is spent', async () => {
    await nextDay()
    const many = await players(4)
    const id = await fixture.offer({ ...cashback, budget: { total: 25, perDay: null } })
    for (const player of many) {
      await join(player, id)
      await settle(player, units(100))
      await fixture.pass(1_000)
    }
    await nextDay(...many)
    await Promise.all([payBack(), payBack()])
    expect(await Promise.all(many.map(waiting))).toEqual([
      [[expect.any(String), 10, 0, 'Claim']],
      [[expect.any(String), 10, 0, 'Claim']],
      [[expect.any(String), 5, 0, 'Claim']],
      [],
    ])
    const [first] = many
    const { list } = (await first!.client.call('rewardCentre.list', {})).envelope.value
    await first!.client.call('rewardCentre.claim', { rewardId: list[0]!.rewardId })
    expect(await fixture.cash(first!)).toBe(10)
  })

  it('that was cut off in the middle is paid by the next run, once', async () => {
    await nextDay()
    const many = await players(3)
    const id = await fixture.offer(cashback)
    for (const player of many) {
      await join(player, id)
      await settle(player, units(50))
    }
    await nextDay(...many)
    // The third payment fails, and with it the whole step.
    const goOn = await fixture.stopPayments(many[2]!.id)
    await expect(payBack()).rejects.toThrow()
    expect(await Promise.all(many.map(waiting))).toEqual([[], [], []])
    await goOn()
    await payBack()
    expect((await Promise.all(many.map(waiting))).map((list) => list.length)).toEqual([1, 1, 1])
  })

  it('is under the terms that each accepted, whatever is edited later', async () => {
    await nextDay()
    const [early, late] = await players(2)
    const item = await fixture.publish(cashback)
    await join(early!, item.id)
    await fixture.republish(item, { ...cashback, percent: 1 })
    await join(late!, item.id)
    for (const player of [early, late]) await settle(player!, units(200))
    await nextDay(early!, late!)
    await payBack()
    expect([(await waiting(early!))[0]?.[1], (await waiting(late!))[0]?.[1]]).toEqual([20, 2])
  })
})

describe('a race', () => {
  const hour = 3_600_000
  const race = (more: object = {}) =>
    fixture.offer(
      { kind: 'RACE', rankPrizes: [50, 20, 10], least: 10, ...more },
      { startTime: now(), endTime: now() + 2 * hour },
    )
  const board = async ({ client }: Player, promotionId: number) =>
    (await client.call('promotions.raceBoard', { promotionId })).envelope.value
  const follow = (gameEdges = fullEdges) =>
    followPlay(fixture.server.platform.database, raceFollower({ ...fixture.server.platform, gameEdges }))
  const payPrizes = () => settleRaces({ ...fixture.server.platform, gameEdges: fullEdges }, now())

  it('counts bets as far as the edges of their games let them', async () => {
    const [player] = await players(1)
    const id = await race()
    await follow()
    await join(player!, id)
    await settle(player!, units(1_000))
    await follow(everyEdge(42))
    expect((await board(player!, id)).own).toMatchObject({ score: 210 })
  })

  it('shows the ranks live, with masked names and the own rank', async () => {
    const [one, two, three] = await players(3)
    const id = await race()
    await follow()
    for (const player of [one, two, three]) await join(player!, id)
    expect(await board(one!, id)).toEqual({ list: [], own: null })
    await settle(one!, units(100))
    await settle(two!, units(300))
    await settle(three!, units(5))
    await follow()
    await follow()
    const { list, own } = await board(one!, id)
    expect(list.map(({ rank, score, prize, own: mine }) => [rank, score, prize, mine])).toEqual([
      [1, 300, 50, false],
      [2, 100, 20, true],
      [3, 5, 0, false],
    ])
    expect(list.every(({ name }) => /^pl\*\*\*$/.test(name))).toBe(true)
    expect(JSON.stringify(list)).not.toContain(two!.name)
    expect(own).toEqual({ rank: 2, score: 100, prize: 20 })
    expect(await fixture.standing(one!, id)).toMatchObject({ status: 'Process', progress: 100 })
  })

  it('pays each rank once after its end, equal scores to who was there first', async () => {
    const many = await players(5)
    const [first, second, third, late, closed] = many
    const id = await race()
    for (const player of many) await join(player, id)
    for (const [player, stake] of [
      [second, 40],
      [third, 40],
      [first, 100],
      [late, 9],
      [closed, 500],
    ] as const) {
      await settle(player!, units(stake))
      await fixture.pass(1_000)
    }
    await fixture.server.platform.database.pool.query('update member set enabled = false where id = $1', [
      closed!.id,
    ])
    await payPrizes()
    await fixture.pass(2 * hour, ...many.slice(0, 4))
    await settle(late!, units(10_000))
    await payPrizes()
    expect(await waiting(first!)).toEqual([])
    await fixture.pass(9 * 60_000)
    await fixture.pass(2 * 60_000)
    await Promise.all([payPrizes(), payPrizes(), payPrizes()])
    await payPrizes()
    expect(
      (await Promise.all([first, second, third, late].map((player) => waiting(player!)))).map(
        (list) => list[0]?.[1],
      ),
    ).toEqual([50, 20, 10, undefined])
    expect((await fixture.standing(first!, id))?.status).toBe('Claimed')
    await fixture.signInAgain()
  })

  it('keeps its prizes and its end while members are in it', async () => {
    const player = await fixture.player()
    const period = { startTime: now(), endTime: now() + hour }
    const offer = { kind: 'RACE', rankPrizes: [50], least: 0 }
    const item = await fixture.publish(offer, period)
    await join(player, item.id)
    expect((await fixture.tryRepublish(item, { ...offer, rankPrizes: [5] }, period)).code).toBe('IN_USE')
    expect((await fixture.tryRepublish(item, offer, { ...period, endTime: now() + 9 * hour })).code).toBe(
      'IN_USE',
    )
    expect((await fixture.tryRepublish(item, { ...offer, needsCode: true }, period)).success).toBe(true)
  })

  it('has a board only for those to whom it is offered', async () => {
    const [one, other] = await players(2)
    const id = await race({ audience: { names: [one!.name] } })
    expect((await other!.client.call('promotions.raceBoard', { promotionId: id })).status).toBe(404)
    expect((await one!.client.call('promotions.raceBoard', { promotionId: id })).status).toBe(200)
  })
})
