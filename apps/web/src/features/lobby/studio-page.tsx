import Building2 from 'lucide-react/icons/building-2'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { GameList } from './game-list.tsx'
import { lobbyPageSize } from './lobby-search.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { uniqueStudios } from './studio-row.tsx'
import { useVendors } from './use-games.ts'

/** All games of one studio. */
export function StudioPage({ vassalage, pageNo, onPage }: { vassalage: string; pageNo: number; onPage: (pageNo: number) => void }) {
  const { data: vendors } = useVendors()
  const studio = uniqueStudios(vendors ?? []).find((vendor) => vendor.vassalage === vassalage)
  const title = studio?.displayName ?? t('lobby.studios')
  useTitle(title)
  return (
    <>
      <PageHead title={title} icon={Building2} count={studio?.games} />
      <GameList filter={{ vassalage, pageSize: lobbyPageSize('') }} pageNo={pageNo} onPage={onPage} />
    </>
  )
}
