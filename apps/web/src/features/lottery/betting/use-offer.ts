// SPDX-License-Identifier: Apache-2.0
import { refreshDelayMs } from '@tessera/rules/lottery/menu-refresh'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { useDraws } from '../use-menus.ts'
import { usePrizeMode } from '../use-prize-mode.ts'
import { useRefresh } from '../use-refresh.ts'

/** The plays and odds of a lottery, reloaded when its draw closes, when it is drawn, and at intervals. */
export function useOffer(gameId: number) {
  const query = useCallQuery('lottery.odds', { gameId, prizeMode: usePrizeMode() })
  const clocks = query.data ? [query.data.game] : []
  useRefresh(
    Math.max(query.dataUpdatedAt, query.errorUpdatedAt),
    (answeredAt) => refreshDelayMs(clocks, answeredAt),
    () => void query.refetch(),
  )
  useDraws(gameId)
  return query
}
