// SPDX-License-Identifier: Apache-2.0
import { AsyncLocalStorage } from 'node:async_hooks'
import { traceHeaders } from './traces.ts'

/** The header of an id in requests, answers and further requests. */
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

/** Runs work for a request, so that logs and outgoing requests have its id. */
export const inRequest = <Result>(id: string, work: () => Result): Result => current.run(id, work)
/** The id of the request for which this work runs; undefined without one. */
export const requestId = (): string | undefined => current.getStore()
/** Fields for every log line of this work. */
export const requestFields = (): object => {
  const request = current.getStore()
  return request === undefined ? {} : { request }
}
/** The headers that pass the id of the request and the current span to another server. */
export const requestHeaders = (): Record<string, string> => {
  const id = current.getStore()
  return { ...(id === undefined ? {} : { [requestIdHeader]: id }), ...traceHeaders() }
}
