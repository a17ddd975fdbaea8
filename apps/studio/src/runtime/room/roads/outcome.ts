// SPDX-License-Identifier: Apache-2.0
/** The two colours of a road: banker, dragon, big or odd is red; player, tiger, small or even is blue. */
export const ROAD_COLOURS = ['red', 'blue'] as const
export type RoadColour = (typeof ROAD_COLOURS)[number]

/** How a round ended, as the roads record it. */
export interface RoadOutcome {
  /** A tie belongs to neither colour: a triple of sic bo is one, too. */
  readonly winner: RoadColour | 'tie'
  /** Won with the first two cards. */
  readonly natural?: boolean
  readonly redPair?: boolean
  readonly bluePair?: boolean
  /** What stands in its bead, such as the points of the winner. */
  readonly label?: string
}

/** Every road has so many rows. */
export const ROAD_ROWS = 6

/** A cell of a road, from its upper left corner. */
export interface RoadCell {
  readonly column: number
  readonly row: number
}
