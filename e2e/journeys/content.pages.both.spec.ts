// SPDX-License-Identifier: Apache-2.0
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { openBrand } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { readQrCode } from '../support/read-qr-code.ts'
import { anyText, text } from '../support/texts.ts'

const android = 'https://files.example.test/tessera.apk'
const ios = 'https://files.example.test/tessera.mobileconfig'
const apps = (androidUrl = android, iosUrl = ios) => ({
  'site.resources': [
    { type: 'Android' as const, url: androidUrl, qrCodeUrl: '', labelNameEn: 'App' },
    { type: 'MOBILECONFIG' as const, url: iosUrl, qrCodeUrl: '', labelNameEn: 'App' },
  ],
})
const systems = [
  {
    name: text('downloads.android'),
    code: text('downloads.qr.android'),
    get: text('downloads.android.get'),
    how: text('downloads.how.android'),
  },
  {
    name: text('downloads.ios'),
    code: text('downloads.qr.ios'),
    get: text('downloads.ios.get'),
    how: text('downloads.how.ios'),
  },
] as const

test('/help opens the help popup over the page, with the first four topics, and leads back [MSG-012, NAV-022, CONST-011]', async ({
  page,
  picture,
}) => {
  const brand = await openBrand(page.context())
  for (const number of [1, 2, 3, 4, 5, 6])
    await brand.publish({
      kind: 'HP',
      texts: { EN: { title: `Topic ${number}`, content: `<p>About ${number}</p>` } },
    } as Parameters<typeof brand.publish>[0])
  await page.goto(brand.at('/hot'))
  await page.goto(brand.at('/help'))
  const panel = page.getByRole('dialog', { name: text('help.title') })
  await expect(panel.locator('summary')).toHaveText(['Topic 1', 'Topic 2', 'Topic 3', 'Topic 4'])
  await expect(page.locator('main')).toBeAttached()
  await panel.locator('summary', { hasText: 'Topic 2' }).click()
  await expect(panel.getByText('About 2')).toBeVisible()
  await expectNoOverflow(page, 'the help popup')
  await expectAccessible(page, 'the help popup')
  await picture('help')
  await panel.getByRole('button', { name: text('common.close') }).click()
  await expect(page).not.toHaveURL(/help/)
  await expect(panel).toBeHidden()
})

test('/help#term opens the terms of use [NAV-023]', async ({ page, picture }) => {
  await page.goto('/help#term')
  const panel = page.getByRole('dialog', { name: text('help.terms') })
  await expect(panel.getByRole('radio', { name: text('help.terms') })).toBeChecked()
  await expect(panel.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expectAccessible(page, 'the terms of use')
  await picture('terms')
  await panel.getByRole('radio', { name: text('help.topics') }).click({ force: true })
  await expect(page).toHaveURL('/help')
  await expect(
    page
      .getByRole('dialog', { name: text('help.title') })
      .locator('summary')
      .first(),
  ).toBeVisible()
})

test('/helpmc is a page of all topics without the header, to be searched [NAV-024]', async ({
  page,
  picture,
}) => {
  await page.goto('/helpmc')
  const main = page.getByRole('main')
  const topics = main.locator('section[id^="topic-"]')
  await expect(main.getByRole('heading', { level: 1, name: text('help.center') })).toBeVisible()
  await expect(topics.nth(4)).toBeAttached()
  await expect(page.getByRole('button', { name: text('identity.login') })).toHaveCount(0)
  expect(await page.getByRole('banner').count()).toBeLessThanOrEqual(1)
  await expectNoOverflow(page, 'the help centre')
  await expectAccessible(page, 'the help centre')
  await picture('help-centre')
  const all = await topics.count()
  await main.getByRole('searchbox', { name: text('help.search') }).fill('withdraw')
  await expect.poll(() => topics.count()).toBeLessThan(all)
  await expect(topics.first()).toBeVisible()
  await main.getByRole('searchbox', { name: text('help.search') }).fill('no topic says this')
  await expect(main.getByText(text('help.search.empty'))).toBeVisible()
})

test('the footer leads to help and to feedback [NAV-071, NAV-072] @long', async ({ page }) => {
  await page.goto('/hot')
  const footer = page.getByRole('contentinfo')
  const reach = async (): Promise<void> => {
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect(footer.getByRole('link', { name: text('shell.footer.help'), exact: true })).toBeInViewport(
        { timeout: 1_000 },
      )
    }).toPass()
  }
  await reach()
  await footer.getByRole('link', { name: text('shell.footer.help'), exact: true }).click()
  await expect(page).toHaveURL('/help')
  await page
    .getByRole('dialog', { name: text('help.title') })
    .getByRole('button', { name: text('common.close') })
    .click()
  await expect(page).toHaveURL('/hot')
  await reach()
  await footer.getByRole('button', { name: text('shell.footer.feedback') }).click()
  await expect(
    page.getByRole('dialog', { name: text('feedback.title') }).getByLabel(text('feedback.content')),
  ).toBeVisible()
})

