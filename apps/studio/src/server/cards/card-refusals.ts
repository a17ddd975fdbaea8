// SPDX-License-Identifier: Apache-2.0
import { CardRefusal, type CardRefusalCode } from '../../fair/card-room/card-refusal.ts'
import type { StudioRefusalCode } from '../../protocol.ts'
import { StudioRefusal } from '../refusal.ts'

/** What a client tells its player; everything else is a move that its page does not offer. */
const codes: Readonly<Partial<Record<CardRefusalCode, StudioRefusalCode>>> = {
  badAmount: 'studio.badAmount',
  chairTaken: 'studio.chairTaken',
  othersWait: 'studio.othersWait',
  alreadyAtTable: 'studio.alreadyAtTable',
  buyInTooSmall: 'studio.buyInTooSmall',
  buyInTooLarge: 'studio.buyInTooLarge',
  handEnded: 'studio.turnPassed',
  turnPassed: 'studio.turnPassed',
  raiseTooSmall: 'studio.raiseTooSmall',
  noCombination: 'studio.noCombination',
  doesNotBeat: 'studio.doesNotBeat',
  mustInclude: 'studio.mustIncludeCard',
}

/** A refusal of the rules as clients get it; any other error as it is. */
export const refusalOf = (error: unknown): unknown =>
  error instanceof CardRefusal ? new StudioRefusal(codes[error.code] ?? 'studio.cardMoveRefused') : error
