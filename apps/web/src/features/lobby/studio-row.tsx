import { Row } from '@tessera/ui/row.tsx'
import Building2 from 'lucide-react/icons/building-2'
import { t } from '../../shared/texts/texts.ts'
import { StudioCard } from './studio-card.tsx'
import type { Vendor } from './game-types.ts'
import { useVendors } from './use-games.ts'

/** The studios of the house, each with the way to its games. */
export function StudioRow() {
  const { data } = useVendors()
  const studios = uniqueStudios(data ?? [])
  if (studios.length === 0) return null
  const title = t('lobby.studios')
  return (
    <Row title={title} icon={<Building2 className="size-5 text-brand" aria-hidden="true" />} labels={{ previous: t('lobby.previous', { title }), next: t('lobby.next', { title }) }}>
      {studios.map((studio) => (
        <li key={studio.vassalage} className="snap-start">
          <StudioCard studio={studio} />
        </li>
      ))}
    </Row>
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
