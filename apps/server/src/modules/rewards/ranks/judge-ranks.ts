// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import { monthEndMs } from '@tessera/rules/ranks/months'
import { keepsRank } from '@tessera/rules/ranks/ranks'
import { dayIn, firstOfMonth } from '@tessera/rules/site/zoned-days'
import type { Tx } from '../../../platform/db/index.ts'
import { followPlay } from '../../bets/index.ts'
import { rankedMembersAfter, ranksOf, type RankedMember } from '../../members/index.ts'
import { findBrands } from '../../site/index.ts'
import { changeRanks, pushRanks } from './change-ranks.ts'
import type { RankChange } from './change-store.ts'
import { rankFollower, type RanksDeps } from './follow-ranks.ts'
import { rankTerms, type BrandRanks } from './rank-terms.ts'
import { finishRun, insertRun, lastRun, lockRun, saveProgress } from './run-store.ts'
import { lockStandings, monthBetsOf } from './standing-store.ts'

type JudgeDeps = RanksDeps

/** Members that one transaction judges. */
const chunk = 10_000
/** Vendors may settle bets of the last minutes of a month a little later. */
const afterEndMs = 10 * 60_000

interface Month {
  brandCode: string
  /** Its first day. */
  month: string
}

/**
 * Job: at the end of a month of the site, everybody whose valid bets of the month do not keep their rank falls
 * one rank (D-148). Each month of a brand is judged once, oldest first. The members and how far the run has
 * come change in one transaction, so a run that was cut off anywhere goes on and judges nobody twice. The
 * month in which a brand began is not judged.
 */
export async function judgeRanks(deps: JudgeDeps): Promise<void> {
  for (const { code } of await findBrands(deps.database))
    for (;;) {
      const terms = await rankTerms(deps.settings.of(code))
      const month = await dueMonth(deps, code, terms)
      if (month === undefined || !(await followPlay(deps.database, rankFollower(deps)))) break
      await judgeMonth(deps, { brandCode: code, month }, terms)
    }
}

async function dueMonth(
  { database, clock }: JudgeDeps,
  brandCode: string,
  { timeZone }: BrandRanks,
): Promise<string | undefined> {
  const nowMs = clock.now()
  const last = await lastRun(database, brandCode)
  if (!last) {
    const before = firstOfMonth(dayIn(timeZone, nowMs), -1)
    await insertRun(database, { brandCode, month: before, done: true }, nowMs)
    return undefined
  }
  if (last.status === 'running') return last.month
  const next = firstOfMonth(last.month, 1)
  return nowMs >= monthEndMs(next, timeZone) + afterEndMs ? next : undefined
}

async function judgeMonth(deps: JudgeDeps, month: Month, terms: BrandRanks): Promise<void> {
  await insertRun(deps.database, month, deps.clock.now())
  for (let done = false; !done;) {
    const judged = await deps.database.transaction((tx) => judgeChunk(tx, deps, month, terms))
    pushRanks(deps, judged.fallen)
    done = judged.done
  }
}

async function judgeChunk(
  tx: Tx,
  { clock }: JudgeDeps,
  month: Month,
  terms: BrandRanks,
): Promise<{ done: boolean; fallen: RankChange[] }> {
  const { brandCode } = month
  const afterId = await lockRun(tx, brandCode, month.month)
  if (afterId === undefined) return { done: true, fallen: [] }
  const members = await rankedMembersAfter(tx, { brandCode, afterId, limit: chunk })
  const last = members.at(-1)
  if (!last) {
    await finishRun(tx, brandCode, month.month, clock.now())
    return { done: true, fallen: [] }
  }
  const fallen = await fallenOf(tx, month, terms, members)
  await changeRanks(tx, fallen, new Map([[brandCode, terms]]), clock.now())
  await saveProgress(tx, month, {
    lastMemberId: last.id,
    judged: members.length,
    fallen: fallen.length,
  })
  return { done: false, fallen }
}

/** Those who do not keep their rank. A rank that has changed since the month ended is not its rank. */
async function fallenOf(
  tx: Tx,
  { brandCode, month }: Month,
  terms: BrandRanks,
  members: readonly RankedMember[],
): Promise<RankChange[]> {
  const bets = await monthBetsOf(
    tx,
    members.map(({ id }) => id),
    month,
  )
  const isEnough = ({ id, rankLevel }: RankedMember): boolean =>
    keepsRank(terms, rankLevel, bets.get(id) ?? zero)
  const below = members.filter((member) => !isEnough(member)).map(({ id }) => id)
  if (below.length === 0) return []
  const endMs = monthEndMs(month, terms.timeZone)
  const changedAt = new Map(
    (await lockStandings(tx, below)).map(({ memberId, changedAtMs }) => [memberId, changedAtMs]),
  )
  // Read again, now that nobody else can change them.
  return (await ranksOf(tx, below))
    .filter((member) => !isEnough(member) && (changedAt.get(member.id) ?? 0) < endMs)
    .map(({ id, rankLevel }) => ({
      memberId: id,
      brandCode,
      from: rankLevel,
      to: rankLevel - 1,
      cause: 'MONTH' as const,
      atMs: endMs,
      monthBets: bets.get(id) ?? zero,
    }))
}
