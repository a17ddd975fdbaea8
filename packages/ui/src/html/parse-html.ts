// SPDX-License-Identifier: Apache-2.0
interface HtmlPolicy {
  createHTML(html: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy
}

let policy: HtmlPolicy | undefined

/**
 * HTML as an inert tree: a document without a window, in which nothing runs or loads. It is only read; the
 * page renders new elements by an allow list.
 */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(trusted(html), 'text/html').body
}

/** With Trusted Types, the text goes through the only policy of the page that accepts HTML. */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  if (!trustedTypes) return html
  policy ??= trustedTypes.createPolicy('tessera-html', { createHTML: (text) => text })
  return policy.createHTML(html)
}
