// SPDX-License-Identifier: Apache-2.0
import { siteTimeZoneOffsetMs } from '../../site/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { Period } from '../agents-deps.ts'
import type { Days } from './team-totals.ts'
import { dayOf } from './window.ts'

/** The days of the site in which a period lies, from that of its first moment to that of its last. */
export async function daysOf(settings: Settings, { fromMs, toMs }: Period): Promise<Days> {
  const offsetMs = await siteTimeZoneOffsetMs(settings)
  return { fromDay: dayOf(fromMs, offsetMs), toDay: dayOf(toMs - 1, offsetMs) }
}
