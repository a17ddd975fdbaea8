// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { gameLanguage, t } from '../../../shared/texts/texts.ts'
import type { Wanted } from '../wanted.ts'

const mostVisible = 60

/** Every table that can be opened beside those that are; typing filters the list. */
export default function TableChoices({
  open,
  trial,
  onPick,
  onClose,
}: {
  /** The tables that are open. */
  open: readonly Pick<Wanted, 'gameId' | 'vendorCode'>[]
  /** They are played with play money. */
  trial: boolean
  onPick: (wanted: Wanted) => void
  onClose: () => void
}) {
  const { data, error, refetch } = useCallQuery(
    'play.rooms',
    { vassalage: '', gameType: 'LIVE', language: gameLanguage() },
    { staleTimeMs: 60_000 },
  )
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const choices = data?.list.filter(
    ({ roomId, vassalage, displayName, vendorName, playable }) =>
      playable &&
      !open.some(({ gameId, vendorCode }) => gameId === roomId && vendorCode === vassalage) &&
      `${displayName} ${vendorName}`.toLowerCase().includes(wanted),
  )
  return (
    <Dialog open onClose={onClose} title={t('gameWindow.tables.pick')} closeLabel={t('common.close')}>
      <TextField
        label={t('gameWindow.tables.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={60}
        autoComplete="off"
      />
      <div className="mt-3 h-96 overflow-y-auto">
        {error && !data && (
          <ErrorState
            title={messageOf(error, t('common.error.title'))}
            retryLabel={t('common.retry')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton className="h-96 w-full rounded-tile" />}
        {choices?.length === 0 && (
          <p role="status" className="px-3 py-4 text-sm text-muted">
            {t('lobby.search.empty')}
          </p>
        )}
        <ul>
          {choices?.slice(0, mostVisible).map(({ roomId, vassalage, displayName, vendorName, sample }) => (
            <li key={`${vassalage}/${roomId}`}>
              <button
                type="button"
                onClick={() => onPick({ gameId: roomId, vendorCode: vassalage, room: false, trial })}
                className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-sm text-text transition-colors duration-160 hover:bg-surface-2"
              >
                <bdi className="min-w-0 flex-1 truncate font-semibold">{displayName}</bdi>
                <bdi className="truncate text-muted">{vendorName}</bdi>
                {sample && (
                  <Badge small tone="wait">
                    {t('lobby.sample')}
                  </Badge>
                )}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
