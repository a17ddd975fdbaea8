// SPDX-License-Identifier: Apache-2.0
import type { Beacon } from '@tessera/rules/lottery/fair/beacon'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { nameRound } from '../beacon/beacon-store.ts'
import { currentBeacon } from '../beacon/current-beacon.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { fedCodes } from './fed-lotteries.ts'

type Source = 'draw' | 'feed'

/**
 * Lets announced draws get their numbers as the setting `lottery.feed` says now: those without a ticket. A draw that
 * somebody bet on keeps the source that they were shown. A draw that returns to its seed names a round of the beacon,
 * unless it named one before. Each draw is one statement that waits for a ticket that is just being sold, and then
 * leaves the draw as it is; so any number of processes may run it.
 */
export async function switchDraws(deps: LotteryDeps, nowMs: number): Promise<void> {
  const fed = await fedCodes(deps.settings)
  const others = await drawsToSwitch(deps.database, fed, nowMs)
  if (others.length === 0) return
  const beacon = others.some(({ to }) => to === 'draw') ? await currentBeacon(deps) : undefined
  for (const draw of others) await switchDraw(deps, draw, beacon)
}

interface OtherDraw {
  id: bigint
  to: Source
}

async function drawsToSwitch(db: Queries, fed: readonly string[], nowMs: number): Promise<OtherDraw[]> {
  return db.query<OtherDraw>(sql`
    select id, case numbers_from when 'feed' then 'draw' else 'feed' end as to from lottery_draw
    where settled_at is null and status in ('open', 'closed') and tickets = 0 and draw_at > ${new Date(nowMs)}
      and (numbers_from = 'feed') <> (game_code = any (${fed}::text[])) order by draw_at, id`)
}

async function switchDraw(
  { database }: LotteryDeps,
  { id, to }: OtherDraw,
  beacon: Beacon | undefined,
): Promise<void> {
  // Without a beacon its numbers could be computed in advance: it stays as it is until there is one.
  if (to === 'draw' && !beacon) return
  await database.transaction(async (tx) => {
    const switched = await tx.one<{ draw_at: number }>(sql`
      update lottery_draw set numbers_from = ${to}
      where id = ${id} and numbers_from <> ${to} and tickets = 0 and status in ('open', 'closed') returning draw_at`)
    if (switched && to === 'draw' && beacon) await nameRound(tx, id, beacon, switched.draw_at)
  })
}
