// SPDX-License-Identifier: Apache-2.0
import { Fault } from '@tessera/contract'
import { createCarriers } from '@tessera/server/src/adapters/sms/carriers.ts'
import {
  approveRequest,
  listRequests,
  refuseRequest,
  type AccountRequest,
} from '@tessera/server/src/modules/backoffice/index.ts'
import { createIdentity } from '@tessera/server/src/modules/identity/index.ts'
import { notifyOwner } from '@tessera/server/src/modules/messages/index.ts'
import { endPlaySessions } from '@tessera/server/src/modules/play/index.ts'
import { createBrandDirectory } from '@tessera/server/src/modules/site/index.ts'
import { readEnvironment } from '@tessera/server/src/platform/env/environment.ts'
import { createOutbound } from '@tessera/server/src/platform/outbound/outbound.ts'
import type { Platform } from '@tessera/server/src/platform/platform.ts'
import { CannotDo } from './cannot-do.ts'

const most = 100
const words: Record<AccountRequest['kind'], string> = {
  invite: 'link for a new password',
  removeSecondFactors: 'remove second factors',
}
const over: Record<string, string> = {
  'call.notFound': 'There is no such request.',
  'backoffice.requestOver': 'This request has been decided or has expired.',
  'backoffice.noMember': 'There is no such member.',
}

/** Pending requests, oldest first. */
export async function showRequests({ database, clock }: Platform): Promise<string> {
  const { requests } = await listRequests(database, {
    waiting: true,
    nowMs: clock.now(),
    pageNo: 1,
    pageSize: most,
  })
  if (requests.length === 0) return 'Nothing waits for a decision.'
  return requests
    .map(
      ({ id, kind, brandCode, username, askedByName, reason }) =>
        `${id}  ${words[kind]}  ${brandCode}/${username}  asked by ${askedByName}: ${reason}`,
    )
    .join('\n')
}

/**
 * Decides in place of a second operator: whoever may use this command controls the installation anyway. Mails
 * are sent by the next job of the running platform.
 */
export async function decideRequest(
  platform: Platform,
  { approve, id, reason }: { approve: boolean; id: string; reason: string },
): Promise<string> {
  const { database, clock, settings } = platform
  const decider = { operatorId: undefined, operatorName: 'the installation', reason, nowMs: clock.now() }
  try {
    if (!approve) {
      await database.transaction((tx) => refuseRequest(tx, decider, id))
      return 'Refused. Nothing happens to the account.'
    }
    const { publicUrl, mode, studioUrl, outboundOrigins } = readEnvironment(process.env)
    const outbound = createOutbound({ anywhere: mode === 'demo', trusted: [studioUrl, ...outboundOrigins] })
    const { deps: identity } = createIdentity(platform, {
      carriers: createCarriers(outbound),
      events: {
        sessionsEnded: endPlaySessions,
        securityChanged: (tx, change) => notifyOwner(tx, { settings, outbox: identity.outbox }, change),
      },
    })
    const directory = createBrandDirectory({ database, clock, publicUrl, sandbox: false })
    const { invite } = await database.transaction((tx) =>
      approveRequest(tx, { identity, directory, publicUrl, settings }, decider, id),
    )
    if (!invite) return 'Approved: the second factors are removed and all sessions are over.'
    return invite.url === null
      ? 'Approved: the link is on its way to the proven address of the owner.'
      : `Approved. No address is proven: hand this link to the owner yourself, it works once and for a day:\n${invite.url}`
  } catch (error) {
    const sentence = error instanceof Fault ? over[error.fault] : undefined
    if (sentence === undefined) throw error
    throw new CannotDo(sentence, { cause: error })
  }
}
