// SPDX-License-Identifier: Apache-2.0
/** The search: its box, its suggestions, and the palette. */
export const search = {
  'search.placeholder': 'Games, pages, lotteries, help',
  'search.games': 'Games',
  'search.studios': 'Studios',
  'search.themes': 'Themes',
  'search.features': 'Features',
  'search.pages': 'Pages',
  'search.lotteries': 'Lotteries',
  'search.promotions': 'Promotions',
  'search.help': 'Help',
  'search.places': 'Pages, lotteries, promotions and help',
  'search.recent': 'Recent searches',
  'search.recent.clear': 'Clear recent searches',
  'search.popular': 'Popular now',
  'search.meant': 'Did you mean {name}?',
  'search.none': 'Nothing matches “{text}”. Perhaps one of these?',
  'search.all': 'All results for “{text}”',
  'search.found': '{count, plural, one {# suggestion} other {# suggestions}}',
} as const
