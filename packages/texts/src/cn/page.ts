// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. */
export const page: Translated<typeof source> = {
  'page.home.description': '电子、真人、捕鱼、体育和可验证公平的原创游戏，尽在一处，一个钱包畅玩。',
  'page.hot.description': '{site} 今天最受欢迎的游戏。',
  'page.games.title': '{type}',
  'page.games.description': '{site} 的{type}：选择厂商，按名称查找游戏，一个钱包畅玩。',
  'page.providers.title': '厂商',
  'page.providers.description': '{site} 上同一厂商的全部游戏。',
  'page.promotions.description': '{site} 目前为会员提供的优惠及其条款。',
  'page.mall.description': '{site} 会员可用积分兑换的奖品。',
  'page.help.description': '{site} 的常见问题与解答。',
  'page.owned.description': '{site} 全体会员的资产总额，以及每位会员都能核对的证明。',
  'page.download.description': '把 {site} 装到您的手机上，一步一步教您。',
  'page.register.title': '创建账户',
  'page.register.description': '在 {site} 开户。',
  'page.login.title': '登录',
  'page.notFound.description': '此地址没有页面。',
}
