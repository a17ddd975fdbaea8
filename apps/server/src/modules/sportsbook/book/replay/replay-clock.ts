// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'

/**
 * The clock of the built-in feed: at `atMs` it showed `replayMs`, and since then it has run `speed` times as fast
 * as time.
 */
export interface ReplayClock {
  atMs: number
  replayMs: number
  speed: number
}

/** What the feed's clock shows at a moment. */
export const replayAt = ({ atMs, replayMs, speed }: ReplayClock, nowMs: number): number =>
  replayMs + (nowMs - atMs) * speed

/** When the feed's clock shows something. */
export const timeOf = ({ atMs, replayMs, speed }: ReplayClock, wantedMs: number): number =>
  Math.round(atMs + (wantedMs - replayMs) / speed)

/**
 * The clock at the wanted speed. If it ran at another one, it goes on from what it shows, and the starts of
 * events to come move with it. It begins with the time of day.
 */
export async function setClock(tx: Tx, speed: number, nowMs: number): Promise<ReplayClock> {
  await tx.query(sql`
    insert into sportsbook_replay_clock (at_ms, replay_ms, speed) values (${BigInt(nowMs)}, ${BigInt(nowMs)}, ${speed})
    on conflict do nothing`)
  const known = (await readClock(tx, true))!
  if (known.speed === speed) return known
  const next = { atMs: nowMs, replayMs: Math.round(replayAt(known, nowMs)), speed }
  await tx.query(sql`
    update sportsbook_replay_clock set at_ms = ${BigInt(next.atMs)}, replay_ms = ${BigInt(next.replayMs)}, speed = ${speed}`)
  await tx.query(sql`
    update sportsbook_event event
    set starts_at = to_timestamp((${BigInt(next.atMs)}::bigint + (replay.starts_ms - ${BigInt(next.replayMs)}::bigint) / ${speed}::integer) / 1000.0),
      version = version + 1
    from sportsbook_replay_event replay
    where replay.event_id = event.id and event.status = 'scheduled' and not replay.finished`)
  return next
}

/** The clock; undefined before the feed has ever run. */
export async function readClock(db: Queries, locks = false): Promise<ReplayClock | undefined> {
  const row = locks
    ? await db.one<ClockRow>(sql`select at_ms, replay_ms, speed from sportsbook_replay_clock for update`)
    : await db.one<ClockRow>(sql`select at_ms, replay_ms, speed from sportsbook_replay_clock`)
  return row && { atMs: Number(row.at_ms), replayMs: Number(row.replay_ms), speed: row.speed }
}

interface ClockRow {
  at_ms: bigint
  replay_ms: bigint
  speed: number
}
