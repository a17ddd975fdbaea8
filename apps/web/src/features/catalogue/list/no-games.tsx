// SPDX-License-Identifier: Apache-2.0
import { Button, buttonClass } from '@tessera/ui/forms/button.tsx'
import { EmptyState } from '@tessera/ui/data/empty-state.tsx'
import { Mosaic } from '@tessera/ui/layout/mosaic.tsx'
import { Link } from '../../../shared/router/index.ts'
import { usePanels } from '../../../shared/session/gate.ts'
import { useSession } from '../../../shared/session/session.ts'
import { t } from '../../../shared/texts/texts.ts'
import { countFilters, noFilters } from '../state/filters.ts'
import { chooseList, narrow, searchFor } from '../state/lobby-changes.ts'
import type { ChangeSearch, LobbySearch } from '../state/lobby-search.ts'
import type { LobbyType } from '../state/lobby-type.ts'
import { LoosenFilters } from './loosen-filters.tsx'

/** Why a list is empty, and what to do next. */
export function NoGames({
  lobby,
  search,
  onSearchChange,
}: {
  lobby: LobbyType
  search: LobbySearch
  onSearchChange: ChangeSearch
}) {
  const member = useSession() === 'member'
  const { askToEnter } = usePanels()
  const all = (
    <Button onClick={() => onSearchChange((now) => chooseList(now, 'game'))}>{t('lobby.list.all')}</Button>
  )
  if ((search.list === 'fav' || search.list === 'recent') && !member)
    return (
      <EmptyState
        drawing={<Mosaic of="lock" />}
        title={t('shell.loginNeeded')}
        action={
          <Button look="primary" onClick={() => askToEnter()}>
            {t('identity.login')}
          </Button>
        }
      />
    )
  if (countFilters(search) > 0)
    return (
      <EmptyState
        drawing={<Mosaic of="search" />}
        title={t('lobby.noMatch')}
        action={
          <div className="flex flex-col items-center gap-4">
            <LoosenFilters lobby={lobby} search={search} onSearchChange={onSearchChange} />
            {countFilters(search) > 1 && (
              <Button look="quiet" onClick={() => onSearchChange((now) => narrow(now, noFilters))}>
                {t('filters.clear')}
              </Button>
            )}
          </div>
        }
      >
        {t('lobby.loosen')}
      </EmptyState>
    )
  if (search.gameName !== '')
    return (
      <EmptyState
        drawing={<Mosaic of="search" />}
        title={t('lobby.search.empty')}
        action={
          lobby === 'search' ? (
            <Link to="/hot" className={buttonClass()}>
              {t('lobby.hot')}
            </Link>
          ) : (
            <Button onClick={() => onSearchChange((now) => searchFor(now, ''))}>{t('common.clear')}</Button>
          )
        }
      >
        {t('lobby.search.emptyHint')}
      </EmptyState>
    )
  if (search.list === 'fav')
    return <EmptyState drawing={<Mosaic of="heart" />} title={t('shell.favourites.empty')} action={all} />
  if (search.list === 'recent')
    return <EmptyState drawing={<Mosaic of="die" />} title={t('lobby.recent.empty')} action={all} />
  return (
    <EmptyState
      drawing={<Mosaic of="die" />}
      title={t('lobby.empty')}
      action={search.list === 'hot' ? all : undefined}
    />
  )
}
