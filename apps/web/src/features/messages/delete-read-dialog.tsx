// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { messageOf } from '@tessera/contract/client/failure'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { t } from '../../shared/texts/texts.ts'

/** Asks before deleting all read messages. */
export function DeleteReadDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const clear = useCallMutation('messages.deleteReadMessages', ['messages.inbox'])
  const go = () =>
    clear.mutate(
      {},
      {
        onSuccess: () => {
          onDone()
          onClose()
        },
        onError: (problem) => showToast(messageOf(problem, t('common.error.unknown')), 'bad'),
      },
    )
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('inbox.deleteRead')}
      closeLabel={t('common.close')}
    >
      <p className="text-md text-muted">{t('inbox.deleteRead.question')}</p>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button size="form" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button size="form" look="danger" busy={clear.isPending} onClick={go}>
          {t('common.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
