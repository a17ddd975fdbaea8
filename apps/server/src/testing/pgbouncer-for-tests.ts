// SPDX-License-Identifier: Apache-2.0
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { withDatabase } from './connection-urls.ts'
import { freePort } from './free-port.ts'

const program = '/usr/sbin/pgbouncer'

export interface TestPooler {
  /** Connection string of the same database over the pooler. */
  url: string
  /** Over the same pooler to a database that cannot be reached. */
  awayUrl: string
  close(): Promise<void>
}

/**
 * A real PgBouncer in transaction mode, with few connections to the database of `databaseUrl`, so that
 * sessions swap them all the time. It logs in as `login`, as an operator would set it up. On Debian it is
 * installed if it is missing.
 */
export async function openTestPooler(databaseUrl: string, login: string): Promise<TestPooler> {
  installOnDebian()
  const database = new URL(databaseUrl)
  const socketFolder = database.searchParams.get('host') ?? ''
  const { uid, gid } = statSync(socketFolder)
  const folder = await mkdtemp(join(tmpdir(), 'tessera-pooler-'))
  await chown(folder, uid, gid)
  const port = await freePort()
  const name = database.pathname.slice(1)
  const configuration = join(folder, 'pgbouncer.ini')
  await writeFile(
    configuration,
    `
[databases]
${name} = host=${socketFolder} port=5432 dbname=${name} user=${login}
away = host=127.0.0.1 port=1 dbname=away user=${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
ignore_startup_parameters = options
query_wait_timeout = 2
`,
  )
  // It refuses to run as root, and the socket belongs to the user that runs the database.
  const pooler = spawn(program, ['--quiet', configuration], {
    stdio: 'ignore',
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  })
  const url = `postgresql://${login}@127.0.0.1:${port}/${name}?sslmode=disable`
  const ended = new Promise<void>((resolve) => {
    pooler.once('close', () => resolve())
    pooler.once('error', () => resolve())
  })
  await untilItAnswers(url, pooler)
  return {
    url,
    awayUrl: withDatabase(url, 'away'),
    async close() {
      pooler.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function installOnDebian(): void {
  if (existsSync(program)) return
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', 'pgbouncer'],
  ])
    spawnSync('apt-get', step, { stdio: 'ignore', env: environment })
  if (!existsSync(program))
    throw new Error('This test needs PgBouncer: install the package "pgbouncer" of your system.')
}

async function untilItAnswers(url: string, pooler: ChildProcess): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (tries === 100 || pooler.exitCode !== null) throw error
      await sleep(100)
    }
  }
}
