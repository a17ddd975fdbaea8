// SPDX-License-Identifier: Apache-2.0
import { rankLevels } from '@tessera/rules/ranks/ranks'
import { rebateRate } from '@tessera/rules/rebates/rebates'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { GameType } from '../../catalogue/index.ts'

/** Rates in hundredths of a per cent by type of games, and by rank within it. */
export type RebateRatesByRank = ReadonlyMap<GameType, readonly number[]>

/** The rebate rates of the brand of these settings. A type that is absent has no rebate. */
export async function ratesByRank(settings: Settings): Promise<RebateRatesByRank> {
  return new Map(
    (await settings.read('rewards.rebateRates')).map(({ gameType, lowest, highest }) => [
      gameType,
      rankLevels.map((rankLevel) =>
        rebateRate({ lowest: Math.round(lowest * 100), highest: Math.round(highest * 100) }, rankLevel),
      ),
    ]),
  )
}
