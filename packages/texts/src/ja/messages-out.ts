// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}：ログインコードは{secret}です。誰にも教えないでください。',
  'mail.code.register': '{site}：登録コードは{secret}です。',
  'mail.code.forgot': '{site}：パスワード再設定コードは{secret}です。心当たりがなければ無視してください。',
  'mail.code.contact': '{site}：{secret}で新しい連絡先を確認します。誰にも教えないでください。',
  'mail.contact.subject': '{site}からのコード',
  'mail.reset.subject': '{site}の仮パスワード',
  'mail.reset':
    '{username}様\n次の仮パスワードで、今から{minutes}分以内に一度だけ{site}へログインできます。\n{secret}\nログイン後、新しいパスワードを設定していただきます。心当たりがなければ無視してください。パスワードは変わっていません。',
  'mail.invite.subject': '{site}のパスワード設定',
  'mail.invite':
    '{username}様\n24時間以内に次のリンクを開き、{site}の新しいパスワードを設定してください。\n{secret}',
  'mail.security.subject': '{site}：アカウントが変更されました',
  'mail.security.title': 'アカウントが変更されました',
  'mail.security.warning': 'お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
  'mail.security': '{username} 様\n{what}\n{warning}',
  'mail.security.factorsAsked':
    'お客様の二段階認証（認証アプリとパスキー）の解除がカスタマーサービスに依頼されました。',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': 'アカウントにパスキーが追加されました。',
  'mail.security.appAdded': 'アカウントに認証アプリが設定されました。',
  'mail.security.recoveryCodesMade': 'アカウントの新しい復旧コードが作成されました。',
  'mail.security.newWaysRemoved':
    'アカウントへのアクセスが復旧されました。最近追加された二段階認証は解除されました。',
  'mail.security.factorsRemoved': 'お客様のアカウントから二段階認証が解除されました。',
  'mail.security.inviteAsked':
    'お客様のアカウントの新しいパスワードを設定するリンクがカスタマーサービスに依頼されました。',
  'mail.security.inviteMade': 'お客様のアカウントの新しいパスワードを設定するリンクが作成されました。',
  'mail.security.passwordSet': 'アカウントのパスワードが変更されました。',
  'mail.security.paymentPasswordAdded': 'アカウントに決済パスワードが設定されました。',
  'mail.security.paymentPasswordSet': '決済パスワードが変更されました。',
  'mail.security.bankAccountAdded': '出金用に末尾 {ending} の銀行口座が追加されました。',
  'mail.security.contactChanged': 'アカウントの電話番号またはメールアドレスが変更されました。',
  'mail.security.unlocked': '誤入力によるアカウントのロックをカスタマーサービスが解除しました。',
}
