import { EmptyState } from '@tessera/ui/empty-state.tsx'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { GridSkeleton } from './game-grid.tsx'
import { gameTypeIcons, type GameType } from './game-types.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { StudioCard } from './studio-card.tsx'
import { useVendors } from './use-games.ts'

/** All studios of a kind, such as those of sports. */
export function StudioGridPage({ type }: { type: GameType }) {
  const title = t(`lobby.type.${type}`)
  useTitle(title)
  const { data } = useVendors()
  const studios = data?.filter((vendor) => vendor.gameType === type && vendor.games > 0)
  return (
    <>
      <PageHead title={title} icon={gameTypeIcons[type]} />
      {!studios ? <GridSkeleton /> : studios.length === 0 ? <EmptyState title={t('lobby.empty')} /> : (
        <ul className="grid grid-cols-2 gap-3.5 sm:grid-cols-[repeat(auto-fill,minmax(180px,1fr))]">
          {studios.map((studio) => <li key={studio.vassalage}><StudioCard studio={studio} /></li>)}
        </ul>
      )}
    </>
  )
}
