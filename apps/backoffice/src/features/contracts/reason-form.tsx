// SPDX-License-Identifier: Apache-2.0
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { useState, type FormEvent } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../../shared/texts.ts'

export interface ReasonFormProps {
  submit: string
  look: 'primary' | 'danger'
  busy: boolean
  error: Error | null
  onSubmit: (reason: string) => void
  onCancel: () => void
}

/** A step that needs a reason. */
export function ReasonForm({ submit, look, busy, error, onSubmit, onCancel }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit(reason.trim())
      }}
      className="flex flex-col gap-4"
    >
      <ErrorNotice error={error} />
      <TextField
        label={t('console.stepReason')}
        required
        minLength={3}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>{t('console.cancel')}</Button>
        <Button type="submit" look={look} busy={busy} disabled={reason.trim().length < 3}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
