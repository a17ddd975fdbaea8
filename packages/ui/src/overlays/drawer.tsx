// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../cx.ts'
import { PageLocale } from '../page-locale.tsx'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  label: string
  /** The edge that it slides in from: start for menus, end for slips and details. */
  side?: 'start' | 'end'
  children: ReactNode
}

const sides = { start: 'enter-slide-start start-0 border-e', end: 'enter-slide-end end-0 border-s' }

/** A panel that slides in from an edge, for menus on narrow screens. Load it lazily. */
export function Drawer({ open, onClose, label, side = 'start', children }: DrawerProps) {
  return (
    <PageLocale>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose()
        }}
        isDismissable
        className="enter-appear fixed inset-0 z-50 bg-scrim"
      >
        <Modal
          className={cx(
            'absolute inset-y-0 w-[280px] max-w-[85vw] border-line bg-surface-1 shadow-panel',
            sides[side],
          )}
        >
          <AriaDialog
            aria-label={label}
            className="flex h-full flex-col overflow-y-auto overscroll-contain outline-none"
          >
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  )
}
