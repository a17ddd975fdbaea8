// SPDX-License-Identifier: Apache-2.0
import type { studioSimulator as source } from '../en/studio-simulator.ts'
import type { Translated } from '../translated.ts'

/** How the simulator plays each game, and the pace of bets. */
export const studioSimulator: Translated<typeof source> = {
  'studio.betTooEarly': 'Здесь ставки не могут идти чаще. Ваша немного подождёт',
  'studio.crash.cashedOutAt': 'Забрано на {point}×',
  'studio.way.title': 'Как играет',
  'studio.way.chosen': 'Каждый раунд так, как выбрано на этой странице',
  'studio.way.slot': 'Каждое вращение со всеми бесплатными; бонус не покупается',
  'studio.way.pick': 'В бонусе места открываются с первого, пока он не закончится',
  'studio.way.crash': 'Автоматический вывод на {point}×',
  'studio.way.mines': 'Открывает клетки слева сверху; забирает после {count}',
  'studio.way.tower': 'Берёт первую клетку каждого этажа; забирает после этажа {count}',
  'studio.way.flip': 'Называет орла; забирает после верных: {count}',
  'studio.way.chicken': 'Переходит дорогу; забирает после полосы {count}',
  'studio.way.pump': 'Накачивает шар; забирает после накачек: {count}',
  'studio.way.rps': 'Показывает камень, при ничьей снова; забирает после побед: {count}',
  'studio.way.hilo':
    'Выбирает более вероятную сторону, пропускает тузов и королей; забирает после верных: {count}',
  'studio.way.poker': 'Лучшая игра: оставляет карты, которые в среднем платят больше всего',
  'studio.way.blackjack':
    'Лучшая игра без страховки; возврат считается от первой ставки с учётом удвоений и разделений',
}
