// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const lotteryFaults = declareFaults('lottery', {
  unknownGame: { code: 'UNKNOWN_GAME', status: 200, text: 'fault.lottery.unknownGame' },
  unknownDraw: { code: 'UNKNOWN_DRAW', status: 200, text: 'fault.lottery.unknownDraw' },
  notOnSale: { code: 'NOT_ON_SALE', status: 200, text: 'fault.lottery.notOnSale' },
  /**
   * Betting on this draw has closed, or it is not the next one. Details: the draw that is on sale now, or
   * null.
   */
  drawClosed: { code: 'DRAW_CLOSED', status: 200, text: 'fault.lottery.drawClosed' },
  /** Details: `line`, from 0. */
  wrongPick: { code: 'WRONG_PICK', status: 200, text: 'fault.lottery.wrongPick' },
  /** Details: `line`, from 0, and `min`. */
  belowMinimum: { code: 'BELOW_MINIMUM', status: 200, text: 'fault.lottery.belowMinimum' },
  aboveMaximum: { code: 'ABOVE_MAXIMUM', status: 200, text: 'fault.lottery.aboveMaximum' },
  /** The exposure limit of this draw is reached. */
  /** What the tickets of one member may take of the limit of a draw, or of one of its numbers. */
  shareUsed: { code: 'SHARE_USED', status: 200, text: 'fault.lottery.shareUsed' },
  drawFull: { code: 'DRAW_FULL', status: 200, text: 'fault.lottery.drawFull' },
  /** The exposure limit of some numbers is reached. Details: `numbers`, a text that names them. */
  numberFull: { code: 'NUMBER_FULL', status: 200, text: 'fault.lottery.numberFull' },
  /** The odds are lower than those that the buyer saw. Details: `lines`, each with `line`, from 0, and its `odds`. */
  oddsChanged: { code: 'ODDS_CHANGED', status: 200, text: 'fault.lottery.oddsChanged' },
  /** Details: `most`, how many numbers one ticket may have. */
  tooManyNumbers: { code: 'TOO_MANY_NUMBERS', status: 200, text: 'fault.lottery.tooManyNumbers' },
  /** Details: `max`, the most draws for which a ticket can be bought now. */
  tooManyDraws: { code: 'TOO_MANY_DRAWS', status: 200, text: 'fault.lottery.tooManyDraws' },
  unknownTicket: { code: 'UNKNOWN_TICKET', status: 200, text: 'fault.lottery.unknownTicket' },
  /** It has ended, betting has closed, its time is over, or the brand does not offer it. */
  cannotCancel: { code: 'CANNOT_CANCEL', status: 200, text: 'fault.lottery.cannotCancel' },
  /** Details: `max`. */
  tooManySaved: { code: 'TOO_MANY_SAVED', status: 200, text: 'fault.lottery.tooManySaved' },
  /** The lottery does not offer this choice of notices. */
  noSuchNotice: { code: 'NO_SUCH_NOTICE', status: 200, text: 'fault.lottery.noSuchNotice' },
  /** What operators do with a draw that is not in the state for it. */
  drawState: { code: 'DRAW_STATE', status: 409, text: 'fault.lottery.drawState' },
  wrongTime: { code: 'WRONG_TIME', status: 200, text: 'fault.lottery.wrongTime' },
  wrongResult: { code: 'WRONG_RESULT', status: 200, text: 'fault.lottery.wrongResult' },
  sameResult: { code: 'SAME_RESULT', status: 200, text: 'fault.lottery.sameResult' },
  /** The numbers of this draw are not entered: they follow from its seed. */
  notFed: { code: 'NOT_FED', status: 409, text: 'fault.lottery.notFed' },
  resultTooEarly: { code: 'RESULT_TOO_EARLY', status: 409, text: 'fault.lottery.resultTooEarly' },
  /** One correction of a draw at a time. */
  correctionOpen: { code: 'CORRECTION_OPEN', status: 409, text: 'fault.lottery.correctionOpen' },
  correctionState: { code: 'CORRECTION_STATE', status: 409, text: 'fault.lottery.correctionState' },
  tooManyTickets: { code: 'TOO_MANY_TICKETS', status: 200, text: 'fault.lottery.tooManyTickets' },
})
