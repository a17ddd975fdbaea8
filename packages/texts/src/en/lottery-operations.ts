// SPDX-License-Identifier: Apache-2.0
/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations = {
  'fault.lottery.drawState': 'The state of this draw does not allow that',
  'fault.lottery.wrongTime':
    'The new times must be later than the old ones, in order, and before the draw that follows',
  'fault.lottery.wrongResult': 'These numbers are not a possible result of this lottery',
  'fault.lottery.sameResult': 'These are the numbers that count already',
  'fault.lottery.notFed':
    'The numbers of this draw follow from its seed, so nobody can enter or correct them',
  'fault.lottery.resultTooEarly': 'A result can be entered once the draw is due',
  'fault.lottery.correctionOpen': 'A correction of this draw is open already',
  'fault.lottery.correctionState': 'This correction has been decided, or is not ready for that',
  'fault.lottery.tooManyTickets': 'There are too many tickets to add up at once. Choose less',
  'mail.lottery.delayed': '{lottery}: draw {draw} is delayed',
  'mail.lottery.delayed.text': 'The draw now takes place at {time}. Your tickets stay valid.',
  'mail.lottery.cancelled': '{lottery}: draw {draw} is cancelled',
  'mail.lottery.cancelled.text': 'The draw does not take place. Your stakes are paid back to your balance.',
  'mail.lottery.corrected': '{lottery}: the result of draw {draw} is corrected',
  'mail.lottery.corrected.text':
    'The numbers of this draw were wrong. Your tickets now count by the corrected numbers.',
  'mail.lottery.corrected.paid': '{amount} was paid to your balance.',
  'mail.lottery.corrected.taken': '{amount} was taken back.',
  'mail.lottery.corrected.owed': 'Your balance did not cover {amount}. Your next winnings settle it.',
  'lottery.fromFeed': 'These numbers come from a state result that two people entered, not from a seed.',
  'lottery.resultCorrected': 'The result was corrected. All tickets count by these numbers.',
} as const
