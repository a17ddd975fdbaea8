// SPDX-License-Identifier: Apache-2.0
/**
 * Which program uses which sentences, by the first word of the key, so that a browser loads only its own: the
 * servers use `fault.`, `alert.`, `bank.`, `mail.`, `page.` and `region.`, the operator console `console.`, the game
 * frame `studio.`, all of them `common.`. All other keys belong to the site: those of the frame and the first view are `site`, those of
 * pages that everybody reads `pages`, those of logging in and of all that a member has `account` (tools/check/first-view.ts
 * holds the borders).
 * The servers have everything except the sentences of the console.
 */
export const audiences = ['server', 'site', 'pages', 'account', 'console', 'studio'] as const
export type Audience = (typeof audiences)[number]

const owners: Record<string, Audience> = {
  fault: 'server',
  alert: 'server',
  bank: 'server',
  mail: 'server',
  page: 'server',
  region: 'server',
  console: 'console',
  studio: 'studio',
  games: 'pages',
  gameWindow: 'pages',
  search: 'pages',
  help: 'pages',
  filters: 'pages',
  numbers: 'pages',
  dispute: 'account',
  payout: 'account',
  feedback: 'pages',
  downloads: 'pages',
  promotions: 'account',
  mall: 'account',
  bonuses: 'account',
  bonusPrice: 'account',
  rewardCentre: 'account',
  ranks: 'account',
  rebates: 'account',
  missions: 'account',
  referral: 'account',
  saferPlay: 'account',
  identityCheck: 'account',
  liabilities: 'account',
  timeline: 'account',
  lottery: 'pages',
  sportsbook: 'pages',
  center: 'account',
  inbox: 'account',
  agents: 'account',
  entry: 'account',
  protect: 'account',
  pattern: 'account',
  contracts: 'account',
  wallet: 'account',
  bets: 'pages',
  identity: 'account',
  members: 'account',
}

/** What the frame and the first view say of nouns whose other sentences come with their pages. */
const firstView: ReadonlySet<string> = new Set([
  'wallet.balance',
  'wallet.balance.hide',
  'wallet.balance.show',
  'wallet.balance.refresh',
  'wallet.balance.hidden',
  'wallet.deposit',
  'wallet.withdraw',
  'wallet.history',
  'bets.title',
  'identity.login',
  'identity.register',
  'identity.logout',
  'identity.logout.question',
  'identity.welcome',
  'members.center',
])

/** What pages that everybody reads say of a member's nouns: in the search, beside a game, of a stake. */
const publicPages = [
  'bonuses.countsPercent',
  'center.bonusDetails',
  'center.messageV2',
  'center.personalProfit',
  'center.playerRank',
  'mall.title',
  'members.security',
  'missions.counts.',
  'missions.progress',
  'missions.title',
  'referral.title',
  'rewardCentre.title',
  'saferPlay.refused.',
  'saferPlay.title',
  'wallet.amount.range',
]

/**
 * Refusals that pages say, too, before the server has to: those of other services that they call themselves, and those that they
 * foresee.
 */
const refusalsOnPages: Partial<Record<Audience, readonly string[]>> = {
  pages: [
    'fault.lottery.drawClosed',
    'fault.lottery.notOnSale',
    'fault.sportsbook.cashOutTarget',
    'fault.sportsbook.cashOutTooSmall',
    'fault.sportsbook.cashOutWaits',
    'fault.sportsbook.priceChanged',
  ],
  account: ['fault.identity.thirdParty.'],
}

/** The names of plays are used by the console, too. */
const playWords = [
  'lottery.play.',
  'lottery.side.',
  'lottery.tier.',
  'lottery.hits',
  'lottery.row.',
  'lottery.position.',
]

/** The names of markets and outcomes of the sportsbook are used by the console, too. */
const marketWords = ['sportsbook.market.', 'sportsbook.outcome.', 'sportsbook.period.']

/** What fields say of numbers is used wherever there are fields. */
const numberWords = 'numbers.'

/** Whether the catalogue of `audience` contains `key`. */
export function isForAudience(audience: Audience, key: string): boolean {
  const first = firstWord(key)
  const owner = firstView.has(key) ? 'site' : isOnPublicPages(key) ? 'pages' : (owners[first] ?? 'site')
  if (first === 'common') return audience !== 'pages' && audience !== 'account'
  if (audience === 'console' && [...playWords, ...marketWords].some((start) => key.startsWith(start)))
    return true
  if (['console', 'studio'].includes(audience) && key.startsWith(numberWords)) return true
  if (refusalsOnPages[audience]?.some((start) => key.startsWith(start))) return true
  return owner === audience || (audience === 'server' && owner !== 'console')
}

/** A name that ends with a point stands for all that begin so. */
const isOnPublicPages = (key: string): boolean =>
  publicPages.some((each) => key === each || (each.endsWith('.') && key.startsWith(each)))

/** Whether a key is translated: operators read English. */
export function isTranslated(key: string): boolean {
  return !['console', 'alert'].includes(firstWord(key))
}

function firstWord(key: string): string {
  return key.slice(0, key.indexOf('.'))
}
