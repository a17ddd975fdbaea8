// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Money } from '@tessera/ui/data/money.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { client, invalidate, useCallQuery } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { QueryState } from '../../../shared/query-state.tsx'
import { t } from '../../../shared/texts.ts'

interface BlockDialogProps {
  step: 'block' | 'unblock'
  memberId: number
  username: string
  onClose: () => void
}

/** Blocks the line of an agent, after showing who is affected, or unblocks it. */
export default function BlockDialog({ step, memberId, username, onClose }: BlockDialogProps) {
  const [reason, setReason] = useState('')
  const doing = useMutation({
    mutationFn: () =>
      client.call(step === 'block' ? 'backoffice.blockLine' : 'backoffice.unblockLine', {
        id: memberId,
        reason: reason.trim(),
      }),
    onSuccess: () => {
      showToast(t(`console.block.done.${step}`), 'good')
      onClose()
    },
    onSettled: () => {
      invalidate('backoffice.account', 'backoffice.lines', 'backoffice.lineBlocks')
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
      title={t('console.stepTitle', { step: t(`console.block.${step}`), name: username })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t(`console.block.explain.${step}`)}</p>
        {step === 'block' && <Preview memberId={memberId} />}
        <ErrorNotice error={doing.error} />
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
            look={step === 'block' ? 'danger' : 'primary'}
            busy={doing.isPending}
            disabled={reason.trim().length < 3}
          >
            {t(`console.block.${step}`)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Preview({ memberId }: { memberId: number }) {
  const query = useCallQuery('backoffice.previewLineBlock', { id: memberId })
  const { data } = query
  if (!data) return <QueryState query={query} skeleton="h-20 w-full" />
  return (
    <dl className="grid grid-cols-2 gap-3 text-sm">
      <Fact label={t('console.block.agents')}>{data.agents}</Fact>
      <Fact label={t('console.block.members')}>{data.members}</Fact>
      <Fact label={t('console.block.sessions')}>{data.sessions}</Fact>
      <Fact label={t('console.move.balance')}>
        <Money value={data.balance} />
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs font-semibold text-muted">{label}</dt>
      <dd className="tabular font-semibold break-words text-text">{children}</dd>
    </div>
  )
}
