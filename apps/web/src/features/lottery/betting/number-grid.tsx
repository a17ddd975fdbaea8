// SPDX-License-Identifier: Apache-2.0
import { cx } from '@tessera/ui/cx.ts'
import { useRef, useState, type KeyboardEvent } from 'react'
import { t } from '../../../shared/texts/texts.ts'
import type { Shares } from './crowded.ts'

const steps: Readonly<Record<string, 'back' | 'on' | 'up' | 'down'>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

export interface NumberGridProps {
  label: string
  values: readonly string[]
  chosen: readonly string[]
  /** The most that can be selected at once. */
  most: number
  /** Numbers that are full, or sold at lower odds. */
  shares?: Shares
  onChange: (chosen: string[]) => void
}

/** A grid of numbers in tens, so that a whole hundred is in sight with its stake. It is one tab stop; arrows move inside. */
export function NumberGrid({ label, values, chosen, most, shares, onChange }: NumberGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(values[0])
  const full = chosen.length >= most
  const toggle = (value: string): void => {
    if (chosen.includes(value)) onChange(chosen.filter((one) => one !== value))
    else if (!full && shares?.get(value) !== 0) onChange([...chosen, value])
  }
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])]
    const from = buttons.findIndex((button) => button === document.activeElement)
    if (!step || from < 0) return
    event.preventDefault()
    const columns = buttons.filter((button) => button.offsetTop === buttons[0]?.offsetTop).length
    const by = { back: -1, on: 1, up: -columns, down: columns }[step]
    buttons[from + by]?.focus()
  }
  return (
    <div ref={grid} role="group" aria-label={label} dir="ltr" className="grid grid-cols-10 gap-0.5 md:gap-1">
      {values.map((value) => {
        const pressed = chosen.includes(value)
        const share = shares?.get(value)
        const closed = (full || share === 0) && !pressed
        return (
          <button
            key={value}
            type="button"
            aria-pressed={pressed}
            aria-label={share === undefined ? undefined : shareLabel(value, share)}
            aria-disabled={closed || undefined}
            tabIndex={value === active ? 0 : -1}
            onFocus={() => setActive(value)}
            onKeyDown={move}
            onClick={() => toggle(value)}
            className={cx(
              'tabular h-8 rounded-control text-sm font-bold transition-colors duration-160 focus-visible:-outline-offset-2',
              pressed ? 'bg-brand text-on-brand' : 'bg-surface-2 text-text hover:bg-surface-3',
              closed && 'text-muted',
              share === 0 && 'line-through',
              share !== undefined && share > 0 && !pressed && 'text-gold',
            )}
          >
            {value}
            {share !== undefined && share > 0 && (
              <span className="block text-xs/none font-semibold">{share}%</span>
            )}
          </button>
        )
      })}
    </div>
  )
}

export const shareLabel = (number: string, share: number): string =>
  share === 0 ? t('lottery.number.full', { number }) : t('lottery.number.reduced', { number, share })
