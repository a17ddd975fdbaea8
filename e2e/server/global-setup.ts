// SPDX-License-Identifier: Apache-2.0
import { rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { readPolicyReports } from '../support/policy-reports.ts'
import { openServer, rootFolder } from './open-server.ts'

/**
 * One installation for all journeys, which fail when any browser in them has reported a breach of the content
 * policy; each journey comes from an address of its own, which the installation believes of this proxy. With
 * E2E_SITE and E2E_STUDIO set the journeys go to an installation that runs already (started with
 * TRUSTED_PROXIES=127.0.0.1).
 */
export default async function openServerForAll(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['PICTURES'] === '1')
    rmSync(join(rootFolder, '.cache/e2e/screenshots'), { recursive: true, force: true })
  if (process.env['E2E_SITE'] && process.env['E2E_STUDIO']) return undefined
  keepUpWithBrowsers()
  const dataDir = join(rootFolder, '.cache/e2e/server')
  const server = await openServer({ dataDir, variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  process.env['E2E_SITE'] = server.siteUrl
  process.env['E2E_STUDIO'] = server.studioUrl
  return async () => {
    await server.stop()
    const reports = readPolicyReports(dataDir)
    if (reports.length > 0)
      throw new Error(
        `Browsers reported ${reports.length} breaches of the content policy:\n${[...new Set(reports)].join('\n')}`,
      )
  }
}

/**
 * The Chromium of root draws with this priority: on a busy machine a page would wait for many seconds for a server that has
 * the usual one. The server and the workers of Playwright inherit it. Others may not set it, and their Chromium
 * neither.
 */
function keepUpWithBrowsers(): void {
  try {
    setPriority(-8)
  } catch {
    // Then all have the same one.
  }
}
