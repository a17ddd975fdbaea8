/** The lobby: menu, rows and grids of games. */
export const lobby = {
  'lobby.games': '{count, plural, one {# game} other {# games}}',
} as const
