// SPDX-License-Identifier: Apache-2.0
import { dayIn } from '@tessera/rules/site/zoned-days'
import { figuresClosedTo } from '../agents/index.ts'
import { siteTimeZone } from '../site/index.ts'
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
  const [closed, timeZone] = [await figuresClosedTo(db, brandCode), await siteTimeZone(settings)]
  const byClock = dayIn(timeZone, nowMs)
  return closed && closed.today > byClock ? closed.today : byClock
}
