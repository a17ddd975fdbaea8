// SPDX-License-Identifier: Apache-2.0
import { bannerGroups, ContentBody, type ContentKind } from '@tessera/contract/messages/content'
import { cleanHtml } from '@tessera/server/src/modules/messages/html/clean-html.ts'
import { isThemeName } from '@tessera/ui/art/index'
import { describe, expect, it } from 'vitest'
import { banners } from './banners.ts'
import { helpAbout } from './help-about.ts'
import { helpOnLaw } from './help-law.ts'
import { helpOnMoney } from './help-money.ts'
import { inboxMessages } from './inbox.ts'
import { agentNotices, notices, popups } from './notices.ts'
import { promotions } from './promotions.ts'
import { secondBrand } from './second-brand.ts'
import { inOtherLanguages, spokenLanguages } from './spoken.ts'

const helpPages = [...helpOnMoney, ...helpAbout, ...helpOnLaw]
const first = [
  ...banners,
  ...notices,
  ...agentNotices,
  ...popups,
  ...promotions(1_800_000_000_000),
  ...helpPages,
]
const all = [...first, ...secondBrand]
const count = (kind: ContentKind): number => first.filter(({ body }) => body.kind === kind).length
const contents = all.flatMap(({ body }) =>
  Object.values(body.texts).map(({ title, content }) => [title, content] as const),
)
const tagsOf = (content = ''): string[] => content.match(/<[^>]+>/g) ?? []
const figuresOf = (content = ''): string[] => (content.match(/\d[\d.,:]*\d/g) ?? []).toSorted()

describe('the contents of the demonstration', () => {
  it('are enough to see every part of the site filled', () => {
    for (const group of bannerGroups)
      expect([
        group,
        banners.filter(({ body }) => body.kind === 'B' && body.groupName === group).length >= 1,
      ]).toEqual([group, true])
    expect([count('PL') >= 9, count('H'), count('PU'), count('PR'), count('HP') >= 8]).toEqual([
      true,
      3,
      2,
      5,
      true,
    ])
    expect(new Set(first.flatMap(({ body }) => (body.kind === 'PR' ? [body.category] : []))).size).toBe(3)
    expect(
      helpPages
        .flatMap(({ body }) => (body.kind === 'HP' && body.page !== 'help' ? [body.page] : []))
        .toSorted(),
    ).toEqual(['about', 'privacy', 'responsiblePlay', 'rules', 'terms'])
  })

  it('promise money only where the platform pays it: by counting bets, by a draw or on application', () => {
    for (const { body } of all) {
      if (body.kind !== 'PR') continue
      const { title = '', summary = '', content = '' } = body.texts['EN'] ?? {}
      expect([title, /\d+\.\d\d/.test(summary + content)]).toEqual([title, body.offer !== undefined])
    }
  })

  it('are items that the console would take, with pictures that can be drawn, each its own', () => {
    for (const { body } of all) expect(ContentBody.safeParse(body).error?.issues ?? []).toEqual([])
    const pictures = first.flatMap(({ body }) =>
      body.kind === 'B' || body.kind === 'PR' ? [body.picture] : [],
    )
    for (const { theme } of pictures) expect([theme, isThemeName(theme)]).toEqual([theme, true])
    expect(new Set(pictures.map(({ artId }) => artId)).size).toBe(pictures.length)
  })

  it.each([...contents, ...inboxMessages.map(({ title, content }) => [title, content] as const)])(
    'lose nothing when they are cleaned: %s',
    (_, content) => {
      expect(cleanHtml(content)).toBe(content)
    },
  )

  it.each(spokenLanguages)(
    'say in %s all that they say in English, built alike and with the same figures',
    (language) => {
      for (const { body } of all) {
        const { texts } = body
        const [english, said] = [texts['EN'], texts[language]]
        expect([english?.title, said !== undefined]).toEqual([english?.title, true])
        expect([said?.summary === '', said?.action === '', said?.content === '']).toEqual([
          english?.summary === '',
          english?.action === '',
          english?.content === '',
        ])
        expect([said?.title, (said?.category ?? '') !== '']).toEqual([said?.title, body.kind === 'PR'])
        expect([said?.title, tagsOf(said?.content)]).toEqual([said?.title, tagsOf(english?.content)])
        expect([said?.title, figuresOf(said?.content)]).toEqual([said?.title, figuresOf(english?.content)])
      }
    },
  )

  it.each(spokenLanguages)(
    'say in %s what the messages of the demo member say, built alike and with the same figures',
    (language) => {
      for (const { title, content } of inboxMessages) {
        const said = inOtherLanguages(title)[language]
        expect([title, said !== undefined, said?.title === title]).toEqual([title, true, false])
        expect([title, tagsOf(said?.content), figuresOf(said?.content)]).toEqual([
          title,
          tagsOf(content),
          figuresOf(content),
        ])
        expect(cleanHtml(said?.content ?? '')).toBe(said?.content)
      }
    },
  )

  it.each(
    helpPages
      .flatMap(({ body }) => body.texts['EN'] ?? [])
      .map(({ title, content }) => [title, content] as const),
  )('help with a full text: %s', (_, content) => {
    const words = content
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(120)
    expect(words).toBeLessThanOrEqual(400)
  })
})
