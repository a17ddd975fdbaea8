// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext, Page } from '@playwright/test'
import { admin } from '../pages/console.ts'
import type { Brand } from './brand.ts'
import { callServer, passBotCheck, signInOperator } from './server-client.ts'
import { freshName, storeToken, type Member } from './member.ts'

/** The agent of the demonstration, below whom the agents of journeys stand. */
const top = 'agent'
/** 2 and 42 are the head of a line of their own; 41 and 42 are test accounts. */
type AgentType = 1 | 2 | 41 | 42

const logIn = async (
  request: APIRequestContext,
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
  const { request } = page.context()
  const upline = type === 1 || type === 41 ? below : ''
  const member = await makeAgent(request, { type, upline })
  await storeToken(page, member.token)
  return member
}

/** A new agent of a brand, made by an operator; the head of a line unless it stands below another agent. */
export const openAgentOf = (
  { code }: Brand,
  visitor: APIRequestContext,
  { type = 1, below = '' }: { type?: AgentType; below?: string } = {},
): Promise<Member> => makeAgent(visitor, { brandCode: code, type, upline: below })

async function makeAgent(
  request: APIRequestContext,
  where: { brandCode?: string; type: AgentType; upline: string },
): Promise<Member> {
  const [username, given, password] = [freshName(), 'Given-by-1357', 'Journey-1357']
  const { token: operator } = await signInOperator(request, admin)
  await callServer(
    request,
    'backoffice.createAgent',
    { username, password: given, ...where, reason: 'For a journey' },
    operator,
  )
  const first = await logIn(request, { username, password: given })
  // Whoever made the account knows its first password: it is changed before anything else.
  await callServer(
    request,
    'identity.changePassword',
    { oldPassword: given, newPassword: password, confirmNewPassword: password },
    first,
  )
  const token = await logIn(request, { username, password })
  await callServer(request, 'identity.firstLogin', {}, token)
  return { username, password, token }
}
