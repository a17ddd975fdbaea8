// SPDX-License-Identifier: Apache-2.0
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { useState } from 'react'
import { LotteryCard } from './lottery-card.tsx'
import { inOrder, type LotterySection } from './pick-lotteries.ts'
import type { LotteryHearts } from './use-lists.ts'

const shape = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3'

/**
 * Lotteries in their sections. While the reader points at them or has one of them in focus, they keep their order: none slips
 * under a finger that was meant for another.
 */
export function LotterySections({
  sections,
  hearts,
}: {
  sections: readonly LotterySection[]
  hearts: LotteryHearts
}) {
  const [held, setHeld] = useState<readonly number[]>()
  const now = sections.flatMap(({ games }) => games.map(({ gameId }) => gameId))
  const hold = (): void => setHeld((before) => before ?? now)
  const release = (): void => setHeld(undefined)
  return (
    <div
      className="flex flex-col gap-6"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {(held ? inOrder(sections, held) : sections).map(({ key, title, games }) => (
        <section key={key} aria-label={title}>
          {title !== undefined && sections.length > 1 && (
            <h2 className="mb-3 text-lg font-bold text-text">{title}</h2>
          )}
          <ul className={shape}>
            {games.map((game) => (
              <li key={game.gameId} className="min-w-0">
                <LotteryCard
                  game={game}
                  favourite={hearts.ids.includes(game.gameId)}
                  onHeart={hearts.toggle}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Placeholders for lotteries that are loading. */
export function SectionsSkeleton() {
  return (
    <div aria-hidden="true" className={`${shape} breathe`}>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <Skeleton key={index} className="h-80 rounded-tile" />
      ))}
    </div>
  )
}
