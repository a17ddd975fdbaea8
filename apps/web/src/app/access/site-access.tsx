// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, type ReactNode } from 'react'
import { useClosing } from '../../shared/site/closing.ts'
import { Region } from '../../shared/trouble/region.tsx'

const ClosedSite = lazy(() => import('./closed-site.tsx'))

/** Lets the visitor in, or shows one page instead of the site and says why. */
export function SiteAccess({ children }: { children: ReactNode }) {
  const closing = useClosing()
  return closing ? (
    <Region name="closed site">
      <Suspense fallback={null}>
        <ClosedSite closing={closing} />
      </Suspense>
    </Region>
  ) : (
    children
  )
}
