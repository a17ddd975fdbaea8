import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': '积分商城',
  'mall.hint': '积分随投注而来，永不过期。',
  'mall.empty': '暂无奖品',
  'mall.emptyHint': '平台上架奖品后会立即显示在这里。',
  'mall.action': '查看优惠',
}
