// SPDX-License-Identifier: Apache-2.0
import { foldName, isSameName } from '@tessera/rules/names/fold-name'
import { firstBrandCode } from '@tessera/rules/site/brand'
import type { BankLineFacts, BankLineMatches } from '@tessera/rules/wallet/judge-bank-line'
import { matchCodesIn } from '@tessera/rules/wallet/match-code'
import { accountKey } from '@tessera/rules/wallet/refusal-reasons'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { memberById } from '../../members/index.ts'
import type { BankLine, PayAccount, PayEvent } from '../ports.ts'
import { accountsOfMembers } from '../bank-accounts/bank-account-store.ts'
import { isRecordedByHand } from './bank-line-store.ts'
import { methodLimits } from './deposit-methods.ts'
import { idsWithCodes, lockDeposit, pendingTransfers, type Deposit } from './deposit-store.ts'

/** Codes of older deposits are not looked for, so that a code is never found by chance among very many. */
const codesCountForMs = 90 * 24 * 60 * 60_000
/** Several codes of ours in one transfer are for an operator, however many there are. */
const codedAtMost = 2
/** So many open deposits of one amount are no suggestion. */
const sameAmountAtMost = 20

/** What is known of a line of the statement before it is judged. */
export interface MatchedLine {
  facts: BankLineFacts
  matches: BankLineMatches
  /** The deposits with their codes in the line, locked. */
  coded: Deposit[]
}

/** Finds what a line of the statement could be about. */
export async function matchBankLine(
  tx: Tx,
  settings: Settings,
  { account, event, line, nowMs }: { account: PayAccount; event: PayEvent; line: BankLine; nowMs: number },
): Promise<MatchedLine> {
  const coded = await lockCoded(tx, account, matchCodesIn(line.contents), nowMs)
  const facts: BankLineFacts = {
    direction: line.direction,
    amount: event.amount,
    currency: event.currency,
    ownAccount: isOwnAccount(line, account, coded[0]),
    recordedByHand: await isRecordedByHand(tx, account.id, { ...event, reference: line.reference }),
  }
  const brand = coded[0] && (await memberById(tx, coded[0].memberId))?.brandCode
  const limits = await methodLimits(settings.of(brand ?? firstBrandCode), account)
  const sameAmount = coded.length === 0 ? await openOfAmount(tx, account, event, line.sender) : []
  return { facts, matches: { coded, sameAmount, limits }, coded }
}

async function lockCoded(
  tx: Tx,
  account: PayAccount,
  codes: readonly string[],
  nowMs: number,
): Promise<Deposit[]> {
  if (codes.length === 0) return []
  const ids = await idsWithCodes(tx, account.id, codes, {
    sinceMs: nowMs - codesCountForMs,
    limit: codedAtMost,
  })
  const deposits: Deposit[] = []
  for (const id of ids) {
    const deposit = await lockDeposit(tx, id)
    if (deposit) deposits.push(deposit)
  }
  return deposits
}

/** Members pay into the account that they were shown, also when it has changed since. */
function isOwnAccount(
  { bankAccounts }: BankLine,
  account: PayAccount,
  deposit: Deposit | undefined,
): boolean {
  const own = [account.bank?.accountNumber, deposit?.bankTransfer?.accountNumber].map((number) =>
    accountKey(number ?? ''),
  )
  return bankAccounts.map(accountKey).some((number) => number !== '' && own.includes(number))
}

/** The open deposits of just this amount, and whether the payer is known as their member. */
async function openOfAmount(
  tx: Tx,
  account: PayAccount,
  { amount, currency }: PayEvent,
  sender: string,
): Promise<{ id: string; sameSender: boolean }[]> {
  const open = await pendingTransfers(tx, account.id, { amount, currency, limit: sameAmountAtMost })
  const known = await membersKnownAs(
    tx,
    sender,
    open.map(({ memberId }) => memberId),
  )
  return open.map(({ id, memberId }) => ({ id, sameSender: known.has(memberId) }))
}

/** Those of the members who have a bank account with this number, or in this name. */
async function membersKnownAs(
  tx: Tx,
  sender: string,
  memberIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const [number, name] = [accountKey(sender), foldName(sender)]
  if (memberIds.length === 0 || (number === '' && name === '')) return new Set()
  const accounts = await accountsOfMembers(tx, memberIds)
  return new Set(
    accounts
      .filter(
        ({ accountNumber, holder }) =>
          (number !== '' && accountKey(accountNumber) === number) || isSameName(holder, sender),
      )
      .map(({ memberId }) => memberId),
  )
}
