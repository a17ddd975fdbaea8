// SPDX-License-Identifier: Apache-2.0
import type { PoolSettlement } from '@tessera/rules/sportsbook/cockfight/settle-pool-bet'
import type { ResultVersion } from '@tessera/rules/sportsbook/model/result'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'

export type EntryKind = 'result' | 'void_market' | 'void_event'
/** stale: bets or results have changed since its dry run. */
export type EntryStatus = 'planning' | 'planned' | 'running' | 'done' | 'dropped' | 'stale'

/** What a dry run found. Amounts in millionths, as text. */
export interface EntryPlan {
  /** How many bets it settles or changes, and those with the largest changes. */
  bets: number
  rows: readonly PlannedBet[]
  sums: readonly PlannedSum[]
  /** Of a fight: its pools with stakes. Entries of before stakes were part of a dry run have none. */
  pools?: readonly PlannedPool[]
}
export interface PlannedBet {
  betId: string
  memberId: number
  currency: string
  stake: string
  /** Null: the bet is open. */
  before: string | null
  after: string | null
  /** Of a stake in the pool of a fight. */
  side?: 'meron' | 'wala'
}
/** A pool of a fight in one currency: its stakes, how many of them win, come back or are lost, and what all return. */
export interface PlannedPool {
  currency: string
  meron: string
  wala: string
  stakes: number
  paid: number
  refunded: number
  lost: number
  returned: string
  reason: PoolSettlement['reason']
}
export interface PlannedSum {
  currency: string
  bets: number
  gainers: number
  losers: number
  gain: string
  lose: string
  /** What members do not have any more by the balances of that moment, and how many they are. */
  owed: string
  debtors: number
}

/** A result that an operator enters, or what one declares void. */
export interface Entry {
  id: string
  eventId: bigint
  status: EntryStatus
  kind: EntryKind
  said: Omit<ResultVersion, 'version'>
  marketId: bigint | null
  fromVersion: number
  reason: string
  madeBy: number
  madeByName: string
  madeAtMs: number
  plan: EntryPlan | null
  fingerprint: string | null
  secondOperator: boolean
  version: number | null
  decidedByName: string | null
  decidedAtMs: number | null
  decisionReason: string | null
}

interface EntryRow {
  id: string
  event_id: bigint
  status: EntryStatus
  kind: EntryKind
  said: Entry['said']
  market_id: bigint | null
  from_version: number
  reason: string
  made_by: number
  made_by_name: string
  made_at: number
  plan: EntryPlan | null
  fingerprint: string | null
  second_operator: boolean
  version: number | null
  decided_by_name: string | null
  decided_at: number | null
  decision_reason: string | null
}

const entryOf = (row: EntryRow): Entry => ({
  id: row.id,
  eventId: row.event_id,
  status: row.status,
  kind: row.kind,
  said: row.said,
  marketId: row.market_id,
  fromVersion: row.from_version,
  reason: row.reason,
  madeBy: row.made_by,
  madeByName: row.made_by_name,
  madeAtMs: row.made_at,
  plan: row.plan,
  fingerprint: row.fingerprint,
  secondOperator: row.second_operator,
  version: row.version,
  decidedByName: row.decided_by_name,
  decidedAtMs: row.decided_at,
  decisionReason: row.decision_reason,
})

/** False when the event has an entry that is not over. */
export async function insertEntry(
  tx: Tx,
  entry: Pick<
    Entry,
    | 'id'
    | 'eventId'
    | 'kind'
    | 'said'
    | 'marketId'
    | 'fromVersion'
    | 'reason'
    | 'madeBy'
    | 'madeByName'
    | 'madeAtMs'
  >,
): Promise<boolean> {
  const row = await tx.one(sql`
    insert into sportsbook_result_entry (id, event_id, status, kind, said, market_id, from_version, reason, made_by, made_by_name, made_at)
    values (${entry.id}, ${entry.eventId}, 'planning', ${entry.kind}, ${JSON.stringify(entry.said)}, ${entry.marketId}, ${entry.fromVersion},
      ${entry.reason}, ${entry.madeBy}, ${entry.madeByName}, ${new Date(entry.madeAtMs)})
    on conflict (event_id) where status in ('planning', 'planned', 'running') do nothing returning id`)
  return row !== undefined
}

