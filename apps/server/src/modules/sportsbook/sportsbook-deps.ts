// SPDX-License-Identifier: Apache-2.0
import type { Outbound } from '../../platform/outbound/outbound.ts'
import type { Platform } from '../../platform/platform.ts'

export interface SportsbookDeps extends Platform {
  /** Asks the feeds that an operator has set. */
  outbound: Outbound
  /** Whether nobody has real money here. */
  isPlayMoney: boolean
}
