// SPDX-License-Identifier: Apache-2.0
import type { ContractKind, ContractStatus, PeriodType, Tier } from '@tessera/rules/contracts/contract'
import { storedTiers, tiersOf, type StoredTier } from '@tessera/rules/contracts/stored-tiers'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export interface Contract {
  id: string
  brandCode: string
  kind: ContractKind
  /** Null: the operator. */
  uplineId: bigint | null
  downlineId: bigint
  periodType: PeriodType
  tiers: Tier[]
  version: number
  status: ContractStatus
  createdAtMs: number
  startDay: string | null
  endDay: string | null
}

export interface ContractRow extends Omit<Contract, 'tiers' | 'createdAtMs'> {
  tiers: StoredTier[]
  createdAt: number
}

const contractOf = ({ tiers, createdAt, ...row }: ContractRow): Contract => ({
  ...row,
  tiers: tiersOf(tiers),
  createdAtMs: createdAt,
})

/**
 * Lets moves of the contracts of one kind of an account wait for each other until the transaction ends, so
 * that each sees what the one before it did.
 */
export async function lockContracts(tx: Tx, downlineId: bigint, kind: ContractKind): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`contracts ${downlineId} ${kind}`}, 0))`)
}

/**
 * The active contract of an upline, held as it is until the transaction ends: what is offered and accepted below it
 * stands or falls with it.
 */
export async function holdOwnContract(
  tx: Tx,
  uplineId: bigint,
  kind: ContractKind,
): Promise<Contract | undefined> {
  const held = await tx.one<{ id: string }>(sql`
    select id from contract where downline_id = ${uplineId} and kind = ${kind} and status = 'Active' for share`)
  return held && contractById(tx, held.id)
}

/** Keeps a contract as it is until the transaction ends, also from what ends it with the one above. */
export async function lockContractRow(tx: Tx, id: string): Promise<void> {
  await tx.query(sql`select 1 from contract where id = ${id} for update`)
}

export async function contractById(db: Queries, id: string): Promise<Contract | undefined> {
  const row = await db.one<ContractRow>(sql`
    select id, brand_code as "brandCode", kind, upline_id as "uplineId", downline_id as "downlineId", period_type as "periodType", tiers,
      version, status, created_at as "createdAt", start_day::text as "startDay", end_day::text as "endDay" from contract where id = ${id}`)
  return row && contractOf(row)
}

/** The contract of this kind and account in a state of which there is at most one. */
export async function contractInState(
  db: Queries,
  downlineId: bigint,
  kind: ContractKind,
  status: 'Active' | 'Offered',
): Promise<Contract | undefined> {
  const row = await db.one<ContractRow>(sql`
    select id, brand_code as "brandCode", kind, upline_id as "uplineId", downline_id as "downlineId", period_type as "periodType", tiers,
      version, status, created_at as "createdAt", start_day::text as "startDay", end_day::text as "endDay" from contract
    where downline_id = ${downlineId} and kind = ${kind} and status = ${status}`)
  return row && contractOf(row)
}

/** The active contracts of a kind and period that an account offered. */
export async function contractsOf(
  db: Queries,
  { uplineId, kind, periodType }: { uplineId: bigint; kind: ContractKind; periodType: PeriodType },
): Promise<Contract[]> {
  const rows = await db.query<ContractRow>(sql`
    select id, brand_code as "brandCode", kind, upline_id as "uplineId", downline_id as "downlineId", period_type as "periodType", tiers,
      version, status, created_at as "createdAt", start_day::text as "startDay", end_day::text as "endDay" from contract
    where upline_id = ${uplineId} and kind = ${kind} and period_type = ${periodType} and status = 'Active'`)
  return rows.map(contractOf)
}

export type NewContract = Omit<Contract, 'version' | 'status' | 'startDay' | 'endDay'>

/** Adds an offer as the next version of the contracts of its kind and downline. */
export async function insertOffer(tx: Tx, offer: NewContract): Promise<Contract> {
  const row = await tx.one<{ version: number }>(sql`
    insert into contract (id, brand_code, kind, upline_id, downline_id, period_type, tiers, version, status, created_at)
    select ${offer.id}, ${offer.brandCode}, ${offer.kind}, ${offer.uplineId}, ${offer.downlineId}, ${offer.periodType}, ${storedTiers(offer.tiers)}::jsonb,
      coalesce((select max(version) from contract where downline_id = ${offer.downlineId} and kind = ${offer.kind}), 0) + 1, 'Offered', ${new Date(offer.createdAtMs)}
    returning version`)
  return { ...offer, version: row!.version, status: 'Offered', startDay: null, endDay: null }
}

export async function saveState(
  tx: Tx,
  { id, status, startDay, endDay }: Pick<Contract, 'id' | 'status' | 'startDay' | 'endDay'>,
): Promise<void> {
  await tx.query(
    sql`update contract set status = ${status}, start_day = ${startDay}::date, end_day = ${endDay}::date where id = ${id}`,
  )
}

/** Lets terminated contracts that would count longer end with a day. Answers whether there were any. */
export async function shortenEnded(
  tx: Tx,
  { downlineId, kind, endDay }: { downlineId: bigint; kind: ContractKind; endDay: string },
): Promise<boolean> {
  const rows = await tx.query(sql`
    update contract set end_day = case when start_day > ${endDay}::date then start_day - 1 else ${endDay}::date end
    where downline_id = ${downlineId} and kind = ${kind} and status = 'Terminated' and end_day > ${endDay}::date and end_day >= start_day returning id`)
  return rows.length > 0
}

/** ABOVE: it ended with the contract above it. */
export type MoveName = 'OFFER' | 'ACCEPT' | 'REJECT' | 'TERMINATE' | 'EXPIRE' | 'REPLACE' | 'MOVE' | 'ABOVE'
/** Who makes a move; nobody when time ran out. */
export interface Mover {
  memberId?: bigint
  operator?: string
}

export async function recordMove(
  tx: Tx,
  contractId: string,
  move: MoveName,
  { memberId = undefined, operator = undefined }: Mover,
  nowMs: number,
): Promise<void> {
  await tx.query(sql`
    insert into contract_move (contract_id, number, move, member_id, operator_name, at)
    select ${contractId}, coalesce(max(number), 0) + 1, ${move}, ${memberId ?? null}, ${operator ?? null}, ${new Date(nowMs)}
    from contract_move where contract_id = ${contractId}`)
}

/** The same move of many contracts, which nobody in particular made. */
export async function recordMoves(
  tx: Tx,
  contractIds: readonly string[],
  move: MoveName,
  nowMs: number,
): Promise<void> {
  await tx.query(sql`
    insert into contract_move (contract_id, number, move, at)
    select id, coalesce((select max(number) from contract_move m where m.contract_id = moved.id), 0) + 1, ${move}, ${new Date(nowMs)}
    from unnest(${[...contractIds]}::uuid[]) as moved (id)`)
}

/** The ids of offers that nobody has answered since a moment, the oldest first. */
export async function openOffersBefore(db: Queries, beforeMs: number, most: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select id from contract where status = 'Offered' and created_at <= ${new Date(beforeMs)} order by created_at limit ${most}`,
  )
  return rows.map(({ id }) => id)
}
