/** The lobby: menu, rows and grids of games. */
export const lobby = {
  'lobby.games': '{count, plural, one {# game} other {# games}}',
  'fault.play.gameMaintenance': 'Game maintenance',
  'fault.play.unknownGame': 'This game is not known',
  'fault.play.unknownRound': 'This round is not known',
} as const
