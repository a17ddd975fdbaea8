// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { siteMonth } from '@tessera/rules/ranks/months'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { ranksOf } from '../../members/index.ts'
import { raiseOpenRebates } from '../rebates/rebate-store.ts'
import { ratesByRank } from '../rebates/rebate-terms.ts'
import { changeRanks } from './change-ranks.ts'
import type { RankChange } from './change-store.ts'
import { rankTerms } from './rank-terms.ts'
import { lockStandings } from './standing-store.ts'

/**
 * Gives a member a rank, as an operator decided. A higher one brings the same bonuses as one that was reached
 * by bets; the end of the month judges it like any other. A rank that was taken comes back by bets of later
 * months at the earliest. Undefined when the member has this rank already.
 * Throws `backoffice.noRank` for a trial account. Call it before anything else locks the member.
 */
export async function setRankByHand(
  tx: Tx,
  deps: { settings: Settings },
  {
    memberId,
    rankLevel,
    reason,
    by,
    nowMs,
  }: { memberId: bigint; rankLevel: number; reason: string; by: string; nowMs: number },
): Promise<RankChange | undefined> {
  const [known] = await ranksOf(tx, [memberId])
  if (!known) throw fault('backoffice.noRank')
  await lockStandings(tx, [memberId])
  const [member] = await ranksOf(tx, [memberId])
  if (!member || member.rankLevel === rankLevel) return undefined
  const { brandCode } = member
  const settings = deps.settings.of(brandCode)
  const terms = await rankTerms(settings)
  const change: RankChange = {
    memberId,
    brandCode,
    from: member.rankLevel,
    to: rankLevel,
    cause: 'OPERATOR',
    atMs: nowMs,
    reason,
    by,
    ...(rankLevel < member.rankLevel ? { loweredIn: siteMonth(nowMs, terms.timeZone) } : {}),
  }
  await changeRanks(tx, [change], new Map([[brandCode, terms]]), nowMs)
  await raiseOpenRebates(
    tx,
    [{ memberId, day: dayIn(terms.timeZone, nowMs), rankLevel }],
    await ratesByRank(settings),
  )
  return change
}
