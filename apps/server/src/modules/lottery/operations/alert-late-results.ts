// SPDX-License-Identifier: Apache-2.0
import { sql } from '../../../platform/db/index.ts'
import type { Platform } from '../../../platform/platform.ts'

const minuteMs = 60_000
const alertsAtOnce = 100

/** Job: raises an alert for each draw of a feed whose result was not entered in time; one for each draw. */
export async function alertLateResults(
  deps: Pick<Platform, 'database' | 'settings' | 'alerts'>,
  slotMs: number,
): Promise<void> {
  await deps.settings.refresh()
  const limitMs = (await deps.settings.read('lottery.feedLimit')) * minuteMs
  await deps.database.transaction(async (tx) => {
    const late = await tx.query<{ game_code: string; numero: string; tickets: number }>(sql`
      update lottery_draw set result_alerted_at = ${new Date(slotMs)}
      where id = any (array(select id from lottery_draw
          where settled_at is null and status in ('open', 'closed') and numbers_from = 'feed' and result_alerted_at is null
            and draw_at <= ${new Date(slotMs - limitMs)} order by draw_at, id limit ${alertsAtOnce} for no key update skip locked))
      returning game_code, numero, tickets`)
    for (const { game_code: gameCode, numero, tickets } of late)
      await deps.alerts.raise(
        tx,
        {
          kind: 'lottery.noResult',
          reference: `${gameCode}/${numero}`,
          details: { tickets: String(tickets) },
        },
        slotMs,
      )
  })
}
