// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { useState, type ReactNode } from 'react'
import { invalidate, useCallMutation, useCallQuery } from '../../../shared/api/use-call-query.ts'
import { Refusal } from '../../../shared/forms/refusal.tsx'
import { t } from '../../../shared/texts/texts.ts'
import type { Contract } from './contract-card.tsx'
import { DryRun } from './dry-run.tsx'
import { contractLists, kindCalls } from './kind-calls.ts'

const done = {
  ACCEPT: 'contracts.accepted',
  REJECT: 'contracts.rejected',
  TERMINATE: 'contracts.terminated',
} as const

/** What a side can do with a contract: answer an offer, seeing what it would have paid, or end an active one. */
export function ContractAnswer({ contract, side }: { contract: Contract; side: 'to' | 'from' }) {
  const { contractId, kind, status } = contract
  const moving = useCallMutation(kindCalls[kind].move, contractLists)
  const move = (action: keyof typeof done): void =>
    moving.mutate(
      { action, contractId },
      {
        onSuccess: () => showToast(t(done[action]), 'good'),
        // The other side may have been faster: the list then says so.
        onError: () => invalidate(...contractLists),
      },
    )
  const refusal = (
    <Refusal message={moving.error ? messageOf(moving.error, t('common.error.unknown')) : undefined} />
  )
  if (status === 'Active')
    return <Terminate busy={moving.isPending} refusal={refusal} onDo={() => move('TERMINATE')} />
  if (status !== 'Offered') return null
  return (
    <>
      <OfferTried contract={contract} />
      {refusal}
      {side === 'to' && (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <p className="me-auto text-xs text-muted">{t('contracts.acceptHint')}</p>
          <Button
            aria-label={t('contracts.rejectOf', { account: contract.from ?? t('contracts.operator') })}
            disabled={moving.isPending}
            onClick={() => move('REJECT')}
          >
            {t('contracts.reject')}
          </Button>
          <Button
            look="primary"
            aria-label={t('contracts.acceptOf', { account: contract.from ?? t('contracts.operator') })}
            busy={moving.isPending}
            onClick={() => move('ACCEPT')}
          >
            {t('contracts.accept')}
          </Button>
        </div>
      )}
    </>
  )
}

function OfferTried({ contract: { contractId, kind } }: { contract: Contract }) {
  const { data } = useCallQuery('contracts.dryRun', { kind, contractId }, { member: true })
  return data ? <DryRun outcome={data} /> : null
}

/** Ends a contract in two steps, because it cannot be undone. */
function Terminate({ busy, refusal, onDo }: { busy: boolean; refusal: ReactNode; onDo: () => void }) {
  const [asked, ask] = useState(false)
  if (!asked)
    return (
      <div className="flex justify-end">
        <Button onClick={() => ask(true)}>{t('contracts.terminate')}</Button>
      </div>
    )
  return (
    <div className="flex flex-col gap-3 rounded-control bg-surface-2 p-3">
      <p className="text-sm">{t('contracts.terminateHint')}</p>
      {refusal}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" autoFocus onClick={() => ask(false)}>
          {t('common.cancel')}
        </Button>
        <Button look="danger" busy={busy} onClick={onDo}>
          {t('contracts.terminate')}
        </Button>
      </div>
    </div>
  )
}
