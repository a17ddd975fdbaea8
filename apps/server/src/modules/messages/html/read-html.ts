// SPDX-License-Identifier: Apache-2.0
import { cleanHtml, type KnownHosts } from './clean-html.ts'

const mostStored = 1_000

/** Cleans texts as they are read, and caches the results: everybody reads the same few texts. */
export function createHtmlReader(): (html: string, hosts: KnownHosts) => string {
  const stored = new Map<string, string>()
  let storedFor = ''
  return (html, hosts) => {
    const hostsKey = JSON.stringify(hosts)
    if (hostsKey !== storedFor || stored.size > mostStored) stored.clear()
    storedFor = hostsKey
    const before = stored.get(html)
    if (before !== undefined) return before
    const clean = cleanHtml(html, hosts)
    stored.set(html, clean)
    return clean
  }
}
