// SPDX-License-Identifier: Apache-2.0
import { leastEdgeOfBook } from '@tessera/rules/sportsbook/prices/least-edge'
import type { Settings } from '../../../platform/settings/settings.ts'
import { gameTypeOf } from './sportsbook-vendor.ts'

/** The least that the book keeps of a stake, by sport, in hundredths of a per cent. */
export async function bookEdges(settings: Settings): Promise<(gameCode: string) => number> {
  const margins = await settings.read('sportsbook.margins')
  const points = Math.min(0, ...margins.map((margin) => margin.points))
  return (gameCode) => leastEdgeOfBook(gameTypeOf(gameCode), points)
}
