// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': 'Filtres',
  'filters.minBet': 'Mise minimale dès',
  'filters.lines': 'Lignes de gain, au moins',
  'filters.theme': 'Thème',
  'filters.feature': 'Fonction',
  'filters.volatility': 'Volatilité',
  'filters.volatility.1': 'Faible',
  'filters.volatility.2': 'Assez faible',
  'filters.volatility.3': 'Moyenne',
  'filters.volatility.4': 'Élevée',
  'filters.volatility.5': 'Très élevée',
  'filters.rtp': 'Retour au joueur',
  'filters.from': '{value} ou plus',
  'filters.clear': 'Tout effacer',
  'filters.show': '{count, plural, one {Voir # jeu} many {Voir # de jeux} other {Voir # jeux}}',
  'filters.remove': 'Retirer : {name}',
}
