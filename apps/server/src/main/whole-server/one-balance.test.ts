// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { allCalls, type OperationInput } from '@tessera/contract'
import { units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemChance } from '../../platform/chance/chance.ts'
import { isDatabaseUnreachable, openDatabase, PoolBusy, type Database } from '../../platform/db/index.ts'
import { createLive } from '../../platform/live/index.ts'
import { silentLog } from '../../platform/log/log.ts'
import { createSettings } from '../../platform/settings/settings.ts'
import { insertDraws } from '../../modules/lottery/draws/draw-store.ts'
import { gameIdOf } from '../../modules/lottery/games/game-ids.ts'
import type { LotteryDeps } from '../../modules/lottery/lottery-deps.ts'
import { sum } from '../../modules/lottery/lottery-for-tests.ts'
import { sellAlone } from '../../modules/lottery/sale/sell-tickets.ts'
import { confirmAge } from '../../modules/members/index.ts'
import type { VendorAccount } from '../../modules/play/ports.ts'
import {
  createPlaySessions,
  createWalletCore,
  type ClosableWalletCore,
} from '../../modules/play/wallet-core/index.ts'
import { transferCash } from '../../modules/wallet/transfers/transfer-cash.ts'
import { paymentPassword } from '../../modules/wallet/wallet-for-tests.ts'
import { askWithdrawal } from '../../modules/wallet/withdrawals/ask-withdrawal.ts'
import {
  actorOf,
  openWithdrawalFixture,
  type Rich,
  type WithdrawalFixture,
} from '../../modules/wallet/withdrawals/withdrawal-for-tests.ts'

/** Once by day; with LONG_TESTS 256 at once, a thousand times. */
const long = Boolean(process.env['LONG_TESTS'])
const [atOnce, rounds] = long ? [256, 1_000] : [64, 2]
const all = units(100)
/** Between two rounds: all calls come from one address, which has only so many in a minute. */
const betweenRoundsMs = 10_000

let fixture: WithdrawalFixture
let database: Database
let batcher: Database
let core: ClosableWalletCore
let lotteryDeps: LotteryDeps
const numero = 'one'
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  const open = (connections: number): Database =>
    openDatabase({ url: fixture.bank.ownerUrl, role: 'tessera_app', connections, log: silentLog() })
  ;[database, batcher] = [open(long ? 64 : 32), open(2)]
  core = createWalletCore({
    db: database,
    batcherPool: batcher.pool,
    carefulAtOnce: 8,
    clock: fixture.bank.clock,
    accounts,
    playerFacts: () => Promise.resolve({ country: 'VN', registeredAtMs: 1 }),
    alerts: { raise: () => undefined },
    onBalance: () => undefined,
    onBonusRefused: () => undefined,
  })
  const { clock } = fixture.bank
  const settings = createSettings(database, clock)
  await settings.refresh()
  lotteryDeps = { clock, settings, live: createLive(), log: silentLog() } as unknown as LotteryDeps
  const drawAtMs = clock.now() + 365 * 86_400_000
  await insertDraws(database, [
    {
      ...{
        gameCode: 'D5-1',
        numero,
        drawAtMs,
        closesAtMs: drawAtMs,
        nonce: Buffer.alloc(32),
        keyId: '0123456789abcdef',
      },
      ...{ commitment: '0'.repeat(64), beacon: undefined, numbersFrom: 'feed' as const, prizeCaps: [] },
    },
  ])
})
afterAll(async () => {
  await core.close()
  await Promise.all([database.close(), batcher.close()])
  await fixture.close()
})

const studio: VendorAccount = {
  ...{ id: 'studio', protocol: 'test', enabled: true, vendorCode: 'STUDIO', baseUrl: '', operatorId: 'x' },
  ...{ secrets: {}, languages: {}, options: {} },
}
const accounts = { find: () => Promise.resolve(studio), hasGame: () => Promise.resolve(true) }

type Way = (from: Rich, to: Rich) => Promise<unknown>
const withdraw: Way = (from) =>
  database.transaction((tx) =>
    askWithdrawal(
      tx,
      fixture.bank.server.modules.walletDeps,
      { member: actorOf(from), nowMs: fixture.bank.clock.now() },
      { amount: all, bankAccountId: from.bankAccountId },
    ),
  )
