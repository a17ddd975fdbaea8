// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { text, type TextKey } from '@tessera/texts'
import { listAlerts } from '../../../platform/alerts/operator-alerts.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { presentPage } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'

/** The text of each kind of alert. */
const sentences = new Map<string, TextKey>([
  ['play.settlementRefused', 'alert.play.settlementRefused'],
  ['play.redeemsUnset', 'alert.play.redeemsUnset'],
  ['play.transferPending', 'alert.play.transferPending'],
  ['play.promotionLimit', 'alert.play.promotionLimit'],
  ['wallet.unreconciled', 'alert.wallet.unreconciled'],
  ['wallet.payoutFailed', 'alert.wallet.payoutFailed'],
  ['wallet.payoutUnknown', 'alert.wallet.payoutUnknown'],
  ['wallet.underpaid', 'alert.wallet.underpaid'],
  ['wallet.overpaid', 'alert.wallet.overpaid'],
  ['wallet.latePayment', 'alert.wallet.latePayment'],
  ['wallet.secondPayment', 'alert.wallet.secondPayment'],
  ['wallet.foreignCurrency', 'alert.wallet.foreignCurrency'],
  ['wallet.emptyPayment', 'alert.wallet.emptyPayment'],
  ['wallet.reversedDeposit', 'alert.wallet.reversedDeposit'],
  ['wallet.reversedPayment', 'alert.wallet.reversedPayment'],
  ['wallet.unknownPayment', 'alert.wallet.unknownPayment'],
  ['wallet.eventReused', 'alert.wallet.eventReused'],
  ['lottery.voidDraw', 'alert.lottery.voidDraw'],
  ['lottery.beaconFork', 'alert.lottery.beaconFork'],
  ['lottery.beaconKey', 'alert.lottery.beaconKey'],
  ['lottery.beaconMissing', 'alert.lottery.beaconMissing'],
  ['lottery.noResult', 'alert.lottery.noResult'],
  ['sportsbook.feedDown', 'alert.sportsbook.feedDown'],
  ['sportsbook.feedNoResult', 'alert.sportsbook.feedNoResult'],
  ['sportsbook.feedCancels', 'alert.sportsbook.feedCancels'],
  ['sportsbook.feedDiffers', 'alert.sportsbook.feedDiffers'],
  ['agents.sharedAccounts', 'alert.agents.sharedAccounts'],
  ['backoffice.appReset', 'alert.backoffice.appReset'],
  ['setting.refused', 'alert.setting.refused'],
  ['ledger.broken', 'alert.ledger.broken'],
])

/** Open alerts of all brands, or of one and of none, newest first, each with a sentence in the operator's language. */
export async function showAlerts(
  db: Queries,
  deps: Pick<BackofficeDeps, 'directory'>,
  language: string,
  { brandCode, ...page }: OperationInput<'backoffice.alerts'>,
): Promise<OperationOutput<'backoffice.alerts'>> {
  const { alerts, total } = await listAlerts(db, { ...page, brand: await brandFilter(deps, brandCode) })
  return presentPage(
    alerts.map(({ id, kind, reference, details: { brand, ...details }, times, lastAtMs }) => ({
      id: String(id),
      time: lastAtMs,
      brandCode: typeof brand === 'string' ? brand : null,
      source: kind,
      message: text(language, sentences.get(kind) ?? 'alert.other'),
      times,
      details: {
        reference,
        ...Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])),
      },
    })),
    total,
    page,
  )
}
