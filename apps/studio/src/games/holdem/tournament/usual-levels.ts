// SPDX-License-Identifier: Apache-2.0
import type { TournamentSettings } from './tournament.ts'

/** The chips that everybody begins a sit-and-go tournament with (D-197). */
export const usualStartStack = 1_500n

const smallBlinds = [10n, 15n, 25n, 50n, 75n, 100n, 150n, 200n, 300n, 400n, 600n, 1_000n]

/** The blinds of a sit-and-go tournament: 10/20 at first. The last level stays (D-197). */
export const usualLevels: TournamentSettings['levels'] = smallBlinds.map((smallBlind) => ({
  ...{ smallBlind, bigBlind: 2n * smallBlind },
}))
