import { useNavigate, useRouterState, useSearch } from '../../shared/router/index.ts'
import { CategoryPage } from '../../features/lobby/category-page.tsx'
import { isStudioGrid, typeOfPath } from '../../features/lobby/game-types.ts'
import { StudioGridPage } from '../../features/lobby/studio-grid-page.tsx'
import { readLobbySearch, writeLobbySearch } from '../../features/lobby/lobby-search.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** The lobby of the kind of games that the path names. */
export function CategoryRoute() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const search = readLobbySearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const type = typeOfPath(path.slice(1))
  if (!type) return <NotFoundPage />
  if (isStudioGrid(type)) return <StudioGridPage type={type} />
  return <CategoryPage key={type} type={type} search={search} onSearch={(change) => void navigate({ to: '.', search: writeLobbySearch({ ...search, ...change }), resetScroll: change.pageNo !== undefined && change.pageNo > 1 })} />
}
