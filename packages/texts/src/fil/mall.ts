import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': 'Points mall',
  'mall.hint': 'May points sa bawat taya mo at hindi ito nag-e-expire.',
  'mall.empty': 'Wala pang reward',
  'mall.emptyHint': 'Lalabas dito ang mga reward kapag mayroon na.',
  'mall.action': 'Tingnan ang mga promo',
}
