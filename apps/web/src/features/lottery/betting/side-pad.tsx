// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import type { Shares } from './crowded.ts'
import { shareLabel } from './number-grid.tsx'
import { sideName } from './play-words.ts'

/** The sides of a play, to choose one. */
export function SidePad({
  label,
  code,
  sides,
  chosen,
  shares,
  onChange,
}: {
  label: string
  code: string
  sides: readonly string[]
  chosen: string | undefined
  /** Sides that are full, or sold at lower odds. */
  shares: Shares
  onChange: (numbers: string[]) => void
}) {
  return (
    <div
      role="group"
      aria-label={label}
      className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(120px,1fr))]"
    >
      {sides.map((side) => {
        const share = shares.get(side)
        const full = share === 0 && side !== chosen
        return (
          <button
            key={side}
            type="button"
            aria-pressed={side === chosen}
            aria-label={share === undefined ? undefined : shareLabel(sideName(code, side), share)}
            aria-disabled={full || undefined}
            onClick={() => {
              if (!full) onChange(side === chosen ? [] : [side])
            }}
            className={cx(
              'min-h-12 rounded-control px-3 text-md font-bold transition-colors duration-160 focus-visible:-outline-offset-2',
              side === chosen ? 'bg-brand text-on-brand' : 'bg-surface-2 text-text hover:bg-surface-3',
              full && 'text-muted line-through',
              share !== undefined && share > 0 && side !== chosen && 'text-gold',
            )}
          >
            {sideName(code, side)}
            {share !== undefined && share > 0 && (
              <span className="block text-xs leading-none font-semibold">{share}%</span>
            )}
          </button>
        )
      })}
    </div>
  )
}
