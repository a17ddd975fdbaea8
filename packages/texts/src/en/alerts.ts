// SPDX-License-Identifier: Apache-2.0
/** The alerts of the operator console, written by the server. */
export const alerts = {
  'alert.play.settlementRefused':
    'A win or a rollback of a game vendor was refused. The vendor repeats it until it is answered.',
  'alert.play.redeemsUnset':
    'A vendor uses launch tokens but its account does not say so, so none of its games open. Switch it on under Vendor accounts.',
  'alert.play.transferPending':
    'A vendor does not answer about a transfer of a member. The money stays on its way until it does.',
  'alert.play.promotionLimit':
    'Wins that a vendor pays without a bet are near their limit, or were refused because they exceed it.',
  'alert.wallet.unreconciled':
    'A statement of a payment provider has differences that nobody has explained for a day. See Reconciliation.',
  'alert.wallet.payoutFailed':
    'A provider could not pay a withdrawal. Its amount is still on hold: send it again or pay it in another way.',
  'alert.wallet.payoutUnknown':
    'A provider has not said for an hour whether it paid a withdrawal. Ask the provider; it is not paid again meanwhile.',
  'alert.wallet.underpaid': 'A member paid less than announced. The amount that arrived was credited.',
  'alert.wallet.overpaid': 'A member paid more than announced. The amount that arrived was credited.',
  'alert.wallet.latePayment': 'A payment arrived after its deposit had ended. It was credited.',
  'alert.wallet.secondPayment':
    'A second payment arrived for a deposit that was already credited. It is held in suspense.',
  'alert.wallet.foreignCurrency':
    'A payment arrived in another currency than its deposit. It is held in suspense.',
  'alert.wallet.emptyPayment': 'A payment was reported without an amount. Nothing was credited.',
  'alert.wallet.reversedDeposit':
    'Money of a deposit went back after it was credited. It was taken back; what the cash of the member did not cover is owed.',
  'alert.wallet.reversedPayment': 'A payment provider took a payment back. The balance was not changed.',
  'alert.wallet.unknownPayment': 'A payment arrived that belongs to no deposit. It is held in suspense.',
  'alert.wallet.eventReused':
    'A payment provider sent the same event again with different content. Nothing was changed.',
  'alert.lottery.beaconFork':
    'The beacon of the lotteries contradicts itself: a round came with two values, or does not follow the one before. Draws that need it wait, and are called off in the end.',
  'alert.lottery.beaconKey':
    'The beacon of this installation has a new key. If nobody changed it, somebody pretends to be the beacon.',
  'alert.lottery.beaconMissing':
    'A lottery draw waited too long for its random source. It was called off and all stakes are returned.',
  'alert.lottery.voidDraw':
    'A lottery draw could not be made from its published commitment. It was cancelled and all stakes are returned.',
  'alert.lottery.noResult':
    'The result of a lottery that is drawn elsewhere is missing. Two operators have to enter it, or the draw has to be cancelled.',
  'alert.backoffice.appReset':
    'The authenticator app of an operator was reset. Until they have set up another one, their password alone lets somebody in.',
  'alert.agents.moveDropped':
    'A move to another line was not possible any more on its day. The account stays where it is.',
  'alert.agents.sharedAccounts':
    'Accounts of one line share a browser, an address or a payment name. See Shared devices under Lines.',
  'alert.sportsbook.feedDown':
    'A feed of the sportsbook is silent or incomplete. Betting on its events has stopped until it is back. See Feeds.',
  'alert.sportsbook.feedNoResult':
    'A feed says that an event is over, but not how in a way that we can settle by. Its result has to be entered.',
  'alert.sportsbook.feedCancels':
    'A feed cancels markets of an event. They take no more bets; bets on them still settle by the result. Decide whether they should.',
  'alert.sportsbook.feedDiffers':
    'A feed has settled markets of an event otherwise than our rules do by its own scores. Bets were settled by our rules.',
  'alert.setting.refused':
    'A stored setting is not valid. The last valid value stays in effect until somebody saves it again under Settings.',
  'alert.ledger.broken': 'The ledger does not balance.',
  'alert.other': 'Something needs your attention.',
} as const
