// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { cacheShell } from '../pwa/cache-shell.ts'
import { UpdateNotice } from '../pwa/update-notice.tsx'
import { useLanguage } from '../texts/texts.ts'
import { OfflineBanner } from './offline-banner.tsx'

/** After the first view, with which nothing should compete. */
const cacheAfterMs = 3_000

/**
 * Notices about the connection to the platform: that it is lost, that it is back, that there is a newer
 * build.
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
