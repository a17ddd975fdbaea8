// SPDX-License-Identifier: Apache-2.0
import { type BasketballMeans, beforeTipOff, marginOf, totalOf } from '../basketball/forecast.ts'
import { secondsOfQuarter } from '../basketball/period-scores.ts'
import type { NextNumber } from './incident.ts'

/**
 * A game is played in slots of half a minute, in each of which both sides have the ball about once. What falls in a slot falls
 * at one moment, and says nothing of the slots after it: so a price that counts the slots to come is right at every second.
 */
export const secondsOfSlot = 30
const slotsOfGame = (4 * secondsOfQuarter) / secondsOfSlot
/** When in its slot the points fall; the same in every game. */
const [earliest, spread, stride] = [6, 23, 11]

/** The second of its quarter at which the points of a slot fall, from 0. */
export const momentOfSlot = (slot: number): number =>
  slot * secondsOfSlot + earliest + ((slot * stride) % spread)

/** The seconds of play whose points have fallen: those of whole slots. Prices count with them, not with the clock. */
export function countedSeconds(playedSeconds: number): number {
  const quarter = Math.min(3, Math.floor(playedSeconds / secondsOfQuarter))
  const inQuarter = playedSeconds - quarter * secondsOfQuarter
  const slot = Math.floor(inQuarter / secondsOfSlot)
  const isPast = slot * secondsOfSlot < inQuarter && inQuarter >= momentOfSlot(slot)
  return quarter * secondsOfQuarter + (slot + Number(isPast)) * secondsOfSlot
}

/** How often a basket is worth 1, 2 and 3 points, and what that is on average. */
const [ofOne, ofThree] = [0.2, 0.25]
const meanWorth = ofOne + 2 * (1 - ofOne - ofThree) + 3 * ofThree
const meanSquare = ofOne + 4 * (1 - ofOne - ofThree) + 9 * ofThree

/** What the slots of a game are drawn from. */
export interface SlotChances {
  readonly home: SideChances
  readonly away: SideChances
  /** Every other slot, by chance, is faster by this share of itself, and the others slower: both sides score more or less in it. */
  readonly pace: number
}

interface SideChances {
  /** That the side scores in a slot. */
  readonly scores: number
  /** That it scores twice if it scores. */
  readonly twice: number
}

/** Slots whose sums have the means and the deviations of margin and total that the prices of the game have. */
export function slotChances(means: BasketballMeans): SlotChances {
  const [margin, total] = [marginOf(means, beforeTipOff), totalOf(means, beforeTipOff)]
  const home = (total.mean + margin.mean) / 2 / slotsOfGame
  const away = (total.mean - margin.mean) / 2 / slotsOfGame
  const variance = (margin.deviation ** 2 + total.deviation ** 2) / 4 / slotsOfGame
  const together = Math.max(0, (total.deviation ** 2 - margin.deviation ** 2) / 4 / slotsOfGame)
  const [left, right] = [sideChances(home, variance), sideChances(away, variance)]
  const fastest = 1 / Math.max(left.scores, right.scores) - 1
  return { home: left, away: right, pace: Math.min(1, fastest, Math.sqrt(together / (home * away))) }
}

/**
 * A side scores with `scores`, then once more with `twice`: the mean is `scores x worth x (1 + twice)`, and the mean square
 * over the mean is (square + twice (square + 2 worth^2)) / (worth (1 + twice)), which is solved for `twice`.
 */
function sideChances(mean: number, variance: number): SideChances {
  if (!(mean > 0)) throw new RangeError('Both sides score in a game')
  const wanted = (variance + mean ** 2) / mean
  const twice = (wanted * meanWorth - meanSquare) / (meanSquare + 2 * meanWorth ** 2 - wanted * meanWorth)
  const possible = Math.min(1, Math.max(0, twice))
  return { scores: Math.min(1, mean / (meanWorth * (1 + possible))), twice: possible }
}

/** The baskets of both sides in one slot, by their points. */
export function drawSlot(
  { home, away, pace }: SlotChances,
  next: NextNumber,
): { home: number[]; away: number[] } {
  const speed = next() < 0.5 ? 1 + pace : 1 - pace
  return { home: drawSide(home, speed, next), away: drawSide(away, speed, next) }
}

function drawSide({ scores, twice }: SideChances, speed: number, next: NextNumber): number[] {
  if (next() >= scores * speed) return []
  const first = drawWorth(next)
  return next() < twice ? [first, drawWorth(next)] : [first]
}

function drawWorth(next: NextNumber): number {
  const number = next()
  return number < ofOne ? 1 : number < 1 - ofThree ? 2 : 3
}
