// SPDX-License-Identifier: Apache-2.0

/** Why a move at a table is not allowed. */
export type HoldemRefusalCode =
  | 'handEnded'
  | 'turnPassed'
  | 'notYourTurn'
  | 'badMove'
  | 'badAmount'
  | 'cannotCheck'
  | 'nothingToCall'
  | 'raiseTooSmall'
  | 'raiseClosed'
  | 'notEnoughChips'
  | 'notAtTable'
  | 'alreadyAtTable'
  | 'chairTaken'
  | 'badChair'
  | 'othersWait'
  | 'buyInTooSmall'
  | 'buyInTooLarge'
  | 'alreadyWaiting'
  | 'notWaiting'
  | 'leaving'

/** A move that the rules do not allow; nothing has changed. */
export class HoldemRefusal extends Error {
  readonly code: HoldemRefusalCode
  constructor(code: HoldemRefusalCode) {
    super(code)
    this.name = 'HoldemRefusal'
    this.code = code
  }
}
