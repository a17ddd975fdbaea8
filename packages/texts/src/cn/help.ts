// SPDX-License-Identifier: Apache-2.0
import type { help as source } from '../en/help.ts'
import type { Translated } from '../translated.ts'

/** Help popup, help centre and terms of use. */
export const help: Translated<typeof source> = {
  'help.title': '帮助',
  'help.center': '帮助中心',
  'help.center.hint': '玩家最常问的问题，都在这里。',
  'help.views': '帮助或条款',
  'help.terms': '使用条款',
  'help.all': '全部帮助主题',
  'help.topics': '主题',
  'help.search': '搜索帮助',
  'help.search.empty': '没有相关主题',
  'help.search.emptyHint': '换个词试试，或写信给我们。',
  'help.found': '{count, plural, other {# 个主题}}',
  'help.empty': '暂无帮助主题',
  'help.emptyHint': '写信给我们，我们会回复您。',
  'help.write': '写信给我们',
  'help.terms.age.title': '年龄与账户',
  'help.terms.age':
    '您须年满 {age} 岁，并已达到所在地的法定年龄。每人以本人姓名持有一个账户，并自行保管密码。',
  'help.terms.money.title': '存款与提款',
  'help.terms.money':
    '存款须来自您本人的支付方式，提款只付至您本人名下的账户。付款前我们可能会核实您的身份。',
  'help.terms.play.title': '投注与结果',
  'help.terms.play': '投注自服务器接受之时起有效，结果仅由服务器产生。中断的一局按其规则结算，或全额退还。',
  'help.terms.fair.title': '公平游戏',
  'help.terms.fair': '禁止玩家串通、使用自动程序或利用系统错误。以此赢得的投注无效，账户可能被关闭。',
  'help.terms.limits.title': '量力而行',
  'help.terms.limits': '游戏是为了娱乐。只用您输得起的钱，不再开心时就停下。写信给我们，我们会帮您暂停。',
  'help.terms.data.title': '您的资料',
  'help.terms.data': '{site} 只保存运营账户所需和法律要求的资料，绝不交给他人。',
}
