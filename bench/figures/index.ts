// SPDX-License-Identifier: Apache-2.0
import { agents } from './agents.ts'
import { cashier, rewards } from './cashier.ts'
import type { Area, FigureMeaning } from './figure.ts'
import { games, lottery } from './games.ts'
import { load } from './load.ts'
import { money } from './money.ts'
import { rooms } from './rooms.ts'
import { site } from './site.ts'
import { sportsbook } from './sportsbook.ts'
import { workshop } from './workshop.ts'

export type { Area, FigureMeaning, MeasuredPart } from './figure.ts'

/** All that is measured, in the order of docs/performance.md. */
export const areas: readonly Area[] = [
  money,
  load,
  site,
  agents,
  rewards,
  cashier,
  games,
  rooms,
  lottery,
  sportsbook,
  workshop,
]

const meanings = new Map(
  areas.flatMap(({ parts }) => Object.values(parts).flatMap(({ figures }) => Object.entries(figures))),
)

/** What this figure means and must reach. Throws for one that nobody described in `bench/figures`. */
export function meaningOf(name: string): FigureMeaning {
  const meaning = meanings.get(name)
  if (!meaning) throw new Error(`bench/figures does not say what ${name} means`)
  return meaning
}

/** The limit of a figure, for the table of its part. */
export function limitOf(name: string): number {
  const { atMost, atLeast } = meaningOf(name)
  const limit = atMost ?? atLeast
  if (limit === undefined) throw new Error(`${name} has no limit`)
  return limit
}
