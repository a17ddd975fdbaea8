// SPDX-License-Identifier: Apache-2.0
import CalendarCheck from 'lucide-react/icons/calendar-check'
import { formatTime } from '@tessera/ui/data/time.tsx'
import { Progress } from '@tessera/ui/data/progress.tsx'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { RankCard } from './rank-card.tsx'
import { useAmount, type RankPageData } from './use-rank.ts'

/** What this month still needs: to keep the rank, or to bring back one that was lost. */
export function KeepCard({ rank }: { rank: RankPageData }) {
  const { rankLevel, labelName, keepTarget, monthBets, regain, ranks } = rank
  const lost = regain && ranks[regain.rankLevel]
  if (rankLevel === 0 && !lost)
    return (
      <RankCard icon={CalendarCheck} title={t('ranks.keep', { rank: labelName })}>
        <p className="text-sm text-muted">
          {t('ranks.keep.first', { rank: labelName, next: ranks[1]?.labelName ?? '' })}
        </p>
      </RankCard>
    )
  if (lost && (rankLevel === 0 || monthBets >= keepTarget))
    return <Regain name={lost.labelName} target={regain.target} monthBets={monthBets} />
  return <Keep rank={rank} />
}

function Keep({ rank: { labelName, keepTarget, monthBets, monthEnds } }: { rank: RankPageData }) {
  const amount = useAmount()
  const zone = useZone()
  const left = keepTarget - monthBets
  return (
    <RankCard icon={CalendarCheck} title={t('ranks.keep', { rank: labelName })}>
      <Month monthBets={monthBets} target={keepTarget} />
      <p className="text-sm text-muted">
        {left > 0
          ? t('ranks.keep.left', {
              amount: amount(left),
              day: `\u2066${formatTime(monthEnds - 1, zone).slice(0, 10)}\u2069`,
            })
          : t('ranks.keep.done', { rank: labelName })}
      </p>
    </RankCard>
  )
}

function Regain({ name, target, monthBets }: { name: string; target: number; monthBets: number }) {
  const amount = useAmount()
  return (
    <RankCard icon={CalendarCheck} title={t('ranks.regain', { rank: name })}>
      <Month monthBets={monthBets} target={target} />
      <p className="text-sm text-muted">
        {t('ranks.regain.left', { amount: amount(Math.max(0, target - monthBets)) })}
      </p>
    </RankCard>
  )
}

function Month({ monthBets, target }: { monthBets: number; target: number }) {
  const amount = useAmount()
  return (
    <Progress
      label={t('ranks.month')}
      valueText={t('ranks.of', { amount: amount(monthBets), target: amount(target) })}
      value={Math.min(target, Math.max(0, monthBets))}
      max={target}
    />
  )
}
