// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'

const figures = new Intl.NumberFormat('en-US')

export interface Chip<Value extends string | number> {
  value: Value
  label: string
  count?: number | undefined
}

/**
 * One filter: at most one chip is selected, and pressing it again clears it. `anyLabel` adds one for "all".
 */
export function FilterChips<Value extends string | number>({
  label,
  chips,
  selected,
  onSelect,
  anyLabel,
}: {
  label: string
  chips: readonly Chip<Value>[]
  selected: Value | undefined
  onSelect: (value: Value | undefined) => void
  anyLabel?: string
}) {
  if (chips.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-xs font-bold text-muted">{label}</legend>
      <div className="flex flex-wrap gap-1.5 md:max-h-30 md:overflow-y-auto md:p-px">
        {anyLabel !== undefined && (
          <ChipButton chosen={selected === undefined} label={anyLabel} onClick={() => onSelect(undefined)} />
        )}
        {chips.map((chip) => (
          <ChipButton
            key={chip.value}
            chosen={chip.value === selected}
            label={chip.label}
            count={chip.count}
            onClick={() => onSelect(chip.value === selected ? undefined : chip.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function ChipButton({
  chosen,
  label,
  count,
  onClick,
}: {
  chosen: boolean
  label: string
  count?: number | undefined
  onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onClick}
      className={cx(
        'relative flex h-9 items-center gap-1.5 rounded-full border px-3 text-sm font-semibold transition-colors duration-160 after:absolute after:inset-x-0 after:-inset-y-1 focus-visible:-outline-offset-2 md:h-8 md:text-xs',
        chosen ? 'border-brand bg-brand-soft text-text' : 'border-line text-text hover:bg-surface-2',
      )}
    >
      <bdi>{label}</bdi>
      {count !== undefined && <span className="tabular font-normal text-muted">{figures.format(count)}</span>}
    </button>
  )
}
