import { Segmented } from '@tessera/ui/segmented.tsx'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { GameList } from './game-list.tsx'
import { gameTypeIcons, type GameType } from './game-types.ts'
import { listKinds, lobbyPageSize, type LobbySearch } from './lobby-search.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { SearchBox } from './search-box.tsx'
import { StudioTabs } from './studio-tabs.tsx'
import { useVendors } from './use-games.ts'

export interface CategoryPageProps { type: GameType; search: LobbySearch; onSearch: (change: Partial<LobbySearch>) => void }

/** The lobby of one kind of games: which list, which studio, which name. */
export function CategoryPage({ type, search, onSearch }: CategoryPageProps) {
  const title = t(`lobby.type.${type}`)
  useTitle(title)
  const { data: vendors } = useVendors()
  const studios = vendors?.filter((vendor) => vendor.gameType === type && vendor.games > 0) ?? []
  const studio = studios.find((vendor) => vendor.vassalage === search.page)
  const filter = {
    gameType: type, vassalage: studio?.vassalage, gameName: search.gameName || undefined,
    gameClassify: search.list === 'ALL' ? undefined : search.list, pageSize: lobbyPageSize(search.gameName),
  }
  return (
    <>
      <PageHead title={title} icon={gameTypeIcons[type]} count={studios.reduce((sum, vendor) => sum + vendor.games, 0)} />
      <div className="flex flex-col gap-3 md:flex-row md:items-center">
        <Segmented label={t('lobby.list')} value={search.list} onChange={(list) => onSearch({ list, pageNo: 1 })} options={listKinds.map((kind) => ({ value: kind, label: listLabel(kind) }))} />
        <div className="md:ms-auto md:w-72"><SearchBox value={search.gameName} onSearch={(gameName) => onSearch({ gameName, pageNo: 1 })} /></div>
      </div>
      {studios.length > 1 && <StudioTabs studios={studios} selected={studio?.vassalage} onSelect={(page) => onSearch({ page, pageNo: 1 })} />}
      <GameList filter={filter} pageNo={search.pageNo} onPage={(pageNo) => onSearch({ pageNo })} />
    </>
  )
}

function listLabel(kind: LobbySearch['list']): string {
  return kind === 'ALL' ? t('lobby.list.all') : kind === 'HOT' ? t('lobby.list.hot') : t('lobby.list.new')
}
