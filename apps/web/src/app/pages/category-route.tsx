// SPDX-License-Identifier: Apache-2.0
import type { ComponentProps } from 'react'
import { useRouterState } from '../../shared/router/index.ts'
import { CategoryPage } from '../../features/catalogue/category-page.tsx'
import { isStudioGrid, typeOfPath, type GameType } from '../../features/catalogue/game-types.ts'
import { StudioGridPage } from '../../features/catalogue/studio-grid-page.tsx'
import { BookTile } from '../../features/sportsbook/frame/book-tile.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { useLobbySearch } from './use-lobby-search.ts'

/** The sports of the brand's own book that belong to a kind of games. */
const ownSports: Partial<Record<GameType, ComponentProps<typeof BookTile>['sports']>> = {
  SPORTS: ['football', 'basketball', 'tennis'],
  ESPORTS: ['esports'],
  COCKFIGHT: ['cockfight'],
}

/** The lobby of the game type in the path. */
export function CategoryRoute() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const lobby = useLobbySearch()
  const type = typeOfPath(path.slice(1))
  if (!type) return <NotFoundPage />
  const book = ownSports[type]
  if (isStudioGrid(type)) return <StudioGridPage type={type} book={book && <BookTile sports={book} />} />
  return <CategoryPage key={type} type={type} {...lobby} />
}
