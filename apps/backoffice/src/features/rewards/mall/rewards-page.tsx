// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useAddressPage } from '../../../shared/address.ts'
import { useBrandInput } from '../../../shared/brand.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import { formatPoints, type Reward } from './mall-words.ts'

const RewardDialog = lazy(() => import('./reward-dialog.tsx'))

/** What members may redeem their points for. */
export default function RewardsPage() {
  const brand = useBrandInput()
  const prices = usePermission('money')
  const [pageNo, setPageNo] = useAddressPage()
  const [open, setOpen] = useState<Reward | 'new'>()
  const query = useCallQuery('backoffice.rewards', { ...brand, pageNo, pageSize: 50 })
  const columns = rewardColumns(prices, setOpen)
  return (
    <Page
      title={t('console.rewards')}
      actions={
        prices && (
          <Button look="primary" onClick={() => setOpen('new')}>
            {t('console.addReward')}
          </Button>
        )
      }
    >
      <Listing
        caption={t('console.rewards')}
        query={query}
        columns={columns}
        rowKey={(row) => row.rewardId}
        empty={t('console.noRewards')}
        onPage={setPageNo}
      />
      {open && (
        <Suspense>
          <RewardDialog
            reward={open === 'new' ? undefined : open}
            onClose={() => setOpen(undefined)}
            onSaved={() => {
              setOpen(undefined)
              showToast(t('console.rewardSaved'), 'good')
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}

function rewardColumns(prices: boolean, onEdit: (reward: Reward) => void): Column<Reward>[] {
  return [
    { key: 'reward', title: t('console.mallReward'), render: (row) => <What row={row} /> },
    {
      key: 'category',
      title: t('console.rewardCategory'),
      render: (row) => t(`console.rewardCategory.${row.category}`),
    },
    {
      key: 'points',
      title: t('console.rewardPoints'),
      end: true,
      render: (row) => <span className="tabular font-bold text-text">{formatPoints(row.points)}</span>,
    },
    {
      key: 'stock',
      title: t('console.rewardStock'),
      end: true,
      render: (row) => <span className="tabular">{row.stock}</span>,
    },
    { key: 'rank', title: t('console.rewardRank'), render: (row) => `VIP${row.minRankLevel}` },
    {
      key: 'state',
      title: t('console.status'),
      render: (row) => (
        <Badge tone={row.enabled ? 'good' : 'quiet'}>
          {t(row.enabled ? 'console.rewardShown' : 'console.rewardHidden')}
        </Badge>
      ),
    },
    ...(prices
      ? [
          {
            key: 'actions',
            title: t('console.actions'),
            end: true,
            render: (row: Reward) => (
              <Button
                size="small"
                aria-label={t('console.edit', { name: row.name })}
                onClick={() => onEdit(row)}
              >
                {t('console.editIt')}
              </Button>
            ),
          },
        ]
      : []),
  ]
}

function What({ row }: { row: Reward }) {
  return (
    <span className="flex items-center gap-3">
      <img
        src={row.imageUrl}
        alt=""
        width={64}
        height={48}
        loading="lazy"
        className="h-12 w-16 shrink-0 rounded-control object-cover"
      />
      <span className="flex flex-col">
        <span className="font-semibold text-text">{row.name}</span>
        <span className="text-xs text-muted">
          {t(`console.rewardKind.${row.kind}`)}
          {row.kind === 'BONUS' && (
            <>
              {' '}
              · <Money value={row.bonus} />
            </>
          )}
        </span>
      </span>
    </span>
  )
}
