// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import type { StudioDeps } from '../deps.ts'
import { tryTicket } from '../sessions/open-session.ts'
import { OperatorRefusal } from './operator-refusal.ts'

export const frameInput = z.strictObject({
  operator_id: z.string().min(1).max(255),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
})

/**
 * For the operator's self-test: opens the game at this launch address as its frame would, and closes it
 * again. `status` is the operator's wallet's answer to the token of the launch, empty if there was none.
 */
export async function openFrame(
  deps: StudioDeps,
  input: z.output<typeof frameInput>,
): Promise<{ opened: boolean; status: string }> {
  const url = new URL(input.url)
  const ticket = url.searchParams.get('ticket')
  if (url.origin !== new URL(deps.studioUrl).origin || ticket === null)
    throw new OperatorRefusal(400, 'invalid field url')
  return tryTicket(deps, ticket)
}
