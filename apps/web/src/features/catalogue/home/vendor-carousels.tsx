// SPDX-License-Identifier: Apache-2.0
import { Carousel } from '@tessera/ui/layout/carousel.tsx'
import { Segmented } from '@tessera/ui/forms/segmented.tsx'
import Building2 from 'lucide-react/icons/building-2'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useState } from 'react'
import { Link } from '../../../shared/router/index.ts'
import { t } from '../../../shared/texts/texts.ts'
import { isStudioGrid, pathOf, type GameType } from '../game-types.ts'
import { wayTo } from '../state/home-entries.ts'
import { StudioCard } from '../studio-card.tsx'
import { uniqueStudios } from '../studios.ts'
import { useVendors } from '../use-games.ts'
import { VendorCard } from '../vendors/vendor-card.tsx'
import { useVendorCarousels } from '../vendors/use-vendor-carousels.ts'

/** How often the studios on home advance by one. */
const everyMs = 2_000
const everyStudio = 'ALL'

/**
 * The studios of the platform, or those of one kind of games with a link to all of its games. They advance by
 * themselves.
 */
export default function VendorCarousels() {
  const { data: groups } = useVendorCarousels()
  const { data: vendors } = useVendors()
  const [chosen, setChosen] = useState<GameType | typeof everyStudio>(everyStudio)
  const group = groups?.find(({ gameType }) => gameType === chosen)
  const title = t('lobby.studios')
  const studios = uniqueStudios(vendors ?? [])
  return (
    <div className="flex flex-col gap-3">
      <Carousel
        key={chosen}
        label={title}
        title={
          <>
            <Building2 className="size-5 text-brand" aria-hidden="true" />
            {title}
          </>
        }
        autoplayMs={everyMs}
        loop
        single
        labels={{
          carousel: t('shell.carousel'),
          slide: t('shell.slide'),
          previous: t('lobby.previous', { title }),
          next: t('lobby.next', { title }),
          pause: t('lobby.studios.pause'),
          play: t('lobby.studios.play'),
          slideOf: (number, total) => t('messages.banner.of', { number, total }),
        }}
      >
        {group
          ? [
              <AllCard key="all" gameType={group.gameType} title={group.title} />,
              ...group.cards.map((card) => (
                <VendorCard key={card.vassalage} card={card} gameType={group.gameType} />
              )),
            ]
          : studios.map((studio) => <StudioCard key={studio.vassalage} studio={studio} />)}
      </Carousel>
      {groups && (
        <Segmented
          label={t('lobby.gameMenu')}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: everyStudio, label: t('lobby.allStudios') },
            ...groups.map(({ gameType, title: label }) => ({ value: gameType, label })),
          ]}
        />
      )}
    </div>
  )
}

/** The entry "all" of a kind: its lobby, without filters. */
function AllCard({ gameType, title }: { gameType: GameType; title: string }) {
  return (
    <Link
      {...(isStudioGrid(gameType) ? { to: `/${pathOf(gameType)}`, search: {} } : wayTo(gameType))}
      className="flex h-full flex-col items-center justify-center gap-2 rounded-tile border border-line bg-surface-1 p-2 text-center transition-colors duration-160 hover:bg-surface-2 focus-visible:-outline-offset-2"
    >
      <LayoutGrid className="size-7 text-brand" aria-hidden="true" />
      <span className="block max-w-full truncate text-sm font-semibold text-text">{t('common.all')}</span>
      <span className="block max-w-full truncate text-xs text-muted">{title}</span>
    </Link>
  )
}
