// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const inbox: PageWords = {
  Welcome: [
    '欢迎',
    '<p>很高兴您来。您的账户已就绪，里面有游戏币。<a href="/helpmc">帮助</a>回答了新玩家最常问的问题。</p>',
  ],
  'Set a payment password': [
    '请设置支付密码',
    '<p>它守护每一笔提款。您可以在个人中心的<b>安全中心</b>里找到它。</p>',
  ],
  'Answer to your feedback': [
    '对您反馈的答复',
    '<p>感谢您的提醒。最近游戏列表现在又显示最近二十个了。</p><blockquote><p>我的最近游戏只到十个。是故意的吗？</p></blockquote>',
  ],
  'Short maintenance on Tuesday': [
    '周二短暂维护',
    '<p>站点时间 04:00 至 04:20 我们维护数据库。正在进行的局会先结束。</p>',
  ],
  'How to check a round': [
    '如何验证一局',
    '<ol><li>打开投注记录。</li><li>选择一局 Tessera 原创游戏。</li><li>点击对勾。</li></ol><p>页面会在您自己的浏览器里用种子算出结果。</p>',
  ],
}

export const toAgents: PageWords = {
  'Your team at a glance': [
    '团队一览',
    '<p>概览会汇总您整个团队在所选日期内的数据。各列表写明每个账户，并且可以搜索。</p>',
  ],
  'Pass money on within your team': [
    '在您的团队内转账',
    '<p>团队的每个账户旁边都有<b>转账</b>。您转出的款项即时到账，由您的支付密码保护。</p>',
  ],
}
