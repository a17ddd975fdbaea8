// SPDX-License-Identifier: Apache-2.0
import { deepestLine } from '@tessera/rules/agents/judge-upline'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'
import { isAgentType, lineOf, memberById } from '../members/index.ts'

/** The agent to whom an invitation code belongs, while both are active and somebody can be placed below. */
export async function agentByCode(db: Queries, brandCode: string, code: string): Promise<number | undefined> {
  const row = await db.one<{ agent_id: number }>(sql`
    select agent_id from agent_code where merchant = ${brandCode} and code = ${code.toUpperCase()} and enabled`)
  return row && agentById(db, brandCode, row.agent_id)
}

/** The agent with this id, if active and not at the deepest level of a line. */
export async function agentById(db: Queries, brandCode: string, id: number): Promise<number | undefined> {
  const member = await memberById(db, id)
  const active = member?.enabled && member.brandCode === brandCode && isAgentType(member.type)
  return active && ((await lineOf(db, id))?.length ?? 0) < deepestLine ? id : undefined
}

/** Gives an agent an invitation code; false when the code is taken. */
export async function addAgentCode(
  tx: Tx,
  { brandCode, code, agentId, nowMs }: { brandCode: string; code: string; agentId: number; nowMs: number },
): Promise<boolean> {
  const row = await tx.one(sql`
    insert into agent_code (merchant, code, agent_id, created_at) values (${brandCode}, ${code.toUpperCase()}, ${agentId}, ${new Date(nowMs)})
    on conflict do nothing returning code`)
  return row !== undefined
}

/** The agent's oldest open invitation code. */
export async function codeOfAgent(db: Queries, agentId: number): Promise<string | undefined> {
  return (
    await db.one<{ code: string }>(
      sql`select code from agent_code where agent_id = ${agentId} and enabled order by created_at, code limit 1`,
    )
  )?.code
}
