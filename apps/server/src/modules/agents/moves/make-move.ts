// SPDX-License-Identifier: Apache-2.0
import { addDays } from '@tessera/rules/site/zoned-days'
import { lockBranch, lockLines, moveBranch, teamRange, type Member } from '../../members/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { brandRules } from '../figures/brand-rules.ts'
import { countAccounts } from '../figures/count-accounts.ts'
import { inTestLine } from './move-store.ts'
import type { MovesDeps } from './moves-deps.ts'
import { saveFormerLines, shiftFigures } from './shift-figures.ts'

/**
 * Moves an account and everybody below it to another line from a day on, while nothing is rolled up. The
 * teams above lose and gain the accounts and their cash; what they did on earlier days stays with the old
 * line.
 */
export async function makeMove(
  tx: Tx,
  deps: MovesDeps,
  { account, upline, day }: { account: Member; upline: Member | undefined; day: string },
): Promise<void> {
  await lockLines(tx, account.brandCode)
  const team = await lockBranch(tx, account.id)
  const brands = await brandRules(tx, deps.settings)
  while (await countAccounts(tx, brands));
  // In a test line, who counts where may change within the branch, too.
  const whole = (await inTestLine(tx, account.uplineId)) || (await inTestLine(tx, upline?.id ?? null))
  const levelsAbove = (line: readonly bigint[]) => (whole ? undefined : line.length - 1)
  await shiftFigures(tx, team, { day, levels: levelsAbove(team.line), sign: -1 })
  await saveFormerLines(tx, team, addDays(day, -1))
  await moveBranch(tx, account.id, upline)
  const moved = await teamRange(tx, account.id)
  await shiftFigures(tx, moved, { day, levels: levelsAbove(moved.line), sign: 1 })
  await deps.endContracts(tx, account.id, { lastDay: addDays(day, -1), nowMs: deps.clock.now() })
}
