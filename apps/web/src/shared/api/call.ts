// SPDX-License-Identifier: Apache-2.0
import type { CallName, CallOutput } from '@tessera/contract'
import { createClient, type ServerFacts, type ClientInput } from '@tessera/contract/client/create-client'
import { Failure } from '@tessera/contract/client/failure'
import { firstRoutes } from '@tessera/contract/generated/first-routes'
import type { Route } from '@tessera/contract/generated/routes'
import { demandNewPassword, isDemanded } from '../session/forced-password.ts'
import { loseSession, sessionName, sessionToken } from '../session/session.ts'
import { askProof } from '../session/step-up.ts'
import { tabStorage } from '../session/tab-storage.ts'
import { loadAgain } from '../texts/load-again.ts'
import { language, t } from '../texts/texts.ts'
import { otherLines } from './other-lines.ts'
import { showRefusal } from './refusals.ts'

/** The calls of the site; the console has its own. */
export type SiteCall = Exclude<CallName, `backoffice.${string}`>
export type SiteInput<Name extends SiteCall> = ClientInput<Name>

const loadRoutes = () => import('@tessera/contract/generated/site-routes')

/** The first view makes few calls: the table of all loads when another one is made. */
async function routeOfPages(name: CallName): Promise<Route | undefined> {
  const { siteRoutes } = await loadAgain(loadRoutes).catch(() => {
    throw new Failure(t('common.error.network'), 'NETWORK', 0)
  })
  return (siteRoutes as Partial<Record<CallName, Route>>)[name]
}

const client = createClient({
  routeOf: (name) => firstRoutes[name] ?? routeOfPages(name),
  token: sessionToken,
  onDeadSession: loseSession,
  language: () => language,
  storage: tabStorage,
  otherLines,
  sentences: {
    network: () => t('common.error.network'),
    insecure: () => t('common.error.insecure'),
    unknown: () => t('common.error.unknown'),
  },
})

/** What the platform's first answer contains. */
export function meetServer(facts: ServerFacts): void {
  client.meet(facts)
  tabStorage.setItem('merchant', facts.merchantCode)
}

/**
 * Calls the platform; throws a Failure with a message for the user. A call that needs a login opens the login
 * panel; one that needs a fresh proof asks for it and then continues. Whoever keeps the id of a request that moves
 * money passes it.
 */
export async function call<Name extends SiteCall>(
  name: Name,
  input: SiteInput<Name>,
  requestId?: string,
): Promise<CallOutput<Name>> {
  const token = sessionToken()
  try {
    return await client.call(name, input, requestId)
  } catch (error) {
    if (error instanceof Failure) {
      if (token === null && error.status === 401) loseSession()
      if (error.code === 'PASSWORD_CHANGE_REQUIRED') await openChange(token)
      else if (error.code === 'STEP_UP_REQUIRED' && (await askProof()))
        return client.call(name, input, requestId)
      else showRefusal(error)
    }
    throw error
  }
}

/**
 * The session of this token can do nothing before its password is changed, and the page did not know: for
 * example, because another tab logged in.
 */
async function openChange(token: string | null): Promise<void> {
  // A call from before the change can be answered after it, when another session has started.
  const owes = (): boolean => token !== null && token === sessionToken() && !isDemanded()
  if (!owes()) return
  const username = sessionName() || (await client.call('members.info', {})).account
  if (owes()) demandNewPassword(username, '')
}
