// SPDX-License-Identifier: Apache-2.0
import { messageOf } from '@tessera/contract/client/failure'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChartColumn from 'lucide-react/icons/chart-column'
import { useState } from 'react'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { Link } from '../../../shared/router/index.ts'
import { useTitle } from '../../../shared/site/use-title.ts'
import { t } from '../../../shared/texts/texts.ts'
import type { LotteryGame } from '../lottery-types.ts'
import { UnknownLottery } from '../no-lotteries.tsx'
import { gameOfCode, useMenus } from '../use-menus.ts'
import { CountedDraws } from './counted-draws.tsx'
import { NoticeChoice } from './notice-choice.tsx'
import { ResultsByDay } from './results-by-day.tsx'
import { SourceChoice, type Source } from './source-choice.tsx'

/** /lotteryStatistics: past results of a lottery, and what can be counted of them. */
export function StatisticsPage({ gameCode }: { gameCode: string | undefined }) {
  const { query, games } = useMenus()
  const game = games && (gameCode === undefined ? games[0] : gameOfCode(games, gameCode))
  const lottery = game && lotteryOf(game.gameCode)
  const title = t('lottery.history')
  useTitle(game ? `${game.name}: ${title}` : title)
  if (game && lottery) return <Statistics key={game.gameId} game={game} lottery={lottery} />
  return (
    <>
      <PageHead title={title} icon={ChartColumn} />
      {games ? (
        <UnknownLottery />
      ) : query.error ? (
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

function Statistics({ game, lottery }: { game: LotteryGame; lottery: Lottery }) {
  const [source, setSource] = useState<Source>('site')
  return (
    <>
      <header className="rounded-panel border border-line bg-surface-1 p-4">
        <Link
          to="/lottery"
          search={{ gameCode: game.gameCode }}
          className="relative -mt-1 mb-2 inline-flex min-h-9 items-center gap-1.5 text-sm font-semibold text-muted after:absolute after:-inset-1 hover:text-text"
        >
          <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          {t('lottery.history.bet')}
        </Link>
        <h1 className="text-xl font-extrabold text-text">
          <bdi>{game.name}</bdi>
        </h1>
        <p className="text-sm text-muted">{t('lottery.history')}</p>
        <p className="mt-3 max-w-prose text-sm font-semibold text-text">{t('lottery.history.independent')}</p>
      </header>
      <SourceChoice gameId={game.gameId} lottery={lottery} source={source} onSource={setSource} />
      <CountedDraws gameId={game.gameId} lottery={lottery} source={source} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start">
        <ResultsByDay key={source} gameId={game.gameId} lottery={lottery} source={source} />
        <NoticeChoice gameId={game.gameId} />
      </div>
    </>
  )
}
