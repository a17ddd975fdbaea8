// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { call } from '../../shared/api/call.ts'
import { useStartGame } from '../../shared/play/use-start-game.ts'
import { useMemberGate } from '../../shared/session/gate.ts'
import { t } from '../../shared/texts/texts.ts'

/** Starts the first game of the first lottery vendor; asks a visitor to log in (D-112). */
export function useFirstLottery(): () => void {
  const start = useStartGame()
  const gate = useMemberGate()
  const find = async (): Promise<void> => {
    const vendor = (await call('catalogue.vendors', {})).find(
      ({ gameType, games }) => gameType === 'LOTT' && games > 0,
    )
    const {
      games: [game],
    } = await call('catalogue.games', { gameType: 'LOTT', vassalage: vendor?.vassalage, pageSize: 1 })
    if (game) start(game)
    else showToast(t('lobby.empty'))
  }
  return () =>
    gate(
      () =>
        void find().catch((error: unknown) => showToast(messageOf(error, t('common.error.unknown')), 'bad')),
    )
}
