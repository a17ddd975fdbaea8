// SPDX-License-Identifier: Apache-2.0
import { ErrorNotice } from './error-notice.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useState, type FormEvent, type ReactNode } from 'react'
import { t } from './texts.ts'

const fewestCharacters = 3

interface ReasonDialogProps {
  title: string
  /** What the step does, where its name does not say it. */
  explain?: string
  label?: string
  /** The word on the button of the step. */
  action: string
  look?: 'primary' | 'danger'
  doing: { isPending: boolean; error: Error | null; mutate: (reason: string) => void }
  onClose: () => void
  /** What else the step needs, before the reason. */
  children?: ReactNode
}

/** Asks for the reason of a step, and takes the step with it. */
export function ReasonDialog({
  title,
  explain,
  label = t('console.stepReason'),
  action,
  look = 'primary',
  doing,
  onClose,
  children,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const given = reason.trim()
  function submit(event: FormEvent): void {
    event.preventDefault()
    doing.mutate(given)
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('console.close')} size="medium">
      <form onSubmit={submit} className="flex flex-col gap-4">
        {explain !== undefined && <p className="text-sm text-muted">{explain}</p>}
        <ErrorNotice error={doing.error} />
        {children}
        <TextField
          label={label}
          required
          minLength={fewestCharacters}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button type="submit" look={look} busy={doing.isPending} disabled={given.length < fewestCharacters}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
