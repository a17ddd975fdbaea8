import { Link } from '@tanstack/react-router'
import { Row } from '@tessera/ui/row.tsx'
import Building2 from 'lucide-react/icons/building-2'
import { t } from '../../shared/texts/texts.ts'
import { StudioLogo } from './studio-logo.tsx'
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
          <Link to="/providers" search={{ vassalage: studio.vassalage }} className="flex h-full flex-col items-center gap-2 rounded-tile border border-line bg-surface-1 px-3 py-4 text-center transition-colors duration-160 hover:bg-surface-2">
            <StudioLogo studio={studio} />
            <span className="w-full truncate text-sm font-semibold text-text">{studio.displayName}</span>
            <span className="text-xs text-muted">{t('lobby.games', { count: studio.games })}</span>
          </Link>
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
