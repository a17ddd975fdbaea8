// SPDX-License-Identifier: Apache-2.0
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useMoneyWords } from '../../../shared/rewards/use-money-words.ts'
import { t } from '../../../shared/texts/texts.ts'
import { allRates, earnWords, type PointRates } from './earn-words.ts'

/** What earns points at the brand; for visitors, too. */
export const usePointRates = (): PointRates | undefined =>
  useCallQuery('rewards.pointRates', {}, { staleTimeMs: 60_000 }).data

/** What bets earn, in one sentence; undefined until it is known. */
export function useEarnSentence(): string | undefined {
  const money = useMoneyWords()
  const rates = usePointRates()
  if (!rates) return undefined
  return rates.earnPer === 0 ? t('mall.earn.off') : earnWords(allRates(rates), money)
}
