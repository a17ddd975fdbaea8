// SPDX-License-Identifier: Apache-2.0
import { CARD_RANKS, DECK_CARDS, rankOf, suitOf } from '../../runtime/cards/card.ts'
import { timesOf, type HandName, type PokerTable } from './pay-tables.ts'

/**
 * Judges five cards by sets of ranks, for counting millions of hands: bit r of `once` is set if rank r + 1 is
 * there, of `twice` if it is there twice at least, and so on. `suits` are the suits that all cards can have.
 */
export type FastJudge = (once: number, twice: number, thrice: number, all: number, suits: number) => number

const MASKS = 1 << CARD_RANKS
const ROYAL = 0b1_1110_0000_0001
const COURT = 0b1_1100_0000_0001
const DEUCES = 0b10
const ANY_SUIT = 0b1111

const bits = new Uint8Array(MASKS)
for (let mask = 1; mask < MASKS; mask += 1) bits[mask] = bits[mask >> 1]! + (mask & 1)
/** 1 for ranks that lie within one straight. */
const inStraight = new Uint8Array(MASKS)
for (const window of [ROYAL, ...Array.from({ length: 9 }, (_, low) => 0b1_1111 << low)])
  for (let part = window; part > 0; part = (part - 1) & window) inStraight[part] = 1

/** The bit of each card's rank. */
export const rankBits = Int32Array.from({ length: DECK_CARDS }, (_, card) => 1 << (rankOf(card) - 1))

/** The suits that each card can have: a wild one has any. */
export function suitBits({ wild }: PokerTable): Int32Array {
  return Int32Array.from({ length: DECK_CARDS }, (_, card) =>
    wild && rankBits[card] === DEUCES ? ANY_SUIT : 1 << suitOf(card),
  )
}

/** A judge that returns how many times the stake five cards pay. */
export function createFastJudge(table: PokerTable): FastJudge {
  const [of] = [(hand: HandName) => timesOf(table, hand)]
  return table.wild ? judgeWild(of) : judgeNatural(of)
}

function judgeNatural(of: (hand: HandName) => number): FastJudge {
  const [royal, straightFlush, quads, full] = [
    of('royal'),
    of('straightFlush'),
    of('quads'),
    of('threeAndTwo'),
  ]
  const [flush, straight, trips, twoPair, jacks] = [
    of('flush'),
    of('straight'),
    of('trips'),
    of('twoPair'),
    of('jacks'),
  ]
  return (once, twice, thrice, all, suits) => {
    if (twice === 0) {
      const row = inStraight[once]!
      if (suits !== 0) return once === ROYAL ? royal : row ? straightFlush : flush
      return row ? straight : 0
    }
    if (all !== 0) return quads
    if (thrice !== 0) return twice === thrice ? trips : full
    if (bits[twice] === 2) return twoPair
    return twice & COURT ? jacks : 0
  }
}

function judgeWild(of: (hand: HandName) => number): FastJudge {
  const [royal, fourDeuces, wildRoyal, five] = [
    of('royal'),
    of('fourDeuces'),
    of('wildRoyal'),
    of('fiveOfAKind'),
  ]
  const [straightFlush, quads, full, flush] = [
    of('straightFlush'),
    of('quads'),
    of('threeAndTwo'),
    of('flush'),
  ]
  const [straight, trips] = [of('straight'), of('trips')]
  return (once, twice, thrice, all, suits) => {
    const wild = all & DEUCES ? 4 : thrice & DEUCES ? 3 : twice & DEUCES ? 2 : once & DEUCES ? 1 : 0
    if (wild === 4) return fourDeuces
    const ranks = once & ~DEUCES
    const pairs = twice & ~DEUCES
    const single = pairs === 0
    if (suits !== 0 && single && (ranks & ~ROYAL) === 0) return wild === 0 ? royal : wildRoyal
    const most = all & ~DEUCES ? 4 : thrice & ~DEUCES ? 3 : single ? 1 : 2
    if (most + wild === 5) return five
    const row = single && (inStraight[ranks] ?? 0) === 1
    if (suits !== 0 && row) return straightFlush
    if (most + wild === 4) return quads
    if (bits[ranks] === 2 && wild < 2) return full
    if (suits !== 0) return flush
    if (row) return straight
    return most + wild === 3 ? trips : 0
  }
}
