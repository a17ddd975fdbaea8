// SPDX-License-Identifier: Apache-2.0
import type { ContractKind, PeriodType } from './contract.ts'

/** How losses of one period are set off in the next (D-134). */
export type CarryMode = 'none' | 'month'

/**
 * Whether what a period leaves below zero is set off in the period that begins on `nextDay` (YYYY-MM-DD): for
 * real-time salary always, until it is used up (D-135); for a semimonthly dividend from the first half of a
 * month to the second, if the site carries by month (D-134).
 */
export function carries(
  { kind, periodType }: { kind: ContractKind; periodType: PeriodType },
  mode: CarryMode,
  nextDay: string,
): boolean {
  if (kind === 'REALTIME') return true
  return kind === 'DIVIDEND' && periodType === 'Semimonthly' && mode === 'month' && nextDay.endsWith('-16')
}
