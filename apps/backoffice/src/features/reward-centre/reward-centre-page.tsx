// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useAddressChoice, useAddressPage, useAddressText } from '../../shared/address.ts'
import { useBrandInput } from '../../shared/brand.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { Listing } from '../../shared/listing.tsx'
import { Moment } from '../../shared/moment.tsx'
import { Page } from '../../shared/page.tsx'
import { usePermission } from '../../shared/permissions.ts'
import { t } from '../../shared/texts.ts'
import { NameSearch } from '../../shared/name-search.tsx'
import { rewardStatuses, rewardTones, type RewardOnOffer } from './reward-words.ts'

const CancelReward = lazy(() => import('./cancel-reward.tsx'))

const columns: Column<RewardOnOffer>[] = [
  {
    key: 'member',
    title: t('console.member'),
    render: (row) => <span className="font-semibold text-text">{row.username}</span>,
  },
  { key: 'reward', title: t('console.rewardFor'), render: (row) => <What row={row} /> },
  {
    key: 'amount',
    title: t('console.amount'),
    end: true,
    render: (row) => <Money value={row.amount} currency={row.currency} className="font-bold text-text" />,
  },
  { key: 'granted', title: t('console.rewardGranted'), render: (row) => <Moment at={row.offeredAt} /> },
  { key: 'until', title: t('console.rewardUntil'), render: (row) => <Moment at={row.expireTime} /> },
  { key: 'status', title: t('console.status'), render: (row) => <State row={row} /> },
]

const cancelColumn = (onCancel: (reward: RewardOnOffer) => void): Column<RewardOnOffer> => ({
  key: 'actions',
  title: t('console.actions'),
  end: true,
  render: (row) =>
    row.status === 'Claim' && (
      <Button
        size="small"
        look="danger"
        aria-label={`${t('console.cancelReward')}: ${row.username}, ${row.title}`}
        onClick={() => onCancel(row)}
      >
        {t('console.cancelReward.it')}
      </Button>
    ),
})

/** The rewards that members may claim, and what has become of them. */
export default function RewardCentrePage() {
  const brand = useBrandInput()
  const cancels = usePermission('money')
  const [status, setStatus] = useAddressChoice('status', rewardStatuses, 'Claim')
  const [typed, setTyped] = useAddressText('search')
  const [pageNo, setPageNo] = useAddressPage()
  const [cancelling, setCancelling] = useState<RewardOnOffer>()
  const username = useDeferredValue(typed.trim())
  const query = useCallQuery('backoffice.rewardsOnOffer', {
    ...brand,
    status,
    username,
    pageNo,
    pageSize: 20,
  })
  return (
    <Page title={t('console.rewardCentre')}>
      <Listing
        caption={t('console.rewardCentre')}
        query={query}
        columns={cancels ? [...columns, cancelColumn(setCancelling)] : columns}
        rowKey={(row) => row.rewardId}
        empty={t('console.rewardsOnOffer.none')}
        onPage={setPageNo}
        above={
          <div className="flex flex-wrap items-end justify-between gap-4">
            {username === '' ? (
              <Segmented
                label={t('console.status')}
                value={status}
                onChange={(next) => {
                  setStatus(next)
                  setPageNo(1)
                }}
                options={rewardStatuses.map((value) => ({
                  value,
                  label: t(`console.rewardStatus.${value}`),
                }))}
              />
            ) : (
              <p className="text-sm text-muted">{t('console.memberName.all')}</p>
            )}
            <NameSearch
              label={t('console.memberName')}
              value={typed}
              onChange={(value) => {
                setTyped(value)
                setPageNo(1)
              }}
            />
          </div>
        }
      />
      {cancelling && (
        <Suspense>
          <CancelReward reward={cancelling} onClose={() => setCancelling(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}

function What({ row }: { row: RewardOnOffer }) {
  return (
    <span className="flex flex-col">
      <span dir="auto" className="font-semibold text-text">
        {row.title}
      </span>
      <span className="text-xs text-muted">
        {t(`console.rewardSource.${row.source}`)}
        {' · '}
        {row.wagerTimes > 0 ? t('console.rewardWager', { times: row.wagerTimes }) : t('console.rewardCash')}
      </span>
    </span>
  )
}

function State({ row }: { row: RewardOnOffer }) {
  const ended = row.claimTime ?? row.cancelledAt
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={rewardTones[row.status]}>{t(`console.rewardStatus.${row.status}`)}</Badge>
      {ended !== null && (
        <span className="text-xs text-muted">
          <Moment at={ended} />
        </span>
      )}
      {row.cancelledBy !== '' && (
        <span className="text-xs text-muted">
          {t('console.cancelledBy', { name: row.cancelledBy, reason: row.reason })}
        </span>
      )}
    </span>
  )
}
