// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Settings } from '../../../platform/settings/settings.ts'
import { siteTime } from '../../site/index.ts'
import { factorWaitMs } from '../second-factors/factor-ages.ts'

/** Throws `call.factorTooYoung`, with the time from which a second factor that was added then counts. */
export async function refuseYoung(settings: Settings, addedAtMs: number): Promise<never> {
  const untilMs = addedAtMs + (await factorWaitMs(settings))
  throw fault('call.factorTooYoung', { until: await siteTime(settings, untilMs), untilTime: untilMs })
}
