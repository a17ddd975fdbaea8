// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero, type Amount } from '../../money.ts'

/** What a card room keeps of a pot (game-rules.md section 2.1), in per cent. */
export const RAKE_PERCENT = 5n
/** The same in hundredths of a per cent: what the house keeps of the valid bets of such a round. */
export const RAKE_BASIS_POINTS = 500
/** The most that it keeps of one pot, in big blinds; nothing without a flop. */
export const RAKE_CAP_BIG_BLINDS = 3n
const HUNDRED = 100n

/** The type of games in which members play each other. */
export const CARD_ROOM_TYPE = 'PVP'

/** What the end of a round says of the room's share. */
export interface RakeSaid {
  readonly gameType: string | undefined
  /** The player's part of all rakes; undefined when the vendor said nothing. */
  readonly rake: Amount | undefined
  /** Whether this vendor tells the rake of every round: silence is none then. */
  readonly declaresRake: boolean
}

/**
 * The rake by which a round counts; undefined for one that counts by its stakes: every other game, and rooms of vendors that
 * tell no rake.
 */
export function rakeOfRound({ gameType, rake, declaresRake }: RakeSaid): Amount | undefined {
  if (gameType !== CARD_ROOM_TYPE) return undefined
  return rake ?? (declaresRake ? zero : undefined)
}

/** How a raked round counts. */
export interface CountedRake {
  readonly rake: Amount
  /** Valid turnover: what a rake of this size is taken of. */
  readonly validBet: Amount
}

/**
 * Counts a rake: it is believed up to the stakes, and the turnover is rake / rake rate, never above the stakes. Chips that
 * went from one player to another count nothing.
 */
export function countRake(rake: Amount, stakes: Amount): CountedRake {
  const believed = least(rake, stakes)
  return {
    rake: amountOfMillionths(believed),
    validBet: amountOfMillionths(least((believed * HUNDRED) / RAKE_PERCENT, stakes)),
  }
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
