// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { Sheet } from '@tessera/ui/overlays/sheet.tsx'
import { gameLanguage, t } from '../../../shared/texts/texts.ts'
import { useGames } from '../use-games.ts'
import { stated } from '../list/fetch-list.ts'
import { noFilters } from '../state/filters.ts'
import { listInput } from '../state/list-input.ts'
import { FilterGroups, type FilterGroupsProps } from './filter-groups.tsx'

export default function FilterSheet({ onClose, ...groups }: FilterGroupsProps & { onClose: () => void }) {
  const { data } = useGames(
    { ...stated(listInput(groups.lobby, groups.search, gameLanguage())), pageNo: 1 },
    { keepPreviousData: true },
  )
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filters.title')}
      closeLabel={t('common.close')}
      foot={
        <div className="flex gap-3">
          <Button size="form" onClick={() => groups.onNarrow(noFilters)}>
            {t('filters.clear')}
          </Button>
          <div className="grow">
            <Button size="form" wide look="primary" onClick={onClose}>
              {t('filters.show', { count: data?.totalCount ?? 0 })}
            </Button>
          </div>
        </div>
      }
    >
      <FilterGroups {...groups} />
    </Sheet>
  )
}
