import { declareFaults } from '../kit/index.ts'

export const playFaults = declareFaults('play', {
  gameMaintenance: { code: 'GAME_MAINTENANCE', status: 200, text: 'fault.play.gameMaintenance' },
  unknownGame: { code: 'UNKNOWN_GAME', status: 200, text: 'fault.play.unknownGame' },
  unknownRound: { code: 'UNKNOWN_ROUND', status: 200, text: 'fault.play.unknownRound' },
})
