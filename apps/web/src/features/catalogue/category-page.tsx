// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { PageHead } from '../../shared/page/page-head.tsx'
import { useTitle } from '../../shared/site/use-title.ts'
import { t, useLanguage } from '../../shared/texts/texts.ts'
import { gameTypeIcons, vendorsOfType, type GameType } from './game-types.ts'
import { LobbyPage, type LobbyPageProps } from './lobby-page.tsx'
import { countFilters } from './state/filters.ts'
import { resetClassify } from './state/lobby-changes.ts'
import { lobbyOf } from './state/lobby-type.ts'
import { useVendors } from './use-games.ts'

export interface CategoryPageProps extends Pick<LobbyPageProps, 'search' | 'onSearchChange'> {
  type: GameType
}

/** The last lobby and its language: in another one, the tabs return to ALL. */
let visibleLast: string | undefined

/** The lobby of one kind of games. */
export function CategoryPage({ type, search, onSearchChange }: CategoryPageProps) {
  const title = t(`lobby.type.${type}`)
  useTitle(title)
  const language = useLanguage()
  const { data } = useVendors()
  const vendors = vendorsOfType(type, data)
  // A filtered list does not contain all games of the kind.
  const narrowed = countFilters(search) > 0 || search.gameName !== ''
  useEffect(() => {
    const visible = `${type} ${language}`
    const changed = visibleLast !== undefined && visibleLast !== visible
    visibleLast = visible
    if (changed && resetClassify(search) !== search) onSearchChange(resetClassify, { quietly: true })
  })
  return (
    <LobbyPage
      lobby={lobbyOf(type)}
      search={search}
      onSearchChange={onSearchChange}
      vendors={vendors}
      head={
        <PageHead
          title={title}
          icon={gameTypeIcons[type]}
          count={
            narrowed || vendors?.length === 0
              ? undefined
              : vendors?.reduce((sum, { games }) => sum + games, 0)
          }
        />
      }
    />
  )
}
