// SPDX-License-Identifier: Apache-2.0

/** Refusals of card rooms, among those of `protocol.ts`. */
export type CardRoomRefusal =
  | 'studio.cardMoveRefused'
  | 'studio.chairTaken'
  | 'studio.othersWait'
  | 'studio.alreadyAtTable'
  | 'studio.buyInTooSmall'
  | 'studio.buyInTooLarge'
  | 'studio.turnPassed'
  | 'studio.raiseTooSmall'
  | 'studio.noCombination'
  | 'studio.doesNotBeat'
  | 'studio.mustIncludeCard'
