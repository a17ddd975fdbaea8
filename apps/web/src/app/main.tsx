// SPDX-License-Identifier: Apache-2.0
import { QueryClientProvider } from '@tanstack/react-query'
import { ignoreComposedKeys } from '@tessera/ui/forms/composed-keys.ts'
import { preloadPage, RouterProvider } from '../shared/router/index.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '../shared/api/query-client.ts'
import { subscribeToInstallOffer } from '../shared/pwa/install-prompt.ts'
import { startLive } from '../shared/live/live-client.ts'
import { closingOf, followStatus } from '../shared/site/closing.ts'
import { joinOtherTab } from '../shared/session/other-tabs.ts'
import { meetSite, type Site } from '../shared/site/site.ts'
import { SiteContext } from '../shared/site/use-site.ts'
import { startTexts } from '../shared/texts/texts.ts'
import './app.css'
import { SiteAccess } from './access/site-access.tsx'
import { prefetchFirstView } from './prefetch-first-view.ts'
import { ClosedPage } from './pages/closed-page.tsx'
import { router } from './router.tsx'

ignoreComposedKeys(window)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no element to draw in')
const page = createRoot(root)
const joined = joinOtherTab(!/[?&](?:token|invite)=/.test(location.search))

/**
 * Loads the texts, the style and the first answer of the platform together, then renders the page. Until
 * then, the script in the head of the page (boot.ts) handles failures.
 */
async function open(): Promise<void> {
  const texts = startTexts()
  const meeting = meetSite().catch(() => undefined)
  prefetchFirstView(location.pathname)
  try {
    // In development, scripts load the styles.
    await Promise.all([texts, joined, import.meta.env.PROD ? window.boot?.styled : undefined])
  } catch {
    return window.boot?.fail('network')
  }
  // Its files come with the page (build/page-parts.ts); not before the texts, or the frame would wait for those of the pages.
  preloadPage(router, location.pathname)
  const site = await meeting
  window.boot?.started()
  if (!site) return page.render(<ClosedPage onRetry={() => void open()} />)
  // In small steps: the first render is the longest.
  followStatus(site)
  startTransition(() => page.render(<App site={site} />))
  if (!closingOf(site)) startLive()
}

function App({ site }: { site: Site }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SiteContext value={site}>
          <SiteAccess>
            <RouterProvider router={router} />
          </SiteAccess>
        </SiteContext>
      </QueryClientProvider>
    </StrictMode>
  )
}

subscribeToInstallOffer()
void open()
