// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { line, Moment } from '../kit/index.ts'
import { faultsOfOffer, offer } from '../promotions/offer.ts'

export type { PromotionOffer } from '../promotions/offer.ts'

/**
 * B banner, PL notice, H headline (a notice pinned at the head), PU publicity popup, PR promotion, HP help
 * page, AN announcement that only agents read.
 */
export const contentKinds = ['B', 'PL', 'H', 'PU', 'PR', 'HP', 'AN'] as const
export const ContentKind = z.enum(contentKinds)
export type ContentKind = z.output<typeof ContentKind>

export const bannerGroups = [
  'home',
  'rng',
  'live',
  'fish',
  'pvp',
  'sports',
  'esports',
  'lottery',
  'download',
  'promotion',
  'shop',
  'help',
  'register',
  'inhouse',
] as const
export type BannerGroup = (typeof bannerGroups)[number]
/**
 * Which special page a help item is; `help` for any other. At most one item of each special page is
 * published.
 */
export const helpPages = ['help', 'terms', 'responsiblePlay', 'privacy', 'rules', 'about'] as const
export const HelpPage = z.enum(helpPages)
export const LinkageType = z.enum(['NONE', 'URL', 'PAGE', 'PROMO', 'GAME', 'CS'])

const languageCode = z.string().regex(/^[A-Z]{2,3}(-[A-Z]{2})?$/)
const largestTexts = 32

/**
 * The words of an item in one language. `content` is HTML and is sanitised by the server; banners use
 * `summary` as their second line; `category` is the name of a promotion's category in this language, if it
 * differs.
 */
const words = z.strictObject({
  title: line(120).min(1),
  summary: line(300).default(''),
  action: line(40).default(''),
  category: line(40).default(''),
  content: z.string().max(50_000).default(''),
})
export type ContentWords = z.output<typeof words>

/** A picture: from the library, per shape; otherwise it is drawn from an id and a theme. */
const picture = z.strictObject({
  wide: z.number().int().min(1).nullable().default(null),
  phone: z.number().int().min(1).nullable().default(null),
  artId: z
    .string()
    .regex(/^[A-Za-z0-9-]{0,40}$/)
    .default(''),
  theme: z
    .string()
    .regex(/^[A-Za-z]{0,30}$/)
    .default(''),
})
export type ContentPicture = z.output<typeof picture>

const common = {
  texts: z.record(languageCode, words),
  /** Visible from and until; null: no limit. */
  from: Moment.nullable().default(null),
  until: Moment.nullable().default(null),
}

const banner = z.strictObject({
  kind: z.literal('B'),
  ...common,
  groupName: z.enum(bannerGroups),
  linkageType: LinkageType.default('NONE'),
  url: z.string().trim().max(500).default(''),
  picture,
})
const notice = z.strictObject({ kind: z.literal('PL'), ...common })
const headline = z.strictObject({ kind: z.literal('H'), ...common })
const popup = z.strictObject({ kind: z.literal('PU'), ...common })
const toAgents = z.strictObject({ kind: z.literal('AN'), ...common })
const promotion = z.strictObject({
  kind: z.literal('PR'),
  ...common,
  category: line(40).min(1),
  startTime: Moment.nullable().default(null),
  endTime: Moment.nullable().default(null),
  picture,
  /** Absent for a promotion that only informs. */
  offer: offer.optional(),
})
const help = z.strictObject({ kind: z.literal('HP'), ...common, page: HelpPage.default('help') })

const inOrder = (first: number | null, last: number | null): boolean =>
  first === null || last === null || first < last

const ownPath = /^\/(?![/\\])[^\s\\]*$/
const links: Record<z.output<typeof LinkageType>, RegExp> = {
  NONE: /^$/,
  CS: /^$/,
  PAGE: ownPath,
  URL: /^https:\/\/[^\s\\@]+$/,
  PROMO: /^[1-9]\d{0,8}$/,
  GAME: /^[\w-]{1,60}$/,
}

/** One item as an operator writes it: words per language, schedule, and the fields of its kind. */
export const ContentBody = z
  .discriminatedUnion('kind', [banner, notice, headline, popup, promotion, help, toAgents])
  .superRefine((body, context) => {
    const wrong = (...path: string[]): void => {
      context.addIssue({ code: 'custom', path, message: 'not right' })
    }
    const codes = Object.keys(body.texts)
    if (codes.length > largestTexts || !(codes.includes('TY') || codes.includes('EN'))) wrong('texts')
    if (!inOrder(body.from, body.until)) wrong('until')
    if (body.kind === 'PR' && !inOrder(body.startTime, body.endTime)) wrong('endTime')
    if (body.kind === 'PR' && body.offer)
      for (const path of faultsOfOffer(body.offer, body)) wrong(...path.split('.'))
    if (body.kind === 'B' && !links[body.linkageType].test(body.url)) wrong('url')
  })
export type ContentBody = z.output<typeof ContentBody>
export type ContentBodyOf<Kind extends ContentKind> = Extract<ContentBody, { kind: Kind }>

export const ContentState = z.enum(['draft', 'published', 'archived'])
export type ContentState = z.output<typeof ContentState>

/** The purpose of a picture in the library; each purpose has its own sizes. */
export const MediaKind = z.enum(['bannerWide', 'bannerPhone', 'tile', 'avatar', 'logo', 'inline'])
export type MediaKind = z.output<typeof MediaKind>
