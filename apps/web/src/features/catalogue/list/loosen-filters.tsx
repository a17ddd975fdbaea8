// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import X from 'lucide-react/icons/x'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { gameLanguage, t } from '../../../shared/texts/texts.ts'
import { useChosenFilters } from '../filters/use-chosen-filters.ts'
import type { Filters } from '../state/filters.ts'
import { listInput } from '../state/list-input.ts'
import { narrow } from '../state/lobby-changes.ts'
import type { ChangeSearch, LobbySearch } from '../state/lobby-search.ts'
import type { LobbyType } from '../state/lobby-type.ts'
import { stated } from './fetch-list.ts'

export interface LoosenFiltersProps {
  lobby: LobbyType
  search: LobbySearch
  onSearchChange: ChangeSearch
}

/** Filters that together leave no game, each with the number of games without it. */
export function LoosenFilters({ lobby, search, onSearchChange }: LoosenFiltersProps) {
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {useChosenFilters(search).map(({ name, label }) => (
        <li key={name}>
          <WithoutFilter
            lobby={lobby}
            search={search}
            onSearchChange={onSearchChange}
            name={name}
            label={label}
          />
        </li>
      ))}
    </ul>
  )
}

function WithoutFilter({
  lobby,
  search,
  onSearchChange,
  name,
  label,
}: LoosenFiltersProps & { name: keyof Filters; label: string }) {
  const loosen = (now: LobbySearch): LobbySearch => narrow(now, { [name]: undefined })
  const { data } = useCallQuery('catalogue.games', {
    ...stated(listInput(lobby, loosen(search), gameLanguage())),
    pageSize: 1,
  })
  return (
    <Button aria-label={t('filters.remove', { name: label })} onClick={() => onSearchChange(loosen)}>
      <X className="size-4 text-muted" aria-hidden="true" />
      <bdi>{label}</bdi>
      {data && <span className="text-muted">{t('lobby.games', { count: data.totalCount })}</span>}
    </Button>
  )
}
