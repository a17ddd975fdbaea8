// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { t } from '../../shared/texts/texts.ts'

type Counts = CallOutput<'missions.summary'>['missions'][number]['counts']

/** How far a mission is, in words. */
export const progressWords = (counts: Counts, progress: number, target: number): string =>
  t('missions.progress', {
    progress: words(counts, Math.min(progress, target)),
    target: words(counts, target),
  })

/** Amounts with two decimals, things as they are; figures run left to right in every script. */
const words = (counts: Counts, value: number): string =>
  `\u2066${counts === 'VALID_BETS' || counts === 'DEPOSITS' ? formatMoney(value) : value}\u2069`
