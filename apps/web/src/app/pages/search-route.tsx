// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense } from 'react'
import { SearchBox } from '../../features/catalogue/search/search-box.tsx'
import { SearchPage } from '../../features/catalogue/search-page.tsx'
import { withPageTexts } from '../../shared/texts/with-page-texts.ts'
import { useHomeSearch } from '../shell/use-home-search.ts'
import { HomePage } from './home-page.tsx'
import { useLobbyPlace } from './use-lobby-place.ts'

const FoundPlaces = lazy(withPageTexts(() => import('../../features/catalogue/search/found-places.tsx')))

/** /home, and /home?gameName=... with the results of a search. */
export function SearchRoute() {
  const lobby = useLobbyPlace()
  const { searchHome } = useHomeSearch()
  const { gameName } = lobby.place
  if (gameName === '') return <HomePage />
  return (
    <>
      <div className="lg:hidden">
        <SearchBox value={gameName} onSearch={searchHome} />
      </div>
      <Suspense fallback={null}>
        <FoundPlaces text={gameName.trim()} />
      </Suspense>
      <SearchPage {...lobby} />
    </>
  )
}
