// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { cx } from '@tessera/ui/cx.ts'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { messageOf } from './api.ts'
import { t } from './texts.ts'
import type { DragEntry } from './use-drag-order.ts'

interface DragRowProps {
  drag: DragEntry
  /** Wide screens keep it on one line. */
  oneLine?: boolean
  children: ReactNode
  [data: `data-${string}`]: string | number
}

/** A list row that can be dragged into order. Its buttons do the same by keyboard. */
export function DragRow({
  drag: { className, ...dragging },
  oneLine = false,
  children,
  ...data
}: DragRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is the short way; its buttons do the same by keyboard
    <li
      {...data}
      {...dragging}
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line px-3 py-2 last:border-0 hover:bg-shine',
        oneLine && 'md:flex-nowrap',
        className,
      )}
    >
      {dragging.draggable && (
        <GripVertical className="hidden size-4 shrink-0 cursor-grab text-muted md:block" aria-hidden="true" />
      )}
      {children}
    </li>
  )
}

/** Reports whether a new order was saved. */
export const sayOrder = {
  onSuccess: (): void => showToast(t('console.orderSaved'), 'good'),
  onError: (error: Error): void => showToast(messageOf(error), 'bad'),
}
