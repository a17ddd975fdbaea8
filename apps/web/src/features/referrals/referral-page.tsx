// SPDX-License-Identifier: Apache-2.0
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Steps } from '@tessera/ui/data/steps.tsx'
import type { CallOutput } from '@tessera/contract'
import { messageOf } from '@tessera/contract/client/failure'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState, type ReactNode } from 'react'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { useMoneyWords } from '../../shared/rewards/use-money-words.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { Friends } from './friends.tsx'
import { InviteCard } from './invite-card.tsx'

type Referral = CallOutput<'referrals.show'>

/** Invite friends: the link, how it works, what it has brought, and the friends. */
export function ReferralPage() {
  const [pageNo, setPageNo] = useState(1)
  const words = useMoneyWords()
  const { data, error, refetch } = useCallQuery(
    'referrals.show',
    { pageNo },
    { member: true, keepPreviousData: true, staleTimeMs: 0 },
  )
  if (error && !data)
    return (
      <ErrorState
        title={messageOf(error, t('common.error.title'))}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-96 w-full rounded-tile" />
  return (
    <div className="flex flex-col gap-6">
      <InviteCard referral={data} />
      <Results referral={data} />
      <section aria-labelledby="referral-steps" className="flex flex-col gap-4">
        <h3 id="referral-steps" className="text-sm font-bold text-text">
          {t('referral.steps')}
        </h3>
        <Steps steps={stepsOf(data.terms, words)} />
        <div className="flex gap-3 rounded-tile border border-line bg-bg p-4">
          <ShieldCheck className="size-5 shrink-0 text-muted" aria-hidden="true" />
          <div className="flex flex-col gap-1">
            <h4 className="text-sm font-bold text-text">{t('referral.rules')}</h4>
            <p className="text-sm text-muted">{t('referral.rules.text')}</p>
          </div>
        </div>
      </section>
      <Friends referral={data} pageNo={pageNo} onPage={setPageNo} />
    </div>
  )
}

function stepsOf(terms: Referral['terms'], words: ReturnType<typeof useMoneyWords>): { title: string }[] {
  const { days, deposit, validBets, reward, wagerTimes, commissionPercent } = terms
  const amount = words(reward)
  return [
    { title: t('referral.step.share') },
    { title: t('referral.step.register') },
    { title: t('referral.step.play', { days, deposit: words(deposit), bets: words(validBets) }) },
    {
      title:
        wagerTimes > 0
          ? t('referral.step.reward', { amount, times: wagerTimes })
          : t('referral.step.cash', { amount }),
    },
    ...(commissionPercent > 0
      ? [{ title: t('referral.step.commission', { percent: `\u2066${commissionPercent}%\u2069` }) }]
      : []),
  ]
}

function Results({ referral: { invited, qualified, bonus } }: { referral: Referral }) {
  const { currency } = useSite().whitelabel
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-3">
      <Result label={t('referral.invited')}>{invited}</Result>
      <Result label={t('referral.qualified')}>{qualified}</Result>
      <Result label={t('referral.bonus')} gold>
        <Money value={bonus} currency={currency.symbol} />
      </Result>
    </dl>
  )
}

const Result = ({
  label,
  gold = false,
  children,
}: {
  label: string
  gold?: boolean
  children: ReactNode
}) => (
  <div className="flex min-w-0 flex-col gap-1 rounded-tile border border-line bg-bg p-3 sm:p-4">
    <dt className="truncate text-xs text-muted">{label}</dt>
    <dd className={`tabular text-md font-extrabold sm:text-lg ${gold ? 'text-gold' : 'text-text'}`}>
      {children}
    </dd>
  </div>
)
