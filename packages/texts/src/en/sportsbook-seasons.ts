// SPDX-License-Identifier: Apache-2.0
/** Bets on seasons as a whole. */
export const sportsbookSeasons = {
  'sportsbook.seasons': 'Outrights',
  'sportsbook.seasons.about':
    'Who wins a season, or finishes among the first. Competitors in the same place share it, and so does the stake (dead heat).',
  'sportsbook.seasons.season': 'Season {season}',
  'sportsbook.seasons.ends': 'Ends about {day}',
  'sportsbook.seasons.all': 'Show all: {count}',
  'sportsbook.seasons.fewer': 'Show fewer',
  'sportsbook.seasons.none': 'No season can be bet on now',
} as const
