// SPDX-License-Identifier: Apache-2.0

/** Why a move at a card table is refused. */
export type CardRefusalCode =
  // At any table.
  | 'badMove'
  | 'badAmount'
  | 'badChair'
  | 'chairTaken'
  | 'othersWait'
  | 'alreadyAtTable'
  | 'notAtTable'
  | 'buyInTooSmall'
  | 'buyInTooLarge'
  | 'notEnoughChips'
  | 'alreadyWaiting'
  | 'notWaiting'
  | 'leaving'
  | 'handEnded'
  | 'turnPassed'
  | 'notYourTurn'
  // In hold'em.
  | 'cannotCheck'
  | 'nothingToCall'
  | 'raiseTooSmall'
  | 'raiseClosed'
  // In games of combinations.
  | 'cardsNotHeld'
  | 'noCombination'
  | 'doesNotBeat'
  | 'mustLead'
  | 'mustInclude'
  // In rummy.
  | 'drawFirst'
  | 'alreadyDrawn'
  | 'nothingToDraw'
  | 'jokerNotTaken'
  | 'justTaken'

/** A move that the rules do not allow. It has changed nothing. */
export class CardRefusal extends Error {
  readonly code: CardRefusalCode
  /** What would be allowed, in millionths: the least or most that one brings. */
  readonly bound: bigint | undefined
  constructor(code: CardRefusalCode, bound?: bigint) {
    super(code)
    this.name = 'CardRefusal'
    this.code = code
    this.bound = bound
  }
}
