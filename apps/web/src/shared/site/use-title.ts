// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { useSite } from './use-site.ts'

/** Names the page in the tab of the browser: "Slots - Tessera". */
export function useTitle(title?: string): void {
  const { siteName } = useSite().whitelabel
  useEffect(() => {
    document.title = title ? `${title} - ${siteName}` : siteName
  }, [title, siteName])
}
