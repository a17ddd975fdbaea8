import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': 'Магазин баллов',
  'mall.hint': 'Баллы начисляются за ставки и не сгорают.',
  'mall.empty': 'Наград пока нет',
  'mall.emptyHint': 'Награды появятся здесь, как только будут доступны.',
  'mall.action': 'Смотреть акции',
}
