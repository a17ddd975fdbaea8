// SPDX-License-Identifier: Apache-2.0
import type { Settings } from '../../../platform/settings/settings.ts'

/** Where an operator sets how often a reward must be staked. */
export type WagerTimesSetting =
  | 'bonuses.freeWinWagerTimes'
  | 'referrals.wagerTimes'
  | 'rewards.rankBonusWagerTimes'

/** How often a reward must be staked: what its setting says, but never more than the brand allows for any. */
export async function wagerTimesOf(settings: Settings, name: WagerTimesSetting): Promise<number> {
  const [times, most] = [await settings.read(name), await settings.read('bonuses.mostWagerTimes')]
  return Math.min(times, most)
}
