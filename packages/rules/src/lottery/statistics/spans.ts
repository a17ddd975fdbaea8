// SPDX-License-Identifier: Apache-2.0
/** Days that statistics can reach back, counted from the last draw. */
export const statisticsSpans = [30, 90, 365, 1_826] as const
export type StatisticsSpan = (typeof statisticsSpans)[number]
