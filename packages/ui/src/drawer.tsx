import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

export interface DrawerProps { open: boolean; onClose: () => void; label: string; children: ReactNode }

/** A panel that slides in from the start edge, for menus on narrow screens. Load it lazily. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  return (
    <ModalOverlay isOpen={open} onOpenChange={(next) => { if (!next) onClose() }} isDismissable className="enter-appear fixed inset-0 z-50 bg-scrim">
      <Modal className="enter-slide absolute inset-y-0 start-0 w-[280px] max-w-[85vw] border-e border-line bg-surface-1 shadow-panel">
        <AriaDialog aria-label={label} className="flex h-full flex-col overflow-y-auto overscroll-contain outline-none">{children}</AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
