import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/db/index.ts'
import type { OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import { bindingCookie, digestOf, sessionKeyOf } from './digest.ts'
import { useSession } from './operator-session-store.ts'

/** Whose token this is, as the role stands now: undefined for one that is unknown, over, or without its cookie. Asking counts as a use. */
export async function resolveOperator(
  { database, clock }: { database: Database; clock: Clock }, token: string, { cookies }: Pick<RequestFacts, 'cookies'>,
): Promise<OperatorActor | undefined> {
  if (token === '') return undefined
  const tokenHash = digestOf(token)
  const cookie = cookies[bindingCookie]
  const operator = await useSession(database, tokenHash, cookie === undefined ? null : digestOf(cookie), clock.now())
  return operator && { kind: 'operator', operatorId: operator.id, name: operator.name, role: operator.role, sessionKey: sessionKeyOf(tokenHash) }
}
