// SPDX-License-Identifier: Apache-2.0
/** Every kind of alert. The console has a sentence for each (`alert.` and the kind), docs/runbook/alerts.md says what to do. */
export const alertKinds = [
  'play.settlementRefused',
  'play.redeemsUnset',
  'play.transferPending',
  'play.promotionLimit',
  'play.cardPairs',
  'play.cardShares',
  'wallet.unreconciled',
  'wallet.payoutFailed',
  'wallet.payoutUnknown',
  'wallet.underpaid',
  'wallet.overpaid',
  'wallet.latePayment',
  'wallet.secondPayment',
  'wallet.foreignCurrency',
  'wallet.emptyPayment',
  'wallet.reversedDeposit',
  'wallet.reversedPayment',
  'wallet.unknownPayment',
  'wallet.eventReused',
  'lottery.voidDraw',
  'lottery.beaconFork',
  'lottery.beaconKey',
  'lottery.beaconMissing',
  'lottery.noResult',
  'sportsbook.feedDown',
  'sportsbook.feedNoResult',
  'sportsbook.feedCancels',
  'sportsbook.feedDiffers',
  'agents.moveDropped',
  'agents.sharedAccounts',
  'contracts.expired',
  'backoffice.appReset',
  'setting.refused',
  'ledger.broken',
  'certificate.ends',
  'clock.off',
  'limits.storeAway',
  'live.transportLost',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** Rows of other releases may be of kinds that this one does not know. */
export const isAlertKind = (kind: string): kind is AlertKind => alertKinds.some((known) => known === kind)

/** The key of the sentence that says what an alert is about. */
export const textOfAlert = (kind: string): `alert.${AlertKind}` | 'alert.other' =>
  isAlertKind(kind) ? `alert.${kind}` : 'alert.other'
