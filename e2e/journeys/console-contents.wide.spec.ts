// SPDX-License-Identifier: Apache-2.0
import { admin, beginItem, chooseBrand, goTo, openConsole, press } from '../pages/console.ts'
import { openBrand } from '../support/brand.ts'
import { askHouse, signInOperator } from '../support/house-client.ts'
import { expect, test } from '../support/journey.ts'

test('a banner is published, rewritten, rolled back and put off, and the site follows', async ({
  page,
  browser,
  picture,
}) => {
  const brand = await openBrand(page.context())
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  await beginItem(staff, 'Banner')
  await staff.getByRole('textbox', { name: 'Title' }).fill('First words')
  await press(staff, 'Publish', 'Published')
  const shown = page.getByRole('main')
  await page.goto(brand.at('/'))
  await expect(shown.getByText('First words').first()).toBeVisible()

  await staff.getByRole('textbox', { name: 'Title' }).fill('Second words')
  await press(staff, 'Publish', 'Published')
  await page.goto(brand.at('/'))
  await expect(shown.getByText('Second words').first()).toBeVisible()

  await staff.getByRole('button', { name: 'Revisions (2)' }).click()
  const revisions = staff.getByRole('dialog', { name: 'Revisions' })
  await expect(revisions.getByText('First', { exact: false }).first()).toBeVisible()
  await picture('revisions', { of: context })
  await revisions.getByRole('button', { name: 'Publish revision 1 again' }).click()
  await expect(revisions).toBeHidden()
  await page.goto(brand.at('/'))
  await expect(shown.getByText('First words').first()).toBeVisible()

  await staff.getByRole('button', { name: 'Preview' }).click()
  await expect(staff.frameLocator('iframe').getByText('First words').first()).toBeVisible()
  await picture('preview', { of: context })
  await staff
    .getByRole('dialog', { name: 'Preview' })
    .getByRole('button', { name: 'Close', exact: true })
    .click()

  await staff.getByLabel('Shown from').fill('2099-01-01T10:00')
  await press(staff, 'Publish for these times', 'Published for its times')
  await expect(staff.getByText('Not in its time')).toBeVisible()
  await page.goto(brand.at('/'))
  await expect(shown.getByRole('heading').first()).toBeVisible()
  await expect(page.getByText('First words')).toHaveCount(0)
  await context.close()
})

test('a page of help is written with the toolbar, stands on the site, and goes when it is archived', async ({
  page,
  browser,
  picture,
}) => {
  const brand = await openBrand(page.context())
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  await beginItem(staff, 'Help')
  await staff.getByRole('textbox', { name: 'Title' }).fill('How to find us')
  const text = staff.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('plain words<script>alert(1)</script>')
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 5))
  await staff.getByRole('button', { name: 'Bold' }).click()
  await expect(text).toHaveValue(/^<b>plain<\/b> words/)
  const drawn = staff.getByRole('region', { name: 'As drawn: Text' })
  await expect(drawn.locator('b')).toHaveText('plain')
  await expect(drawn).not.toContainText('alert')
  await staff
    .getByRole('button', { name: /^German|^French/ })
    .first()
    .click()
  await expect(staff.getByRole('textbox', { name: 'Title' })).toHaveAttribute('placeholder', 'How to find us')
  await picture('help-editor', { of: context })
  await press(staff, 'Publish', 'Published')
  await page.goto(brand.at('/helpmc'))
  await expect(page.getByRole('heading', { name: 'How to find us' })).toBeVisible()
  await expect(page.getByText('plain words')).toBeVisible()
  await press(staff, 'Archive', 'Archived')
  await page.goto(brand.at('/helpmc'))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How to find us' })).toHaveCount(0)
  await context.close()
})

