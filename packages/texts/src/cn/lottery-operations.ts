// SPDX-License-Identifier: Apache-2.0
import type { lotteryOperations as source } from '../en/lottery-operations.ts'
import type { Translated } from '../translated.ts'

/** What members read when operators delay, cancel or correct a draw, and what refuses operators. */
export const lotteryOperations: Translated<typeof source> = {
  'fault.lottery.drawState': '该期的状态不允许此操作',
  'fault.lottery.wrongTime': '新时间必须晚于原时间、顺序正确，并早于下一期',
  'fault.lottery.wrongResult': '这些号码不可能是该彩票的开奖结果',
  'fault.lottery.sameResult': '这些号码已经生效',
  'fault.lottery.notFed': '该期号码由种子得出，任何人都不能录入或更正',
  'fault.lottery.resultTooEarly': '到开奖时间后才能录入结果',
  'fault.lottery.correctionOpen': '该期已有一项更正正在进行',
  'fault.lottery.correctionState': '该更正已有决定，或尚未准备好',
  'fault.lottery.tooManyTickets': '注单太多，无法一次统计。请缩小范围',
  'mail.lottery.delayed': '{lottery}：第{draw}期延期',
  'mail.lottery.delayed.text': '开奖时间改为{time}。您的注单仍然有效。',
  'mail.lottery.cancelled': '{lottery}：第{draw}期取消',
  'mail.lottery.cancelled.text': '该期不开奖。您的投注金额已退回余额。',
  'mail.lottery.corrected': '{lottery}：第{draw}期结果已更正',
  'mail.lottery.corrected.text': '该期号码有误。您的注单现按更正后的号码计算。',
  'mail.lottery.corrected.paid': '{amount}已存入您的余额。',
  'mail.lottery.corrected.taken': '{amount}已被收回。',
  'mail.lottery.corrected.owed': '您的余额不足以支付{amount}。之后的奖金将先用于抵扣。',
  'lottery.fromFeed': '这些号码来自两人录入的官方开奖结果，而非种子。',
  'lottery.resultCorrected': '结果已更正。所有注单均按这些号码计算。',
}