test('feedback is checked, and arrives [MSG-003, VAL-058, VAL-059]', async ({ page, picture }) => {
  await page.goto('/hot?panel=feedback')
  const panel = page.getByRole('dialog', { name: text('feedback.title') })
  const words = panel.getByLabel(text('feedback.content'))
  const send = panel.getByRole('button', { name: text('feedback.send') })
  const bounds = text('feedback.length', { least: 10, most: 500 })
  await send.click()
  await expect(panel.getByText(text('feedback.required'), { exact: true })).toBeVisible()
  for (const length of [9, 501]) {
    await words.fill('x'.repeat(length))
    await send.click()
    await expect(panel.getByText(bounds, { exact: true })).toBeVisible()
  }
  await panel
    .locator('input[type=file]')
    .setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }])
  await expect(panel.getByText(text('feedback.images.wrong', { name: 'notes.txt' }))).toBeVisible()
  await expectNoOverflow(page, 'the feedback')
  await expectAccessible(page, 'the feedback')
  await picture('feedback')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/feedback')) calls.push(request.method())
  })
  await words.fill('x'.repeat(10))
  await panel.getByLabel(text('feedback.contact')).fill('me@example.test')
  await send.click()
  await expect(page.getByText(text('feedback.done'))).toBeVisible()
  await expect(panel).toBeHidden()
  expect(calls).toEqual(['PUT'])
})

test('feedback stays typed when it fails @long', async ({ page, complaints }) => {
  complaints.allow(/503|Failed to load/)
  await page.route('**/wps/feedback', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, message: 'The installation is busy', value: null },
    }),
  )
  await page.goto('/hot?panel=feedback')
  const panel = page.getByRole('dialog', { name: text('feedback.title') })
  await panel.getByLabel(text('feedback.content')).fill('x'.repeat(10))
  await panel.getByLabel(text('feedback.contact')).fill('me@example.test')
  await panel.getByRole('button', { name: text('feedback.send') }).click()
  await expect(panel.getByText('The installation is busy')).toBeVisible()
  await expect(panel.getByLabel(text('feedback.content'))).toHaveValue('x'.repeat(10))
  await expect(panel.getByLabel(text('feedback.contact'))).toHaveValue('me@example.test')
})

test('/down has a download with a code and a tutorial for each system [NAV-026, DOWN-001]', async ({
  page,
  picture,
}) => {
  const brand = await openBrand(page.context(), apps())
  await page.goto(brand.at('/down'))
  const main = page.getByRole('main')
  for (const { get, how, code } of systems) {
    await expect(main.getByRole('link', { name: get })).toBeVisible()
    await expect(main.getByRole('img', { name: code }).filter({ visible: true })).toBeVisible()
    const tutorial = main.getByRole('region', { name: how })
    await expect(tutorial.getByRole('listitem')).toHaveCount(4)
  }
  await expectNoOverflow(page, 'the downloads')
  await expectAccessible(page, 'the downloads')
  await picture('downloads')
  await page.goto(brand.at('/download'))
  await expect(main.getByRole('heading', { level: 1, name: text('shell.download') })).toBeVisible()
})

test('where no app is offered, the site itself can be added by hand, and no button leads elsewhere @long', async ({
  page,
  picture,
}) => {
  const brand = await openBrand(page.context())
  await page.goto(brand.at('/down'))
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: text('downloads.web') })).toBeVisible()
  await expect(main.getByRole('link', { name: text('downloads.android.get') })).toHaveCount(0)
  await expectAccessible(page, 'the site as an app')
  await picture('web-app')
  const visitor = await brand.visit()
  expect((await visitor.get('/app.mobileconfig')).status()).toBe(404)
  await visitor.dispose()
  await page.goto(brand.at('/hot?panel=download'))
  const panel = page.getByRole('dialog', { name: text('downloads.how') })
  await expect(panel.getByRole('region', { name: text('downloads.web') })).toBeVisible()
  await expect(panel.getByRole('tab')).toHaveCount(0)
})

