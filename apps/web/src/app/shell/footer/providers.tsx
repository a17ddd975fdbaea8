// SPDX-License-Identifier: Apache-2.0
import { Link } from '../../../shared/router/index.ts'
import { StudioSign } from '../../../features/catalogue/studio-logo.tsx'
import { uniqueStudios } from '../../../features/catalogue/studios.ts'
import { useVendors } from '../../../features/catalogue/use-games.ts'
import { t } from '../../../shared/texts/texts.ts'

/** The logos of all providers, each linking to its games. */
export function Providers() {
  const { data: vendors } = useVendors()
  return (
    <ul
      aria-label={t('shell.footer.studios')}
      className="grid grid-cols-4 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(84px,1fr))]"
    >
      {uniqueStudios(vendors ?? []).map((studio) => (
        <li key={studio.vassalage}>
          <Link
            to="/providers"
            search={{ vassalage: studio.vassalage }}
            title={studio.displayName}
            aria-label={studio.displayName}
            className="lift block rounded-control"
          >
            <StudioSign studio={studio} className="w-full" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
