// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import type { ClusterPlan, Endpoint, Server } from './cluster-plan.ts'
import { databaseUrl, serverFolder } from './prepare-database.ts'

const scripts = {
  platform: join(rootFolder, 'apps/server/src/main/start.ts'),
  studio: join(rootFolder, 'apps/studio/src/server/start.ts'),
}

/** How browsers and clients address a service of this machine. */
export const originOf = ({ port }: Endpoint): string => `http://localhost:${port}`

/** The common environment of all servers of the test bed; each adds its ports and roles. */
export function sharedVariables(folder: string, plan: ClusterPlan): Record<string, string> {
  const { site, games } = plan
  return {
    MODE: 'demo',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(site.port),
    STUDIO_PORT: String(games.port),
    PUBLIC_URL: originOf(site),
    STUDIO_URL: originOf(games),
    DATA_DIR: serverFolder(folder),
    TRUSTED_PROXIES: '127.0.0.1',
    DRAW_AHEAD: 'no',
    SEED_GAMES: '350',
    LOG_LEVEL: 'info',
    OPERATOR_ORIGINS: `${originOf(site)},http://*.localhost:${site.port}`,
  }
}

/**
 * The script and environment of one server: money goes through the pooler, connections that cannot go past
 * it.
 */
export function serverProcess(
  folder: string,
  plan: ClusterPlan,
  { kind, port, address }: Server,
): { args: string[]; environment: NodeJS.ProcessEnv } {
  const shared = { PATH: process.env['PATH'], ...sharedVariables(folder, plan) }
  const flags = ['--disable-warning=ExperimentalWarning']
  if (kind === 'studio') {
    return {
      args: [...flags, scripts.studio],
      environment: {
        ...shared,
        DATABASE_URL: databaseUrl(plan, 'studio_login'),
        DATABASE_POOLER_URL: poolerUrl(plan, 'studio_login', 'tessera_studio'),
        STUDIO_PORT: String(port),
        STUDIO_OWN_URL: `http://${address}:${port}`,
        OPERATOR_WALLET_URL: `http://127.0.0.1:${plan.site.port}/vendors/hub88/studio`,
      },
    }
  }
  return {
    args: [...flags, scripts.platform],
    environment: {
      ...shared,
      DATABASE_URL: databaseUrl(plan, 'platform_login'),
      DATABASE_POOLER_URL: poolerUrl(plan, 'platform_login', 'tessera'),
      LIVE_URL: liveUrl(plan),
      ROLES: kind,
      PORT: String(port),
    },
  }
}

/** Name and password are in the first address, and apply to all. */
const liveUrl = ({ machines, secrets }: ClusterPlan): string =>
  machines
    .map(
      ({ address, natsPort }, index) =>
        `nats://${index === 0 ? `platform:${secrets.nats}@` : ''}${address}:${natsPort}`,
    )
    .join(',')

function poolerUrl(
  { pooler, secrets }: ClusterPlan,
  login: 'platform_login' | 'studio_login',
  name: string,
): string {
  const password = login === 'platform_login' ? secrets.platform : secrets.studio
  return `postgresql://${login}:${password}@${pooler.address}:${pooler.port}/${name}`
}
