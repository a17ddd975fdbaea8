// SPDX-License-Identifier: Apache-2.0
import type { Market } from '../event-answer.ts'

/** The outcomes of a correct score that are on sale, by who would win, the fewest goals first; and any other score. */
export interface ScoreColumns {
  home: string[]
  draw: string[]
  away: string[]
  others: string[]
}

export function scoreColumns({ outcomes }: Market): ScoreColumns {
  const columns: ScoreColumns = { home: [], draw: [], away: [], others: [] }
  const onSale = outcomes.filter(({ price }) => price > 0)
  for (const { outcome } of onSale.toSorted((one, other) => goalsOf(one.outcome) - goalsOf(other.outcome))) {
    const [home, away] = outcome.split('-').map(Number)
    if (home === undefined || away === undefined || Number.isNaN(home)) columns.others.push(outcome)
    else columns[home > away ? 'home' : home < away ? 'away' : 'draw'].push(outcome)
  }
  return columns
}

const goalsOf = (outcome: string): number =>
  outcome.split('-').reduce((sum, goals) => sum + (Number(goals) || 0), 0)
