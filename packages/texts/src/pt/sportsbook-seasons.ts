// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': 'Apostas de época',
  'sportsbook.seasons.about':
    'Quem vence a época, ou termina entre os primeiros. Quem empata numa posição partilha-a, e o valor apostado divide-se também.',
  'sportsbook.seasons.season': 'Época {season}',
  'sportsbook.seasons.ends': 'Termina por volta de {day}',
  'sportsbook.seasons.all': 'Mostrar todos: {count}',
  'sportsbook.seasons.fewer': 'Mostrar menos',
  'sportsbook.seasons.none': 'De momento não há épocas em que apostar',
}
