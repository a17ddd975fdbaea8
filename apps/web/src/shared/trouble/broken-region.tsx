// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { ErrorState } from '@tessera/ui/data/error-state.tsx'
import { useEffect, useState } from 'react'
import { t } from '../texts/texts.ts'
import { troubleOf } from './load-part.ts'
import { reportTrouble } from './report-trouble.ts'

/**
 * Where a broken region reports it: in its place, in the bar of the header, on a separate line, at the bottom
 * of the window, or nowhere (its functions exist elsewhere, too).
 */
export type Room = 'region' | 'bar' | 'line' | 'foot' | 'none'

const titles = { network: 'common.error.network', slow: 'common.error.slow', page: 'trouble.region' } as const
const rooms = {
  bar: 'fixed inset-x-0 top-0 z-40 h-(--header) border-b',
  line: 'min-h-12 rounded-control border',
  foot: 'fixed inset-x-4 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+0.5rem)] z-50 min-h-14 rounded-tile border shadow-panel md:bottom-6',
}

/**
 * Replaces a broken region: what happened, the reference in the platform's log, and a button to try again. If
 * a part failed to load, the button reloads the page; if it crashed, it renders it again.
 */
export function BrokenRegion({
  error,
  reset,
  name,
  room,
}: {
  error: unknown
  reset: () => void
  name: string
  room: Room
}) {
  const trouble = troubleOf(error)
  const [reference] = useState(() => (trouble === 'page' ? reportTrouble(error, name) : undefined))
  const title = t(titles[trouble])
  const detail = reference && t('common.reference', { reference })
  const retryLabel = trouble === 'page' ? t('common.retry') : t('trouble.reload')
  const onRetry = trouble === 'page' ? reset : () => location.reload()
  useEffect(() => {
    if (trouble === 'page' || room === 'none') return
    // What was typed on the page survives its reload.
    const again = (): void => location.reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [trouble, room])
  if (room === 'none') return null
  if (room === 'region')
    return <ErrorState title={title} detail={detail} retryLabel={retryLabel} onRetry={onRetry} />
  return (
    <div
      role="alert"
      className={`flex items-center justify-center gap-3 border-line bg-surface-2 px-4 py-1.5 text-sm text-text ${rooms[room]}`}
    >
      <span className="min-w-0">
        {title}
        {detail && <span className="ps-2 text-xs text-muted">{detail}</span>}
      </span>
      <Button look="secondary" size="small" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
