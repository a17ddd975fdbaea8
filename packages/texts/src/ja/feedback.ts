// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': 'ご意見',
  'feedback.hint': '良い点、足りない点、うまくいかなかった点をお聞かせください。すべて読んでいます。',
  'feedback.type': 'どのような内容ですか？',
  'feedback.type.suggestion': 'ご提案',
  'feedback.type.complaint': '苦情',
  'feedback.type.bug': '不具合',
  'feedback.type.other': 'その他',
  'feedback.content': 'メッセージ',
  'feedback.counter': '{count} / {most}',
  'feedback.contact': 'ご連絡先（任意）',
  'feedback.contact.hint': 'メールアドレスまたは電話番号。',
  'feedback.images': '画像（任意）',
  'feedback.images.hint': 'PNGまたはJPGを{count}枚まで、1枚{size} MBまで。',
  'feedback.images.add': '画像を追加',
  'feedback.images.remove': '{name}を削除',
  'feedback.images.wrong': '{name}はPNGまたはJPGの画像ではありません',
  'feedback.images.tooLarge': '{name}は{size} MBを超えています',
  'feedback.images.tooMany': '画像は{count}枚までです',
  'feedback.send': '送信',
  'feedback.done': 'ありがとうございます。メッセージが届きました。',
  'feedback.required': '内容を入力してください',
  'feedback.length': '内容は{least}～{most}文字で入力してください',
}
