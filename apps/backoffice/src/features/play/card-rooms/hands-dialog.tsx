// SPDX-License-Identifier: Apache-2.0
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { t } from '../../../shared/texts.ts'
import { nameOf, type Pair } from './card-room-words.ts'
import { HandView } from './hand-view.tsx'

/** The hands that two members played with each other. A hand is asked for when it is opened, because each look is recorded. */
export default function HandsDialog({ pair, onClose }: { pair: Pair; onClose: () => void }) {
  const { data: hand, isPending, error, mutate } = useCallMutation('backoffice.lookAtCardHand', [])
  const [one, other] = pair.players
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.cards.lookAt', { one: nameOf(one), other: nameOf(other) })}
      closeLabel={t('console.close')}
      size="large"
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('console.cards.chooseHand')}</p>
        <ErrorNotice error={error} />
        <div className="flex flex-wrap gap-2">
          {pair.handIds.map((handId, index) => (
            <Button
              key={handId}
              size="small"
              look={hand?.id === handId ? 'primary' : 'secondary'}
              aria-label={t('console.cards.hand', { hand: handId })}
              aria-pressed={hand?.id === handId}
              onClick={() => mutate({ handId })}
            >
              {index + 1}
            </Button>
          ))}
        </div>
        {isPending && <Skeleton className="h-64 w-full" />}
        {hand && !isPending && <HandView hand={hand} />}
      </div>
    </Dialog>
  )
}
