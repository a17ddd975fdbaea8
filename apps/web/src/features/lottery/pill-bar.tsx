// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { useEffect, useRef } from 'react'

export interface Pill<Key extends string | number> {
  key: Key
  label: string
}

/** A choice of one in a line that scrolls sideways. */
export function PillBar<Key extends string | number>({
  label,
  pills,
  chosen,
  onChoose,
  small = false,
}: {
  label: string
  pills: readonly Pill<Key>[]
  chosen: Key
  onChoose: (key: Key) => void
  small?: boolean
}) {
  const bar = useRef<HTMLDivElement>(null)
  const index = pills.findIndex(({ key }) => key === chosen)
  useEffect(() => showPill(bar.current, index), [index])
  return (
    <div
      ref={bar}
      role="group"
      aria-label={label}
      className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {pills.map((pill) => (
        <button
          key={pill.key}
          type="button"
          aria-pressed={pill.key === chosen}
          onClick={() => onChoose(pill.key)}
          className={cx(
            'relative shrink-0 whitespace-nowrap rounded-full border font-semibold transition-colors duration-160 after:absolute after:inset-x-0 after:-inset-y-1 focus-visible:-outline-offset-2',
            small ? 'h-9 min-w-11 px-3 text-xs' : 'h-9 px-4 text-sm',
            pill.key === chosen
              ? 'border-brand bg-brand-soft text-text'
              : 'border-line text-muted hover:bg-surface-2 hover:text-text',
          )}
        >
          {pill.label}
        </button>
      ))}
    </div>
  )
}

/** Scrolls the bar until a pill is visible, without scrolling the page. */
function showPill(bar: HTMLElement | null, index: number): void {
  const pill = bar?.children[index]
  if (!bar || !pill) return
  const [inside, at] = [bar.getBoundingClientRect(), pill.getBoundingClientRect()]
  if (at.left < inside.left || at.right > inside.right)
    bar.scrollBy({ left: (at.left + at.right - inside.left - inside.right) / 2 })
}
