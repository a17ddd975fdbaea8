// SPDX-License-Identifier: Apache-2.0
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Progress } from '@tessera/ui/data/progress.tsx'
import type { ReactNode } from 'react'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { useMoneyWords } from './use-promotion-steps.ts'
import { useStanding, type Promotion } from './use-promotions.ts'

/** What a promotion gives, what it requires, and the member's progress. */
export function OfferDetails({ promotion }: { promotion: Promotion }) {
  const { currency } = useSite().whitelabel
  const words = useMoneyWords()
  const { standing } = useStanding(promotion)
  const { kind, prizes } = promotion
  if (kind === null) return null
  const target = standing?.target ?? promotion.target
  const reward = standing?.reward ?? promotion.reward
  const shows = standing !== undefined && ['Joined', 'Process', 'Claim'].includes(standing.status)
  return (
    <>
      <dl className="flex flex-col gap-3 text-sm">
        <Line title={t('promotions.kind')}>{t(`promotions.kind.${kind}`)}</Line>
        {kind !== 'RAFFLE' && reward !== null && (
          <Line title={t('promotions.reward')}>
            <Money value={reward} currency={currency.symbol} />
          </Line>
        )}
        {kind === 'AUTO' && target !== null && !shows && (
          <Line title={t('bets.validBet')}>
            <Money value={target} currency={currency.symbol} />
          </Line>
        )}
        {kind === 'RAFFLE' && standing && (
          <Line title={t('promotions.tickets')}>
            <span className="tabular">{standing.ticketsLeft}</span>
          </Line>
        )}
        {kind === 'RAFFLE' && (
          <Line title={t('promotions.prizes')}>
            <ul className="flex flex-col gap-1">
              {prizes.map(({ name, amount }) => (
                <li key={`${name} ${amount}`} className="flex justify-between gap-3">
                  <bdi className="min-w-0 break-words">{name}</bdi>
                  {amount > 0 && <Money value={amount} currency={currency.symbol} className="text-muted" />}
                </li>
              ))}
            </ul>
          </Line>
        )}
      </dl>
      {shows && target !== null && (
        <Progress
          label={t('bets.validBet')}
          value={Math.max(0, standing.progress)}
          max={target}
          valueText={t('feedback.counter', {
            count: formatMoney(Math.max(0, standing.progress)),
            most: formatMoney(target),
          })}
        />
      )}
      {kind === 'RAFFLE' && target !== null && (
        <p className="text-xs text-muted">{t('promotions.ticketFor', { amount: words(target) })}</p>
      )}
      {standing?.status === 'Rejected' && standing.remark !== '' && (
        <p className="rounded-control bg-danger-soft px-3 py-2 text-sm text-danger">
          <bdi>{t('promotions.refused', { remark: standing.remark })}</bdi>
        </p>
      )}
    </>
  )
}

const Line = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-muted">{title}</dt>
    <dd className="font-semibold text-text">{children}</dd>
  </div>
)
