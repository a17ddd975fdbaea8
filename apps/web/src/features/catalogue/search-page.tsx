// SPDX-License-Identifier: Apache-2.0
import { useTitle } from '../../shared/site/use-title.ts'
import { t } from '../../shared/texts/texts.ts'
import { LobbyPage, type LobbyPageProps } from './lobby-page.tsx'

/** The games of the whole platform that match the search. */
export function SearchPage({ place, onPlace }: Pick<LobbyPageProps, 'place' | 'onPlace'>) {
  const title = t('lobby.search.title', { text: place.gameName })
  useTitle(title)
  return (
    <LobbyPage
      lobby="search"
      place={place}
      onPlace={onPlace}
      vendors={undefined}
      head={<h1 className="text-xl font-extrabold wrap-anywhere text-text">{title}</h1>}
    />
  )
}
