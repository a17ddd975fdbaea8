// SPDX-License-Identifier: Apache-2.0
import { createRootRoute, lazyRouteComponent, redirect } from '../shared/router/index.ts'
import { agentPages, centerPages, panelNames, type PanelSearch } from '../shared/session/gate.ts'
import { asksLogin } from '../shared/session/login-required.ts'
import { sessionToken } from '../shared/session/session.ts'
import { knownSite } from '../shared/site/site.ts'
import { Shell } from './shell/shell.tsx'

const NotFoundPage = lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage')

export type RawSearch = Record<string, unknown>

/** A search parameter as a text; an empty or malformed one counts as absent. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** The code of a vendor. */
const studioForm = /^[\w-]{1,40}$/

/** The root of every address: the frame around the page, and the panels that any address can open. */
export const root = createRootRoute({
  component: Shell,
  notFoundComponent: NotFoundPage,
  beforeLoad: ({ location }) => {
    const { loginRequired } = knownSite().whitelabel
    if (asksLogin(location.pathname, { loginRequired, member: sessionToken() !== null }))
      throw redirect({ to: '/login', search: {} })
  },
  validateSearch: (raw: RawSearch): PanelSearch => ({
    auth: raw.auth === 'login' || raw.auth === 'register' ? raw.auth : undefined,
    area: raw.area === 'agent' ? 'agent' : undefined,
    center: centerPages.find((page) => page === raw.center),
    agent: agentPages.find((page) => page === raw.agent),
    panel: panelNames.find((name) => name === raw.panel),
    play: textOf(raw.play),
    studio: studioForm.test(String(raw.studio)) ? textOf(raw.studio) : undefined,
  }),
})
