import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': '포인트 몰',
  'mall.hint': '포인트는 베팅하면 쌓이고 만료되지 않습니다.',
  'mall.empty': '아직 상품이 없습니다',
  'mall.emptyHint': '상품이 준비되면 여기에 표시됩니다.',
  'mall.action': '프로모션 보기',
}
