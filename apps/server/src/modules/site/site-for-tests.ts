// SPDX-License-Identifier: Apache-2.0
import type { SettingName, SettingValue } from '@tessera/contract'
import { createTableGeo } from '../../adapters/geo/table-geo.ts'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestHouse, type TestHouse } from '../../testing/house-for-tests.ts'
import { insertHost, insertMerchant } from './index.ts'

export const hosts = { first: 'localhost', second: 'second.example.com', strange: 'strange.example.net' }
/** Where the addresses of these tests stand. */
export const addresses = { vietnam: '198.51.100.7', france: '198.51.100.8', nowhere: '198.51.100.9' }

export interface SiteHouse extends TestHouse {
  /** Gives a leaf of a brand a value; it holds from the next call on. */
  set<Name extends SettingName>(name: Name, value: SettingValue<Name>, merchant?: string): Promise<void>
  /** Every call of the client goes to this host. */
  at(host: string, client?: CallClient): CallClient
}

/** A house with two brands: house1 at localhost, and house2 at a host of its own. */
export async function openSiteHouse(options: Parameters<typeof openTestHouse>[0] = {}): Promise<SiteHouse> {
  const house = await openTestHouse({
    geo: createTableGeo({ [addresses.vietnam]: 'VN', [addresses.france]: 'FR' }),
    ...options,
  })
  await house.platform.database.transaction(async (tx) => {
    await insertMerchant(tx, { code: 'house2', name: 'Second house', nowMs: house.clock.now() })
    await insertHost(
      tx,
      {
        host: hosts.second,
        merchant: 'house2',
        affiliateCode: 'FRIEND1',
        ownerId: 77,
        mainUrl: 'https://second.example.com/',
      },
      house.clock.now(),
    )
  })
  await house.platform.settings
    .of('house2')
    .write(
      'identity.botCheckDifficulty',
      await house.platform.settings.read('identity.botCheckDifficulty'),
      'test',
    )
  return {
    ...house,
    set: (name, value, merchant = 'house1') =>
      house.platform.settings.of(merchant).write(name, value, 'test'),
    at(host, client = house.program()) {
      const { callWith } = client
      return Object.assign(client, {
        callWith: (name, body, given = {}) =>
          callWith(name, body, { ...given, headers: { host, ...given.headers } }),
      } satisfies Pick<CallClient, 'callWith'>)
    },
  }
}
