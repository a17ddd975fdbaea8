// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': 'На итог сезона',
  'sportsbook.seasons.about':
    'Кто выиграет сезон или окажется среди первых. Занявшие одно место делят его, и ставка делится так же.',
  'sportsbook.seasons.season': 'Сезон {season}',
  'sportsbook.seasons.ends': 'Окончание около {day}',
  'sportsbook.seasons.all': 'Показать всех: {count}',
  'sportsbook.seasons.fewer': 'Показать меньше',
  'sportsbook.seasons.none': 'Сейчас ставок на итоги сезонов нет',
}
