// SPDX-License-Identifier: Apache-2.0
import { units, zero } from '@tessera/rules/money'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../ledger/index.ts'
import {
  bet,
  openTestWallet,
  rollback,
  type TestPlayer,
  type TestWallet,
  verdict,
  win,
} from './wallet-for-tests.ts'

let wallet: TestWallet
let number = 0
beforeAll(async () => {
  wallet = await openTestWallet()
})
afterAll(() => wallet.close())
afterEach(async () => {
  expect((await checkInvariants(wallet.db, 0)).differences).toEqual([])
  wallet.alerts.length = 0
  // The next test starts on a new day.
  wallet.clock.advance(24 * 60 * 60 * 1_000)
})

const id = (): string => `promo-${(number += 1)}`
interface Promo {
  campaign?: string
  token?: string
  txId?: string
  vendorAccountId?: string
}
const promoOf = (
  player: TestPlayer,
  amount: number,
  { campaign, token = player.token, txId = id(), vendorAccountId = 'studio' }: Promo = {},
) => ({
  ...win(player, txId, amount, undefined, { sessionToken: token, vendorAccountId }),
  actions: [{ type: 'win' as const, txId, amount: units(amount), promo: true, campaign }],
})
const promo = async (...of: Parameters<typeof promoOf>): Promise<string> =>
  verdict(await wallet.apply(promoOf(...of)))
const given = () => wallet.alerts.map(({ kind, reference, details: { state } }) => [kind, reference, state])

describe('a win without a bet', () => {
  it('is paid to a player who had a session at this vendor, ended or not', async () => {
    const player = await wallet.player(0)
    expect(await promo(player, 5)).toBe('ok')
    await wallet.sessions.revoke(player.token)
    expect([await promo(player, 5), await wallet.cash(player)]).toEqual(['ok', units(10)])
  })

  it("is not paid under an invented token, another player's, or one of another vendor", async () => {
    const [player, stranger] = [await wallet.player(0), await wallet.player(0)]
    const there = await wallet.session(player.memberId, 'other')
    for (const token of ['invented', stranger.token, there.token])
      expect(await promo(player, 5, { token })).toBe('session_unknown')
    expect([await wallet.cash(player), await wallet.cash(stranger)]).toEqual([zero, zero])
  })

  it('is not paid to a member who never played there, whatever the vendor says', async () => {
    const elsewhere = await wallet.player(0)
    await wallet.limit({ largestWin: units(10), perDay: units(10), inAll: units(10) }, 'gift', 'other')
    for (const campaign of [undefined, 'gift'])
      expect(await promo(elsewhere, 5, { token: 'invented', vendorAccountId: 'other', campaign })).toBe(
        'player_unknown',
      )
    expect(await wallet.cash(elsewhere)).toBe(zero)
  })

  it('needs the same when it is not a promotion', async () => {
    const player = await wallet.player(0)
    const lone = (token: string) => wallet.apply(win(player, id(), 5, undefined, { sessionToken: token }))
    expect([verdict(await lone('invented')), verdict(await lone(player.token))]).toEqual([
      'session_unknown',
      'ok',
    ])
  })
})

describe('a campaign that an operator has declared', () => {
  it('pays a player of the vendor without a session, while it is open', async () => {
    const player = await wallet.player(0)
    const now = wallet.clock.now()
    const limits = { largestWin: units(10), perDay: units(100), inAll: units(100) }
    await wallet.limit(limits, 'spring', 'studio', { opensAtMs: now + 1_000, closesAtMs: now + 2_000 })
    const tries = [await promo(player, 5, { campaign: 'spring', token: 'late' })]
    wallet.clock.advance(1_000)
    tries.push(
      await promo(player, 5, { campaign: 'spring', token: 'late' }),
      await promo(player, 5, { campaign: 'summer', token: 'late' }),
    )
    wallet.clock.advance(1_000)
    tries.push(await promo(player, 5, { campaign: 'spring', token: 'late' }))
    expect(tries).toEqual(['session_unknown', 'ok', 'session_unknown', 'session_unknown'])
    expect(await wallet.cash(player)).toBe(units(5))
  })

  it('has its own limits per win, per day and in total, within those of the vendor', async () => {
    const player = await wallet.player(0)
    await wallet.limit({ largestWin: units(10), perDay: units(15), inAll: units(22) }, 'drops')
    const drop = (amount: number) => promo(player, amount, { campaign: 'drops' })
    expect([await drop(11), await drop(10), await drop(6), await drop(5)]).toEqual([
      'limit',
      'ok',
      'limit',
      'ok',
    ])
    wallet.clock.advance(24 * 60 * 60 * 1_000)
    expect([await drop(8), await drop(7), await wallet.cash(player)]).toEqual(['limit', 'ok', units(22)])
    expect(given()).toEqual([
      ['play.promotionLimit', 'studio/drops/USD/win', 'over'],
      ['play.promotionLimit', 'studio/drops/USD/day', 'over'],
      ['play.promotionLimit', 'studio/drops/USD/day', 'near'],
      ['play.promotionLimit', 'studio/drops/USD/all', 'over'],
      ['play.promotionLimit', 'studio/drops/USD/all', 'near'],
    ])
  })
})

