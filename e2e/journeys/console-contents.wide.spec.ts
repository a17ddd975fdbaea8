// SPDX-License-Identifier: Apache-2.0
import { admin, beginItem, chooseBrand, goTo, openConsole, press } from '../pages/console.ts'
import { openBrand } from '../support/brand.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { anyText, text } from '../support/texts.ts'

test('a banner is published, rewritten, rolled back and put off, and the site follows @long', async ({
  page,
  browser,
  picture,
}) => {
  const brand = await openBrand(page.context())
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  await beginItem(staff, text('console.kind.B'))
  await staff.getByRole('textbox', { name: text('console.word.title') }).fill('First words')
  await press(staff, text('console.publish'), text('console.published'))
  const visible = page.getByRole('main')
  await page.goto(brand.at('/'))
  await expect(visible.getByText('First words').first()).toBeVisible()

  await staff.getByRole('textbox', { name: text('console.word.title') }).fill('Second words')
  await press(staff, text('console.publish'), text('console.published'))
  await page.goto(brand.at('/'))
  await expect(visible.getByText('Second words').first()).toBeVisible()

  await staff.getByRole('button', { name: text('console.revisions', { count: 2 }) }).click()
  const revisions = staff.getByRole('dialog', { name: text('console.revisionsTitle') })
  await expect(revisions.getByText('First', { exact: false }).first()).toBeVisible()
  await picture('revisions', { of: context })
  await revisions.getByRole('button', { name: text('console.rollBack', { number: 1 }) }).click()
  await expect(revisions).toBeHidden()
  await page.goto(brand.at('/'))
  await expect(visible.getByText('First words').first()).toBeVisible()

  await staff.getByRole('button', { name: text('console.preview') }).click()
  await expect(staff.frameLocator('iframe').getByText('First words').first()).toBeVisible()
  await picture('preview', { of: context })
  await staff
    .getByRole('dialog', { name: text('console.preview') })
    .getByRole('button', { name: text('console.close'), exact: true })
    .click()

  await staff.getByLabel(text('console.from')).fill('2099-01-01T10:00')
  await press(staff, text('console.schedule'), text('console.scheduled'))
  await expect(staff.getByText(text('console.notShown'))).toBeVisible()
  await page.goto(brand.at('/'))
  await expect(visible.getByRole('heading').first()).toBeVisible()
  await expect(page.getByText('First words')).toHaveCount(0)
  await context.close()
})

test('a page of help is written with the toolbar, stands on the site, and goes when it is archived @long', async ({
  page,
  browser,
  picture,
}) => {
  const brand = await openBrand(page.context())
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  await beginItem(staff, text('console.kind.HP'))
  await staff.getByRole('textbox', { name: text('console.word.title') }).fill('How to find us')
  const words = staff.getByRole('textbox', { name: text('console.word.content'), exact: true })
  await words.fill('plain words<script>alert(1)</script>')
  await words.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 5))
  await staff.getByRole('button', { name: text('console.bold') }).click()
  await expect(words).toHaveValue(/^<b>plain<\/b> words/)
  const drawn = staff.getByRole('region', {
    name: text('console.drawn', { label: text('console.word.content') }),
  })
  await expect(drawn.locator('b')).toHaveText('plain')
  await expect(drawn).not.toContainText('alert')
  await staff
    .getByRole('button', { name: /^(Deutsch|German|French)/ })
    .first()
    .click()
  await expect(staff.getByRole('textbox', { name: text('console.word.title') })).toHaveAttribute(
    'placeholder',
    'How to find us',
  )
  await picture('help-editor', { of: context })
  await press(staff, text('console.publish'), text('console.published'))
  await page.goto(brand.at('/helpmc'))
  await expect(page.getByRole('heading', { name: 'How to find us' })).toBeVisible()
  await expect(page.getByText('plain words')).toBeVisible()
  await press(staff, text('console.archive'), text('console.archived'))
  await page.goto(brand.at('/helpmc'))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How to find us' })).toHaveCount(0)
  await context.close()
})

