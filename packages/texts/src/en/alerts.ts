// SPDX-License-Identifier: Apache-2.0
/** What the alerts of the operator console say, spoken by the server. */
export const alerts = {
  'alert.play.settlementRefused':
    'A win or a rollback of a game vendor was refused. The vendor repeats it until it is answered.',
  'alert.play.redeemsUnset':
    'A vendor redeems launch tokens and its account does not say so: no game of it opens. Switch it on under Vendor accounts.',
  'alert.play.promotionLimit':
    'Wins that a vendor pays without a bet come near their limit, or were refused because they are over it.',
  'alert.wallet.underpaid': 'A member paid less than he had announced. What came in was credited.',
  'alert.wallet.overpaid': 'A member paid more than he had announced. What came in was credited.',
  'alert.wallet.latePayment': 'A payment came in after its deposit had ended. It was credited.',
  'alert.wallet.secondPayment':
    'A second payment came in for a deposit that had been credited. It waits in suspense.',
  'alert.wallet.foreignCurrency':
    'A payment came in another currency than its deposit. It waits in suspense.',
  'alert.wallet.emptyPayment': 'A payment was reported without an amount. Nothing was credited.',
  'alert.wallet.reversedPayment': 'A payment was taken back by its provider. The balance was not changed.',
  'alert.wallet.unknownPayment': 'A payment came in that belongs to no deposit. It waits in suspense.',
  'alert.wallet.eventReused':
    'A payment provider sent the same event with another content. Nothing was changed.',
  'alert.lottery.voidDraw':
    'A lottery draw could not be made from its published commitment. It was called off and all stakes go back.',
  'alert.setting.refused':
    'A stored setting is not valid. The last good value holds until somebody sets it anew under Settings.',
  'alert.ledger.broken': 'The ledger does not add up.',
  'alert.other': 'Something needs an eye.',
} as const
