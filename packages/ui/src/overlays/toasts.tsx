// SPDX-License-Identifier: Apache-2.0
import { useSyncExternalStore } from 'react'
import X from 'lucide-react/icons/x'
import { cx } from '../cx.ts'
import { IconButton } from '../forms/icon-button.tsx'
import { dismissToast, toastStore, type Toast } from './toast-queue.ts'

const tones: Record<Toast['tone'], string> = {
  good: 'border-s-brand',
  bad: 'border-s-danger',
  plain: 'border-s-line-control',
}

/**
 * Where toasts appear; one per page. At the top on a phone: at the bottom they would cover the button that is
 * needed next.
 */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  return (
    <div
      role="status"
      aria-live="polite"
      data-react-aria-top-layer="true"
      className="pointer-events-none fixed inset-x-4 top-[calc(0.625rem+env(safe-area-inset-top))] z-60 flex flex-col items-center gap-2 md:inset-x-auto md:end-6 md:top-auto md:bottom-6 md:items-end"
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={cx(
            'enter-rise pointer-events-auto flex w-full max-w-[400px] items-center gap-2 rounded-tile border border-line border-s-4 bg-surface-2 py-1.5 ps-4 pe-1.5 text-sm font-semibold text-text shadow-panel',
            tones[toast.tone],
          )}
        >
          <span className="flex-1">{toast.text}</span>
          <IconButton label={closeLabel} onClick={() => dismissToast(toast.id)}>
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      ))}
    </div>
  )
}
