// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const playFaults = declareFaults('play', {
  gameMaintenance: { code: 'GAME_MAINTENANCE', status: 200, text: 'fault.play.gameMaintenance' },
  unknownGame: { code: 'UNKNOWN_GAME', status: 200, text: 'fault.play.unknownGame' },
  /** The game may not be played where the caller is. */
  gameBlocked: { code: 'GAME_BLOCKED', status: 200, text: 'fault.play.gameBlocked' },
  /** The member has not said yet that he is old enough (play.confirmAge). The value names the age. */
  ageUnconfirmed: { code: 'AGE_UNCONFIRMED', status: 200, text: 'fault.play.ageUnconfirmed' },
  /** Only the birthday in the profile can open this game, and there is none. The value names the age. */
  birthdayNeeded: { code: 'BIRTHDAY_NEEDED', status: 200, text: 'fault.play.birthdayNeeded' },
  /** By his birthday the member is younger than the game asks for. The value names the age. */
  tooYoung: { code: 'TOO_YOUNG', status: 200, text: 'fault.play.tooYoung' },
  /** The main wallet does not hold what the game asks for. */
  insufficient: { code: 'INSUFFICIENT', status: 200, text: 'fault.play.insufficient' },
  unknownRound: { code: 'UNKNOWN_ROUND', status: 200, text: 'fault.play.unknownRound' },
})
