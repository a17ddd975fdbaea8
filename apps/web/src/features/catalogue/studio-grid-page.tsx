// SPDX-License-Identifier: Apache-2.0
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { gameTypeIcons, type GameType } from './game-types.ts'
import { useVendorCarousels } from './vendors/use-vendor-carousels.ts'
import { VendorCard } from './vendors/vendor-card.tsx'

/** All studios of a kind, such as those of lotteries. */
export function StudioGridPage({ type }: { type: GameType }) {
  const title = t(`lobby.type.${type}`)
  useTitle(title)
  const { data: groups } = useVendorCarousels()
  const cards = groups?.find(({ gameType }) => gameType === type)?.cards ?? []
  return (
    <>
      <PageHead title={title} icon={gameTypeIcons[type]} />
      {groups && cards.length === 0 ? (
        <EmptyState title={t('lobby.empty')} />
      ) : (
        <ul className="grid grid-cols-2 gap-3.5 sm:grid-cols-[repeat(auto-fill,minmax(180px,1fr))]">
          {groups
            ? cards.map((card) => (
                <li key={card.vassalage}>
                  <VendorCard card={card} gameType={type} />
                </li>
              ))
            : [1, 2, 3, 4].map((index) => (
                <li key={index}>
                  <Skeleton className="h-32 rounded-tile" />
                </li>
              ))}
        </ul>
      )}
    </>
  )
}
