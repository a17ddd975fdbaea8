// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': 'Jogos, páginas, loterias, ajuda',
  'search.games': 'Jogos',
  'search.studios': 'Estúdios',
  'search.themes': 'Temas',
  'search.features': 'Recursos',
  'search.pages': 'Páginas',
  'search.lotteries': 'Loterias',
  'search.promotions': 'Promoções',
  'search.help': 'Ajuda',
  'search.places': 'Páginas, loterias, promoções e ajuda',
  'search.recent': 'Buscas recentes',
  'search.recent.clear': 'Limpar as buscas',
  'search.popular': 'Populares agora',
  'search.meant': 'Você quis dizer {name}?',
  'search.none': 'Nada corresponde a “{text}”. Talvez um destes?',
  'search.all': 'Todos os resultados de “{text}”',
  'search.found': '{count, plural, one {# sugestão} many {# de sugestões} other {# sugestões}}',
}
