// SPDX-License-Identifier: Apache-2.0
import type { FootballTimeline } from '@tessera/rules/sportsbook/simulator/simulate-football'
import { sql, type Queries } from '../../../../../platform/db/index.ts'
import type { Strength } from '../played-sport.ts'
import { openSeed, seedName, type SeedKeys } from '../replay-seed.ts'
import { timelineOf } from '../sports/football.ts'

/** A football match of the built-in feed that has begun. */
export interface PitchEvent {
  eventId: bigint
  sealedSeed: Buffer
  strength: Strength
  startsMs: number
  /** How many of its incidents are recorded. */
  done: number
}

interface PitchRow {
  event_id: bigint
  sealed_seed: Buffer
  strength: Strength
  starts_ms: bigint
  done: number
}

const mostLive = 300

const pitchEventOf = (row: PitchRow): PitchEvent => ({
  eventId: row.event_id,
  sealedSeed: row.sealed_seed,
  strength: row.strength,
  startsMs: Number(row.starts_ms),
  done: row.done,
})

/** The football matches that the built-in feed plays now. */
export const livePitchEvents = async (db: Queries): Promise<PitchEvent[]> =>
  (
    await db.query<PitchRow>(sql`
    select replay.event_id, replay.sealed_seed, replay.strength, replay.starts_ms, replay.done
    from sportsbook_event event join sportsbook_replay_event replay on replay.event_id = event.id
    where event.status = 'live' and event.sport = 'football' and replay.sealed_seed is not null limit ${mostLive}`)
  ).map(pitchEventOf)

/** A football match of the built-in feed; undefined if it has not begun, or is none. */
export async function pitchEvent(db: Queries, eventId: bigint): Promise<PitchEvent | undefined> {
  const row = await db.one<PitchRow>(sql`
    select event_id, sealed_seed, strength, starts_ms, done from sportsbook_replay_event
    where event_id = ${eventId} and sealed_seed is not null`)
  return row && pitchEventOf(row)
}

const mostRemembered = 300
const remembered = new Map<string, FootballTimeline>()

/** The whole match, remembered as long as it is played; undefined when no key of this process opens its seed. */
export function timelineOfEvent(
  keys: Pick<SeedKeys, 'vaultKeys'>,
  event: PitchEvent,
): FootballTimeline | undefined {
  const name = seedName(event)
  const known = remembered.get(name)
  if (known) return known
  const seed = openSeed(keys, event)
  if (seed === undefined) return undefined
  const timeline = timelineOf(seed, event.strength)
  remembered.set(name, timeline)
  for (const oldest of remembered.keys()) {
    if (remembered.size <= mostRemembered) break
    remembered.delete(oldest)
  }
  return timeline
}
