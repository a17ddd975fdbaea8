// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { groupOf, type PrizeGroup } from '@tessera/rules/lottery/prize-groups'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** A prize group as agents and operators see it. */
export interface PresentedGroup {
  prizeMode: number
  name: string
  level: number
}

export const presentGroup = ({ number, name, level }: PrizeGroup): PresentedGroup => ({
  prizeMode: number,
  name,
  level,
})

/** The groups of a brand up to the one of an account: those that it may give to others. */
export const groupsUpTo = (groups: readonly PrizeGroup[], number: number): PresentedGroup[] =>
  groups.filter((group) => group.number <= Math.max(number, groups[0]?.number ?? 0)).map(presentGroup)

/** Throws `agents.noPrizeGroup` for a number that the brand has not. */
export async function requireGroup(settings: Settings, prizeMode: number): Promise<void> {
  const groups = await settings.read('lottery.prizeGroups')
  if (groups.every(({ number }) => number !== prizeMode)) throw fault('agents.noPrizeGroup')
}

/**
 * The prize group that somebody who registers gets, as far as their upline allows: that of the invitation code, else the
 * brand's.
 */
export async function groupOfNewAccount(
  db: Queries,
  settings: Settings,
  { brandCode, affiliateCode = '' }: { brandCode: string; affiliateCode?: string },
): Promise<number> {
  const code = affiliateCode === '' ? undefined : await groupOfCode(db, brandCode, affiliateCode)
  const groups = await settings.read('lottery.prizeGroups')
  return groupOf(groups, code ?? (await settings.read('lottery.newAccountGroup'))).number
}

async function groupOfCode(db: Queries, brandCode: string, code: string): Promise<number | undefined> {
  const row = await db.one<{ prizeGroup: number | null }>(sql`
    select prize_group as "prizeGroup" from agent_code
    where merchant = ${brandCode} and code = ${code.toUpperCase()} and enabled`)
  return row?.prizeGroup ?? undefined
}

/** The prize group of those who follow an agent's invitation; null for the brand's. */
export const groupOfInvitation = async (db: Queries, agentId: number): Promise<number | null> =>
  (
    await db.one<{ prizeGroup: number | null }>(sql`
    select prize_group as "prizeGroup" from agent_code where agent_id = ${agentId} and enabled order by created_at, code limit 1`)
  )?.prizeGroup ?? null

/** Sets it for all open codes of the agent. */
export const updateInvitationGroup = (
  db: Queries,
  agentId: number,
  prizeGroup: number | null,
): Promise<unknown[]> =>
  db.query(sql`update agent_code set prize_group = ${prizeGroup} where agent_id = ${agentId} and enabled`)
