// SPDX-License-Identifier: Apache-2.0
import { useEffect } from 'react'
import { useSite } from './use-site.ts'

/** Sets the title of the browser tab: "Slots - Tessera". */
export function useTitle(title?: string): void {
  const { siteName } = useSite().whitelabel
  useEffect(() => {
    document.title = title ? `${title} - ${siteName}` : siteName
  }, [title, siteName])
}
