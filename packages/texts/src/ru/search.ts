// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': 'Игры, страницы, лотереи, помощь',
  'search.games': 'Игры',
  'search.studios': 'Студии',
  'search.themes': 'Темы',
  'search.features': 'Функции',
  'search.pages': 'Страницы',
  'search.lotteries': 'Лотереи',
  'search.promotions': 'Акции',
  'search.help': 'Помощь',
  'search.places': 'Страницы, лотереи, акции и помощь',
  'search.recent': 'Недавние запросы',
  'search.recent.clear': 'Очистить историю',
  'search.popular': 'Сейчас популярно',
  'search.meant': 'Возможно, вы имели в виду «{name}»?',
  'search.none': 'По запросу «{text}» ничего нет. Может быть, что-то из этого?',
  'search.all': 'Все результаты для «{text}»',
  'search.found':
    '{count, plural, one {# подсказка} few {# подсказки} many {# подсказок} other {# подсказки}}',
}
