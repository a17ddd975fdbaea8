// SPDX-License-Identifier: Apache-2.0
import { settings } from '@tessera/contract'
import { units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Settings } from '../../../platform/settings/settings.ts'
import {
  checkInvariants,
  findAccount,
  history,
  openAccounts,
  operatorAccount,
  ownerOfMember,
} from '../../ledger/index.ts'
import {
  bet,
  openTestWallet,
  rollback,
  type TestPlayer,
  type TestWallet,
  verdict,
  win,
} from '../../play/wallet-core/wallet-for-tests.ts'
import { grantTo } from '../bonuses-for-tests.ts'
import { bonusesOf, creditFreeWin, forfeitBonus } from '../index.ts'

const fixed = {
  read: (name: keyof typeof settings) => Promise.resolve(settings[name].default),
  of: () => fixed,
} as unknown as Settings

let wallet: TestWallet
let on: Parameters<typeof grantTo>[0]
beforeAll(async () => {
  wallet = await openTestWallet({ gameType: 'INHOUSE' })
  on = { database: wallet.db, settings: fixed, clock: wallet.clock }
})
afterAll(() => wallet.close())

const say = async (command: Parameters<TestWallet['apply']>[0]) => verdict(await wallet.apply(command))
const closed = { roundClosed: true }
async function lastOfBonus({ memberId }: TestPlayer, id: number) {
  const account = await findAccount(wallet.db, ownerOfMember(memberId), `grant:${id}`, 'USD')
  return (await history(wallet.db, account!, { page: 1, size: 1 })).lines[0]
}
const freeWin = (player: TestPlayer, externalId: string, wagerTimes: number) =>
  wallet.db.transaction(async (tx) =>
    creditFreeWin(tx, {
      memberId: player.memberId,
      brandCode: 'brand1',
      currency: 'USD',
      amount: units(5),
      from: await operatorAccount(tx, 'promotions', 'USD'),
      to: await openAccounts(tx, ownerOfMember(player.memberId), 'USD'),
      reference: `${player.memberId}/${externalId}`,
      reward: 'studio/reward',
      title: 'dice',
      wagerTimes,
      cause: 'test.free',
      externalId: `${player.memberId}/${externalId}`,
      nowMs: wallet.clock.now(),
    }),
  )
const free = (player: TestPlayer, id: string, amount: number) => ({
  ...bet(player, `${id}-bet`, 0),
  actions: [
    { type: 'bet' as const, txId: `${id}-bet`, amount: units(1), free: { rewardId: id } },
    {
      type: 'win' as const,
      txId: `${id}-win`,
      amount: units(amount),
      betTxId: `${id}-bet`,
      free: { rewardId: id },
    },
  ],
})

it('a win that is taken back comes out of the bonus it went to, and out of nothing else', async () => {
  const player = await wallet.player(0)
  const { id } = await grantTo(on, player.memberId, units(10))
  await say(bet(player, 'back-1', 10))
  await say(win(player, 'back-2', 30, 'back-1'))
  await wallet.payIn(player, units(50), 'later')
  expect(await say(rollback(player, 'back-3', 'back-2'))).toBe('ok')
  expect(await wallet.balances(player)).toMatchObject({ cash: units(50), bonus: zero, receivable: zero })
  expect(await lastOfBonus(player, id)).toMatchObject({ kind: 'rollback', amount: -units(30) })
})

it('a late win of a bonus that has ended is cash', async () => {
  const player = await wallet.player(0)
  const { id } = await grantTo(on, player.memberId, units(10))
  await say(bet(player, 'late-1', 4, closed))
  await wallet.db.transaction((tx) =>
    forfeitBonus(tx, { memberId: player.memberId, nowMs: wallet.clock.now() }, id),
  )
  expect(await say(win(player, 'late-2', 30, 'late-1'))).toBe('ok')
  expect(await wallet.balances(player)).toMatchObject({ cash: units(30), bonus: zero })
})

it('free rounds win a bonus once, or cash where nothing has to be staked', async () => {
  const player = await wallet.player(0)
  expect([await freeWin(player, 'a', 1), await freeWin(player, 'a', 1)]).toEqual(['posted', 'duplicate'])
  expect(await wallet.balances(player)).toMatchObject({ cash: zero, bonus: units(5) })
  const other = await wallet.player(0)
  expect([await freeWin(other, 'b', 0), await freeWin(other, 'b', 0)]).toEqual(['posted', 'duplicate'])
  expect(await wallet.balances(other)).toMatchObject({ cash: units(5), bonus: zero })
})

it('what free rounds won is taken back from their bonus, and is a debt when it was staked since', async () => {
  const player = await wallet.player(0)
  await say(free(player, 'f1', 25))
  const [bonus] = (
    await bonusesOf(wallet.db, player.memberId, { fromMs: 0, toMs: wallet.clock.now() + 1, limit: 1 })
  ).bonuses
  expect(bonus).toMatchObject({ amount: units(25), required: units(25) })
  expect(await say(rollback(player, 'f1-r', 'f1-win'))).toBe('ok')
  expect(await lastOfBonus(player, bonus!.id)).toMatchObject({ kind: 'rollback', amount: -units(25) })
  await say(free(player, 'f2', 8))
  await say(bet(player, 'f2-lost', 8))
  expect(await say(rollback(player, 'f2-r', 'f2-win'))).toBe('ok')
  expect(await wallet.balances(player)).toMatchObject({ cash: zero, bonus: zero, receivable: -units(8) })
})

it('leaves a ledger that adds up', async () => {
  expect((await checkInvariants(wallet.db, 0)).differences).toEqual([])
})
