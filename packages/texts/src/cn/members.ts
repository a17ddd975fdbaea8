import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': '个人中心',
  'members.center.pages': '个人中心页面',
  'members.security': '安全中心',
  'members.account': '账户',
  'members.since': '注册时间',
  'members.memberNumber': '会员编号',
  'members.password': '登录密码',
  'members.password.change': '修改登录密码',
  'members.password.old': '旧密码',
  'members.password.new': '新密码',
  'members.password.confirm': '再次输入新密码',
  'members.password.done': '密码已修改',
  'members.payment': '支付密码',
  'members.birthday.invalid': '请按 yyyy-MM-dd 格式输入日期',
  'members.birthday.tooYoung': '您必须年满 {age} 岁',
  'fault.members.fixed': '此项只能填写一次，请联系客服',
  'members.payment.set': '已设置',
  'members.payment.unset': '未设置',
  'members.payment.hint': '六位数字，保护每一次提款。',
  'members.payment.create': '设置支付密码',
  'members.payment.change': '修改支付密码',
  'members.payment.old': '旧支付密码',
  'members.payment.new': '新支付密码',
  'members.payment.confirm': '再次输入新支付密码',
  'members.payment.done': '支付密码已保存',
  'members.payment.sixDigits': '请输入 6 个字符：仅限数字',
}
