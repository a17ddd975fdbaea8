// SPDX-License-Identifier: Apache-2.0
import type { Bet, BetLeg } from '../bets/bet.ts'
import type { Halves } from './straight-line.ts'

/** What becomes of the two halves of the stake on a selection. */
export type StraightSelection = (eventId: string, selection: BetLeg['selections'][number]) => Halves

/**
 * A second way to settle bets, for tests: over all subsets of the legs, in halves of the stake. It shares no code with the
 * settlement of bets.
 */
export function straightReturn(bet: Bet, selectionOf: StraightSelection): bigint {
  const factors = bet.legs.map((leg) =>
    halvesOf(leg, selectionOf)
      .map((half) => (half === 'won' ? BigInt(leg.priceThousandths) : half === 'back' ? 1000n : 0n))
      .reduce((sum, part) => sum + part),
  )
  const sizes = sizesOf(bet)
  let total = 0n
  for (let subset = 1; subset < 2 ** factors.length; subset += 1) {
    const chosen = factors.filter((_, leg) => Math.floor(subset / 2 ** leg) % 2 === 1)
    if (sizes.includes(chosen.length))
      total +=
        chosen.reduce((product, factor) => product * factor, bet.stakePerLineMinor) /
        2000n ** BigInt(chosen.length)
  }
  return total
}

/** How many lines a bet has, told from its name. */
export function straightLines(bet: Bet): number {
  const sizes = sizesOf(bet)
  let lines = 0
  for (let subset = 1; subset < 2 ** bet.legs.length; subset += 1)
    if (sizes.includes(subset.toString(2).replaceAll('0', '').length)) lines += 1
  return lines
}

/** The sizes of lines of a bet, told from its name. */
function sizesOf({ kind, legs }: Bet): readonly number[] {
  if (kind === 'single' || kind === 'multiple') return [legs.length]
  if (kind.includes('_of_')) return [Number(kind[0])]
  const lowest = kind === 'patent' || kind.startsWith('lucky') ? 1 : 2
  return Array.from({ length: legs.length + 1 - lowest }, (_, size) => size + lowest)
}

function halvesOf({ eventId, selections }: BetLeg, selectionOf: StraightSelection): Halves {
  const each = selections.map((selection) => selectionOf(eventId, selection))
  if (each.length === 1) return each[0]!
  if (each.some((halves) => halves.every((half) => half === 'lost'))) return ['lost', 'lost']
  return each.flat().every((half) => half === 'won') ? ['won', 'won'] : ['back', 'back']
}

/** A sequence of numbers below a bound that look random and are always the same. */
export function numbersFrom(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}
