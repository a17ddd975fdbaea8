// SPDX-License-Identifier: Apache-2.0
import { Link } from '../../../shared/router/index.ts'
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { Row } from '@tessera/ui/layout/row.tsx'
import type { LucideIcon } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useSettled } from '../../../shared/site/use-settled.ts'
import { t } from '../../../shared/texts/texts.ts'
import { GameCard } from './game-card.tsx'
import { TileSkeleton } from './game-grid.tsx'
import { useHearts } from './use-hearts.ts'
import { usePlayers } from './use-players.ts'
import type { Game } from '../game-types.ts'

export interface GameRowProps {
  title: string
  icon: LucideIcon
  /** The address of the page with all of them; a row without one contains everything. */
  to: string | undefined
  /** Undefined while they are loading. */
  games: readonly Game[] | undefined
  totalCount?: number | undefined
  /** The first row of the page loads its pictures at once. */
  first?: boolean
  /** Tiles without flags, where the row already says it. */
  plain?: boolean
  /** Games of size 2x1 take two columns (D-90). */
  sized?: boolean
}

const firstView = 4
/** As many as a wide screen shows, and one more. */
const atOnce = 8

/** A scrolling row of games with a link to all of them. */
export function GameRow({
  title,
  icon: Icon,
  to,
  games,
  totalCount,
  first = false,
  plain = false,
  sized = false,
}: GameRowProps) {
  const settled = useSettled()
  // Renders in small steps, so that the page stays responsive meanwhile.
  const visible = useDeferredValue(settled ? games : games?.slice(0, atOnce))
  const hearts = useHearts()
  const { counts, look } = usePlayers(visible?.map(({ nodeId }) => nodeId) ?? [])
  return (
    <Row
      title={title}
      icon={<Icon className="size-5 text-brand" aria-hidden="true" />}
      note={totalCount === undefined ? undefined : t('lobby.games', { count: totalCount })}
      more={
        to !== undefined && (
          <Link to={to} className={buttonClass({ look: 'quiet' })}>
            {t('common.seeMore')}
            <span className="sr-only">: {title}</span>
          </Link>
        )
      }
      labels={{ previous: t('lobby.previous', { title }), next: t('lobby.next', { title }) }}
    >
      {visible
        ? visible.map((game, index) => {
            const wide = sized && game.imgSize === '2x1'
            return (
              <li
                key={game.nodeId}
                data-size={wide ? game.imgSize : undefined}
                className={wide ? '@container col-span-2 min-w-0 snap-start' : 'min-w-0 snap-start'}
              >
                <GameCard
                  game={game}
                  plain={plain}
                  wide={wide}
                  eager={first && index < firstView}
                  favourite={hearts.has(game.nodeId)}
                  onHeart={hearts.toggle}
                  players={counts.get(game.nodeId)}
                  onLook={look}
                />
              </li>
            )
          })
        : Array.from({ length: atOnce }, (_, index) => (
            <li key={index} aria-hidden="true">
              <TileSkeleton />
            </li>
          ))}
    </Row>
  )
}
