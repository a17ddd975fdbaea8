// SPDX-License-Identifier: Apache-2.0
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { t } from '../texts/texts.ts'

const backForMs = 4_000

/** Says that the network is down, and briefly that it is back. The page loses nothing meanwhile. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const wasAway = useRef(false)
  const [back, setBack] = useState(false)
  useEffect(() => {
    if (!online) {
      wasAway.current = true
      return
    }
    if (!wasAway.current) return
    wasAway.current = false
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
      {(!online || back) && (
        <p
          className={`enter-appear mt-2 rounded-control border border-line px-4 py-2 text-sm font-semibold shadow-panel ${online ? 'bg-brand-soft text-text' : 'bg-gold-soft text-text'}`}
        >
          {online ? t('trouble.online') : t('trouble.offline')}
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
