// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': 'Ganador final',
  'sportsbook.seasons.about':
    'Quién gana la temporada o termina entre los primeros. Quienes empatan en un puesto lo comparten, y el importe apostado se divide igual.',
  'sportsbook.seasons.season': 'Temporada {season}',
  'sportsbook.seasons.ends': 'Termina hacia el {day}',
  'sportsbook.seasons.all': 'Mostrar todos: {count}',
  'sportsbook.seasons.fewer': 'Mostrar menos',
  'sportsbook.seasons.none': 'Ahora no se puede apostar a ninguna temporada',
}
