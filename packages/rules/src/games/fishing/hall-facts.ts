// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, type Amount } from '../../money.ts'

/** The type of games in which fishing halls open. */
export const FISHING_TYPE = 'FISH'

/** What a bullet returns in the mean, in hundredths of a per cent: at fish of up to so many times, and at larger ones. */
export const USUAL_RETURN = 9_600
export const LARGE_FISH_RETURN = 9_500
export const USUAL_FISH_TIMES = 60
/** What of a played bullet goes into the jackpot, beside its return. */
export const JACKPOT_SHARE = 50

/** What the house keeps at least of what is played: bullets at the better fish, and the jackpot goes back to players, too. */
export const HALL_EDGE = 10_000 - USUAL_RETURN - JACKPOT_SHARE

/** What lists and pages state of a hall. */
export interface HallFacts {
  /** The least return of a bullet, without the jackpot. */
  readonly rtpBasisPoints: number
  /** The smallest bullet of the lowest level. */
  readonly minimumStake: Amount
}

/** The same of every look: each has all levels. */
export const hallFacts: HallFacts = { rtpBasisPoints: LARGE_FISH_RETURN, minimumStake: amountFromWire(0.1) }
