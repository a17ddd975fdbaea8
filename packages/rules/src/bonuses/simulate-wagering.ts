// SPDX-License-Identifier: Apache-2.0
import { createDraw } from '../games/pay-table.ts'
import { amountOfMillionths, floorToHundredths, type Amount } from '../money.ts'
import { createWageringPlayer, type WageringEnd } from './play-wagering.ts'
import { seededNumbers } from './seeded-numbers.ts'
import { betsNeeded, type Wagering } from './wagering-plan.ts'

/** A share of the rounds, and its standard error. */
export interface SimulatedChance {
  share: number
  error: number
}

/** What many simulated wagerings say about one. */
export interface WageringChances {
  rounds: number
  seed: number
  /** Bets that one takes if the money lasts. */
  bets: number
  /** That all is staked before the money is gone. */
  finished: SimulatedChance
  /** That more than the deposit is left then. */
  moreThanDeposit: SimulatedChance
  /** That more than deposit and bonus is left then. */
  moreThanBonus: SimulatedChance
  /** Half of the rounds end with no more than this. */
  medianLeft: Amount
}

export interface WageringSimulation {
  /** Plays on for about so many bets; true once all rounds are played. */
  playOn(bets: number): boolean
  /** The figures of the rounds played so far. */
  chances(): WageringChances
}

/** The usual seed: the same one for all terms, so that they compare by nothing but their terms. */
export const usualSeed = 1
const betsInAll = 4_000_000
const fewestRounds = 500
const mostRounds = 10_000
/** A wagering of more bets is not simulated. */
const mostBets = 50_000

/** How many rounds are played of a wagering: fewer of a long one. Undefined for one that is too long. */
export function roundsFor(wagering: Wagering): number | undefined {
  const bets = betsNeeded(wagering)
  if (bets > mostBets) return undefined
  return Math.min(mostRounds, Math.max(fewestRounds, Math.floor(betsInAll / Math.max(1, bets))))
}

/**
 * Simulates a wagering: every bet is the usual stake, or what is left of the money or of the requirement; the
 * money is spent in the order given; a round ends when all is staked, or when the money is gone. The same
 * wagering and seed always give the same figures.
 */
export function beginSimulation(
  wagering: Wagering,
  { rounds, seed = usualSeed }: { rounds: number; seed?: number },
): WageringSimulation {
  const play = createWageringPlayer(wagering, createDraw(wagering.pays, seededNumbers(seed)))
  const ends: WageringEnd[] = []
  return {
    playOn(bets) {
      for (let played = 0; played < bets && ends.length < rounds;) {
        const end = play()
        ends.push(end)
        played += Math.max(1, end.bets)
      }
      return ends.length >= rounds
    },
    chances: () => summarise(wagering, seed, ends),
  }
}

/** Simulates a wagering from beginning to end. */
export function simulateWagering(
  wagering: Wagering,
  options: { rounds: number; seed?: number },
): WageringChances {
  const simulation = beginSimulation(wagering, options)
  simulation.playOn(Number.POSITIVE_INFINITY)
  return simulation.chances()
}

function summarise(wagering: Wagering, seed: number, ends: readonly WageringEnd[]): WageringChances {
  const { bonus, deposit } = wagering
  const rounds = ends.length
  const shareWith = (test: (end: WageringEnd) => boolean): SimulatedChance =>
    chanceOf(ends.filter(test).length, rounds)
  const left = ends.map((end) => end.left).toSorted((one, other) => one - other)
  return {
    rounds,
    seed,
    bets: betsNeeded(wagering),
    finished: shareWith(({ met }) => met),
    moreThanDeposit: shareWith(({ met, left }) => met && left > Number(deposit)),
    moreThanBonus: shareWith(({ met, left }) => met && left > Number(deposit + bonus)),
    medianLeft: floorToHundredths(amountOfMillionths(BigInt(left[Math.ceil(rounds / 2) - 1] ?? 0))),
  }
}

/**
 * A share and its binomial standard error. The error is computed as if one round more had ended either way: it
 * is never zero, however clear the rounds were.
 */
export function chanceOf(hits: number, rounds: number): SimulatedChance {
  const smoothed = (hits + 1) / (rounds + 2)
  return {
    share: rounds === 0 ? 0 : hits / rounds,
    error: Math.sqrt((smoothed * (1 - smoothed)) / Math.max(1, rounds)),
  }
}
