// SPDX-License-Identifier: Apache-2.0
import type { messages as source } from '../en/messages.ts'
import type { Translated } from '../translated.ts'

/** Banners and notices. */
export const messages: Translated<typeof source> = {
  'messages.banners': 'お得な情報とニュース',
  'messages.banner.of': '{number} / {total}',
  'messages.banner.pause': 'バナーを止める',
  'messages.banner.play': 'バナーを再開',
  'messages.banner.show': 'バナー{number}を表示',
  'messages.notices': 'お知らせ',
  'messages.notices.all': 'すべてのお知らせ',
  'messages.notices.pinned': '固定',
  'messages.notices.empty': 'お知らせはまだありません',
  'messages.notices.previous': '前のお知らせ',
  'messages.notices.next': '次のお知らせ',
  'messages.notices.of': '{number} / {total}',
  'messages.publicity': 'ニュース',
  'messages.publicity.more': 'ほかのお知らせ（{count}）',
  'messages.leave.title': 'このサイトから移動します',
  'messages.leave.text': 'このリンクの移動先は{host}で、当サイトのものではありません。',
  'messages.leave.go': 'リンクを開く',
  'messages.leave.stay': 'ここにとどまる',
  'messages.answer.title': 'ご意見への回答',
  'fault.messages.contentEmpty': '内容を入力してください',
  'fault.messages.contentLength': '内容は{min}～{max}文字で入力してください',
  'fault.messages.changedElsewhere':
    '別の人が先に変更しました。読み込み直してから、もう一度変更してください。',
  'fault.messages.pageTaken': 'このページには別の項目が公開されています。先にアーカイブしてください。',
  'fault.messages.nothingPublished': 'この項目はまだ公開されていません',
  'fault.messages.noSuchPicture': 'この項目の画像がライブラリーにないか、種類が違います',
  'fault.messages.pictureNotReadable': 'このファイルは画像として読み取れません',
  'fault.messages.pictureWrongKind': '{formats}の画像のみ受け付けています',
  'fault.messages.pictureOtherName': 'ファイル名は{named}ですが、実際は{found}の画像です',
  'fault.messages.pictureTooLarge': '画像は5 MBまでです',
  'fault.messages.pictureTooManyPixels': '画像は4,000万画素までです',
  'fault.messages.pictureTooSmall': '画像が小さすぎます：{width} × {height}ピクセル以上が必要です',
  'fault.messages.pictureInUse': 'この画像は使用中です：{items}',
  'fault.messages.tooManyFeedbacks': 'すでに何件か送信されています。10分後にもう一度お試しください。',
  'fault.messages.tooManyPictures':
    '本日の画像は上限に達しました。画像なしで送信するか、明日もう一度お試しください。',
  'fault.messages.libraryFull':
    'このブランドのライブラリは満杯です（{most}枚）。使われていない画像を削除してください。',
  'fault.messages.alreadyAnswered': 'このご意見には回答済みです',
  'fault.messages.nobodyToAnswer': '訪問者からのご意見のため、回答先の受信箱がありません',
  'fault.messages.noSuchMember': 'その会員はいません',
}
