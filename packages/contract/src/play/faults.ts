// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const playFaults = declareFaults('play', {
  gameMaintenance: { code: 'GAME_MAINTENANCE', status: 200, text: 'fault.play.gameMaintenance' },
  /** A title of the demonstration that no game is built for yet. The value suggests others. */
  noDemonstration: { code: 'NO_DEMONSTRATION', status: 200, text: 'fault.play.noDemonstration' },
  unknownGame: { code: 'UNKNOWN_GAME', status: 200, text: 'fault.play.unknownGame' },
  /** The game is not available in the caller's region. */
  gameBlocked: { code: 'GAME_BLOCKED', status: 200, text: 'fault.play.gameBlocked' },
  /** The vendor does not take the currency of the member's wallet. The value names it. */
  currencyNotTaken: { code: 'CURRENCY_NOT_TAKEN', status: 200, text: 'fault.play.currencyNotTaken' },
  /** The member has not confirmed yet being old enough (play.confirmAge). The value names the age. */
  ageUnconfirmed: { code: 'AGE_UNCONFIRMED', status: 200, text: 'fault.play.ageUnconfirmed' },
  /** This game needs the birthday in the profile, which is missing. The value names the age. */
  birthdayNeeded: { code: 'BIRTHDAY_NEEDED', status: 200, text: 'fault.play.birthdayNeeded' },
  /** By their birthday the member is younger than the game requires. The value names the age. */
  tooYoung: { code: 'TOO_YOUNG', status: 200, text: 'fault.play.tooYoung' },
  /** The main wallet has less than the game requires. */
  insufficient: { code: 'INSUFFICIENT', status: 200, text: 'fault.play.insufficient' },
  unknownWallet: { code: 'UNKNOWN_WALLET', status: 200, text: 'fault.play.unknownWallet' },
  walletMaintenance: { code: 'WALLET_MAINTENANCE', status: 200, text: 'fault.play.walletMaintenance' },
  /** A transfer with this vendor has no answer yet. */
  transferOpen: { code: 'TRANSFER_OPEN', status: 200, text: 'fault.play.transferOpen' },
  /** By the vendor; nothing moved. */
  transferRefused: { code: 'TRANSFER_REFUSED', status: 200, text: 'fault.play.transferRefused' },
  /** The member has limits on play, which count only what is played from the main wallet. */
  limitsCountHere: { code: 'LIMITS_COUNT_HERE', status: 200, text: 'fault.play.limitsCountHere' },
  /** There are as many visitors with play money as there may be. */
  visitorsBusy: { code: 'VISITORS_BUSY', status: 200, text: 'fault.play.visitorsBusy' },
  unknownRound: { code: 'UNKNOWN_ROUND', status: 200, text: 'fault.play.unknownRound' },
})
