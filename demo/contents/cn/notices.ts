// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const notices: PageWords = {
  'This site plays with play money': [
    '本站使用游戏币',
    '<p>这里的所有余额都是沙盒银行的游戏币，不涉及真实输赢。</p>',
  ],
  'Play within your limits': [
    '量力而行',
    '<p>开始之前，先决定投入多少、玩多久。<a href="/helpmc">理性游戏</a>说明我们如何帮您暂停。</p>',
  ],
  'We never ask for your password': [
    '我们绝不询问您的密码',
    '<p>本站任何人都不会询问您的登录密码或支付密码：邮件里不会，聊天里不会，电话里也不会。谁这样问，谁就不是我们的人。</p>',
  ],
  'How to check a round': [
    '如何验证一局',
    '<p>打开投注记录，选择一局 Tessera 原创游戏，点击对勾。更换种子之后，页面会在您自己的浏览器里重新计算这一局。</p>',
  ],
  'Withdrawals are held at once': [
    '提款即时冻结',
    '<p>您一提交提款，该金额立即冻结，经工作人员批准后付款。到账后请确认：这样双方都可结案。</p>',
  ],
  'Short maintenance on Tuesday': [
    '周二短暂维护',
    '<p>站点时间 <b>04:00 至 04:20</b>，我们将维护数据库。进行中的牌局会先结束；余额不受影响。</p>',
  ],
  'A quicker lobby': [
    '大厅更快了',
    '<p>从游戏返回时，游戏列表会记得您的位置；搜索时多打一个字母也没关系。</p>',
  ],
  'Write down your payment password': [
    '请记好支付密码',
    '<p>它是六位数字，保护每一笔提款。客服无法查看；只有确认是您本人后，才能重新设置。</p>',
  ],
  'Dark or light': ['深色或浅色', '<p>页眉的开关可以立即改变整个网站的外观，本设备会记住您的选择。</p>'],
  'Statements for your own books': [
    '您的账目明细',
    '<p>账户记录列出每一笔余额变动及变动后的余额。选择日期，翻页查看即可。</p>',
  ],
  'One person, one account': [
    '一人一户',
    '<p>请只使用一个账户。同一人的第二个账户会被关闭，其在优惠中赢得的金额将被收回。</p>',
  ],
  'Welcome to the new site': [
    '欢迎来到新家',
    '<p>我们搬家了。一切都在老地方，有几样还换到了更好的位置。若少了什么，请用每页底部的<b>意见反馈</b>告诉我们。</p>',
  ],
  'The night site uses play money': ['夜间平台使用游戏币', '<p>不涉及真实输赢。</p>'],
  'Opening hours': ['开放时间', '<p>没有打烊的时候，我们一直开着。</p>'],
  'One account for this site': ['本站需单独开户', '<p>其他品牌的账户在这里不能使用，请重新注册。</p>'],
}

export const popups: PageWords = {
  'Good to see you': [
    '很高兴见到您',
    '<h3>请知悉三件事</h3><ul><li><b>这里是游戏币。</b>不涉及真实输赢。</li><li><b>每一局都能验证。</b>Tessera 原创游戏在您投注之前就公示种子哈希。</li>' +
      '<li><b>您的记录完整无缺。</b>每一注都在，附有编号和余额。</li></ul><p class="center"><a href="/inhouse">看看原创游戏</a></p>',
  ],
  'Take a break whenever you like': [
    '想休息就休息',
    '<p>游戏是为了开心。当它不再开心时：</p><ol><li>在您的账户中打开<a href="/?center=saferPlay">负责任博彩</a>。</li><li>为存款、投注、亏损或游戏时间设定限额。调低的限额立即生效。</li><li>休息最长六周，或自我排除更长时间。您的余额始终属于您。</li></ol><blockquote>事先定下的限额，比事后定下的更容易遵守。</blockquote>',
  ],
  'Welcome to the night': [
    '欢迎来到夜晚',
    '<p class="lead">调暗灯光，慢慢来。</p><p><a href="/inhouse">从我们自家的游戏开始</a></p>',
  ],
}
