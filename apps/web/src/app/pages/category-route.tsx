import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { CategoryPage } from '../../features/lobby/category-page.tsx'
import { isStudioGrid, typeOfPath } from '../../features/lobby/game-types.ts'
import { StudioGridPage } from '../../features/lobby/studio-grid-page.tsx'
import { readLobbySearch, writeLobbySearch } from '../../features/lobby/lobby-search.ts'
import { BannerCarousel } from '../../features/messages/banner-carousel.tsx'
import { bannerGroup } from '../../features/messages/banner-groups.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** The lobby of the kind of games that the path names, below the banners of its group. */
export function CategoryRoute() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const search = readLobbySearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const type = typeOfPath(path.slice(1))
  const group = bannerGroup(path)
  if (!type) return <NotFoundPage />
  return (
    <>
      {group && <BannerCarousel group={group} />}
      {isStudioGrid(type) ? <StudioGridPage type={type} /> : <CategoryPage key={type} type={type} search={search} onSearch={(change) => void navigate({ to: '.', search: writeLobbySearch({ ...search, ...change }), resetScroll: change.pageNo !== undefined && change.pageNo > 1 })} />}
    </>
  )
}
