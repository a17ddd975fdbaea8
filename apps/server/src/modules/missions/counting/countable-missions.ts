// SPDX-License-Identifier: Apache-2.0
import type { MissionCounts, MissionKind } from '@tessera/rules/missions/missions'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { siteTimeZone } from '../../site/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { termsOf, type Terms, type TermsRow } from '../terms/mission-store.ts'

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

interface Row extends TermsRow {
  id: number
  merchant: string
  kind: MissionKind
  currency: string
  starts_at: number
  ends_at: number | null
  current: number
}

/** The missions of all brands that count now, by brand. */
export async function countableMissions(
  db: Queries,
  settings: Settings,
  nowMs: number,
  counts: readonly MissionCounts[],
): Promise<ReadonlyMap<string, readonly CountableMission[]>> {
  const rows = await db.query<Row>(sql`
    select m.id, m.merchant, m.kind, m.currency, m.starts_at, m.ends_at, m.revision as current, t.revision, t.counts, t.game_type, t.vendor, t.target, t.reward, t.wager_times
    from mission m join mission_terms t on t.mission_id = m.id
    where m.enabled and m.starts_at <= ${new Date(nowMs)} and (m.ends_at is null or m.ends_at > ${new Date(nowMs - takenBackMs)})
      and t.counts = any (${[...counts]}::text[])
      and (t.superseded_at is null or m.kind = 'ONCE' or t.superseded_at > ${new Date(nowMs - oldTermsMs)})
    order by m.id, t.revision`)
  const byBrand = new Map<string, Map<number, CountableMission & { terms: Terms[] }>>()
  for (const row of rows) {
    const missions = byBrand.get(row.merchant) ?? new Map<number, CountableMission & { terms: Terms[] }>()
    byBrand.set(row.merchant, missions)
    const mission = missions.get(row.id) ?? {
      id: row.id,
      kind: row.kind,
      currency: row.currency,
      startsAtMs: row.starts_at,
      endsAtMs: row.ends_at,
      timeZone: await siteTimeZone(settings.of(row.merchant)),
      revision: row.current,
      terms: [],
    }
    mission.terms.push(termsOf(row))
    missions.set(row.id, mission)
  }
  return new Map([...byBrand].map(([brandCode, missions]) => [brandCode, [...missions.values()]]))
}
