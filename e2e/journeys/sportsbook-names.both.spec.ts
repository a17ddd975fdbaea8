// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { callServer } from '../support/server-client.ts'

const main = (page: Page) => page.getByRole('main')

for (const { language, theme, regions, spain } of [
  {
    language: 'VI',
    theme: 'dark',
    regions: ['Anh', 'Châu Âu', 'Tây Ban Nha', 'Đức', 'Italy', 'Pháp', 'Hoa Kỳ'],
    spain: 'tay ban nha',
  },
  {
    language: 'AR',
    theme: 'light',
    regions: ['إنجلترا', 'أوروبا', 'إسبانيا', 'ألمانيا', 'إيطاليا', 'فرنسا', 'الولايات المتحدة'],
    spain: 'إسبانيا',
  },
] as const)
  test(`countries and regions are named in ${language}, and found by these names`, async ({
    page,
    context,
    picture,
  }) => {
    await page.addInitScript(
      ([code, look]) => {
        localStorage.setItem('hisLang', code)
        localStorage.setItem('theme', look)
      },
      [language, theme] as const,
    )
    const english = await callServer(context.request, 'sportsbook.competitions', { sport: 'football' })
    for (const path of ['/sports', '/sportsbook']) {
      await page.goto(path)
      await expect(main(page).getByText(regions[0], { exact: true }).first()).toBeVisible()
      for (const { region } of english.filter(({ region }) => region !== 'Italy'))
        await expect(main(page).getByText(region, { exact: true }), `${path}: ${region}`).toHaveCount(0)
      await expectNoOverflow(page, path)
      await expectAccessible(page, path)
      await picture(`${path.slice(1)}-${language}`)
    }
    const named = await callServer(context.request, 'sportsbook.competitions', {
      sport: 'football',
      language,
    })
    expect([...regions]).toEqual(expect.arrayContaining(named.map(({ region }) => region)))
    await main(page).getByRole('searchbox').first().fill(spain)
    await expect(main(page).getByText('La Liga', { exact: true }).first()).toBeVisible()
    await picture(`found-${language}`)
  })
