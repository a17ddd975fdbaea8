import type { RewardPicture } from '@tessera/rules/rewards/reward-pictures'
import type { Platform } from '../../platform/platform.ts'
import type { LabelGames } from '../bets/index.ts'

export interface RewardsDeps extends Platform {
  labelGames: LabelGames
  gamePicture(game: { nodeId: number }): string
  rewardPicture(picture: RewardPicture): string
  /** Identity's check of the payment password. Asked while a transaction is open, so it works on connections of its own. */
  checkPaymentPassword(memberId: number, password: string): Promise<void>
}
