// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useAddressChoice, useAddressPage } from '../../../shared/address.ts'
import { useBrandColumn, useBrandFilter } from '../../../shared/brand.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Notice } from '../../../shared/notice.tsx'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import { formatPoints, redeemStatuses, toneOf, type Redeem } from './mall-words.ts'
import { useRedeemSteps, type RedeemSteps } from './use-redeem-steps.ts'

const RejectRedeem = lazy(() => import('./reject-redeem.tsx'))
const refetchIntervalMs = 15_000

/** The members' redemptions: waiting ones first, oldest first. */
export default function RedeemsPage() {
  const brand = useBrandFilter()
  const [status, setStatus] = useAddressChoice('status', ['all', ...redeemStatuses], 'In Process')
  const [pageNo, setPageNo] = useAddressPage()
  const [rejecting, setRejecting] = useState<Redeem>()
  const steps = useRedeemSteps()
  const query = useCallQuery(
    'backoffice.redeems',
    { ...brand, ...(status === 'all' ? {} : { status }), pageNo, pageSize: 20 },
    { refetchIntervalMs },
  )
  const columns = useRedeemColumns(steps, setRejecting)
  return (
    <Page title={t('console.redeems')}>
      {steps.notice && <Notice tone={steps.notice.tone}>{steps.notice.text}</Notice>}
      <Listing
        caption={t('console.redeems')}
        query={query}
        columns={columns}
        rowKey={(row) => row.redeemId}
        empty={t('console.noRedeems')}
        onPage={setPageNo}
        above={
          <Segmented
            label={t('console.status')}
            value={status}
            onChange={(next) => {
              setStatus(next)
              setPageNo(1)
            }}
            options={[
              ...redeemStatuses.map((value) => ({ value, label: t(`console.redeem.${value}`) })),
              { value: 'all' as const, label: t('console.all') },
            ]}
          />
        }
      />
      {rejecting && (
        <Suspense>
          <RejectRedeem
            redeem={rejecting}
            onClose={() => setRejecting(undefined)}
            onReject={(remark) => {
              steps.reject(rejecting, remark)
              setRejecting(undefined)
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}

function useRedeemColumns(
  { busy, approve }: RedeemSteps,
  onReject: (redeem: Redeem) => void,
): Column<Redeem>[] {
  const decides = usePermission('money')
  return [
    {
      key: 'member',
      title: t('console.member'),
      render: (row) => <span className="font-semibold text-text">{row.username}</span>,
    },
    ...useBrandColumn<Redeem>(),
    { key: 'reward', title: t('console.mallReward'), render: (row) => <What row={row} /> },
    { key: 'where', title: t('console.redeemWhere'), render: (row) => <Where row={row} /> },
    { key: 'time', title: t('console.time'), render: (row) => <Moment at={row.createTime} /> },
    { key: 'status', title: t('console.status'), render: (row) => <State row={row} /> },
    ...(decides
      ? [
          {
            key: 'actions',
            title: t('console.actions'),
            end: true,
            render: (row: Redeem) =>
              row.status === 'In Process' && (
                <span className="inline-flex gap-2">
                  <Button size="small" look="quiet" disabled={busy} onClick={() => onReject(row)}>
                    {t('console.reject')}
                  </Button>
                  <Button size="small" look="primary" disabled={busy} onClick={() => approve(row)}>
                    {t('console.approve')}
                  </Button>
                </span>
              ),
          },
        ]
      : []),
  ]
}

function What({ row }: { row: Redeem }) {
  return (
    <span className="flex flex-col">
      <span className="font-semibold text-text">
        {row.name}
        {row.quantity > 1 && `\u00a0×\u00a0${row.quantity}`}
      </span>
      <span className="tabular text-xs text-muted">
        {t('console.redeemedFor', { points: formatPoints(row.points) })}
        {row.kind === 'BONUS' && (
          <>
            {' '}
            · <Money value={row.bonus} />
          </>
        )}
      </span>
    </span>
  )
}

/** Goods go to an address; operators reach the receiver of a bonus by the number in their profile. */
function Where({ row }: { row: Redeem }) {
  if (row.kind === 'GOODS')
    return (
      <span dir="auto" className="text-sm">
        {row.address}
      </span>
    )
  return (
    <span dir="ltr" className="flex flex-col text-sm">
      {row.zalo !== '' && <span>Zalo {row.zalo}</span>}
      {row.whatsapp !== '' && <span>WhatsApp {row.whatsapp}</span>}
    </span>
  )
}

function State({ row }: { row: Redeem }) {
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={toneOf(row.status)}>{t(`console.redeem.${row.status}`)}</Badge>
      {row.decidedBy !== '' && (
        <span className="text-xs text-muted">
          {t('console.decidedBy', { name: row.decidedBy })}
          {row.remark !== '' && ` · ${row.remark}`}
        </span>
      )}
    </span>
  )
}
