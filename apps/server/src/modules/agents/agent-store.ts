// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/** Whose open invitation code this is. */
export async function ownerOfCode(db: Queries, brandCode: string, code: string): Promise<bigint | undefined> {
  const row = await db.one<{ agent_id: bigint }>(sql`
    select agent_id from agent_code where brand_code = ${brandCode} and code = ${code.toUpperCase()} and enabled`)
  return row?.agent_id
}

/** Gives an agent an invitation code; false when the code is taken. */
export async function addAgentCode(
  tx: Tx,
  { brandCode, code, agentId, nowMs }: { brandCode: string; code: string; agentId: bigint; nowMs: number },
): Promise<boolean> {
  const row = await tx.one(sql`
    insert into agent_code (brand_code, code, agent_id, created_at) values (${brandCode}, ${code.toUpperCase()}, ${agentId}, ${new Date(nowMs)})
    on conflict do nothing returning code`)
  return row !== undefined
}

/** The agent's oldest open invitation code. */
export async function codeOfAgent(db: Queries, agentId: bigint): Promise<string | undefined> {
  return (
    await db.one<{ code: string }>(
      sql`select code from agent_code where agent_id = ${agentId} and enabled order by created_at, code limit 1`,
    )
  )?.code
}

/** The prize group of those who register with an open invitation code; undefined for the brand's. */
export async function groupOfCode(db: Queries, brandCode: string, code: string): Promise<number | undefined> {
  const row = await db.one<{ prizeGroup: number | null }>(sql`
    select prize_group as "prizeGroup" from agent_code
    where brand_code = ${brandCode} and code = ${code.toUpperCase()} and enabled`)
  return row?.prizeGroup ?? undefined
}

/** The prize group of those who follow an agent's invitation; null for the brand's. */
export const groupOfInvitation = async (db: Queries, agentId: bigint): Promise<number | null> =>
  (
    await db.one<{ prizeGroup: number | null }>(sql`
    select prize_group as "prizeGroup" from agent_code where agent_id = ${agentId} and enabled order by created_at, code limit 1`)
  )?.prizeGroup ?? null

/** Sets it for all open codes of the agent. */
export const updateInvitationGroup = (
  db: Queries,
  agentId: bigint,
  prizeGroup: number | null,
): Promise<unknown[]> =>
  db.query(sql`update agent_code set prize_group = ${prizeGroup} where agent_id = ${agentId} and enabled`)
