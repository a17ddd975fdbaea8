// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': '意见反馈',
  'feedback.hint': '哪里好、缺什么、出了什么问题，都请告诉我们。每一条我们都会看。',
  'feedback.type': '关于什么？',
  'feedback.type.suggestion': '建议',
  'feedback.type.complaint': '投诉',
  'feedback.type.bug': '功能故障',
  'feedback.type.other': '其他',
  'feedback.content': '您的留言',
  'feedback.counter': '{count} / {most}',
  'feedback.contact': '联系方式（选填）',
  'feedback.contact.hint': '邮箱或电话号码。',
  'feedback.images': '图片（选填）',
  'feedback.images.hint': '最多 {count} 张 PNG 或 JPG 图片，每张不超过 {size} MB。',
  'feedback.images.add': '添加图片',
  'feedback.images.remove': '移除 {name}',
  'feedback.images.wrong': '{name} 不是 PNG 或 JPG 图片',
  'feedback.images.tooLarge': '{name} 超过 {size} MB',
  'feedback.images.tooMany': '最多 {count} 张图片',
  'feedback.send': '发送',
  'feedback.done': '谢谢，您的留言已送达。',
  'feedback.required': '请输入内容',
  'feedback.length': '内容须为 {least} 至 {most} 个字',
}
