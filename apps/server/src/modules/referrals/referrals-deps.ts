// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'
import type { GameEdges } from '../catalogue/index.ts'

/** What the operations of referrals are passed. */
export interface ReferralsDeps extends Platform {
  /** Origin of the site at a host, without a slash at the end. */
  siteUrl(host: string): Promise<string>
}

/** What their jobs are passed. */
export type ReferralsJobDeps = ReferralsDeps & { gameEdges: GameEdges }
