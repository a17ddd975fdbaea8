// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': 'Jeux, pages, loteries, aide',
  'search.games': 'Jeux',
  'search.studios': 'Studios de jeu',
  'search.themes': 'Thèmes',
  'search.features': 'Fonctions',
  'search.pages': 'Pages du site',
  'search.lotteries': 'Loteries',
  'search.promotions': 'Promotions en cours',
  'search.help': 'Aide',
  'search.places': 'Pages, loteries, promotions et aide',
  'search.recent': 'Recherches récentes',
  'search.recent.clear': 'Effacer les recherches',
  'search.popular': 'Populaires en ce moment',
  'search.meant': 'Vouliez-vous dire {name} ?',
  'search.none': 'Rien ne correspond à « {text} ». Peut-être l’un de ceux-ci ?',
  'search.all': 'Tous les résultats pour « {text} »',
  'search.found': '{count, plural, one {# suggestion} many {# de suggestions} other {# suggestions}}',
}
