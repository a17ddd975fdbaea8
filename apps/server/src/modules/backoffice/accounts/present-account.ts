// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { maskEmail, maskNumber } from '@tessera/rules/identity/codes'
import type { Queries } from '../../../platform/db/index.ts'
import { protectionOf } from '../../identity/index.ts'
import { findProfile, standingOf } from '../../members/index.ts'
import { presentBlocks } from '../agents/block-line.ts'
import { presentWaitingMove } from '../agents/change-upline.ts'
import { memberOf } from './member-of.ts'

/** An account as the console shows it: whose it is, where it stands, and what protects it. */
export async function presentAccount(
  db: Queries,
  id: bigint,
  nowMs: number,
): Promise<OperationOutput<'backoffice.account'>> {
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
    memberId: Number(id),
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
}
