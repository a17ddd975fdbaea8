// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'
import { settleDraw } from '../draws/settle-draw.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { switchDraws } from './switch-draws.ts'

/**
 * Does within a moment what the job does within a minute: announced draws follow a changed setting `lottery.feed`, and
 * tickets are settled once operators have entered a result. The job repeats what fails here.
 */
export function createFeedFollower(deps: LotteryDeps): () => Promise<void> {
  let followed: readonly string[] | undefined
  let begun = new Set<bigint>()
  return async () => {
    await deps.settings.refresh()
    const now = await deps.settings.read('lottery.feed')
    // An unchanged setting stays the same object.
    if (now !== followed) await switchDraws(deps, deps.clock.now())
    followed = now
    const left = await enteredDraws(deps.database)
    const fresh = left.filter((id) => !begun.has(id))
    begun = new Set(left)
    for (const id of fresh) await settleDraw(deps, id)
  }
}

const enteredDraws = async (db: Queries): Promise<bigint[]> =>
  (
    await db.query<{ id: bigint }>(sql`
    select id from lottery_draw where settled_at is null and status = 'drawn' and numbers_from = 'feed' order by draw_at, id`)
  ).map(({ id }) => id)
