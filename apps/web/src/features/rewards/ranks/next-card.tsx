// SPDX-License-Identifier: Apache-2.0
import Gift from 'lucide-react/icons/gift'
import BadgePercent from 'lucide-react/icons/badge-percent'
import Crown from 'lucide-react/icons/crown'
import Sparkles from 'lucide-react/icons/sparkles'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import type { LucideIcon } from 'lucide-react'
import { t } from '../../../shared/texts/texts.ts'
import { RankCard } from './rank-card.tsx'
import { bestRate, formatRate, useAmount, type RankPageData } from './use-rank.ts'

/** What the next rank brings; at the highest, what this one has. */
export function NextCard({ rank: { rankLevel, ranks, bonusWagerTimes } }: { rank: RankPageData }) {
  const amount = useAmount()
  const next = ranks[rankLevel + 1] ?? ranks[rankLevel]
  if (!next) return null
  const rate = bestRate(next)
  const isNew = next.vipService && !ranks[rankLevel]?.vipService
  return (
    <RankCard icon={Sparkles} title={t('ranks.next', { rank: next.labelName })}>
      <ul className="flex flex-col gap-2.5">
        {next.bonus > 0 && !next.bonusGranted && (
          <Benefit
            icon={Gift}
            text={t('ranks.next.bonus', { amount: amount(next.bonus) })}
            hint={bonusWagerTimes > 0 ? t('rewardCentre.wager', { times: bonusWagerTimes }) : undefined}
          />
        )}
        {rate !== undefined && (
          <Benefit
            icon={BadgePercent}
            text={t('ranks.next.rebate', { rate: `\u2066${formatRate(rate)}\u2069` })}
          />
        )}
        {(isNew || (next.vipService && next.rankLevel === rankLevel)) && (
          <>
            <Benefit icon={Crown} text={t('ranks.next.service')} />
            <Benefit icon={UserRoundCheck} text={t('ranks.next.manager')} />
          </>
        )}
      </ul>
    </RankCard>
  )
}

function Benefit({ icon: Icon, text, hint }: { icon: LucideIcon; text: string; hint?: string | undefined }) {
  return (
    <li className="flex items-start gap-2.5 text-sm text-text">
      <Icon className="mt-0.5 size-4 shrink-0 text-brand" aria-hidden="true" />
      <span className="min-w-0">
        {text}
        {hint !== undefined && <span className="block text-xs text-muted">{hint}</span>}
      </span>
    </li>
  )
}
