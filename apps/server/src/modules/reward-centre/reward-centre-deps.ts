// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'
import type { TellBonus } from '../bonuses/index.ts'
import type { PayReward } from './pay-reward.ts'

/** What the operations of the reward centre are passed. */
export interface RewardCentreDeps extends Platform {
  /** How a claimed reward reaches its member: as cash, or as a bonus that has to be wagered. */
  payReward: PayReward
  /** What a reward that has to be wagered costs. */
  tellBonus: TellBonus
  /** ISO 3166 alpha-2: games that may not be played there do not count. */
  countryOf(ip: string): Promise<string | undefined>
}
