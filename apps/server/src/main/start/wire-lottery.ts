// SPDX-License-Identifier: Apache-2.0
import { createBeaconSource, type LotteryDeps } from '../../modules/lottery/index.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import type { Platform } from '../../platform/platform.ts'
import { artAddresses } from '../pages/art-addresses.ts'
import type { WireOptions } from './modules.ts'

/** Connects lotteries with the beacons and the keys that they are drawn with, and with their members. */
export const wireLottery = (
  platform: Platform,
  options: WireOptions,
  { outbound, ...own }: { outbound: Outbound } & Pick<LotteryDeps, 'memberOf' | 'siteUrl'>,
): LotteryDeps => ({
  ...platform,
  ...own,
  drawKeys: options.vaultKeys,
  beacons:
    options.beacons ??
    createBeaconSource({ outbound, settings: platform.settings, studioUrl: options.studioUrl }),
  gamePicture: artAddresses.lottery,
})
