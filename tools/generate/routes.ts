// SPDX-License-Identifier: Apache-2.0
import { fileURLToPath } from 'node:url'
import { allCalls } from '@tessera/contract'
import { writeGenerated } from './write-generated.ts'

/**
 * Makes packages/contract/src/generated: the route tables that browsers use. They take only types from the
 * contract, so that the schema library stays out of their bundles.
 */
const folder = fileURLToPath(new URL('../../packages/contract/src/generated', import.meta.url))

const line = ({
  name,
  method,
  path,
  sealed,
  once,
  repeatable,
  form,
  multipart,
}: (typeof allCalls)[number]): string => {
  const flags = [
    sealed ? 'sealed: true' : '',
    once || repeatable ? 'once: true' : '',
    form ? 'form: true' : '',
    multipart ? 'multipart: true' : '',
  ].filter(Boolean)
  return `  '${name}': { method: '${method}', path: '${path}'${flags.map((flag) => `, ${flag}`).join('')} },`
}
/** What the frame and the first view of the site ask for, before anybody has pressed anything. */
const firstCalls: readonly string[] = [
  'site.permission',
  'site.status',
  'site.texts',
  'catalogue.vendors',
  'catalogue.homeSections',
  'messages.announcements',
  'rewards.winnerBoard',
  'members.info',
  'wallet.balance',
]
const ofConsole = (name: string): boolean => name.startsWith('backoffice.')
const note = '// Made by tools/generate/routes.ts from the contract. Do not edit.'

const files: Record<string, string> = {
  'routes.ts': `${note}
import type { CallName } from '../calls.ts'
import { siteRoutes } from './site-routes.ts'

export interface Route { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; sealed?: true; once?: true; form?: true; multipart?: true }

/** Every call. */
export const routes: Record<CallName, Route> = {
  ...siteRoutes,
${allCalls
  .filter(({ name }) => ofConsole(name))
  .map(line)
  .join('\n')}
}
`,
  'first-routes.ts': `${note}
import type { CallName } from '../calls.ts'
import type { Route } from './routes.ts'

type FirstCall =
${firstCalls.map((name) => `  | '${name}'`).join('\n')}

/** The calls of the first view: the table that loads before any other. */
export const firstRoutes: Record<FirstCall, Route> & Partial<Record<CallName, Route>> = {
${allCalls
  .filter(({ name }) => firstCalls.includes(name))
  .map(line)
  .join('\n')}
}
`,
  'site-routes.ts': `${note}
import type { CallName } from '../calls.ts'
import type { Route } from './routes.ts'

/** The calls of the site: its pages load no more than these. */
export const siteRoutes: Record<Exclude<CallName, \`backoffice.\${string}\`>, Route> = {
${allCalls
  .filter(({ name }) => !ofConsole(name))
  .map(line)
  .join('\n')}
}
`,
}

writeGenerated(folder, new Map(Object.entries(files)))
