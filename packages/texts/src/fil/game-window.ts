// SPDX-License-Identifier: Apache-2.0
import type { gameWindow as source } from '../en/game-window.ts'
import type { Translated } from '../translated.ts'

/** What the site shows around a running game. */
export const gameWindow: Translated<typeof source> = {
  'gameWindow.theatre': 'Modong teatro',
  'gameWindow.small': 'Maliit na window',
  'gameWindow.large': 'Bumalik sa malaking view',
  'gameWindow.move': 'Ilipat sa susunod na sulok',
  'gameWindow.close': 'Isara ang laro',
  'gameWindow.goesOn': 'Tuloy ang {name} sa maliit na window',
  'gameWindow.switch.title': 'Isara ang {name}?',
  'gameWindow.switch.text':
    'Isang laro lang ang puwedeng nakabukas. Magpapatuloy ang bukas na round ng {name} pagbalik mo.',
  'gameWindow.switch.yes': 'Isara ito at buksan ang isa pang laro',
  'play.info': 'Tungkol sa larong ito',
  'gameWindow.studio': 'Provider',
  'gameWindow.lines': 'Mga linya',
  'gameWindow.minBet': 'Pinakamaliit na taya',
  'gameWindow.rules': 'Mga tuntunin ng laro',
  'gameWindow.wagering': 'Binibilang sa iyong mga bonus',
  'gameWindow.notCounted': 'Hindi binibilang ang mga taya',
  'gameWindow.missions': 'Binibilang sa iyong mga misyon',
}
