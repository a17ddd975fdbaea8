// SPDX-License-Identifier: Apache-2.0
import { Progress } from '@tessera/ui/data/progress.tsx'
import { t } from '../../../shared/texts/texts.ts'
import { bestRate, formatRate, useAmount, useRank, type Rank, type RankPageData } from './use-rank.ts'

/** How far the next rank is, in valid bets, from the threshold of the own one. */
export function RankProgress({ rank }: { rank: RankPageData }) {
  const amount = useAmount()
  const { rankLevel, validBets, nextTarget, ranks } = rank
  const from = ranks[rankLevel]?.target ?? 0
  if (nextTarget === null) return null
  return (
    <Progress
      tone="gold"
      label={t('ranks.progress')}
      valueText={t('ranks.of', { amount: amount(validBets), target: amount(nextTarget) })}
      value={Math.min(nextTarget, Math.max(from, validBets)) - from}
      max={nextTarget - from}
    />
  )
}

/** What is missing to the next rank, in words; that there is none above the highest. */
export function useToNext(): (rank: RankPageData) => string {
  const amount = useAmount()
  return ({ rankLevel, validBets, nextTarget, ranks }) => {
    const next = ranks[rankLevel + 1]
    return next && nextTarget !== null
      ? t('ranks.toNext', { amount: amount(Math.max(0, nextTarget - validBets)), rank: next.labelName })
      : t('ranks.top')
  }
}

/** The rank in a few lines, wherever a member meets it: how far the next one is, and what it brings. */
export function RankBar() {
  const amount = useAmount()
  const toNext = useToNext()
  const { data: rank } = useRank()
  if (!rank) return null
  const next = rank.ranks[rank.rankLevel + 1]
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-xs font-bold text-gold">{toNext(rank)}</p>
      <RankProgress rank={rank} />
      {next && (
        <p className="text-xs text-muted">
          {t('ranks.next', { rank: next.labelName })}: {briefOf(next, amount).join(' · ')}
        </p>
      )}
    </div>
  )
}

function briefOf(rank: Rank, amount: (value: number) => string): string[] {
  const rate = bestRate(rank)
  return [
    ...(rank.bonus > 0 && !rank.bonusGranted ? [t('ranks.next.bonus', { amount: amount(rank.bonus) })] : []),
    ...(rate === undefined ? [] : [t('ranks.next.rebate', { rate: `\u2066${formatRate(rate)}\u2069` })]),
    ...(rank.vipService ? [t('ranks.next.manager')] : []),
  ]
}
