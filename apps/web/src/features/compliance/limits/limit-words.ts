// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useMoneyWords } from '../../../shared/rewards/use-money-words.ts'
import { t } from '../../../shared/texts/texts.ts'

export type Limit = CallOutput<'compliance.show'>['limits'][number]
export type Exclusion = NonNullable<CallOutput<'compliance.show'>['exclusion']>

/** The four kinds of limits, in the order of the page, and their periods. */
export const kinds = ['deposit', 'stake', 'loss', 'playTime'] as const satisfies readonly Limit['kind'][]
export const periods = ['day', 'week', 'month'] as const satisfies readonly Limit['period'][]

/** What a limit allows, in words: money, or minutes. */
export function useLimitWords(): (kind: Limit['kind'], value: number) => string {
  const money = useMoneyWords()
  return (kind, value) =>
    kind === 'playTime' ? t('saferPlay.minutes', { minutes: Math.floor(value) }) : money(value)
}
