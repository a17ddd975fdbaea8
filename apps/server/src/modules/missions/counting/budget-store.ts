// SPDX-License-Identifier: Apache-2.0
import type { MissionKind } from '@tessera/rules/missions/missions'
import { sql, type Tx } from '../../../platform/db/index.ts'

/** A locked mission with its budget, in millionths. */
export interface LockedMission {
  id: number
  brandCode: string
  kind: MissionKind
  titles: Record<string, string>
  currency: string
  budget: bigint
  spent: bigint
}

/** Locks missions in the order of their ids, so that their budgets stay until the transaction ends. */
export async function lockMissions(tx: Tx, ids: readonly number[]): Promise<Map<number, LockedMission>> {
  const rows = await tx.query<LockedMission>(sql`
    select id, brand_code as "brandCode", kind, titles, currency, budget, spent from mission where id = any (${[...ids]}::integer[]) order by id for no key update`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Stores what of the budgets of locked missions is spent, by what is left of them. */
export async function saveSpent(
  tx: Tx,
  missions: ReadonlyMap<number, LockedMission>,
  left: ReadonlyMap<number, bigint>,
): Promise<void> {
  const ids = [...missions.keys()]
  await tx.query(sql`
    update mission m set spent = m.budget - l.left
    from unnest(${ids}::integer[], ${ids.map((id) => String(left.get(id)))}::bigint[]) as l (id, "left") where m.id = l.id`)
}

/** Puts a reward back into the budget of its mission. */
export async function giveBack(tx: Tx, missionId: number, reward: bigint): Promise<void> {
  await tx.query(sql`update mission set spent = spent - ${reward} where id = ${missionId}`)
}
