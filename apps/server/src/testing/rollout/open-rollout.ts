// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { openTestProxy, type TestProxy } from '../haproxy-for-tests.ts'
import { startProcess, untilReady, type ServerProcess } from './server-process.ts'

/** Where the processes of a release are, and what they are given. */
export interface Rollout {
  /** The scripts that start them. */
  scripts: { platform: string; studio: string }
  databaseUrl: string
  studioDatabaseUrl: string
  dataDir: string
  operatorKeyPem: string
}

export interface RunningRollout {
  proxy: TestProxy
  /** Two `api`, two `live`, a `worker`, two studios. */
  processes: ServerProcess[]
  /** Waits until the proxy routes to all of them. */
  allUp(): Promise<boolean>
  close(): Promise<void>
}

/** An installation of seven processes behind a proxy. */
export async function openRollout(rollout: Rollout): Promise<RunningRollout> {
  const { scripts, databaseUrl, studioDatabaseUrl, dataDir, operatorKeyPem } = rollout
  const processes: ServerProcess[] = []
  const close = async (): Promise<void> => {
    for (const { child } of processes) child.kill('SIGKILL')
    await Promise.all(processes.map(({ ended }) => ended))
  }
  const shared = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '127.0.0.1',
    DRAW_AHEAD: 'no',
    DRAIN_SECONDS: '6',
  }
  const run = async (script: string, own: (port: string) => Record<string, string>): Promise<number> => {
    const port = await freePort()
    const started = startProcess(script, port, { ...shared, ...own(String(port)) })
    processes.push(started)
    await untilReady(started)
    return port
  }
  const platform = (roles: string): Promise<number> =>
    run(scripts.platform, (port) => ({
      PORT: port,
      ROLES: roles,
      DATABASE_URL: databaseUrl,
      OPERATOR_PRIVATE_KEY: operatorKeyPem,
    }))
  const studio = (): Promise<number> =>
    run(scripts.studio, (port) => ({ STUDIO_PORT: port, DATABASE_URL: studioDatabaseUrl }))
  try {
    const site = {
      ports: [await platform('api'), await platform('api')],
      livePorts: [await platform('live'), await platform('live')],
    }
    await platform('worker')
    const studios = [await studio(), await studio()]
    const proxy = await openTestProxy([
      { name: 'site', ...site },
      { name: 'studio', ports: studios },
    ])
    return {
      proxy,
      processes,
      async allUp() {
        const up = await Promise.all(['site', 'site-live', 'studio'].map(proxy.countUp))
        return up.every((count) => count === 2)
      },
      async close() {
        await close()
        await proxy.close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Which of these bets and wins the database does not have. */
export async function missingTransactions(url: string, acknowledged: readonly string[]): Promise<string[]> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const { rows } = await owner.query<{ id: string }>('select tx_id::text as id from play_transaction')
  await owner.end()
  const stored = new Set(rows.map(({ id }) => id))
  return acknowledged.filter((id) => !stored.has(id))
}
