// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { FeedBet, LiveMessage } from '../../protocol.ts'
import { currencyNamed } from '../currencies.ts'
import { sql, type Database } from '../database.ts'
import { formatMoney } from '../money.ts'
import type { Round } from '../rounds/round-store.ts'
import { isOwnWireCode } from '../wallet/wire-bodies.ts'
import { titleOfWireCode } from '../slots/slot-sessions.ts'
import { isHigh, LISTED, noBets, withBets, type LatestBets } from './latest-bets.ts'

/** How many bets of one second are shown; the lowest wins are left out first. A message between processes has at most 8,000 bytes. */
const MOST_AT_ONCE = LISTED
const CHANNEL = 'studio_bets'

/** The bets of everybody, as everybody may see them. */
export interface BetFeed {
  /** A round that was just settled. */
  add(round: Round): void
  /** Sends what was added to the feeds of all processes; called once a second. */
  share(): Promise<void>
  /** Begins to hear the other processes, or begins again after the connection was lost. */
  hear(): Promise<void>
  /** Sends the last bets at once, and then what follows, until the returned function is called. */
  watch(send: (message: LiveMessage) => void): () => void
  close(): Promise<void>
}

export function createBetFeed(database: Database): BetFeed {
  let visible: LatestBets = noBets
  let added: Round[] = []
  let hearing: { close(): Promise<void> } | undefined
  const watchers = new Set<(message: LiveMessage) => void>()

  function receive(text: string): void {
    const bets = JSON.parse(text) as FeedBet[]
    visible = withBets(visible, bets)
    const message: LiveMessage = { type: 'bets', ...withBets(noBets, bets) }
    for (const send of watchers) send(message)
  }

  return {
    add(round) {
      if (!isPublic(round)) return
      added.push(round)
      if (added.length > 10 * MOST_AT_ONCE) added = chosenOf(added)
    },
    async share() {
      const rounds = chosenOf(added)
      added = []
      if (rounds.length === 0) return
      const players = await database.rows<{ id: bigint }>(sql`
        select id from studio.player where id = any(${rounds.map(({ playerId }) => playerId)}::bigint[]) and not play_money`)
      const real = new Set(players.map(({ id }) => id))
      const bets = rounds.filter(({ playerId }) => real.has(playerId)).map(viewFeedBet)
      if (bets.length > 0) await database.rows(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(bets)})`)
    },
    async hear() {
      hearing ??= await database.listen(CHANNEL, receive, () => {
        hearing = undefined
      })
    },
    watch(send) {
      watchers.add(send)
      send({ type: 'bets', ...visible })
      return () => watchers.delete(send)
    },
    close: async () => hearing?.close(),
  }
}

/** Bets that somebody paid for, of games of our own. */
const isPublic = ({ wireCode, freeRoundsId, stake }: Round): boolean =>
  isOwnWireCode(wireCode) && freeRoundsId === null && stake > 0n

/** The last ones; high wins go before others. */
function chosenOf(rounds: readonly Round[]): Round[] {
  if (rounds.length <= MOST_AT_ONCE) return [...rounds]
  const high = rounds.filter((round) => isHigh(round)).slice(-MOST_AT_ONCE)
  const others = rounds.filter((round) => !high.includes(round))
  const chosen = new Set([...high, ...others.slice(others.length - (MOST_AT_ONCE - high.length))])
  return rounds.filter((round) => chosen.has(round))
}

function viewFeedBet(round: Round): FeedBet {
  const { decimals } = currencyNamed(round.currency)
  // With what was staked after the first bet.
  const staked = round.stake + round.raised
  return {
    // Round ids open the verifier, so everybody gets another name for the bet.
    alias: createHash('sha256').update(`bet:${round.id}`).digest('hex').slice(0, 12).toUpperCase(),
    game: round.game,
    title: titleOfWireCode(round.wireCode)?.name ?? null,
    currency: round.currency,
    stake: formatMoney(staked, decimals),
    multiplier:
      round.raised > 0n ? Number((round.payout * BigInt(MULTIPLIER_ONE)) / staked) : round.multiplier,
    payout: formatMoney(round.payout, decimals),
    endedAt: round.endedAtMs ?? round.startedAtMs,
  }
}
