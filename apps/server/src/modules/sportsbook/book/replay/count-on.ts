// SPDX-License-Identifier: Apache-2.0
import type { Side } from '@tessera/rules/sportsbook/model/sport'
import type { Statistics } from '../events/event.ts'

/** The counts with one more for a side. */
export function countOn(statistics: Statistics, name: string, side: Side, by = 1): Statistics {
  const [home, away] = statistics[name] ?? [0, 0]
  return { ...statistics, [name]: side === 'home' ? [home + by, away] : [home, away + by] }
}
