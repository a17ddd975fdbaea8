// SPDX-License-Identifier: Apache-2.0
import type { Incident, Statistics } from '../events/event.ts'
import type { BookMarket } from '../markets/market-store.ts'

/** A market as on the wire. */
export const showMarket = ({ id, type, period, line, status, version, outcomes, prices }: BookMarket) => ({
  id: String(id),
  type,
  period,
  line: line ?? null,
  status,
  version,
  outcomes: outcomes.map((outcome, index) => ({ outcome, price: prices[index] ?? 0 })),
})

/** An incident as on the wire. */
export const showIncident = ({ number, kind, side, period, playedSeconds, score }: Incident) => ({
  number,
  kind,
  side: side ?? null,
  period,
  playedSeconds,
  score,
})

/** Counts of both sides as on the wire. */
export const showStatistics = (statistics: Statistics) =>
  Object.entries(statistics).map(([name, [home, away]]) => ({ name, home, away }))
