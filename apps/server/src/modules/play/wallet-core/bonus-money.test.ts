// SPDX-License-Identifier: Apache-2.0
import { settings } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import { add, units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { playedInSlice, settledBetsIn, turnover } from '../../bets/index.ts'
import { cancelBonus, forfeitBonus, openRequirements, turnoverLeft } from '../../bonuses/index.ts'
import { grantTo, runBonusJobs } from '../../bonuses/bonuses-for-tests.ts'
import { checkInvariants } from '../../ledger/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import {
  bet,
  openTestWallet,
  rollback,
  verdict,
  win,
  type TestPlayer,
  type TestWallet,
} from './wallet-for-tests.ts'

let wallet: TestWallet
let order: 'cashFirst' | 'bonusFirst' = 'cashFirst'
const fixed = {
  read: (name: keyof typeof settings) =>
    Promise.resolve(name === 'bonuses.spendingOrder' ? order : settings[name].default),
  of: () => fixed,
} as unknown as Settings
const on = () => ({ database: wallet.db, settings: fixed, clock: wallet.clock })
const jobs = () => runBonusJobs(on())
const say = async (command: Parameters<TestWallet['apply']>[0]) => verdict(await wallet.apply(command))
const money = async (player: TestPlayer) => {
  const { cash, bonus } = await wallet.balances(player)
  return { cash, bonus }
}
const closed = { roundClosed: true }
let id = 0
const next = (name: string): string => `${name}-${(id += 1)}`

beforeAll(async () => {
  wallet = await openTestWallet({ gameType: 'INHOUSE' })
})
beforeEach(() => {
  order = 'cashFirst'
})
afterAll(() => wallet.close())

