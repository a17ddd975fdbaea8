// SPDX-License-Identifier: Apache-2.0
import { factorCounts } from '@tessera/rules/identity/proof'
import type { Queries } from '../../../platform/db/index.ts'
import { passkeysOf } from '../passkeys/passkey-store.ts'
import type { NewWay } from '../recovery/remove-new-ways.ts'
import { recoveryCodesSince } from '../second-factors/recovery-codes.ts'
import { totpSince } from '../second-factors/totp-store.ts'
import { ownerMember } from '../second-factors/totp.ts'

/** The second factors of a member that were added so lately that they do not count yet, and from when they do. */
export async function newWaysOf(
  db: Queries,
  memberId: bigint,
  waitMs: number,
  nowMs: number,
): Promise<{ kind: NewWay; addedAt: number; countsFrom: number }[]> {
  const owner = ownerMember(memberId)
  const [app, codes, passkeys] = await Promise.all([
    totpSince(db, [owner]),
    recoveryCodesSince(db, owner),
    passkeysOf(db, memberId),
  ])
  const all: { kind: NewWay; addedAtMs: number | undefined }[] = [
    { kind: 'app', addedAtMs: app.get(owner) },
    { kind: 'recoveryCodes', addedAtMs: codes },
    ...passkeys.map(({ createdAtMs }) => ({ kind: 'passkey' as const, addedAtMs: createdAtMs })),
  ]
  return all.flatMap(({ kind, addedAtMs }) =>
    addedAtMs === undefined || factorCounts(addedAtMs, waitMs, nowMs)
      ? []
      : [{ kind, addedAt: addedAtMs, countsFrom: addedAtMs + waitMs }],
  )
}
