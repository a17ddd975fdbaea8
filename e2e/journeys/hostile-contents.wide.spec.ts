// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext, Page } from '@playwright/test'
import type { CallInput } from '@tessera/contract'
import { admin } from '../pages/console.ts'
import { hostileHtml } from '../support/hostile-html.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { expect, siteUrl, test } from '../support/journey.ts'

type Body = CallInput<'backoffice.createContent'>['body']
const kinds = ['HP', 'PL', 'PU', 'PR'] as const
const brandCode = 'hostile'
const brandUrl = (): string => siteUrl().replace('//localhost', `//${brandCode}.localhost`)

const bodyOf = (kind: (typeof kinds)[number], title: string, content: string): Body => {
  const texts = { EN: { title, content } }
  return kind === 'PR' ? { kind, texts, category: 'All', picture: {} } : { kind, texts }
}

/** Publishes every text as an item of its own, on a brand that no other journey sees. */
async function publishAll(request: APIRequestContext, texts: readonly string[]): Promise<void> {
  const { token } = await signInOperator(request, admin)
  const brands = await callServer(request, 'backoffice.brands', {}, token)
  if (!brands.some(({ code }) => code === brandCode)) {
    await callServer(request, 'backoffice.addBrand', { code: brandCode, name: 'Hostile' }, token)
    await callServer(
      request,
      'backoffice.addHost',
      { code: brandCode, host: `${brandCode}.localhost` },
      token,
    )
  }
  const publish = async (text: string, index: number): Promise<void> => {
    const { id, version } = await callServer(
      request,
      'backoffice.createContent',
      { brandCode, body: bodyOf(kinds[index % kinds.length] ?? 'HP', `Text ${index}`, text) },
      token,
    )
    await callServer(request, 'backoffice.publishContent', { id, version }, token)
  }
  for (let at = 0; at < texts.length; at += 20)
    await Promise.all(texts.slice(at, at + 20).map((text, index) => publish(text, at + index)))
}

/** Counts whatever a text has run, in every page and frame. */
const countRuns = (page: Page) =>
  page.addInitScript(() => {
    const counting = window as unknown as { __runs: number; __ran: () => void }
    counting.__runs = 0
    counting.__ran = () => {
      counting.__runs += 1
    }
  })
const runs = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { __runs: number }).__runs)

/** Does to every element what a visitor might: points at it, focuses it, presses it. */
const touchAll = (page: Page, inside: string): Promise<number> =>
  page.evaluate((selector) => {
    const elements = [...document.querySelectorAll(`${selector} *`)]
    addEventListener('click', (event) => event.preventDefault(), { capture: true })
    for (const element of elements) {
      for (const type of [
        'pointerenter',
        'mouseover',
        'focus',
        'focusin',
        'mousedown',
        'click',
        'wheel',
        'animationstart',
        'toggle',
      ])
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
      if (element instanceof HTMLElement) element.focus()
    }
    return elements.length
  }, inside)

test.describe('a thousand hostile texts, published', () => {
  test.setTimeout(300_000)

  test('run nothing, neither on the page of the site nor in an empty page without any protection @long', async ({
    page,
    browser,
    request,
    complaints,
  }) => {
    // Their pictures are not there, and those of strangers are not let in: that the browser says so is as it
    // should be.
    complaints.allow(
      /Failed to load resource|Loading the image .* violates|Refused to load the image|net::ERR/,
    )
    const texts = hostileHtml({ most: 1_000 })
    expect(texts).toHaveLength(1_000)
    await publishAll(request, texts)

    await countRuns(page)
    await page.goto(`${brandUrl()}/helpmc`)
    await expect(page.getByRole('heading', { name: 'Text 996', exact: true })).toBeVisible({
      timeout: 60_000,
    })
    expect(await page.locator('main section, section[id^="topic-"]').count()).toBeGreaterThanOrEqual(250)
    expect(await touchAll(page, 'section')).toBeGreaterThan(500)
    await expect.poll(() => runs(page)).toBe(0)

    const served = await page.evaluate(async () => {
      const ask = async (address: string): Promise<Record<string, { content: string }[]>> =>
        ((await (await fetch(address)).json()) as { value: Record<string, { content: string }[]> }).value
      const {
        player = [],
        popup = [],
        promotion = [],
      } = await ask('/wps/relay/MCSFE_getListAnnouncements?types=PL,PU,PR')
      const { list = [] } = await ask('/wps/system/helpCenter')
      return [...list, ...player, ...popup, ...promotion].map(({ content }) => content)
    })
    expect(served).toHaveLength(1_000)

    // A page of its own, without a policy and without anybody who listens: what runs there ran because of the
    // text alone.
    const stranger = await browser.newContext()
    const bare = await stranger.newPage()
    await countRuns(bare)
    await bare.route(/^https?:/, (route) => route.abort())
    await bare.goto('about:blank')
    const put = (html: readonly string[]): Promise<void> =>
      bare.evaluate((all) => {
        for (const text of all) {
          const section = document.createElement('section')
          section.innerHTML = text
          document.body.append(section)
        }
      }, html)
    await put(served)
    expect(await touchAll(bare, 'section')).toBeGreaterThan(1_000)
    await bare.waitForTimeout(1_000)
    expect(await runs(bare), 'what the cleaned texts have run').toBe(0)

    // The same page counts well: the texts as they were written run many things in it.
    await put(texts.slice(0, 100))
    await expect.poll(() => runs(bare)).toBeGreaterThan(10)
    await stranger.close()
  })
})
