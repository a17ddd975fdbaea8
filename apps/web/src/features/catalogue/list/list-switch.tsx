// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import Clock from 'lucide-react/icons/clock'
import Flame from 'lucide-react/icons/flame'
import Heart from 'lucide-react/icons/heart'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useMemberGate } from '../../../shared/session/gate.ts'
import { t, type TextKey } from '../../../shared/texts/texts.ts'
import { listTypes, type ListType } from '../state/lobby-search.ts'

const faces = {
  game: { icon: LayoutGrid, label: 'lobby.list.all' },
  hot: { icon: Flame, label: 'lobby.list.hot' },
  fav: { icon: Heart, label: 'shell.favourites' },
  recent: { icon: Clock, label: 'lobby.list.recent' },
} as const satisfies Record<ListType, { icon: unknown; label: TextKey }>
const ofMembers: readonly ListType[] = ['fav', 'recent']

/** Which games: all, hot, favourites, or recent. Pressing the chosen one again returns to all. */
export function ListSwitch({ list, onChoose }: { list: ListType; onChoose: (list: ListType) => void }) {
  const gate = useMemberGate()
  return (
    <div
      role="group"
      aria-label={t('lobby.list')}
      className="no-scrollbar flex max-w-full overflow-x-auto rounded-[10px] bg-surface-2 p-1 max-md:w-full"
    >
      {listTypes.map((type) => {
        const { icon: Icon, label } = faces[type]
        const chosen = type === list
        const choose = (): void => onChoose(type)
        return (
          <button
            key={type}
            type="button"
            aria-pressed={chosen}
            onClick={() => (ofMembers.includes(type) ? gate(choose) : choose())}
            className={cx(
              'relative flex min-h-9 min-w-1/5 items-center justify-center gap-1.5 whitespace-nowrap rounded-control px-2.5 text-sm font-semibold transition-colors duration-160 after:absolute after:inset-x-0 after:-inset-y-1 focus-visible:-outline-offset-2 max-md:flex-1 md:px-3.5',
              chosen ? 'bg-bg text-text' : 'text-muted hover:text-text',
            )}
          >
            <Icon className={cx('size-4 max-sm:hidden', chosen && 'text-brand')} aria-hidden="true" />
            {t(label)}
          </button>
        )
      })}
    </div>
  )
}
