// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': '意見回饋',
  'feedback.hint': '哪裡好、缺什麼、出了什麼問題，都請告訴我們。每一條我們都會看。',
  'feedback.type': '關於什麼？',
  'feedback.type.suggestion': '建議',
  'feedback.type.complaint': '投訴',
  'feedback.type.bug': '功能故障',
  'feedback.type.other': '其他',
  'feedback.content': '您的留言',
  'feedback.counter': '{count} / {most}',
  'feedback.contact': '聯絡方式（選填）',
  'feedback.contact.hint': '電子郵件或電話號碼。',
  'feedback.images': '圖片（選填）',
  'feedback.images.hint': '最多 {count} 張 PNG 或 JPG 圖片，每張不超過 {size} MB。',
  'feedback.images.add': '新增圖片',
  'feedback.images.remove': '移除 {name}',
  'feedback.images.wrong': '{name} 不是 PNG 或 JPG 圖片',
  'feedback.images.tooLarge': '{name} 超過 {size} MB',
  'feedback.images.tooMany': '最多 {count} 張圖片',
  'feedback.send': '傳送',
  'feedback.done': '謝謝，您的留言已送達。',
  'feedback.required': '請輸入內容',
  'feedback.length': '內容須為 {least} 至 {most} 個字',
}
