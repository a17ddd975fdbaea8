// SPDX-License-Identifier: Apache-2.0
import { paying, RETURN_ONE, type TableGame } from '../../fair/table/table-game.ts'

/** So many beads lie under the cup at least, and up to so many more: each rest is equally likely. */
export const FANTAN_BEADS = { least: 40, more: 40 } as const
export const FANTAN_RESTS = [1, 2, 3, 4] as const

export interface FantanEvent {
  readonly type: 'beads'
  readonly beads: number
}

export type FantanKind = 'fan' | 'nim' | 'kwok' | 'ssh'

/** What each kind pays, less 5 % of the win. */
export const FANTAN_ODDS: Readonly<Record<FantanKind, readonly [profit: number, per: number]>> = {
  fan: [285, 100],
  nim: [19, 10],
  kwok: [95, 100],
  ssh: [19, 60],
}

/** Two neighbours on the square: 1 follows on 4. */
const corners = ['1-2', '2-3', '3-4', '4-1']

/**
 * fan-1: the rest is 1. nim-1-2: 1 wins, 2 gives the bet back. kwok-1-2: 1 or 2. ssh-1-2-3: one of three.
 */
export const FANTAN_SPOTS: readonly string[] = [
  ...FANTAN_RESTS.map((rest) => `fan-${rest}`),
  ...FANTAN_RESTS.flatMap((first) =>
    FANTAN_RESTS.filter((second) => second !== first).map((second) => `nim-${first}-${second}`),
  ),
  ...corners.map((corner) => `kwok-${corner}`),
  ...['1-2-3', '2-3-4', '3-4-1', '4-1-2'].map((three) => `ssh-${three}`),
]

/** The kind of a spot and its numbers. */
export function fantanSpot(id: string): { readonly kind: FantanKind; readonly rests: readonly number[] } {
  const [kind, ...rests] = id.split('-')
  return { kind: kind as FantanKind, rests: rests.map(Number) }
}

/** How many beads are left after taking four at a time; four count as four. */
export function fantanRest(beads: number): number {
  return beads % 4 === 0 ? 4 : beads % 4
}

/** Fan Tan: beads are counted off in fours. */
export const fantanGame: TableGame<FantanEvent, number> = {
  spots: FANTAN_SPOTS,
  floats: 1,
  deal: (floats) => [
    { type: 'beads', beads: FANTAN_BEADS.least + Math.floor(floats[0]! * FANTAN_BEADS.more) },
  ],
  judge: (events) => fantanRest(events[0]!.beads),
  returns(id, rest) {
    const { kind, rests } = fantanSpot(id)
    if (kind === 'nim' && rests[1] === rest) return RETURN_ONE
    const wins = kind === 'nim' ? rests[0] === rest : rests.includes(rest)
    return wins ? paying(...FANTAN_ODDS[kind]) : 0
  },
  best: FANTAN_RESTS,
}
