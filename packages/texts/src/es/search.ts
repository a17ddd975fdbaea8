// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': 'Juegos, páginas, loterías, ayuda',
  'search.games': 'Juegos',
  'search.studios': 'Estudios',
  'search.themes': 'Temas',
  'search.features': 'Funciones',
  'search.pages': 'Páginas',
  'search.lotteries': 'Loterías',
  'search.promotions': 'Promociones',
  'search.help': 'Ayuda',
  'search.places': 'Páginas, loterías, promociones y ayuda',
  'search.recent': 'Búsquedas recientes',
  'search.recent.clear': 'Borrar las búsquedas',
  'search.popular': 'Populares ahora',
  'search.meant': '¿Quiso decir {name}?',
  'search.none': 'Nada coincide con “{text}”. ¿Quizá uno de estos?',
  'search.all': 'Todos los resultados de “{text}”',
  'search.found': '{count, plural, one {# sugerencia} many {# de sugerencias} other {# sugerencias}}',
}
