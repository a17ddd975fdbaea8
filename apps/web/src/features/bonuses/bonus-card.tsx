// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Progress } from '@tessera/ui/data/progress.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { lazy, Suspense, useId, useState } from 'react'
import { shortTime } from '../../shared/rewards/short-time.ts'
import { useMoneyWords } from '../../shared/rewards/use-money-words.ts'
import { useWalletCurrency } from '../../shared/session/use-wallet-currency.ts'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import type { OpenBonus } from './use-bonus-wallet.ts'
import { WhatCounts } from './what-counts.tsx'

const ForfeitDialog = lazy(() => import('./forfeit-dialog.tsx'))

/** A bonus in play: what is left of it, what has to be staked and how, and the way to give it up. */
export function BonusCard({ bonus }: { bonus: OpenBonus }) {
  const id = useId()
  const money = useMoneyWords()
  const { symbol } = useWalletCurrency()
  const [asking, setAsking] = useState(false)
  const { title, amount, balance, required, done, state } = bonus
  return (
    <article
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-tile border border-line bg-bg p-4 md:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-40 flex-col items-start gap-1">
          <h3 id={id} className="text-md leading-snug font-bold text-text">
            <bdi>{title}</bdi>
          </h3>
          <p className="text-xs text-muted">{t('bonuses.granted', { amount: money(amount) })}</p>
          {state === 'ending' && <Badge tone="wait">{t('bonuses.state.ending')}</Badge>}
        </div>
        <Money value={balance} currency={symbol} className="text-lg font-extrabold text-gold" />
      </div>
      <Progress
        label={t('bonuses.progress')}
        valueText={t('bonuses.wagered', { done: money(Math.min(done, required)), required: money(required) })}
        value={Math.max(0, Math.min(done, required))}
        max={required}
        tone="gold"
      />
      <Terms bonus={bonus} />
      <WhatCounts bonus={bonus} />
      {state === 'open' && (
        <span className="flex justify-end">
          <Button
            size="small"
            onClick={() => setAsking(true)}
            aria-label={`${t('bonuses.forfeit')}: ${title}`}
          >
            {t('bonuses.forfeit')}
          </Button>
        </span>
      )}
      {asking && (
        <Suspense fallback={null}>
          <ForfeitDialog bonus={bonus} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </article>
  )
}

function Terms({ bonus: { state, expiresAt, maxStake } }: { bonus: OpenBonus }) {
  const money = useMoneyWords()
  const zone = useZone()
  if (state === 'ending') return <p className="text-sm text-muted">{t('bonuses.endingHint')}</p>
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      <p>{t('bonuses.becomesCash')}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {expiresAt !== null && <span>{t('bonuses.until', { time: shortTime(expiresAt, zone) })}</span>}
        {maxStake !== null && <span>{t('bonuses.maxStake', { amount: money(maxStake) })}</span>}
      </p>
    </div>
  )
}
