// SPDX-License-Identifier: Apache-2.0
import type { RouteComponent } from '../router/index.ts'
import { useLanguage } from './texts.ts'

/** Renders a page again, in place and with its state, when the language changes. */
export function spoken(Page: RouteComponent): RouteComponent {
  function Spoken() {
    useLanguage()
    return <Page />
  }
  return Object.assign(Spoken, { preload: Page.preload })
}
