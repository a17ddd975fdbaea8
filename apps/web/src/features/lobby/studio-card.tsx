import { Link } from '@tanstack/react-router'
import { t } from '../../shared/texts/texts.ts'
import type { Vendor } from './game-types.ts'
import { StudioLogo } from './studio-logo.tsx'

/** A studio to press: its sign, its name, how much it has. */
export function StudioCard({ studio }: { studio: Vendor }) {
  return (
    <Link to="/providers" search={{ vassalage: studio.vassalage }} className="flex h-full flex-col items-center gap-2 rounded-tile border border-line bg-surface-1 px-3 py-4 text-center transition-colors duration-160 hover:bg-surface-2">
      <StudioLogo studio={studio} />
      <span className="w-full truncate text-sm font-semibold text-text">{studio.displayName}</span>
      <span className="text-xs text-muted">{t('lobby.games', { count: studio.games })}</span>
    </Link>
  )
}
