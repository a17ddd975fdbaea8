// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { useBlocker } from '@tanstack/react-router'
import { t } from './texts.ts'

/** Asks before leaving a page with unsaved input: by a link, by going back, by closing the tab. */
export function useLeaveGuard(unsaved: boolean): void {
  useBlocker({
    shouldBlockFn: () => unsaved && !confirm(t('console.leaveUnsaved')),
    enableBeforeUnload: false,
  })
  useEffect(() => {
    if (!unsaved) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
}
