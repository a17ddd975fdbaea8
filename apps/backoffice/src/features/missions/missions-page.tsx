// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Money } from '@tessera/ui/data/money.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import type { Column } from '@tessera/ui/data/table.tsx'
import { useAddressPage } from '../../shared/address.ts'
import { useBrandInput } from '../../shared/brand.tsx'
import { useCallQuery } from '../../shared/api.ts'
import { Listing } from '../../shared/listing.tsx'
import { Moment } from '../../shared/moment.tsx'
import { Page } from '../../shared/page.tsx'
import { usePermission } from '../../shared/permissions.ts'
import { t } from '../../shared/texts.ts'
import { countsMoney, missionState, type Mission } from './mission-words.ts'

const MissionDialog = lazy(() => import('./mission-dialog.tsx'))

const columns: Column<Mission>[] = [
  { key: 'mission', title: t('console.mission'), render: (row) => <What row={row} /> },
  { key: 'target', title: t('console.missionTarget'), render: (row) => <Target row={row} /> },
  {
    key: 'reward',
    title: t('console.missionReward'),
    end: true,
    render: (row) => <Money value={row.reward} className="font-bold text-text" />,
  },
  {
    key: 'budget',
    title: t('console.missionSpent'),
    end: true,
    render: (row) => (
      <span className="whitespace-nowrap">
        <Money value={row.spent} /> / <Money value={row.budget} />
      </span>
    ),
  },
  { key: 'period', title: t('console.missionFrom'), render: (row) => <Period row={row} /> },
  { key: 'state', title: t('console.status'), render: (row) => <State row={row} /> },
]

/** What members are asked to do, and what the rewards have cost. */
export default function MissionsPage() {
  const brand = useBrandInput()
  const edits = usePermission('money')
  const [pageNo, setPageNo] = useAddressPage()
  const [open, setOpen] = useState<Mission | 'new'>()
  const query = useCallQuery('backoffice.missions', { ...brand, pageNo, pageSize: 50 })
  return (
    <Page
      title={t('console.missions')}
      actions={
        edits && (
          <Button look="primary" onClick={() => setOpen('new')}>
            {t('console.addMission')}
          </Button>
        )
      }
    >
      <Listing
        caption={t('console.missions')}
        query={query}
        columns={
          edits
            ? [
                ...columns,
                {
                  key: 'actions',
                  title: t('console.actions'),
                  end: true,
                  render: (row) => (
                    <Button
                      size="small"
                      aria-label={t('console.edit', { name: row.titles['EN'] ?? '' })}
                      onClick={() => setOpen(row)}
                    >
                      {t('console.editIt')}
                    </Button>
                  ),
                },
              ]
            : columns
        }
        rowKey={(row) => row.missionId}
        empty={t('console.missions.none')}
        onPage={setPageNo}
      />
      {open && (
        <Suspense>
          <MissionDialog
            mission={open === 'new' ? undefined : open}
            onClose={() => setOpen(undefined)}
            onSaved={() => {
              setOpen(undefined)
              showToast(t('console.missionSaved'), 'good')
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}

const What = ({ row }: { row: Mission }) => (
  <span className="flex flex-col">
    <span className="font-semibold text-text">{row.titles['EN']}</span>
    <span className="text-xs text-muted">
      {[
        t(`console.missionKind.${row.kind}`),
        t(`console.missionCounts.${row.counts}`),
        ...[row.gameType, row.vendor].filter((part) => part !== null),
      ].join(' · ')}
    </span>
  </span>
)

const Target = ({ row }: { row: Mission }) =>
  countsMoney(row.counts) ? <Money value={row.target} /> : <span className="tabular">{row.target}</span>

const Period = ({ row }: { row: Mission }) => (
  <span className="flex flex-col text-sm">
    <Moment at={row.startTime} />
    {row.endTime !== null && <Moment at={row.endTime} />}
  </span>
)

function State({ row }: { row: Mission }) {
  const [now] = useState(() => Date.now())
  const { key, tone } = missionState(row, now)
  return <Badge tone={tone}>{t(`console.${key}`)}</Badge>
}
