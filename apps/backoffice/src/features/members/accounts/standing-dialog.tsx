// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { Failure } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { client, invalidate } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'

export type StandingStep = 'rank' | 'labels'
type Account = CallOutput<'backoffice.account'>

const ranks = [0, 1, 2, 3, 4, 5, 6, 7] as const
const valueOf = (step: StandingStep, { rankLevel, labels }: Account): string =>
  ({ rank: String(rankLevel), labels: labels.join(', ') })[step]

/** Changes an account's rank or labels, with a reason. */
export default function StandingDialog({
  step,
  account,
  onClose,
}: {
  step: StandingStep
  account: Account
  onClose: () => void
}) {
  const [value, setValue] = useState(valueOf(step, account))
  const [reason, setReason] = useState('')
  const doing = useMutation({
    mutationFn: () => perform(step, account.memberId, value, reason.trim()),
    onSuccess: () => {
      showToast(t('console.stepDone'), 'good')
      onClose()
    },
    onSettled: () => {
      invalidate('backoffice.account', 'backoffice.memberRank')
    },
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    doing.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.stepTitle', { step: t(`console.standing.${step}`), name: account.username })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t(`console.standingExplain.${step}`)}</p>
        <ErrorNotice error={doing.error} />
        <ValueField
          step={step}
          value={value}
          error={doing.error instanceof Failure ? doing.error.fields['labels'] : undefined}
          onChange={setValue}
        />
        <TextField
          label={t('console.stepReason')}
          required
          minLength={3}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button
            type="submit"
            look="primary"
            busy={doing.isPending}
            disabled={reason.trim().length < 3 || value.trim() === valueOf(step, account)}
          >
            {t(`console.standing.${step}`)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface ValueFieldProps {
  step: StandingStep
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function ValueField({ step, value, error, onChange }: ValueFieldProps) {
  const field = { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
  if (step === 'rank')
    return (
      <Select
        label={t('console.vipRank')}
        options={ranks.map((rank) => ({ value: String(rank), label: `VIP${rank}` }))}
        {...field}
      />
    )
  return <TextField label={t('console.labels')} maxLength={330} error={error} {...field} />
}

async function perform(step: StandingStep, id: number, value: string, reason: string): Promise<void> {
  const input = { id, reason }
  if (step === 'rank') await client.call('backoffice.changeRank', { ...input, rankLevel: Number(value) })
  else await client.call('backoffice.changeLabels', { ...input, labels: labelsIn(value) })
}

const labelsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((label) => label.trim())
    .filter((label) => label !== '')
