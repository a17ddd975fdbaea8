import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** What leaves the house by SMS and by mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}：ログインコードは{secret}です。誰にも教えないでください。',
  'mail.code.register': '{site}：登録コードは{secret}です。',
  'mail.code.forgot': '{site}：パスワード再設定コードは{secret}です。心当たりがなければ無視してください。',
  'mail.code.contact': '{site}：{secret}で新しい連絡先を確認します。誰にも教えないでください。',
  'mail.contact.subject': '{site}からのコード',
  'mail.reset.subject': '{site}の仮パスワード',
  'mail.reset': '{username}様\n次の仮パスワードで、今から{minutes}分以内に一度だけ{site}へログインできます。\n{secret}\nログイン後、新しいパスワードを設定していただきます。心当たりがなければ無視してください。パスワードは変わっていません。',
  'mail.invite.subject': '{site}のパスワード設定',
  'mail.invite': '{username}様\n24時間以内に次のリンクを開き、{site}の新しいパスワードを設定してください。\n{secret}',
}
