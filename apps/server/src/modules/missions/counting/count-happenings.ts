// SPDX-License-Identifier: Apache-2.0
import type { MissionCounts } from '@tessera/rules/missions/missions'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { brandsOf } from '../../members/index.ts'
import { countableMissions, type CountableMission } from './countable-missions.ts'
import { finishMissions } from './finish-missions.ts'
import { waitingOf } from './waiting-of.ts'
import { gainsOf, keyOf, type Gain, type Happening } from './gains-of.ts'
import { takeBack } from './take-back.ts'
import { addGames, addProgress, reachedBy, revisionsOf } from './progress-store.ts'

/**
 * Counts what happened for the missions of the members' brands and grants the rewards of those who reached a
 * target; takes back what no longer holds. Returns the members whose rewards changed.
 */
export async function countHappenings(
  tx: Tx,
  { settings, nowMs, counts }: { settings: Settings; nowMs: number; counts: readonly MissionCounts[] },
  read: () => Promise<Happening[]>,
): Promise<bigint[]> {
  const missions = await countableMissions(tx, settings, nowMs, counts)
  if (missions.size === 0) return []
  const happenings = await read()
  if (happenings.length === 0) return []
  const brands = await brandsOf(tx, [...new Set(happenings.map(({ memberId }) => memberId))])
  const gains: Gain[] = []
  for (const [brandCode, ofBrand] of missions)
    gains.push(
      ...(await onOwnTerms(
        tx,
        ofBrand,
        gainsOf(
          ofBrand,
          happenings.filter(({ memberId }) => brands.get(memberId) === brandCode),
        ),
      )),
    )
  await addProgress(
    tx,
    gains.filter(({ game }) => game === undefined),
  )
  await addGames(
    tx,
    gains.filter(({ game }) => game !== undefined),
  )
  const order = new Map<string, bigint>()
  for (const gain of gains) order.set(keyOf(gain), gain.lastId)
  const waiting = await waitingOf(tx, settings, happenings, nowMs)
  const reached = [...(await reachedBy(tx, gains)), ...waiting].sort(
    (left, right) =>
      Number((order.get(keyOf(left)) ?? 0n) - (order.get(keyOf(right)) ?? 0n)) ||
      Number(left.memberId - right.memberId),
  )
  const once = new Map(reached.map((one) => [keyOf(one), one]))
  const withdrawn = await takeBack(tx, settings, gains, nowMs)
  return [...withdrawn, ...(await finishMissions(tx, settings, [...once.values()], nowMs))]
}

/** Of the gains by several revisions only that of the revision with which the member has begun the period. */
async function onOwnTerms(
  tx: Tx,
  missions: readonly CountableMission[],
  gains: readonly Gain[],
): Promise<Gain[]> {
  const current = new Map(missions.map(({ id, revision }) => [id, revision]))
  const changed = new Set(missions.filter(({ revision }) => revision > 1).map(({ id }) => id))
  const begun =
    changed.size === 0
      ? new Map<string, number>()
      : await revisionsOf(
          tx,
          gains.filter(({ missionId }) => changed.has(missionId)),
        )
  return gains.filter((gain) => gain.revision === (begun.get(keyOf(gain)) ?? current.get(gain.missionId)))
}
