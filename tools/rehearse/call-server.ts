// SPDX-License-Identifier: Apache-2.0
import { createHash, randomUUID } from 'node:crypto'
import type { CallInput, CallName, CallOutput } from '@tessera/contract'
import { fillPath } from '@tessera/contract/client/create-client'
import { seal } from '@tessera/contract/client/seal'
import { routes } from '@tessera/contract/generated/routes'
import { leadingZeroBits } from '@tessera/rules/identity/bot-check'

type Question<Name extends CallName> = Omit<CallInput<Name>, 'requestId'>
interface Envelope {
  success: boolean
  code?: string
  message?: string
  value: unknown
}

/** Calls a running installation over HTTP, as a program does. Throws with the call's name and its refusal. */
export async function callServer<Name extends CallName>(
  site: string,
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
  const response = await fetch(site + path + query, {
    method: route.method,
    headers: {
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(reads ? {} : { body: json ? JSON.stringify(payload) : partsOf(payload) }),
  })
  const envelope = (await response.json()) as Envelope
  if (!envelope.success)
    throw new Error(`${name} was refused: ${envelope.code ?? response.status} ${envelope.message ?? ''}`)
  return envelope.value as CallOutput<Name>
}

/** Text fields for a call that also takes files. */
function partsOf(fields: object): FormData {
  const parts = new FormData()
  for (const [field, value] of Object.entries(fields)) parts.append(field, String(value))
  return parts
}

async function sealed(site: string, payload: object): Promise<string> {
  const { encryption } = await callServer(site, 'site.whitelabel', {})
  return seal(payload, encryption, Date.now())
}

/** A solved proof of work, good for one call. */
export async function solveBotCheck(site: string) {
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
