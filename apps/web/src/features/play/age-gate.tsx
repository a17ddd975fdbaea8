// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { useState } from 'react'
import { useCallMutation } from '../../shared/api/use-call-query.ts'
import { confirmAgeOfVisitor } from '../../shared/play/for-fun.ts'
import { useSession } from '../../shared/session/session.ts'
import { t } from '../../shared/texts/texts.ts'
import { Stage } from './stage.tsx'

export interface AgeGateProps {
  name: string
  message: string
  age: number
  onConfirmed: () => void
  onLobby: () => void
}

/**
 * Members who have never confirmed their age do so before their first game; the platform stores the answer. Visitors do
 * before they play for fun; their tab keeps it.
 */
export default function AgeGate({ name, message, age, onConfirmed, onLobby }: AgeGateProps) {
  const [open, setOpen] = useState(true)
  const confirm = useCallMutation('play.confirmAge')
  const visitor = useSession() === 'visitor'
  const yes = (): void => {
    if (!visitor) return confirm.mutate({ age }, { onSuccess: onConfirmed })
    confirmAgeOfVisitor(age)
    onConfirmed()
  }
  return (
    <>
      <Stage title={name}>
        <EmptyState
          title={message}
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <Button look="primary" onClick={() => setOpen(true)}>
                {t('games.age.yes', { age })}
              </Button>
              <Button onClick={onLobby}>{t('play.back')}</Button>
            </span>
          }
        />
      </Stage>
      <Dialog
        open={open}
        role="alertdialog"
        onClose={() => setOpen(false)}
        title={t('games.age.title', { age })}
        closeLabel={t('common.close')}
      >
        <p className="text-md text-muted">{t('games.age.text', { age })}</p>
        {confirm.error && (
          <p role="alert" className="mt-3 text-sm font-semibold text-danger">
            {messageOf(confirm.error, t('common.error.title'))}
          </p>
        )}
        <div className="mt-6 flex flex-col gap-3">
          <Button size="form" look="primary" busy={confirm.isPending || confirm.isSuccess} onClick={yes}>
            {t('games.age.yes', { age })}
          </Button>
          <Button size="form" onClick={onLobby}>
            {t('play.back')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
