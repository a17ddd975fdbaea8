// SPDX-License-Identifier: Apache-2.0
import type { RewardPicture } from '@tessera/rules/rewards/reward-pictures'
import type { Queries } from '../../platform/db/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LabelGames } from '../bets/index.ts'
import type { PromotionsDeps } from '../promotions/index.ts'
import type { CountedDeps } from './points/point-rates.ts'

export interface RewardsDeps extends Platform, Omit<CountedDeps, 'clock'> {
  labelGames: LabelGames
  gamePicture(game: { nodeId: number }): string
  rewardPicture(picture: RewardPicture): string
  rankPicture(rankLevel: number): string
  countryOf: PromotionsDeps['countryOf']
  /** Whether the account of an operator is open; from the backoffice, which is to the right. */
  isOperatorOpen(db: Queries, operatorId: number): Promise<boolean>
}
