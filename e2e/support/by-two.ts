// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallName, CallOutput } from '@tessera/contract'
import { admin, deputy } from '../pages/console.ts'
import type { Asker } from './member.ts'
import { callServer, signInOperator } from './server-client.ts'

/** A call of the console by an admin, and by a second one if that is needed. */
export async function callByTwo<Name extends CallName>(
  { request }: Asker,
  name: Name,
  question: Omit<CallInput<Name>, 'requestId'>,
): Promise<CallOutput<Name>> {
  const { token } = await signInOperator(request, admin)
  try {
    return await callServer(request, name, question, token)
  } catch (error) {
    if (!String(error).includes('(409)')) throw error
    const { token: second } = await signInOperator(request, deputy)
    return callServer(request, name, question, second)
  }
}

/** A contract of the operator that one admin offers and another one approves. */
export async function offerByTwo(
  { request }: Asker,
  offer: Omit<CallInput<'backoffice.offerContract'>, 'requestId'>,
): Promise<void> {
  const { token } = await signInOperator(request, admin)
  const { request: waiting } = await callServer(request, 'backoffice.offerContract', offer, token)
  if (!waiting) return
  const { token: second } = await signInOperator(request, deputy)
  const decision = { id: waiting.requestId, reason: 'For a journey' }
  await callServer(request, 'backoffice.approveContractRequest', decision, second)
}
