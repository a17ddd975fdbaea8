// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { systemChance } from '@tessera/server/src/platform/chance/chance.ts'
import { systemClock } from '@tessera/server/src/platform/clock/clock.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@tessera/server/src/platform/db/embedded-postgres.ts'
import { migrate } from '@tessera/server/src/platform/db/migrate.ts'
import {
  operatorAccount,
  openAccounts,
  ownerOfMember,
  post,
} from '@tessera/server/src/modules/ledger/index.ts'
import { createPlaySessions } from '@tessera/server/src/modules/play/wallet-core/index.ts'
import type { VendorAccount } from '@tessera/server/src/modules/play/ports.ts'
import pg from 'pg'
import { openBenchPool } from '../shared/bench-database.ts'
import { pause } from '../shared/report.ts'
import { cuttableDisk, type Disk, plainDisk } from './disk.ts'
import { paidIn } from './judge.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { currency, game, type Player, vendorAccountId } from './wire.ts'

export interface WorldOptions {
  settings: Record<string, string>
  powerCut: boolean
}

/** One database and the server processes on it, to be killed and started again. */
export class World {
  readonly disk: Disk
  readonly #settings: Record<string, string>
  #postgres: EmbeddedPostgres | undefined
  servers: ServerProcess[] = []

  constructor({ settings, powerCut }: WorldOptions) {
    const folder = join(import.meta.dirname, '../../.cache/bench', `kill-${randomBytes(4).toString('hex')}`)
    this.disk = powerCut ? cuttableDisk(folder) : plainDisk(folder)
    this.#settings = {
      max_connections: '100',
      ...(powerCut && { min_wal_size: '128MB', max_wal_size: '512MB' }),
      ...settings,
    }
  }

  get url(): string {
    if (!this.#postgres) throw new Error('the database is not running')
    return this.#postgres.ownerUrl()
  }

  async startDatabase(): Promise<void> {
    this.#postgres = await startEmbeddedPostgres({ dataDir: this.disk.dataDir, settings: this.#settings })
  }

  /** Two processes, so that copies of one bet can meet in the database. Throws RefusedToStart on an unsafe one. */
  async startServers(careless: boolean): Promise<void> {
    this.servers = await Promise.all([startServer(this.url, careless), startServer(this.url, careless)])
  }

  /** kill -9 of everything, in random order, with up to 20 ms between. */
  async kill(): Promise<void> {
    const servers = this.servers.splice(0)
    const postgres = this.#postgres
    const victims = [
      ...servers.map((server) => () => server.kill()),
      async () => {
        postgres?.kill()
        await postgres?.exited
      },
    ].sort(() => Math.random() - 0.5)
    await Promise.all(
      victims.map(async (victim) => {
        await pause(Math.random() * 20)
        await victim()
      }),
    )
    this.disk.cut()
  }

  async end(): Promise<void> {
    for (const server of this.servers.splice(0)) await server.kill()
    await this.#postgres?.stop().catch(() => undefined)
    this.disk.remove()
  }
}

/** Migrates, creates a player with money for each writer and, on request, removes the unique keys. */
export async function furnish(url: string, writers: number, dropUnique: boolean): Promise<Player[]> {
  await migrate({ ownerUrl: url })
  const db = openBenchPool(url, 4)
  const account: VendorAccount = {
    id: vendorAccountId,
    protocol: 'bench',
    enabled: true,
    vendorCode: 'KILL',
    baseUrl: '',
    operatorId: '',
    secrets: {},
    languages: {},
    options: {},
  }
  const sessions = createPlaySessions({
    db,
    clock: systemClock,
    chance: systemChance,
    accounts: { find: () => Promise.resolve(account) },
  })
  const players: Player[] = []
  for (let number = 1; number <= writers; number += 1) {
    const memberId = BigInt(number)
    await db.transaction(async (tx) => {
      const { cash } = await openAccounts(tx, ownerOfMember(memberId), currency)
      await post(tx, [
        {
          from: await operatorAccount(tx, 'deposits:bench', currency),
          to: cash,
          amount: paidIn,
          cause: 'bench.deposit',
          externalId: String(memberId),
          kind: 'deposit',
        },
      ])
    })
    players.push({
      memberId: number,
      ...(await sessions.open({ memberId, vendorAccountId, currency, gameCode: game })),
    })
  }
  await db.close()
  if (dropUnique) await takeUniqueKeysAway(url)
  return players
}

/** The same columns stay indexed, only not uniquely, so that nothing else changes. */
async function takeUniqueKeysAway(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(`alter table play_transaction drop constraint play_transaction_once; create index on play_transaction (tx_id, vendor_account_id, scope);
    alter table ledger_posting_1 drop constraint ledger_posting_1_once; create index on ledger_posting_1 (cause, external_id, leg)`)
  await owner.end()
}
