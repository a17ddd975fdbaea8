// SPDX-License-Identifier: Apache-2.0
import type { KeyObject } from 'node:crypto'
import type { Scenario } from '../scenario.ts'
import type { Player } from './player.ts'

/** What the scenarios of a wallet play with. Undefined: the option was not given. */
export interface WalletContext {
  readonly player: Player
  /** A small stake. */
  readonly stake: bigint
  /** Whether the whole balance may be at stake for a moment. */
  readonly wholeBalance: boolean
  /** A key that the wallet does not know. */
  readonly strangerKey: KeyObject
  /** The key of another vendor account of the same wallet. */
  readonly otherKey: KeyObject | undefined
  readonly otherSession: Player | undefined
  readonly endedSession: Player | undefined
  readonly second: Player | undefined
  readonly disabled: Player | undefined
  readonly secondGame: string | undefined
}

export type WalletScenario = Scenario<WalletContext>
