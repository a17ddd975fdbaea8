// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': 'Permainan, halaman, loteri, bantuan',
  'search.games': 'Permainan',
  'search.studios': 'Studio',
  'search.themes': 'Tema',
  'search.features': 'Ciri',
  'search.pages': 'Halaman',
  'search.lotteries': 'Loteri',
  'search.promotions': 'Promosi',
  'search.help': 'Bantuan',
  'search.places': 'Halaman, loteri, promosi dan bantuan',
  'search.recent': 'Carian terkini',
  'search.recent.clear': 'Padam carian',
  'search.popular': 'Sedang popular',
  'search.meant': 'Maksud anda {name}?',
  'search.none': 'Tiada yang sepadan dengan “{text}”. Mungkin salah satu ini?',
  'search.all': 'Semua hasil untuk “{text}”',
  'search.found': '{count, plural, other {# cadangan}}',
}
