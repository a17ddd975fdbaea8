// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import { lotteries } from '@tessera/rules/lottery/lotteries'
import { units } from '@tessera/rules/money'
import { countedPercent } from '@tessera/rules/rewards/edges'
import { betsPerPoint } from '@tessera/rules/rewards/points'
import { sports } from '@tessera/rules/sportsbook/model/sport'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { GameEdges, GameType, SnapshotSource } from '../../catalogue/index.ts'
import { lotteryVendor } from '../../lottery/index.ts'
import { ownCurrency } from '../../site/index.ts'
import { gameTypeOf, sportsbookVendor } from '../../sportsbook/index.ts'

/** How much of a bet counts at the games of a type, in whole per cent: at the best of them and at the worst. */
interface Counted {
  best: number
  worst: number
}
export type CountedOfTypes = ReadonlyMap<GameType, Counted>

export interface CountedDeps {
  clock: Clock
  snapshot: Pick<SnapshotSource, 'current'>
  gameEdges: GameEdges
}

/** Edges change when an operator or a vendor changes a game; visitors may ask at any rate. */
const maxAgeMs = 30_000

/**
 * What counts of bets on each type of games that opens here, read from the same edges that earn points. Computed at
 * most twice a minute, however often it is asked for.
 */
export function createCountedOfTypes({
  clock,
  snapshot,
  gameEdges,
}: CountedDeps): () => Promise<CountedOfTypes> {
  let cached: { atMs: number; answer: Promise<CountedOfTypes> } | undefined
  const read = async (): Promise<CountedOfTypes> => {
    const [{ games }] = await Promise.all([snapshot.current(), gameEdges.refresh()])
    const counted = new Map<GameType, Counted>()
    const note = (gameType: GameType, vendor: string, gameCode: string): void => {
      const percent = countedPercent(gameEdges.of(vendor, gameCode))
      const { best, worst } = counted.get(gameType) ?? { best: percent, worst: percent }
      counted.set(gameType, { best: Math.max(best, percent), worst: Math.min(worst, percent) })
    }
    for (const { hasGame, ownPage, gameType, vendorCode, gameId } of games)
      // A title that leads to a page of the site is not bet on: what is bet on is counted below.
      if (hasGame && ownPage === null) note(gameType, vendorCode, gameId)
    for (const { gameCode } of lotteries) note('LOTT', lotteryVendor.vendorCode, gameCode)
    for (const sport of sports) note(gameTypeOf(sport), sportsbookVendor.vendorCode, sport)
    return counted
  }
  return () => {
    const atMs = clock.now()
    if (!cached || atMs - cached.atMs >= maxAgeMs) {
      const answer = read()
      cached = { atMs, answer }
      // A failure is not cached.
      answer.catch(() => {
        if (cached?.answer === answer) cached = undefined
      })
    }
    return cached.answer
  }
}

/** What earns points at a brand (D-180). */
export async function showPointRates(
  settings: Settings,
  countedOfTypes: () => Promise<CountedOfTypes>,
): Promise<OperationOutput<'rewards.pointRates'>> {
  const [perPoint, currency] = await Promise.all([settings.read('rewards.earnPer'), ownCurrency(settings)])
  const earnPer = units(perPoint)
  if (perPoint === 0) return { earnPer, currency, rates: [] }
  const counted = await countedOfTypes()
  return {
    earnPer,
    currency,
    rates: gameTypes.flatMap((gameType) => {
      const ofType = counted.get(gameType)
      if (!ofType) return []
      return [
        {
          gameType,
          least: betsPerPoint(earnPer, ofType.best) ?? null,
          most: betsPerPoint(earnPer, ofType.worst) ?? null,
        },
      ]
    }),
  }
}