test('two editors meet at one item: the later one reads the words of the other, and nothing is lost @long', async ({
  page,
  browser,
  picture,
}) => {
  const brand = await openBrand(page.context())
  const { token } = await signInOperator(page.request, admin)
  const body = (title: string) => ({ kind: 'PL' as const, texts: { EN: { title, content: '<p>Text</p>' } } })
  const { id, version } = await callServer(
    page.request,
    'backoffice.createContent',
    { brandCode: brand.code, body: body('As it was') },
    token,
  )
  const { context, staff } = await openConsole(browser)
  await staff.goto(`/console/contents/${id}`)
  await staff.getByRole('textbox', { name: text('console.word.title') }).fill('My words')
  await callServer(page.request, 'backoffice.saveContent', { id, version, body: body('Their words') }, token)
  await staff.getByRole('button', { name: text('console.saveDraft') }).click()
  const meeting = staff.getByRole('alert').filter({ hasText: anyText('console.overtakenItem') })
  await expect(meeting.locator('del')).toContainText('Their')
  await expect(meeting.locator('ins')).toContainText('My')
  await picture('two-editors', { of: context })
  await meeting.getByRole('button', { name: text('console.keepMine') }).click()
  await press(staff, text('console.saveDraft'), text('console.draftSaved'))
  const { draft } = await callServer(page.request, 'backoffice.content', { id }, token)
  expect(draft.texts.EN?.title).toBe('My words')
  await context.close()
})

test('items are put in order by keyboard, and the order stays @long', async ({ page, browser }) => {
  const brand = await openBrand(page.context())
  for (const title of ['One', 'Two', 'Three'])
    await brand.publish({ kind: 'PL', texts: { EN: { title, content: '<p>Text</p>' } } })
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  await goTo(staff, text('console.contents'))
  await staff
    .getByRole('combobox', { name: text('console.kind') })
    .selectOption({ label: text('console.kind.PL') })
  const titles = staff.getByRole('list', { name: text('console.contents') }).getByRole('link')
  await expect(titles).toHaveCount(3)
  const [first = '', second = '', third = ''] = await titles.allInnerTexts()
  await staff.getByRole('button', { name: text('console.moveUp', { name: third }) }).press('Enter')
  await expect(titles).toHaveText([first, third, second])
  await titles.filter({ hasText: second }).dragTo(titles.filter({ hasText: first }))
  await expect(titles).toHaveText([second, first, third])
  await staff.reload()
  await goTo(staff, text('console.contents'))
  await staff
    .getByRole('combobox', { name: text('console.kind') })
    .selectOption({ label: text('console.kind.PL') })
  await expect(titles).toHaveText([second, first, third])
  await context.close()
})

test('the library takes a picture, says why it takes no other file, and deletes what nothing uses @long', async ({
  page,
  browser,
  picture,
}) => {
  const brand = await openBrand(page.context())
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  await goTo(staff, text('console.media'))
  const files = staff.locator('input[type=file]')
  await files.setInputFiles([
    { name: 'stage.png', mimeType: 'image/png', buffer: await page.screenshot() },
    { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear team, this is a letter.') },
  ])
  const uploads = staff.getByRole('list', { name: text('console.uploads') }).getByRole('listitem')
  await expect(uploads.filter({ hasText: 'stage.png' })).toContainText(text('console.upload.done'))
  await expect(uploads.filter({ hasText: 'letter.png' })).toContainText(text('console.upload.refused'))
  await expect(uploads.filter({ hasText: 'letter.png' }).getByRole('alert')).toContainText(
    anyText('fault.messages.pictureWrongKind'),
  )
  await picture('media', { of: context })
  await files.setInputFiles([
    { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear team') },
  ])
  await expect(staff.getByText(text('console.notAPicture', { name: 'letter.txt' }))).toBeVisible()

  await beginItem(staff, text('console.kind.B'))
  await staff.getByRole('textbox', { name: text('console.word.title') }).fill('With a picture')
  await staff
    .getByRole('group', { name: text('console.pictureWide') })
    .getByRole('button', { name: text('console.choosePicture') })
    .click()
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: `${text('console.choose')}: stage.png` })
    .click()
  await press(staff, text('console.publish'), text('console.published'))
  await goTo(staff, text('console.media'))
  await expect(staff.getByText(text('console.usedBy'))).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Delete: stage.png' })).toHaveCount(0)
  await page.goto('/')
  await files.setInputFiles([{ name: 'spare.png', mimeType: 'image/png', buffer: await page.screenshot() }])
  await staff.getByRole('button', { name: 'Delete: spare.png' }).click()
  await staff.getByRole('button', { name: 'Delete now: spare.png' }).click()
  await expect(staff.getByText('spare.png', { exact: true }).and(staff.locator('p'))).toHaveCount(0)
  await context.close()
})
