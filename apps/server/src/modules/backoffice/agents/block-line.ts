// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { OperatorActor } from '../../../platform/http/index.ts'
import { balanceOfTeam } from '../../agents/index.ts'
import { countSessionsOfLine, endSessionsOfLine, type IdentityDeps } from '../../identity/index.ts'
import {
  blocksOf,
  blocksToFinish,
  countBranch,
  endBlock,
  insertBlock,
  isAgentType,
  lockBlocks,
  noteSessionsEnded,
  type LineBlock,
  type Member,
} from '../../members/index.ts'
import { endPlaySessionsOfLine } from '../../play/index.ts'
import { memberOf } from '../accounts/member-of.ts'
import { recordAction } from '../audit/record-action.ts'

type Blocks = OperationOutput<'backoffice.blockLine'>
export type SessionsToEnd = Pick<IdentityDeps, 'database' | 'live' | 'events' | 'clock'>

interface Step {
  id: bigint
  reason: string
  operator: OperatorActor
  nowMs: number
}

/** What a block of this line would concern. Throws like blockLine. */
export async function previewBlock(
  db: Queries,
  id: bigint,
  nowMs: number,
): Promise<OperationOutput<'backoffice.previewLineBlock'>> {
  await agentOf(db, id)
  const [{ members, agents }, sessions, balance] = await Promise.all([
    countBranch(db, id),
    countSessionsOfLine(db, id, nowMs),
    balanceOfTeam(db, id),
  ])
  return { members, agents, sessions, balance }
}

/**
 * Blocks an agent and everybody below: from the commit on nobody of the line is let in, and the sessions that were open
 * end right after it, in steps. If the process ends meanwhile, the next one goes on. Throws `backoffice.noMember`,
 * `backoffice.noAgent` and `backoffice.lineBlocked`.
 */
export async function blockLine(deps: SessionsToEnd, { id, reason, operator, nowMs }: Step): Promise<Blocks> {
  const blockId = await deps.database.transaction(async (tx) => {
    const { brandCode } = await agentOf(tx, id)
    await lockBlocks(tx, brandCode)
    const inserted = await insertBlock(tx, {
      memberId: id,
      operatorName: operator.name,
      reason,
      blockedAtMs: nowMs,
    })
    if (inserted === undefined) throw fault('backoffice.lineBlocked')
    await record(tx, 'blockLine', { id, reason, operator, nowMs })
    return inserted
  })
  await endSessions(deps, { id: blockId, memberId: id })
  return presentBlocks(deps.database, id)
}

/** Ends the block of an account; blocks of agents above and below it stay. Throws `backoffice.lineNotBlocked`. */
export async function unblockLine(
  { database }: Pick<SessionsToEnd, 'database'>,
  { id, reason, operator, nowMs }: Step,
): Promise<Blocks> {
  await database.transaction(async (tx) => {
    await memberOf(tx, id)
    if (!(await endBlock(tx, id, nowMs))) throw fault('backoffice.lineNotBlocked')
    await record(tx, 'unblockLine', { id, reason, operator, nowMs })
  })
  return presentBlocks(database, id)
}

/** Job: ends the sessions of blocked lines that a process left behind. */
export async function finishBlocks(deps: SessionsToEnd): Promise<void> {
  for (const block of await blocksToFinish(deps.database)) await endSessions(deps, block)
}

async function endSessions(
  deps: SessionsToEnd,
  { id, memberId }: { id: number; memberId: bigint },
): Promise<void> {
  await endSessionsOfLine(deps, memberId, deps.clock.now())
  await endPlaySessionsOfLine(deps.database, memberId, deps.clock.now())
  await noteSessionsEnded(deps.database, id, deps.clock.now())
}

/** The open blocks of the account and of those above it. */
export async function presentBlocks(db: Queries, id: bigint): Promise<Blocks> {
  return { blocks: (await blocksOf(db, id)).map(presentBlock) }
}

export const presentBlock = ({
  memberId,
  brandCode,
  username,
  operatorName,
  reason,
  blockedAtMs,
}: LineBlock): Blocks['blocks'][number] => ({
  memberId: Number(memberId),
  brandCode,
  username,
  blockedBy: operatorName,
  reason,
  blockedAt: blockedAtMs,
})

async function agentOf(db: Queries, id: bigint): Promise<Member> {
  const member = await memberOf(db, id)
  if (!isAgentType(member.type)) throw fault('backoffice.noAgent')
  return member
}

const record = (tx: Tx, action: string, { id, reason, operator, nowMs }: Step): Promise<void> =>
  recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: `member:${id}`,
    after: { reason },
    nowMs,
  })
