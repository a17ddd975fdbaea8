// SPDX-License-Identifier: Apache-2.0
import { Link } from '../../shared/router/index.ts'
import { t } from '../../shared/texts/texts.ts'
import type { Vendor } from './game-types.ts'
import { StudioSign } from './studio-logo.tsx'

/** A studio as a button: its logo, its name, and the number of its games. */
export function StudioCard({ studio }: { studio: Vendor }) {
  return (
    <Link
      to="/providers"
      search={{ vassalage: studio.vassalage }}
      className="block h-full rounded-tile border border-line bg-surface-1 p-2 text-center transition-colors duration-160 hover:bg-surface-2"
    >
      <StudioSign studio={studio} className="mb-2 w-full" />
      <span dir="auto" className="block truncate text-sm font-semibold text-text">
        {studio.displayName}
      </span>
      <span className="block text-xs text-muted">{t('lobby.games', { count: studio.games })}</span>
    </Link>
  )
}
