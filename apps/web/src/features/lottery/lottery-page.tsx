// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import Ticket from 'lucide-react/icons/ticket'
import { useState, type ReactNode } from 'react'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { BettingPage } from './betting/betting-page.tsx'
import type { LotteryGame } from './lottery-types.ts'
import { NoLotteries, UnknownLottery } from './no-lotteries.tsx'
import type { LotterySearch } from './read-lottery-search.ts'
import { gameOfCode, useMenus } from './use-menus.ts'

/** /lottery: the lottery of the address, or the first on sale (D-111). */
export function LotteryPage({
  wanted: { gameCode, playType },
  onPlay,
  studios,
}: {
  wanted: LotterySearch
  onPlay: (search: LotterySearch) => void
  studios: ReactNode
}) {
  const { query, games } = useMenus()
  // The first on sale may change a minute later: the page stays with its lottery.
  const [first, setFirst] = useState<string>()
  const title = t('lottery.one')
  useTitle(title)
  if (!games) {
    return (
      <>
        <PageHead title={title} icon={Ticket} />
        {query.error ? (
          <ErrorState
            title={messageOf(query.error, t('common.error.title'))}
            retryLabel={t('common.retry')}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Skeleton className="breathe h-96 rounded-panel" />
        )}
      </>
    )
  }
  const game = chooseGame(games, gameCode ?? first)
  if (game && gameCode === undefined && first === undefined) setFirst(game.gameCode)
  if (!game)
    return (
      <>
        <PageHead title={title} icon={Ticket} />
        {gameCode === undefined ? <NoLotteries /> : <UnknownLottery />}
        {studios}
      </>
    )
  return (
    <BettingPage
      key={game.gameId}
      gameId={game.gameId}
      name={game.name}
      playType={playType}
      onPlayType={(next) => onPlay({ gameCode: game.gameCode, playType: next })}
    />
  )
}

/** The lottery of a code; without a code the first on sale, or else the first of all. */
export function chooseGame(
  games: readonly LotteryGame[],
  gameCode: string | undefined,
): LotteryGame | undefined {
  return gameCode === undefined
    ? (games.find(({ isSale }) => isSale === 1) ?? games[0])
    : gameOfCode(games, gameCode)
}
