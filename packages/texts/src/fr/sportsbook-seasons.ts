// SPDX-License-Identifier: Apache-2.0
import type { sportsbookSeasons as source } from '../en/sportsbook-seasons.ts'
import type { Translated } from '../translated.ts'

/** Bets on seasons as a whole. */
export const sportsbookSeasons: Translated<typeof source> = {
  'sportsbook.seasons': 'Paris à long terme',
  'sportsbook.seasons.about':
    'Qui gagne la saison, ou finit parmi les premiers. Les ex æquo se partagent la place, et la mise est divisée de même.',
  'sportsbook.seasons.season': 'Saison {season}',
  'sportsbook.seasons.ends': 'Fin vers le {day}',
  'sportsbook.seasons.all': 'Tout afficher : {count}',
  'sportsbook.seasons.fewer': 'Afficher moins',
  'sportsbook.seasons.none': 'Aucune saison n’est ouverte aux paris pour le moment',
}
