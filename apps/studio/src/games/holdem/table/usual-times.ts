// SPDX-License-Identifier: Apache-2.0
import type { TableTimes } from './table.ts'

/** The times of a cash table (D-193). */
export const usualTimes: TableTimes = {
  actMs: 15_000,
  bankMs: 30_000,
  bankPerHandMs: 2_000,
  pauseMs: 3_000,
  offerMs: 30_000,
  outMs: 600_000,
  departedMs: 3_600_000,
}
