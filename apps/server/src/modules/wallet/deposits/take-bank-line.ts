// SPDX-License-Identifier: Apache-2.0
import { judgeBankLine, type SuspenseReason } from '@tessera/rules/wallet/judge-bank-line'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { BankLine, PayAccount, PayEvent } from '../ports.ts'
import {
  clearingAccount,
  creditDeposit,
  noteEvent,
  raiseAlert,
  toSuspense,
  type DepositNews,
  type EventAlert,
  type PaymentDeps,
} from './apply-payment.ts'
import { insertBankLine, type LineOutcome } from './bank-line-store.ts'
import { matchBankLine } from './match-bank-line.ts'
import { lockStatement } from './payment-accounts.ts'
import { insertSuspense } from './suspense-store.ts'

type LineDeps = PaymentDeps & { settings: Settings }

/**
 * Applies one line of the bank statement: the line, what it means and the posting are one transaction, and the
 * lines of one bank account are handled one after the other. So each ends in exactly one place, once, however
 * often and in whatever order they arrive. Returns what changed for a member, or undefined.
 */
export async function takeBankLine(
  tx: Tx,
  deps: LineDeps,
  { account, event, line, nowMs }: { account: PayAccount; event: PayEvent; line: BankLine; nowMs: number },
): Promise<DepositNews | undefined> {
  await lockStatement(tx, account.id)
  const { facts, matches, coded } = await matchBankLine(tx, deps.settings, { account, event, line, nowMs })
  const deposit = coded.length === 1 ? coded[0] : undefined
  const alert = (kind: EventAlert): Promise<void> =>
    raiseAlert(tx, deps.alerts, kind, { account, event, deposit }, nowMs)
  if (!(await noteEvent(tx, account, event, deposit?.id, nowMs, () => alert('eventReused')))) return undefined
  const store = (outcome: LineOutcome): Promise<void> =>
    insertBankLine(tx, account, event, line, { outcome, nowMs })
  const verdict = judgeBankLine(facts, matches)
  switch (verdict.kind) {
    case 'deposit': {
      if (deposit?.id !== verdict.id) throw new Error(`${verdict.id} is not the deposit of the line`)
      await store('credited')
      if (verdict.verdict.alert) await alert(verdict.verdict.alert)
      const from = await clearingAccount(tx, account.id, deposit.currency)
      return creditDeposit(tx, deps, { from, deposit, received: verdict.verdict.received, nowMs })
    }
    case 'suspense':
      await store('suspense')
      await toSuspense(tx, account, event, { ...verdict, nowMs })
      await alert(alertOf(verdict.reason))
      return undefined
    case 'listed':
      await store('listed')
      await insertSuspense(tx, { ...event, ...verdict, accountId: account.id }, nowMs)
      await alert('reversedPayment')
      return undefined
    case 'stored':
      await store(verdict.as)
      return undefined
  }
}

const alertOf = (reason: SuspenseReason): EventAlert =>
  reason === 'secondPayment' || reason === 'foreignCurrency' ? reason : 'unknownPayment'
