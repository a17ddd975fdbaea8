// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'

/** One address of the site, as search engines, shared links and the first answer of the server know it. */
export interface SitePage {
  path: string
  /** Its title in the tab; without one, only the name of the site. */
  title?: TextKey
  /** The kind of games of a category, which fills `{type}` in title and description. */
  type?: TextKey
  description: TextKey
  /** Whether search engines may index it: not personal pages, nor pages that repeat another one. */
  listed: boolean
  /** Its canonical address, if several lead to it. */
  canonical?: string
  /** The one part of the query that belongs to the address. */
  query?: string
}

const home = { description: 'page.home.description' } as const
const games = (path: string, type: TextKey): SitePage => ({
  path,
  title: 'page.games.title',
  type,
  description: 'page.games.description',
  listed: true,
})
const lottery = (path: string, listed = false): SitePage => ({
  path,
  title: 'lobby.type.LOTT',
  type: 'lobby.type.LOTT',
  description: 'page.games.description',
  listed,
})

/** Every address that leads to a page. Any other address gets the page "not found" with status 404. */
export const sitePages: readonly SitePage[] = [
  { path: '/', ...home, listed: true },
  { path: '/index', ...home, listed: false, canonical: '/' },
  { path: '/index.html', ...home, listed: false, canonical: '/' },
  { path: '/home', ...home, listed: false, canonical: '/' },
  { path: '/hot', title: 'shell.hot', description: 'page.hot.description', listed: true },
  { path: '/fav', ...home, listed: false },
  games('/inhouse', 'lobby.type.INHOUSE'),
  games('/rng', 'lobby.type.RNG'),
  games('/live', 'lobby.type.LIVE'),
  games('/fish', 'lobby.type.FISH'),
  games('/pvp', 'lobby.type.PVP'),
  games('/sports', 'lobby.type.SPORTS'),
  games('/esports', 'lobby.type.ESPORTS'),
  games('/cockfight', 'lobby.type.COCKFIGHT'),
  games('/lott', 'lobby.type.LOTT'),
  games('/elott', 'lobby.type.ELOTT'),
  lottery('/lottery'),
  lottery('/lotteryCenter', true),
  lottery('/lotteryStatistics'),
  lottery('/vnLottery'),
  {
    path: '/sportsbook',
    title: 'sportsbook.title',
    description: 'page.sportsbook.description',
    listed: true,
    query: 'sport',
  },
  {
    path: '/sportsbook/results',
    title: 'sportsbook.lobby.results',
    description: 'page.sportsbook.description',
    listed: false,
  },
  {
    path: '/sportsbook/seasons',
    title: 'sportsbook.seasons',
    description: 'page.sportsbook.description',
    listed: false,
  },
  { path: '/ticket', title: 'lottery.ticket', description: 'page.ticket.description', listed: false },
  {
    path: '/providers',
    title: 'page.providers.title',
    description: 'page.providers.description',
    listed: false,
    query: 'vassalage',
  },
  {
    path: '/sportsbook/event',
    title: 'sportsbook.title',
    description: 'page.sportsbook.description',
    listed: false,
    query: 'eventId',
  },
  {
    path: '/promotions',
    title: 'promotions.title',
    description: 'page.promotions.description',
    listed: true,
  },
  {
    path: '/promoDetail',
    title: 'promotions.title',
    description: 'page.promotions.description',
    listed: false,
    query: 'id',
  },
  { path: '/pointMall', title: 'mall.title', description: 'page.mall.description', listed: true },
  { path: '/help', title: 'help.title', description: 'page.help.description', listed: true },
  {
    path: '/helpmc',
    title: 'help.title',
    description: 'page.help.description',
    listed: false,
    canonical: '/help',
  },
  { path: '/down', title: 'shell.download', description: 'page.download.description', listed: true },
  {
    path: '/download',
    title: 'shell.download',
    description: 'page.download.description',
    listed: false,
    canonical: '/down',
  },
  { path: '/owned', title: 'liabilities.title', description: 'page.owned.description', listed: true },
  { path: '/login', title: 'page.login.title', ...home, listed: false },
  { path: '/social', title: 'page.login.title', ...home, listed: false },
  { path: '/register', title: 'page.register.title', description: 'page.register.description', listed: true },
  {
    path: '/register.html',
    title: 'page.register.title',
    description: 'page.register.description',
    listed: false,
    canonical: '/register',
  },
  { path: '/sportsbook/bets', title: 'sportsbook.bets', ...home, listed: false },
  { path: '/game', ...home, listed: false },
  { path: '/seamless', ...home, listed: false },
]

/** The page of a path, with or without a slash at its end; undefined if there is none. */
export function sitePage(path: string): SitePage | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  return sitePages.find((page) => page.path === plain)
}
