// SPDX-License-Identifier: Apache-2.0
import { deepestLine } from '@tessera/rules/agents/judge-upline'
import type { Queries } from '../../platform/db/index.ts'
import { isAgentType, lineOf, memberById } from '../members/index.ts'
import { ownerOfCode } from './agent-store.ts'

/** The agent to whom an invitation code belongs, while both are active and somebody can be placed below. */
export async function agentByCode(db: Queries, brandCode: string, code: string): Promise<bigint | undefined> {
  const id = await ownerOfCode(db, brandCode, code)
  return id === undefined ? undefined : agentById(db, brandCode, id)
}

/** The agent with this id, if active and not at the deepest level of a line. */
export async function agentById(db: Queries, brandCode: string, id: bigint): Promise<bigint | undefined> {
  const member = await memberById(db, id)
  const active = member?.enabled && member.brandCode === brandCode && isAgentType(member.type)
  return active && ((await lineOf(db, id))?.length ?? 0) < deepestLine ? id : undefined
}
