// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { PageLocale } from '../page-locale.tsx'
import { useClickToClose } from './use-click-to-close.ts'

export interface StageDialogProps {
  /** Its name for screen readers, because it has no header. */
  label: string
  /** Called on Escape, or on a press on the page beside it. */
  onLeave: () => void
  children: ReactNode
}

/**
 * A dialog over the whole window, for contents with bars of their own. Other panels open above it. Load it
 * lazily.
 */
export function StageDialog({ label, onLeave, children }: StageDialogProps) {
  const { place, counts } = useClickToClose()
  return (
    <PageLocale>
      <ModalOverlay
        ref={place}
        shouldCloseOnInteractOutside={counts}
        isOpen
        onOpenChange={(next) => {
          if (!next) onLeave()
        }}
        isDismissable
        className="enter-appear fixed inset-0 z-40 flex bg-scrim md:p-5"
      >
        <Modal className="enter-rise size-full overflow-hidden bg-bg pb-[env(safe-area-inset-bottom)] md:rounded-panel md:border md:border-line md:pb-0 md:shadow-panel">
          <AriaDialog
            aria-label={label}
            className="h-full overflow-y-auto overscroll-contain outline-none [--stage:100%]"
          >
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  )
}
