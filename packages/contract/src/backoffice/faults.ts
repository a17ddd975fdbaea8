// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const backofficeFaults = declareFaults('backoffice', {
  /** Somebody else has changed some of these settings; the value names them. */
  settingChanged: { code: 'SETTING_CHANGED', status: 409, text: 'fault.backoffice.settingChanged' },
  /** Somebody else has just worded this sentence. */
  textChanged: { code: 'TEXT_CHANGED', status: 409, text: 'fault.backoffice.textChanged' },
  /** The site has no such sentence. */
  noText: { code: 'NO_TEXT', status: 404, text: 'fault.backoffice.noText' },
  /** It protects members: no brand words it. */
  fixedText: { code: 'FIXED_TEXT', status: 200, text: 'fault.backoffice.fixedText' },
  /** `most`: as many sentences of one language a brand may word. */
  tooManyTexts: { code: 'TOO_MANY_TEXTS', status: 200, text: 'fault.backoffice.tooManyTexts' },
  noBrand: { code: 'NO_BRAND', status: 404, text: 'fault.backoffice.noBrand' },
  /** The password is right; a code of the authenticator app is missing. */
  codeRequired: { code: 'CODE_REQUIRED', status: 200, text: 'fault.backoffice.codeRequired' },
  noOperator: { code: 'NO_OPERATOR', status: 404, text: 'fault.backoffice.noOperator' },
  /** One's own app is removed with one of its codes, or reset by somebody else. */
  ownApp: { code: 'OWN_APP', status: 200, text: 'fault.backoffice.ownApp' },
  /** Two different operators have to approve. */
  sameOperator: { code: 'SAME_OPERATOR', status: 200, text: 'fault.backoffice.sameOperator' },
  /** One person may not pay this alone. The approval is kept; another operator has to do the same. */
  secondNeeded: { code: 'SECOND_NEEDED', status: 409, text: 'fault.backoffice.secondNeeded' },
  /** Who asked, prepared or approved before may not do so any more. */
  giverGone: { code: 'GIVER_GONE', status: 409, text: 'fault.backoffice.giverGone' },
  /** Each rule that marked a withdrawal needs a note of whoever approves it. */
  flagsUnread: { code: 'FLAGS_UNREAD', status: 409, text: 'fault.backoffice.flagsUnread' },
  /** `max`: what the role may approve. */
  aboveTier: { code: 'ABOVE_TIER', status: 200, text: 'fault.backoffice.aboveTier' },
  /** There is none that is open and has this currency, or no such provider. */
  noPayoutAccount: { code: 'NO_PAYOUT_ACCOUNT', status: 200, text: 'fault.backoffice.noPayoutAccount' },
  payoutAccountTaken: {
    code: 'PAYOUT_ACCOUNT_TAKEN',
    status: 409,
    text: 'fault.backoffice.payoutAccountTaken',
  },
  noMember: { code: 'NO_MEMBER', status: 404, text: 'fault.backoffice.noMember' },
  /** The agent must be open and belong to this brand. */
  noAgent: { code: 'NO_AGENT', status: 200, text: 'fault.backoffice.noAgent' },
  /** General agents and trial accounts have none. */
  noUpline: { code: 'NO_UPLINE', status: 200, text: 'fault.backoffice.noUpline' },
  /** Contracts of agents with an upline come from that upline. */
  hasUpline: { code: 'HAS_UPLINE', status: 200, text: 'fault.backoffice.hasUpline' },
  /** This kind of contract is switched off at the brand. */
  kindOff: { code: 'KIND_OFF', status: 200, text: 'fault.backoffice.kindOff' },
  uplineCircle: { code: 'UPLINE_CIRCLE', status: 200, text: 'fault.backoffice.uplineCircle' },
  /** A move of this account waits already. It can be called off. */
  moveWaiting: { code: 'MOVE_WAITING', status: 409, text: 'fault.backoffice.moveWaiting' },
  noMove: { code: 'NO_MOVE', status: 404, text: 'fault.backoffice.noMove' },
  lineBlocked: { code: 'LINE_BLOCKED', status: 409, text: 'fault.backoffice.lineBlocked' },
  /** The account has no block of its own; one above it may be blocked. */
  lineNotBlocked: { code: 'LINE_NOT_BLOCKED', status: 409, text: 'fault.backoffice.lineNotBlocked' },
  noSharedLine: { code: 'NO_SHARED_LINE', status: 404, text: 'fault.backoffice.noSharedLine' },
  /** An operator has closed it, or very many accounts share it by now. */
  sharedLineNotOpen: {
    code: 'SHARED_LINE_NOT_OPEN',
    status: 409,
    text: 'fault.backoffice.sharedLineNotOpen',
  },
  /** Trial accounts have none. */
  noRank: { code: 'NO_RANK', status: 200, text: 'fault.backoffice.noRank' },
  /** Only operators with a stored contact look after members. */
  noManager: { code: 'NO_MANAGER', status: 200, text: 'fault.backoffice.noManager' },
  /** The file of a statement: `line` and `problem` say where and what. */
  badStatement: { code: 'BAD_STATEMENT', status: 200, text: 'fault.backoffice.badStatement' },
  /** At most 92 days, and none that is not over. */
  badRange: { code: 'BAD_RANGE', status: 200, text: 'fault.backoffice.badRange' },
  noHost: { code: 'NO_HOST', status: 404, text: 'fault.backoffice.noHost' },
  noChange: { code: 'NO_CHANGE', status: 404, text: 'fault.backoffice.noChange' },
  brandTaken: { code: 'BRAND_TAKEN', status: 200, text: 'fault.backoffice.brandTaken' },
  hostTaken: { code: 'HOST_TAKEN', status: 200, text: 'fault.backoffice.hostTaken' },
  /** The vendor does not answer, or not with a list of games. */
  vendorAway: { code: 'VENDOR_AWAY', status: 200, text: 'fault.backoffice.vendorAway' },
  /** The studio, which runs the live tables, does not answer. */
  studioAway: { code: 'STUDIO_AWAY', status: 200, text: 'fault.backoffice.studioAway' },
  /** The studio has no such table, or the table no such round. */
  noRoom: { code: 'NO_ROOM', status: 404, text: 'fault.backoffice.noRoom' },
  /** It is paid; what was paid wrongly is put right by other ways. */
  roundPaid: { code: 'ROUND_PAID', status: 409, text: 'fault.backoffice.roundPaid' },
  /** The studio has no such hand, or nobody of that name in it. */
  noCardHand: { code: 'NO_CARD_HAND', status: 404, text: 'fault.backoffice.noCardHand' },
  noCardFreeze: { code: 'NO_CARD_FREEZE', status: 404, text: 'fault.backoffice.noCardFreeze' },
  /** The member won nothing in this hand. */
  nothingWon: { code: 'NOTHING_WON', status: 409, text: 'fault.backoffice.nothingWon' },
  /** They have left the table, and were paid. */
  cardWinPaid: { code: 'CARD_WIN_PAID', status: 409, text: 'fault.backoffice.cardWinPaid' },
  /** Somebody has decided otherwise, or 72 hours are over. */
  freezeDecided: { code: 'FREEZE_DECIDED', status: 409, text: 'fault.backoffice.freezeDecided' },
  /** Only a paused card table is closed. */
  tableNotPaused: { code: 'TABLE_NOT_PAUSED', status: 409, text: 'fault.backoffice.tableNotPaused' },
  /** A hand is played at the card table. */
  handOn: { code: 'HAND_ON', status: 409, text: 'fault.backoffice.handOn' },
  /** Demonstration vendors share this account; their games exist only in this catalogue. */
  noList: { code: 'NO_LIST', status: 200, text: 'fault.backoffice.noList' },
  /** An operator cannot decide about their own request. */
  ownRequest: { code: 'OWN_REQUEST', status: 403, text: 'fault.backoffice.ownRequest' },
  /** It has been decided or has expired. */
  requestOver: { code: 'REQUEST_OVER', status: 409, text: 'fault.backoffice.requestOver' },
  /** The same request is already waiting. */
  requestWaiting: { code: 'REQUEST_WAITING', status: 409, text: 'fault.backoffice.requestWaiting' },
  /** The birthday makes the member too young to play here. */
  underAge: { code: 'UNDER_AGE', status: 200, text: 'fault.backoffice.underAge' },
  /** Operators only lower the limits of members. */
  notLower: { code: 'NOT_LOWER', status: 200, text: 'fault.backoffice.notLower' },
  firstBrand: { code: 'FIRST_BRAND', status: 200, text: 'fault.backoffice.firstBrand' },
})
