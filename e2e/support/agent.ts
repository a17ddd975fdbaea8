// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { callServer, passBotCheck } from './server-client.ts'
import { freshName, storeToken, type Asker, type Member } from './member.ts'

/** The agent of the demonstration installation, below whom all agents of journeys stand. */
const top = { username: 'agent', password: 'Agent-2468' }

const logIn = async (
  { request }: Asker,
  { username, password }: { username: string; password: string },
): Promise<string> =>
  (
    await callServer(request, 'identity.login', {
      type: 'username',
      username,
      password,
      ...(await passBotCheck(request)),
    })
  ).token

/** A new agent without a team, logged in on `page` from its next opening on. */
export async function openAgent(page: Page): Promise<Member> {
  const context = page.context()
  const [username, given, password] = [freshName(), 'Given-by-1357', 'Journey-1357']
  await callServer(
    context.request,
    'agents.registerAccount',
    { username, password: given, type: 1 },
    await logIn(context, top),
  )
  const first = await logIn(context, { username, password: given })
  // Whoever made the account knows its first password: it is changed before anything else.
  await callServer(
    context.request,
    'identity.changePassword',
    { oldPassword: given, newPassword: password, confirmNewPassword: password },
    first,
  )
  const token = await logIn(context, { username, password })
  await callServer(context.request, 'identity.firstLogin', {}, token)
  await storeToken(page, token)
  return { username, password, token }
}
