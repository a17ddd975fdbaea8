// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation } from '../../shared/api.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { Moment } from '../../shared/moment.tsx'
import { t } from '../../shared/texts.ts'

export type PendingTransfer = CallOutput<'backoffice.vendorAccounts'>['pendingTransfers'][number]

/** The transfers to which a vendor has given no answer; the vendor can be asked at once. */
export function PendingTransfers({
  accountId,
  transfers,
}: {
  accountId: string
  transfers: readonly PendingTransfer[]
}) {
  const asking = useCallMutation('backoffice.askVendor', ['backoffice.vendorAccounts'])
  return (
    <section
      aria-label={`${t('console.pendingTransfers')}: ${accountId}`}
      className="flex flex-col gap-2 rounded-control border border-line p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold text-text">{t('console.pendingTransfers')}</h3>
        <Button
          size="small"
          busy={asking.isPending}
          onClick={() =>
            asking.mutate({ id: accountId }, { onSuccess: () => showToast(t('console.vendorAsked'), 'good') })
          }
        >
          {t('console.askVendor')}
        </Button>
      </div>
      <ErrorNotice error={asking.error} />
      <p className="text-sm text-muted">{t('console.pendingTransfersHint')}</p>
      <ul className="flex flex-col gap-1 text-sm text-text">
        {transfers.map(({ transferId, toVendor, amount, currency, createTime }) => (
          <li key={transferId} className="flex flex-wrap gap-x-4">
            <span>{t(toVendor ? 'console.toVendor' : 'console.fromVendor')}</span>
            <span className="tabular font-bold">
              {formatMoney(amount)} {currency}
            </span>
            <Moment at={createTime} />
            <code dir="ltr" className="text-muted">
              {transferId}
            </code>
          </li>
        ))}
      </ul>
    </section>
  )
}
