// SPDX-License-Identifier: Apache-2.0
import type { studioFeed as source } from '../en/studio-feed.ts'
import type { Translated } from '../translated.ts'

/** The bets of everybody, below a game. */
export const studioFeed: Translated<typeof source> = {
  'studio.feed.title': 'Cược trực tiếp',
  'studio.feed.mine': 'Của tôi',
  'studio.feed.all': 'Tất cả',
  'studio.feed.high': 'Thắng lớn',
  'studio.feed.none': 'Chưa có cược',
  'studio.feed.about':
    'Cược bằng tiền trong trò chơi của chúng tôi. Không hiện là của ai. Thắng lớn là trả từ mười lần tiền cược trở lên.',
}
