// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import { askMove, callOffMove, previewMove, waitingMove } from '../../agents/index.ts'
import { memberById, standingOf, type Member } from '../../members/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'

type Facts = RequestFacts & { tx: Tx; operator: OperatorActor }

/** What a change of upline would do. Throws `backoffice.noMember` and what `planMove` throws. */
export const previewMoveOf = (
  { database, moves }: Pick<BackofficeDeps, 'database' | 'moves'>,
  { id, ...asked }: OperationInput<'backoffice.previewMove'>,
  facts: RequestFacts,
): Promise<OperationOutput<'backoffice.previewMove'>> =>
  database.transaction(async (tx) => previewMove(tx, moves, await accountOf(tx, BigInt(id)), asked, facts))

/**
 * Moves an account with everybody below it, at once or from a later day on, with its line in the audit log.
 * Throws `backoffice.noMember` and what `askMove` throws.
 */
export async function changeUpline(
  { moves }: Pick<BackofficeDeps, 'moves'>,
  { id, reason, upline, fromDay }: OperationInput<'backoffice.changeUpline'>,
  { tx, operator, ...facts }: Facts,
): Promise<OperationOutput<'backoffice.changeUpline'>> {
  const account = await accountOf(tx, BigInt(id))
  const before = (await standingOf(tx, account.id))?.upline ?? ''
  const asked = { upline, fromDay, reason, operatorId: operator.operatorId, operatorName: operator.name }
  const move = await askMove(tx, moves, account, asked, facts)
  await recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action: move.atOnce ? 'changeUpline' : 'planMove',
    subject: `member:${id}`,
    before: { upline: before },
    after: { upline: move.upline?.username ?? '', fromDay: move.fromDay, reason },
    nowMs: facts.nowMs,
  })
  return presentPlacement(tx, account.id)
}

/** Calls off the waiting move of an account. Throws `backoffice.noMember` and `backoffice.noMove`. */
export async function callOff(
  { id, reason }: OperationInput<'backoffice.callOffMove'>,
  { tx, operator, nowMs }: Facts,
): Promise<OperationOutput<'backoffice.callOffMove'>> {
  const account = await accountOf(tx, BigInt(id))
  const { upline, fromDay } = await callOffMove(tx, account.id, nowMs)
  await recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action: 'callOffMove',
    subject: `member:${id}`,
    before: { upline, fromDay },
    after: { reason },
    nowMs,
  })
  return presentPlacement(tx, account.id)
}

async function accountOf(db: Queries, id: bigint): Promise<Member> {
  const member = await memberById(db, id)
  if (!member) throw fault('backoffice.noMember')
  return member
}

async function presentPlacement(
  tx: Tx,
  memberId: bigint,
): Promise<OperationOutput<'backoffice.changeUpline'>> {
  const { upline = null, rankLevel = 0, labels = [] } = (await standingOf(tx, memberId)) ?? {}
  return {
    memberId: Number(memberId),
    upline,
    rankLevel,
    labels,
    waitingMove: await presentWaitingMove(tx, memberId),
  }
}

/** The move of an account that waits for its day. */
export async function presentWaitingMove(
  db: Queries,
  memberId: bigint,
): Promise<OperationOutput<'backoffice.changeUpline'>['waitingMove']> {
  const move = await waitingMove(db, memberId)
  if (!move) return null
  const { upline, fromDay, operatorName, reason } = move
  return { upline: upline === '' ? null : upline, fromDay, askedBy: operatorName, reason }
}
