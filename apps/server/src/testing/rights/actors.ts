// SPDX-License-Identifier: Apache-2.0
import { hasPermission, operatorRoles, type OperatorRole } from '@tessera/rules/operators/permissions'
import type { CallClient } from '../call-client.ts'
import { brands, hostOf, otherBrand, type Brand, type Person, type RightsSetup } from './people.ts'
import type { May } from './right.ts'

/** The role of an actor, as far as rights go. */
export type Standing = 'visitor' | 'member' | 'trial' | 'agent' | OperatorRole

/** An actor who calls at a brand. `standing` is their role there. */
export interface Actor {
  name: string
  standing: Standing
  at: Brand
  client: CallClient
  /** The person, if the actor has an account at this brand. */
  person?: Person
  /** Signs like a vendor. */
  signs?: true
  /** Sends a token that is not valid here, which open calls treat as none. */
  deadToken?: true
}

/** All actors, at both brands; those of another brand are strangers with an invalid token. */
export function actorsOf({ server, people, trial, operators }: RightsSetup): Actor[] {
  const visitor = (at: Brand, name: string, more: Partial<Actor> = {}): Actor => ({
    name: `${name} at ${at}`,
    standing: 'visitor',
    at,
    client: server.at(hostOf[at]),
    ...more,
  })
  return brands.flatMap((at): Actor[] => {
    const { agent, victim: _, beside, member } = people[at]
    const nobody = server.at(hostOf[at])
    nobody.token = 'x'.repeat(43)
    return [
      visitor(at, 'a visitor'),
      visitor(at, 'a vendor', { signs: true }),
      visitor(at, 'a token that nobody has', { client: nobody, deadToken: true }),
      ...[people[otherBrand(at)].member, people[otherBrand(at)].agent].map(({ client, name }): Actor =>
        visitor(at, name, { client: bringTo(server, client, at), deadToken: true }),
      ),
      { name: member.name, standing: 'member', at, client: member.client, person: member },
      { name: agent.name, standing: 'agent', at, client: agent.client, person: agent },
      { name: beside.name, standing: 'agent', at, client: beside.client, person: beside },
      at === 'brand1'
        ? { name: 'a trial account', standing: 'trial', at, client: trial }
        : visitor(at, 'a trial account', { client: bringTo(server, trial, at), deadToken: true }),
      ...operatorRoles.map((role): Actor => ({
        name: `${role} at ${at}`,
        standing: role,
        at,
        client: bringTo(server, operators[role], at),
      })),
    ]
  })
}

/** A client that calls at a brand with the current session of another one. */
function bringTo(server: RightsSetup['server'], client: CallClient, at: Brand): CallClient {
  const brought = server.at(hostOf[at])
  return Object.defineProperty(brought, 'token', { get: () => client.token })
}

const isOperator = (standing: Standing): standing is OperatorRole =>
  operatorRoles.some((role) => role === standing)

/** How a call treats an actor: in, 401, 403, or 403 for a trial account. */
export function expectedEntry(may: May, { standing }: Actor): string {
  if (may === 'everyone') return 'in'
  const forOperators = typeof may === 'object'
  if (standing === 'visitor' || forOperators !== isOperator(standing)) return '401'
  if (typeof may === 'object') return hasPermission(standing, may.permission) ? 'in' : '403'
  if (standing === 'trial') return may === 'members and trial' ? 'in' : '403 NEED_REAL_ACCOUNT'
  if (may === 'nobody yet') return '403'
  return may === 'agents' && standing !== 'agent' ? '403' : 'in'
}

/** The same, derived from an answer. */
export function entryOf(status: number, code: string): string {
  if (status === 401) return '401'
  if (status !== 403) return 'in'
  return code === 'NEED_REAL_ACCOUNT' ? `403 ${code}` : '403'
}
