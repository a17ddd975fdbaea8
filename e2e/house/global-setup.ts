import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openHouse, rootFolder } from './open-house.ts'

/**
 * One house for all journeys; each journey comes from an address of its own, which the house believes of this proxy.
 * With E2E_SITE and E2E_STUDIO set the journeys go to a house that runs already (started with TRUSTED_PROXIES=127.0.0.1).
 */
export default async function openHouseForAll(): Promise<(() => Promise<void>) | undefined> {
  rmSync(join(rootFolder, '.cache/e2e/screenshots'), { recursive: true, force: true })
  if (process.env['E2E_SITE'] && process.env['E2E_STUDIO']) return undefined
  const house = await openHouse({ dataDir: join(rootFolder, '.cache/e2e/house'), variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  process.env['E2E_SITE'] = house.siteUrl
  process.env['E2E_STUDIO'] = house.studioUrl
  return house.stop
}
