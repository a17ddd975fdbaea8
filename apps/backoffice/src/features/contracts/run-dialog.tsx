// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Money } from '@tessera/ui/data/money.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useCallMutation, useCallQuery } from '../../shared/api.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { Listing } from '../../shared/listing.tsx'
import { t } from '../../shared/texts.ts'
import type { Run } from './contract-words.ts'
import { Figure } from '../../shared/figure.tsx'
import { outcomeColumns, payeeColumn, paymentColumns } from './payment-columns.tsx'
import { PeriodText } from './period-text.tsx'
import { Repeated } from './repeated.tsx'

/** A settled period: its sums, its payments, and its repetition. */
export default function RunDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={titleOf(run)} closeLabel={t('console.close')} size="large">
      <div className="flex flex-col gap-5">
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-6">
          <Figure name={t('console.contracts.settled')}>
            <PeriodText of={run} />
          </Figure>
          <Figure name={t('console.contracts.payments')}>{run.payments}</Figure>
          {(['amount', 'net', 'fromWallets', 'advanced'] as const).map((key) => (
            <Figure key={key} name={t(`console.contracts.${key}`)}>
              <Money value={run[key]} />
            </Figure>
          ))}
        </dl>
        <Repetition run={run} />
        <Payments run={run} />
      </div>
    </Dialog>
  )
}

/** The period is named for dividends only: salaries go by day. */
function titleOf({ kind, periodType }: Run): string {
  const name = t(`console.contracts.kind.${kind}`)
  return kind === 'DIVIDEND'
    ? t('console.contracts.runTitle', { kind: name, period: t(`console.contracts.period.${periodType}`) })
    : name
}

function Repetition({ run }: { run: Run }) {
  const repeating = useCallMutation('backoffice.repeatContractRun', [])
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">{t('console.contracts.repeatExplain')}</p>
        <Button busy={repeating.isPending} onClick={() => repeating.mutate({ id: run.runId })}>
          {t('console.contracts.repeat')}
        </Button>
      </div>
      <ErrorNotice error={repeating.error} />
      {repeating.data && <Repeated outcome={repeating.data} />}
    </section>
  )
}

function Payments({ run }: { run: Run }) {
  const [pageNo, setPageNo] = useState(1)
  const query = useCallQuery('backoffice.contractPayments', { runId: run.runId, pageNo, pageSize: 20 })
  return (
    <Listing
      caption={t('console.contracts.payments')}
      query={query}
      columns={[payeeColumn, ...paymentColumns, ...outcomeColumns]}
      rowKey={(row) => row.paymentId}
      empty={t('console.contracts.noPayments')}
      onPage={setPageNo}
    />
  )
}
