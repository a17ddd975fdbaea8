// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { ContentBody, ContentKind, ContentState, ContentWords } from '@tessera/contract/messages/content'
import { promotionKinds } from '@tessera/rules/promotions/promotion-status'
import { translatedSets } from '@tessera/texts/languages'
import { languageName } from '../../../shared/language-name.ts'

export type { ContentBody, ContentKind, ContentState, ContentWords }
export type Item = CallOutput<'backoffice.contents'>['list'][number]
export type Whole = CallOutput<'backoffice.content'>
export type BannerGroup = Extract<ContentBody, { kind: 'B' }>['groupName']
export type LinkageType = Extract<ContentBody, { kind: 'B' }>['linkageType']
export type HelpPage = Extract<ContentBody, { kind: 'HP' }>['page']

export type Offer = NonNullable<Extract<ContentBody, { kind: 'PR' }>['offer']>

export const contentKinds: readonly ContentKind[] = ['B', 'PL', 'H', 'PU', 'PR', 'HP', 'AN']
export const isKind = (text: string): text is ContentKind => contentKinds.some((kind) => kind === text)
export const bannerGroups: readonly BannerGroup[] = [
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
]
export const linkageTypes: readonly LinkageType[] = ['NONE', 'PAGE', 'URL', 'PROMO', 'GAME', 'CS']
export const helpPages: readonly HelpPage[] = [
  'help',
  'terms',
  'responsiblePlay',
  'privacy',
  'rules',
  'about',
]

export const offerKinds: readonly Offer['kind'][] = promotionKinds

/** The initial offer of a kind. */
export function emptyOffer(kind: Offer['kind'] | undefined): Offer | undefined {
  switch (kind) {
    case 'AUTO':
      return { kind, target: 0, reward: 0 }
    case 'REVIEW':
      return { kind, reward: 0 }
    case 'RAFFLE':
      return { kind, prizes: [{ name: '', amount: 0, weight: 1 }] }
    case 'DEPOSIT':
      return { kind, which: 'FIRST', percent: 100, most: 0, minimum: 0 }
    case 'CASHBACK':
      return { kind, per: 'WEEK', percent: 5, least: 1, most: null }
    case 'RACE':
      return { kind, rankPrizes: [0, 0, 0], least: 0 }
    case 'CALENDAR':
      return { kind, days: [0, 0, 0, 0, 0, 0, 0], missed: 'wait' }
    case 'DROPS':
      return {
        kind,
        prizes: [{ name: '', amount: 0, percent: 1, perDay: 1 }],
        stake: 1,
        games: [],
        perMember: 1,
      }
    case 'RED_ENVELOPE':
      return { kind, pot: 0, envelopes: 10, smallest: 0, largest: 0, opensAtMinute: 20 * 60, minutes: 10 }
    case 'FREE_ROUNDS':
      return { kind, game: 'inh_dice', rounds: 10, stake: 0, days: 7 }
    case 'WHEEL':
      return {
        kind,
        prizes: [
          { name: '', amount: 0, weight: 1 },
          { name: '', amount: 0, weight: 1 },
        ],
        minimumValidBet: 0,
      }
    case undefined:
      return undefined
  }
}

const noPicture = { wide: null, phone: null, artId: '', theme: '' }
const common = { texts: {}, from: null, until: null }

/** The initial item of a kind. */
export function emptyBody(kind: ContentKind, groupName: BannerGroup = 'home'): ContentBody {
  switch (kind) {
    case 'B':
      return { kind, ...common, groupName, linkageType: 'NONE', url: '', picture: noPicture }
    case 'PR':
      return { kind, ...common, category: '', startTime: null, endTime: null, picture: noPicture }
    case 'HP':
      return { kind, ...common, page: 'help' }
    case 'PL':
    case 'H':
    case 'PU':
    case 'AN':
      return { kind, ...common }
  }
}

export type WordField = keyof ContentWords
export const noWords: ContentWords = { title: '', summary: '', action: '', category: '', content: '' }

/** An item of an answer, with every word and property filled in. */
export function filled(body: Whole['draft']): ContentBody {
  const texts = Object.fromEntries(
    Object.entries(body.texts).map(([code, words]) => [code, { ...noWords, ...words }]),
  )
  const picture = 'picture' in body ? { picture: { ...noPicture, ...body.picture } } : {}
  return { ...emptyBody(body.kind), ...body, texts, ...picture } as ContentBody
}

/** The words that an item of a kind has. */
export const wordFields: Readonly<Record<ContentKind, readonly WordField[]>> = {
  B: ['title', 'summary', 'action'],
  PL: ['title', 'content'],
  H: ['title', 'content'],
  PU: ['title', 'content'],
  PR: ['title', 'summary', 'action', 'category', 'content'],
  HP: ['title', 'content'],
  AN: ['title', 'content'],
}

/** The language codes of an item's words: every set of texts, and any others that the item has. */
export const codesOf = (body: ContentBody): string[] => [
  ...new Set(['EN', ...translatedSets, ...Object.keys(body.texts)]),
]
export const codeName = languageName

/** The words that visitors see if their language has none. */
export const fallbackWords = ({ texts }: ContentBody, code: string): ContentWords | undefined =>
  code === 'TY' ? texts.EN : code === 'EN' ? texts.TY : (texts.EN ?? texts.TY)

/** The item with one word of one language changed; a language without any words is removed. */
export function withWord(body: ContentBody, code: string, field: WordField, value: string): ContentBody {
  const words = { ...noWords, ...body.texts[code], [field]: value }
  const { [code]: _, ...others } = body.texts
  return {
    ...body,
    texts: Object.values(words).every((word) => word === '') ? others : { ...body.texts, [code]: words },
  }
}
