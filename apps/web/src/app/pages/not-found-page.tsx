// SPDX-License-Identifier: Apache-2.0
import { buttonClass } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { openTypes, pathOf } from '../../features/catalogue/game-types.ts'
import { SearchBox } from '../../features/catalogue/search/search-box.tsx'
import { useVendors } from '../../features/catalogue/use-games.ts'
import { Link } from '../../shared/router/index.ts'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { useHomeSearch } from '../shell/use-home-search.ts'

const link =
  'inline-flex min-h-11 items-center rounded-control border border-line bg-surface-1 px-4 text-sm font-semibold text-text transition-colors duration-160 hover:bg-surface-2'

/** An unknown address: says so, and offers a search and links that work. */
export function NotFoundPage() {
  useTitle(t('shell.notFound.title'))
  const { searchHome } = useHomeSearch()
  const { data: vendors } = useVendors()
  return (
    <div className="mx-auto flex min-h-[60dvh] w-full max-w-[560px] flex-col items-center justify-center gap-6 pb-12">
      <h1 className="sr-only">{t('shell.notFound.title')}</h1>
      <EmptyState
        title={t('shell.notFound.title')}
        action={
          <Link to="/" className={buttonClass({ look: 'primary' })}>
            {t('shell.notFound.home')}
          </Link>
        }
      >
        {t('shell.notFound.text')}
      </EmptyState>
      <div className="w-full max-w-[420px]">
        <SearchBox value="" onSearch={searchHome} />
      </div>
      <nav aria-label={t('trouble.notFound.links')} className="flex w-full flex-col items-center gap-3">
        <p className="text-sm text-muted" aria-hidden="true">
          {t('trouble.notFound.links')}
        </p>
        <ul className="flex flex-wrap justify-center gap-2">
          <li>
            <Link to="/hot" className={link}>
              {t('lobby.hot')}
            </Link>
          </li>
          {openTypes(vendors).map((type) => (
            <li key={type}>
              <Link to={`/${pathOf(type)}`} className={link}>
                {t(`lobby.type.${type}`)}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/promotions" className={link}>
              {t('shell.promotions')}
            </Link>
          </li>
          <li>
            <Link to="/help" className={link}>
              {t('shell.footer.help')}
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  )
}
