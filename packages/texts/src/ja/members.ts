import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': '会員センター',
  'members.center.pages': '会員センターのページ',
  'members.security': 'セキュリティ',
  'members.account': 'アカウント',
  'members.since': '登録日',
  'members.memberNumber': '会員番号',
  'members.password': 'ログインパスワード',
  'members.password.change': 'ログインパスワードを変更',
  'members.password.old': '現在のパスワード',
  'members.password.new': '新しいパスワード',
  'members.password.confirm': '新しいパスワード（確認）',
  'members.password.done': 'パスワードを変更しました',
  'members.payment': '出金パスワード',
  'members.birthday.invalid': '日付をyyyy-MM-ddの形式で入力してください',
  'members.birthday.tooYoung': '{age}歳以上である必要があります',
  'fault.members.fixed': 'この項目は一度だけ入力できます。カスタマーサービスにお問い合わせください',
  'members.payment.set': '設定済み',
  'members.payment.unset': '未設定',
  'members.payment.hint': '6桁の数字です。すべての出金を守ります。',
  'members.payment.create': '出金パスワードを設定',
  'members.payment.change': '出金パスワードを変更',
  'members.payment.old': '現在の出金パスワード',
  'members.payment.new': '新しい出金パスワード',
  'members.payment.confirm': '新しい出金パスワード（確認）',
  'members.payment.done': '出金パスワードを保存しました',
  'members.payment.sixDigits': '6文字で入力してください：数字のみ',
}
