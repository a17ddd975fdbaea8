// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': '进度',
  'payout.stage.asked': '已申请',
  'payout.stage.approved': '已批准',
  'payout.stage.rejected': '已拒绝',
  'payout.stage.sent': '已发送至银行',
  'payout.stage.failed': '发送失败，我们会重试',
  'payout.stage.paid': '已付款',
  'payout.stage.received': '已收到',
  'payout.stage.forcedReceived': '视为已收到',
  'payout.stage.notReceived': '已报告未收到',
  'payout.stage.returned': '款项已退回给我们',
  'payout.times': '通常在{usual}内付款；100 笔中有 95 笔在{most}内付款',
  'payout.review': '付款前会有专人查看此笔提款，您无需做任何事。',
  'payout.reason.NAME_DIFFERS': '该账户不是您本人的名字。请添加您本人名下的账户，然后重新申请提款。',
  'payout.reason.ACCOUNT_WRONG': '账号不正确。请核对后重新添加账户，再次申请提款。',
  'payout.reason.BANK_UNAVAILABLE': '我们目前无法向这家银行付款。请选择其他账户。',
  'payout.reason.IDENTITY': '我们需要确认是您本人。请联系客服，并准备好身份证件。',
  'payout.reason.OTHER': '请联系客服，他们会帮助您。',
  'fault.wallet.payeeRefused': '我们无法向此账户付款。请选择其他账户或联系客服',
  'fault.backoffice.sameOperator': '您已批准过此笔提款，必须由另一位操作员决定',
  'fault.backoffice.aboveTier': '您的角色最多可批准 {max}',
  'fault.backoffice.noPayoutAccount': '没有适合此笔提款的可用付款账户',
  'fault.backoffice.payoutAccountTaken': '已存在使用此编号的付款账户',
}
