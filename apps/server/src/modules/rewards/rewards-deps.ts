// SPDX-License-Identifier: Apache-2.0
import type { RewardPicture } from '@tessera/rules/rewards/reward-pictures'
import type { Platform } from '../../platform/platform.ts'
import type { LabelGames } from '../bets/index.ts'

export interface RewardsDeps extends Platform {
  labelGames: LabelGames
  gamePicture(game: { nodeId: number }): string
  rewardPicture(picture: RewardPicture): string
}
