import type { CallInput, CallName, CallOutput } from '@tessera/contract'
import { routes, type Route } from '@tessera/contract/generated/routes'
import { loseSession, sessionToken } from '../session/session.ts'
import { tabShelf } from '../session/tab-shelf.ts'
import { language, t } from '../texts/texts.ts'
import { Failure } from './failure.ts'
import { requestIdFor, settleRequestId } from './request-ids.ts'
import { seal, type SealingKey } from './seal.ts'

/** The calls of the site; the console has its own client. */
export type SiteCall = Exclude<CallName, `backoffice.${string}`>
/** What a page hands over: the request id is put in on the way. */
export type Question<Name extends SiteCall> = Omit<CallInput<Name>, 'requestId'>

interface House { merchantCode: string; encryption: SealingKey }
let house: House | undefined

/** What the first answer of the house says about itself; sealed calls need it. */
export function meetHouse(met: House): void {
  house = met
  tabShelf.setItem('merchant', met.merchantCode)
}

/**
 * Asks the house and gives the value of its answer. Throws a Failure with the house's own sentence for a refusal, and
 * with ours when no answer came. A dead session is let go here, once for all calls.
 */
export async function ask<Name extends SiteCall>(name: Name, question: Question<Name>): Promise<CallOutput<Name>> {
  const route = routes[name]
  const input: Record<string, unknown> = { ...question }
  if (route.once) input.requestId = requestIdFor(name, question, tabShelf)
  const token = sessionToken()
  try {
    const value = await send<CallOutput<Name>>(route, input, token)
    if (route.once) settleRequestId(name, question, tabShelf)
    return value
  } catch (error) {
    if (error instanceof Failure) {
      if (route.once && !error.uncertain) settleRequestId(name, question, tabShelf)
      if (error.status === 401 && token === sessionToken()) loseSession()
    }
    throw error
  }
}

async function send<Value>(route: Route, input: Record<string, unknown>, token: string | null): Promise<Value> {
  const { path, rest } = fillPath(route.path, input)
  const reads = route.method === 'GET' || route.method === 'DELETE'
  const headers: Record<string, string> = { language, platform: 'W' }
  if (house) headers.merchant = house.merchantCode
  if (token) headers.authorization = `Bearer ${token}`
  if (!reads) headers['content-type'] = 'application/json'
  const body = reads ? undefined : JSON.stringify(route.sealed ? { data: await closed(rest) } : rest)
  const response = await fetch(path + (reads ? toQuery(rest) : ''), { method: route.method, headers, body })
    .catch(() => { throw new Failure(t('common.error.network'), 'NETWORK', 0) })
  return open<Value>(response)
}

interface Envelope<Value> { success: boolean; value: Value; message: string; code: string }

async function open<Value>(response: Response): Promise<Value> {
  const envelope = await (response.json() as Promise<Envelope<Value>>).catch(() => undefined)
  if (typeof envelope?.success !== 'boolean') throw new Failure(t('common.error.network'), 'NO_ENVELOPE', response.ok ? 0 : response.status)
  if (!envelope.success) throw new Failure(envelope.message || t('common.error.unknown'), envelope.code, response.status, envelope.value)
  return envelope.value
}

async function closed(payload: Record<string, unknown>): Promise<string> {
  if (!house) throw new Failure(t('common.error.network'), 'NO_KEY', 0)
  if (!globalThis.isSecureContext) throw new Failure(t('common.error.insecure'), 'INSECURE', 400)
  return seal(payload, house.encryption, Date.now())
}

/** Puts fields into the `:name` parts of a path; what is left goes into query or body. */
export function fillPath(path: string, input: Record<string, unknown>): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

function toQuery(input: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) query.set(name, String(value))
  }
  return query.size === 0 ? '' : `?${query.toString()}`
}
