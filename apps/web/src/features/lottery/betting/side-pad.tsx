// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { sideName } from './play-words.ts'

/** The sides of a play, to choose one. */
export function SidePad({
  label,
  code,
  sides,
  chosen,
  onChange,
}: {
  label: string
  code: string
  sides: readonly string[]
  chosen: string | undefined
  onChange: (numbers: string[]) => void
}) {
  return (
    <div
      role="group"
      aria-label={label}
      className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(120px,1fr))]"
    >
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          aria-pressed={side === chosen}
          onClick={() => onChange(side === chosen ? [] : [side])}
          className={cx(
            'min-h-12 rounded-control px-3 text-md font-bold transition-colors duration-160 focus-visible:-outline-offset-2',
            side === chosen ? 'bg-brand text-on-brand' : 'bg-surface-2 text-text hover:bg-surface-3',
          )}
        >
          {sideName(code, side)}
        </button>
      ))}
    </div>
  )
}
