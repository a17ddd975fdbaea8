// SPDX-License-Identifier: Apache-2.0
/** Plays one spin on typed arrays; the results of the last one are in its fields. */
export interface FastSpin {
  /** `wins` and `collected` are those of the free games before it. Returns what it pays, in parts of the stake. */
  readonly play: (free: boolean, wins: number, collected: number) => number
  scatters: number
  /** How many wins the free games have had in a row, with this spin. */
  wins: number
  /** The multipliers that free games have collected, with this spin. */
  collected: number
  /** Whether it ended because it had won as often as a spin may. */
  stopped: boolean
  /** How many boards won. */
  cascades: number
}
