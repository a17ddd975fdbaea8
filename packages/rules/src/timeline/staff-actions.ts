// SPDX-License-Identifier: Apache-2.0

/**
 * What members see of the staff's actions on their account. Whatever is not listed stays internal: signs of shared
 * accounts, moves in the line of an agent, labels, requests between operators, and all that names somebody else.
 */
export const visibleStaffActions = [
  'approveWithdrawal',
  'rejectWithdrawal',
  'sendWithdrawal',
  'payWithdrawal',
  'reopenWithdrawal',
  'answerDispute',
  'recordBankTransfer',
  'rejectBankTransfer',
  'assignPayment',
  'setAccountEnabled',
  'unlockAccount',
  'endAccountSessions',
  'blockLine',
  'unblockLine',
  'approveAccountStep',
  'changeRank',
  'assignManager',
  'writeMessage',
  'answerFeedback',
  'cancelBonus',
  'cancelReward',
  'approveApplication',
  'rejectApplication',
  'approveRedeem',
  'rejectRedeem',
  'exportTimeline',
] as const
export type VisibleStaffAction = (typeof visibleStaffActions)[number]

/** Actions whose reason is written for the member, who reads it at the item itself, too. */
const reasonsForMembers: ReadonlySet<string> = new Set<VisibleStaffAction>([
  'rejectWithdrawal',
  'answerDispute',
  'rejectBankTransfer',
  'approveApplication',
  'rejectApplication',
  'approveRedeem',
  'rejectRedeem',
])

/** Whether members may read why an operator did this. */
export const isReasonForMember = (action: string): boolean => reasonsForMembers.has(action)
