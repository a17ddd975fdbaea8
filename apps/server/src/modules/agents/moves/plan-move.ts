// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { periodOf } from '@tessera/rules/contracts/periods'
import { addDays, dayIn } from '@tessera/rules/site/zoned-days'
import { text } from '@tessera/texts'
import { siteTimeZone } from '../../site/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { RequestFacts } from '../../../platform/http/index.ts'
import { teamRange, type Member, type TeamRange } from '../../members/index.ts'
import { lockOpenWindow } from '../figures/stream-store.ts'
import { figuresClosedTo } from '../figures/team-figures.ts'
import { uplineFor } from './judge-placement.ts'
import { hasFigures } from './move-store.ts'
import type { MovesDeps } from './moves-deps.ts'

/** How far ahead a move can be planned. */
const mostDaysAhead = 366

export interface MoveToPlan {
  upline: string
  /** YYYY-MM-DD; the earliest when left out. */
  fromDay?: string | undefined
}

export interface PlannedMove {
  /** Undefined for none. */
  upline: Member | undefined
  /** The running day. */
  today: string
  /** The first day in the new line. */
  fromDay: string
  /** It takes effect now: nobody in the branch has figures or a contract that would be torn apart. */
  atOnce: boolean
}

/**
 * Where an account goes and when, while no day begins until the transaction ends. Whole days belong to one
 * line, and so do the running week and month where there is anything to settle: so a move takes effect at
 * the beginning of a later day, or at once for a branch in which nothing has happened. Throws what
 * `uplineFor` throws, and `call.invalid` for the same upline and for a day that is not ahead.
 */
export async function planMove(
  tx: Tx,
  deps: MovesDeps,
  account: Member,
  asked: MoveToPlan,
  { language }: Pick<RequestFacts, 'language'>,
): Promise<PlannedMove> {
  // First of all, as the roll-up does: it makes the moves of a day while it holds this lock.
  await lockOpenWindow(tx)
  const upline = await uplineFor(tx, account, asked.upline)
  const invalid = (field: string) =>
    fault('call.invalid', { fields: { [field]: text(language, 'fault.field.invalid') } })
  if ((upline?.id ?? null) === account.uplineId) throw invalid('upline')
  const { today, behind } = await todayOf(tx, deps, account.brandCode)
  if (asked.fromDay !== undefined) {
    if (asked.fromDay <= today || asked.fromDay > addDays(today, mostDaysAhead)) throw invalid('fromDay')
    return { upline, today, fromDay: asked.fromDay, atOnce: false }
  }
  const atOnce = !behind && (await isUntouched(tx, deps, await teamRange(tx, account.id), today))
  return { upline, today, fromDay: atOnce ? today : addDays(today, 1), atOnce }
}

/** `behind`: figures of an earlier day may still be to come. */
async function todayOf(
  tx: Tx,
  { settings, clock }: MovesDeps,
  brandCode: string,
): Promise<{ today: string; behind: boolean }> {
  const byClock = dayIn(await siteTimeZone(settings.of(brandCode)), clock.now())
  const closed = await figuresClosedTo(tx, brandCode)
  const today = closed && closed.today > byClock ? closed.today : byClock
  return { today, behind: closed !== undefined && closed.today < today }
}

async function isUntouched(tx: Tx, deps: MovesDeps, team: TeamRange, today: string): Promise<boolean> {
  const [week, month] = [periodOf('Weekly', today).firstDay, periodOf('Monthly', today).firstDay]
  const since = week < month ? week : month
  return !(await hasFigures(tx, team, since)) && !(await deps.hasContracts(tx, team, since))
}
