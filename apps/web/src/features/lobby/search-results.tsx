import { EmptyState } from '@tessera/ui/empty-state.tsx'
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { GameList } from './game-list.tsx'
import { lobbyPageSize } from './lobby-search.ts'

/** The games of the whole house whose name holds a text. */
export function SearchResults({ gameName, pageNo, onPage }: { gameName: string; pageNo: number; onPage: (pageNo: number) => void }) {
  const title = t('lobby.search.title', { text: gameName })
  useTitle(title)
  return (
    <>
      <h1 className="text-xl font-extrabold text-text">{title}</h1>
      <GameList
        filter={{ gameName, pageSize: lobbyPageSize(gameName) }} pageNo={pageNo} onPage={onPage}
        empty={<EmptyState title={t('lobby.search.empty')}>{t('lobby.search.emptyHint')}</EmptyState>}
      />
    </>
  )
}
