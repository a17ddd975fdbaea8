// SPDX-License-Identifier: Apache-2.0
import { units, zero } from '@tessera/rules/money'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginPeriod, checkInvariants } from '../../ledger/index.ts'
import type { WalletCommand, WalletOutcome } from '../ports.ts'
import { setPlayerEnabled } from './index.ts'
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
beforeAll(async () => {
  wallet = await openTestWallet()
})
afterAll(async () => {
  expect((await checkInvariants(wallet.db, 0)).differences).toEqual([])
  await wallet.close()
})

/** Sends all at once, every second one through a separate core, as in a second process. */
async function atOnce(commands: WalletCommand[]): Promise<WalletOutcome[]> {
  const second = wallet.coreOn(wallet.batcher.pool)
  const outcomes = await Promise.all(
    commands.map((command, number) => (number % 2 ? second : wallet.core).apply(command)),
  )
  await second.close()
  return outcomes
}
const count = (outcomes: WalletOutcome[], wanted: string): number =>
  outcomes.filter((outcome) => verdict(outcome) === wanted).length

it.each([10, 100])('%i parallel copies of one bet move the money once and get one answer', async (copies) => {
  const player = await wallet.player(100)
  const outcomes = await atOnce(Array.from({ length: copies }, () => bet(player, `copies-${copies}`, 30)))
  expect([count(outcomes, 'ok'), count(outcomes, 'replay')]).toEqual([1, copies - 1])
  expect(
    new Set(outcomes.map((outcome) => outcome.ok && `${outcome.balance} ${outcome.results[0]?.ledgerTxId}`))
      .size,
  ).toBe(1)
  expect(await wallet.cash(player)).toBe(units(70))
})

it('bets and wins of an older period can be repeated, won and rolled back in the next', async () => {
  const player = await wallet.player(100)
  const [first] = await Promise.all([
    wallet.apply(bet(player, 'op-1', 30)),
    wallet.apply(bet(player, 'op-2', 10)),
    wallet.apply(bet(await wallet.player(5), 'op-3', 1)),
  ])
  await beginPeriod(wallet.db, 1, wallet.clock.now())
  expect(await wallet.apply(bet(player, 'op-1', 30))).toMatchObject({
    ok: true,
    results: [{ ...(first.ok && first.results[0]), replay: true }],
  })
  const again = await atOnce(Array.from({ length: 20 }, () => bet(player, 'op-2', 10)))
  expect(count(again, 'replay')).toBe(20)
  const wins = await atOnce(Array.from({ length: 20 }, () => win(player, 'op-w', 7, 'op-1')))
  const rollbacks = await atOnce(Array.from({ length: 20 }, () => rollback(player, 'op-r', 'op-2')))
  expect([count(wins, 'ok'), count(rollbacks, 'ok')]).toEqual([1, 1])
  expect(await wallet.cash(player)).toBe(units(77))
})

it('100 parallel copies of one win and one rollback move the money once', async () => {
  const player = await wallet.player(100)
  await wallet.apply(bet(player, 'pw-b', 10))
  const wins = await atOnce(Array.from({ length: 100 }, () => win(player, 'pw-w', 5, 'pw-b')))
  const rollbacks = await atOnce(Array.from({ length: 100 }, () => rollback(player, 'pw-r', 'pw-b')))
  expect([
    count(wins, 'ok'),
    count(wins, 'replay'),
    count(rollbacks, 'ok'),
    count(rollbacks, 'replay'),
  ]).toEqual([1, 99, 1, 99])
  expect(await wallet.cash(player)).toBe(units(105))
})

it('100 parallel different bets with funds for 37', async () => {
  const player = await wallet.player(37)
  const outcomes = await atOnce(
    Array.from({ length: 100 }, (_, number) => bet(player, `funds-${number}`, 1, { roundId: `f${number}` })),
  )
  expect([count(outcomes, 'ok'), count(outcomes, 'funds')]).toEqual([37, 63])
  expect(await wallet.cash(player)).toBe(zero)
})

it('a bet and its rollback at the same time: in either order, the money is back', async () => {
  const player = await wallet.player(100)
  for (let round = 0; round < 20; round += 1)
    await atOnce([bet(player, `race-${round}`, 5), rollback(player, `race-r${round}`, `race-${round}`)])
  expect(await wallet.cash(player)).toBe(units(100))
})

it('two players under one id at the same moment: one gets it, the other is refused', async () => {
  const [one, two] = [await wallet.player(0), await wallet.player(0)]
  for (let round = 0; round < 20; round += 1) {
    const outcomes = await atOnce(
      [one, two].map((player) => rollback(player, `same-${round}`, `same-target-${round}`)),
    )
    const verdicts = outcomes.map(verdict)
    expect(verdicts.filter((said) => said === 'target_unknown')).toHaveLength(1)
    // The second finds either the transaction of the first or its tombstone.
    expect(['duplicate', 'tx_unknown']).toContain(verdicts.find((said) => said !== 'target_unknown'))
  }
})

