// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changingDays } from '../../../testing/changing-days.ts'
import { openTestWallet, type TestWallet, verdict, win } from './wallet-for-tests.ts'

const minuteMs = 60_000
let wallet: TestWallet
let zone = 'UTC'
beforeAll(async () => {
  wallet = await openTestWallet({ timeZone: () => Promise.resolve(zone) })
  await wallet.limit({ largestWin: units(10), perDay: units(10) })
})
afterAll(() => wallet.close())

it.each(changingDays)(
  'what a vendor may pay without a stake on a day $name in $zone is there from its midnight to the next',
  async ({ zone: ofDay, name, startMs, endMs }) => {
    zone = ofDay
    const paid: string[][] = []
    for (const [index, atMs] of [
      startMs - 5 * minuteMs,
      startMs + minuteMs,
      endMs - 5 * minuteMs,
      endMs + minuteMs,
    ].entries()) {
      wallet.clock.advance(atMs - wallet.clock.now())
      const player = await wallet.player(0)
      const promo = async (step: string): Promise<string> => {
        const txId = `${name} ${index} ${step}`
        const actions = [{ type: 'win' as const, txId, amount: units(10), promo: true, campaign: undefined }]
        return verdict(await wallet.apply({ ...win(player, txId, 10), actions }))
      }
      paid.push([await promo('first'), await promo('second')])
    }
    expect(paid).toEqual([
      ['ok', 'limit'],
      ['ok', 'limit'],
      ['limit', 'limit'],
      ['ok', 'limit'],
    ])
  },
)
