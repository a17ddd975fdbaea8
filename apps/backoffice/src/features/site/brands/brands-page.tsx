// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import type { CallOutput } from '@tessera/contract'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Table, type Column } from '@tessera/ui/data/table.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation, useCallQuery } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { Page } from '../../../shared/page.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'
import { AddHost } from './add-host.tsx'

type Brand = CallOutput<'backoffice.brands'>[number]
type Host = Brand['hosts'][number]

/** The brands of the platform and their hosts. */
export default function BrandsPage() {
  const query = useCallQuery('backoffice.brands', {}, { refetchIntervalMs: 30_000 })
  const { data } = query
  const mayChange = usePermission('settings')
  return (
    <Page title={t('console.brands')}>
      <QueryState query={query} skeleton="h-64 w-full" />
      {data?.map((brand, index) => (
        <BrandCard key={brand.code} brand={brand} first={index === 0} mayChange={mayChange} />
      ))}
      {mayChange && data && <AddBrand />}
    </Page>
  )
}

function BrandCard({ brand, first, mayChange }: { brand: Brand; first: boolean; mayChange: boolean }) {
  const change = useCallMutation('backoffice.changeBrand', ['backoffice.brands'])
  const changeHost = useCallMutation('backoffice.changeHost', ['backoffice.brands'])
  return (
    <section
      aria-label={`${brand.name} (${brand.code})`}
      className="flex flex-col gap-3 rounded-tile border border-line bg-surface-1 p-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-md font-bold text-text">{brand.name}</h2>
        <code className="text-sm text-muted">{brand.code}</code>
        <EnabledBadge enabled={brand.enabled} />
        {mayChange && !first && (
          <span className="ms-auto">
            <EnableButton
              name={brand.name}
              enabled={brand.enabled}
              disabled={change.isPending}
              onClick={() => change.mutate({ code: brand.code, enabled: !brand.enabled })}
            />
          </span>
        )}
      </div>
      <ErrorNotice error={change.error ?? changeHost.error} />
      {brand.hosts.length === 0 ? (
        <p className="text-sm text-muted">{t('console.noHosts')}</p>
      ) : (
        <Table
          caption={t('console.hostsOf', { name: `${brand.name} (${brand.code})` })}
          columns={
            mayChange ? [...hostColumns, actionColumn(changeHost.isPending, changeHost.mutate)] : hostColumns
          }
          rows={brand.hosts}
          rowKey={(row) => row.host}
        />
      )}
      {mayChange && <AddHost code={brand.code} />}
    </section>
  )
}

const hostColumns: readonly Column<Host>[] = [
  {
    key: 'host',
    title: t('console.host'),
    render: (row) => (
      <span dir="ltr" className="font-semibold text-text">
        {row.host}
      </span>
    ),
  },
  {
    key: 'speed',
    title: t('console.speed'),
    end: true,
    render: (row) =>
      row.speedMs === null ? (
        <span className="text-muted">{t('console.notMeasured')}</span>
      ) : (
        <span className="tabular">{t('console.milliseconds', { count: row.speedMs })}</span>
      ),
  },
  {
    key: 'measured',
    title: t('console.measuredAt'),
    render: (row) => (row.measuredAt === null ? '—' : <Moment at={row.measuredAt} />),
  },
  { key: 'affiliate', title: t('console.affiliate'), render: (row) => row.affiliateCode ?? '—' },
  { key: 'state', title: t('console.state'), render: (row) => <EnabledBadge enabled={row.enabled} /> },
]

const actionColumn = (
  isPending: boolean,
  change: (input: Pick<Host, 'host' | 'enabled'>) => void,
): Column<Host> => ({
  key: 'do',
  title: t('console.actions'),
  end: true,
  render: ({ host, enabled }) => (
    <EnableButton
      name={host}
      enabled={enabled}
      disabled={isPending}
      onClick={() => change({ host, enabled: !enabled })}
    />
  ),
})

const EnabledBadge = ({ enabled }: { enabled: boolean }) => (
  <Badge tone={enabled ? 'good' : 'bad'}>{t(enabled ? 'console.enabled' : 'console.disabled')}</Badge>
)

interface EnableButtonProps {
  name: string
  enabled: boolean
  disabled: boolean
  onClick: () => void
}

/** Opens or closes a brand or a host. */
function EnableButton({ name, enabled, disabled, onClick }: EnableButtonProps) {
  const step = t(enabled ? 'console.closeIt' : 'console.openIt')
  return (
    <Button size="small" aria-label={`${step}: ${name}`} disabled={disabled} onClick={onClick}>
      {step}
    </Button>
  )
}

function AddBrand() {
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const add = useCallMutation('backoffice.addBrand', ['backoffice.brands'])
  function submit(event: FormEvent): void {
    event.preventDefault()
    add.mutate(
      { code: code.trim(), name: name.trim() },
      {
        onSuccess: () => {
          showToast(t('console.brandAdded'), 'good')
          setCode('')
          setName('')
        },
      },
    )
  }
  return (
    <form
      onSubmit={submit}
      aria-label={t('console.addBrand')}
      className="grid items-end gap-3 rounded-tile border border-dashed border-line-control p-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      {add.error && (
        <div className="sm:col-span-3">
          <ErrorNotice error={add.error} />
        </div>
      )}
      <TextField
        label={t('console.brandCode')}
        required
        pattern="[a-z][a-z0-9\-]{1,30}"
        title={t('console.brandCodeHint')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <TextField
        label={t('console.brandName')}
        required
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="form" busy={add.isPending}>
        {t('console.addBrand')}
      </Button>
    </form>
  )
}
