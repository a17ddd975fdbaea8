// SPDX-License-Identifier: Apache-2.0
import type { Multiplier } from '../fair/multiplier.ts'
import type { Stake, Story } from '../fair/story.ts'
import type { GameEvent, GameCode, GameParameters, RoundOf } from '../protocol.ts'

/** A figure that was recomputed, in words. */
export interface Finding {
  readonly name: string
  readonly value: string
}

/** A setting of a game that the verifier needs. */
export interface CheckField {
  readonly name: string
  readonly label: string
  readonly initial: string
  /** With options a list, otherwise a number. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** The label of a value that is not in the list, but may be checked all the same. */
  readonly otherOption?: (value: string) => string | undefined
}

/** How to recompute a game that is decided by the player's seeds, with the same rules as on the server. */
export interface GameCheck<Code extends GameCode> {
  readonly fields: readonly CheckField[]
  /** Reads the fields; throws a BetRefusal for settings that the game does not offer. */
  readonly read: (values: Readonly<Record<string, string>>) => GameParameters[Code]
  readonly write: (parameters: GameParameters[Code]) => Readonly<Record<string, string>>
  /** The number of floats in a round. */
  readonly floats: (parameters: GameParameters[Code]) => number
  /** What the floats mean in this game. */
  readonly outcome: (parameters: GameParameters[Code], floats: readonly number[]) => readonly Finding[]
  /** What the round pays by the seeds alone; undefined if it depends on the player's moves. */
  readonly pays: (parameters: GameParameters[Code], floats: readonly number[]) => Multiplier | undefined
  /** The parts of what a round paid, where one multiplier does not say it. */
  readonly money?: (round: Pick<RoundOf<Code>, 'parameters' | 'events'>) => readonly Finding[]
  /** Rebuilds the story of a recorded round from its floats; the moves come from the record. */
  readonly rebuild: (
    round: Pick<RoundOf<Code>, 'parameters' | 'events' | 'state'>,
    stake: Stake,
    floats: readonly number[],
  ) => Story<GameEvent[Code]>
}
