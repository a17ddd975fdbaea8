// SPDX-License-Identifier: Apache-2.0
import { scriptUrl } from '../trouble/script-url.ts'

const library = 'https://www.googletagmanager.com/gtag/js'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Loads the platform's tag once, after the visitor has agreed; `countPage` sends page views one by one. */
export function startAnalytics(gtagId: string): void {
  if (window.dataLayer) return
  window.dataLayer = []
  tag('js', new Date())
  // Nothing automatic: no page views with whole addresses, no signals for advertising.
  tag('config', gtagId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = document.createElement('script')
  script.async = true
  script.src = scriptUrl(`${library}?id=${encodeURIComponent(gtagId)}`)
  document.head.append(script)
}

/** Counts a page view: only its path, never what an address says about an account or a search. */
export function countPage(path: string): void {
  tag('event', 'page_view', { page_path: path, page_location: location.origin + path, page_title: '' })
}

/** The tag reads the list of calls as `arguments` objects and ignores arrays. */
function tag(..._call: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- the tag asks for it
  window.dataLayer?.push(arguments)
}
