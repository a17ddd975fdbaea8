// SPDX-License-Identifier: Apache-2.0
import type { studioRefusals as source } from '../en/studio-refusals.ts'
import type { Translated } from '../translated.ts'

/** Refusals of the game server. */
export const studioRefusals: Translated<typeof source> = {
  'studio.badRequest': 'ゲームの送信内容を読み取れませんでした',
  'studio.unknownField': 'ゲームが不明な項目を送りました：{field}',
  'studio.badAmount': 'この金額ではベットできません',
  'studio.badClientSeed': 'クライアントシードは英字、数字、空白、ドット、ハイフン、下線で1～64文字です',
  'studio.badTarget': 'この目標は選べません',
  'studio.badDirection': '超か未満を選んでください',
  'studio.badMineCount': '地雷は1～24個です',
  'studio.badTile': 'このマスは盤面にありません',
  'studio.tileAlreadyOpen': 'このマスはすでに開いています',
  'studio.badRows': '8、12、16段から選んでください',
  'studio.badRisk': '低、中、高のリスクから選んでください',
  'studio.notFound': 'このラウンドはありません',
  'studio.wrongMethod': 'このアドレスではその方式を使えません',
  'studio.wrongContentType': 'この形式の内容は受け付けていません',
  'studio.tooLarge': 'リクエストが大きすぎます',
  'studio.tooManyRequests': '速すぎます。少しお待ちください',
  'studio.sessionExpired':
    'このゲームのセッションは終了しました。必要に応じてログインし、ロビーから開き直してください',
  'studio.otherGame': 'このセッションは別のゲームのものです',
  'studio.requestReused': 'このベット番号は別のベットで使用済みです',
  'studio.roundPending': 'ベットの受付中です。少しお待ちください',
  'studio.stakeTooSmall': '最小ベット額は{minimum}です',
  'studio.stakeTooLarge': '最大ベット額は{maximum}です',
  'studio.winTooLarge': '1ラウンドの払い戻しは最大{maximum}です',
  'studio.notEnoughMoney': 'このベットには残高が足りません',
  'studio.limitReached': 'あなたの限度の1つに達しました',
  'studio.noFreeRounds': 'このベットに使える無料ラウンドは残っていません',
  'studio.accountClosed': 'このアカウントは現在プレイできません',
  'studio.betNotTaken': 'ベットは成立しませんでした。引き落とされた場合は返金されます',
  'studio.roundOpen': '先に進行中のラウンドを終えてください',
  'studio.roundEnded': 'このラウンドは終了しました',
  'studio.roundArchived':
    'このラウンドはアーカイブに保管されています。カスタマーサービスにお問い合わせください',
  'studio.nothingOpened': 'マスを開いてからキャッシュアウトしてください',
  'studio.bettingClosed': 'ベットは締め切りました。次のラウンドがまもなく始まります',
  'studio.notStarted': 'ラウンドはまだ始まっていません',
  'studio.cashOutTooLate': '間に合いませんでした。ラウンドはすでにクラッシュしています',
  'studio.tableClosed': 'テーブルは一時的に閉じています。ベット額が引き落とされた場合は返金されます',
  'studio.unavailable': '現在ゲームを利用できません。しばらくしてからもう一度お試しください',
  'studio.unexpected': '当方で問題が発生しました。照会番号 {reference}',
}
