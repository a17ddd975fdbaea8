import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': '個人中心',
  'members.center.pages': '個人中心頁面',
  'members.security': '安全中心',
  'members.account': '帳戶',
  'members.since': '註冊時間',
  'members.memberNumber': '會員編號',
  'members.password': '登入密碼',
  'members.password.change': '修改登入密碼',
  'members.password.old': '舊密碼',
  'members.password.new': '新密碼',
  'members.password.confirm': '再次輸入新密碼',
  'members.password.done': '密碼已修改',
  'members.payment': '付款密碼',
  'members.birthday.invalid': '請按 yyyy-MM-dd 格式輸入日期',
  'members.birthday.tooYoung': '您必須年滿 {age} 歲',
  'fault.members.fixed': '此項只能填寫一次，請聯絡客服',
  'members.payment.set': '已設定',
  'members.payment.unset': '未設定',
  'members.payment.hint': '六位數字，保護每一次提款。',
  'members.payment.create': '設定付款密碼',
  'members.payment.change': '修改付款密碼',
  'members.payment.old': '舊付款密碼',
  'members.payment.new': '新付款密碼',
  'members.payment.confirm': '再次輸入新付款密碼',
  'members.payment.done': '付款密碼已儲存',
  'members.payment.sixDigits': '請輸入 6 個字元：僅限數字',
}
