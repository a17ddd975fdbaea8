import { useNavigate, useSearch } from '../../shared/router/index.ts'
import { readLobbySearch } from '../../features/lobby/lobby-search.ts'
import { StudioPage } from '../../features/lobby/studio-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** All games of the studio that the address names. */
export function StudioRoute() {
  const search = useSearch({ from: '/providers' })
  const navigate = useNavigate()
  const { vassalage } = search
  if (!vassalage) return <NotFoundPage />
  return <StudioPage key={vassalage} vassalage={vassalage} pageNo={readLobbySearch(search).pageNo} onPage={(pageNo) => void navigate({ to: '/providers', search: { vassalage, pageNo: String(pageNo) } })} />
}
