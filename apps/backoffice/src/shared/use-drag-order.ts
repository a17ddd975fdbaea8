// SPDX-License-Identifier: Apache-2.0
import { useState, type DragEvent } from 'react'
import { cx } from '@tessera/ui/cx.ts'

export interface DragEntry {
  draggable: boolean
  className: string | undefined
  onDragStart: (event: DragEvent) => void
  onDragEnd: () => void
  onDragOver: (event: DragEvent) => void
  onDrop: (event: DragEvent) => void
}

/**
 * Lets entries of a list be dragged to another position. `at` is an entry's index among those that can move, -1
 * for one that cannot.
 */
export function useDragOrder(onMove: (from: number, to: number) => void): (at: number) => DragEntry {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const end = (): void => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (at) => {
    const moves = at >= 0
    return {
      draggable: moves,
      className: moves
        ? cx(over === at && dragged !== at && 'bg-brand-soft', dragged === at && 'opacity-50')
        : undefined,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', String(at))
        setDragged(at)
      },
      onDragEnd: end,
      onDragOver: (event) => {
        if (moves && dragged !== undefined) {
          event.preventDefault()
          setOver(at)
        }
      },
      onDrop: (event) => {
        event.preventDefault()
        if (moves && dragged !== undefined && dragged !== at) onMove(dragged, at)
        end()
      },
    }
  }
}
