// SPDX-License-Identifier: Apache-2.0
import { scriptUrl } from '../trouble/script-url.ts'

const lookEveryMs = 30 * 60_000
let newer = false
const listeners = new Set<() => void>()

/**
 * Has the service worker keep the program of the site at hand. When the platform has a newer one, this page goes
 * on with its own; the next opening, or a press on the notice, brings the new one.
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
