// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense } from 'react'
import { SearchBox } from '../../features/catalogue/search/search-box.tsx'
import { SearchPage } from '../../features/catalogue/search-page.tsx'
import { withPageTexts } from '../../shared/texts/with-page-texts.ts'
import { useHomeSearch } from '../shell/use-home-search.ts'
import { HomePage } from './home-page.tsx'
import { useLobbySearch } from './use-lobby-search.ts'

const FoundDestinations = lazy(
  withPageTexts(() => import('../../features/catalogue/search/found-destinations.tsx')),
)

/** /home, and /home?gameName=... with the results of a search. */
export function SearchRoute() {
  const lobby = useLobbySearch()
  const { searchHome } = useHomeSearch()
  const { gameName } = lobby.search
  if (gameName === '') return <HomePage />
  return (
    <>
      <div className="lg:hidden">
        <SearchBox value={gameName} onSearch={searchHome} />
      </div>
      <Suspense fallback={null}>
        <FoundDestinations text={gameName.trim()} />
      </Suspense>
      <SearchPage {...lobby} />
    </>
  )
}
