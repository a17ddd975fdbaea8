// SPDX-License-Identifier: Apache-2.0
import type { studioCards as source } from '../en/studio-cards.ts'
import type { Translated } from '../translated.ts'

/** Video poker, blackjack and other games of cards and boards. */
export const studioCards: Translated<typeof source> = {
  'studio.best.rules':
    'Указанный возврат достигается при лучших решениях. Игра покажет лучшее по вашей просьбе; решать вам.',
  'studio.jacks.title': 'Валеты или старше',
  'studio.deuces.title': 'Двойки-джокеры',
  'studio.poker.hand': 'Рука',
  'studio.poker.hold': 'Оставить',
  'studio.poker.holdCard': 'Оставить карту или отпустить',
  'studio.poker.hidden': 'Закрытая карта',
  'studio.poker.draw': 'Обмен',
  'studio.poker.replaced': 'Меняется карт: {cards}',
  'studio.poker.first': 'Выберите, какие карты оставить, и меняйте',
  'studio.poker.best': 'Лучший выбор',
  'studio.poker.worth': 'Лучше оставить: {cards}. В среднем платит {multiplier}×',
  'studio.poker.nothing': 'ни одной',
  'studio.poker.jacks': 'Пара от валетов',
  'studio.poker.twoPair': 'Две пары',
  'studio.poker.trips': 'Тройка',
  'studio.poker.straight': 'Стрит',
  'studio.poker.flush': 'Флеш',
  'studio.poker.fullHouse': 'Фулл-хаус',
  'studio.poker.quads': 'Каре',
  'studio.poker.straightFlush': 'Стрит-флеш',
  'studio.poker.fiveOfAKind': 'Пять одинаковых',
  'studio.poker.wildRoyal': 'Роял с двойками',
  'studio.poker.fourDeuces': 'Четыре двойки',
  'studio.poker.royal': 'Роял-флеш',
  'studio.poker.rules.play':
    'Вам сдаются пять карт одной колоды из 52. Оставьте любые; остальные меняются один раз, и итоговая рука платит по таблице.',
  'studio.poker.rules.wild': 'Каждая двойка заменяет любую карту.',
  'studio.poker.rules.left': 'Раунд, который не продолжают два дня, доигрывается с лучшим выбором.',
  'studio.verify.poker':
    'Карты по порядку: каждое случайное число выбирает одну из оставшихся; первые пять — рука, остальные по порядку заменяют',
}
