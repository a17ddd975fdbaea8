// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import X from 'lucide-react/icons/x'
import { IconButton } from '../forms/icon-button.tsx'
import { PageLocale } from '../page-locale.tsx'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** Stays at the bottom, below the scrolling body. */ foot?: ReactNode
  children: ReactNode
}

/**
 * A panel from the bottom edge on every screen, for filters and slips that belong to the page below. Load it
 * lazily.
 */
export function Sheet({ open, onClose, title, closeLabel, foot, children }: SheetProps) {
  return (
    <PageLocale>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose()
        }}
        isDismissable
        className="enter-appear fixed inset-0 z-50 flex items-end justify-center bg-scrim"
      >
        <Modal className="enter-rise flex max-h-[85dvh] w-full max-w-[640px] flex-col rounded-t-panel border border-b-0 border-line bg-surface-1 pb-[env(safe-area-inset-bottom)] shadow-panel">
          <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
            <span aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 rounded-full bg-surface-3" />
            <div className="flex items-center justify-between gap-4 ps-6 pe-3 pt-1 pb-2">
              <Heading slot="title" className="text-lg font-bold text-text">
                {title}
              </Heading>
              <IconButton label={closeLabel} onClick={onClose}>
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            </div>
            <div className="min-h-0 overflow-y-auto overscroll-contain px-6 pt-1 pb-6">{children}</div>
            {foot !== undefined && <div className="border-t border-line px-6 py-4">{foot}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  )
}
