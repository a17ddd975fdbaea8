// SPDX-License-Identifier: Apache-2.0
import { useRouterState } from '../../shared/router/index.ts'
import { CategoryPage } from '../../features/catalogue/category-page.tsx'
import { isStudioGrid, typeOfPath } from '../../features/catalogue/game-types.ts'
import { StudioGridPage } from '../../features/catalogue/studio-grid-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { useLobbySearch } from './use-lobby-search.ts'

/** The lobby of the game type in the path. */
export function CategoryRoute() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const lobby = useLobbySearch()
  const type = typeOfPath(path.slice(1))
  if (!type) return <NotFoundPage />
  if (isStudioGrid(type)) return <StudioGridPage type={type} />
  return <CategoryPage key={type} type={type} {...lobby} />
}
