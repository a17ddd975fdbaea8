// SPDX-License-Identifier: Apache-2.0
import type { Page, Request } from '@playwright/test'
import type { CallName, CallOutput } from '@tessera/contract'
import { routes } from '@tessera/contract/generated/routes'
import { siteUrl } from './journey.ts'

/**
 * Lets the installation answer a call and changes the answer on its way to the page: a journey that is about what
 * the page makes of an answer needs no installation that says exactly that. Only for calls without a part of the
 * path that varies.
 */
export async function changeAnswer<Name extends CallName>(
  page: Page,
  name: Name,
  change: (value: CallOutput<Name>) => CallOutput<Name>,
): Promise<void> {
  await page.route(
    (url) => url.pathname === routes[name].path,
    async (route) => {
      try {
        const response = await route.fetch(targetOf(route.request()))
        const envelope = (await response.json()) as { value: CallOutput<Name> }
        await route.fulfill({ response, json: { ...envelope, value: change(envelope.value) } })
      } catch (error) {
        // A page that goes elsewhere meanwhile wants no answer any more.
        if (!/disposed|closed|already handled/i.test(String(error))) throw error
      }
    },
  )
}

/**
 * Node knows no names below localhost: the installation is told the host of a brand by the proxy that this machine
 * is to it.
 */
function targetOf(request: Request): { url: string; headers: Record<string, string> } | undefined {
  const { host, hostname, pathname, search } = new URL(request.url())
  return hostname.endsWith('.localhost')
    ? { url: siteUrl() + pathname + search, headers: { ...request.headers(), 'x-forwarded-host': host } }
    : undefined
}

type Announcements = CallOutput<'messages.announcements'>
type Site = CallOutput<'site.permission'>

export const changeAnnouncements = (page: Page, change: Partial<Announcements>): Promise<void> =>
  changeAnswer(page, 'messages.announcements', (value) => ({ ...value, ...change }))
export const changeSite = (page: Page, change: (site: Site) => Partial<Site>): Promise<void> =>
  changeAnswer(page, 'site.permission', (site) => ({ ...site, ...change(site) }))
const dayMs = 86_400_000

/** So many notices, the first the newest; each has a text of its own. */
export function someNotices(
  count: number,
  title = (number: number): string => `Notice ${number}`,
): Announcements['player'] {
  return Array.from({ length: count }, (_, index) => ({
    id: 9_000 + index,
    title: title(index + 1),
    content: `<p>Text of notice ${index + 1}</p>`,
    createTime: Date.UTC(2026, 0, 31) - index * dayMs,
    pinned: false,
  }))
}
