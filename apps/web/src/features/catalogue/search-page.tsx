// SPDX-License-Identifier: Apache-2.0
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { LobbyPage, type LobbyPageProps } from './lobby-page.tsx'

/** The games of the whole platform that match the search. */
export function SearchPage({ search, onSearchChange }: Pick<LobbyPageProps, 'search' | 'onSearchChange'>) {
  const title = t('lobby.search.title', { text: search.gameName })
  useTitle(title)
  return (
    <LobbyPage
      lobby="search"
      search={search}
      onSearchChange={onSearchChange}
      vendors={undefined}
      head={<h1 className="text-xl font-extrabold wrap-anywhere text-text">{title}</h1>}
    />
  )
}
