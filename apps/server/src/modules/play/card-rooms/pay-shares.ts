// SPDX-License-Identifier: Apache-2.0
import { add, formatAmount, zero, type Amount } from '@tessera/rules/money'
import type { TextKey } from '@tessera/texts'
import { ownerOfMember, payOwners } from '../../ledger/index.ts'
import { membersById } from '../../members/index.ts'
import { paragraph, pushUnread, writeNotice } from '../../messages/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { membersByRefs, vendorPurpose } from '../wallet-core/index.ts'
import type { CardShare } from './card-operation.ts'
import type { CardRoomDeps } from './card-room-deps.ts'
import { endWithholding, insertShares, type Withholding } from './withholding-store.ts'

/** The shares of the studio cannot be paid: nothing is. */
export class SharesWrong extends Error {}

interface Paid {
  memberId: bigint
  amount: Amount
}

/** The cause of these postings; the account record has words for it. */
const cause = 'play.cardShare'

/**
 * Pays a withheld win to those who lost it, from the vendor's account, once: the state of the withholding changes in the same
 * transaction, and the ledger takes each freeze and member once. It is no result of a bet, so it counts in no turnover. Throws
 * SharesWrong.
 */
export async function payShares(
  deps: CardRoomDeps,
  withholding: Withholding,
  shares: readonly CardShare[],
): Promise<void> {
  const { currency } = withholding
  const paid = await deps.database.transaction(async (tx) => {
    // Whoever comes second waits here, and finds that it is paid.
    if (!(await endWithholding(tx, withholding, 'paid', deps.clock.now()))) return []
    const owed = await owedBy(tx, withholding, shares)
    await insertShares(tx, withholding, owed)
    await payOwners(
      tx,
      { purpose: vendorPurpose(withholding.vendorAccountId), cause },
      owed.map(({ memberId, amount }) => ({
        owner: ownerOfMember(memberId),
        ...{ currency, amount, kind: 'win' },
        externalId: `${withholding.vendorAccountId}/${withholding.freezeId}/${memberId}`,
      })),
    )
    await tellMembers(tx, withholding, owed, deps.clock.now())
    return owed
  })
  for (const { memberId } of paid) {
    deps.pushBalance({ memberId, currency })
    if (deps.live.isOpen(memberId)) await pushUnread(deps.database, deps, memberId)
  }
}

/** Who gets how much, in the order of their ids; it comes to no more than was held. */
async function owedBy(
  tx: Tx,
  { vendorAccountId, playerRef, currency, amount: held }: Withholding,
  shares: readonly CardShare[],
): Promise<Paid[]> {
  const members = await membersByRefs(
    tx,
    vendorAccountId,
    shares.map(({ user }) => user),
  )
  const sums = new Map<bigint, Amount>()
  for (const { user, amount } of shares) {
    const memberId = members.get(user)
    if (memberId === undefined) throw new SharesWrong('a share belongs to nobody we know')
    if (user === playerRef) throw new SharesWrong('a share belongs to whom the win was withheld from')
    sums.set(memberId, add(sums.get(memberId) ?? zero, amount))
  }
  const known = await membersById(tx, [...sums.keys()])
  if ([...known.values()].some((member) => member.currency !== currency))
    throw new SharesWrong('a share is in another currency than the account of its member')
  const owed = [...sums]
    .filter(([, amount]) => amount > 0n)
    .map(([memberId, amount]) => ({ memberId, amount }))
    .toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1))
  if (owed.reduce((sum, { amount }) => add(sum, amount), zero) > held)
    throw new SharesWrong('the shares come to more than was held')
  return owed
}

/** Writes to each who is paid, and to the one whose win was withheld. */
async function tellMembers(
  tx: Tx,
  { vendorAccountId, playerRef, currency, handId }: Withholding,
  owed: readonly Paid[],
  atMs: number,
): Promise<void> {
  const tell = (memberId: bigint, title: TextKey, content: TextKey, amount: Amount): Promise<void> =>
    writeNotice(tx, [memberId], {
      origin: 'service',
      wordsIn: (say) => ({
        title: say(title),
        content: paragraph(say(content, { amount: `${formatAmount(amount)} ${currency}`, hand: handId })),
      }),
      atMs,
    })
  for (const { memberId, amount } of owed)
    await tell(memberId, 'mail.cardShare.title', 'mail.cardShare.text', amount)
  const winner = (await membersByRefs(tx, vendorAccountId, [playerRef])).get(playerRef)
  const sum = owed.reduce((all, { amount }) => add(all, amount), zero)
  if (winner !== undefined && sum > 0n)
    await tell(winner, 'mail.cardWithheld.title', 'mail.cardWithheld.text', sum)
}
