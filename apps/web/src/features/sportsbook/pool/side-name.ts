// SPDX-License-Identifier: Apache-2.0
import { t } from '../../../shared/texts/texts.ts'

/** The sides of a fight: the first is Meron. */
export const poolSides = ['meron', 'wala'] as const
export type PoolSide = (typeof poolSides)[number]

export const sideName = (side: PoolSide): string => t(`sportsbook.outcome.${side}`)

/** The colours of a fight. */
export const sideText: Readonly<Record<PoolSide, string>> = { meron: 'text-danger', wala: 'text-wala' }

const thousand = 1_000

/** What a side returns for each unit, such as ×1.58; a dash while nothing is on it. */
export const timesText = (returns: number | null): string =>
  returns === null ? '–' : `×${(Math.floor(returns / 10) / (thousand / 10)).toFixed(2)}`
