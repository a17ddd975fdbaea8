// SPDX-License-Identifier: Apache-2.0
import { breakDays, exclusionEndMs, exclusionMonths } from '@tessera/rules/compliance/exclusions'

/** A choice of how long to stop: some days, some months, or null for good. */
export type Stop =
  | { kind: 'break'; days: (typeof breakDays)[number] }
  | { kind: 'exclusion'; months: (typeof exclusionMonths)[number] }

export const stops = {
  break: breakDays.map((days): Stop => ({ kind: 'break', days })),
  exclusion: exclusionMonths.map((months): Stop => ({ kind: 'exclusion', months })),
}

/** When a stop that starts now ends; undefined for good. */
export const endOf = (stop: Stop, nowMs: number): number | undefined => exclusionEndMs(stop, nowMs)
