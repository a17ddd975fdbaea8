// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': 'Apostas da temporada',
  'sportsbook.seasons.about':
    'Quem vence a temporada, ou termina entre os primeiros. Quem empata em uma posição a divide, e o valor apostado também se divide.',
  'sportsbook.seasons.season': 'Temporada {season}',
  'sportsbook.seasons.ends': 'Termina por volta de {day}',
  'sportsbook.seasons.all': 'Mostrar todos: {count}',
  'sportsbook.seasons.fewer': 'Mostrar menos',
  'sportsbook.seasons.none': 'No momento não há temporadas para apostar',
}
