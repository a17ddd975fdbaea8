// SPDX-License-Identifier: Apache-2.0
import { isOwnMachine } from '@tessera/rules/site/brand'
import { askAsHost } from './ask-as-host.ts'

/** Where an installation is reached behind its public addresses. */
export interface BehindProxy {
  publicUrl: string
  studioUrl: string
  /** Where its games answer. */
  games: string
}

/** An installation as a browser sees it, wherever it is reached. */
export interface Site {
  /** Its address without a slash at the end, for people. */
  address: string
  /** Whether it is reached past the proxy of its public addresses, which perhaps lead nowhere yet. */
  isPastProxy: boolean
  /** Requests a path of the site, or any address. Redirects are followed. */
  fetch(address: string, request?: SiteRequest): Promise<SiteAnswer>
}
export interface SiteRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | FormData | URLSearchParams
}
export interface SiteAnswer {
  response: Response
  /** The address that answered, after all redirects, as a browser sees it. */
  url: string
}

const mostRedirects = 5

/**
 * Reaches an installation at its address. A server behind a proxy that is not there yet, or that this machine does not
 * find, is reached at `address` instead of its public address: what is meant for that one goes here, with the host that
 * the proxy would hand on.
 */
export function openSite(address: string, behind?: BehindProxy): Site {
  const own = address.replace(/\/+$/, '')
  const known = behind ? behind.publicUrl : own
  const reached = new Map(
    behind
      ? [
          [new URL(behind.publicUrl).origin, own],
          [new URL(behind.studioUrl).origin, behind.games],
        ]
      : [],
  )
  const ask = (url: URL, request: SiteRequest): Promise<Response> => {
    const at = reached.get(url.origin)
    return at === undefined
      ? fetch(url, { ...request, redirect: 'manual' })
      : askAsHost(new URL(url.pathname + url.search, at), url.host, request)
  }
  return {
    address: own,
    isPastProxy: behind !== undefined,
    async fetch(target, request = {}) {
      let url = new URL(target, known)
      let response = await ask(url, request)
      for (let redirects = 0; redirects < mostRedirects; redirects += 1) {
        const location = response.headers.get('location')
        if (response.status < 300 || response.status >= 400 || location === null) break
        url = new URL(location, url)
        response = await ask(url, {})
      }
      return { response, url: url.href }
    },
  }
}

/**
 * Whether a rehearsal at `address` goes past the proxy of the installation of this environment, and then how its public
 * addresses are reached.
 */
export function behindProxy(
  address: string,
  { publicUrl, studioUrl, studioPort }: { publicUrl: string; studioUrl: string; studioPort: number },
  games?: string,
): BehindProxy | undefined {
  const asked = new URL(address)
  if (!isOwnMachine(asked.hostname) || isOwnMachine(new URL(publicUrl).hostname)) return undefined
  return { publicUrl, studioUrl, games: games ?? `http://${asked.hostname}:${studioPort}` }
}
