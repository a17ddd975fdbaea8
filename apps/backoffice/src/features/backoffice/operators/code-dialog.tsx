// SPDX-License-Identifier: Apache-2.0
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { useState, type FormEvent } from 'react'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { t } from '../../../shared/texts.ts'

interface CodeDialogProps {
  title: string
  explain: string
  action: string
  look?: 'primary' | 'danger'
  doing: { isPending: boolean; error: Error | null }
  onCode: (code: string) => void
  onClose: () => void
}

/** Asks for a code of one's own app before a step that weakens or renews it. */
export default function CodeDialog({
  title,
  explain,
  action,
  look = 'primary',
  doing,
  onCode,
  onClose,
}: CodeDialogProps) {
  const [code, setCode] = useState('')
  function submit(event: FormEvent): void {
    event.preventDefault()
    onCode(code.trim())
  }
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('console.close')} size="medium">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{explain}</p>
        <ErrorNotice error={doing.error} />
        <OwnCode value={code} onChange={setCode} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button type="submit" look={look} busy={doing.isPending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A code of one's own app, or one of the recovery codes. */
export function OwnCode({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  return (
    <TextField
      label={t('console.code')}
      hint={t('console.codeHint')}
      name="code"
      autoComplete="one-time-code"
      required
      maxLength={64}
      dir="ltr"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
