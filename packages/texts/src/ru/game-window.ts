// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': 'Режим театра',
  'gameWindow.small': 'Маленькое окно',
  'gameWindow.large': 'Вернуть большой вид',
  'gameWindow.move': 'Переместить в следующий угол',
  'gameWindow.close': 'Закрыть игру',
  'gameWindow.goesOn': '{name} продолжается в маленьком окне',
  'gameWindow.switch.title': 'Закрыть {name}?',
  'gameWindow.switch.text':
    'Одновременно может быть открыта одна игра. Начатый раунд {name} продолжится, когда вы вернётесь.',
  'gameWindow.switch.yes': 'Закрыть и открыть другую игру',
  'play.info': 'Об этой игре',
  'gameWindow.studio': 'Студия',
  'gameWindow.lines': 'Линии',
  'gameWindow.minBet': 'Минимальная ставка',
  'gameWindow.rules': 'Правила игры',
  'gameWindow.wagering': 'Учитывается для ваших бонусов',
  'gameWindow.notCounted': 'Ставки не учитываются',
  'gameWindow.missions': 'Учитывается для ваших заданий',
}
