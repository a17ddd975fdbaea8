import { Carousel } from '@tessera/ui/carousel.tsx'
import Building2 from 'lucide-react/icons/building-2'
import { t } from '../../shared/texts/texts.ts'
import { StudioCard } from './studio-card.tsx'
import type { Vendor } from './game-types.ts'
import { useVendors } from './use-games.ts'

/** How often the studios of home move on by one. */
const everyMs = 2_000

/** The studios of the house, each with the way to its games; they move on by themselves where `moving` says so. */
export function StudioRow({ moving = false }: { moving?: boolean }) {
  const { data } = useVendors()
  const studios = uniqueStudios(data ?? [])
  if (studios.length === 0) return null
  const title = t('lobby.studios')
  return (
    <Carousel
      label={title} title={<><Building2 className="size-5 text-brand" aria-hidden="true" />{title}</>} autoplayMs={moving ? everyMs : undefined} loop={moving} single={moving}
      labels={{
        previous: t('lobby.previous', { title }), next: t('lobby.next', { title }), pause: t('lobby.studios.pause'), play: t('lobby.studios.play'),
        slide: (number, total) => t('messages.banner.of', { number, total }),
      }}
    >
      {studios.map((studio) => <StudioCard key={studio.vassalage} studio={studio} />)}
    </Carousel>
  )
}

/** A studio appears once, with all its games, however many kinds it makes. */
export function uniqueStudios(vendors: readonly Vendor[]): Vendor[] {
  const studios = new Map<string, Vendor>()
  for (const vendor of vendors) {
    const known = studios.get(vendor.vassalage)
    studios.set(vendor.vassalage, known ? { ...known, games: known.games + vendor.games } : vendor)
  }
  return [...studios.values()]
}
