// SPDX-License-Identifier: Apache-2.0
import { firstBrandCode, hostKey, isOwnMachine } from '@tessera/rules/site/brand'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { createBrandSnapshot } from './brand-snapshot.ts'
import type { Host } from './brand-store.ts'

/** The brand of a host. `known` false: the host is not ours; system calls then answer for the first brand. */
export interface FoundHost {
  brandCode: string
  known: boolean
  host: string
  affiliateCode: string | null
  ownerId: bigint | null
  mainUrl: string | null
}

/**
 * Brands and their hosts, as a snapshot in memory. Every request and job refreshes it when it is a second
 * old; lookups never query the database, so they are safe inside a transaction.
 */
export interface BrandDirectory {
  find(host: string): Promise<FoundHost>
  /** Hosts of a brand that are in use. */
  hostsOf(brandCode: string): Promise<Host[]>
  /** Hosts of all brands that are in use. */
  everyHost(): Promise<Host[]>
  has(brandCode: string): Promise<boolean>
  /**
   * The address of the site under one of our hosts, with the scheme and port of the platform's own address;
   * for any other host that own address. No slash at the end.
   */
  siteUrl(host: string): Promise<string>
  /**
   * Refreshes the snapshot from the database when it is a second old. Never call it while holding a
   * connection.
   */
  refresh(): Promise<void>
  /** Reloads the snapshot now, because something was changed. Never call it while holding a connection. */
  reload(): Promise<void>
}

export interface BrandDirectoryOptions {
  database: Queries
  clock: Clock
  /** The platform's own address; always valid, and the first brand's unless it is listed for another. */
  publicUrl: string
  /** A demonstration is also reached as localhost (D-55). */
  sandbox: boolean
}

export function createBrandDirectory({
  database,
  clock,
  publicUrl,
  sandbox,
}: BrandDirectoryOptions): BrandDirectory {
  const ownHost = new URL(publicUrl).hostname
  const snapshot = createBrandSnapshot(database, clock)
  const isOpen = ({ brandCode, enabled }: Host): boolean =>
    enabled && snapshot.brands().get(brandCode)?.enabled === true

  async function find(requestedHost: string): Promise<FoundHost> {
    await snapshot.loaded()
    const host = hostKey(requestedHost)
    const listed = snapshot.hosts().get(host)
    if (listed && isOpen(listed)) {
      const { brandCode, affiliateCode, ownerId, mainUrl } = listed
      return { brandCode, known: true, host, affiliateCode, ownerId, mainUrl }
    }
    const known = !listed && (host === ownHost || (sandbox && isOwnMachine(host)))
    return { brandCode: firstBrandCode, known, host, affiliateCode: null, ownerId: null, mainUrl: null }
  }

  return {
    find,
    async hostsOf(brandCode) {
      await snapshot.loaded()
      return [...snapshot.hosts().values()].filter((host) => host.brandCode === brandCode && isOpen(host))
    },
    async everyHost() {
      await snapshot.loaded()
      return [...snapshot.hosts().values()].filter(isOpen)
    },
    async has(brandCode) {
      await snapshot.loaded()
      return snapshot.brands().has(brandCode)
    },
    async siteUrl(host) {
      const found = await find(host)
      const url = new URL(publicUrl)
      if (found.known) url.hostname = found.host
      return url.origin
    },
    refresh: snapshot.refresh,
    reload: snapshot.reload,
  }
}
