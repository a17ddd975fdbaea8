// SPDX-License-Identifier: Apache-2.0
import { dayIn } from '@tessera/rules/site/zoned-days'
import { siteTimeZone } from '../../site/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { Period } from '../agents-deps.ts'
import type { Days } from './team-totals.ts'

/** The days of the site in which a period lies, from that of its first moment to that of its last. */
export async function daysOf(settings: Settings, { fromMs, toMs }: Period): Promise<Days> {
  const timeZone = await siteTimeZone(settings)
  return { fromDay: dayIn(timeZone, fromMs), toDay: dayIn(timeZone, toMs - 1) }
}
