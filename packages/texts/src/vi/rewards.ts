// SPDX-License-Identifier: Apache-2.0
import type { rewards as source } from '../en/rewards.ts'
import type { Translated } from '../translated.ts'

/** The winners board. */
export const rewards: Translated<typeof source> = {
  'rewards.winners': 'Thắng mới nhất',
  'rewards.winners.all': 'Tất cả người thắng',
  'rewards.winners.stop': 'Dừng bảng thắng',
  'rewards.winners.move': 'Cho bảng thắng chạy',
  'rewards.winners.player': 'Người chơi',
  'rewards.winners.game': 'Trò chơi',
  'rewards.winners.amount': 'Tiền thắng',
  'rewards.winners.empty': 'Chưa có ai thắng. Hãy là người đầu tiên.',
}
