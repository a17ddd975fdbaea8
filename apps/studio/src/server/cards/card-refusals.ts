// SPDX-License-Identifier: Apache-2.0
import { CardRefusal, type CardRefusalCode } from '../../fair/card-room/card-refusal.ts'
import type { StudioRefusalCode } from '../../protocol.ts'
import type { Currency } from '../currencies.ts'
import { formatMoney } from '../money.ts'
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
export function refusalOf(error: unknown, { decimals }: Pick<Currency, 'decimals'>): unknown {
  if (!(error instanceof CardRefusal)) return error
  return new StudioRefusal(codes[error.code] ?? 'studio.cardMoveRefused', detailsOf(error, decimals))
}

function detailsOf({ code, bound }: CardRefusal, decimals: number) {
  if (code === 'badAmount') return { decimals }
  if (bound === undefined) return undefined
  return { [code === 'buyInTooSmall' ? 'minimum' : 'maximum']: formatMoney(bound, decimals) }
}
