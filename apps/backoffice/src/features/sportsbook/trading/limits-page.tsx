// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import { useAddressChoice, useAddressPage } from '../../../shared/address.ts'
import { AccountLink } from '../../../shared/account-link.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { useBrandColumn, useBrandFilter } from '../../../shared/brand.tsx'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { typeName } from '../../../shared/sportsbook/market-words.ts'
import { t } from '../../../shared/texts.ts'
import type { Limit } from './trading-words.ts'

const LimitDialog = lazy(() => import('./limit-dialog.tsx'))
const UnlimitDialog = lazy(() => import('./unlimit-dialog.tsx'))
const kinds = ['member', 'competition', 'type'] as const
const actions = {
  member: 'console.sportsbook.limitMember',
  competition: 'console.sportsbook.limitCompetition',
  type: 'console.sportsbook.limitType',
} as const

const columnsOf = (
  brandColumn: Column<Limit>[],
  onTakeAway: ((limit: Limit) => void) | undefined,
): Column<Limit>[] => [
  {
    key: 'name',
    title: t('console.sportsbook.limit'),
    render: (row) => (
      <span className="flex flex-col items-start">
        {row.kind === 'member' ? (
          <AccountLink memberId={Number(row.key)} name={row.name} />
        ) : (
          <span className="font-semibold text-text">
            {row.kind === 'type' ? typeName(row.key) : row.name}
          </span>
        )}
        <span className="text-xs text-muted">{t(`console.sportsbook.kind.${row.kind}`)}</span>
        {brandColumn.map(({ key, render }) => (
          <span key={key} className="text-xs text-muted lg:hidden">
            {render(row)}
          </span>
        ))}
      </span>
    ),
  },
  ...brandColumn.map((column) => ({ ...column, wide: true })),
  {
    key: 'limit',
    title: t('console.sportsbook.highest'),
    end: true,
    render: ({ factor, highest }) =>
      highest === null ? (
        <span className="tabular font-bold text-text">
          {t('console.sportsbook.factor', { percent: (factor ?? 0) / 10 })}
        </span>
      ) : (
        <Money value={highest} className="font-bold text-text" />
      ),
  },
  {
    key: 'reason',
    title: t('console.sportsbook.reason'),
    render: ({ reason, by, time }) => (
      <span className="flex flex-col">
        <span className="text-text">{reason}</span>
        <span className="text-xs text-muted">
          {by} · <Moment at={time} />
        </span>
      </span>
    ),
  },
  ...(onTakeAway
    ? [
        {
          key: 'take',
          title: t('console.actions'),
          end: true,
          render: (row: Limit) => (
            <Button
              size="small"
              aria-label={`${t('console.sportsbook.unlimit')}: ${row.name}`}
              onClick={() => onTakeAway(row)}
            >
              {t('console.sportsbook.unlimit')}
            </Button>
          ),
        },
      ]
    : []),
]

/** What members may stake on the sportsbook: one by one, by competition, and by market type. */
export default function LimitsPage() {
  const [kind, setKind] = useAddressChoice('kind', ['all', ...kinds], 'all')
  const [pageNo, setPageNo] = useAddressPage()
  const [limits, setLimits] = useState<Limit['kind']>()
  const [taken, setTaken] = useState<Limit>()
  const mayLimit = usePermission('limitSportsbook')
  const brandColumn = useBrandColumn<Limit>()
  const query = useCallQuery('backoffice.sportsbookLimits', {
    ...useBrandFilter(),
    ...(kind !== 'all' && { kind }),
    pageNo,
    pageSize: 50,
  })
  return (
    <Page
      title={t('console.sportsbook.limits')}
      actions={
        mayLimit && (
          <span className="flex flex-wrap gap-2">
            {kinds.map((each) => (
              <Button key={each} onClick={() => setLimits(each)}>
                {t(actions[each])}
              </Button>
            ))}
          </span>
        )
      }
    >
      <p className="max-w-prose text-sm text-muted">{t('console.sportsbook.limitsExplain')}</p>
      <Listing
        caption={t('console.sportsbook.limits')}
        query={query}
        columns={columnsOf(brandColumn, mayLimit ? setTaken : undefined)}
        rowKey={(row) => `${row.brandCode} ${row.kind} ${row.key}`}
        empty={t('console.sportsbook.noLimits')}
        onPage={setPageNo}
        above={
          <Segmented
            label={t('console.sportsbook.kind')}
            value={kind}
            onChange={(next) => {
              setKind(next)
              setPageNo(1)
            }}
            options={[
              { value: 'all', label: t('console.all') },
              ...kinds.map((value) => ({ value, label: t(`console.sportsbook.kind.${value}`) })),
            ]}
          />
        }
      />
      <Suspense>
        {limits && (
          <LimitDialog kind={limits} title={t(actions[limits])} onClose={() => setLimits(undefined)} />
        )}
        {taken && <UnlimitDialog limit={taken} onClose={() => setTaken(undefined)} />}
      </Suspense>
    </Page>
  )
}
