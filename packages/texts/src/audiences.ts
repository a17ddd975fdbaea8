// SPDX-License-Identifier: Apache-2.0
/**
 * Which program uses which sentences, by the first word of the key, so that a browser loads only its own: the
 * servers use `fault.`, `alert.`, `bank.`, `mail.`, `page.` and `region.`, the operator console `console.`, the game
 * frame `studio.`, all of them `common.`. All other keys belong to the site: those of pages and panels that
 * load later are `pages`, those of the frame and the first view `site` (tools/check/first-view.ts holds the border).
 * The servers have everything except the sentences of the console.
 */
export const audiences = ['server', 'site', 'pages', 'console', 'studio'] as const
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
  dispute: 'pages',
  payout: 'pages',
  feedback: 'pages',
  downloads: 'pages',
  promotions: 'pages',
  mall: 'pages',
  bonuses: 'pages',
  bonusPrice: 'pages',
  rewardCentre: 'pages',
  ranks: 'pages',
  rebates: 'pages',
  missions: 'pages',
  referral: 'pages',
  saferPlay: 'pages',
  identityCheck: 'pages',
  liabilities: 'pages',
  timeline: 'pages',
  lottery: 'pages',
  sportsbook: 'pages',
  center: 'pages',
  inbox: 'pages',
  agents: 'pages',
  entry: 'pages',
  protect: 'pages',
  pattern: 'pages',
  contracts: 'pages',
  wallet: 'pages',
  bets: 'pages',
  identity: 'pages',
  members: 'pages',
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
  'wallet.type.POINT',
  'bets.title',
  'identity.login',
  'identity.register',
  'identity.logout',
  'identity.logout.question',
  'identity.welcome',
  'members.center',
])

/**
 * Refusals of other services are used by the servers, and by the pages that call those services themselves.
 */
const saidByBoth = 'fault.identity.thirdParty.'

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
  const owner = firstView.has(key) ? 'site' : (owners[first] ?? 'site')
  if (first === 'common') return audience !== 'pages'
  if (audience === 'console' && [...playWords, ...marketWords].some((start) => key.startsWith(start)))
    return true
  if (['console', 'studio'].includes(audience) && key.startsWith(numberWords)) return true
  if (audience === 'pages' && key.startsWith(saidByBoth)) return true
  return owner === audience || (audience === 'server' && owner !== 'console')
}

/** Whether a key is translated: operators read English. */
export function isTranslated(key: string): boolean {
  return !['console', 'alert'].includes(firstWord(key))
}

function firstWord(key: string): string {
  return key.slice(0, key.indexOf('.'))
}
