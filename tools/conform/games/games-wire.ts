// SPDX-License-Identifier: Apache-2.0
import type { KeyObject } from 'node:crypto'
import type { Scenario } from '../scenario.ts'
import { Unexpected } from '../scenario.ts'
import { postSigned, type Signing } from '../signed.ts'

export interface GamesAnswer {
  readonly http: number
  /** The JSON of the answer; undefined if it is none. */
  readonly body: unknown
  readonly text: string
  readonly tookMs: number
}

/** The calls of one operator to one Games API. */
export interface GamesWire {
  readonly key: KeyObject
  readonly operator: string
  call(path: string, fields?: object): Promise<GamesAnswer>
  send(path: string, body: string, signing?: Signing): Promise<GamesAnswer>
}

/** What the scenarios of a Games API play with. */
export interface GamesContext {
  readonly wire: GamesWire
  readonly strangerKey: KeyObject
  /** The answer to /game/list: it may be asked for once a minute only. */
  readonly list: GamesAnswer
  /** The game to open: the one of the option, or the first enabled one. */
  readonly game: string
  readonly currency: string
  readonly site: string
  readonly transfer: boolean
}

export type GamesScenario = Scenario<GamesContext>

/** The platform waits for five seconds; a little more here, so that a late answer can be named. */
const callLimitMs = 8_000
export const replyLimitMs = 5_000

/** Calls the Games API below this address as an operator does. */
export function createGamesWire(url: string, operator: string, key: KeyObject): GamesWire {
  const send = async (path: string, body: string, signing: Signing = { key }): Promise<GamesAnswer> => {
    const began = performance.now()
    const { http, text } = await postSigned(`${url}/operator/generic/v2${path}`, body, signing, callLimitMs)
    return { http, text, body: jsonIn(text), tookMs: performance.now() - began }
  }
  return {
    key,
    operator,
    send,
    call: (path, fields = {}) => send(path, JSON.stringify({ operator_id: operator, ...fields })),
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

export function saidBy({ http, text }: GamesAnswer): string {
  return `HTTP ${http}: ${text.length > 200 ? `${text.slice(0, 200)}...` : text}`
}

/** The fields of an answer with HTTP 200, within the time that the platform waits. */
export function answeredBy(answer: GamesAnswer): Record<string, unknown> {
  const { http, body, tookMs } = answer
  if (tookMs > replyLimitMs) throw new Unexpected(`an answer after ${Math.round(tookMs)} ms`)
  if (http !== 200 || typeof body !== 'object' || body === null) throw new Unexpected(saidBy(answer))
  return body as Record<string, unknown>
}

/** A refusal: HTTP 400 to 499. */
export function refusedBy(answer: GamesAnswer, ...codes: number[]): string {
  const isRefusal = codes.length === 0 ? answer.http >= 400 && answer.http < 500 : codes.includes(answer.http)
  if (!isRefusal) throw new Unexpected(`${saidBy(answer)} instead of HTTP ${codes.join(' or ') || '4xx'}`)
  return saidBy(answer)
}

/** A web address in the answer. */
export function addressIn(answer: GamesAnswer): URL {
  const { url } = answeredBy(answer)
  if (typeof url !== 'string' || !/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Unexpected(saidBy(answer))
  return new URL(url)
}