describe('a stake of a member with a bonus', () => {
  it('takes cash first, then bonus money, and its win goes back to both in proportion', async () => {
    const player = await wallet.player(6)
    await grantTo(on(), player.memberId, units(20))
    const [stake, won] = [next('b'), next('w')]
    expect(await say(bet(player, stake, 10))).toBe('ok')
    expect(await money(player)).toEqual({ cash: zero, bonus: units(16) })
    expect(await say(win(player, won, 30, stake))).toBe('ok')
    expect(await money(player)).toEqual({ cash: units(18), bonus: units(28) })
    expect(await say(win(player, won, 30, stake))).toBe('replay')
    expect(await money(player)).toEqual({ cash: units(18), bonus: units(28) })
  })

  it('takes bonus money first where the bonus was granted so', async () => {
    order = 'bonusFirst'
    const player = await wallet.player(6)
    await grantTo(on(), player.memberId, units(20))
    expect(await say(bet(player, next('b'), 10))).toBe('ok')
    expect(await money(player)).toEqual({ cash: units(6), bonus: units(10) })
  })

  it('takes the oldest bonus first', async () => {
    const player = await wallet.player(0)
    const first = await grantTo(on(), player.memberId, units(3))
    wallet.clock.advance(1)
    await grantTo(on(), player.memberId, units(20))
    expect(await say(bet(player, next('b'), 5))).toBe('ok')
    const [oldest] = await openRequirements(wallet.db, player.memberId)
    expect(oldest?.id).toBe(first.id)
    expect(await money(player)).toEqual({ cash: zero, bonus: units(18) })
  })

  it('is refused before it moves anything where it would break the terms, and cash alone is not bound by them', async () => {
    const player = await wallet.player(10)
    await grantTo(on(), player.memberId, units(50), { maxStake: units(5) })
    expect(await say(bet(player, next('b'), 11))).toBe('limit')
    expect(await money(player)).toEqual({ cash: units(10), bonus: units(50) })
    expect(wallet.bonusRefusals.at(-1)).toMatchObject({
      memberId: player.memberId,
      refusal: 'bonusStake',
      maxStake: units(5),
    })
    expect(await say(bet(player, next('b'), 10))).toBe('ok')
    expect(await say(bet(player, next('b'), 5))).toBe('ok')
    expect(await money(player)).toEqual({ cash: zero, bonus: units(45) })
  })

  it('is refused on an excluded game when cash does not cover it', async () => {
    const player = await wallet.player(4)
    await grantTo(on(), player.memberId, units(50), { weights: { RNG: 100 } })
    expect(await say(bet(player, next('b'), 5))).toBe('limit')
    expect(wallet.bonusRefusals.at(-1)).toMatchObject({ refusal: 'bonusGame' })
    expect(await say(bet(player, next('b'), 4))).toBe('ok')
    expect(await money(player)).toEqual({ cash: zero, bonus: units(50) })
  })

  it('is insufficient above everything there is, and answers with what may be staked on this game', async () => {
    const player = await wallet.player(4)
    await grantTo(on(), player.memberId, units(5))
    await grantTo(on(), player.memberId, units(7), { weights: { RNG: 100 } })
    expect(await wallet.apply(bet(player, next('b'), 17))).toMatchObject({ err: 'funds', balance: units(9) })
    expect(await money(player)).toEqual({ cash: units(4), bonus: units(12) })
  })

  it('goes back to where it came from when it is rolled back, once', async () => {
    const player = await wallet.player(6)
    await grantTo(on(), player.memberId, units(20))
    const [stake, back] = [next('b'), next('r')]
    await say(bet(player, stake, 10))
    expect([await say(rollback(player, back, stake)), await say(rollback(player, back, stake))]).toEqual([
      'ok',
      'replay',
    ])
    expect(await money(player)).toEqual({ cash: units(6), bonus: units(20) })
  })

  it('counts apart from cash when it is settled, and when that is taken back', async () => {
    const player = await wallet.player(4)
    await grantTo(on(), player.memberId, units(20))
    const [stake, won, roundId] = [next('b'), next('w'), next('round')]
    const settled = () => turnover(wallet.db, player.memberId, { fromMs: 0, toMs: wallet.clock.now() + 1 })
    const nothing = { stake: zero, returned: zero, validBet: zero }
    await say(bet(player, stake, 10, { roundId }))
    expect(await settled()).toEqual({ ...nothing, corrected: zero, bonus: nothing })
    await say(win(player, won, 30, stake, { roundId, ...closed }))
    expect(await settled()).toEqual({
      stake: units(4),
      returned: units(12),
      validBet: units(4),
      corrected: zero,
      bonus: { stake: units(6), returned: units(18), validBet: units(6) },
    })
    expect(await say(rollback(player, next('r'), won))).toBe('ok')
    expect(await say(rollback(player, next('r'), stake))).toBe('ok')
    expect(await settled()).toEqual({ ...nothing, corrected: units(8), bonus: nothing })
  })

  it('leaves what a correction takes back as it counted, whatever bonus was granted since', async () => {
    const player = await wallet.player(50)
    const [one, other, roundId] = [next('b'), next('b'), next('round')]
    await say(bet(player, one, 10, { roundId }))
    await say(bet(player, other, 10, { roundId, ...closed }))
    await grantTo(on(), player.memberId, units(20))
    const facts = async () =>
      (await settledBetsIn(wallet.db, { after: 0n, upTo: 1_000_000n }, playCurrency))
        .filter(({ memberId }) => memberId === player.memberId)
        .map(({ validBet, underBonus }) => [validBet, underBonus])
    const bets = async () =>
      (await playedInSlice(wallet.db, { after: 0n, upTo: 1_000_000n }))
        .filter(({ memberId }) => memberId === player.memberId)
        .reduce((sum, { bets: of }) => sum + of, 0)
    // Both ended together: they are one bet, which is gone with the last of them.
    const counted = [await bets()]
    for (const target of [one, other]) {
      expect(await say(rollback(player, next('r'), target))).toBe('ok')
      counted.push(await bets())
    }
    expect(counted).toEqual([1, 1, 0])
    expect(await facts()).toEqual([
      [units(20), false],
      [units(-10), false],
      [units(-10), false],
    ])
  })

  it('gives a win back from where it went', async () => {
    const player = await wallet.player(5)
    await grantTo(on(), player.memberId, units(5))
    const [stake, won] = [next('b'), next('w')]
    await say(bet(player, stake, 10))
    await say(win(player, won, 40, stake))
    expect(await money(player)).toEqual({ cash: units(20), bonus: units(20) })
    expect(await say(rollback(player, next('r'), won))).toBe('ok')
    expect(await money(player)).toEqual({ cash: zero, bonus: zero })
  })

  it('spends the same bonus money once, however many bets race for it', async () => {
    const player = await wallet.player(0)
    await grantTo(on(), player.memberId, units(10))
    const said = await Promise.all(Array.from({ length: 64 }, () => say(bet(player, next('race'), 3))))
    expect(said.filter((one) => one === 'ok')).toHaveLength(3)
    expect(await money(player)).toEqual({ cash: zero, bonus: units(1) })
  })
})