test('the demonstration is its own app: codes, steps and a profile that iOS can install [SITE-029, DOWN-001, DOWN-002]', async ({
  page,
  picture,
}) => {
  await page.goto('/down')
  const main = page.getByRole('main')
  const origin = new URL(page.url()).origin
  const link = main.getByRole('link', { name: text('downloads.how.android') })
  await expect(link).toHaveAttribute('href', '/down#how-android')
  for (const [code, path] of [
    [text('downloads.qr.android'), '/down#how-android'],
    [text('downloads.qr.ios'), '/app.mobileconfig'],
  ] as const)
    expect(await readQrCode(main.getByRole('img', { name: code }).filter({ visible: true }))).toBe(
      origin + path,
    )
  for (const { how } of systems)
    await expect(main.getByRole('region', { name: how }).getByRole('listitem')).toHaveCount(4)
  const steps = main.getByRole('region', { name: text('downloads.how.android') })
  await expect(steps.getByText(text('downloads.webApp.1'))).toBeVisible()
  await expect(steps.getByText(text('downloads.android.2'))).toHaveCount(0)
  await expectNoOverflow(page, 'the own apps')
  await expectAccessible(page, 'the own apps')
  await picture('own-apps')
  await link.click()
  await expect(page).toHaveURL('/down#how-android')
  await expect(steps).toBeInViewport()
  // What the code of a phone leads to.
  await page.goto('/hot')
  await page.goto('/down#how-android')
  await expect(steps.getByRole('heading')).toBeInViewport()
  const arriving = page.waitForEvent('download')
  await main.getByRole('link', { name: text('downloads.ios.get') }).click()
  expect((await arriving).suggestedFilename()).toBe('brand1.mobileconfig')
  const profile = await page.request.get('/app.mobileconfig')
  expect(profile.headers()['content-type']).toBe('application/x-apple-aspen-config')
  expect(await profile.text()).toContain(`<key>URL</key><string>${origin}/</string>`)
  await page.goto('/hot?panel=download')
  const panel = page.getByRole('dialog', { name: text('downloads.how') })
  for (const { name } of systems) {
    await panel.getByRole('tab', { name }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(4)
  }
  await expectAccessible(page, 'the instructions of the own apps')
  await picture('own-apps-instructions')
})

test.describe('on an Android phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })

  test('one press installs the site where the browser offers that, and shows the steps where it does not', async ({
    page,
  }) => {
    await page.goto('/down')
    const link = page.getByRole('main').getByRole('link', { name: text('downloads.how.android') })
    await link.click()
    await expect(page).toHaveURL('/down#how-android')
    await page.goto('/hot')
    await page.goto('/down')
    await expect(link).toBeVisible()
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => Promise.resolve(document.documentElement.setAttribute('data-asked', 'yes')),
        userChoice: Promise.resolve({ outcome: 'dismissed' }),
      })
      dispatchEvent(offer)
    })
    await link.click()
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes')
    await expect(page).toHaveURL('/down')
    // The offer is used up: the link leads to the steps again.
    await link.click()
    await expect(page).toHaveURL('/down#how-android')
  })
})

test('each code leads to the address of its file, and follows the setting of the installation [DOWN-002, DOWN-006]', async ({
  page,
  context,
}) => {
  const next = ['https://new.example.test/a.apk?v=2', 'https://new.example.test/b.mobileconfig?v=2'] as const
  const brand = await openBrand(context, apps())
  for (const addresses of [[android, ios], next] as const) {
    await page.goto(brand.at('/down'))
    for (const [index, { get, code }] of systems.entries()) {
      const presented = page.getByRole('main').getByRole('img', { name: code }).filter({ visible: true })
      expect(await readQrCode(presented)).toBe(addresses[index])
      await expect(page.getByRole('main').getByRole('link', { name: get })).toHaveAttribute(
        'href',
        addresses[index]!,
      )
    }
    await brand.change(apps(...next))
  }
})

test('the instructions have two tabs of four steps, each with the code of its system [DOWN-003, DOWN-004, DOWN-005, CONST-038]', async ({
  page,
  picture,
}) => {
  const brand = await openBrand(page.context(), apps())
  await page.goto(brand.at('/hot?panel=download'))
  const panel = page.getByRole('dialog', { name: text('downloads.how') })
  await expect(panel.getByRole('tab')).toHaveText(systems.map(({ name }) => name))
  for (const [index, { name, code }] of systems.entries()) {
    await panel.getByRole('tab', { name }).click()
    await expect(panel.getByRole('listitem')).toHaveCount(4)
    await expect(
      panel.getByRole('listitem').getByRole('img', { name: anyText('downloads.step') }),
    ).toHaveText(['1', '2', '3', '4'])
    const presented = panel.getByRole('img', { name: code })
    expect(await presented.boundingBox()).toMatchObject({ width: 100, height: 100 })
    expect(await readQrCode(presented)).toBe([android, ios][index])
  }
  await expectNoOverflow(page, 'the instructions')
  await expectAccessible(page, 'the instructions')
  await picture('instructions')
})

test('home ends with the app and its codes [CONST-037]', async ({ page, picture }) => {
  const brand = await openBrand(page.context(), apps())
  await page.goto(brand.at('/'))
  const code = page.getByRole('main').getByRole('img', { name: systems[0].code })
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 1_200))
    await code.scrollIntoViewIfNeeded({ timeout: 1_000 })
    await expect(code).toBeInViewport({ timeout: 1_000 })
  }).toPass()
  expect(await code.boundingBox()).toMatchObject({ width: 143, height: 143 })
  await picture('app-on-home')
})

