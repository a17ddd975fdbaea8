import { admin } from '../pages/console.ts'
import { askHouse } from '../support/house-client.ts'
import { expect, test } from '../support/journey.ts'

test('a draft is seen on the site by whoever holds the address of its preview, and by nobody else', async ({ page, request, picture }) => {
  const { token } = await askHouse(request, 'backoffice.login', admin)
  const title = 'How a draft of help looks'
  const body = { kind: 'HP' as const, texts: { EN: { title, content: '<p class="lead">Not <b>published</b> yet.</p><ul><li>one</li><li>two</li></ul>' } } }
  const { id } = await askHouse(request, 'backoffice.createContent', { body }, token)
  const { url } = await askHouse(request, 'backoffice.previewContent', { id }, token)

  await page.goto(url)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Not published yet.')).toBeVisible()
  await picture('preview')

  await page.goto('/helpmc')
  await expect(page.getByRole('heading', { name: 'Deposits' })).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
})
