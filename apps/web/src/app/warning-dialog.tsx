// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import { dismissWarning, type Notice } from '../shared/site/warning.ts'
import { t } from '../shared/texts/texts.ts'

/** A message that something failed, and why, or that it succeeded. Answered with OK, or with what comes next. */
export default function WarningDialog({ text, title, good = false, next }: Notice) {
  const goOn = (): void => {
    dismissWarning()
    next?.act()
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={dismissWarning}
      title={title ?? t('common.warning')}
      closeLabel={t('common.close')}
    >
      <p className="flex items-center gap-3 text-md text-text">
        {good && <CircleCheck className="size-8 shrink-0 text-brand" aria-hidden="true" />}
        <span>{text}</span>
      </p>
      <Button className="mt-6" size="form" wide look="primary" autoFocus onClick={goOn}>
        {next?.label ?? t('common.ok')}
      </Button>
      {next && (
        <Button className="mt-3" size="form" wide onClick={dismissWarning}>
          {next.laterLabel}
        </Button>
      )}
    </Dialog>
  )
}
