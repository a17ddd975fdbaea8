// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { ceilingAt, isAtLeast, reducedOdds, shareAt, wholeOdds } from '@tessera/rules/lottery/number-limits'
import { oddsTableToText, type OddsTable } from '@tessera/rules/lottery/odds'
import type { OutcomeStake } from '@tessera/rules/lottery/outcomes'
import { mostReturn } from '@tessera/rules/lottery/wager'
import { add, zero, type Amount } from '@tessera/rules/money'
import type { Terms } from '../terms.ts'
import type { TicketLine } from '../tickets/ticket-store.ts'
import { outcomesOfLines } from './exposure-store.ts'

/** Bounds the work of one ticket, and for how long it keeps others from the draw. */
const mostOutcomes = 5_000
const mostNamed = 20

/** A line at the usual odds, and those that its buyer saw; undefined: the usual ones. */
export interface LineToSell {
  line: TicketLine
  seen: OddsTable | undefined
}

/** A ticket as it can be sold now. */
export interface PlannedSale {
  /** At the odds that hold now. */
  lines: TicketLine[]
  mostReturn: Amount
  outcomes: OutcomeStake[]
}

/** The outcomes of each line. Throws `lottery.tooManyNumbers`. */
export function ownOutcomes({ gameCode }: Lottery, asked: readonly LineToSell[]): string[][] {
  const own = asked.map(({ line }) => outcomesOfLines(gameCode, [line]).map(({ outcome }) => outcome))
  if (new Set(own.flat()).size > mostOutcomes) throw fault('lottery.tooManyNumbers', { most: mostOutcomes })
  return own
}

/**
 * Fixes the odds of a ticket by what stands on its numbers: a line has those of its most exposed number. Throws
 * `lottery.numberFull` with the numbers, and `lottery.oddsChanged` with the odds that hold now, when they are lower than
 * those that the buyer saw.
 */
export function planSale(
  { lottery, terms }: { lottery: Lottery; terms: Terms },
  asked: readonly LineToSell[],
  { own, standing }: { own: readonly string[][]; standing: (outcome: string) => Amount },
): PlannedSale {
  const outcomesOf = (lines: readonly TicketLine[]) => outcomesOfLines(lottery.gameCode, lines)
  const shares = own.map((outcomes) =>
    outcomes.reduce(
      (least, outcome) => Math.min(least, shareAt(terms.numberLimits, standing(outcome))),
      wholeOdds,
    ),
  )
  const lines = asked.map(({ line }, index) => ({
    ...line,
    odds: reducedOdds(line.odds, shares[index] ?? wholeOdds),
  }))
  requireSeen(asked, lines)
  const outcomes = outcomesOf(lines)
  const shareOf = highestShares(own, shares)
  const ceilings = outcomes.map(({ outcome, liability }) =>
    ceilingAt(terms.numberLimits, { share: shareOf.get(outcome) ?? wholeOdds, added: liability }),
  )
  const full = outcomes.filter(({ outcome }, index) => {
    const ceiling = ceilings[index]
    return ceiling !== undefined && standing(outcome) > ceiling
  })
  if (full.length > 0) throw fault('lottery.numberFull', { numbers: namesOf(full) })
  return { lines, mostReturn: mostReturnOf(lottery, lines), outcomes }
}

/** An outcome of two lines keeps the odds of both only as long as the better ones hold. */
function highestShares(own: readonly string[][], shares: readonly number[]): Map<string, number> {
  const highest = new Map<string, number>()
  for (const [index, outcomes] of own.entries())
    for (const outcome of outcomes)
      highest.set(outcome, Math.max(highest.get(outcome) ?? 0, shares[index] ?? wholeOdds))
  return highest
}

function requireSeen(asked: readonly LineToSell[], lines: readonly TicketLine[]): void {
  const lower = lines.flatMap(({ odds }, line) => {
    const wanted = asked[line]!.seen ?? asked[line]!.line.odds
    return isAtLeast(odds, wanted) ? [] : [{ line, odds: oddsTableToText(odds) }]
  })
  if (lower.length > 0) throw fault('lottery.oddsChanged', { lines: lower })
}

/** The most that lines can win, as it is counted when their ticket is sold, and again when it is cancelled. */
export const mostReturnOf = (lottery: Lottery, lines: readonly TicketLine[]): Amount =>
  lines
    .map(({ playType, numbers, dao, stakePerLot, odds }) =>
      mostReturn(lottery, { playType, pick: numbers, dao }, stakePerLot, odds),
    )
    .reduce(add, zero)

/** The numbers of outcomes, each once: `15, 27`. */
const namesOf = (outcomes: readonly OutcomeStake[]): string =>
  [...new Set(outcomes.map(({ outcome }) => outcome.slice(outcome.indexOf(':') + 1)))]
    .slice(0, mostNamed)
    .join(', ')
