// SPDX-License-Identifier: Apache-2.0
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isPlatformAway, onPlatformAway } from '../live/live-client.ts'
import { t } from '../texts/texts.ts'

const backForMs = 4_000

/**
 * Says that the network is down or that the platform does not answer, and briefly that the network is back. The
 * page loses nothing meanwhile.
 */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const away = useSyncExternalStore(onPlatformAway, isPlatformAway)
  const wasOffline = useRef(false)
  const [back, setBack] = useState(false)
  useEffect(() => {
    if (!online) {
      wasOffline.current = true
      return
    }
    if (!wasOffline.current) return
    wasOffline.current = false
    setBack(true)
    const timer = setTimeout(() => setBack(false), backForMs)
    return () => clearTimeout(timer)
  }, [online])
  // The live region is always present: screen readers ignore one that appears together with its text.
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-(--header) z-40 flex justify-center px-4 md:top-auto md:bottom-6"
    >
      {(!online || away || back) && (
        <p
          className={`enter-appear mt-2 rounded-control border border-line px-4 py-2 text-sm font-semibold shadow-panel ${online && !away ? 'bg-brand-soft text-text' : 'bg-gold-soft text-text'}`}
        >
          {t(!online ? 'trouble.offline' : away ? 'trouble.away' : 'trouble.online')}
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, listener)
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, listener)
  }
}
