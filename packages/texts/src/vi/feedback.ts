// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': 'Góp ý',
  'feedback.hint': 'Hãy cho biết điều gì tốt, điều gì thiếu hay điều gì bị lỗi. Chúng tôi đọc tất cả.',
  'feedback.type': 'Về việc gì?',
  'feedback.type.suggestion': 'Đề xuất',
  'feedback.type.complaint': 'Khiếu nại',
  'feedback.type.bug': 'Có lỗi',
  'feedback.type.other': 'Việc khác',
  'feedback.content': 'Nội dung',
  'feedback.counter': '{count} / {most}',
  'feedback.contact': 'Cách liên hệ với bạn (không bắt buộc)',
  'feedback.contact.hint': 'Địa chỉ e-mail hoặc số điện thoại.',
  'feedback.images': 'Hình ảnh (không bắt buộc)',
  'feedback.images.hint': 'Tối đa {count} ảnh PNG hoặc JPG, mỗi ảnh {size} MB.',
  'feedback.images.add': 'Thêm ảnh',
  'feedback.images.remove': 'Bỏ {name}',
  'feedback.images.wrong': '{name} không phải ảnh PNG hoặc JPG',
  'feedback.images.tooLarge': '{name} lớn hơn {size} MB',
  'feedback.images.tooMany': 'Không quá {count} ảnh',
  'feedback.send': 'Gửi',
  'feedback.done': 'Cảm ơn bạn. Chúng tôi đã nhận được góp ý.',
  'feedback.required': 'Vui lòng nhập nội dung',
  'feedback.length': 'Nội dung dài từ {least} đến {most} ký tự',
}