describe('what has to be staked', () => {
  it('is counted when bets are settled, and turns the bonus into cash when it is met', async () => {
    const player = await wallet.player(100)
    const { id: bonusId } = await grantTo(on(), player.memberId, units(10))
    await jobs()
    await say(bet(player, next('b'), 12, closed))
    await jobs()
    expect(await turnoverLeft(wallet.db, player.memberId)).toBe(units(8))
    await say(bet(player, next('b'), 8, closed))
    await jobs()
    expect(await turnoverLeft(wallet.db, player.memberId)).toBe(zero)
    expect(await money(player)).toEqual({ cash: add(units(80), units(10)), bonus: zero })
    expect((await openRequirements(wallet.db, player.memberId)).map((one) => one.id)).not.toContain(bonusId)
  })

  it('ends early when nearly nothing is left to stake', async () => {
    const player = await wallet.player(0)
    await grantTo(on(), player.memberId, units(100))
    await jobs()
    await say(bet(player, next('b'), 98, closed))
    await jobs()
    expect(await turnoverLeft(wallet.db, player.memberId)).toBe(zero)
    expect(await money(player)).toEqual({ cash: units(2), bonus: zero })
  })

  it('is not taken back when the bet that completed it is rolled back later', async () => {
    const player = await wallet.player(100)
    await grantTo(on(), player.memberId, units(10))
    await jobs()
    const stake = next('b')
    await say(bet(player, stake, 20, closed))
    await jobs()
    await say(rollback(player, next('r'), stake))
    await jobs()
    expect(await money(player)).toEqual({ cash: units(110), bonus: zero })
    expect(await turnoverLeft(wallet.db, player.memberId)).toBe(zero)
  })
})

describe('the end of a bonus', () => {
  const giveUp = (player: TestPlayer, bonusId: number) =>
    wallet.db.transaction((tx) =>
      forfeitBonus(tx, { memberId: player.memberId, nowMs: wallet.clock.now() }, bonusId),
    )

  it('given up: the bonus and what it won go back, cash stays, nothing more is required', async () => {
    const player = await wallet.player(5)
    const { id: bonusId } = await grantTo(on(), player.memberId, units(10))
    expect(await giveUp(player, bonusId)).toBe('forfeited')
    expect(await giveUp(player, bonusId)).toBe('forfeited')
    expect(await money(player)).toEqual({ cash: units(5), bonus: zero })
    expect(await turnoverLeft(wallet.db, player.memberId)).toBe(zero)
  })

  it('waits for stakes in play, whose wins still belong to it', async () => {
    const player = await wallet.player(0)
    const { id: bonusId } = await grantTo(on(), player.memberId, units(10))
    const stake = next('b')
    await say(bet(player, stake, 10))
    expect(await giveUp(player, bonusId)).toBe('ending')
    expect(await giveUp(player, bonusId)).toBe('ending')
    expect(await say(bet(player, next('b'), 1))).toBe('funds')
    await say(win(player, next('w'), 500, stake, closed))
    await jobs()
    expect(await money(player)).toEqual({ cash: zero, bonus: zero })
  })

  it('is refused for the bonus of another, and when it ended in another way', async () => {
    const player = await wallet.player(0)
    const other = await wallet.player(0)
    const { id: bonusId } = await grantTo(on(), player.memberId, units(10))
    await expect(giveUp(other, bonusId)).rejects.toMatchObject({ fault: 'call.notFound' })
    await wallet.db.transaction((tx) =>
      cancelBonus(tx, { operatorId: 1, nowMs: wallet.clock.now() }, { bonusId, reason: 'Two accounts' }),
    )
    await expect(giveUp(player, bonusId)).rejects.toMatchObject({ fault: 'bonuses.ended' })
  })

  it('comes with the last day, after which nothing can be staked from it', async () => {
    const player = await wallet.player(0)
    await grantTo(on(), player.memberId, units(10), { daysToWager: 1 })
    wallet.clock.advance(86_400_000)
    const again = await wallet.session(player.memberId)
    expect(await say(bet(again, next('b'), 1))).toBe('funds')
    await jobs()
    expect(await money(player)).toEqual({ cash: zero, bonus: zero })
  })

  it('happens once for 64 at the same time, beside bets', async () => {
    const player = await wallet.player(0)
    const { id: bonusId } = await grantTo(on(), player.memberId, units(10))
    await Promise.all([
      ...Array.from({ length: 64 }, () => giveUp(player, bonusId)),
      ...Array.from({ length: 16 }, () => say(bet(player, next('race'), 1, closed))),
    ])
    await jobs()
    expect((await money(player)).bonus).toBe(zero)
  })
})

it('leaves a ledger that adds up', async () => {
  expect((await checkInvariants(wallet.db, 0)).differences).toEqual([])
})
