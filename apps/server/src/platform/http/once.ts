// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { Fault, fault, faults, type Call, type FaultName } from '@tessera/contract'
import { sql, type Database, type Queries, type Tx } from '../db/index.ts'
import { refusal, type Answer } from './envelope.ts'
import { KeepingFault } from './keeping-fault.ts'
import type { Say } from './sentence.ts'

interface FirstAnswer {
  call: string
  fingerprint: string
  status: number
  answer: Answer['envelope']
}

/** Secrets such as a payment password are left out, so that not even their hash is stored. */
export const fingerprintOf = ({ password: _, ...asked }: Record<string, unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify(asked, (__, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)))
    .digest('hex')

export interface OnceRequest {
  call: Call
  actor: string
  requestId: string
  input: Record<string, unknown>
  /** Says a refusal to the caller. */ say: Say
  nowMs: number
}

/**
 * Runs a call once per request id (D-12). The record of the id, the work and the answer are one transaction:
 * a repetition waits for the first and gets its answer; the same id with another body is refused. A business
 * refusal is an answer too: it is stored, while its work is undone. An unexpected error undoes everything, so
 * that the client may try again.
 */
export function answerOnce(
  database: Database,
  request: OnceRequest,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const { actor, requestId, call, say } = request
  const fingerprint = fingerprintOf(request.input)
  return database.transaction(async (tx) => {
    const taken = await tx.one(sql`
      insert into call_once (actor, request_id, call, fingerprint, created_at)
      values (${actor}, ${requestId}, ${call.name}, ${fingerprint}, to_timestamp(${request.nowMs} / 1000.0))
      on conflict (actor, request_id) do nothing returning request_id`)
    if (!taken) return repeat(tx, request, fingerprint)
    const answer = await attempt(tx, work, say)
    if (answer.status === 200)
      await tx.query(sql`
      update call_once set status = ${answer.status}, answer = ${JSON.stringify(answer.envelope)}
      where actor = ${actor} and request_id = ${requestId}`)
    else await tx.query(sql`delete from call_once where actor = ${actor} and request_id = ${requestId}`)
    return answer
  })
}

const findFirst = (db: Queries, { actor, requestId }: OnceRequest): Promise<FirstAnswer | undefined> =>
  db.one<FirstAnswer>(sql`
  select call, fingerprint, status, answer from call_once where actor = ${actor} and request_id = ${requestId}`)

/**
 * The answer that the same request got before; undefined for a new one, and while the first is still running.
 */
export async function earlierAnswer(db: Queries, request: OnceRequest): Promise<Answer | undefined> {
  const first = await findFirst(db, request)
  if (!first || first.call !== request.call.name || first.fingerprint !== fingerprintOf(request.input))
    return undefined
  return { status: first.status, envelope: first.answer }
}

/** Deletes the answers to requests made before a given time. */
export const forgetAnswers = (db: Queries, beforeMs: number): Promise<unknown[]> =>
  db.query(sql`delete from call_once where created_at < ${new Date(beforeMs)}`)

/** The answer that the first of two requests with the same id got. Throws `call.requestReused` if they differ. */
export async function repeat(tx: Tx, request: OnceRequest, fingerprint: string): Promise<Answer> {
  const { call } = request
  const first = await findFirst(tx, request)
  if (!first || first.call !== call.name || first.fingerprint !== fingerprint)
    throw fault('call.requestReused')
  return { status: first.status, envelope: first.answer }
}

async function attempt(tx: Tx, work: (tx: Tx) => Promise<Answer>, say: Say): Promise<Answer> {
  await tx.query(sql`savepoint work`)
  const later: (() => void)[] = []
  try {
    const answer = await work({ ...tx, afterCommit: (after) => later.push(after) })
    for (const after of later) tx.afterCommit(after)
    return answer
  } catch (error) {
    if (!isAnswer(error)) throw error
    await tx.query(sql`rollback to savepoint work`)
    if (error instanceof KeepingFault) await error.keep(tx)
    return refusal(error.fault, say, error.details)
  }
}

/** Whether an error refuses a request for good, as opposed to a failure, after which it may be tried again. */
export const isAnswer = (error: unknown): error is Fault =>
  error instanceof Fault && error.fault in faults && faults[error.fault as FaultName].status < 500
