import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': '積分商城',
  'mall.hint': '積分隨投注而來，永不過期。',
  'mall.empty': '暫無獎品',
  'mall.emptyHint': '平台上架獎品後會立即顯示在這裡。',
  'mall.action': '查看優惠',
}
