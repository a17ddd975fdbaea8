// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'
import type { GameEdges } from '../catalogue/index.ts'

export interface BonusesDeps extends Platform {
  gameTypes: GameTypes
  gameEdges: GameEdges
}

/** What the terms of bonuses know games by. */
export interface GameTypes {
  /** Reads what has changed. Never call it while holding a connection. */
  refresh(): Promise<void>
  /** The type of a game by its vendor's name in the catalogue and the vendor's code; undefined when unknown. */
  of(vendor: string, gameCode: string): string | undefined
}

export type GameTypeOf = GameTypes['of']
