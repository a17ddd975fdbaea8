// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@tessera/ui/forms/button.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { client, invalidate } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'
import type { Manager } from './managers-list.tsx'

/** The name and the link under which members reach an operator who looks after them. */
export default function ContactDialog({ manager, onClose }: { manager: Manager; onClose: () => void }) {
  const [name, setName] = useState(manager.name)
  const [link, setLink] = useState(manager.link)
  const saving = useMutation({
    mutationFn: () =>
      client.call('backoffice.saveRankManager', {
        operatorId: manager.operatorId,
        name: name.trim(),
        link: link.trim(),
      }),
    onSuccess: () => {
      showToast(t('console.ranks.saved'), 'good')
      invalidate('backoffice.rankManagers')
      onClose()
    },
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    saving.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.ranks.contactOf', { name: manager.operatorName })}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ErrorNotice error={saving.error} />
        <TextField
          label={t('console.ranks.contactName')}
          required
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t('console.ranks.contactLink')}
          hint={t('console.ranks.linkHint')}
          required
          maxLength={500}
          dir="ltr"
          value={link}
          onChange={(event) => setLink(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('console.cancel')}</Button>
          <Button
            type="submit"
            look="primary"
            busy={saving.isPending}
            disabled={name.trim() === '' || link.trim() === ''}
          >
            {t('console.ranks.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
