// SPDX-License-Identifier: Apache-2.0
import type { TableRound } from '../../protocol.ts'
import { sql, type Queries } from '../database.ts'

export interface StoredChain {
  readonly id: bigint
  readonly sealedSeed: Buffer
  readonly length: number
  readonly terminalHash: string
  readonly salt: string | null
}

export async function findUnfinishedChain(db: Queries): Promise<StoredChain | undefined> {
  const [row] = await db.rows<{
    id: bigint
    sealed_seed: Buffer
    length: number
    terminal_hash: string
    salt: string | null
  }>(sql`
    select id, sealed_seed, length, terminal_hash, salt from studio.crash_chain where last_position < length order by id limit 1`)
  return (
    row && {
      id: row.id,
      sealedSeed: row.sealed_seed,
      length: row.length,
      terminalHash: row.terminal_hash,
      salt: row.salt,
    }
  )
}

export async function insertChain(
  db: Queries,
  chain: { sealedSeed: Buffer; length: number; terminalHash: string; createdAtMs: number },
): Promise<bigint> {
  const [row] = await db.rows<{ id: bigint }>(sql`
    insert into studio.crash_chain (sealed_seed, length, terminal_hash, created_at)
    values (${chain.sealedSeed}, ${chain.length}, ${chain.terminalHash}, ${new Date(chain.createdAtMs)}) returning id`)
  return row!.id
}

/** Gives a committed chain its salt, once; returns the stored one. */
export async function setSalt(db: Queries, chainId: bigint, salt: string): Promise<string> {
  const [row] = await db.rows<{ salt: string }>(
    sql`update studio.crash_chain set salt = coalesce(salt, ${salt}) where id = ${chainId} returning salt`,
  )
  return row!.salt
}

/** Takes the next link of a chain for a new round; undefined when the chain is used up. */
export async function insertTableRound(
  tx: Queries,
  chainId: bigint,
  id: string,
  nowMs: number,
): Promise<number | undefined> {
  const [taken] = await tx.rows<{ position: number }>(sql`
    update studio.crash_chain set last_position = last_position + 1 where id = ${chainId} and last_position < length returning last_position as position`)
  if (!taken) return undefined
  await tx.rows(sql`
    insert into studio.crash_round (id, chain_id, position, state, opened_at) values (${id}, ${chainId}, ${taken.position}, 'betting', ${new Date(nowMs)})`)
  return taken.position
}

/** True while bets are accepted; until the transaction ends the round cannot start without this bet. */
export async function holdBetting(tx: Queries, id: string): Promise<boolean> {
  return (
    (await tx.rows(sql`select from studio.crash_round where id = ${id} and state = 'betting' for share`))
      .length > 0
  )
}

export async function startTableRound(db: Queries, id: string, nowMs: number): Promise<void> {
  await db.rows(
    sql`update studio.crash_round set state = 'running', started_at = ${new Date(nowMs)} where id = ${id} and state in ('betting', 'running')`,
  )
}

/** Ends a round and only now stores its link and point. */
export async function endTableRound(
  tx: Queries,
  id: string,
  end: { state: 'crashed' | 'voided'; hash: string; pointHundredths: number; nowMs: number },
): Promise<void> {
  await tx.rows(sql`
    update studio.crash_round set state = ${end.state}, hash = ${end.hash}, point_hundredths = ${end.pointHundredths}, ended_at = ${new Date(end.nowMs)}
    where id = ${id} and state in ('betting', 'running')`)
}

export interface InterruptedRound {
  readonly id: string
  readonly chainId: bigint
  readonly position: number
  readonly sealedSeed: Buffer
  readonly terminalHash: string
  readonly length: number
  readonly salt: string
}

/** Rounds that a stopped process left unfinished. */
export async function listInterrupted(tx: Queries): Promise<InterruptedRound[]> {
  const rows = await tx.rows<{
    id: string
    chain_id: bigint
    position: number
    sealed_seed: Buffer
    terminal_hash: string
    length: number
    salt: string
  }>(sql`
    select round.id, round.chain_id, round.position, chain.sealed_seed, chain.terminal_hash, chain.length, chain.salt
    from studio.crash_round round join studio.crash_chain chain on chain.id = round.chain_id
    where round.state in ('betting', 'running') for update of round`)
  return rows.map((row) => ({
    id: row.id,
    chainId: row.chain_id,
    position: row.position,
    sealedSeed: row.sealed_seed,
    terminalHash: row.terminal_hash,
    length: row.length,
    salt: row.salt,
  }))
}

interface TableRoundRow {
  id: string
  position: number
  hash: string
  point_hundredths: bigint
  terminal_hash: string
  salt: string
  length: number
}
const tableRoundOf = (row: TableRoundRow): TableRound => ({
  id: row.id,
  position: row.position,
  pointHundredths: Number(row.point_hundredths),
  hash: row.hash,
  chain: { terminalHash: row.terminal_hash, salt: row.salt, length: row.length },
})

/** A round that has ended; undefined while it runs, because its link is not public then. */
export async function findTableRound(db: Queries, id: string): Promise<TableRound | undefined> {
  const [row] = await db.rows<TableRoundRow>(sql`
    select round.id, round.position, round.hash, round.point_hundredths, chain.terminal_hash, chain.salt, chain.length
    from studio.crash_round round join studio.crash_chain chain on chain.id = round.chain_id
    where round.id = ${id} and round.hash is not null`)
  return row && tableRoundOf(row)
}

/** The last rounds that were played to the crash, newest first. */
export async function listRecentRounds(db: Queries, count: number): Promise<TableRound[]> {
  const rows = await db.rows<TableRoundRow>(sql`
    select round.id, round.position, round.hash, round.point_hundredths, chain.terminal_hash, chain.salt, chain.length
    from studio.crash_round round join studio.crash_chain chain on chain.id = round.chain_id
    where round.state = 'crashed' order by round.ended_at desc limit ${count}`)
  return rows.map(tableRoundOf)
}
