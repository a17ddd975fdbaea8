// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useCallMutation, useCallQuery } from '../../shared/api.ts'
import { Moment } from '../../shared/moment.tsx'
import { usePermission } from '../../shared/permissions.ts'
import { t } from '../../shared/texts.ts'
import { contractTones, daysText, ratesText, type Contract } from './contract-words.ts'
import { ReasonForm } from './reason-form.tsx'
import { TiersTable } from './tiers-table.tsx'

/** A contract: its tiers, its history, and all its versions. The operator can end its own. */
export default function ContractDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const title = t('console.contracts.titleOf', {
    kind: t(`console.contracts.kind.${contract.kind}`),
    name: contract.to,
  })
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('console.close')} size="large">
      <div className="flex flex-col gap-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={contractTones[contract.status]}>
            {t(`console.contracts.status.${contract.status}`)}
          </Badge>
          <span>{t(`console.contracts.period.${contract.periodType}`)}</span>
          <span>
            {t('console.contracts.from')}: {contract.from ?? t('console.contracts.operator')}
          </span>
          <span className="tabular">{daysText(contract)}</span>
        </p>
        <TiersTable tiers={contract.tiers} />
        <Moves contract={contract} />
        <Versions contract={contract} />
        <End contract={contract} onDone={onClose} />
      </div>
    </Dialog>
  )
}

const headingClass = 'text-sm font-bold text-text'
const listClass = 'flex flex-col divide-y divide-line rounded-tile border border-line bg-surface-1 text-sm'
const lineClass = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5'

function Moves({ contract }: { contract: Contract }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className={headingClass}>{t('console.contracts.moves')}</h3>
      <ol className={listClass}>
        {contract.moves.map(({ time, move, by, operator }) => (
          <li key={`${time}${move}`} className={lineClass}>
            <span>
              <b className="font-semibold text-text">{t(`console.contracts.move.${move}`)}</b>
              {(by ?? operator) !== null && <span className="text-muted"> · {by ?? operator}</span>}
            </span>
            <Moment at={time} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Versions({ contract }: { contract: Contract }) {
  const { data } = useCallQuery('backoffice.contracts', {
    brandCode: contract.brandCode,
    kind: contract.kind,
    account: contract.to,
    pageSize: 100,
  })
  const versions = data?.list.filter(({ memberId }) => memberId === contract.memberId) ?? []
  if (versions.length < 2) return null
  return (
    <section className="flex flex-col gap-2">
      <h3 className={headingClass}>{t('console.contracts.versions')}</h3>
      <ol className={listClass}>
        {versions.map((one) => (
          <li key={one.contractId} className={lineClass}>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <b className="font-semibold text-text">
                {t('console.contracts.version')} {one.version}
              </b>
              <span className="tabular">{ratesText(one.tiers)}</span>
              <span className="tabular text-muted">{daysText(one)}</span>
            </span>
            <Badge tone={contractTones[one.status]}>{t(`console.contracts.status.${one.status}`)}</Badge>
          </li>
        ))}
      </ol>
    </section>
  )
}

function End({ contract, onDone }: { contract: Contract; onDone: () => void }) {
  const mayEnd = usePermission('agents')
  const [asked, setAsked] = useState(false)
  const ending = useCallMutation('backoffice.terminateContract', ['backoffice.contracts'])
  if (!mayEnd || contract.from !== null || contract.status !== 'Active') return null
  if (!asked)
    return (
      <span className="flex justify-end">
        <Button look="danger" onClick={() => setAsked(true)}>
          {t('console.contracts.terminate')}
        </Button>
      </span>
    )
  return (
    <section className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('console.contracts.terminateExplain')}</p>
      <ReasonForm
        submit={t('console.contracts.terminate')}
        look="danger"
        busy={ending.isPending}
        error={ending.error}
        onCancel={() => setAsked(false)}
        onSubmit={(reason) =>
          ending.mutate(
            { id: contract.contractId, reason },
            {
              onSuccess: () => {
                showToast(t('console.contracts.terminated'), 'good')
                onDone()
              },
            },
          )
        }
      />
    </section>
  )
}
