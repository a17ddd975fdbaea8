// SPDX-License-Identifier: Apache-2.0
import { isInNetworks } from '@tessera/server-kit/addresses/networks'
import type { Settings } from '../../platform/settings/settings.ts'

/**
 * Which proxies are trusted to report where a request comes from (D-53): those of the environment and those
 * of the settings.
 */
export interface Trust {
  trusts(address: string): boolean
  /** Loads the settings that `trusts` reads synchronously. */
  freshen(): Promise<void>
}

export const createTrust = (settings: Settings, environment: readonly string[]): Trust => ({
  trusts: (address) =>
    isInNetworks(environment, address) || isInNetworks(settings.known('site.trustedProxies'), address),
  async freshen() {
    await settings.refresh()
  },
})
