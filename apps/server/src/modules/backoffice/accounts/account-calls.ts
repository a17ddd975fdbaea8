// SPDX-License-Identifier: Apache-2.0
import { maskEmail, maskNumber } from '@tessera/rules/identity/codes'
import type { DomainHandlers, OperatorActor } from '../../../platform/http/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { attemptsAt, endSessionsOf, protectionOf, unlock } from '../../identity/index.ts'
import { findProfile, standingOf } from '../../members/index.ts'
import { bodyOf, listMessages } from '../../outbox/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { presentBlocks } from '../agents/block-line.ts'
import { presentWaitingMove } from '../agents/change-upline.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'
import { memberOf } from './member-of.ts'

type AccountCalls = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'account' | 'accountAttempts' | 'unlockAccount' | 'endAccountSessions' | 'setAccountEnabled' | 'outbox'}`
>

interface Deed {
  operator: OperatorActor
  action: string
  memberId: number
  reason: string
  nowMs: number
}

/** Records what was done to an account, and why. */
const record = (
  tx: Tx,
  { operator, action, memberId, reason, nowMs }: Deed,
  after: Record<string, string | boolean> = {},
): Promise<void> =>
  recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: `member:${memberId}`,
    after: { ...after, reason },
    nowMs,
  })

export const accountCalls = (deps: BackofficeDeps): AccountCalls => ({
  async 'backoffice.account'({ id }, { db, nowMs }) {
    const member = await memberOf(db, id)
    const [
      profile,
      standing,
      waitingMove,
      { blocks },
      { passwordSetAtMs, locks, sessions, devices, ...protection },
    ] = await Promise.all([
      findProfile(db, id),
      standingOf(db, id),
      presentWaitingMove(db, id),
      presentBlocks(db, id),
      protectionOf(db, { brandCode: member.brandCode, memberId: id, nowMs }),
    ])
    return {
      memberId: id,
      brandCode: member.brandCode,
      username: member.username,
      type: member.type,
      currency: member.currency,
      upline: standing?.upline ?? null,
      waitingMove,
      downlines: standing?.downlines ?? 0,
      rankLevel: member.rankLevel,
      prizeMode: member.prizeGroup,
      labels: standing?.labels ?? [],
      enabled: !member.closed,
      blocks,
      registeredAt: member.registeredAtMs,
      lastLoginAt: member.lastLoginAtMs,
      mobileNum: profile.mobile === null ? null : maskNumber(profile.mobile),
      mobileVerified: profile.mobileVerified,
      email: profile.email === null ? null : maskEmail(profile.email),
      emailVerified: profile.emailVerified,
      ...protection,
      passwordSetAt: passwordSetAtMs,
      locks: locks.map(({ what, untilMs }) => ({ what, until: untilMs })),
      sessions: sessions.map(({ openedAtMs, usedAtMs, ...session }) => ({
        ...session,
        openedAt: openedAtMs,
        usedAt: usedAtMs,
      })),
      devices: devices.map(({ firstAtMs, lastAtMs, ...device }) => ({
        ...device,
        firstAt: firstAtMs,
        lastAt: lastAtMs,
      })),
    }
  },
  async 'backoffice.accountAttempts'({ id, ...page }, { db }) {
    await memberOf(db, id)
    const { attempts, totalCount } = await attemptsAt(db, id, page)
    return presentPage(
      attempts.map(({ atMs, ...attempt }) => ({ at: atMs, ...attempt })),
      totalCount,
      page,
    )
  },
  async 'backoffice.unlockAccount'({ id, reason }, { operator, nowMs }) {
    await deps.database.transaction(async (tx) => {
      const { brandCode } = await memberOf(tx, id)
      await unlock(tx, brandCode, id)
      await record(tx, { operator, action: 'unlockAccount', memberId: id, reason, nowMs })
      await deps.identity.deps.events.securityChanged(tx, { memberId: id, notice: 'unlocked', nowMs })
    })
    return null
  },
  async 'backoffice.endAccountSessions'({ id, reason }, { operator, nowMs, afterCommit }) {
    afterCommit(
      await deps.database.transaction(async (tx) => {
        await memberOf(tx, id)
        await record(tx, { operator, action: 'endAccountSessions', memberId: id, reason, nowMs })
        return endSessionsOf(tx, deps.identity.deps, id, nowMs)
      }),
    )
    return null
  },
  async 'backoffice.setAccountEnabled'({ id, enabled, reason }, { operator, db, nowMs }) {
    await memberOf(db, id)
    await deps.database.transaction((tx) =>
      record(tx, { operator, action: 'setAccountEnabled', memberId: id, reason, nowMs }, { enabled }),
    )
    await deps.identity.setAccountEnabled(id, enabled)
    return null
  },
  async 'backoffice.outbox'({ brandCode: named, channel, search, ...page }, { db }) {
    const brandCode = await brandFilter(deps, named)
    const { messages, totalCount } = await listMessages(db, { brandCode, channel, search, ...page })
    return presentPage(
      messages.flatMap(({ createdAtMs, sentAtMs, status, ...message }) =>
        status === 'withheld'
          ? []
          : [
              {
                id: message.id,
                brandCode: message.brandCode,
                channel: message.channel,
                recipient: message.recipient,
                subject: message.subject,
                body: bodyOf(status === 'kept' ? message : { ...message, secret: null }),
                status,
                tries: message.tries,
                error: message.error,
                createdAt: createdAtMs,
                sentAt: sentAtMs,
              },
            ],
      ),
      totalCount,
      page,
    )
  },
})
