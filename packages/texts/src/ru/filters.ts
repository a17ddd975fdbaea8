// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': 'Фильтры',
  'filters.minBet': 'Наименьшая ставка от',
  'filters.lines': 'Линий выплат не менее',
  'filters.theme': 'Тема',
  'filters.feature': 'Особенность',
  'filters.volatility': 'Волатильность',
  'filters.volatility.1': 'Низкая',
  'filters.volatility.2': 'Ниже средней',
  'filters.volatility.3': 'Средняя',
  'filters.volatility.4': 'Высокая',
  'filters.volatility.5': 'Очень высокая',
  'filters.rtp': 'Возврат игроку',
  'filters.from': '{value} и выше',
  'filters.clear': 'Сбросить всё',
  'filters.show':
    '{count, plural, one {Показать # игру} few {Показать # игры} many {Показать # игр} other {Показать # игры}}',
  'filters.remove': 'Убрать: {name}',
}
