import { Link } from '@tanstack/react-router'
import { Wordmark } from '@tessera/ui/mark.tsx'
import { openTypes, pathOf, type Vendor } from '../../features/lobby/game-types.ts'
import { StudioSign } from '../../features/lobby/studio-logo.tsx'
import { uniqueStudios } from '../../features/lobby/studio-row.tsx'
import { useVendors } from '../../features/lobby/use-games.ts'
import { useSite } from '../../shared/site/use-site.ts'
import { t } from '../../shared/texts/texts.ts'


/** The end of every page: where else to go, and what the house says about itself. */
export function Footer() {
  const { siteName, ageLimit } = useSite().whitelabel
  const { data: vendors } = useVendors()
  return (
    <footer className="mt-8 border-t border-line pt-8 pb-10 text-sm">
      <Studios studios={uniqueStudios(vendors ?? [])} />
      <div className="grid gap-8 md:grid-cols-[1.4fr_1fr]">
        <div className="flex flex-col items-start gap-3">
          <Wordmark name={siteName} />
          <p className="max-w-md text-muted">{t('shell.footer.fair')}</p>
          <p className="flex items-center gap-3 text-muted"><span className="shrink-0 rounded-full border border-line-control px-2 py-1 text-xs font-bold text-text">{ageLimit}+</span><span className="max-w-sm">{t('shell.footer.age', { age: ageLimit })}</span></p>
        </div>
        <div>
          <h2 className="mb-3 text-xs font-bold text-text">{t('shell.footer.games')}</h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
            {openTypes(vendors).map((type) => <li key={type}><Link to={`/${pathOf(type)}`} className="rounded-control text-muted transition-colors duration-160 hover:text-text">{t(`lobby.type.${type}`)}</Link></li>)}
          </ul>
        </div>
      </div>
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-1 text-xs text-muted">
        <span>{t('shell.footer.copyright', { site: siteName })}</span>
        <span>{t('shell.footer.art')}</span>
      </p>
    </footer>
  )
}

/** The signs of all studios, each the way to its games. */
function Studios({ studios }: { studios: readonly Vendor[] }) {
  return (
    <ul aria-label={t('shell.footer.studios')} className="mb-8 grid grid-cols-3 gap-2 sm:flex sm:flex-wrap">
      {studios.map((studio) => (
        <li key={studio.vassalage}>
          <Link to="/providers" search={{ vassalage: studio.vassalage }} title={studio.displayName} aria-label={studio.displayName} className="lift block rounded-control">
            <StudioSign studio={studio} className="max-sm:w-full sm:h-11" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
