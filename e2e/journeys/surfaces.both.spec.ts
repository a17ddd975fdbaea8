// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { text, type Language } from '@tessera/texts'
import { expectSettled } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { changeSite } from '../support/answers.ts'
import { expect, test } from '../support/journey.ts'
import { openAgent } from '../support/agent.ts'
import { openBrand } from '../support/brand.ts'
import { openMember, registerMember } from '../support/member.ts'
import {
  agentSurfaces,
  memberSurfaces,
  olderSurfaces,
  playSurfaces,
  type Say,
  type Surface,
  visitorSurfaces,
} from '../support/surfaces.ts'
import { expectWhole } from '../support/whole.ts'

test.describe.configure({ timeout: 300_000 })

/** What axe asks of the page around, which an open menu holds back. */
const pageRules = ['landmark-one-main', 'page-has-heading-one']

/** So many at a time: the tests of one run share the machine. */
const atATime = 9
const partsOf = (surfaces: readonly Surface[]): Surface[][] =>
  Array.from({ length: Math.ceil(surfaces.length / atATime) }, (_, part) =>
    surfaces.slice(part * atATime, (part + 1) * atATime),
  )

/** From left to right and from right to left; each in both themes. */
for (const language of ['EN', 'AR'] as const) {
  for (const [part, surfaces] of partsOf(visitorSurfaces).entries()) {
    test(`what a visitor can open can be used by everybody, in ${language}, part ${part + 1} @long`, async ({
      page,
      isMobile,
      complaints,
      picture,
    }) => {
      complaints.allow(/status of 404/)
      await offerEverything(page)
      await visit(page, language, isMobile, surfaces, picture)
    })
  }

  for (const [part, surfaces] of partsOf(memberSurfaces).entries()) {
    test(`what a member can open can be used by everybody, in ${language}, part ${part + 1} @long`, async ({
      page,
      isMobile,
      complaints,
      picture,
    }) => {
      complaints.allow(/status of 40[03]/)
      await offerEverything(page)
      await openMember(page, { balance: 60, affiliateCode: 'DEMO2468' })
      await visit(page, language, isMobile, surfaces, picture)
    })
  }

  test(`what an agent can open can be used by everybody, in ${language} @long`, async ({
    page,
    isMobile,
    picture,
  }) => {
    await openAgent(page)
    await visit(page, language, isMobile, agentSurfaces, picture)
  })

  test(`a game above the page, and what asks for an age before it, can be used by everybody, in ${language} @long`, async ({
    page,
    isMobile,
    picture,
  }) => {
    const brand = await openBrand(page.context(), { 'play.gameWindow': 'modal' })
    const visitor = await brand.visit()
    const { token } = await registerMember({ request: visitor })
    await visitor.dispose()
    await page.addInitScript(
      (own) => {
        if (top === self && location.hostname.startsWith(own.code)) sessionStorage.setItem('token', own.token)
      },
      { token, code: brand.code },
    )
    await brand.change({ 'site.ageLimit': 21 })
    await visit(page, language, isMobile, playSurfaces, picture, brand.at)
    await brand.change({ 'play.ageByGames': [{ games: 'INHOUSE', age: 25 }] })
    await visit(page, language, isMobile, olderSurfaces, picture, brand.at)
  })
}

/** Every feature that the installation knows is switched on for this page. */
const offerEverything = (page: Page): Promise<void> =>
  changeSite(page, ({ whitelabel }) => ({
    captcha: { enabled: true, required: true },
    whitelabel: {
      ...whitelabel,
      mobileRegister: true,
      mobileRegisterPassword: true,
      verificationCodeLogin: true,
      countryCodeSelector: true,
      emailReset: true,
      freePlay: true,
      socialLogin: { google: true, facebook: true },
      twoFactor: true,
      passkeys: true,
    },
  }))

async function visit(
  page: Page,
  language: Language,
  isMobile: boolean,
  surfaces: readonly Surface[],
  picture: (name: string) => Promise<void>,
  at = (path: string): string => path,
): Promise<void> {
  // The frame of a game has no storage.
  await page.addInitScript((code) => {
    if (top === self) localStorage.setItem('hisLang', code)
  }, language)
  const say: Say = (key, values) => text(language, key, values)
  for (const { name, path, open, width, menu, inWindow } of surfaces) {
    if (width === (isMobile ? 'wide' : 'phone')) continue
    await test.step(name, async () => {
      await page.goto(at(path))
      const top = page.getByRole('dialog').last()
      if (/[?&](auth|center|agent|panel)=/.test(path)) await expect(top).toBeVisible()
      else await expect(page.locator('h1').first()).toBeAttached()
      await open?.({ page, say, top })
      if (inWindow) await expect(top).toBeVisible()
      await expectSettled(page)
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every(
            ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
          ),
      )
      for (const theme of ['dark', 'light'] as const) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset['theme'] = chosen
        }, theme)
        await expectAccessible(page, `${name}, ${theme}, ${language}`, menu ? { without: pageRules } : {})
        await picture(`${name.replace(/\W+/g, '-')}-${theme}-${language}`)
      }
      await expectWhole(page, `${name}, ${language}`)
    })
  }
}
