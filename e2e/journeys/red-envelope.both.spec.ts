// SPDX-License-Identifier: Apache-2.0
import { expectBalance } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openBrand, registerOn } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { anyText, text } from '../support/texts.ts'

const title = 'Lucky hour'

test('a red envelope states its rules, is opened by a press, and shows who got what @long', async ({
  page,
  context,
  picture,
}) => {
  test.setTimeout(120_000)
  const brand = await openBrand(context)
  await brand.publish({
    kind: 'PR',
    texts: { EN: { title, content: '<p>A pot for everybody who comes.</p>' } },
    category: 'Daily',
    picture: {},
    offer: {
      kind: 'RED_ENVELOPE',
      ...{ pot: 10, envelopes: 2, smallest: 5, largest: 5, opensAtMinute: 0, minutes: 1_440 },
    },
  })
  await registerOn(page, brand)
  await page.goto(brand.at('/promotions'))
  const card = page.getByRole('article').filter({ hasText: title })
  await card.getByRole('link', { name: `${text('promotions.status.CLAIM')}: ${title}` }).click()
  const details = page.getByRole('complementary', { name: text('promotions.details') })
  await expect(details.getByText(anyText('promotions.envelopeRule'))).toContainText('10.00')
  await expect(details.getByText(anyText('promotions.envelopeWhen'))).toContainText('00:00')
  const envelope = page.getByRole('region', { name: text('promotions.kind.RED_ENVELOPE') })
  await expect(envelope.getByText(text('promotions.envelopeDrawn'))).toBeVisible()
  await expectAccessible(page, 'a red envelope')
  await picture('open')
  await envelope.getByRole('button', { name: `${text('promotions.takeEnvelope')}: ${title}` }).press('Enter')
  await expect(envelope.getByRole('status')).toContainText(anyText('promotions.credited'))
  await expect(envelope.getByRole('button')).toHaveCount(0)
  await expect(envelope.getByRole('row').last()).toContainText('5.00')
  await expectAccessible(page, 'who got what')
  await picture('claimed')
  await expectBalance(page, 5)
})
