// SPDX-License-Identifier: Apache-2.0
import { drandChains } from '@tessera/rules/lottery/fair/drand-chains'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { askDrand } from './ask-drand.ts'
import { askOwnBeacon, describeOwnBeacon } from './ask-own-beacon.ts'
import type { BeaconSource } from './beacon-source.ts'

/** The beacons themselves, over the network: drand through its relays, the own one in the studio. */
export function createBeaconSource({
  outbound,
  settings,
  studioUrl,
}: {
  outbound: Outbound
  settings: Settings
  studioUrl: string
}): BeaconSource {
  const ownUrl = async (): Promise<string> => (await settings.read('lottery.ownBeaconUrl')) || studioUrl
  return {
    describe: async (name) =>
      name === 'own' ? describeOwnBeacon(outbound, await ownUrl()) : drandChains[name],
    async rounds(beacon, wanted, last) {
      if (beacon.scheme === 'own-ed25519')
        return askOwnBeacon({ outbound, url: await ownUrl() }, beacon, wanted, last)
      const relays = await settings.read('lottery.beaconRelays')
      return [await askDrand({ outbound, relays }, beacon, wanted)]
    },
  }
}
