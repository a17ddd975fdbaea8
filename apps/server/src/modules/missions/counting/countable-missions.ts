// SPDX-License-Identifier: Apache-2.0
import type { MissionCounts, MissionKind } from '@tessera/rules/missions/missions'
import type { Queries } from '../../../platform/db/index.ts'
import { siteTimeZone } from '../../site/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { termsOf, termsThatCount, type Terms } from '../terms/mission-store.ts'

/** A mission that counts, with every revision of its terms that somebody may still be in. */
export interface CountableMission {
  id: number
  kind: MissionKind
  currency: string
  startsAtMs: number
  endsAtMs: number | null
  /** The time zone of its brand. */
  timeZone: string
  /** The revision of members who begin now. */
  revision: number
  terms: readonly Terms[]
}

/** A bet can be taken back so long after it counted; its period, and a mission that has ended since, are lowered. */
const takenBackMs = 31 * 86_400_000
/** With the longest period that begins again. */
const oldTermsMs = takenBackMs + 9 * 86_400_000

/** The missions of all brands that count now, by brand. */
export async function countableMissions(
  db: Queries,
  settings: Settings,
  nowMs: number,
  counts: readonly MissionCounts[],
): Promise<ReadonlyMap<string, readonly CountableMission[]>> {
  const rows = await termsThatCount(db, counts, {
    nowMs,
    endedAfterMs: nowMs - takenBackMs,
    supersededAfterMs: nowMs - oldTermsMs,
  })
  const byBrand = new Map<string, Map<number, CountableMission & { terms: Terms[] }>>()
  for (const row of rows) {
    const missions = byBrand.get(row.brand_code) ?? new Map<number, CountableMission & { terms: Terms[] }>()
    byBrand.set(row.brand_code, missions)
    const mission = missions.get(row.id) ?? {
      id: row.id,
      kind: row.kind,
      currency: row.currency,
      startsAtMs: row.starts_at,
      endsAtMs: row.ends_at,
      timeZone: await siteTimeZone(settings.of(row.brand_code)),
      revision: row.current,
      terms: [],
    }
    mission.terms.push(termsOf(row))
    missions.set(row.id, mission)
  }
  return new Map([...byBrand].map(([brandCode, missions]) => [brandCode, [...missions.values()]]))
}
