// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import { whoseTeam } from '../../agents/index.ts'
import { memberById, type Member } from '../../members/index.ts'

/** The account right above a member. Throws `call.forbidden` when there is none or it is closed. */
export async function accountAbove(db: Queries, memberId: bigint): Promise<Member> {
  const uplineId = (await memberById(db, memberId))?.uplineId ?? undefined
  return openAccountOf(uplineId === undefined ? undefined : await memberById(db, uplineId))
}

/**
 * An account in the caller's team by name, at any depth. Throws `call.forbidden` for every other name and for
 * a closed account.
 */
export async function accountBelow(db: Queries, agentId: bigint, account: string): Promise<Member> {
  const found = account === '' ? undefined : await memberById(db, await whoseTeam(db, agentId, account))
  return openAccountOf(found)
}

function openAccountOf(member: Member | undefined): Member {
  if (!member?.enabled) throw fault('call.forbidden')
  return member
}
