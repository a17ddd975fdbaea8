import { useNavigate, useSearch } from '../../shared/router/index.ts'
import { readLobbySearch } from '../../features/lobby/lobby-search.ts'
import { SearchResults } from '../../features/lobby/search-results.tsx'
import { SearchBox } from '../../features/lobby/search-box.tsx'
import { useHomeSearch } from '../shell/use-home-search.ts'
import { HomePage } from './home-page.tsx'

/** /home, and /home?gameName=... with the results of a search. */
export function SearchRoute() {
  const { gameName, pageNo } = readLobbySearch(useSearch({ strict: false }))
  const { searchHome } = useHomeSearch()
  const navigate = useNavigate()
  if (gameName === '') return <HomePage />
  return (
    <>
      <div className="lg:hidden"><SearchBox value={gameName} onSearch={searchHome} /></div>
      <SearchResults gameName={gameName} pageNo={pageNo} onPage={(next) => void navigate({ to: '/home', search: { gameName, pageNo: String(next) } })} />
    </>
  )
}
