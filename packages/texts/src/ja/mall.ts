import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': 'ポイントモール',
  'mall.hint': 'ポイントはベットでたまり、有効期限はありません。',
  'mall.empty': '景品はまだありません',
  'mall.emptyHint': '景品が用意されるとここに表示されます。',
  'mall.action': 'プロモーションを見る',
}
