// SPDX-License-Identifier: Apache-2.0
import type { Multiplier } from '../../../../fair/multiplier.ts'
import { MULTIPLIER_ONE } from '../../../../fair/multiplier.ts'
import type { CascadeRules } from '../cascade-rules.ts'
import type { Sums } from './simulate.ts'

/** A par sheet as players read it, from simulated rounds; each share with the standard error of the return. */
export interface SimulatedPar {
  readonly rounds: number
  readonly rtpPercent: string
  /** The standard error of the return, in percent of the stake. */
  readonly errorPercent: string
  readonly paidSpinPercent: string
  readonly freeGamesPercent: string
  /** The share of rounds that pay anything: a paid spin that brings free ones pays itself. */
  readonly hitRatePercent: string
  /** The standard deviation of a round, in stakes. */
  readonly deviation: string
  readonly freeGamesChancePercent: string
  /** The most that a simulated round has paid, in stakes. */
  readonly topSeen: string
  /** How many of the simulated rounds ended at the win cap. */
  readonly capped: number
  /** No round pays more: the win cap. */
  readonly mostMultiplier: Multiplier
  /** The rounds that were bought: a simulation of their own. */
  readonly bought?: BoughtPar
}

export interface BoughtPar {
  readonly rounds: number
  /** Of what was paid for them. */
  readonly rtpPercent: string
  readonly errorPercent: string
  /** In parts of what was paid for them. */
  readonly deviation: string
}

/** The figures of simulated rounds for display. */
export function statePar(rules: CascadeRules, played: Sums, bought: Sums): SimulatedPar {
  const { rounds, paid, paidSpins, hits, triggers, top, capped } = played
  const stakes = rounds * rules.parts
  const spread = spreadOf(played, rules.parts)
  return {
    rounds,
    rtpPercent: percent(paid / stakes, 3),
    errorPercent: percent(spread / Math.sqrt(rounds), 3),
    paidSpinPercent: percent(paidSpins / stakes, 3),
    freeGamesPercent: percent((paid - paidSpins) / stakes, 3),
    hitRatePercent: percent(hits / rounds, 2),
    deviation: spread.toFixed(2),
    freeGamesChancePercent: percent(triggers / rounds, 4),
    topSeen: (top / rules.parts).toFixed(2),
    capped,
    mostMultiplier: rules.winCap * MULTIPLIER_ONE,
    ...(rules.buy ? { bought: stateBought(bought, rules.parts * rules.buy.price) } : {}),
  }
}

function stateBought(bought: Sums, price: number): BoughtPar {
  const spread = spreadOf(bought, price)
  return {
    rounds: bought.rounds,
    rtpPercent: percent(bought.paid / (bought.rounds * price), 3),
    errorPercent: percent(spread / Math.sqrt(bought.rounds), 3),
    deviation: spread.toFixed(2),
  }
}

/** The standard deviation of a round, in units of `unit` parts. */
function spreadOf({ rounds, paid, squares }: Sums, unit: number): number {
  const mean = paid / rounds / unit
  return Math.sqrt(squares / rounds / unit / unit - mean * mean)
}

const percent = (share: number, decimals: number): string => (share * 100).toFixed(decimals)
