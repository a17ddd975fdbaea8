// SPDX-License-Identifier: Apache-2.0
import type { FrameLocator, Page } from '@playwright/test'

/** What has the focus, as the accessibility tree calls it. */
export interface Focus {
  readonly role: string
  readonly name: string
}

/** Nothing has the focus. */
const nothing: Focus = { role: 'document', name: '' }

/** The role and the name of what has the focus, in the frame of a game too. */
export async function focusOf(page: Page): Promise<Focus> {
  const { tag, title } = await page.evaluate(() => ({
    tag: document.activeElement?.tagName,
    title: document.activeElement?.getAttribute('title') ?? '',
  }))
  if (tag === undefined || tag === 'BODY') return nothing
  return read(tag === 'IFRAME' ? page.frameLocator(`iframe[title="${title}"]`) : page)
}

async function read(scope: Page | FrameLocator): Promise<Focus> {
  const tree = await scope
    .locator(':focus')
    .ariaSnapshot({ timeout: 1_000 })
    .catch(() => '')
  const [, role = '', name = ''] = /^- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(tree) ?? []
  return role === '' ? nothing : { role, name: name.replace(/\\(.)/g, '$1') }
}
