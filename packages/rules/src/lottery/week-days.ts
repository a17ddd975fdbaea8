// SPDX-License-Identifier: Apache-2.0
/** The choices of the week-day filter: all, or 1 Sunday, 2-7 Monday to Saturday (D-123). */
export type WeekDay = 'ALL' | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The eight choices in the order of the screen: All, Monday to Sunday. */
export const weekDays: readonly WeekDay[] = ['ALL', 2, 3, 4, 5, 6, 7, 1]

/** Whether a lottery with this comma list of days matches the chosen day. */
export const isDrawnOn = (drawDayOfWeek: string, day: WeekDay): boolean =>
  day === 'ALL' || drawDayOfWeek.split(',').includes(String(day))
