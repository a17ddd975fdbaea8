// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, zero, type Amount } from '@tessera/rules/money'
import type { PlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { recordFact, type BetFact } from '@tessera/server/src/modules/bets/index.ts'
import {
  openAccounts,
  operatorAccount,
  ownerOfMember,
  post,
} from '@tessera/server/src/modules/ledger/index.ts'
import type { Tx } from '@tessera/server/src/platform/db/index.ts'
import { catalogueGames } from '../catalogue/catalogue-names.ts'
import type { LineAccounts } from './open-accounts.ts'
import { drawn } from './drawn.ts'
import type { LedgerTime } from './ledger-time.ts'

/** Minutes of the day at which the line plays. */
const minutes = [9 * 60 + 2, 13 * 60 + 31, 18 * 60 + 3, 20 * 60 + 47, 22 * 60 + 11]
const roundsAtOnce = 7
const games = catalogueGames.filter(({ gameType }) => gameType === 'INHOUSE')
const minuteMs = 60_000

/**
 * The rounds of one day, from `dayBeganMs` to `untilMs`: stakes and wins in the ledger, and the facts of each
 * at its time. About 95 % of the stakes come back. Members who have run out of cash do not play.
 */
export async function playDay(
  { platform: { database, settings } }: PlatformServer,
  { accounts, members }: { accounts: LineAccounts; members: readonly string[] },
  { day, dayBeganMs, untilMs }: { day: number; dayBeganMs: number; untilMs: number },
  ledger: LedgerTime,
): Promise<void> {
  const { code: currency } = await settings.read('site.currency')
  for (const [turn, minute] of minutes.entries()) {
    const atMs = dayBeganMs + minute * minuteMs
    if (atMs >= untilMs) return
    await ledger.moveTo(atMs)
    await database.transaction(async (tx) => {
      for (let round = 0; round < roundsAtOnce; round += 1) {
        const label = `${day} ${turn} ${round}`
        const username = members[Math.floor(drawn(`who ${label}`) ** 1.6 * members.length)]!
        await playRound(tx, { label, memberId: accounts.get(username)!, currency, atMs })
      }
    })
  }
}

interface Round {
  label: string
  memberId: bigint
  currency: string
  atMs: number
}

async function playRound(tx: Tx, { label, memberId, currency, atMs }: Round): Promise<void> {
  const stake = amountFromWire(Math.ceil(10 + drawn(`stake ${label}`) ** 3 * 600))
  const returned = winOf(label, stake)
  const { cash } = await openAccounts(tx, ownerOfMember(memberId), currency)
  const operator = await operatorAccount(tx, 'vendor:studio', currency)
  const externalId = `line ${label}`
  const [staked] = await post(tx, [
    { from: cash, to: operator, amount: stake, kind: 'bet', cause: 'seed.line.bet', externalId },
  ])
  if (staked?.status !== 'posted') return
  if (returned > 0n)
    await post(tx, [
      { from: operator, to: cash, amount: returned, kind: 'win', cause: 'seed.line.win', externalId },
    ])
  const game = games[Math.floor(drawn(`game ${label}`) * games.length)]!
  const fact: Omit<BetFact, 'kind' | 'amount' | 'validBet' | 'closed'> = {
    memberId,
    vendor: game.vendorCode,
    gameCode: game.gameId,
    roundId: externalId,
    currency,
    atMs,
    reference: externalId,
  }
  await recordFact(tx, { ...fact, kind: 'stake', amount: stake, validBet: zero, closed: false })
  await recordFact(tx, { ...fact, kind: 'return', amount: returned, validBet: stake, closed: true })
}

/** Nothing in six of ten rounds, else 1.2 to 4 times the stake. */
function winOf(label: string, stake: Amount): Amount {
  const luck = drawn(`luck ${label}`)
  if (luck < 0.6) return zero
  return amountFromWire(
    Math.floor((Number(stake) / 1e6) * (1.2 + ((luck - 0.6) / 0.4) ** 2 * 3.5) * 100) / 100,
  )
}
