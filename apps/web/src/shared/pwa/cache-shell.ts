// SPDX-License-Identifier: Apache-2.0
import { scriptUrl } from '../trouble/script-url.ts'

const lookEveryMs = 30 * 60_000
let newer = false
const listeners = new Set<() => void>()

/**
 * Lets the service worker cache the program of the site. When the platform has a newer one, this page
 * continues with its own; the next visit, or a press on the notice, loads the new one.
 */
export async function cacheShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const first = serviceWorker.controller === null
  const registration = await serviceWorker
    .register(scriptUrl('/sw.js'), { scope: '/' })
    .catch(() => undefined)
  if (!registration) return
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'activated' && !first) notifyNewer()
    })
  })
  setInterval(() => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined)
  }, lookEveryMs)
}

export const isNewerReady = (): boolean => newer

export function onNewer(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function notifyNewer(): void {
  newer = true
  for (const listener of listeners) listener()
}
