// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import { periodOf, countToShow } from '@tessera/rules/missions/missions'
import type { Queries } from '../../platform/db/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { vendorName } from '../catalogue/index.ts'
import { rewardStates, wordedIn, worthLeftOf, type RewardState } from '../reward-centre/index.ts'
import { currencyOfMember } from '../members/index.ts'
import { siteTimeZone } from '../site/index.ts'
import { rewardReference } from './counting/finish-missions.ts'
import { ownProgress, type Own } from './own-progress.ts'
import { openMissions, type Mission, type Terms } from './terms/mission-store.ts'

type ListedMission = OperationOutput<'missions.summary'>['missions'][number]

export interface Asking {
  brandCode: string
  memberId: bigint
  language: string
  nowMs: number
}

/** The missions that are open to a member, how far they are, and how many of them can be claimed now (D-180). */
export async function showMissions(
  db: Queries,
  settings: Settings,
  asking: Asking,
): Promise<OperationOutput<'missions.summary'>> {
  const timeZone = await siteTimeZone(settings)
  const currency = await currencyOfMember(db, asking.memberId)
  const inCurrency = (await openMissions(db, asking.brandCode, asking.nowMs)).filter(
    (mission) => mission.currency === currency || currency === playCurrency,
  )
  const missions = inCurrency.map((mission) => ({
    mission,
    period: periodOf(mission.kind, asking.nowMs, timeZone),
  }))
  const own = await ownProgress(
    db,
    asking.memberId,
    missions.map(({ mission, period }) => [mission.id, period.startMs]),
  )
  const reference = ({ mission, period }: (typeof missions)[number]): string =>
    rewardReference({ missionId: mission.id, periodStartMs: period.startMs, memberId: asking.memberId })
  const rewards = await rewardStates(
    db,
    asking.nowMs,
    missions.filter(({ mission }) => own.get(mission.id)?.finished).map(reference),
  )
  const vendors = new Map<string, string>()
  for (const { mission } of missions) {
    const { vendor } = own.get(mission.id)?.terms ?? mission.terms
    if (vendor !== null && !vendors.has(vendor)) vendors.set(vendor, (await vendorName(db, vendor)) ?? vendor)
  }
  const worth = (await worthLeftOf(db, [asking.memberId])).get(asking.memberId) ?? 0n
  const listed = missions.flatMap((one): ListedMission[] => {
    const line = lineOf(
      one.mission,
      one.period.endMs,
      asking.language,
      own.get(one.mission.id),
      rewards.get(reference(one)),
      worth,
    )
    return line ? [{ ...line, vendor: line.vendor && (vendors.get(line.vendor) ?? line.vendor) }] : []
  })
  return { missionCount: listed.filter(({ status }) => status === 'Claim').length, missions: listed }
}

/** How many missions are finished and wait to be claimed. */
export const missionsToClaim = async (
  db: Queries,
  settings: Settings,
  {
    brandCode,
    member: { memberId },
    language,
    nowMs,
  }: Omit<Asking, 'memberId'> & { member: { memberId: bigint } },
): Promise<number> =>
  (await showMissions(db, settings, { brandCode, memberId, language, nowMs })).missionCount

/** Undefined for a mission that the member cannot finish any more. */
function lineOf(
  mission: Mission,
  periodEndMs: number | undefined,
  language: string,
  own: Own | undefined,
  reward: RewardState | undefined,
  worth: bigint,
): ListedMission | undefined {
  const terms = own?.terms ?? mission.terms
  const finished = own?.finished === true
  if (finished && (reward === undefined || reward.state === 'Expired' || reward.state === 'Cancelled'))
    return undefined
  // Nobody else is granted a reward once the budget does not reach for it.
  if (!finished && mission.spent + terms.reward > mission.budget) return undefined
  const ends = [periodEndMs, mission.endsAtMs].filter((end) => typeof end === 'number')
  return {
    missionId: mission.id,
    title: wordedIn(language, mission.titles),
    kind: mission.kind,
    counts: terms.counts,
    gameType: terms.gameType,
    vendor: terms.vendor,
    target: countToShow(terms.counts, terms.target),
    progress: countToShow(terms.counts, finished ? own.progress : progressTo(mission, terms, own, worth)),
    reward: terms.reward,
    wagerTimes: terms.wagerTimes,
    currency: mission.currency,
    status: !finished ? 'Process' : reward?.state === 'Claimed' ? 'Claimed' : 'Claim',
    endTime: ends.length === 0 ? null : Math.min(...ends),
    rewardId: reward ? Number(reward.id) : null,
    expireTime: reward ? reward.expiresAtMs : null,
  }
}

/** Where a mission begins again, nobody is further than their play is worth of its reward. */
function progressTo(
  { kind }: Mission,
  { target, reward }: Terms,
  own: Own | undefined,
  worth: bigint,
): bigint {
  const progress = own?.progress ?? 0n
  if (kind === 'ONCE' || worth >= reward) return progress
  const paid = (target * worth) / reward
  return progress < paid ? progress : paid
}
