// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import type { CallOutput } from '@tessera/contract'
import { formatMoney, Money } from '@tessera/ui/data/money.tsx'
import type { Column } from '@tessera/ui/data/table.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { useAddressChoice, useAddressPage } from '../../../shared/address.ts'
import { useCallMutation, useCallQuery } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Listing } from '../../../shared/listing.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { usePermission } from '../../../shared/permissions.ts'
import { t } from '../../../shared/texts.ts'
import { Result } from './result.tsx'
import { saveFile } from '../../../shared/save-file.ts'
import { kinds, type Difference, type DifferenceKind } from './statement.ts'

const ExplainDialog = lazy(() => import('./explain-dialog.tsx'))

const columns: Column<Difference>[] = [
  { key: 'what', title: t('console.statements.what'), render: (row) => <What row={row} /> },
  {
    key: 'theirs',
    title: t('console.statements.theirs'),
    end: true,
    render: (row) =>
      row.theirAmount !== null && (
        <span className="flex flex-col items-end">
          <Money value={row.theirAmount} currency={row.theirCurrency ?? ''} />
          {row.line !== null && (
            <span className="text-xs text-muted">
              {t('console.statements.lineNumber', { line: row.line })}
            </span>
          )}
        </span>
      ),
  },
  {
    key: 'ours',
    title: t('console.statements.ours'),
    end: true,
    render: (row) =>
      row.ownAmount !== null && <Money value={row.ownAmount} currency={row.ownCurrency ?? ''} />,
  },
  {
    key: 'time',
    title: t('console.time'),
    // A line of a file has a day of its bank, and no time.
    render: (row) => (row.line === null ? <Moment at={row.time} /> : row.day),
  },
]

/** The three lists of a statement, with their sums. */
export function DifferencesList({ statementId, onBack }: { statementId: string; onBack: () => void }) {
  const [kind, setKind] = useAddressChoice('difference', kinds, 'missingHere')
  const [pageNo, setPageNo] = useAddressPage('differences')
  const [explaining, setExplaining] = useState<Difference>()
  const query = useCallQuery('backoffice.differences', { id: statementId, kind, pageNo, pageSize: 20 })
  const { data } = query
  const actions: Column<Difference>[] = usePermission('money')
    ? [
        {
          key: 'actions',
          title: t('console.actions'),
          end: true,
          render: (row) =>
            row.explanation === null && (
              <Button
                size="small"
                aria-label={`${t('console.statements.explain')}: ${row.reference}`}
                onClick={() => setExplaining(row)}
              >
                {t('console.statements.explain')}
              </Button>
            ),
        },
      ]
    : []
  return (
    <div className="flex flex-col gap-4">
      <Head statementId={statementId} onBack={onBack} />
      {data && (
        <div className="flex flex-col gap-1">
          <p className="font-semibold text-text">
            {data.statement.accountId}, {data.statement.fromDay} – {data.statement.toDay}
          </p>
          <Result row={data.statement} />
        </div>
      )}
      <Listing
        caption={t(`console.statements.kind.${kind}`)}
        query={query}
        columns={[...columns, ...actions]}
        rowKey={(row) => row.differenceId}
        empty={t('console.statements.noDifferences')}
        onPage={setPageNo}
        above={
          <KindChoice
            kind={kind}
            sums={data?.sums ?? []}
            onChoose={(next) => {
              setKind(next)
              setPageNo(1)
            }}
          />
        }
      />
      {explaining && (
        <Suspense>
          <ExplainDialog difference={explaining} onClose={() => setExplaining(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

interface KindChoiceProps {
  kind: DifferenceKind
  sums: CallOutput<'backoffice.differences'>['sums']
  onChoose: (kind: DifferenceKind) => void
}

/** Which of the lists, with the count of each and the sums of the chosen one. */
function KindChoice({ kind, sums, onChoose }: KindChoiceProps) {
  const countOf = (one: DifferenceKind): number =>
    sums.reduce((sum, each) => (each.kind === one ? sum + each.count : sum), 0)
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <div className="w-full max-w-xs">
        <Select
          label={t('console.statements.kind')}
          value={kind}
          onChange={(event) => onChoose(kinds.find((one) => one === event.target.value) ?? 'missingHere')}
          options={kinds.map((value) => ({
            value,
            label: `${t(`console.statements.kind.${value}`)} (${countOf(value)})`,
          }))}
        />
      </div>
      {sums
        .filter((sum) => sum.kind === kind)
        .map(({ currency, amount }) => (
          <p key={currency} className="pb-3 text-sm text-muted">
            {t('console.statements.sum')}:{' '}
            <Money value={amount} currency={currency} className="font-bold text-text" />
          </p>
        ))}
    </div>
  )
}

function Head({ statementId, onBack }: { statementId: string; onBack: () => void }) {
  const exporting = useCallMutation('backoffice.exportDifferences', [])
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onBack}>{t('console.statements.back')}</Button>
        <Button
          busy={exporting.isPending}
          onClick={() =>
            exporting.mutate(
              { id: statementId },
              { onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv') },
            )
          }
        >
          {t('console.statements.export')}
        </Button>
      </div>
      <ErrorNotice error={exporting.error} />
    </>
  )
}

/** Why it is here, and what each side knows of it. */
function What({ row }: { row: Difference }) {
  return (
    <span className="flex max-w-md flex-col gap-0.5">
      <span className="font-semibold text-text">
        {t(`console.statements.reason.${row.reason}`, { posted: formatMoney(row.posted ?? 0) })}
      </span>
      <span className="break-all">{row.reference}</span>
      {row.content !== '' && <span className="text-xs break-words text-muted">{row.content}</span>}
      {row.explanation !== null && (
        <span className="text-xs text-muted">
          {row.explainedBy}: {row.explanation}
        </span>
      )}
    </span>
  )
}
