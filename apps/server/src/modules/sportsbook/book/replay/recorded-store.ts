// SPDX-License-Identifier: Apache-2.0
import type { Score } from '@tessera/rules/sportsbook/model/sport'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'
import type { Statistics } from '../events/event.ts'

/** A real match that was imported. */
export interface RecordedMatch {
  competition: string
  season: string
  /** Its position among the matches of its season, from 0. */
  position: number
  round: string
  /** YYYY-MM-DD */
  day: string
  home: string
  away: string
  score: Score
  halfTime: Score | undefined
  statistics: Statistics
}

interface RecordedRow {
  id: bigint
  competition: string
  season: string
  position: number
  round: string
  day: string
  home: string
  away: string
  home_score: number
  away_score: number
  half_time: [number, number] | null
  statistics: Statistics
}

const matchOf = (row: RecordedRow): RecordedMatch & { id: bigint } => ({
  id: row.id,
  competition: row.competition,
  season: row.season,
  position: row.position,
  round: row.round,
  day: row.day,
  home: row.home,
  away: row.away,
  score: { home: row.home_score, away: row.away_score },
  halfTime: row.half_time ? { home: row.half_time[0], away: row.half_time[1] } : undefined,
  statistics: row.statistics,
})

/** Adds recorded matches; those that are there stay as they are. Answers how many were added. */
export const insertRecorded = async (tx: Tx, matches: readonly RecordedMatch[]): Promise<number> =>
  (
    await tx.query(sql`
    insert into sportsbook_recorded (competition, season, position, round, day, home, away, home_score, away_score, half_time, statistics)
    select competition, season, position, round, day, home, away, home_score, away_score, half_time, statistics
    from jsonb_to_recordset(${JSON.stringify(
      matches.map(({ score, halfTime, ...match }) => ({
        ...match,
        home_score: score.home,
        away_score: score.away,
        half_time: halfTime ? [halfTime.home, halfTime.away] : null,
      })),
    )}) as wanted (competition text, season text, position integer, round text, day date, home text, away text,
      home_score integer, away_score integer, half_time integer[], statistics jsonb)
    on conflict (competition, season, position) do nothing returning id`)
  ).length

/** All matches of a competition in the order in which they are replayed. */
export const recordedMatches = async (
  db: Queries,
  competition: string,
): Promise<(RecordedMatch & { id: bigint })[]> =>
  (
    await db.query<RecordedRow>(sql`
    select id, competition, season, position, round, to_char(day, 'YYYY-MM-DD') as day, home, away, home_score, away_score, half_time,
      statistics
    from sportsbook_recorded where competition = ${competition} order by season, position limit 20000`)
  ).map(matchOf)
