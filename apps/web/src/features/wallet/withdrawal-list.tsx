// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { useState } from 'react'
import { useCallQuery } from '../../shared/api/use-call-query.ts'
import { ListPager } from '../../shared/forms/list-pager.tsx'
import { t } from '../../shared/texts/texts.ts'
import { useWalletNews } from './use-wallet-news.ts'
import { WithdrawalCard } from './withdrawal-card.tsx'

/** The member's withdrawals, newest first, each with its status. */
export function WithdrawalList() {
  useWalletNews()
  const [pageNo, setPageNo] = useState(1)
  const { data } = useCallQuery('wallet.withdrawals', { pageNo }, { member: true, keepPreviousData: true })
  if (!data) return null
  return (
    <section aria-label={t('wallet.withdraw.recent')}>
      <h3 className="mb-3 text-md font-bold">{t('wallet.withdraw.recent')}</h3>
      {data.list.length === 0 && <EmptyState title={t('wallet.withdraw.empty')} />}
      <ul className="flex flex-col gap-2">
        {data.list.map((withdrawal) => (
          <li key={withdrawal.withdrawalId}>
            <WithdrawalCard withdrawal={withdrawal} />
          </li>
        ))}
      </ul>
      <ListPager pageNo={pageNo} totalPages={data.totalPages} onPage={setPageNo} />
    </section>
  )
}
