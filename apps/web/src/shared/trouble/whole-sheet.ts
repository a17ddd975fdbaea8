// SPDX-License-Identifier: Apache-2.0
let loading: Promise<void> | undefined

/** The link to the style sheet of the first view names the whole one; on other pages, that is the one that is linked. */
const wholeAddress = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[data-whole]')?.dataset.whole

/**
 * Resolves when the whole style sheet is applied. It contains that of the first view, in the same order, so that
 * nothing on the page changes with it.
 */
export function loadWholeSheet(): Promise<void> {
  const address = wholeAddress()
  return address === undefined ? Promise.resolve() : (loading ??= apply(address))
}

/** Fetches the whole style sheet ahead, for the next page, without applying it. */
export function fetchWholeSheet(): void {
  const address = wholeAddress()
  if (address !== undefined && !loading) addLink('prefetch', address)
}

function apply(address: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = addLink('stylesheet', address)
    link.onload = () => done()
    link.onerror = () => {
      // The next part that needs it tries again.
      loading = undefined
      link.remove()
      fail(new Error(`Unable to preload CSS: ${address}`))
    }
  })
}

function addLink(rel: string, address: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = address
  document.head.append(link)
  return link
}
