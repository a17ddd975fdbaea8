// SPDX-License-Identifier: Apache-2.0
import { settings } from '@tessera/contract'
import { units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Settings } from '../../../platform/settings/settings.ts'
import { bet, openTestWallet, type TestWallet, verdict } from '../../play/wallet-core/wallet-for-tests.ts'
import { grantTo } from '../bonuses-for-tests.ts'
import {
  balanceOfBonus,
  bonusesOf,
  openRequirements,
  pageOfBonuses,
  readStakeableBonus,
  releaseDeposit,
  requireDeposit,
  turnoverLeft,
} from '../index.ts'

const fixed = {
  read: (name: keyof typeof settings) =>
    Promise.resolve(name === 'bonuses.depositWagerTimes' ? 1 : settings[name].default),
  of: () => fixed,
} as unknown as Settings

let wallet: TestWallet
let deposits = 0
beforeAll(async () => {
  wallet = await openTestWallet({ gameType: 'INHOUSE' })
})
afterAll(() => wallet.close())

async function deposit(amount: number) {
  const player = await wallet.player(amount)
  const about = {
    memberId: player.memberId,
    brandCode: 'house1',
    currency: 'USD',
    depositId: `plain-${(deposits += 1)}`,
    nowMs: wallet.clock.now(),
  }
  await wallet.db.transaction((tx) =>
    requireDeposit(tx, { settings: fixed }, { ...about, amount: units(amount) }),
  )
  const takeBack = (taken: number, left: number) =>
    wallet.db.transaction((tx) => releaseDeposit(tx, { ...about, amount: units(taken), left: units(left) }))
  return { player, takeBack }
}
const grant = (memberId: number, amount: number) =>
  grantTo({ database: wallet.db, settings: fixed, clock: wallet.clock }, memberId, units(amount))
const stakeable = (memberId: number) =>
  readStakeableBonus(wallet.db, memberId, 'USD', { game: undefined, nowMs: wallet.clock.now() })

it('have no money of their own: only a bonus beside them can be staked', async () => {
  const { player } = await deposit(20)
  const [plain] = await openRequirements(wallet.db, player.memberId)
  expect([await stakeable(player.memberId), await balanceOfBonus(wallet.db, plain!)]).toEqual([zero, zero])
  await grant(player.memberId, 10)
  expect(await stakeable(player.memberId)).toBe(units(10))
  expect(verdict(await wallet.apply(bet(player, 'beside', 25, { txScope: 'player' })))).toBe('ok')
  expect(await wallet.balances(player)).toMatchObject({ cash: zero, bonus: units(5) })
})

it('are not listed among the bonuses of a member', async () => {
  const { player } = await deposit(20)
  await grant(player.memberId, 10)
  await grant(player.memberId, 30)
  const listed = await pageOfBonuses(wallet.db, player.memberId, { pageNo: 1, pageSize: 1 })
  expect(listed).toMatchObject({ total: 2, bonuses: [{ amount: units(30) }] })
  const period = { fromMs: 0, toMs: wallet.clock.now() + 1, limit: 9 }
  expect(await bonusesOf(wallet.db, player.memberId, period)).toMatchObject({
    total: 2,
    bonuses: [{ amount: units(30) }, { amount: units(10) }],
  })
})

it('require less when a part of them is taken back, and nothing when all is', async () => {
  const { player, takeBack } = await deposit(20)
  expect(await turnoverLeft(wallet.db, player.memberId)).toBe(units(20))
  expect(await takeBack(5, 15)).toBe(false)
  expect(await turnoverLeft(wallet.db, player.memberId)).toBe(units(15))
  expect(await takeBack(15, 0)).toBe(false)
  expect(await turnoverLeft(wallet.db, player.memberId)).toBe(zero)
  expect(await openRequirements(wallet.db, player.memberId)).toEqual([])
})
