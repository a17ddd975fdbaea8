// SPDX-License-Identifier: Apache-2.0
/** The console's words for trading on the sportsbook. */
export const consoleSportsbook = {
  'console.group.sportsbook': 'Sportsbook',
  'console.sportsbook.events': 'Events',
} as const
