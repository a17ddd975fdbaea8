// SPDX-License-Identifier: Apache-2.0
import { Button } from '../forms/button.tsx'

export interface ErrorStateProps {
  title: string
  detail?: string | undefined
  retryLabel?: string
  onRetry?: (() => void) | undefined
}

/** An error: what failed, and a button to try again. */
export function ErrorState({ title, detail, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <svg viewBox="0 0 48 48" className="size-14 text-danger" aria-hidden="true" focusable="false">
        <path fill="none" stroke="currentColor" strokeWidth="2" d="M24 3 42 13.500v21L24 45 6 34.500v-21z" />
        <path stroke="currentColor" strokeWidth="3" strokeLinecap="round" d="M24 15v11m0 6.500v.1" />
      </svg>
      <p className="text-md font-bold text-balance text-text">{title}</p>
      {detail && <p className="max-w-sm text-sm text-balance text-muted">{detail}</p>}
      {onRetry && retryLabel && (
        <Button look="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
