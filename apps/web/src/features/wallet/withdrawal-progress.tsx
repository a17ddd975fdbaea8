// SPDX-License-Identifier: Apache-2.0
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import type { Withdrawal } from './status-badge.tsx'

/** What happened to a withdrawal so far, with times. */
export function WithdrawalProgress({ withdrawal }: { withdrawal: Withdrawal }) {
  const zone = useZone()
  return (
    <ol aria-label={t('payout.progress')} className="mt-3 flex flex-col border-t border-line pt-3">
      {withdrawal.stages.map(({ stage, time, amount }, index) => (
        <li key={index} className="relative flex gap-3 pb-2 last:pb-0">
          {index < withdrawal.stages.length - 1 && (
            <span aria-hidden="true" className="absolute start-[3px] top-3 bottom-0 w-0.5 bg-surface-3" />
          )}
          <span
            aria-hidden="true"
            className={`relative mt-1.5 size-2 shrink-0 rounded-full ${index === withdrawal.stages.length - 1 ? 'bg-brand' : 'bg-surface-3'}`}
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 text-xs">
            <span className="font-semibold text-text">
              {t(`payout.stage.${stage}`)}
              {amount !== null && amount !== withdrawal.amount && (
                <bdi dir="ltr" className="tabular ms-1 font-normal text-muted">
                  {formatMoney(amount)}
                </bdi>
              )}
            </span>
            <Time at={time} zone={zone} className="text-muted" />
          </span>
        </li>
      ))}
    </ol>
  )
}
