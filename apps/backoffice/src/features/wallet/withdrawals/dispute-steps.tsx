// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { type ConsoleCall, useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { t } from '../../../shared/texts.ts'
import type { DisputeFound } from './withdrawal-status.ts'

const invalidates: readonly ConsoleCall[] = [
  'backoffice.withdrawals',
  'backoffice.withdrawalDisputes',
  'backoffice.overview',
]
const longestRemark = 140

interface StepProps {
  id: string
  onDone: () => void
}

/** The result of the search for the payment. Each answer requires a remark, which the member reads. */
export function DisputeAnswer({ id, onDone }: StepProps) {
  const [remark, setRemark] = useState('')
  const answering = useCallMutation('backoffice.answerDispute', invalidates)
  const say = (answer: DisputeFound, said: string): void =>
    answering.mutate(
      { id, answer, remark: remark.trim() },
      {
        onSuccess: () => {
          showToast(said, 'good')
          onDone()
        },
      },
    )
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{t('console.disputeExplain')}</p>
      <Remark value={remark} onChange={setRemark} />
      <ErrorNotice error={answering.error} />
      <span className="flex flex-wrap justify-end gap-2">
        <Button
          busy={answering.isPending}
          disabled={!remark.trim()}
          onClick={() => say('RETURNED', t('console.disputeBack'))}
        >
          {t('console.disputeReturned')}
        </Button>
        <Button
          look="primary"
          busy={answering.isPending}
          disabled={!remark.trim()}
          onClick={() => say('ARRIVED', t('console.disputeFound'))}
        >
          {t('console.disputeArrived')}
        </Button>
      </span>
    </div>
  )
}

/** Reopens, for the member, a withdrawal that counts as received because nobody answered. */
export function DisputeReopen({ id, until, onDone }: StepProps & { until: number }) {
  const [remark, setRemark] = useState('')
  const reopening = useCallMutation('backoffice.reopenWithdrawal', invalidates)
  const reopen = (): void =>
    reopening.mutate(
      { id, remark: remark.trim() },
      {
        onSuccess: () => {
          showToast(t('console.disputeReopened'), 'good')
          onDone()
        },
      },
    )
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">
        {t('console.disputeReopenExplain')}{' '}
        <span className="block font-semibold text-text">
          <Moment at={until} />
        </span>
      </p>
      <Remark value={remark} onChange={setRemark} />
      <ErrorNotice error={reopening.error} />
      <span className="flex justify-end">
        <Button look="primary" busy={reopening.isPending} disabled={!remark.trim()} onClick={reopen}>
          {t('console.disputeReopen')}
        </Button>
      </span>
    </div>
  )
}

function Remark({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <TextField
      label={t('console.remark')}
      hint={t('console.disputeRemarkHint')}
      required
      dir="auto"
      maxLength={longestRemark}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
