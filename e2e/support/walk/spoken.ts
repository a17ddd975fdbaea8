// SPDX-License-Identifier: Apache-2.0
import type { BrowserContext, Page } from '@playwright/test'

/** Lets every page and frame of a browser note what a screen reader would say of its live regions. */
export const listenToSpeech = (context: BrowserContext): Promise<unknown> => context.addInitScript(listen)

/**
 * Everything that was said on a page and in its frames since it was opened, in the order of each of them. A region counts only if it was
 * there, and exposed, before its words came; an alert may come together with its words.
 */
export async function spokenOn(page: Page): Promise<string[]> {
  const said = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => window.spokenWords ?? []).catch((): string[] => [])),
  )
  return said.flat()
}

declare global {
  interface Window {
    spokenWords?: string[]
  }
}

function listen(): void {
  const words: string[] = []
  window.spokenWords = words
  const regions = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'
  const last = new WeakMap<Element, string>()
  /** Regions that a screen reader knows already. */
  let exposed = new Set<Element>()
  const isExposed = (region: Element): boolean =>
    region.closest('[aria-hidden=true], [inert]') === null &&
    region.getAttribute('aria-live') !== 'off' &&
    region.checkVisibility()
  const look = (): void => {
    exposed = new Set([...document.querySelectorAll(regions)].filter(isExposed))
  }
  const note = (region: Element): void => {
    const raw = region.textContent ?? ''
    if (last.get(region) === raw) return
    last.set(region, raw)
    const isRead = exposed.has(region) || region.getAttribute('role') === 'alert'
    if (raw.trim() !== '' && isRead && isExposed(region)) words.push(raw.trim())
  }
  const watch = (): void => {
    new MutationObserver((changes) => {
      const changed = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(regions)
        if (region) changed.add(region)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const one of [node, ...node.querySelectorAll(regions)])
              if (one.matches(regions)) changed.add(one)
      }
      for (const region of changed) note(region)
      look()
    }).observe(document, { subtree: true, childList: true, characterData: true })
    look()
    setInterval(look, 100)
  }
  watch()
}
