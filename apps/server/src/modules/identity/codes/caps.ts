// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import {
  capPerAddress,
  capPerNumber,
  capPerPrefix,
  numberPrefix,
  type MessageCap,
} from '@tessera/rules/identity/codes'
import { addressKey } from '@tessera/rules/site/address-key'
import type { Tx } from '../../../platform/db/index.ts'
import { takeFromCap } from './cap-store.ts'

const dayMs = 24 * 3_600_000

/**
 * Counts one more message to a number: against the number, the caller's address, the range of numbers and the
 * brand's day. It counts whether a member has the number or not. Throws `identity.tooManyCodes`.
 */
export async function countMessage(
  tx: Tx,
  {
    brandCode,
    number,
    ip,
    perDay,
    nowMs,
  }: { brandCode: string; number: string; ip: string; perDay: number; nowMs: number },
): Promise<void> {
  const caps: [string, MessageCap][] = [
    [`sms-number:${brandCode}:${number}`, capPerNumber],
    [`sms-address:${brandCode}:${addressKey(ip)}`, capPerAddress],
    [`sms-prefix:${brandCode}:${numberPrefix(number)}`, capPerPrefix],
    [`sms-day:${brandCode}`, { most: perDay, windowMs: dayMs }],
  ]
  for (const [subject, cap] of caps)
    if (!(await takeFromCap(tx, subject, cap, nowMs))) throw fault('identity.tooManyCodes')
}

const noticesPerDay = 6

/** Counts one more SMS that tells a member of a change to their account; false when the day has had enough of them. */
export const countNoticeSms = (tx: Tx, memberId: bigint, nowMs: number): Promise<boolean> =>
  takeFromCap(tx, `sms-notice:${memberId}`, { most: noticesPerDay, windowMs: dayMs }, nowMs)
