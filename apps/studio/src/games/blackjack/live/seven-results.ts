// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import type { BoxParameters, OwnBoxes } from '../../../blackjack-room-protocol.ts'
import type { PlacedChips } from '../../../fair/table/table-game.ts'
import type { RoundOf, RoundView } from '../../../protocol.ts'
import { amountOf } from '../../../runtime/money.ts'
import { stakedOf } from '../../../runtime/staked.ts'
import { chipsOfBets } from './bets-of-chips.ts'

type Round = RoundOf<'blackjack'>

/** A bet of this player at the table: a round of its own, which names its box. */
export interface EndedBet {
  readonly round: Round
  readonly box: number
  readonly staked: Amount
  readonly payout: Amount
}

/** The bets of this player that have ended in the round of the table. */
export function createSevenResults() {
  let tableRoundId: string | undefined
  let ended: readonly EndedBet[] = []
  let refusals = 0
  const known = new Set<string>()
  return {
    /** The table plays this round: what ended in another is no longer displayed. */
    follow(roundId: string | undefined): void {
      if (roundId === tableRoundId) return
      tableRoundId = roundId
      refusals = 0
      ended = []
    },
    /** Takes a round of this player; it is returned if it is a bet at a table with others that has just ended. */
    receive(round: RoundView): Round | undefined {
      const bet = betOf(round)
      if (!bet || round.state === 'open' || round.state === 'pending') return undefined
      const isNew = !known.has(round.id)
      known.add(round.id)
      const isDisplayed = ended.some(({ round: { id } }) => id === round.id)
      if (bet.tableRoundId === tableRoundId && !isDisplayed) ended = [...ended, bet]
      return isNew ? bet.round : undefined
    },
    ended: () => ended,
    /** The stake of a laid bet was not taken. */
    refused(roundId: string): void {
      if (roundId === tableRoundId) refusals += 1
    },
    /** True when every bet has ended. Until the stakes that were taken are told, it is known what was laid. */
    areComplete({ staked, laid }: OwnBoxes): boolean {
      if (ended.length === 0) return false
      const isEnded = (id: string) => ended.some(({ round }) => round.id === id)
      if (staked.some(({ id }) => isEnded(id))) return staked.every(({ id }) => isEnded(id))
      const laidBets = laid?.roundId === tableRoundId ? (laid?.bets.length ?? 0) : 0
      return ended.length + refusals >= laidBets
    },
    paidAt(box: number): Amount | undefined {
      const bets = ended.filter((bet) => bet.box === box)
      if (bets.length === 0) return undefined
      return amountOfMillionths(bets.reduce((sum, { payout }) => sum + payout, 0n))
    },
  }
}

export type SevenResults = ReturnType<typeof createSevenResults>

/** A round that is a bet on a box; undefined for every other round. */
function betOf(round: RoundView): (EndedBet & { readonly tableRoundId: string }) | undefined {
  if (round.game !== 'blackjack' || round.fairness.kind !== 'chain') return undefined
  const { box } = round.parameters as Partial<BoxParameters>
  if (box === undefined) return undefined
  const isPlayed = round.state === 'settled' || round.state === 'settling'
  return {
    round,
    box,
    tableRoundId: round.fairness.tableRoundId,
    staked: isPlayed ? stakedOf(round) : zero,
    payout: isPlayed ? amountOf(round.payout) : zero,
  }
}

/** The chips of the newest round of a table on which this player has bet. */
export function chipsOfLastRound(rounds: readonly RoundView[]): readonly PlacedChips[] {
  const bets = rounds.flatMap((round) => betOf(round) ?? [])
  const last = bets.filter(({ tableRoundId }) => tableRoundId === bets[0]?.tableRoundId)
  return chipsOfBets(last.map(({ round }) => round.parameters as BoxParameters))
}
