// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** Small pages of the member centre, and its frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': '资金转换',
  'center.transferUpline': '转账给上级',
  'center.personalProfit': '个人盈亏',
  'center.bonusDetails': '红利明细',
  'center.messageV2': '站内信',
  'center.playerRank': 'VIP 等级',
  'center.broken': '个人中心无法打开',
  'center.promotions': '查看优惠',
  'center.transferFund.main': '主钱包',
  'center.transferFund.wallets': '您的钱包',
  'center.transferFund.maintenance': '维护中',
  'center.transferFund.onItsWay': '{amount} 正在转往：{wallet}',
  'center.transferFund.from': '从',
  'center.transferFund.to': '到',
  'center.transferFund.swap': '互换两个钱包',
  'center.transferFund.all': '全部：{amount}',
  'center.transferFund.returnAll': '全部转回',
  'center.transferFund.returned': '资金已全部回到主钱包',
  'center.transferFund.notReturned': '有钱包没有响应。您的资金安全，请稍后再试。',
  'center.transferFund.pending': '{amount} 正在途中，到账后会在此显示。',
  'center.transferFund.hint':
    '厂商若有自己的钱包，其游戏使用该钱包内的资金。您设置的游戏限额在那里不计算。在那里的投注不会出现在本站的投注记录中，也不计入流水。',
  'center.transferFund.emptyHint': '本站没有厂商另设钱包，因此无需转换。',
  'center.transfer.to': '转账给 {account}',
  'center.transfer.hint': '转账即时到账，无法撤回。',
  'center.transfer.done': '已转账 {amount}',
  'center.personalProfit.empty': '暂无内容',
  'center.personalProfit.emptyHint': '您的每一笔投注都在投注记录里。',
  'center.personalProfit.action': '打开投注记录',
  'center.bonusDetails.empty': '暂无红利',
  'center.bonusDetails.emptyHint': '您获得的红利会列在这里。',
  'center.avatar': '您的头像',
  'center.avatar.all': '可选头像',
  'center.avatar.one': '头像 {number}',
}
