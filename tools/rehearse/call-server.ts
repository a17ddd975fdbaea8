// SPDX-License-Identifier: Apache-2.0
import { createHash, randomUUID } from 'node:crypto'
import type { CallInput, CallName, CallOutput } from '@tessera/contract'
import { fillPath } from '@tessera/contract/client/create-client'
import { seal } from '@tessera/contract/client/seal'
import { routes } from '@tessera/contract/generated/routes'
import { leadingZeroBits } from '@tessera/rules/identity/bot-check'
import type { Site } from './open-site.ts'

type Question<Name extends CallName> = Omit<CallInput<Name>, 'requestId'>
interface Envelope {
  success: boolean
  code?: string
  message?: string
  value: unknown
}

/** A call was refused: with its code, and the sentence that people read. */
export class CallRefused extends Error {
  readonly code: string
  constructor(call: string, code: string, sentence: string) {
    super(`${call} was refused: ${code} ${sentence}`)
    this.code = code
  }
}

/** Calls a running installation over HTTP, as a program does. Throws CallRefused. */
export async function callServer<Name extends CallName>(
  site: Site,
  name: Name,
  question: Question<Name>,
  token?: string,
): Promise<CallOutput<Name>> {
  const route = routes[name]
  const { path, rest } = fillPath(route.path, {
    ...question,
    ...(route.once ? { requestId: randomUUID() } : {}),
  })
  const reads = route.method === 'GET' || route.method === 'DELETE'
  const query =
    reads && Object.keys(rest).length > 0
      ? `?${new URLSearchParams(Object.entries(rest).map(([field, value]) => [field, String(value)]))}`
      : ''
  const payload = route.sealed ? { data: await sealed(site, rest) } : rest
  const json = !reads && !route.multipart
  const { response } = await site.fetch(path + query, {
    method: route.method,
    headers: {
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(reads ? {} : { body: json ? JSON.stringify(payload) : partsOf(payload) }),
  })
  const envelope = (await response.json().catch(() => ({ success: false }))) as Envelope
  if (!envelope.success)
    throw new CallRefused(name, envelope.code ?? String(response.status), envelope.message ?? '')
  return envelope.value as CallOutput<Name>
}

/** Text fields for a call that also takes files. */
function partsOf(fields: object): FormData {
  const parts = new FormData()
  for (const [field, value] of Object.entries(fields)) parts.append(field, String(value))
  return parts
}

async function sealed(site: Site, payload: object): Promise<string> {
  const { encryption } = await callServer(site, 'site.whitelabel', {})
  return seal(payload, encryption, Date.now())
}

/** A solved proof of work, good for one call. */
export async function solveBotCheck(site: Site) {
  const { botCheckType, botCheckId, challenge, difficulty } = await callServer(site, 'identity.botCheck', {})
  for (let result = 0; ; result += 1) {
    if (
      leadingZeroBits(
        createHash('sha256')
          .update(challenge + String(result))
          .digest(),
      ) >= difficulty
    )
      return { botCheckType, botCheckId, botCheckResult: String(result) }
  }
}
