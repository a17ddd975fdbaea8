// SPDX-License-Identifier: Apache-2.0
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { AccountLink } from '../../../shared/account-link.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'
import { FlagFacts } from './flag-list.tsx'
import type { Withdrawal } from './withdrawal-status.ts'

/** What happened to a withdrawal, when, and who did it. */
export default function WithdrawalDetails({ row, onClose }: { row: Withdrawal; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.disputeOf', {
        amount: `${row.currency} ${formatMoney(row.amount)}`,
        name: row.username,
      })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <AccountLink memberId={row.memberId} name={row.username} />
      <p className="mb-4 text-sm">
        <span className="block text-xs text-muted">
          {row.bankName}
          {row.holder && ` · ${row.holder}`}
        </span>
        <bdi dir="ltr" className="tabular break-all font-semibold">
          {row.accountNumber}
        </bdi>
      </p>
      {row.reasons.length > 0 && (
        <section aria-label={t('console.payout.reasons')} className="mb-4 flex flex-col gap-2">
          <h3 className="text-sm font-bold">{t('console.payout.reasons')}</h3>
          <ul className="flex flex-col divide-y divide-line">
            {row.reasons.map((flag) => (
              <li key={flag.rule} className="flex flex-col gap-1 py-2 text-sm">
                <FlagFacts row={row} flag={flag} />
                {row.flagNotes
                  .filter(({ rule }) => rule === flag.rule)
                  .map(({ note, by, time }) => (
                    <p key={time} className="text-xs text-muted">
                      <bdi className="break-words text-text">{note}</bdi> · {by} · <Moment at={time} />
                    </p>
                  ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {row.payments.length > 0 && (
        <section aria-label={t('console.payout.payments')} className="mb-4 flex flex-col gap-2">
          <h3 className="text-sm font-bold">{t('console.payout.payments')}</h3>
          <ul className="flex flex-col divide-y divide-line">
            {row.payments.map(({ amount, reference, time }) => (
              <li key={time} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-sm">
                <Money value={amount} currency={row.currency} className="font-semibold" />
                <span className="text-xs text-muted">
                  {reference === '' ? (
                    t('console.payout.noReference')
                  ) : (
                    <bdi dir="ltr" className="tabular text-text break-all">
                      {reference}
                    </bdi>
                  )}{' '}
                  · <Moment at={time} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={t('console.payout.progress')} className="flex flex-col gap-2">
        <h3 className="text-sm font-bold">{t('console.payout.progress')}</h3>
        <ol className="flex flex-col divide-y divide-line">
          {row.stages.map(({ stage, time, amount, by }, index) => (
            <li
              key={index}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2 text-sm"
            >
              <span>
                <span className="font-semibold">{t(`console.payout.stage.${stage}`)}</span>
                {amount !== null && (
                  <>
                    {' '}
                    <Money value={amount} currency={row.currency} />
                  </>
                )}
              </span>
              <span className="text-xs text-muted">
                {by || t('console.payout.platform')} · <Moment at={time} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </Dialog>
  )
}
