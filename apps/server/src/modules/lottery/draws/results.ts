// SPDX-License-Identifier: Apache-2.0
import type { Beacon, BeaconRound } from '@tessera/rules/lottery/fair/beacon'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** The result of a draw, with its proof. */
export interface OpenedDraw {
  numero: string
  winningNumber: string
  winningTime: number
  commitment: string
  /** Empty when operators entered the numbers. */
  seed: string
  /** Null: made from the seed alone. */
  beacon: (Beacon & BeaconRound) | null
  numbersFrom: 'draw' | 'feed'
  corrected: boolean
}

interface Row {
  game_code: string
  numero: string
  winning_number: string
  draw_at: number
  commitment: string
  beacon: (Beacon & BeaconRound) | null
  seed: string | null
  numbers_from: 'draw' | 'feed'
  corrected: boolean
}

const openedOf = (row: Row): OpenedDraw => ({
  numero: row.numero,
  winningNumber: row.winning_number,
  winningTime: row.draw_at,
  commitment: row.commitment,
  beacon: row.beacon,
  seed: row.seed ?? '',
  numbersFrom: row.numbers_from,
  corrected: row.corrected,
})

/** The last results of a lottery, newest first. */
export async function lastResults(db: Queries, gameCode: string, count: number): Promise<OpenedDraw[]> {
  return (
    await db.query<Row>(sql`
    select game_code, numero, coalesce(corrected_number, winning_number) as winning_number, draw_at, commitment, seed, numbers_from, corrected_number is not null as corrected, lottery_proof(id) as beacon from lottery_draw
    where game_code = ${gameCode} and winning_number is not null order by draw_at desc limit ${count}`)
  ).map(openedOf)
}

export async function resultOf(
  db: Queries,
  gameCode: string,
  numero: string,
): Promise<OpenedDraw | undefined> {
  const row = await db.one<Row>(sql`
    select game_code, numero, coalesce(corrected_number, winning_number) as winning_number, draw_at, commitment, seed, numbers_from, corrected_number is not null as corrected, lottery_proof(id) as beacon from lottery_draw
    where game_code = ${gameCode} and numero = ${numero} and winning_number is not null`)
  return row && openedOf(row)
}

/** The last result of each of the lotteries that have one. */
export async function lastResultByGame(
  db: Queries,
  gameCodes: readonly string[],
): Promise<Map<string, OpenedDraw>> {
  const rows = await db.query<Row>(sql`
    select d.* from unnest(${gameCodes}::text[]) as g (code) cross join lateral (
      select game_code, numero, coalesce(corrected_number, winning_number) as winning_number, draw_at, commitment, seed, numbers_from, corrected_number is not null as corrected, lottery_proof(id) as beacon from lottery_draw
      where game_code = g.code and winning_number is not null order by draw_at desc limit 1) d`)
  return new Map(rows.map((row) => [row.game_code, openedOf(row)]))
}

/** The lotteries that have a result of a draw since a moment. */
export async function gameCodesWithResultsSince(db: Queries, sinceMs: number): Promise<Set<string>> {
  const rows = await db.query<{ game_code: string }>(sql`
    select distinct game_code from lottery_draw where winning_number is not null and draw_at >= ${new Date(sinceMs)}`)
  return new Set(rows.map((row) => row.game_code))
}
