// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '../../../shared/texts/texts.ts'
import type { Terms } from '../use-promotions.ts'

type GameType = NonNullable<Terms['drops']>['games'][number]

/** The words for types of games. */
export const typeKeys = {
  LIVE: 'lobby.type.LIVE',
  PVP: 'lobby.type.PVP',
  FISH: 'lobby.type.FISH',
  RNG: 'lobby.type.RNG',
  INHOUSE: 'lobby.type.INHOUSE',
  SPORTS: 'lobby.type.SPORTS',
  ESPORTS: 'lobby.type.ESPORTS',
  LOTT: 'lobby.type.LOTT',
  ELOTT: 'lobby.type.ELOTT',
  COCKFIGHT: 'lobby.type.COCKFIGHT',
} as const satisfies Record<GameType, TextKey>
