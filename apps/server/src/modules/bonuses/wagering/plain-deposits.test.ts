// SPDX-License-Identifier: Apache-2.0
import { settings } from '@tessera/contract'
import { units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Settings } from '../../../platform/settings/settings.ts'
import { bet, openTestWallet, type TestWallet, verdict } from '../../play/wallet-core/wallet-for-tests.ts'
import { grantTo, runBonusJobs, usualTerms } from '../bonuses-for-tests.ts'
import {
  balanceOfBonus,
  bonusesOf,
  grantBonus,
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
let on: Parameters<typeof grantTo>[0]
let deposits = 0
beforeAll(async () => {
  wallet = await openTestWallet({ gameType: 'INHOUSE' })
  on = { database: wallet.db, settings: fixed, clock: wallet.clock }
})
afterAll(() => wallet.close())

async function deposit(amount: number) {
  const player = await wallet.player(amount)
  const about = {
    memberId: player.memberId,
    brandCode: 'brand1',
    currency: 'USD',
    depositId: `plain-${(deposits += 1)}`,
    nowMs: wallet.clock.now(),
  }
  await wallet.db.transaction((tx) =>
    requireDeposit(tx, { settings: fixed }, { ...about, amount: units(amount) }),
  )
  const takeBack = (taken: number, left: number) =>
    wallet.db.transaction((tx) => releaseDeposit(tx, { ...about, amount: units(taken), left: units(left) }))
  /** The bonus that a promotion gives for the deposit. */
  const match = (bonus: number) =>
    wallet.db.transaction((tx) =>
      grantBonus(
        tx,
        { settings: fixed },
        {
          ...about,
          amount: units(bonus),
          deposit: units(amount),
          title: 'Match',
          source: 'promotion',
          reference: `deposit/${about.depositId}`,
          terms: usualTerms,
        },
      ),
    )
  return { player, takeBack, match }
}
const grant = (memberId: bigint, amount: number) => grantTo(on, memberId, units(amount))
/** On any game, or on one of a type. */
const stakeable = (memberId: bigint, gameType?: string) =>
  readStakeableBonus(wallet.db, memberId, 'USD', {
    game: gameType === undefined ? undefined : { vendor: 'STUDIO', gameCode: 'dice', gameType },
    nowMs: wallet.clock.now(),
  })

it('have no money of their own: only a bonus beside them can be staked', async () => {
  const { player } = await deposit(20)
  const [plain] = await openRequirements(wallet.db, player.memberId)
  expect([await stakeable(player.memberId), await balanceOfBonus(wallet.db, plain!)]).toEqual([zero, zero])
  await grant(player.memberId, 10)
  expect(await stakeable(player.memberId)).toBe(units(10))
  expect(await stakeable(player.memberId, 'NONE')).toBe(zero)
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

it('are done once they are staked, and nothing is paid for that', async () => {
  const { player } = await deposit(20)
  // What was played before its first run is not counted.
  await runBonusJobs(on)
  await wallet.apply(bet(player, 'done', 20, { roundClosed: true }))
  await runBonusJobs(on)
  expect(await turnoverLeft(wallet.db, player.memberId)).toBe(zero)
  expect(await wallet.balances(player)).toMatchObject({ cash: zero, bonus: zero })
})

it('take the bonus that came with them along when they are taken back', async () => {
  const { player, takeBack, match } = await deposit(20)
  expect(await match(10)).toBe('granted')
  expect(await match(10)).toBe('duplicate')
  expect(await wallet.balances(player)).toMatchObject({ bonus: units(10) })
  expect(await takeBack(5, 15)).toBe(true)
  expect(await takeBack(5, 10)).toBe(false)
  expect(await wallet.balances(player)).toMatchObject({ cash: units(20), bonus: zero })
  expect(await turnoverLeft(wallet.db, player.memberId)).toBe(units(10))
})
