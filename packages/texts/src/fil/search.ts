// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': 'Mga laro, pahina, loterya, tulong',
  'search.games': 'Mga laro',
  'search.studios': 'Mga studio',
  'search.themes': 'Mga tema',
  'search.features': 'Mga tampok',
  'search.pages': 'Mga pahina',
  'search.lotteries': 'Mga loterya',
  'search.promotions': 'Mga promo',
  'search.help': 'Tulong',
  'search.places': 'Mga pahina, loterya, promo at tulong',
  'search.recent': 'Huling hinanap',
  'search.recent.clear': 'Burahin ang mga hinanap',
  'search.popular': 'Patok ngayon',
  'search.meant': '{name} ba ang hinahanap mo?',
  'search.none': 'Walang tumutugma sa “{text}”. Baka isa sa mga ito?',
  'search.all': 'Lahat ng resulta para sa “{text}”',
  'search.found': '{count, plural, one {# mungkahi} other {# na mungkahi}}',
}
