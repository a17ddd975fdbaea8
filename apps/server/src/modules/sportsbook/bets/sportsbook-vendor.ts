// SPDX-License-Identifier: Apache-2.0
import { sports as namedSports, type Sport } from '@tessera/rules/sportsbook/model/sport'
import type { TextKey } from '@tessera/texts'

/** The platform itself keeps the book. The betting record lists its bets under this name, with the sport as the game. */
export const sportsbookVendor = { vendorCode: 'SPORTSBOOK', name: 'Tessera Sports' } as const

/** The operator account that takes the stakes and pays the returns. */
export const sportsbookPurpose = 'sportsbook'

/** Both ends of a bet, return and refund, share one cause, so that the ledger pays it only once. */
export const endCause = 'sportsbook.end'

/** Bets on several sports at once. */
export const mixedSports = 'mixed'

export const gameCodeOf = (sports: readonly Sport[]): string =>
  new Set(sports).size === 1 ? (sports[0] ?? mixedSports) : mixedSports

/** What the record of bets calls a game of the book. */
export const nameOfSport = (gameCode: string): TextKey =>
  `bets.sport.${namedSports.find((sport) => sport === gameCode) ?? mixedSports}`

/** The type of a bet's games (D-86). */
export const gameTypeOf = (gameCode: string): 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' => {
  if (gameCode === 'esports') return 'ESPORTS'
  return gameCode === 'cockfight' ? 'COCKFIGHT' : 'SPORTS'
}

/** A bet on sports, as the rules of ages know it. */
export const agedPlayOf = (
  sports: readonly Sport[],
  bettor: { memberId: bigint; brandCode: string; nowMs: number },
) => ({
  ...bettor,
  gameType: gameTypeOf(gameCodeOf(sports)),
  vendorCode: sportsbookVendor.vendorCode,
})
