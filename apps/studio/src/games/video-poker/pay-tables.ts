// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'

/** A hand that pays, by the name of its text, and how many times the stake it pays. */
export interface PayLine {
  readonly hand: HandName
  readonly times: number
}

export type HandName =
  | 'jacks'
  | 'twoPair'
  | 'trips'
  | 'straight'
  | 'flush'
  | 'threeAndTwo'
  | 'quads'
  | 'straightFlush'
  | 'fiveOfAKind'
  | 'wildRoyal'
  | 'fourDeuces'
  | 'royal'

/** A kind of video poker: which hands pay what, from the lowest up, and whether deuces stand for any card. */
export interface PokerTable {
  readonly wild: boolean
  readonly pays: readonly PayLine[]
}

/** Jacks or Better, known as 9/6 after its full house and flush. Returns 99.5439 % with the best holds. */
export const JACKS_OR_BETTER: PokerTable = {
  wild: false,
  pays: [
    { hand: 'jacks', times: 1 },
    { hand: 'twoPair', times: 2 },
    { hand: 'trips', times: 3 },
    { hand: 'straight', times: 4 },
    { hand: 'flush', times: 6 },
    { hand: 'threeAndTwo', times: 9 },
    { hand: 'quads', times: 25 },
    { hand: 'straightFlush', times: 50 },
    { hand: 'royal', times: 800 },
  ],
}

/** Deuces Wild with the table that is known as Illinois Deuces. Returns 98.9131 % with the best holds. */
export const DEUCES_WILD: PokerTable = {
  wild: true,
  pays: [
    { hand: 'trips', times: 1 },
    { hand: 'straight', times: 2 },
    { hand: 'flush', times: 3 },
    { hand: 'threeAndTwo', times: 4 },
    { hand: 'quads', times: 4 },
    { hand: 'straightFlush', times: 9 },
    { hand: 'fiveOfAKind', times: 15 },
    { hand: 'wildRoyal', times: 25 },
    { hand: 'fourDeuces', times: 200 },
    { hand: 'royal', times: 800 },
  ],
}

/** What a hand pays in a table; 0 for one that does not pay. */
export function timesOf(table: PokerTable, hand: HandName | undefined): number {
  return table.pays.find((line) => line.hand === hand)?.times ?? 0
}

/** What a hand pays, in millionths. */
export function pokerMultiplier(table: PokerTable, hand: HandName | undefined): Multiplier {
  return timesOf(table, hand) * MULTIPLIER_ONE
}
