// SPDX-License-Identifier: Apache-2.0
import type { RoadOutcome } from './outcome.ts'

/** What the sides of a road are called; what a game does not have is left out. */
export interface RoadSides {
  readonly red: string
  readonly blue: string
  readonly tie?: string
  readonly redPair?: string
  readonly bluePair?: string
  readonly natural?: string
}

export interface OutcomeCount {
  readonly kind: keyof RoadSides
  readonly name: string
  readonly count: number
}

const KINDS = ['red', 'blue', 'tie', 'redPair', 'bluePair', 'natural'] as const

const isSuch = (outcome: RoadOutcome, kind: keyof RoadSides): boolean =>
  kind === 'red' || kind === 'blue' || kind === 'tie' ? outcome.winner === kind : outcome[kind] === true

/** How often each thing came that the game has. */
export function countOutcomes(outcomes: readonly RoadOutcome[], sides: RoadSides): OutcomeCount[] {
  return KINDS.flatMap((kind) => {
    const name = sides[kind]
    if (name === undefined) return []
    return [{ kind, name, count: outcomes.filter((outcome) => isSuch(outcome, kind)).length }]
  })
}

/** The names of the newest outcomes, the last round first. */
export function newestNames(outcomes: readonly RoadOutcome[], sides: RoadSides, count: number): string[] {
  return outcomes
    .slice(-count)
    .toReversed()
    .map(({ winner }) => sides[winner] ?? '')
}
