// SPDX-License-Identifier: Apache-2.0
import { dayOf, figuresClosedTo } from '../agents/index.ts'
import { siteTimeZoneOffsetMs } from '../site/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/**
 * The running day of a brand. After its time zone went back this is still the day that has begun, because
 * figures count in it.
 */
export async function todayOf(
  db: Queries,
  settings: Settings,
  { brandCode, nowMs }: { brandCode: string; nowMs: number },
): Promise<string> {
  const [closed, offsetMs] = [await figuresClosedTo(db, brandCode), await siteTimeZoneOffsetMs(settings)]
  const byClock = dayOf(nowMs, offsetMs)
  return closed && closed.today > byClock ? closed.today : byClock
}
