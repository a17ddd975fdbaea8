// SPDX-License-Identifier: Apache-2.0
import { Link } from '../../../shared/router/index.ts'
import { t } from '../../../shared/texts/texts.ts'
import { Countdown } from '../countdown.tsx'
import type { LotteryGame } from '../lottery-types.ts'

/** Of each group the lottery that closes soonest, above all lotteries, whose groups have an order of their own. */
export function ClosingSoonest({ games }: { games: readonly LotteryGame[] }) {
  if (games.length === 0) return null
  return (
    <nav aria-labelledby="lottery-soonest" className="flex flex-col gap-2">
      <h2 id="lottery-soonest" className="text-lg font-bold text-text">
        {t('lottery.soonest')}
      </h2>
      <ul className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0">
        {games.map((game) => (
          <li key={game.gameId} className="shrink-0">
            <Link
              to="/lottery"
              search={{ gameCode: game.gameCode }}
              className="flex h-full min-w-32 flex-col rounded-control border border-line bg-surface-1 px-3 py-2 hover:bg-surface-2 focus-visible:-outline-offset-2"
            >
              <span className="max-w-44 truncate text-sm font-bold text-text">
                <bdi>{game.name}</bdi>
              </span>
              <Countdown game={game} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
