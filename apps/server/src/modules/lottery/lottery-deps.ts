// SPDX-License-Identifier: Apache-2.0
import type { RequestFacts } from '../../platform/http/index.ts'
import type { KeyRing } from '../../platform/keys/index.ts'
import type { BeaconSource } from './beacon/beacon-source.ts'
import type { Platform } from '../../platform/platform.ts'

export interface LotteryDeps extends Platform {
  /** The keys from which the seeds of draws are made; not in the database. */
  drawKeys: KeyRing
  /** Where the rounds of beacons come from. */
  beacons: BeaconSource
  /** Where the picture of a lottery is served. */
  gamePicture(gameCode: string): string
  /** The member who is logged in; undefined for visitors. */
  memberOf(facts: RequestFacts): Promise<bigint | undefined>
  /** Address of the site at the host of a request, without a slash at the end. */
  siteUrl(host: string): Promise<string>
}
