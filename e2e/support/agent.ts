// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { admin } from '../pages/console.ts'
import { callServer, passBotCheck, signInOperator } from './server-client.ts'
import { freshName, storeToken, type Asker, type Member } from './member.ts'

/** The agent of the demonstration, below whom the agents of journeys stand. */
const top = 'agent'
/** 2 and 42 are the head of a line of their own; 41 and 42 are test accounts. */
type AgentType = 1 | 2 | 41 | 42

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

/**
 * A new agent without a team, made by an operator, logged in on `page` from its next opening on; below the agent
 * of the demonstration unless it is the head of a line or `below` names another upline.
 */
export async function openAgent(page: Page, type: AgentType = 1, below = top): Promise<Member> {
  const context = page.context()
  const [username, given, password] = [freshName(), 'Given-by-1357', 'Journey-1357']
  const upline = type === 1 || type === 41 ? below : ''
  const { token: operator } = await signInOperator(context.request, admin)
  await callServer(
    context.request,
    'backoffice.createAgent',
    { username, password: given, type, upline, reason: 'For a journey' },
    operator,
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
