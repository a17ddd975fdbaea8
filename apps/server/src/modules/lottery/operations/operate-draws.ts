// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../../platform/platform.ts'
import { alertLateResults } from './alert-late-results.ts'
import { runCorrections } from './corrections/run-corrections.ts'
import { writeNotices } from './notices.ts'

/** Job: carries on what operators began: corrections, notices, and alerts for results that are late. */
export async function operateDraws(deps: Platform, slotMs: number): Promise<void> {
  await alertLateResults(deps, slotMs)
  try {
    await runCorrections(deps)
  } finally {
    await writeNotices(deps)
  }
}
