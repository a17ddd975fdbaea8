// SPDX-License-Identifier: Apache-2.0
import { AsyncLocalStorage } from 'node:async_hooks'
import { traceHeaders } from './traces.ts'

/** In which header an id comes in, goes out and travels on. */
export const requestIdHeader = 'x-request-id'
const wellFormed = /^[\w.-]{8,64}$/

/**
 * Gives each request an id: the one that its sender names, if it is well formed, or a new one. An id is a
 * label, never a proof.
 */
export function createRequestIds(prefix: string): (headers: Readonly<Record<string, unknown>>) => string {
  let made = 0
  return (headers) => {
    const given = headers[requestIdHeader]
    return typeof given === 'string' && wellFormed.test(given)
      ? given
      : `${prefix}-${(made += 1).toString(36).padStart(4, '0')}`
  }
}

const current = new AsyncLocalStorage<string>()

/** Does work for a request, so that whatever is logged and asked meanwhile knows for which. */
export const inRequest = <Result>(id: string, work: () => Result): Result => current.run(id, work)
/** The id of the request for which this work is done; undefined for what nobody asked. */
export const requestId = (): string | undefined => current.getStore()
/** What every log line of this work carries besides. */
export const requestFields = (): object => {
  const request = current.getStore()
  return request === undefined ? {} : { request }
}
/**
 * The headers under which another server hears for which request it is asked, and below which span its work
 * belongs.
 */
export const requestHeaders = (): Record<string, string> => {
  const id = current.getStore()
  return { ...(id === undefined ? {} : { [requestIdHeader]: id }), ...traceHeaders() }
}
