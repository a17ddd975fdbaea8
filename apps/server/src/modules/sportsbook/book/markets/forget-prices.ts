// SPDX-License-Identifier: Apache-2.0
import { sql } from '../../../../platform/db/index.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'

const dayMs = 86_400_000
const mostAtOnce = 20_000
const mostRounds = 20

/** Deletes past prices that are older than the operator wants to keep. */
export async function forgetPrices({ database, settings }: SportsbookDeps, slotMs: number): Promise<void> {
  const before = new Date(slotMs - (await settings.read('sportsbook.priceDays')) * dayMs)
  for (let round = 0; round < mostRounds; round += 1) {
    const row = await database.one<{ deleted: number }>(
      sql`select sportsbook_forget_prices(${before}, ${mostAtOnce}) as deleted`,
    )
    if ((row?.deleted ?? 0) < mostAtOnce) return
  }
}
