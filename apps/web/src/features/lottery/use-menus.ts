// SPDX-License-Identifier: Apache-2.0
import { refreshDelayMs } from '@tessera/rules/lottery/menu-refresh'
import { invalidate, useCallQuery } from '../../shared/api/use-call-query.ts'
import { useTopic } from '../../shared/live/use-topic.ts'
import type { LotteryGame } from './lottery-types.ts'
import { usePrizeMode } from './use-prize-mode.ts'
import { useRefresh } from './use-refresh.ts'

/** All lotteries by group, reloaded at intervals (D-124) and when one of them was drawn. */
export function useMenus() {
  const query = useCallQuery('lottery.menus', { prizeMode: usePrizeMode() })
  const games = query.data?.flatMap(({ gameMenus }) => gameMenus)
  useRefresh(
    Math.max(query.dataUpdatedAt, query.errorUpdatedAt),
    (answeredAt) => refreshDelayMs(games ?? [], answeredAt),
    () => void query.refetch(),
  )
  return { query, groups: query.data, games }
}

/** The lottery of a code; undefined if there is none. */
export const gameOfCode = (games: readonly LotteryGame[], gameCode: string): LotteryGame | undefined =>
  games.find((game) => game.gameCode === gameCode)

/** Listens to the draws of one lottery, because each makes its loaded data out of date. */
export function useDraws(gameId: number): void {
  useTopic('lottery.drawn', (drawn) => {
    if (drawn.gameId === gameId) invalidate('lottery.odds', 'lottery.openedNumbers', 'lottery.tickets')
  })
}
