// SPDX-License-Identifier: Apache-2.0
import type { ContentBody, ContentBodyOf, PromotionOffer } from '@tessera/contract/messages/content'
import { inBanner, inEveryLanguage, inOffer, inPage } from './spoken.ts'

/** An item of the demonstration, with how long ago it was published. */
export interface DemoItem {
  body: ContentBody
  hoursAgo?: number
}

type Banner = ContentBodyOf<'B'>
export type BannerGroup = Banner['groupName']

const always = { from: null, until: null }
const page = (
  kind: 'notices' | 'popups' | 'toAgents' | 'help',
  title: string,
  content: string,
): ContentBody['texts'] => inEveryLanguage({ title, content }, (set) => inPage(set, kind, title))
const drawn = (artId: string, theme: string) => ({ wide: null, phone: null, artId, theme })

/** Where a banner leads: nowhere, to a page of the site, to a game, or to customer service. */
export type Link = 'none' | 'service' | `/${string}` | `game:${string}`

export function banner(
  groupName: BannerGroup,
  theme: string,
  [title, summary, action = '']: [string, string, string?],
  link: Link = 'none',
): DemoItem {
  const artId = `${groupName}-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
    .slice(0, 40)
    .replace(/-$/, '')
  return {
    body: {
      kind: 'B',
      texts: inEveryLanguage({ title, summary, action }, (set) => inBanner(set, title)),
      ...always,
      groupName,
      ...linkOf(link),
      picture: drawn(artId, theme),
    },
  }
}

function linkOf(link: Link): Pick<Banner, 'linkageType' | 'url'> {
  if (link === 'none') return { linkageType: 'NONE', url: '' }
  if (link === 'service') return { linkageType: 'CS', url: '' }
  return link.startsWith('game:')
    ? { linkageType: 'GAME', url: link.slice('game:'.length) }
    : { linkageType: 'PAGE', url: link }
}

export const notice = (hoursAgo: number, title: string, content: string): DemoItem => ({
  hoursAgo,
  body: { kind: 'PL', texts: page('notices', title, content), ...always },
})
export const headline = (hoursAgo: number, title: string, content: string): DemoItem => ({
  hoursAgo,
  body: { kind: 'H', texts: page('notices', title, content), ...always },
})
export const toAgents = (hoursAgo: number, title: string, content: string): DemoItem => ({
  hoursAgo,
  body: { kind: 'AN', texts: page('toAgents', title, content), ...always },
})
export const popup = (hoursAgo: number, title: string, content: string): DemoItem => ({
  hoursAgo,
  body: { kind: 'PU', texts: page('popups', title, content), ...always },
})

export const help = (title: string, content: string, of: ContentBodyOf<'HP'>['page'] = 'help'): DemoItem => ({
  body: { kind: 'HP', texts: page('help', title, content), ...always, page: of },
})

interface Offer {
  category: string
  theme: string
  title: string
  summary: string
  content: string
  startTime?: number | null
  endTime?: number | null
  offer?: PromotionOffer
}
export function promotion({
  category,
  theme,
  title,
  summary,
  content,
  startTime = null,
  endTime = null,
  offer,
}: Offer): DemoItem {
  const artId = `offer-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`.slice(0, 40)
  return {
    body: {
      kind: 'PR',
      texts: inEveryLanguage({ title, summary, content: content + example }, (set) =>
        inOffer(set, title, category),
      ),
      ...always,
      category,
      startTime,
      endTime,
      picture: drawn(artId, theme),
      ...(offer ? { offer } : {}),
    },
  }
}

interface Lap extends Omit<Offer, 'summary' | 'content' | 'offer'> {
  /** Valid bets that it asks for, and what it pays for them, in units. */
  target: number
  reward: number
}

/** A promotion that pays once the valid bets since joining add up to its target. */
export function lap({ target, reward, ...offer }: Lap): DemoItem {
  const [bets, pays] = [target.toFixed(2), reward.toFixed(2)]
  return promotion({
    ...offer,
    summary: `Bet ${bets}, get ${pays}.`,
    offer: { kind: 'AUTO', target, reward },
    content: `<p>Join, and your valid bets count from then on. When they add up to <b>${bets}</b>, claim <b>${pays}</b> on this page.</p>`,
  })
}

const example = '<p class="note">An example of the demonstration site. Balances here are play money.</p>'
