// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': 'Game, halaman, lotre, bantuan',
  'search.games': 'Game',
  'search.studios': 'Studio',
  'search.themes': 'Tema',
  'search.features': 'Fitur',
  'search.pages': 'Halaman',
  'search.lotteries': 'Lotre',
  'search.promotions': 'Promosi',
  'search.help': 'Bantuan',
  'search.places': 'Halaman, lotre, promosi, dan bantuan',
  'search.recent': 'Pencarian terakhir',
  'search.recent.clear': 'Hapus riwayat pencarian',
  'search.popular': 'Sedang populer',
  'search.meant': 'Maksud Anda {name}?',
  'search.none': 'Tidak ada yang cocok dengan “{text}”. Mungkin salah satu ini?',
  'search.all': 'Semua hasil untuk “{text}”',
  'search.found': '{count, plural, other {# saran}}',
}
