// SPDX-License-Identifier: Apache-2.0
import type { Score } from '../model/sport.ts'

/** How a competition orders its competitors. */
export interface TableRules {
  readonly pointsForWin: number
  readonly pointsForDraw: number
  /** Whether equal points are told apart by what was scored; otherwise equals share their rank. */
  readonly comparesScores: boolean
}

export const footballTable: TableRules = { pointsForWin: 3, pointsForDraw: 1, comparesScores: true }
/** Only who won most: equals are a dead heat. */
export const winsTable: TableRules = { pointsForWin: 1, pointsForDraw: 0, comparesScores: false }

/** What a competitor has reached. */
export interface Standing {
  readonly points: number
  readonly difference: number
  readonly scored: number
}

/** A match that counts for the table. */
export interface CountedMatch {
  readonly home: string
  readonly away: string
  readonly score: Score
}

const nothing: Standing = { points: 0, difference: 0, scored: 0 }

/** The table after some matches, of all competitors. */
export function standingsOf(
  competitors: readonly string[],
  matches: readonly CountedMatch[],
  rules: TableRules,
): Map<string, Standing> {
  const table = new Map(competitors.map((competitor) => [competitor, nothing]))
  for (const { home, away, score } of matches) {
    add(table, home, { own: score.home, other: score.away, rules })
    add(table, away, { own: score.away, other: score.home, rules })
  }
  return table
}

function add(
  table: Map<string, Standing>,
  competitor: string,
  { own, other, rules }: { own: number; other: number; rules: TableRules },
): void {
  const before = table.get(competitor) ?? nothing
  const points = own > other ? rules.pointsForWin : own === other ? rules.pointsForDraw : 0
  table.set(competitor, {
    points: before.points + points,
    difference: before.difference + own - other,
    scored: before.scored + own,
  })
}

/** One number by which a table is ordered; equal ones are equals. */
export const rankOf = ({ points, difference, scored }: Standing, { comparesScores }: TableRules): number =>
  comparesScores ? points * 1_000_000 + (difference + 500) * 1_000 + scored : points

/** The rank of each competitor, from 1; equals have the same rank, and the next one comes after all of them. */
export function positionsOf(table: ReadonlyMap<string, Standing>, rules: TableRules): Record<string, number> {
  const ranks = [...table.values()].map((standing) => rankOf(standing, rules))
  return Object.fromEntries(
    [...table].map(([competitor, standing]) => {
      const own = rankOf(standing, rules)
      return [competitor, 1 + ranks.filter((rank) => rank > own).length]
    }),
  )
}
