// SPDX-License-Identifier: Apache-2.0
import type { PlatformServer } from '@tessera/server/src/main/start/create-platform-server.ts'
import { addMission } from '@tessera/server/src/modules/missions/index.ts'
import { demoBrands } from '../brands/brands.ts'
import { demoMissions } from './demo-missions.ts'

const minuteMs = 60_000

/** Missions for each brand of the demonstration. They count what is played from now on. */
export async function addMissions({
  platform: { database, clock, settings },
}: PlatformServer): Promise<void> {
  const nowMs = clock.now()
  for (const { code } of demoBrands) {
    const of = settings.of(code)
    const { code: currency, symbol } = await of.read('site.currency')
    const mostWagerTimes = await of.read('bonuses.mostWagerTimes')
    const startsAtMs = Math.floor(nowMs / minuteMs) * minuteMs
    await database.transaction(async (tx) => {
      for (const mission of demoMissions({ brandCode: code, currency, symbol, startsAtMs }))
        await addMission(tx, { nowMs, language: 'EN', mostWagerTimes }, mission)
    })
  }
}