const transfer: Way = (from, to) =>
  database.transaction((tx) =>
    transferCash(
      tx,
      fixture.bank.server.modules.walletDeps,
      {
        fromId: from.member.id,
        toId: to.member.id,
        currency: 'USD',
        nowMs: fixture.bank.clock.now(),
      },
      { amount: all, remark: '', password: paymentPassword, requestId: randomUUID() },
    ),
  )
const ticket: Way = ({ member }) =>
  database.transaction((tx) =>
    sellAlone(tx, lotteryDeps, {
      input: allCalls
        .find(({ name }) => name === 'lottery.bet')!
        .input.parse({
          ...{ requestId: randomUUID(), gameId: gameIdOf('D5-1'), numero, lines: [sum('big', 100)] },
        }) as OperationInput<'lottery.bet'>,
      context: { member: { memberId: member.id }, brandCode: 'brand1', nowMs: 0 } as never,
    }),
  )
async function betOf(from: Rich): Promise<Way> {
  const sessions = createPlaySessions({
    db: database,
    clock: fixture.bank.clock,
    chance: systemChance,
    accounts,
  })
  const { playerRef, token } = await sessions.open({
    ...{ memberId: from.member.id, vendorAccountId: 'studio', currency: 'USD', gameCode: 'dice' },
  })
  return async () => {
    const outcome = await core.apply({
      ...{ op: 'apply', vendorAccountId: 'studio', txScope: 'account', playerRef, sessionToken: token },
      ...{ currency: 'USD', gameCode: 'dice', roundId: randomUUID(), echo: {} },
      actions: [{ type: 'bet', txId: randomUUID(), amount: all }],
    })
    if (!outcome.ok) throw new Error('the bet was refused')
  }
}

/** On a slow machine some get no connection in time, which says nothing about the money. */
const isRefused = (reason: unknown): boolean =>
  !isDatabaseUnreachable(reason) && !(reason instanceof PoolBusy)

it(
  `${atOnce} withdrawals, bets, transfers and tickets of the whole balance at once are exactly one of them, every time`,
  async () => {
    const to = await fixture.rich(zero)
    const ends = new Map<string, number>()
    for (let round = 0; round < rounds; round++) {
      fixture.bank.clock.advance(betweenRoundsMs)
      const from = await fixture.rich(all)
      const nowMs = fixture.bank.clock.now()
      await database.transaction((tx) =>
        confirmAge(tx, { memberId: from.member.id, age: 18, how: 'registration', nowMs }),
      )
      const ways = [withdraw, await betOf(from), transfer, ticket]
      const tries = await Promise.allSettled(
        Array.from({ length: atOnce }, (_, index) => ways[(index + round) % ways.length]!(from, to)),
      )
      const won = tries.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []))
      expect(won).toHaveLength(1)
      expect(tries.some((one) => one.status === 'rejected' && isRefused(one.reason))).toBe(true)
      const { cash, held } = await fixture.bank.balance(from.member)
      const way = (won[0]! + round) % ways.length
      expect([cash, held]).toEqual([0, way === 0 ? 100 : 0])
      ends.set(String(way), (ends.get(String(way)) ?? 0) + 1)
    }
    const transferred = (ends.get('2') ?? 0) * 100
    // After so many rounds their session has ended.
    await fixture.comeBack(to)
    expect(await fixture.bank.balance(to.member)).toEqual({ cash: transferred, held: 0 })
    expect(await fixture.bank.ledgerDifferences()).toEqual([])
  },
  long ? 7_200_000 : 120_000,
)

it(
  `${atOnce} withdrawals of the whole balance at once are one withdrawal, every time`,
  async () => {
    for (let round = 0; round < rounds; round++) {
      fixture.bank.clock.advance(betweenRoundsMs)
      const from = await fixture.rich(all)
      const tries = await Promise.allSettled(Array.from({ length: atOnce }, () => withdraw(from, from)))
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await fixture.bank.balance(from.member)).toEqual({ cash: 0, held: 100 })
    }
  },
  long ? 7_200_000 : 120_000,
)
