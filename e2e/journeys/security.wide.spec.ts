// SPDX-License-Identifier: Apache-2.0
import { expect, siteUrl, studioUrl, test } from '../support/journey.ts'
import { provokedPath } from '../support/policy-reports.ts'
import { text } from '../support/texts.ts'

const provoked =
  /content policy|Content Security Policy|Trusted|TrustedHTML|TrustedScript|status of 404|violates/i

test('a page runs nothing that was slipped into it, and makes no markup of texts', async ({
  page,
  complaints,
}) => {
  complaints.allow(provoked)
  await page.goto(`/no/such${provokedPath}`)
  await expect(page.getByRole('main').getByRole('link', { name: text('shell.notFound.home') })).toBeVisible()
  const outcome = await page.evaluate(async () => {
    const attempt = (action: () => unknown): string => {
      try {
        action()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'refused'
      }
    }
    const script = document.createElement('script')
    script.append('window.slipped = 1')
    document.body.append(script)
    const far = new Image()
    const picture = new Promise<string>((resolve) => {
      far.onload = () => resolve('loaded')
      far.onerror = () => resolve('stopped')
    })
    far.src = 'https://elsewhere.invalid/pixel.png'
    return {
      slipped: (window as { slipped?: number }).slipped,
      handler: attempt(() => document.body.setAttribute('onclick', 'window.slipped = 2')),
      markup: attempt(() => {
        document.body.insertAdjacentHTML('beforeend', '<b>x</b>')
      }),
      worker: attempt(() => new Worker('/assets/x.js')),
      policy: attempt(() =>
        (
          window as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes?.createPolicy('evil', {}),
      ),
      ask: await fetch('https://elsewhere.invalid/').then(
        () => 'answered',
        () => 'stopped',
      ),
      picture: await picture,
    }
  })
  expect(outcome).toEqual({
    slipped: undefined,
    handler: 'TypeError',
    markup: 'TypeError',
    worker: 'TypeError',
    policy: 'TypeError',
    ask: 'stopped',
    picture: 'stopped',
  })
})

test('no page of ours can be put into a frame of another site, and a game only into ours', async ({
  page,
  complaints,
  request,
}) => {
  complaints.allow(/frame|refused|ERR_BLOCKED_BY_RESPONSE|status of 404/i)
  for (const address of ['/', '/console/', '/docs', '/register']) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? ''
    expect(policy, address).toContain("frame-ancestors 'none'")
  }
  expect((await request.get(`${studioUrl()}/play/dice`)).headers()['content-security-policy']).toContain(
    `frame-ancestors 'self' ${siteUrl()}`,
  )
  await page.route('**/hostile-frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${siteUrl()}/"></iframe>` }),
  )
  await page.goto('http://127.0.0.1:9/hostile-frame').catch(() => undefined)
  await page.waitForTimeout(500)
  expect(
    await Promise.all(
      page
        .frames()
        .slice(1)
        .map((frame) =>
          frame
            .locator('main')
            .count()
            .catch(() => 0),
        ),
    ),
  ).toEqual([0])
})

test('every page names the one policy: nothing inline but by its hash, no eval, Trusted Types', async ({
  request,
}) => {
  for (const address of [
    '/',
    '/rng',
    '/no/such',
    '/console/',
    `${studioUrl()}/play/dice`,
    `${studioUrl()}/verify`,
  ]) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? ''
    expect(policy, address).toContain("default-src 'none'")
    expect(policy, address).toContain("require-trusted-types-for 'script'; trusted-types ")
    expect(policy, address).toContain("object-src 'none'")
    expect(policy, address).toContain("base-uri 'none'")
    expect(policy, address).not.toMatch(/unsafe|script-src[^;]*\*/)
  }
})
