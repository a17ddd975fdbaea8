// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { useState } from 'react'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { useZone } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'
import { DeviationNote } from './deviation-note.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useWalletNews } from './use-wallet-news.ts'

/** The member's deposits, newest first; a pending one can be opened again. */
export function DepositList({ onOpen }: { onOpen: (depositId: string) => void }) {
  useWalletNews()
  const [pageNo, setPageNo] = useState(1)
  const zone = useZone()
  const { data } = useCallQuery('wallet.deposits', { pageNo }, { member: true, keepPreviousData: true })
  if (!data) return null
  return (
    <section aria-label={t('wallet.deposit.recent')}>
      <h3 className="mb-3 text-md font-bold">{t('wallet.deposit.recent')}</h3>
      {data.list.length === 0 && <EmptyState title={t('wallet.deposit.empty')} />}
      <ul className="flex flex-col gap-2">
        {data.list.map((deposit) => (
          <li
            key={deposit.depositId}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 rounded-tile border border-line bg-bg px-4 py-2"
          >
            <span className="flex flex-col items-start gap-x-4 gap-y-0.5 md:flex-row md:items-center">
              <Money value={deposit.amount} className="min-w-24 font-bold rtl:text-right" />
              <Time at={deposit.createTime} zone={zone} className="text-xs text-muted" />
            </span>
            <span className="flex flex-wrap items-center justify-end gap-x-3">
              {deposit.status === 'Pending' && (
                <button
                  type="button"
                  onClick={() => onOpen(deposit.depositId)}
                  className="min-h-11 text-sm font-bold text-brand"
                >
                  {t('common.show')}
                </button>
              )}
              <StatusBadge status={deposit.status} />
            </span>
            <DeviationNote of={deposit} />
          </li>
        ))}
      </ul>
      <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />
    </section>
  )
}
