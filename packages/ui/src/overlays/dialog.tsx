// SPDX-License-Identifier: Apache-2.0
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import X from 'lucide-react/icons/x'
import { cx } from '../cx.ts'
import { IconButton } from '../forms/icon-button.tsx'
import { PageLocale } from '../page-locale.tsx'
import { useClickToClose } from './use-click-to-close.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** False for a dialog that must be answered: it has no close button and ignores Escape. */
  closable?: boolean
  role?: 'dialog' | 'alertdialog'
  /** Widest: 400, 560 or 1040 px. On a phone it always rises from the bottom edge. */
  size?: 'small' | 'medium' | 'large'
  children: ReactNode
}

const sizes = {
  small: 'md:max-w-[400px]',
  medium: 'md:max-w-[560px]',
  large: 'max-md:h-[92dvh] md:max-w-[1120px]',
}

/**
 * A panel above the page: traps and restores the focus, closes on Escape and on a press outside. Load it
 * lazily.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  closable = true,
  role = 'dialog',
  size = 'small',
  children,
}: DialogProps) {
  const { ref, counts } = useClickToClose()
  return (
    <PageLocale>
      <ModalOverlay
        ref={ref}
        shouldCloseOnInteractOutside={counts}
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose()
        }}
        isDismissable={closable}
        isKeyboardDismissDisabled={!closable}
        className="enter-appear fixed inset-0 z-50 flex items-end justify-center bg-scrim md:items-center md:p-6"
      >
        <Modal
          className={cx(
            'enter-rise flex max-h-[92dvh] w-full flex-col rounded-t-panel border border-line bg-surface-1 shadow-panel md:rounded-panel',
            sizes[size],
          )}
        >
          <AriaDialog role={role} className="flex min-h-0 flex-1 flex-col outline-none">
            <div className="flex items-center justify-between gap-4 ps-6 pe-3 pt-4 pb-2">
              <Heading slot="title" className="text-lg font-bold text-text">
                {title}
              </Heading>
              {closable && (
                <IconButton label={closeLabel} onClick={onClose}>
                  <X className="size-5" aria-hidden="true" />
                </IconButton>
              )}
            </div>
            <div className="min-h-0 overflow-y-auto overscroll-contain px-6 pt-2 pb-6">{children}</div>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </PageLocale>
  )
}