describe('the limits of a vendor', () => {
  it('have defaults', async () => {
    const player = await wallet.player(0)
    expect(
      [
        await promo(player, 1_001),
        ...(await Promise.all(Array.from({ length: 12 }, () => promo(player, 1_000)))),
      ].filter((said) => said === 'ok'),
    ).toHaveLength(10)
    expect([await wallet.cash(player), await promo(player, 1)]).toEqual([units(10_000), 'limit'])
  })

  it('count all its players together and cannot be exceeded by concurrent wins', async () => {
    await wallet.limit({ largestWin: units(10), perDay: units(100) })
    const players = await Promise.all(Array.from({ length: 20 }, () => wallet.player(0)))
    const said = await Promise.all(players.map((player) => promo(player, 7)))
    expect([
      said.filter((each) => each === 'ok').length,
      said.filter((each) => each === 'limit').length,
    ]).toEqual([14, 6])
    expect(given().filter(([, , state]) => state === 'near')).toEqual([
      ['play.promotionLimit', 'studio/*/USD/day', 'near'],
    ])
  })

  it('can be raised, after which a refused win can be paid: nothing of the refusal is stored', async () => {
    await wallet.limit({ largestWin: units(10), perDay: units(10) })
    const player = await wallet.player(0)
    const large = promoOf(player, 40)
    expect(verdict(await wallet.apply(large))).toBe('limit')
    expect(wallet.alerts).toMatchObject([
      {
        details: {
          account: 'studio',
          limit: 'win',
          state: 'over',
          win: '40.00',
          most: '10.00',
          transaction: large.actions[0]?.txId,
        },
      },
    ])
    await wallet.limit({ largestWin: units(40), perDay: units(40) })
    expect([
      verdict(await wallet.apply(large)),
      verdict(await wallet.apply(large)),
      await wallet.cash(player),
    ]).toEqual(['ok', 'replay', units(40)])
  })

  it('are not restored when a win is rolled back', async () => {
    await wallet.limit({ largestWin: units(10), perDay: units(10) })
    const player = await wallet.player(0)
    const first = promoOf(player, 10)
    expect([
      verdict(await wallet.apply(first)),
      verdict(await wallet.apply(rollback(player, id(), first.actions[0]?.txId ?? ''))),
      await promo(player, 1),
    ]).toEqual(['ok', 'ok', 'limit'])
  })

  it('never stop a win with a known bet, nor the win of a free bet, which only raises an alert', async () => {
    await wallet.limit({ largestWin: units(1), perDay: units(1) })
    const player = await wallet.player(100)
    const free = { rewardId: 'reward' }
    const [stake, freeStake, freeWin] = [id(), id(), id()]
    await wallet.apply(bet(player, stake, 1))
    expect(verdict(await wallet.apply(win(player, id(), 5_000, stake)))).toBe('ok')
    await wallet.apply({
      ...bet(player, freeStake, 1),
      actions: [{ type: 'bet', txId: freeStake, amount: units(1), free }],
    })
    expect(wallet.alerts).toEqual([])
    expect(
      verdict(
        await wallet.apply({
          ...win(player, freeWin, 9, freeStake),
          actions: [{ type: 'win', txId: freeWin, amount: units(9), betTxId: freeStake, free }],
        }),
      ),
    ).toBe('ok')
    expect(given()).toEqual([['play.promotionLimit', 'studio/*/USD/win', 'over']])
    expect(await wallet.balances(player)).toMatchObject({ cash: units(5_099), bonus: units(9) })
  })
})
