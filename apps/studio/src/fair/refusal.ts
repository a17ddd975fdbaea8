// SPDX-License-Identifier: Apache-2.0
/** Every reason for which a game's own rules refuse a bet; each is a text key as well. */
export type RefusalCode =
  | 'studio.badTarget'
  | 'studio.badDirection'
  | 'studio.badMineCount'
  | 'studio.badTile'
  | 'studio.tileAlreadyOpen'
  | 'studio.badRows'
  | 'studio.badRisk'
  | 'studio.badPicks'
  | 'studio.badSegments'
  | 'studio.badDifficulty'
  | 'studio.badMove'
  | 'studio.badChips'
  | 'studio.badSpot'
  | 'studio.badChipAmount'
  | 'studio.chipsNotStake'
  | 'studio.badParts'

/** A bet or move that the rules of a game do not allow. `details` names the violated limits. */
export class BetRefusal extends Error {
  readonly code: RefusalCode
  readonly details: Readonly<Record<string, string | number>>
  constructor(code: RefusalCode, details: Readonly<Record<string, string | number>> = {}) {
    super(code)
    this.name = 'BetRefusal'
    this.code = code
    this.details = details
  }
}

/** Refuses anything except a whole number from `minimum` to `maximum`. */
export function wholeNumber(value: number, minimum: number, maximum: number, code: RefusalCode): void {
  if (!Number.isSafeInteger(value) || value < minimum || value > maximum) {
    throw new BetRefusal(code, { minimum, maximum })
  }
}