test('promotions are listed, by kind, with a word for visitors, and open with their content [NAV-019, NAV-020, PROMO-004, CONST-018]', async ({
  page,
  picture,
}) => {
  const brand = await openBrand(page.context())
  const kinds = ['Reels', 'Greetings', 'Reels', 'Tables', 'Matches', 'Rods', 'Weekly']
  for (const [index, category] of kinds.entries())
    await brand.publish({
      kind: 'PR',
      texts: { EN: { title: `Offer ${index + 1}`, content: `<p>All about ${index + 1}</p>` } },
      category,
      picture: {},
      offer: { kind: 'REVIEW', reward: 5 },
    } as Parameters<typeof brand.publish>[0])
  await page.goto(brand.at('/promotions'))
  const main = page.getByRole('main')
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(7)
  await expect(cards.first().getByText(text('promotions.login'))).toBeVisible()
  const list = main.getByRole('group', { name: text('promotions.categories') })
  const inView = await list.evaluate((group) => {
    const edge = group.getBoundingClientRect()
    return [...group.querySelectorAll('label')].filter((label) => {
      const box = label.getBoundingClientRect()
      return box.left >= edge.left - 1 && box.right <= edge.right + 1
    }).length
  })
  expect(inView, 'entries of the list switch in view').toBeGreaterThan(1)
  expect(inView, 'entries of the list switch in view').toBeLessThanOrEqual(5)
  await expectNoOverflow(page, 'the promotions')
  await expectAccessible(page, 'the promotions')
  await picture('promotions')
  await main.getByRole('radio', { name: 'Reels' }).click({ force: true })
  await expect(cards.getByRole('heading')).toHaveText(['Offer 1', 'Offer 3'])
  await main.getByRole('radio', { name: 'Greetings' }).click({ force: true })
  await expect(cards.getByRole('heading')).toHaveText(['Offer 2'])
  // On a phone the choice has slid below an arrow: by keyboard it can be made from anywhere.
  await main.getByRole('radio', { name: text('promotions.category.ALL') }).press('Space')
  await main.getByRole('link', { name: 'Offer 3', exact: true }).click()
  await expect(page).toHaveURL(/\/promoDetail\?id=\d+$/)
  await expect(main.getByRole('heading', { level: 1, name: 'Offer 3' })).toBeVisible()
  await expect(main.getByText('All about 3')).toBeVisible()
  await expectAccessible(page, 'a promotion')
  await picture('promotion')
  for (const id of ['12345678', 'no-number', '', '__proto__', '9'.repeat(400)]) {
    await page.goto(brand.at(`/promoDetail?id=${id}`))
    await expect(main.getByRole('heading', { level: 1, name: text('promotions.notFound') })).toBeAttached()
  }
  await main
    .getByRole('link', { name: text('promotions.all') })
    .last()
    .click()
  await expect(page).toHaveURL(brand.at('/promotions'))
})

test(
  'lottery areas and the points mall open with whatever the address says @long',
  { tag: '@long' },
  async ({ page, picture }) => {
    const strange = [
      '',
      '?gameCode=x&playType=lo3',
      '?gameCode=__proto__&playType=__proto__',
      `?gameCode=${'x'.repeat(3_000)}`,
      '?gameCode[]=1&playType=%F0%9F%8E%B2',
      '?gameCode=%3Cscript%3E',
    ]
    for (const path of [
      '/lotteryCenter',
      '/lottery',
      '/vnLottery',
      '/lott',
      '/elott',
      '/pointMall',
      '/seamless',
    ]) {
      for (const search of path.includes('ottery') ? strange : ['']) {
        await page.goto(path + search)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      }
      await expectNoOverflow(page, path)
      await expectAccessible(page, path)
      await picture(path.slice(1))
    }
  },
)

test('/elott shows the studios of e-lottery [NAV-017]', async ({ page }) => {
  await page.goto('/elott')
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: text('lobby.type.ELOTT') }),
  ).toBeVisible()
  // A studio with one game opens it at once; one with more shows its list.
  await expect(
    page.getByRole('main').locator('a[href^="/providers"], a[href^="/game"], a[href*="studio="]').first(),
  ).toBeVisible()
})

test(
  'the pages of content can be used by everybody in the light theme @long',
  { tag: '@long' },
  async ({ page, picture }) => {
    await openIn(page, 'light')
    for (const [path, title] of [
      ['/down', text('shell.download')],
      ['/promotions', text('promotions.title')],
      ['/helpmc', text('help.center')],
      ['/pointMall', text('mall.title')],
      ['/lotteryCenter', text('shell.lottery')],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible(page, `${path} in the light`)
      await picture(path.slice(1))
    }
  },
)
