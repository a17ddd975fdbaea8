// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { useNow } from '../../../shared/site/use-now.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { RoomState } from './use-room-states.ts'

const secondMs = 1_000

/** On the picture of a table: how long bets are taken, or what happens; where nobody sits, that it is paused or a fast one. */
export function RoomFlag({ state }: { state: RoomState | undefined }) {
  if (state?.phase === 'open' && state.closesAt !== null) return <Clock closesAt={state.closesAt} />
  if (state && state.phase !== 'closed')
    return (
      <Badge small tone="wait">
        {t(state.phase === 'settling' ? 'lobby.room.paying' : 'lobby.room.drawing')}
      </Badge>
    )
  return <Badge small>{t(state ? 'lobby.room.paused' : 'lobby.room.speed')}</Badge>
}

function Clock({ closesAt }: { closesAt: number }) {
  const seconds = Math.ceil((closesAt - useNow()) / secondMs)
  return seconds > 0 ? (
    <Badge small tone="good">
      <span className="tabular">{t('lobby.room.seconds', { seconds })}</span>
    </Badge>
  ) : (
    <Badge small tone="wait">
      {t('lobby.room.drawing')}
    </Badge>
  )
}
