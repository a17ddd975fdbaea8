// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { admin } from '../pages/console.ts'
import { openBrand } from '../support/brand.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'

test('a draft is seen on the site by whoever holds the address of its preview, and by nobody else @long', async ({
  page,
  request,
  picture,
}) => {
  const { token } = await signInOperator(request, admin)
  const title = 'How a draft of help looks'
  const body = {
    kind: 'HP' as const,
    texts: {
      EN: {
        title,
        content: '<p class="lead">Not <b>published</b> yet.</p><ul><li>one</li><li>two</li></ul>',
      },
    },
  }
  const { id } = await callServer(request, 'backoffice.createContent', { body }, token)
  const { url } = await callServer(request, 'backoffice.previewContent', { id }, token)

  await page.goto(url)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText('Not published yet.')).toBeVisible()
  await picture('preview')

  await page.goto('/helpmc')
  const [published] = (await callServer(request, 'messages.helpCenter', {})).list
  await expect(page.getByRole('heading', { name: published!.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
})

test.describe('with news to show', () => {
  test.use({ publicity: true })

  test(
    'nothing lies above a preview, unless it is what is previewed @long',
    { tag: '@long' },
    async ({ page, context }) => {
      const brand = await openBrand(context)
      const news = (title: string) => ({
        kind: 'PU' as const,
        texts: {
          EN: { title, content: `<p>${title} in full</p>` },
          TY: { title, content: `<p>${title} in full</p>` },
        },
      })
      await brand.publish(news('Old news'))
      const { token } = await signInOperator(context.request, admin)
      const draft = async (body: CallInput<'backoffice.createContent'>['body']): Promise<string> => {
        const { id } = await callServer(
          context.request,
          'backoffice.createContent',
          { brandCode: brand.code, body },
          token,
        )
        return (await callServer(context.request, 'backoffice.previewContent', { id }, token)).url
      }
      const promotion = new URL(
        await draft({
          kind: 'HP',
          texts: {
            EN: { title: 'A new topic', content: '<p>topic</p>' },
            TY: { title: 'A new topic', content: '<p>topic</p>' },
          },
        }),
      )
      const fresh = new URL(await draft(news('Fresh news')))
      const dialog = page.getByRole('dialog')

      await page.goto(brand.at(`/promotions${promotion.search}`))
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForTimeout(4_000)
      await expect(dialog).toHaveCount(0)
      await page.goto(brand.at(`/promotions${fresh.search}`))
      await expect(dialog).toContainText('Fresh news in full')
      await expect(dialog).not.toContainText('Old news')
      await page.goto(brand.at('/promotions'))
      await expect(dialog).toContainText('Old news in full')
    },
  )
})
