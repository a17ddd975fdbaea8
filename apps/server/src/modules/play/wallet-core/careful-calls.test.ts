// SPDX-License-Identifier: Apache-2.0
import { settings } from '@tessera/contract'
import { units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { grantTo } from '../../bonuses/bonuses-for-tests.ts'
import { accountBalance, checkInvariants, operatorAccount } from '../../ledger/index.ts'
import { hashToken } from './session-store.ts'
import {
  bet,
  millionths,
  noLimit,
  openTestWallet,
  rollback,
  type TestPlayer,
  type TestWallet,
  verdict,
  win,
} from './wallet-for-tests.ts'

const fixed = {
  read: (name: keyof typeof settings) => Promise.resolve(settings[name].default),
  of: () => fixed,
} as unknown as Settings

let wallet: TestWallet
beforeAll(async () => {
  wallet = await openTestWallet({ gameType: 'INHOUSE' })
  await wallet.limit(noLimit)
})
beforeEach(() => {
  wallet.received.length = 0
  wallet.betSessions.length = 0
  wallet.bonusesOf.length = 0
})
afterAll(() => wallet.close())

const say = async (command: Parameters<TestWallet['apply']>[0]) => verdict(await wallet.apply(command))
const balanceOf = async (purpose: string) =>
  accountBalance(wallet.db, await operatorAccount(wallet.db, purpose, 'USD'))
const perPlayer = { txScope: 'player' as const }
const betAndWin = (player: TestPlayer, id: string) => ({
  ...bet(player, 'x', 0),
  actions: [
    { type: 'bet' as const, txId: `${id}-bet`, amount: units(1) },
    { type: 'win' as const, txId: `${id}-win`, amount: units(2), betTxId: `${id}-bet` },
  ],
})

it('posts under the id of the vendor, with the player where the vendor counts per player', async () => {
  const player = await wallet.player(100)
  await say(bet(player, 'own-1', 5))
  await say(rollback(player, 'own-2', 'own-1'))
  await say(bet(player, 'own-1', 5, perPlayer))
  const rows = await wallet.db.query<{ id: string }>(
    sql`select distinct external_id as id from ledger_posting where cause = 'play.studio' and external_id like '%own-%'`,
  )
  expect(rows.map(({ id }) => id).toSorted()).toEqual([`${player.memberId}/own-1`, 'own-1', 'own-2'])
})

it('refuses a rollback of itself, and stores nothing of it', async () => {
  const player = await wallet.player(100)
  expect(await say(rollback(player, 'self', 'self'))).toBe('bad_request')
  expect(await say(bet(player, 'self', 5))).toBe('ok')
})

it('reports a balance that changed by a millionth, and none for what moved nothing', async () => {
  const player = await wallet.player(1)
  expect(await say(bet(player, 'least', millionths(1), perPlayer))).toBe('ok')
  expect(wallet.received.map(({ balance }) => balance)).toEqual([millionths(999_999)])
  expect(await say(rollback(player, 'least-r', 'unknown', perPlayer))).toBe('target_unknown')
  expect(await say(bet(player, 'nothing', 0, perPlayer))).toBe('ok')
  expect(wallet.received).toHaveLength(1)
})

it('takes a win back to the account that paid it: the vendor, or the promotions', async () => {
  const player = await wallet.player(100)
  await say(bet(player, 'back-1', 10))
  const before = [await balanceOf('vendor:studio'), await balanceOf('promotions')]
  await say(win(player, 'back-2', 30, 'back-1'))
  await say({
    ...win(player, 'back-3', 7),
    actions: [{ type: 'win', txId: 'back-3', amount: units(7), promo: true }],
  })
  expect([await balanceOf('vendor:studio'), await balanceOf('promotions')]).toEqual([
    before[0]! - units(30),
    before[1]! - units(7),
  ])
  expect(await say(rollback(player, 'back-4', 'back-2'))).toBe('ok')
  expect(await say(rollback(player, 'back-5', 'back-3'))).toBe('ok')
  expect([await balanceOf('vendor:studio'), await balanceOf('promotions')]).toEqual(before)
})

it('counts calls with a bet as a use of their session, and no others', async () => {
  const player = await wallet.player(100)
  const session = hashToken(player.token)
  await say(bet(player, 'use-1', 5))
  expect(wallet.betSessions).toEqual([session])
  expect(await say(betAndWin(player, 'use-2'))).toBe('ok ok')
  expect(wallet.betSessions).toEqual([session, session])
  await say(win(player, 'use-3', 5, 'use-1'))
  await say(rollback(player, 'use-4', 'use-1'))
  await say(bet(player, 'use-5', 1_000))
  expect(wallet.betSessions).toHaveLength(2)
})

it('judges a bonus by the game of the call, and reports that the bonuses changed', async () => {
  const player = await wallet.player(1)
  await grantTo({ database: wallet.db, settings: fixed, clock: wallet.clock }, player.memberId, units(50), {
    weights: { INHOUSE: 0 },
    gameWeights: { 'STUDIO/mines': 100 },
  })
  expect(await say(bet(player, 'game-1', 5))).toBe('limit')
  expect(wallet.bonusesOf).toEqual([])
  expect(await say(bet(player, 'game-2', 5, { gameCode: 'mines' }))).toBe('ok')
  expect(wallet.bonusesOf).toEqual([player.memberId])
  expect(await wallet.balances(player)).toMatchObject({ cash: zero, bonus: units(46) })
})

it('leaves a ledger that adds up', async () => {
  expect((await checkInvariants(wallet.db, 0)).differences).toEqual([])
})
