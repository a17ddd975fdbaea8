// SPDX-License-Identifier: Apache-2.0
import type { TournamentTimes } from './tournament.ts'

/** The times of a sit-and-go tournament (D-193). */
export const usualTournamentTimes: TournamentTimes = {
  levelMs: 240_000,
  actMs: 15_000,
  bankMs: 30_000,
  pauseMs: 3_000,
  dealMs: 30_000,
  awayMs: 300_000,
}
