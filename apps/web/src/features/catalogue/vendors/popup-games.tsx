// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useSite } from '../../../shared/site/use-site.ts'
import { gameLanguage, t } from '../../../shared/texts/texts.ts'
import { GameGrid, GridSkeleton } from '../cards/game-grid.tsx'
import type { GameType } from '../game-types.ts'
import { popupPageSize } from '../state/list-input.ts'

/** All games of a vendor in a list above the page (D-96). */
export default function PopupGames({
  vendorCode,
  gameType,
  studio,
  onClose,
}: {
  vendorCode: string
  gameType: GameType
  studio: string
  onClose: () => void
}) {
  const { merchantCode } = useSite()
  const { data, error, refetch } = useCallQuery('catalogue.popupGames', {
    clientType: 3,
    platform: 'html5-desktop',
    merchant: merchantCode,
    gameType,
    vassalage: vendorCode,
    language: gameLanguage(),
    pageNo: 1,
    pageSize: popupPageSize,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lobby.popup', { studio })}
      closeLabel={t('common.close')}
      size="large"
    >
      {error ? (
        <ErrorState
          title={messageOf(error, t('common.error.title'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <GridSkeleton count={6} />
      ) : data.games.length === 0 ? (
        <EmptyState title={t('lobby.empty')} />
      ) : (
        <GameGrid games={data.games} />
      )}
    </Dialog>
  )
}
