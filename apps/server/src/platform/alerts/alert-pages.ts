// SPDX-License-Identifier: Apache-2.0
import { isAlertKind, type AlertKind } from './alert-kinds.ts'

/** The page of the console where the cause of an alert is looked at or mended, below `/console`. */
export const alertPages: Readonly<Record<AlertKind, string>> = {
  'play.settlementRefused': '/vendor-accounts',
  'play.redeemsUnset': '/vendor-accounts',
  'play.transferPending': '/vendor-accounts',
  'play.promotionLimit': '/vendor-accounts',
  'play.cardPairs': '/card-rooms',
  'play.cardShares': '/card-rooms',
  'wallet.unreconciled': '/reconciliation',
  'wallet.payoutFailed': '/withdrawals',
  'wallet.payoutUnknown': '/withdrawals',
  'wallet.underpaid': '/deposits',
  'wallet.overpaid': '/deposits',
  'wallet.latePayment': '/deposits',
  'wallet.secondPayment': '/suspense',
  'wallet.foreignCurrency': '/suspense',
  'wallet.emptyPayment': '/deposits',
  'wallet.reversedDeposit': '/deposits',
  'wallet.reversedPayment': '/payment-accounts',
  'wallet.unknownPayment': '/suspense',
  'wallet.eventReused': '/payment-accounts',
  'lottery.voidDraw': '/lotteries',
  'lottery.beaconFork': '/lotteries',
  'lottery.beaconKey': '/lotteries',
  'lottery.beaconMissing': '/lotteries',
  'lottery.noResult': '/lotteries',
  'sportsbook.feedDown': '/sportsbook-feeds',
  'sportsbook.feedNoResult': '/sportsbook-results',
  'sportsbook.feedCancels': '/sportsbook',
  'sportsbook.feedDiffers': '/sportsbook-results',
  'agents.moveDropped': '/accounts',
  'agents.sharedAccounts': '/lines',
  'contracts.expired': '/contracts',
  'backoffice.appReset': '/security',
  'setting.refused': '/settings',
  'ledger.broken': '/ledger',
  // Outside the console: the runbook says what to do.
  'certificate.ends': '/alerts',
  'clock.off': '/alerts',
  'limits.storeAway': '/alerts',
  'live.transportLost': '/alerts',
}

/** The same of a stored kind, which another release may have written. */
export const pageOfAlert = (kind: string): string => (isAlertKind(kind) ? alertPages[kind] : '/alerts')
