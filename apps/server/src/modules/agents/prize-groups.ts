// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { groupOf, type PrizeGroup } from '@tessera/rules/lottery/prize-groups'
import type { Queries } from '../../platform/db/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { groupOfCode } from './agent-store.ts'

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
