import { declareFaults } from '../kit/index.ts'

export const playFaults = declareFaults('play', {
  gameMaintenance: { code: 'GAME_MAINTENANCE', status: 200, text: 'fault.play.gameMaintenance' },
  unknownGame: { code: 'UNKNOWN_GAME', status: 200, text: 'fault.play.unknownGame' },
  /** The game may not be played where the caller is. */
  gameBlocked: { code: 'GAME_BLOCKED', status: 200, text: 'fault.play.gameBlocked' },
  /** The main wallet does not hold what the game asks for. */
  insufficient: { code: 'INSUFFICIENT', status: 200, text: 'fault.play.insufficient' },
  unknownRound: { code: 'UNKNOWN_ROUND', status: 200, text: 'fault.play.unknownRound' },
})
