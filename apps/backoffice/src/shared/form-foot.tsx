// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { t } from './texts.ts'

/** The end of a form in a dialog: a button to cancel, and one to submit. */
export function FormFoot({
  onCancel,
  busy,
  submit = t('console.save'),
}: {
  onCancel: () => void
  busy: boolean
  submit?: string
}) {
  return (
    <div className="flex justify-end gap-2">
      <Button onClick={onCancel}>{t('console.cancel')}</Button>
      <Button type="submit" look="primary" busy={busy}>
        {submit}
      </Button>
    </div>
  )
}
