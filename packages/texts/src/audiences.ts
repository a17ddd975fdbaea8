// SPDX-License-Identifier: Apache-2.0
/**
 * Who needs which sentences, told by the first word of the key, so that a browser loads only its own: `fault.`, `alert.`,
 * `bank.`, `mail.` and `page.` are spoken by the servers, `console.` by the operator console, `studio.` by the game frame,
 * `common.` by everyone. All other keys belong to the site: those of pages and panels that come later are `pages`, what the
 * frame and the first view say is `site`. The servers can say everything but the console's.
 */
export const audiences = ['server', 'site', 'pages', 'console', 'studio'] as const
export type Audience = (typeof audiences)[number]

const owners: Record<string, Audience> = {
  fault: 'server',
  alert: 'server',
  bank: 'server',
  mail: 'server',
  page: 'server',
  console: 'console',
  studio: 'studio',
  games: 'pages',
  search: 'pages',
  help: 'pages',
  filters: 'pages',
  dispute: 'pages',
  feedback: 'pages',
  downloads: 'pages',
  promotions: 'pages',
  mall: 'pages',
  lottery: 'pages',
  center: 'pages',
  inbox: 'pages',
  agents: 'pages',
  entry: 'pages',
  protect: 'pages',
  pattern: 'pages',
}

/** What other services refuse is said by the servers, and by the pages that ask those services themselves. */
const saidByBoth = 'fault.identity.thirdParty.'

/** Whether the catalogue of `audience` carries `key`. */
export function speaksTo(audience: Audience, key: string): boolean {
  const first = firstWord(key)
  const owner = owners[first] ?? 'site'
  if (first === 'common') return audience !== 'pages'
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