test('two editors meet at one item: the later one reads the words of the other, and nothing is lost', async ({
  page,
  browser,
  picture,
}) => {
  const brand = await openBrand(page.context())
  const { token } = await signInOperator(page.request, admin)
  const body = (title: string) => ({ kind: 'PL' as const, texts: { EN: { title, content: '<p>Text</p>' } } })
  const { id, version } = await askHouse(
    page.request,
    'backoffice.createContent',
    { merchant: brand.code, body: body('As it was') },
    token,
  )
  const { context, staff } = await openConsole(browser)
  await staff.goto(`/console/contents/${id}`)
  await staff.getByRole('textbox', { name: 'Title' }).fill('My words')
  await askHouse(page.request, 'backoffice.saveContent', { id, version, body: body('Their words') }, token)
  await staff.getByRole('button', { name: 'Save draft' }).click()
  const meeting = staff.getByRole('alert').filter({ hasText: 'Their words against yours' })
  await expect(meeting.locator('del')).toContainText('Their')
  await expect(meeting.locator('ins')).toContainText('My')
  await picture('two-editors', { of: context })
  await meeting.getByRole('button', { name: 'Keep mine' }).click()
  await press(staff, 'Save draft', 'Draft saved')
  const { draft } = await askHouse(page.request, 'backoffice.content', { id }, token)
  expect(draft.texts.EN?.title).toBe('My words')
  await context.close()
})

test('items are put in order by keyboard, and the order stays', async ({ page, browser }) => {
  const brand = await openBrand(page.context())
  for (const title of ['One', 'Two', 'Three'])
    await brand.publish({ kind: 'PL', texts: { EN: { title, content: '<p>Text</p>' } } })
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  await goTo(staff, 'Contents')
  await staff.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Notice' })
  const titles = staff.getByRole('list', { name: 'Contents' }).getByRole('link')
  await expect(titles).toHaveCount(3)
  const [first = '', second = '', third = ''] = await titles.allInnerTexts()
  await staff.getByRole('button', { name: `Move up: ${third}` }).press('Enter')
  await expect(titles).toHaveText([first, third, second])
  await titles.filter({ hasText: second }).dragTo(titles.filter({ hasText: first }))
  await expect(titles).toHaveText([second, first, third])
  await staff.reload()
  await goTo(staff, 'Contents')
  await staff.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Notice' })
  await expect(titles).toHaveText([second, first, third])
  await context.close()
})

test('the library takes a picture, says why it takes no other file, and deletes what nothing uses', async ({
  page,
  browser,
  picture,
}) => {
  const brand = await openBrand(page.context())
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  await goTo(staff, 'Media library')
  const files = staff.locator('input[type=file]')
  await files.setInputFiles([
    { name: 'stage.png', mimeType: 'image/png', buffer: await page.screenshot() },
    { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear house, this is a letter.') },
  ])
  const uploads = staff.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect(uploads.filter({ hasText: 'stage.png' })).toContainText('Taken in')
  await expect(uploads.filter({ hasText: 'letter.png' })).toContainText('Refused')
  await expect(uploads.filter({ hasText: 'letter.png' }).getByRole('alert')).toContainText(/picture/)
  await picture('media', { of: context })
  await files.setInputFiles([
    { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear house') },
  ])
  await expect(staff.getByText('letter.txt is no PNG, JPG or WebP picture.')).toBeVisible()

  await beginItem(staff, 'Banner')
  await staff.getByRole('textbox', { name: 'Title' }).fill('With a picture')
  await staff
    .getByRole('group', { name: 'Picture for wide screens' })
    .getByRole('button', { name: 'Choose a picture' })
    .click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Choose: stage.png' }).click()
  await press(staff, 'Publish', 'Published')
  await goTo(staff, 'Media library')
  await expect(staff.getByText('Used by')).toBeVisible()
  await expect(staff.getByRole('button', { name: 'Delete: stage.png' })).toHaveCount(0)
  await page.goto('/')
  await files.setInputFiles([{ name: 'spare.png', mimeType: 'image/png', buffer: await page.screenshot() }])
  await staff.getByRole('button', { name: 'Delete: spare.png' }).click()
  await staff.getByRole('button', { name: 'Delete now: spare.png' }).click()
  await expect(staff.getByText('spare.png', { exact: true }).and(staff.locator('p'))).toHaveCount(0)
  await context.close()
})
