// SPDX-License-Identifier: Apache-2.0
import { createHash, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { CallInput, CallName, CallOutput } from '@tessera/contract'
import { fillPath } from '@tessera/contract/client/create-client'
import { seal } from '@tessera/contract/client/seal'
import { routes } from '@tessera/contract/generated/routes'
import { leadingZeroBits } from '@tessera/rules/identity/bot-check'

type Question<Name extends CallName> = Omit<CallInput<Name>, 'requestId'>
interface Envelope {
  success: boolean
  message: string
  value: unknown
}

/**
 * Asks the installation as its pages do, with the cookies of a browser context, to bring a journey to where it
 * begins. What a journey proves it does by hand on the page.
 */
export async function callServer<Name extends CallName>(
  request: APIRequestContext,
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
  const body = route.sealed ? { data: await closed(request, rest) } : rest
  const response = await request.fetch(path, {
    method: route.method,
    headers: { platform: 'W', language: 'EN', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(reads ? { params: asTexts(rest) } : { data: body }),
  })
  const envelope = (await response.json()) as Envelope
  if (!envelope.success)
    throw new Error(
      `${name} was refused (${response.status()}): ${envelope.message} ${JSON.stringify(envelope.value)}`,
    )
  return envelope.value as CallOutput<Name>
}

async function closed(request: APIRequestContext, payload: object): Promise<string> {
  const { whitelabel } = await callServer(request, 'site.permission', { host: 'localhost' })
  return seal(payload, whitelabel.encryption, Date.now())
}

/** A solved task that tells the installation that a human is here. */
export async function passBotCheck(request: APIRequestContext) {
  const { botCheckType, botCheckId, challenge, difficulty } = await callServer(
    request,
    'identity.botCheck',
    {},
  )
  for (let n = 0; ; n += 1) {
    if (
      leadingZeroBits(
        createHash('sha256')
          .update(challenge + String(n))
          .digest(),
      ) >= difficulty
    )
      return { botCheckType, botCheckId, botCheckResult: String(n) }
  }
}

/** Signs an operator in, with a solved task as the console does. */
export const signInOperator = async (
  request: APIRequestContext,
  who: { name: string; password: string },
): Promise<CallOutput<'backoffice.login'>> =>
  callServer(request, 'backoffice.login', { ...who, ...(await passBotCheck(request)) })

const asTexts = (question: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(question)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
