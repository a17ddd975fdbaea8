// SPDX-License-Identifier: Apache-2.0
import { outcomeHash } from '../../fair/chain.ts'
import { crashPoint } from '../../games/crash/maths.ts'
import type { TableRound } from '../../protocol.ts'
import { sql, type Database, type Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { voidRound } from '../rounds/decide-round.ts'
import { findRounds } from '../rounds/round-store.ts'
import { linksFrom } from '../rooms/chain.ts'
import type { Exclusion } from '../rooms/owner/room-leases.ts'
import type { Owner } from '../rooms/store/lease-store.ts'

/**
 * Versions up to 0.9 ran the live table with tables and a lock of their own. They may still run beside this one during an
 * upgrade: only one of both kinds plays at a time, each leads its players to the other, and what the old one left in the
 * middle is paid back.
 */
const TABLE_LOCK = 6_218_440_911

/** Keeps processes of those versions from running the live table, and tells them who does. */
export function excludeOlderVersions(database: Database): Exclusion {
  return {
    async hold(owner, lost) {
      const lock = await database.hold(TABLE_LOCK, lost)
      if (!lock) return undefined
      try {
        await database.rows(sql`
          insert into studio.table_owner (address, secret, taken_at) values (${owner.address}, ${owner.secret}, now())
          on conflict (only_one) do update set address = excluded.address, secret = excluded.secret, taken_at = excluded.taken_at`)
      } catch (error) {
        // An owner whose address is not stored would block the table for the other processes.
        await lock.release()
        throw error
      }
      return {
        async release() {
          await database
            .rows(sql`delete from studio.table_owner where secret = ${owner.secret}`)
            .catch(() => {})
          await lock.release()
        },
      }
    },
    async findOwner() {
      const [row] = await database.rows<Owner>(sql`select address, secret from studio.table_owner`)
      return row
    },
  }
}

/**
 * Voids rounds that such a process left unfinished: bets that had not left are refunded, saved exits stay paid. Their links
 * are spent and revealed.
 */
export function voidOlderRounds(deps: StudioDeps): Promise<void> {
  return deps.database.transaction(async (tx) => {
    for (const unfinished of await listUnfinished(tx)) {
      const seed = deps.seedSeal.open(unfinished.sealed_seed, unfinished.terminal_hash)
      const hash = linksFrom(seed, unfinished.length)[unfinished.position]!
      const pointHundredths = crashPoint(await outcomeHash({ hash, salt: unfinished.salt }))
      for (const round of await findRounds(tx, await listOpenBets(tx, unfinished.id)))
        await voidRound(tx, deps, round, ['open'], 'studio.tableClosed')
      await tx.rows(sql`
        update studio.crash_round set state = 'voided', hash = ${hash}, point_hundredths = ${pointHundredths},
          ended_at = ${new Date(deps.clock.now())}
        where id = ${unfinished.id} and state in ('betting', 'running')`)
    }
  })
}

async function listOpenBets(tx: Queries, roundId: string): Promise<{ id: string; startedAtMs: number }[]> {
  const rows = await tx.rows<{ id: string; started_at: Date }>(
    sql`select id, started_at from studio.round where crash_round_id = ${roundId} and state = 'open'`,
  )
  return rows.map(({ id, started_at }) => ({ id, startedAtMs: started_at.getTime() }))
}

interface UnfinishedRow {
  id: string
  position: number
  sealed_seed: Buffer
  terminal_hash: string
  length: number
  salt: string
}

function listUnfinished(tx: Queries): Promise<UnfinishedRow[]> {
  return tx.rows<UnfinishedRow>(sql`
    select round.id, round.position, chain.sealed_seed, chain.terminal_hash, chain.length, chain.salt
    from studio.crash_round round join studio.crash_chain chain on chain.id = round.chain_id
    where round.state in ('betting', 'running') for update of round`)
}

interface OlderRow {
  id: string
  position: number
  hash: string
  point_hundredths: bigint
  terminal_hash: string
  salt: string
  length: number
}
const roundOf = (row: OlderRow): TableRound => ({
  id: row.id,
  position: row.position,
  pointHundredths: Number(row.point_hundredths),
  hash: row.hash,
  chain: { terminalHash: row.terminal_hash, salt: row.salt, length: row.length },
})

/** A round of such a version that has ended. */
export async function findOlderRound(db: Queries, id: string): Promise<TableRound | undefined> {
  const [row] = await db.rows<OlderRow>(sql`
    select round.id, round.position, round.hash, round.point_hundredths, chain.terminal_hash, chain.salt, chain.length
    from studio.crash_round round join studio.crash_chain chain on chain.id = round.chain_id
    where round.id = ${id} and round.hash is not null`)
  return row && roundOf(row)
}

/** Their last rounds that were played to the crash, newest first. */
export async function listOlderRounds(db: Queries, count: number): Promise<TableRound[]> {
  const rows = await db.rows<OlderRow>(sql`
    select round.id, round.position, round.hash, round.point_hundredths, chain.terminal_hash, chain.salt, chain.length
    from studio.crash_round round join studio.crash_chain chain on chain.id = round.chain_id
    where round.state = 'crashed' order by round.ended_at desc limit ${count}`)
  return rows.map(roundOf)
}
