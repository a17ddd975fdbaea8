// SPDX-License-Identifier: Apache-2.0
import type { Incident, Side } from '../event-answer.ts'

/** By how much home leads after a basket. */
interface Lead {
  playedSeconds: number
  points: number
}

/** The lead of home after each basket that is known, away's below zero. */
export const leadsOf = (incidents: readonly Incident[]): Lead[] =>
  incidents
    .filter(({ kind }) => kind === 'basket')
    .map(({ playedSeconds, score }) => ({ playedSeconds, points: score.home - score.away }))

/** The last basket with its points. */
export function lastBasket(incidents: readonly Incident[]): { side: Side; points: number } | undefined {
  const index = incidents.findLastIndex(({ kind, side }) => kind === 'basket' && side !== null)
  const basket = incidents[index]
  const side = basket?.side
  if (!basket || !side) return undefined
  const before = incidents[index - 1]?.score ?? { home: 0, away: 0 }
  const points = basket.score[side] - before[side]
  // The one before it may be older than what is known.
  return points > 0 && points <= 3 ? { side, points } : undefined
}

/** The area of both leads over time, in a box from -50 to 50, and the greatest lead, which fills it. */
export function leadPath(leads: readonly Lead[]): {
  home: string
  away: string
  width: number
  most: number
} {
  const most = Math.max(5, ...leads.map(({ points }) => Math.abs(points)))
  const first = leads[0]?.playedSeconds ?? 0
  const width = Math.max(1, (leads.at(-1)?.playedSeconds ?? 0) - first)
  const area = (of: (points: number) => number): string => {
    const steps = leads.map(
      ({ playedSeconds, points }) => `H${playedSeconds - first}V${(-46 * of(points)) / most}`,
    )
    return `M0 0${steps.join('')}H${width}V0z`
  }
  return {
    home: area((points) => Math.max(0, points)),
    away: area((points) => Math.min(0, points)),
    width,
    most,
  }
}
