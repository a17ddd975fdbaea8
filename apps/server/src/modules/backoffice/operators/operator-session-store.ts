// SPDX-License-Identifier: Apache-2.0
import { staffSession } from '@tessera/rules/identity/session-life'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { OperatorRole } from '@tessera/rules/operators/permissions'

export interface NewSession {
  tokenHash: Buffer
  operatorId: number
  bindingHash: Buffer | null
  nowMs: number
}

export async function insertSession(
  tx: Tx,
  { tokenHash, operatorId, bindingHash, nowMs }: NewSession,
): Promise<void> {
  await tx.query(sql`
    insert into operator_session (token_hash, operator_id, binding_hash, used_at, ends_at)
    values (${tokenHash}, ${operatorId}, ${bindingHash}, ${new Date(nowMs)}, ${new Date(nowMs + staffSession.longestMs)})`)
}

/** Moves the browser's existing sessions to its new cookie. */
export async function rebindSessions(tx: Tx, oldHash: Buffer, newHash: Buffer): Promise<void> {
  await tx.query(sql`update operator_session set binding_hash = ${newHash} where binding_hash = ${oldHash}`)
}

export interface SessionOperator {
  id: number
  name: string
  role: OperatorRole
}

/**
 * The operator of this session, which counts as activity; undefined for one that has ended, is closed, or was
 * sent without its cookie.
 */
export const useSession = (
  db: Queries,
  tokenHash: Buffer,
  bindingHash: Buffer | null,
  nowMs: number,
): Promise<(SessionOperator & SessionTimes) | undefined> =>
  db.one<SessionOperator & SessionTimes>(sql`
    update operator_session s set used_at = greatest(s.used_at, ${new Date(nowMs)}) from operator o
    where s.token_hash = ${tokenHash} and o.id = s.operator_id and o.enabled and s.ends_at > ${new Date(nowMs)}
      and s.used_at >= ${new Date(nowMs - staffSession.idleMs)} and (s.binding_hash is null or s.binding_hash = ${bindingHash})
    returning o.id, o.name, o.role, s.used_at as "usedAtMs", s.ends_at as "endsAtMs"`)

/** The same without counting as activity, and when the session expires if nobody uses it again. */
export const findLivingSession = (
  db: Queries,
  tokenHash: Buffer,
  bindingHash: Buffer | null,
  nowMs: number,
): Promise<(SessionOperator & SessionTimes & { bound: boolean }) | undefined> =>
  db.one<SessionOperator & SessionTimes & { bound: boolean }>(sql`
    select o.id, o.name, o.role, s.binding_hash is not null as bound, s.used_at as "usedAtMs", s.ends_at as "endsAtMs" from operator_session s join operator o on o.id = s.operator_id
    where s.token_hash = ${tokenHash} and o.enabled and s.ends_at > ${new Date(nowMs)}
      and s.used_at >= ${new Date(nowMs - staffSession.idleMs)} and (s.binding_hash is null or s.binding_hash = ${bindingHash})`)

interface SessionTimes {
  usedAtMs: number
  endsAtMs: number
}

/** What determines how long these sessions last; ended ones and those of closed operators are left out. */
export const listLivingTimes = (
  db: Queries,
  tokenHashes: readonly Buffer[],
  nowMs: number,
): Promise<(SessionTimes & { tokenHash: Buffer })[]> =>
  db.query<SessionTimes & { tokenHash: Buffer }>(sql`
    select s.token_hash as "tokenHash", s.used_at as "usedAtMs", s.ends_at as "endsAtMs" from operator_session s join operator o on o.id = s.operator_id
    where s.token_hash = any(${tokenHashes}::bytea[]) and o.enabled and s.ends_at > ${new Date(nowMs)} and s.used_at >= ${new Date(nowMs - staffSession.idleMs)}`)

/** Ends a session; returns whose it was. */
export const deleteSession = (tx: Tx, tokenHash: Buffer): Promise<{ id: number; name: string } | undefined> =>
  tx.one<{ id: number; name: string }>(sql`
    delete from operator_session s using operator o where s.token_hash = ${tokenHash} and o.id = s.operator_id returning o.id, o.name`)

/** Ends every session of an operator. */
export async function deleteSessionsOf(tx: Tx, operatorId: number): Promise<void> {
  await tx.query(sql`delete from operator_session where operator_id = ${operatorId}`)
}

/** Ends every session of an operator but this one. */
export async function deleteOtherSessionsOf(tx: Tx, operatorId: number, tokenHash: Buffer): Promise<void> {
  await tx.query(
    sql`delete from operator_session where operator_id = ${operatorId} and token_hash <> ${tokenHash}`,
  )
}

/** Deletes expired sessions. */
export async function deleteOverSessions(db: Queries, slotMs: number): Promise<void> {
  await db.query(
    sql`delete from operator_session where ends_at <= ${new Date(slotMs)} or used_at < ${new Date(slotMs - staffSession.idleMs)}`,
  )
}
