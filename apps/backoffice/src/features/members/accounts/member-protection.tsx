// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { formatMoney } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { useCallQuery } from '../../../shared/api.ts'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'

type Protection = CallOutput<'backoffice.memberProtection'>
type Change = Protection['list'][number]
const ExcludeMember = lazy(() => import('./exclude-member.tsx'))

/** The limits of a member, their break or exclusion, every change, and the way to exclude them. */
export function MemberProtection({
  id,
  username,
  currency,
}: {
  id: number
  username: string
  currency: string
}) {
  const [pageNo, setPageNo] = useState(1)
  const [excluding, setExcluding] = useState(false)
  const mayExclude = usePermission('accounts')
  const query = useCallQuery('backoffice.memberProtection', { id, pageNo })
  return (
    <div className="flex flex-col gap-3">
      {query.data && <Now protection={query.data} currency={currency} />}
      <Listing
        caption={t('console.protection.changes')}
        query={query}
        columns={columns}
        rowKey={({ at, what }) => `${at} ${what}`}
        empty={t('console.protection.none')}
        onPage={setPageNo}
      />
      {mayExclude && (
        <Button look="danger" className="self-start" onClick={() => setExcluding(true)}>
          {t('console.protection.exclude')}
        </Button>
      )}
      {excluding && (
        <Suspense>
          <ExcludeMember id={id} username={username} onClose={() => setExcluding(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** What applies now. */
function Now({
  protection: { limits, exclusion, realityCheck },
  currency,
}: {
  protection: Protection
  currency: string
}) {
  return (
    <>
      {exclusion && (
        <p className="text-sm font-semibold text-danger">
          {t(`console.protection.active.${exclusion.kind}`)}{' '}
          {exclusion.until === null ? t('console.protection.forGood') : <Moment at={exclusion.until} />}
        </p>
      )}
      <ul className="flex flex-col gap-1 text-sm text-text">
        {limits.map((limit) => (
          <li key={`${limit.kind} ${limit.period}`}>
            {t(`console.protection.kind.${limit.kind}`)}, {t(`console.protection.period.${limit.period}`)}:{' '}
            <bdi dir="ltr" className="tabular font-semibold">
              {limit.kind !== 'playTime' && `${currency} `}
              {amountOf(limit.kind, limit.used)} / {amountOf(limit.kind, limit.most)}
            </bdi>
          </li>
        ))}
        {realityCheck !== null && (
          <li className="text-muted">{t('console.protection.check', { minutes: realityCheck })}</li>
        )}
      </ul>
    </>
  )
}

const amountOf = (kind: Protection['limits'][number]['kind'], amount: number): string =>
  kind === 'playTime' ? t('console.protection.minutes', { minutes: Math.floor(amount) }) : formatMoney(amount)

const columns: Column<Change>[] = [
  { key: 'at', title: t('console.protection.at'), render: ({ at }) => <Moment at={at} /> },
  {
    key: 'what',
    title: t('console.protection.what'),
    render: ({ what }) => t(`console.protection.change.${what}`),
  },
  {
    key: 'details',
    title: t('console.protection.details'),
    render: ({ details }) => <span className="text-xs text-muted">{wordsOf(details)}</span>,
  },
  {
    key: 'by',
    title: t('console.protection.by'),
    render: ({ byOperator }) => byOperator ?? t('console.protection.member'),
  },
]

/** The details of a change, such as "kind stake · period day · from 10 · to 20". */
const wordsOf = (details: Change['details']): string =>
  Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) =>
      name === 'until' ? `${name} ${new Date(Number(value)).toISOString().slice(0, 16)}` : `${name} ${value}`,
    )
    .join(' · ')
