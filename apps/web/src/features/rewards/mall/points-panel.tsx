// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import Gem from 'lucide-react/icons/gem'
import { lazy, Suspense, useState } from 'react'
import { ReasonedButton } from '../../../shared/forms/reasoned-button.tsx'
import { useGate } from '../../../shared/session/gate.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import { formatPoints, leastToConvert, useHasPoints, useMissingPoints, usePoints } from './use-points.ts'

const ConvertDialog = lazy(() => import('./convert-dialog.tsx'))

/** The member's points, their value, and a button to convert them into money. */
export function PointsPanel() {
  const { currency } = useSite().whitelabel
  const hasPoints = useHasPoints()
  const through = useGate('real')
  const { points, config } = usePoints()
  const missing = useMissingPoints()
  const [converting, setConverting] = useState(false)
  return (
    <section
      aria-label={t('mall.balance')}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-panel border border-line bg-surface-1 p-4 md:px-6"
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-gold-soft text-gold">
        <Gem className="size-6" aria-hidden="true" />
      </span>
      {hasPoints ? (
        <div className="min-w-0 flex-1">
          <p className="text-sm text-muted">{t('mall.balance')}</p>
          <p className="tabular text-xl leading-tight font-extrabold text-text">
            {points ? formatPoints(points.balance) : '–'}
          </p>
          {points && (
            <p className="mt-0.5 text-xs text-muted">
              {t('mall.worth', {
                points: formatPoints(points.exchangeRatio),
                amount: `${currency.symbol}${formatMoney(1)}`,
              })}
            </p>
          )}
        </div>
      ) : (
        <p className="min-w-40 flex-1 text-sm text-muted">{t('mall.login')}</p>
      )}
      {hasPoints ? (
        <span className="flex flex-col items-end gap-1.5">
          <ReasonedButton
            look="primary"
            disabled={!points || !config}
            reason={config && missing(leastToConvert(config))}
            onClick={() => setConverting(true)}
          >
            {t('mall.convert')}
          </ReasonedButton>
        </span>
      ) : (
        <Button look="primary" onClick={() => through(() => undefined)}>
          {t('identity.login')}
        </Button>
      )}
      {converting && points && config && (
        <Suspense>
          <ConvertDialog balance={points.balance} config={config} onClose={() => setConverting(false)} />
        </Suspense>
      )}
    </section>
  )
}
