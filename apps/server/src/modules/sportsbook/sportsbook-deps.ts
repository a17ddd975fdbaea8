// SPDX-License-Identifier: Apache-2.0
import type { KeyRing, Vault } from '../../platform/keys/index.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import type { Platform } from '../../platform/platform.ts'

export interface SportsbookDeps extends Platform {
  /** Asks the feeds that an operator has set. */
  outbound: Outbound
  /** Seals the seeds of matches of the built-in feed, and the keys that open them. */
  vault: Pick<Vault, 'seal'>
  vaultKeys: KeyRing
  /** Whether nobody has real money here. */
  isPlayMoney: boolean
}
