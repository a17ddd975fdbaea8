// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changingDays } from '../../../testing/changing-days.ts'
import { payIn } from '../../wallet/wallet-for-tests.ts'
import { openProtectionTestServer, type ProtectionTestServer } from '../protection-for-tests.ts'

const minuteMs = 60_000
const refused = 'RS_ERROR_LIMIT_REACHED'

let at: ProtectionTestServer
beforeAll(async () => {
  at = await openProtectionTestServer()
})
afterAll(() => at.close())

it.each(changingDays)(
  'the limits of a day $name in $zone apply from its midnight to the next, and no minute longer',
  async ({ zone, startMs, endMs }) => {
    await at.server.platform.settings.write('site.timeZone', zone, 'test')
    at.clock.advance(startMs - 20 * minuteMs - at.clock.now())
    const member = await at.player()
    await at.setLimit(member, 'loss', 20)
    await at.setLimit(member, 'deposit', 100)
    const play = async (atMs: number, ...bets: readonly number[]): Promise<unknown[]> => {
      await at.pass(atMs - at.clock.now(), member)
      const game = await at.open(member)
      const placed: unknown[] = []
      for (const bet of bets) placed.push(await game.bet(bet))
      return placed
    }
    /** What is left of both limits. */
    const left = async () => (await at.protection(member)).limits.map((limit) => [limit.kind, limit.left])
    expect(await play(startMs - 10 * minuteMs, 20)).toEqual(['RS_OK'])
    await payIn(at, member, 100)
    expect(await left()).toEqual([
      ['deposit', 0],
      ['loss', 0],
    ])
    expect(await play(startMs + minuteMs, 21, 20)).toEqual([refused, 'RS_OK'])
    await payIn(at, member, 100)
    expect(await play(endMs - 5 * minuteMs, 1)).toEqual([refused])
    expect((await at.deposit(member, 10)).envelope.success).toBe(false)
    expect(await play(endMs + minuteMs, 21, 20)).toEqual([refused, 'RS_OK'])
    expect((await at.deposit(member, 100)).envelope.success).toBe(true)
  },
)

it('keep the zone in which they were set when the site moves, so that nobody gets a second day', async () => {
  const { settings } = at.server.platform
  await settings.write('site.timeZone', 'Asia/Ho_Chi_Minh', 'test')
  at.clock.advance(Date.parse('2026-06-20T09:00:00Z') - at.clock.now())
  const member = await at.player()
  await at.setLimit(member, 'stake', 10)
  const before = await at.open(member)
  expect(await before.bet(10)).toBe('RS_OK')
  // In Kiritimati the next day has begun.
  await settings.write('site.timeZone', 'Pacific/Kiritimati', 'test')
  await at.pass(60 * minuteMs, member)
  const game = await at.open(member)
  expect(await game.bet(1)).toBe(refused)
})
