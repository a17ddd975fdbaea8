// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'

/** What contracts need of the platform. */
export interface ContractsDeps extends Platform {
  /** Brings the figures of teams up to date; false when it could not read everything yet. */
  rollUp(): Promise<boolean>
}
