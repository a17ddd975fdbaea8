// SPDX-License-Identifier: Apache-2.0
import { Button, buttonClass } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { NewTabNote } from '../page/new-tab-note.tsx'
import { t } from '../texts/texts.ts'

/** Asks before leaving the site, and names the destination. */
export default function LeaveDialog({
  href,
  host,
  onClose,
}: {
  href: string
  host: string
  onClose: () => void
}) {
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('messages.leave.title')}
      closeLabel={t('common.close')}
    >
      <p className="text-md text-muted">{t('messages.leave.text', { host })}</p>
      <p
        dir="ltr"
        className="mt-3 max-h-24 overflow-y-auto rounded-control bg-bg p-3 text-xs break-all text-text"
      >
        {href}
      </p>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button size="form" onClick={onClose}>
          {t('messages.leave.stay')}
        </Button>
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          onClick={onClose}
          className={buttonClass({ size: 'form', look: 'primary' })}
        >
          {t('messages.leave.go')}
          <NewTabNote />
        </a>
      </div>
    </Dialog>
  )
}
