// SPDX-License-Identifier: Apache-2.0
import { units, zero, type Amount } from '@tessera/rules/money'
import { followPlay, recordFact } from '../bets/index.ts'
import { fullEdges } from '../catalogue/edges-for-tests.ts'
import { saveGames, saveVendor, type GameType } from '../catalogue/index.ts'
import type { TestMember, WalletTestServer } from '../wallet/wallet-for-tests.ts'
import { rebateFollower, type RebatesDeps } from './rebates/follow-rebates.ts'
import { judgeRanks } from './ranks/judge-ranks.ts'
import { rankFollower } from './ranks/follow-ranks.ts'

let bets = 0

export interface BetToSettle {
  gameCode?: string
  vendor?: string
  atMs?: number
  currency?: string
  kind?: 'stake' | 'return'
  amount?: Amount
}

/** Settles a bet of a member; a number is in currency units. Below zero: a settled stake is given back. */
export const settle = (
  bank: WalletTestServer,
  { id }: Pick<TestMember, 'id'>,
  validBet: Amount | number,
  {
    gameCode = 'SLOTS',
    vendor = 'RANKS',
    atMs,
    currency = 'USD',
    kind = 'return',
    amount = zero,
  }: BetToSettle = {},
): Promise<void> =>
  bank.server.platform.database.transaction((tx) =>
    recordFact(tx, {
      memberId: id,
      vendor,
      gameCode,
      roundId: `rank-round-${(bets += 1)}`,
      kind,
      amount,
      currency,
      validBet: typeof validBet === 'number' ? units(validBet) : validBet,
      closed: true,
      atMs: atMs ?? bank.clock.now(),
      reference: `rank-bet-${bets}`,
    }),
  )

/** Counts what was settled, as the job of every second does. */
export async function count(bank: WalletTestServer, change: Partial<RebatesDeps> = {}): Promise<void> {
  const { platform } = bank.server
  await followPlay(platform.database, rankFollower({ gameEdges: fullEdges, ...platform, ...change }))
  await followPlay(
    platform.database,
    rebateFollower({
      settings: platform.settings,
      gameEdges: fullEdges,
      underBonus: async () => new Set(),
      ...change,
    }),
  )
}

export const judge = (bank: WalletTestServer): Promise<void> =>
  judgeRanks({ ...bank.server.platform, gameEdges: fullEdges })

/** A game of each type, whose code is its type or the name given here. */
export async function openGames(bank: WalletTestServer): Promise<void> {
  const games: [string, GameType][] = [
    ['SLOTS', 'RNG'],
    ['LIVE', 'LIVE'],
    ['SPORTS', 'SPORTS'],
    ['PVP', 'PVP'],
  ]
  await bank.server.platform.database.transaction(async (tx) => {
    for (const [gameId, gameType] of games)
      await saveVendor(tx, { vendorCode: 'RANKS', gameType, name: gameId, sort: 1 })
    await saveGames(
      tx,
      games.map(([gameId, gameType]) => ({
        vendorCode: 'RANKS',
        gameId,
        gameType,
        name: gameId,
        theme: '',
        isHot: false,
        isNew: false,
        sort: 1,
        minimumStake: zero,
        rtpBasisPoints: null,
      })),
    )
  })
}

/** Logs a member in again after time has passed. */
export async function comeBack({ client, name }: TestMember): Promise<void> {
  client.token = undefined
  client.token = (
    await client.call('identity.login', { username: name, password: 'correct-horse-9' })
  ).envelope.value.token
}

export const rankOf = async ({ client }: Pick<TestMember, 'client'>) =>
  (await client.call('rewards.playerRank', {})).envelope.value

export const rebateOf = async ({ client }: Pick<TestMember, 'client'>) =>
  (await client.call('rewards.manualRebate', {})).envelope.value
