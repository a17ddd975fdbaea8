// SPDX-License-Identifier: Apache-2.0
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { Skeleton } from '@tessera/ui/data/skeleton.tsx'
import { ignoreComposedKeys } from '@tessera/ui/forms/composed-keys.ts'
import { queryClient } from '../shared/api.ts'
import { noteMove } from '../shared/address.ts'
import { joinOtherTab } from '../shared/other-tabs.ts'
import { noteScrolling } from '../shared/scroll-position.ts'
import { startLive } from '../shared/live.ts'
import '../shared/number-reading.ts'
import { OverviewPage } from '../features/backoffice/reports/overview-page.tsx'
import { BrokenPage } from './broken-page.tsx'
import { innerPages } from './inner-pages.ts'
import { pages } from './pages.ts'
import { Shell } from './shell.tsx'
import './app.css'

ignoreComposedKeys(window)
noteScrolling()
const root = createRootRoute({ component: Shell, notFoundComponent: OverviewPage })
const router = createRouter({
  basepath: '/console',
  // Pages read and write the address as it is (shared/address.ts).
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const text = new URLSearchParams(
      Object.entries(search).map(([key, value]) => [key, String(value)]),
    ).toString()
    return text === '' ? '' : `?${text}`
  },
  defaultErrorComponent: BrokenPage,
  defaultPendingComponent: () => (
    <div className="p-6">
      <Skeleton className="h-64 w-full" />
    </div>
  ),
  routeTree: root.addChildren(
    [...pages, ...innerPages].map(({ path, component }) =>
      createRoute({ getParentRoute: () => root, path, component }),
    ),
  ),
})

const element = document.getElementById('root')
if (!element) throw new Error('The page has no element for the console')
router.history.subscribe(noteMove)
await joinOtherTab()
startLive()
createRoot(element).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
