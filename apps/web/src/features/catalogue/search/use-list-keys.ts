// SPDX-License-Identifier: Apache-2.0
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'

/** What a list of options reports to the field above it. */
export interface ListControl {
  /** The ids of the options in their order, and what choosing one does. */
  show: (options: readonly { id: string; act: () => void }[]) => void
  /** The option under the pointer. */
  point: (id: string) => void
  active: string | undefined
}

/** The keys of a combobox: arrows move through the options below the field, Enter chooses the active one. */
export function useListKeys(): {
  active: string | undefined
  onKeyDown: (event: KeyboardEvent) => void
  control: ListControl
} {
  const options = useRef<readonly { id: string; act: () => void }[]>([])
  const [active, setActive] = useState<string>()
  const show = useCallback((next: typeof options.current) => {
    options.current = next
    setActive((id) => (next.some((option) => option.id === id) ? id : undefined))
  }, [])
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const at = options.current.findIndex(({ id }) => id === active)
      const next = stepOf(event.key, at, options.current.length)
      if (next !== undefined) {
        event.preventDefault()
        setActive(options.current[next]?.id)
      } else if (event.key === 'Enter' && at >= 0) {
        event.preventDefault()
        options.current[at]?.act()
      }
    },
    [active],
  )
  return useMemo(
    () => ({ active, onKeyDown, control: { show, point: setActive, active } }),
    [active, onKeyDown, show],
  )
}

/** Past either end of the list, the field itself becomes active again. */
function stepOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 >= count ? -1 : at + 1
  return key === 'ArrowUp' ? (at === -1 ? count - 1 : at - 1) : undefined
}
