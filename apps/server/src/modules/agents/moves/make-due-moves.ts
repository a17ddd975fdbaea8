// SPDX-License-Identifier: Apache-2.0
import { lockLines, memberById, namesOf, type Member } from '../../members/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { judgePlacement } from './judge-placement.ts'
import { makeMove } from './make-move.ts'
import { dueMoves, endMove, type LineMove } from './move-store.ts'
import type { MovesDeps } from './moves-deps.ts'

/**
 * Makes the moves that have waited for the day that begins at these brands, before anything counts in it. Each
 * is judged again, because lines may have changed: one that is not possible any more is dropped, and an
 * operator is alerted.
 */
export async function makeDueMoves(tx: Tx, deps: MovesDeps, brandCodes: readonly string[]): Promise<void> {
  for (const move of await dueMoves(tx, brandCodes)) await makeDueMove(tx, deps, move)
}

async function makeDueMove(tx: Tx, deps: MovesDeps, move: LineMove): Promise<void> {
  const nowMs = deps.clock.now()
  const account = await memberById(tx, move.memberId)
  if (!account) throw new Error(`there is no account ${move.memberId} to move`)
  await lockLines(tx, account.brandCode)
  const upline = move.uplineId === null ? undefined : await memberById(tx, move.uplineId)
  const uplineBefore = await nameOf(tx, account.uplineId)
  const possible = upline === undefined || (await judgePlacement(tx, account, upline)) === 'fine'
  const state = possible ? 'made' : 'dropped'
  if (possible) await makeMove(tx, deps, { account, upline, day: move.fromDay })
  else await alertDropped(tx, deps, move, account, nowMs)
  await endMove(tx, move.id, state, nowMs)
  await deps.recordEnd(tx, { ...move, state, uplineBefore, nowMs })
}

const nameOf = async (tx: Tx, id: bigint | null): Promise<string> =>
  id === null ? '' : ((await namesOf(tx, [id])).get(id) ?? '')

const alertDropped = (
  tx: Tx,
  { alerts }: MovesDeps,
  { id, upline }: LineMove,
  { username, brandCode }: Member,
  nowMs: number,
): Promise<void> =>
  alerts.raise(
    tx,
    {
      kind: 'agents.moveDropped',
      reference: `move:${id}`,
      details: { account: username, upline, brand: brandCode },
    },
    nowMs,
  )
