// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import Clock from 'lucide-react/icons/clock'
import Flame from 'lucide-react/icons/flame'
import Heart from 'lucide-react/icons/heart'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useMemberGate } from '../../../shared/session/gate.ts'
import { t, type TextKey } from '../../../shared/texts/texts.ts'
import { listModes, type ListMode } from './center-search.ts'

const faces = {
  all: { icon: LayoutGrid, label: 'lobby.list.all' },
  hot: { icon: Flame, label: 'lobby.list.hot' },
  fav: { icon: Heart, label: 'shell.favourites' },
  recent: { icon: Clock, label: 'lobby.list.recent' },
} as const satisfies Record<ListMode, { icon: unknown; label: TextKey }>
const ofMembers: readonly ListMode[] = ['fav', 'recent']

/**
 * Which lotteries: all, popular, favourites, or recent. The last two ask a visitor to log in, without
 * changing the list.
 */
export function ModeSwitch({ mode, onChoose }: { mode: ListMode; onChoose: (mode: ListMode) => void }) {
  const gate = useMemberGate()
  return (
    <div
      role="group"
      aria-label={t('lottery.modes')}
      className="no-scrollbar flex max-w-full overflow-x-auto rounded-[10px] bg-surface-2 p-1 max-md:w-full"
    >
      {listModes.map((one) => {
        const { icon: Icon, label } = faces[one]
        const choose = (): void => onChoose(one)
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === mode}
            onClick={() => (ofMembers.includes(one) ? gate(choose) : choose())}
            className={cx(
              'relative flex min-h-9 items-center justify-center gap-1.5 whitespace-nowrap rounded-control px-2.5 text-sm font-semibold transition-colors duration-160 after:absolute after:inset-x-0 after:-inset-y-1 focus-visible:-outline-offset-2 max-md:flex-1 md:px-3.5',
              one === mode ? 'bg-bg text-text' : 'text-muted hover:text-text',
            )}
          >
            <Icon className={cx('size-4 max-sm:hidden', one === mode && 'text-brand')} aria-hidden="true" />
            {t(label)}
          </button>
        )
      })}
    </div>
  )
}
