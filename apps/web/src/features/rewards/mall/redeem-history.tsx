// SPDX-License-Identifier: Apache-2.0
import { Badge, type BadgeTone } from '@tessera/ui/data/badge.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { Time } from '@tessera/ui/data/time.tsx'
import { useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { ListPager } from '../../../shared/forms/list-pager.tsx'
import { useZone } from '../../../shared/site/use-site.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { Redeem } from './use-points.ts'

const statuses = ['In Process', 'Approved', 'Rejected'] as const
const tones: Record<Redeem['status'], BadgeTone> = { 'In Process': 'wait', Approved: 'good', Rejected: 'bad' }
const wordOf = (status: Redeem['status']): string =>
  status === 'In Process' ? t('mall.inProcess') : t(`wallet.status.${status}`)

/** The member's redemptions, newest first, each with its status. */
export function RedeemHistory() {
  const [status, setStatus] = useState<Redeem['status'] | 'ALL'>('ALL')
  const [pageNo, setPageNo] = useState(1)
  const { data } = useCallQuery(
    'rewards.redeems',
    { ...(status === 'ALL' ? {} : { status }), pageNo },
    { member: true, keepPreviousData: true },
  )
  if (!data) return null
  return (
    <section aria-label={t('mall.history')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-bold text-text">{t('mall.history')}</h2>
        <Segmented
          label={t('common.status')}
          value={status}
          onChange={(next) => {
            setStatus(next)
            setPageNo(1)
          }}
          options={[
            { value: 'ALL', label: t('common.all') },
            ...statuses.map((value) => ({ value, label: wordOf(value) })),
          ]}
        />
      </div>
      {data.list.length === 0 && (
        <div className="rounded-panel border border-line bg-surface-1">
          <EmptyState title={t('mall.history.empty')} />
        </div>
      )}
      <ul className="flex flex-col gap-2">
        {data.list.map((redeem) => (
          <li key={redeem.redeemId}>
            <RedeemRow redeem={redeem} />
          </li>
        ))}
      </ul>
      <ListPager pageNo={data.pageNo} totalPages={data.totalPages} onPage={setPageNo} />
    </section>
  )
}

function RedeemRow({ redeem }: { redeem: Redeem }) {
  const zone = useZone()
  return (
    <article className="rounded-tile border border-line bg-surface-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-bold">
          <bdi>{redeem.name}</bdi>
          {redeem.quantity > 1 && <span className="tabular text-muted"> × {redeem.quantity}</span>}
        </h3>
        <span className="ms-auto">
          <Badge tone={tones[redeem.status]}>{wordOf(redeem.status)}</Badge>
        </span>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-xs text-muted">
        <span>{t('mall.points', { count: redeem.points })}</span>
        <Time at={redeem.createTime} zone={zone} />
      </p>
      {redeem.remark && (
        <p className="mt-1 text-xs text-muted">
          <bdi>{t('wallet.withdraw.remark', { remark: redeem.remark })}</bdi>
        </p>
      )}
    </article>
  )
}