export async function findEntry(db: Queries, id: string): Promise<Entry | undefined> {
  const row = await db.one<EntryRow>(sql`select * from sportsbook_result_entry where id = ${id}`)
  return row && entryOf(row)
}

/** The entry, locked until the transaction ends. */
export async function lockEntry(tx: Tx, id: string): Promise<Entry | undefined> {
  const row = await tx.one<EntryRow>(sql`select * from sportsbook_result_entry where id = ${id} for update`)
  return row && entryOf(row)
}

/** The entries of an event, newest first. */
export const entriesOf = async (db: Queries, eventId: bigint): Promise<Entry[]> =>
  (
    await db.query<EntryRow>(sql`
    select * from sportsbook_result_entry where event_id = ${eventId} order by made_at desc, id limit 20`)
  ).map(entryOf)

/** Entries whose dry run is to be made. */
export const entriesToPlan = async (db: Queries): Promise<Entry[]> =>
  (
    await db.query<EntryRow>(
      sql`select * from sportsbook_result_entry where status = 'planning' order by made_at limit 20`,
    )
  ).map(entryOf)

export const savePlan = async (
  db: Queries,
  id: string,
  { plan, fingerprint, secondOperator }: { plan: EntryPlan; fingerprint: string; secondOperator: boolean },
): Promise<void> => {
  await db.query(sql`
    update sportsbook_result_entry set status = 'planned', plan = ${JSON.stringify(plan)}, fingerprint = ${fingerprint},
      second_operator = ${secondOperator}
    where id = ${id} and status = 'planning'`)
}

/** Who decided about an entry, and why. */
export interface EntryStep {
  operatorId: number
  operatorName: string
  reason: string
  nowMs: number
}

export const saveEntryStep = async (
  tx: Tx,
  id: string,
  status: 'running' | 'dropped' | 'stale',
  { operatorId, operatorName, reason, nowMs }: EntryStep,
  version: number | null = null,
): Promise<void> => {
  await tx.query(sql`
    update sportsbook_result_entry set status = ${status}, version = ${version}, decided_by = ${operatorId}, decided_by_name = ${operatorName},
      decided_at = ${new Date(nowMs)}, decision_reason = ${reason}
    where id = ${id}`)
}

/** Ends the entries by which everything has been settled. */
export const finishEntries = async (db: Queries): Promise<void> => {
  await db.query(sql`
    update sportsbook_result_entry entry set status = 'done'
    where status = 'running' and not exists (
      select from sportsbook_event_settlement due where due.event_id = entry.event_id and due.due > due.done)`)
}

/** Makes the confirmations of one operator wait for each other. */
export async function lockConfirmations(tx: Tx, operatorId: number): Promise<void> {
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sportsbook.confirmed ${operatorId}`}, 0))`,
  )
}

/** What entries moved that one operator made and confirmed alone since a moment, by currency. */
export const confirmedAlone = (
  tx: Tx,
  operatorId: number,
  sinceMs: number,
): Promise<Pick<PlannedSum, 'currency' | 'gain' | 'lose'>[]> =>
  tx.query<Pick<PlannedSum, 'currency' | 'gain' | 'lose'>>(sql`
    select sum.currency, sum(sum.gain)::text as gain, sum(sum.lose)::text as lose
    from sportsbook_result_entry entry, jsonb_to_recordset(entry.plan -> 'sums') as sum (currency text, gain numeric, lose numeric)
    where entry.made_by = ${operatorId} and entry.decided_by = ${operatorId} and entry.status in ('running', 'done')
      and entry.decided_at > ${new Date(sinceMs)}
    group by sum.currency`)
