// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import type pg from 'pg'

const drawnAfterMs = 3_000
let draws = 0

/** Puts a draw on sale. */
export async function openDraw(
  owner: pg.Client,
  gameCode: string,
  closesAtMs: number,
): Promise<{ id: bigint; numero: string }> {
  const numero = `bench${(draws += 1)}`
  const { rows } = await owner.query<{ id: bigint }>(
    `insert into lottery_draw (game_code, numero, draw_at, closes_at, nonce, commitment) values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      gameCode,
      numero,
      new Date(closesAtMs + drawnAfterMs),
      new Date(closesAtMs),
      randomBytes(32),
      randomBytes(32).toString('hex'),
    ],
  )
  return { id: rows[0]!.id, numero }
}