it('many players at once, bets and wins mixed in one batch: each gets their own answer', async () => {
  const players = await Promise.all(Array.from({ length: 30 }, (_, number) => wallet.player(number + 1)))
  const bets = await atOnce(players.map((player, number) => bet(player, `mix-b${number}`, 10)))
  expect(bets.map(verdict)).toEqual(players.map((_, number) => (number + 1 >= 10 ? 'ok' : 'funds')))
  const winners = players.filter((_, number) => number + 1 >= 10)
  const mixed = await atOnce(
    winners.map((player, number) =>
      number % 2
        ? win(player, `mix-w${number}`, 7, `mix-b${number + 9}`, { roundClosed: true })
        : bet(player, `mix-c${number}`, 10, { roundId: 'two' }),
    ),
  )
  expect(mixed.map((outcome) => outcome.ok && outcome.balance)).toEqual(
    winners.map((_, number) => (number % 2 ? units(number + 7) : number >= 10 ? units(number - 10) : false)),
  )
})

it('refuses in a batch whatever it refuses alone', async () => {
  const opened = await Promise.all(
    ['plain', 'ended', 'expired', 'disabled', 'stranger', 'rolled', 'owing', 'foreign', 'euro', 'absent'].map(
      async (name) => [name, await wallet.player(100)] as const,
    ),
  )
  const first = Object.fromEntries(opened) as Record<string, TestPlayer>
  const { rolled, owing, disabled } = first
  await wallet.apply(bet(rolled!, 'crowd-b1', 10))
  await wallet.apply(rollback(rolled!, 'crowd-r1', 'crowd-b1'))
  // Spends a win of 50 that is then reversed: 50 are owed.
  for (const command of [
    bet(owing!, 'crowd-b2', 10),
    win(owing!, 'crowd-w2', 50, 'crowd-b2'),
    bet(owing!, 'crowd-b3', 140, { roundId: 'more' }),
    rollback(owing!, 'crowd-r2', 'crowd-w2'),
  ])
    await wallet.apply(command)
  wallet.clock.advance(13 * 60 * 60 * 1_000)
  const later = Object.fromEntries(
    await Promise.all(
      opened.map(
        async ([name, player]) =>
          [name, name === 'expired' ? player : await wallet.session(player.memberId)] as const,
      ),
    ),
  )
  await wallet.sessions.revoke(later['ended']!.token)
  await setPlayerEnabled(wallet.db, disabled!.memberId, false)
  // One turn of the event loop, so one batch: the plain one takes the fast path, each other one is detected.
  const outcomes = await Promise.all(
    [
      bet(later['plain']!, 'crowd-1', 10),
      bet(later['ended']!, 'crowd-2', 10),
      bet(later['expired']!, 'crowd-3', 10),
      bet(later['disabled']!, 'crowd-4', 10),
      bet({ ...later['stranger']!, playerRef: first['absent']!.playerRef }, 'crowd-5', 10),
      win(later['rolled']!, 'crowd-6', 5, 'crowd-b1'),
      win(later['owing']!, 'crowd-7', 30, 'crowd-b3', { roundId: 'more' }),
      win(later['foreign']!, 'crowd-8', 5, 'crowd-b3', { roundId: 'more' }),
      bet(later['euro']!, 'crowd-9', 10, { currency: 'EUR' }),
    ].map((command) => wallet.core.apply(command)),
  )
  expect(outcomes.map(verdict)).toEqual([
    'ok',
    'session_expired',
    'session_expired',
    'player_disabled',
    'player_unknown',
    'tx_rolled_back',
    'ok',
    'tx_unknown',
    'currency',
  ])
  expect(await wallet.balances(owing!)).toMatchObject({ cash: zero, receivable: units(-20) })
})

it('gives the stored answer when the connection broke between commit and answer', async () => {
  const player = await wallet.player(100)
  let lost = 0
  // A pool whose first answer never arrives: the statement is committed, then the connection is gone.
  const pool = new Proxy(wallet.batcher.pool, {
    get: (target, name) =>
      name !== 'connect'
        ? Reflect.get(target, name, target)
        : async () => {
            const client = await target.connect()
            if (lost > 0) return client
            return new Proxy(client, {
              get: (inner, key) =>
                key !== 'query'
                  ? Reflect.get(inner, key, inner)
                  : async (query: pg.QueryConfig) => {
                      await inner.query(query)
                      lost += 1
                      throw new Error('Connection terminated unexpectedly')
                    },
            })
          },
  })
  const core = wallet.coreOn(pool)
  await expect(core.apply(bet(player, 'lost', 30))).rejects.toThrow('terminated')
  const again = await core.apply(bet(player, 'lost', 30))
  expect([lost, verdict(again), again.ok && again.balance]).toEqual([1, 'replay', units(70)])
  await core.close()
})

it('reports the new balance after the commit, and only when cash changed', async () => {
  const player = await wallet.player(100)
  wallet.received.length = 0
  for (const command of [
    bet(player, 'on-1', 30),
    bet(player, 'on-1', 30),
    bet(player, 'on-2', 300),
    win(player, 'on-3', 0, 'on-1'),
    win(player, 'on-4', 5, 'on-1'),
    rollback(player, 'on-5', 'on-1'),
  ])
    await wallet.apply(command)
  expect(wallet.received).toEqual(
    [70, 75, 105].map((balance) => ({ memberId: player.memberId, balance: units(balance), currency: 'USD' })),
  )
})
