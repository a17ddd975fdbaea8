// SPDX-License-Identifier: Apache-2.0
/** The next number from 0 up to 1; given by chance, or the same ones for a seed. */
export type NextNumber = () => number

export type IncidentSide = 'home' | 'away'

export interface SidePair {
  readonly home: number
  readonly away: number
}

/** Something that happens in an event. */
export interface Incident<Kind extends string, Detail> {
  /** Seconds of play, the breaks left out. */
  readonly atSecond: number
  readonly kind: Kind
  readonly side?: IncidentSide | undefined
  readonly detail: Detail
}

export const incidentSides = ['home', 'away'] as const

/** The opponent. */
export const opponentOf = (side: IncidentSide): IncidentSide => (side === 'home' ? 'away' : 'home')
