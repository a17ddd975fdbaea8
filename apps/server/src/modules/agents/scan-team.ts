// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { teamRange } from '../members/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { TeamDays } from './figures/team-figures.ts'
import { countMoves, idsOfTeam, idsOfThoseWhoLeft, scannedFigures, type ScannedMember } from './scan-store.ts'

/** Accounts that one step looks at. */
const usualStep = 5_000

/**
 * Where a scan is: after which account, among those who are in the team or those who have left it, and how many lines
 * had been left when it began.
 */
interface ScanPosition {
  among: 'team' | 'left'
  afterId: bigint
  moves: number
}

/**
 * Reads everybody whose figures count for a team in a period, step by step: first the accounts of the team, each agent
 * before those below, then those who have left it since. Each step costs the same, however large the team is. Names are
 * masked. `after`: the `next` of the step before, empty at first. Undefined when an account of the team has moved since
 * the first step: then the scan must begin again.
 */
export async function scanTeam(
  db: Queries,
  team: TeamDays,
  { activeBet, after, step = usualStep }: { activeBet: Amount; after: string; step?: number },
): Promise<{ list: ScannedMember[]; next: string | null } | undefined> {
  const moves = await countMoves(db, team)
  const position = readPosition(after) ?? { among: 'team', afterId: 0n, moves }
  if (position.moves !== moves) return undefined
  const range = await teamRange(db, team.agentId)
  const ids =
    position.among === 'team'
      ? await idsOfTeam(db, range, position.afterId, step)
      : await idsOfThoseWhoLeft(db, team, range, { afterId: position.afterId, step })
  if (!ids) return undefined
  return { list: await scannedFigures(db, team, ids, activeBet), next: nextOf(position, ids, step) }
}

function readPosition(after: string): ScanPosition | undefined {
  const [, among, afterId, moves] = /^([tl])(\d+)-(\d+)$/.exec(after) ?? []
  if (among === undefined) return undefined
  return { among: among === 't' ? 'team' : 'left', afterId: BigInt(afterId!), moves: Number(moves) }
}

function nextOf({ among, moves }: ScanPosition, ids: readonly bigint[], step: number): string | null {
  if (ids.length === step) return `${among === 'team' ? 't' : 'l'}${ids.at(-1)}-${moves}`
  return among === 'team' ? `l0-${moves}` : null
}
