// SPDX-License-Identifier: Apache-2.0
import { useCallMutation } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/reason-dialog.tsx'
import { t } from '../../../shared/texts.ts'
import { nameOf, type Hand } from './card-room-words.ts'

/** Holds what a member won in a hand, with a reason. */
export function FreezeDialog({
  handId,
  player,
  onClose,
}: {
  handId: string
  player: Hand['players'][number]
  onClose: () => void
}) {
  const { isPending, error, mutate } = useCallMutation('backoffice.freezeCardWin', ['backoffice.cardFreezes'])
  const { memberId } = player
  const name = nameOf(player)
  if (memberId === null) return null
  return (
    <ReasonDialog
      title={t('console.cards.freezeOf', { name })}
      explain={t('console.cards.freezeExplain', { name })}
      action={t('console.cards.freeze')}
      look="danger"
      doing={{
        isPending,
        error,
        mutate: (reason) => mutate({ handId, memberId, reason }, { onSuccess: onClose }),
      }}
      onClose={onClose}
    />
  )
}
