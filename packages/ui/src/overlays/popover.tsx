// SPDX-License-Identifier: Apache-2.0
import type { ReactNode, RefObject } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { PageLocale } from '../page-locale.tsx'

export interface PopoverProps {
  /** The name of the panel for screen readers. */
  label: string
  open: boolean
  onClose: () => void
  /** The button that opens it. */
  anchor: RefObject<HTMLElement | null>
  placement?: AriaPopoverProps['placement']
  children: ReactNode
}

/**
 * A small panel below a button: the focus moves in and back, Escape and a press outside close it. Load it
 * lazily.
 */
export function Popover({ label, open, onClose, anchor, placement = 'bottom end', children }: PopoverProps) {
  return (
    <PageLocale>
      <AriaPopover
        triggerRef={anchor}
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose()
        }}
        placement={placement}
        offset={8}
        className="enter-rise max-w-[min(90vw,400px)] rounded-tile border border-line bg-surface-1 shadow-panel"
      >
        <AriaDialog aria-label={label} className="p-4 outline-none">
          {children}
        </AriaDialog>
      </AriaPopover>
    </PageLocale>
  )
}
