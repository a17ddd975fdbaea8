// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useBrandInput } from '../../shared/brand.tsx'
import { useCallMutation, useCallQuery } from '../../shared/api.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { moved } from '../../shared/order-buttons.tsx'
import { Page } from '../../shared/page.tsx'
import { QueryState } from '../../shared/query-state.tsx'
import { t } from '../../shared/texts.ts'
import { useDragOrder } from '../../shared/use-drag-order.ts'
import { useLeaveGuard } from '../../shared/use-leave-guard.ts'
import { freshRow, rowsOf, type HomeRow, type HomeRows } from './home-row.ts'
import { HomeRowFields } from './home-row-fields.tsx'
import { RowsPreview } from './rows-preview.tsx'

/** The rows of a brand's home page: edited here, with a preview before saving. */
export default function HomeRowsPage() {
  const query = useCallQuery('backoffice.homeSections', useBrandInput())
  const { data } = query
  return (
    <Page narrow title={t('console.homeRows')}>
      <QueryState query={query} skeleton="h-96 w-full" />
      {data && <Composer key={data.revision} saved={data} />}
    </Page>
  )
}

function Composer({ saved }: { saved: HomeRows }) {
  const brand = useBrandInput()
  const [stored] = useState(() => rowsOf(saved))
  const [rows, setRows] = useState<readonly HomeRow[]>(stored)
  const save = useCallMutation('backoffice.saveSections', ['backoffice.homeSections'])
  const unsaved = rows !== stored
  useLeaveGuard(unsaved)
  const move = (from: number, to: number): void => setRows(moved(rows, from, to))
  const drag = useDragOrder(move)
  const store = (list: readonly HomeRow[]): void =>
    save.mutate(
      { ...brand, revision: saved.revision, list: [...list] },
      { onSuccess: () => showToast(t('console.savedRows'), 'good') },
    )
  return (
    <>
      <p className="text-sm text-muted">{t(saved.composed ? 'console.composedRows' : 'console.usualRows')}</p>
      <ErrorNotice error={save.error} />
      <ol aria-label={t('console.homeRows')} className="flex flex-col gap-3">
        {rows.map((row, index) => (
          <HomeRowFields
            key={row.key}
            row={row}
            index={index}
            count={rows.length}
            drag={drag(index)}
            onMove={(to) => move(index, to)}
            onChange={(next) => setRows(rows.map((other) => (other === row ? next : other)))}
            onRemove={() => setRows(rows.filter((other) => other !== row))}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button disabled={rows.length >= 40} onClick={() => setRows([...rows, freshRow(rows)])}>
          {t('console.addRow')}
        </Button>
        {saved.composed && (
          <Button look="quiet" onClick={() => store([])}>
            {t('console.backToUsual')}
          </Button>
        )}
        <span className="ms-auto flex gap-2">
          {unsaved && (
            <Button look="quiet" onClick={() => setRows(stored)}>
              {t('console.discard')}
            </Button>
          )}
          <Button
            look="primary"
            busy={save.isPending}
            disabled={!unsaved || rows.length === 0}
            onClick={() => store(rows)}
          >
            {t('console.saveRows')}
          </Button>
        </span>
      </div>
      <RowsPreview rows={rows} />
    </>
  )
}
