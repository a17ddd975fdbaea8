// SPDX-License-Identifier: Apache-2.0
import { multiply, units, zero, type Amount } from '../money.ts'

/** What makes operators look at how a member plays. A flag blocks nothing. */
export const flagKinds = [
  'depositsDay',
  'depositsMonth',
  'jump',
  'lossesDay',
  'nightPlay',
  'limitsRaised',
] as const
export type FlagKind = (typeof flagKinds)[number]

/** How a member has paid in and played. Net: deposits less withdrawals. */
export interface PlayFigures {
  /** Of 24 hours, and of 30 days. */
  netDepositsDay: Amount
  netDepositsMonth: Amount
  depositsDay: Amount
  /** On a day with deposits in the 90 days before; undefined with fewer than three such days. */
  usualDeposits: Amount | undefined
  /** What was settled as lost in 24 hours, in cash. */
  lossesDay: Amount
  /** In how many hours between midnight and five, in site time, they bet in the last 24 hours. */
  nightHours: number
  /** How many higher limits they confirmed in 30 days. */
  limitsRaised: number
}

/** From where a figure is flagged; 0: never. */
export interface FlagThresholds {
  depositsDay: Amount
  depositsMonth: Amount
  lossesDay: Amount
  /** Deposits of a day against their usual ones. */
  jumpTimes: number
  nightHours: number
  limitsRaised: number
}

/** A figure and the threshold that it has reached; counts are in units, as amounts are. */
export interface FoundFlag {
  kind: FlagKind
  value: Amount
  against: Amount
}

/** What is to be flagged. */
export function judgePlay(figures: PlayFigures, thresholds: FlagThresholds): FoundFlag[] {
  const { usualDeposits = zero } = figures
  const found: FoundFlag[] = [
    { kind: 'depositsDay', value: figures.netDepositsDay, against: thresholds.depositsDay },
    { kind: 'depositsMonth', value: figures.netDepositsMonth, against: thresholds.depositsMonth },
    {
      kind: 'jump',
      value: figures.depositsDay,
      against: multiply(usualDeposits, BigInt(thresholds.jumpTimes), 1n),
    },
    { kind: 'lossesDay', value: figures.lossesDay, against: thresholds.lossesDay },
    { kind: 'nightPlay', value: units(figures.nightHours), against: units(thresholds.nightHours) },
    { kind: 'limitsRaised', value: units(figures.limitsRaised), against: units(thresholds.limitsRaised) },
  ]
  return found.filter(({ value, against }) => against > zero && value >= against)
}
