// SPDX-License-Identifier: Apache-2.0
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { IconButton } from '@tessera/ui/forms/icon-button.tsx'
import { t } from './texts.ts'

/** A list with one entry moved to another position. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** Moves an entry of a list up or down, also by keyboard. */
export function OrderButtons({
  name,
  index,
  count,
  onMove,
  disabled = false,
}: {
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  disabled?: boolean
}) {
  return (
    <span className="inline-flex">
      <IconButton
        label={t('console.moveUp', { name })}
        disabled={disabled || index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('console.moveDown', { name })}
        disabled={disabled || index >= count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown className="size-4" aria-hidden="true" />
      </IconButton>
    </span>
  )
}
