// SPDX-License-Identifier: Apache-2.0

/** break: it ends by itself. exclusion: it ends only when the member asks to return, and not before its term. */
export const exclusionKinds = ['break', 'exclusion'] as const
export type ExclusionKind = (typeof exclusionKinds)[number]

/** The lengths of a break: a day to six weeks. */
export const breakDays = [1, 3, 7, 14, 42] as const
/** The lengths of an exclusion in months; null is for good. */
export const exclusionMonths = [6, 12, 24, 60, null] as const

const dayMs = 86_400_000
/** Members who ask to return wait so long, in which they can change their mind. */
export const returnAfterMs = dayMs

export interface Exclusion {
  kind: ExclusionKind
  fromMs: number
  /** The end of its term; undefined for one without end. */
  untilMs: number | undefined
  /** When the member asked to return. */
  returnAskedAtMs: number | undefined
}

/** Whether a member may neither bet, deposit nor be offered anything because of it. */
export function isExcluded({ kind, untilMs, returnAskedAtMs }: Exclusion, nowMs: number): boolean {
  if (kind === 'break') return untilMs === undefined || nowMs < untilMs
  return returnAskedAtMs === undefined || nowMs < returnAskedAtMs + returnAfterMs
}

/** Whether the member may ask to return: once the term of an exclusion is over. */
export const mayAskToReturn = (exclusion: Exclusion, nowMs: number): boolean =>
  exclusion.kind === 'exclusion' &&
  exclusion.untilMs !== undefined &&
  nowMs >= exclusion.untilMs &&
  exclusion.returnAskedAtMs === undefined

/** When a break or an exclusion of a length that starts now ends; undefined for one without end. */
export function exclusionEndMs(
  length: { days: number } | { months: number | null },
  nowMs: number,
): number | undefined {
  if ('days' in length) return nowMs + length.days * dayMs
  if (length.months === null) return undefined
  const from = new Date(nowMs)
  const month = from.getUTCMonth() + length.months
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(from.getUTCDate(), lastDay)
  return Date.UTC(from.getUTCFullYear(), month, day) + (nowMs % dayMs)
}
