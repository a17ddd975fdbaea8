// SPDX-License-Identifier: Apache-2.0

/** What can happen to a withdrawal, as its member sees it. */
export const memberStages = [
  'asked',
  'approved',
  'rejected',
  'sent',
  'failed',
  'paid',
  'received',
  'forcedReceived',
  'notReceived',
  'returned',
] as const
/** The same for operators, who also see that the first of two has approved. */
export const withdrawalStages = [...memberStages, 'checked'] as const
export type WithdrawalStage = (typeof withdrawalStages)[number]

/** So many paid withdrawals must stand behind a promise of how long one takes. */
export const fewestForTimes = 20

export type DurationUnit = 'minute' | 'hour' | 'day'
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A duration in the largest unit that still says something, rounded up so that nothing is promised too early. */
export function roundedDuration(ms: number): { value: number; unit: DurationUnit } {
  if (ms <= hourMs) return { value: Math.max(1, Math.ceil(ms / minuteMs)), unit: 'minute' }
  if (ms <= 2 * dayMs) return { value: Math.ceil(ms / hourMs), unit: 'hour' }
  return { value: Math.ceil(ms / dayMs), unit: 'day' }
}
