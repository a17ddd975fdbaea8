// SPDX-License-Identifier: Apache-2.0
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { BenchDatabase } from './bench-database.ts'

/** Drives one SQL statement with many clients and answers how many ran per second. */
export interface SqlDriver {
  /** What it is, for the table. */
  name: string
  /** With `durable: false` commits do not wait for the disk: the result if the disk cost nothing. */
  perSecond(clients: number, seconds: number, options?: { durable?: boolean }): Promise<number>
}

/** How a session of the driver is set up: with the application's settings, waiting for the disk or not. */
const sessionOptions = ({ durable = true }: { durable?: boolean } = {}): string =>
  `-c role=tessera_app${durable ? '' : ' -c synchronous_commit=off'}`

/** One call of a function with new random arguments each time. */
export interface SqlCall {
  /** The statement with `:player` (1 to `players`) and `:unique` (a random 63-bit number) as placeholders. */
  statement: string
  players: number
}

/**
 * pgbench if it is installed, else a bare loop over the driver: no pool, no batcher, one connection per
 * client.
 */
export function sqlDriver(database: BenchDatabase, call: SqlCall): SqlDriver {
  const pgbench = findPgbench()
  return pgbench ? pgbenchDriver(pgbench, database, call) : bareDriver(database, call)
}

function findPgbench(): string | undefined {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  return ['pgbench', ...versions.map((version) => join(base, version, 'bin/pgbench'))].find(
    (path) => spawnSync(path, ['--version']).status === 0,
  )
}

function pgbenchDriver(pgbench: string, database: BenchDatabase, call: SqlCall): SqlDriver {
  const script = join(database.dataDir, '..', `call-${Math.abs(hashOf(call.statement))}.sql`)
  writeFileSync(
    script,
    `\\set player random(1, ${call.players})\n\\set unique random(1, 9000000000000000000)\n${call.statement};\n`,
  )
  const url = new URL(database.url)
  return {
    name: spawnSync(pgbench, ['--version']).stdout.toString().trim(),
    perSecond: async (clients, seconds, options) => {
      const { stdout } = await promisify(execFile)(
        pgbench,
        [
          '-n',
          '-M',
          'prepared',
          '-f',
          script,
          '-c',
          String(clients),
          '-j',
          String(Math.min(2, clients)),
          '-T',
          String(seconds),
          '-h',
          database.postgres.socketDir,
          '-p',
          '5432',
          '-U',
          url.username,
          url.pathname.slice(1),
        ],
        { env: { ...process.env, PGOPTIONS: sessionOptions(options), PGSSLMODE: 'disable' } },
      )
      const found = /tps = ([\d.]+)/.exec(stdout)
      if (!found) throw new Error(`pgbench said nothing of its rate:\n${stdout}`)
      return Number(found[1])
    },
  }
}

const hashOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)

function bareDriver(database: BenchDatabase, call: SqlCall): SqlDriver {
  const text = call.statement.replaceAll(':player', '$1::bigint').replaceAll(':unique', '$2::bigint')
  return {
    name: 'a bare loop over the driver (pgbench was not found)',
    perSecond: async (clients, seconds, options) => {
      const connections = await Promise.all(
        Array.from({ length: clients }, async () => {
          const client = new pg.Client({ connectionString: database.url, options: sessionOptions(options) })
          await client.connect()
          return client
        }),
      )
      const startedMs = performance.now()
      const endsMs = startedMs + seconds * 1_000
      let calls = 0
      await Promise.all(
        connections.map(async (client) => {
          while (performance.now() < endsMs) {
            await client.query({
              name: 'call',
              text,
              values: [
                1 + Math.floor(Math.random() * call.players),
                BigInt(Math.floor(Math.random() * 9e15)) * 997n,
              ],
            })
            calls += 1
          }
        }),
      )
      const rate = (calls / (performance.now() - startedMs)) * 1_000
      await Promise.all(connections.map((client) => client.end()))
      return rate
    },
  }
}
