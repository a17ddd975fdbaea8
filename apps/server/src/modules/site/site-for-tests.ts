// SPDX-License-Identifier: Apache-2.0
import type { SettingName, SettingValue } from '@tessera/contract'
import { createTableGeo } from '../../adapters/geo/table-geo.ts'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { insertHost, insertBrand } from './index.ts'

export const hosts = { first: 'localhost', second: 'second.example.com', strange: 'strange.example.net' }
/** The countries of the addresses in these tests. */
export const addresses = { vietnam: '198.51.100.7', france: '198.51.100.8', nowhere: '198.51.100.9' }

export interface SiteTestServer extends TestServer {
  /** Sets a setting of a brand; it applies from the next call on. */
  set<Name extends SettingName>(name: Name, value: SettingValue<Name>, brandCode?: string): Promise<void>
  /** Sends every call of the client to this host. */
  at(host: string, client?: CallClient): CallClient
}

/** A platform with two brands: brand1 at localhost, and brand2 at its own host. */
export async function openSiteTestServer(
  options: Parameters<typeof openTestServer>[0] = {},
): Promise<SiteTestServer> {
  const server = await openTestServer({
    geo: createTableGeo({ [addresses.vietnam]: 'VN', [addresses.france]: 'FR' }),
    ...options,
  })
  await server.platform.database.transaction(async (tx) => {
    await insertBrand(tx, { code: 'brand2', name: 'Second brand', nowMs: server.clock.now() })
    await insertHost(
      tx,
      {
        host: hosts.second,
        brandCode: 'brand2',
        affiliateCode: 'FRIEND1',
        ownerId: 77n,
        mainUrl: 'https://second.example.com/',
      },
      server.clock.now(),
    )
  })
  await server.platform.settings
    .of('brand2')
    .write(
      'identity.botCheckDifficulty',
      await server.platform.settings.read('identity.botCheckDifficulty'),
      'test',
    )
  return {
    ...server,
    set: (name, value, brandCode = 'brand1') =>
      server.platform.settings.of(brandCode).write(name, value, 'test'),
    at(host, client = server.program()) {
      const { callWith } = client
      return Object.assign(client, {
        callWith: (name, body, options = {}) =>
          callWith(name, body, { ...options, headers: { host, ...options.headers } }),
      } satisfies Pick<CallClient, 'callWith'>)
    },
  }
}
