// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { cacheShell } from '../pwa/cache-shell.ts'
import { UpdateNotice } from '../pwa/update-notice.tsx'
import { useLanguage } from '../texts/texts.ts'
import { OfflineBanner } from './offline-banner.tsx'

/** After the first view has had its time: nothing competes with it. */
const cacheAfterMs = 3_000

/**
 * What a page has to say about the way to the platform: that it is cut, that it is back, that a newer build is
 * there.
 */
export default function Notices() {
  useLanguage()
  useEffect(() => {
    if (!import.meta.env.PROD) return
    const timer = setTimeout(() => void cacheShell(), cacheAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <OfflineBanner />
      <UpdateNotice />
    </>
  )
}
