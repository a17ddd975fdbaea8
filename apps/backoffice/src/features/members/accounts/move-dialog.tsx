// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { Failure } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { client, invalidate } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'
import { MovePreview } from './move-preview.tsx'

type Account = CallOutput<'backoffice.account'>
type Preview = CallOutput<'backoffice.previewMove'>

interface MoveDraft {
  upline: string
  firstDay: string
  reason: string
}

/** Moves an account with everybody below it to another upline: first shows what would happen, then asks. */
export default function MoveDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const [draft, setDraft] = useState<MoveDraft>({ upline: account.upline ?? '', firstDay: '', reason: '' })
  const { firstDay } = draft
  const [upline, reason] = [draft.upline.trim(), draft.reason.trim()]
  const previewing = useMutation({
    mutationFn: () =>
      client.call('backoffice.previewMove', {
        id: account.memberId,
        upline,
        ...(firstDay === '' ? {} : { fromDay: firstDay }),
      }),
  })
  const moving = useMutation({
    mutationFn: ({ atOnce, fromDay }: Preview) =>
      client.call('backoffice.changeUpline', {
        id: account.memberId,
        upline,
        reason,
        ...(atOnce ? {} : { fromDay }),
      }),
    onSuccess: ({ waitingMove }) => {
      showToast(
        waitingMove ? t('console.move.planned', { day: waitingMove.fromDay }) : t('console.move.done'),
        'good',
      )
      onClose()
    },
    onSettled: () => invalidate('backoffice.account'),
  })
  const preview = previewing.data
  const error = moving.error ?? previewing.error
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (preview) moving.mutate(preview)
    else previewing.mutate()
  }
  function change(): void {
    moving.reset()
    previewing.reset()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.stepTitle', { step: t('console.standing.upline'), name: account.username })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ErrorNotice error={error} />
        {preview ? (
          <MovePreview preview={preview} />
        ) : (
          <MoveFields draft={draft} error={error} onChange={(part) => setDraft({ ...draft, ...part })} />
        )}
        <div className="flex justify-end gap-2">
          {preview ? (
            <Button onClick={change}>{t('console.move.change')}</Button>
          ) : (
            <Button onClick={onClose}>{t('console.cancel')}</Button>
          )}
          <Button
            type="submit"
            look="primary"
            busy={previewing.isPending || moving.isPending}
            disabled={reason.length < 3 || upline === (account.upline ?? '')}
          >
            {t(preview ? 'console.move.confirm' : 'console.move.preview')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface MoveFieldsProps {
  draft: MoveDraft
  error: Error | null
  onChange: (part: Partial<MoveDraft>) => void
}

function MoveFields({ draft, error, onChange }: MoveFieldsProps) {
  const problems = error instanceof Failure ? error.fields : {}
  return (
    <>
      <p className="text-sm text-muted">{t('console.standingExplain.upline')}</p>
      <TextField
        label={t('console.upline')}
        hint={t('console.agentUplineHint')}
        maxLength={64}
        autoComplete="off"
        value={draft.upline}
        error={problems['upline']}
        onChange={(event) => onChange({ upline: event.target.value })}
      />
      <TextField
        label={t('console.move.firstDay')}
        hint={t('console.move.firstDayHint')}
        type="date"
        value={draft.firstDay}
        error={problems['fromDay']}
        onChange={(event) => onChange({ firstDay: event.target.value })}
      />
      <TextField
        label={t('console.stepReason')}
        required
        minLength={3}
        maxLength={200}
        value={draft.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </>
  )
}
