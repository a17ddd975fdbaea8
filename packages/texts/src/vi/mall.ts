import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': 'Đổi điểm',
  'mall.hint': 'Điểm đến cùng tiền cược và không bao giờ hết hạn.',
  'mall.empty': 'Chưa có phần thưởng',
  'mall.emptyHint': 'Phần thưởng hiện ở đây ngay khi nhà cái mở đổi.',
  'mall.action': 'Xem khuyến mãi',
}
