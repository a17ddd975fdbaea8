// SPDX-License-Identifier: Apache-2.0
import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the sandbox vouches for, under a key that only this platform has. */
export interface SandboxAnswer {
  provider: string
  name: string
  redirectUri: string
  expiresAtMs: number
}

const tagOf = (key: Buffer, body: string): Buffer => createHmac('sha256', key).update(body).digest()

/** A code that contains its answer; nobody without the key can make one. */
export function writeAnswer(key: Buffer, answer: SandboxAnswer): string {
  const body = Buffer.from(JSON.stringify(answer)).toString('base64url')
  return `${body}.${tagOf(key, body).toString('base64url')}`
}

/** Undefined for a code that was not made here or has expired. */
export function readAnswer(key: Buffer, code: string, nowMs: number): SandboxAnswer | undefined {
  const [body = '', tag = ''] = code.split('.')
  const [expected, actual] = [tagOf(key, body), Buffer.from(tag, 'base64url')]
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
  const answer = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as SandboxAnswer
  return nowMs < answer.expiresAtMs ? answer : undefined
}
