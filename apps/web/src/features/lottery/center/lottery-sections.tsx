// SPDX-License-Identifier: Apache-2.0
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { LotteryCard } from './lottery-card.tsx'
import type { LotterySection } from './pick-lotteries.ts'
import type { LotteryHearts } from './use-lists.ts'

const shape = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3'

/** Lotteries in their sections. */
export function LotterySections({
  sections,
  hearts,
}: {
  sections: readonly LotterySection[]
  hearts: LotteryHearts
}) {
  return sections.map(({ key, title, games }) => (
    <section key={key} aria-label={title}>
      {title !== undefined && sections.length > 1 && (
        <h2 className="mb-3 text-lg font-bold text-text">{title}</h2>
      )}
      <ul className={shape}>
        {games.map((game) => (
          <li key={game.gameId} className="min-w-0">
            <LotteryCard game={game} favourite={hearts.ids.includes(game.gameId)} onHeart={hearts.toggle} />
          </li>
        ))}
      </ul>
    </section>
  ))
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
