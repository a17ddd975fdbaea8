// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { CallInput, CallOutput } from '@tessera/contract'
import { units, type Amount } from '@tessera/rules/money'
import type { CallAnswer, CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { checkInvariants, operatorAccount, openAccounts, ownerOfMember, post } from '../ledger/index.ts'
import { memberByUsername } from '../members/index.ts'
import { runDraws } from './draws/run-draws.ts'
import { gameIdOf } from './games/game-ids.ts'

export type Lines = CallInput<'lottery.bet'>['lines']
export type Odds = CallOutput<'lottery.odds'>

export interface Bettor {
  id: bigint
  client: CallClient
}

/**
 * A whole installation whose lotteries are on sale. Its clock starts on a Monday at 10:00 in Vietnam, and
 * jobs run only when a test runs them.
 */
export interface LotteryTestServer {
  server: TestServer
  /** A member with this many units of cash. */
  bettor(username: string, cash: number): Promise<Bettor>
  /** Does what is due now, as the job would. */
  run(): Promise<void>
  /** Moves the clock to a moment. */
  goTo(atMs: number): void
  odds(gameCode: string): Promise<Odds>
  /** Bets on the next draw. */
  bet(
    bettor: Bettor,
    gameCode: string,
    lines: Lines,
    more?: Partial<CallInput<'lottery.bet'>>,
  ): Promise<CallAnswer<CallOutput<'lottery.bet'>>>
  cash(bettor: Bettor): Promise<number>
  /** Empty when the ledger adds up. */
  ledgerDifferences(): Promise<unknown[]>
}

export const minuteMs = 60_000

export async function openLotteryTestServer({ currency = 'USD' } = {}): Promise<LotteryTestServer> {
  const server = await openTestServer()
  if (currency !== 'USD')
    await server.platform.settings.write('site.currency', { code: currency, symbol: currency }, 'test')
  const { database } = server.platform
  const run = (): Promise<void> =>
    runDraws(server.modules.lotteryDeps, Math.floor(server.clock.now() / minuteMs) * minuteMs)
  const odds = async (gameCode: string): Promise<Odds> =>
    (await server.program().call('lottery.odds', { gameId: gameIdOf(gameCode) })).envelope.value
  // One member may fill a draw, so that tests of its limits need no crowd.
  await server.platform.settings.write('lottery.memberShare', 100, 'test')
  await server.platform.settings.refresh()
  await run()
  return {
    server,
    run,
    odds,
    async bettor(username, cash) {
      const client = await server.member(username, { currency })
      const member = await memberByUsername(database, 'brand1', username)
      if (!member) throw new Error(`${username} was not made`)
      if (cash > 0) await payIn(server, { id: member.id, currency }, units(cash))
      return { id: member.id, client }
    },
    goTo: (atMs) => server.clock.advance(atMs - server.clock.now()),
    async bet({ client }, gameCode, lines, more = {}) {
      const numero = more.numero ?? (await odds(gameCode)).draw?.numero ?? ''
      return client.call('lottery.bet', {
        requestId: randomUUID(),
        gameId: gameIdOf(gameCode),
        numero,
        lines,
        ...more,
      })
    },
    cash: async ({ client }) => (await client.call('wallet.balance', {})).envelope.value.mainBalance,
    ledgerDifferences: async () => (await checkInvariants(database, server.clock.now())).differences,
  }
}

const payIn = (
  server: TestServer,
  { id, currency }: { id: bigint; currency: string },
  amount: Amount,
): Promise<void> =>
  server.platform.database.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(id), currency)
    await post(tx, [
      {
        from: await operatorAccount(tx, 'deposits:test', currency),
        to: cash,
        amount,
        kind: 'deposit',
        cause: 'test',
        externalId: randomUUID(),
      },
    ])
  })

/** One line of a fast lottery: the sum of its balls is big, or small. */
export const sum = (side: 'big' | 'small', stakePerLot: number): Lines[number] => ({
  playType: 'sbs',
  numbers: [side],
  stakePerLot,
})
