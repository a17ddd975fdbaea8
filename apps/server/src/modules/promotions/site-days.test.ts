// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changingDays } from '../../testing/changing-days.ts'
import { recordFact } from '../bets/index.ts'
import { fullEdges } from '../catalogue/edges-for-tests.ts'
import { settleCashback } from './cashback/settle-cashback.ts'
import { openPromotionTestServer, type Player, type PromotionTestServer } from './promotions-for-tests.ts'

const minuteMs = 60_000
let fixture: PromotionTestServer
beforeAll(async () => {
  fixture = await openPromotionTestServer()
})
afterAll(async () => {
  const differences = await fixture.ledgerDifferences()
  await fixture.close()
  expect(differences).toEqual([])
})

const platform = () => fixture.server.platform
const moveTo = (zone: string): Promise<void> => platform().settings.write('site.timeZone', zone, 'test')
async function goTo(atMs: number, ...players: readonly Player[]): Promise<void> {
  await fixture.pass(atMs - fixture.server.clock.now(), ...players)
}
let bets = 0
const lose = ({ id }: Player, amount: number): Promise<void> =>
  platform().database.transaction((tx) =>
    recordFact(tx, {
      ...{ memberId: id, vendor: 'STUDIO', gameCode: 'dice', currency: 'USD', closed: true },
      ...{ roundId: `lost${(bets += 1)}`, reference: `lost${bets}`, atMs: fixture.server.clock.now() },
      ...{ kind: 'stake', amount: units(amount), validBet: units(amount) },
    }),
  )
const cashback = { kind: 'CASHBACK', per: 'DAY', percent: 10, least: 1, most: null }
const payBack = () => settleCashback({ ...platform(), gameEdges: fullEdges }, fixture.server.clock.now())
const waiting = async ({ client }: Player): Promise<number[]> =>
  (await client.call('rewardCentre.list', {})).envelope.value.list.map(({ amount }) => amount)
const spin = async ({ client }: Player, promotionId: number): Promise<unknown> =>
  (await client.call('promotions.claim', { promotionId })).envelope.success
const join = async ({ client }: Player, promotionId: number): Promise<void> => {
  expect((await client.call('promotions.join', { promotionId })).envelope.success).toBe(true)
}

describe.each(changingDays)('a day $name in $zone', ({ zone, startMs, endMs }) => {
  it('has one spin of the wheel, and cashback for what was lost in it', async () => {
    await moveTo(zone)
    await goTo(startMs - 30 * minuteMs)
    await fixture.signInAgain()
    const player = await fixture.player()
    const back = await fixture.offer(cashback)
    const prize = { amount: 1, weight: 1 }
    const wheel = await fixture.offer({
      kind: 'WHEEL',
      prizes: [
        { name: 'This', ...prize },
        { name: 'That', ...prize },
      ],
      minimumValidBet: 0,
    })
    await join(player, back)
    await lose(player, 100)
    expect(await spin(player, wheel)).toBe(true)
    const spun = async () => (await fixture.standing(player, wheel))?.daily?.got !== null
    await goTo(startMs + minuteMs, player)
    expect([await spun(), await spin(player, wheel)]).toEqual([false, true])
    await lose(player, 200)
    await goTo(endMs - 5 * minuteMs, player)
    expect(await spun()).toBe(true)
    expect((await fixture.standing(player, wheel))?.daily?.nextAt).toBe(endMs)
    await lose(player, 400)
    await goTo(endMs + minuteMs, player)
    expect(await spun()).toBe(false)
    await lose(player, 800)
    await goTo(endMs + 30 * minuteMs, player)
    await payBack()
    expect(await waiting(player)).toEqual([60, 10])
  })
})

describe('cashback of a site that moves to another zone', () => {
  it.each([
    ['Asia/Ho_Chi_Minh', 'Europe/Berlin', '2026-11-20'],
    ['Europe/Berlin', 'Asia/Ho_Chi_Minh', '2026-12-10'],
  ])('from %s to %s gives back every loss once', async (from, to, day) => {
    await moveTo(from)
    const startMs = Date.parse(`${day}T12:00:00Z`)
    await goTo(startMs)
    await fixture.signInAgain()
    const player = await fixture.player()
    await join(player, await fixture.offer(cashback))
    for (let hour = 0; hour < 72; hour += 6) {
      await goTo(startMs + hour * 60 * minuteMs, player)
      if (hour === 36) await moveTo(to)
      await lose(player, 10)
      await payBack()
    }
    await goTo(startMs + 120 * 60 * minuteMs, player)
    await payBack()
    // 12 losses of 10, of which a tenth comes back.
    expect((await waiting(player)).reduce((sum, amount) => sum + amount, 0)).toBe(12)
  })
})
